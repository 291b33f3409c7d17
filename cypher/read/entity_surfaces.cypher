// How some entities are written wherever they occur, and what they are called now.
// access: read
:param ids => [];
MATCH (e:Entity) WHERE e.id IN $ids
OPTIONAL MATCH (e)<-[m:MENTIONS|ABSTRACTS]-()
WITH e, collect(m.surfaces) AS surfaces, collect(m.kinds) AS kinds
OPTIONAL MATCH (e)<-[o:INVOLVES|DEFINES]-() WHERE size(surfaces) = 0
WITH e, surfaces, kinds, collect(o.surfaces) AS other_surfaces, collect(o.kinds) AS other_kinds
RETURN e.id AS id, e.normalized AS normalized, e.name AS name, e.kind AS kind, e.aliases AS aliases,
       e.embedding IS NOT NULL AS embedded,
       reduce(all = [], s IN surfaces + other_surfaces | all + s) AS surfaces, reduce(all = [], k IN kinds + other_kinds | all + k) AS kinds;
