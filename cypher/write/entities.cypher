// Make sure that entities exist; their names and kinds are settled from all their surfaces afterwards.
// access: write
:param rows => [{id: "x", collection: "default", normalized: "ann lee", name: "Ann Lee", kind: "PERSON", embedding: null}];
CYPHER 25
UNWIND $rows AS row
MERGE (e:Entity {id: row.id})
ON CREATE SET e.collection = row.collection, e.normalized = row.normalized, e.name = row.name, e.kind = row.kind,
              e.aliases = [], e.embedding = toFloatList(row.embedding);
