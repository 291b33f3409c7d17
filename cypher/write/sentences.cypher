// Write Sentence nodes, labelled by language for the full-text indexes.
// access: write
:param rows => [];
CYPHER 25
UNWIND $rows AS row
MERGE (s:Sentence {id: row.id})
SET s:$(row.label), s.collection = row.collection, s.index = row.index, s.text = row.text,
    s.char_start = row.char_start, s.char_end = row.char_end, s.embedding = toFloatList(row.embedding);
