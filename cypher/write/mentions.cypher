// Which entities a sentence names, how often and how they are written.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Sentence {id: row.from}) MATCH (e:Entity {id: row.entity})
MERGE (a)-[r:MENTIONS]->(e) SET r.count = row.count, r.surfaces = row.surfaces, r.kinds = row.kinds;
