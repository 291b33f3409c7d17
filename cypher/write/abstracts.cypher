// Which entities a summary keeps.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Summary {id: row.from}) MATCH (e:Entity {id: row.entity})
MERGE (a)-[r:ABSTRACTS]->(e) SET r.count = row.count, r.surfaces = row.surfaces, r.kinds = row.kinds;
