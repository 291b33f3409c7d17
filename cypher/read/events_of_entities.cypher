// Dated events that involve any of the given entities, with all the entities each involves.
// access: read
:param entities => [];
MATCH (x:Entity)<-[:INVOLVES]-(e:Event {kind: 'dated'}) WHERE x.id IN $entities
WITH DISTINCT e
MATCH (e)-[:INVOLVES]->(all:Entity)
RETURN e.id AS id, e.start_day AS start_day, e.end_day AS end_day, collect(all.id) AS entities;
