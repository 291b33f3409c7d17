// Which entities a passage is about.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Passage {id: row.from}) MATCH (e:Entity {id: row.entity})
MERGE (a)-[r:DEFINES]->(e) SET r.weight = row.weight, r.surfaces = row.surfaces, r.kinds = row.kinds;
