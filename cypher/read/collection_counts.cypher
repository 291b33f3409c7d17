// Number of nodes and relationships of every kind in one collection.
// access: read
:param collection => "default";
UNWIND ['Document', 'Passage', 'Summary', 'Sentence', 'Entity', 'Event'] AS name
CALL (name) { MATCH (n:$(name) {collection: $collection}) RETURN count(n) AS n }
RETURN name, n
UNION ALL
UNWIND ['HAS_PASSAGE', 'NEXT_PASSAGE', 'SUMMARIZED_BY', 'ABSTRACTS', 'HAS_SENTENCE', 'MENTIONS', 'CONTAINS', 'DEFINES',
        'EXTRACTED_FROM', 'INVOLVES', 'TEMPORAL'] AS name
CALL (name) { MATCH ({collection: $collection})-[r:$(name)]->() RETURN count(r) AS n }
RETURN name, n;
