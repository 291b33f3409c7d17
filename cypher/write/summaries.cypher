// Write Summary nodes, bound to their passage.
// access: write
:param rows => [];
CYPHER 25
UNWIND $rows AS row
MATCH (p:Passage {id: row.passage})
MERGE (s:Summary {id: row.id})
SET s.collection = row.collection, s.text = row.text, s.method = row.method, s.embedding = toFloatList(row.embedding)
MERGE (p)-[:SUMMARIZED_BY]->(s);
