// Link each passage to the one after it.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Passage {id: row.from}) MATCH (b:Passage {id: row.to})
MERGE (a)-[r:NEXT_PASSAGE]->(b) SET r.index = row.index;
