// Write Event nodes (dynamic event units), labelled by language for the full-text indexes.
// access: write
:param rows => [];
CYPHER 25
UNWIND $rows AS row
MERGE (e:Event {id: row.id})
SET e:$(row.label), e += row.properties, e.collection = row.collection, e.embedding = toFloatList(row.embedding);
