// Which entities a passage names, with their share of all its mentions.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Passage {id: row.from}) MATCH (e:Entity {id: row.entity})
MERGE (a)-[r:CONTAINS]->(e) SET r.count = row.count, r.weight = row.weight;
