// Store the vectors of entities' names.
// access: write
:param rows => [];
CYPHER 25
UNWIND $rows AS row
MATCH (e:Entity {id: row.id}) SET e.embedding = toFloatList(row.embedding);
