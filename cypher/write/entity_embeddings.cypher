// Store the vectors of entities' names.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (e:Entity {id: row.id}) SET e.embedding = row.embedding;
