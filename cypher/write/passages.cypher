// Write Passage nodes under their Document, labelled by language for the full-text indexes.
// access: write
:param rows => [];
CYPHER 25
UNWIND $rows AS row
MATCH (d:Document {collection: row.collection, id: row.document})
MERGE (p:Passage {id: row.id})
SET p:$(row.label), p.collection = row.collection, p.index = row.index, p.text = row.text,
    p.char_start = row.char_start, p.char_end = row.char_end, p.embedding = toFloatList(row.embedding)
MERGE (d)-[r:HAS_PASSAGE]->(p) SET r.index = row.index;
