// Write Document nodes.
// access: write
:param rows => [{id: "a.txt", collection: "default", properties: {title: "A"}}];
UNWIND $rows AS row
MERGE (d:Document {collection: row.collection, id: row.id})
SET d += row.properties, d.loaded_at = datetime();
