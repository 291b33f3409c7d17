// Number of relationships of every type of the graph model, over all collections.
// access: read
UNWIND ['HAS_PASSAGE', 'NEXT_PASSAGE', 'SUMMARIZED_BY', 'ABSTRACTS', 'HAS_SENTENCE', 'MENTIONS', 'CONTAINS', 'DEFINES',
        'EXTRACTED_FROM', 'INVOLVES', 'TEMPORAL'] AS type
CALL (type) { MATCH ()-[r:$(type)]->() RETURN count(r) AS n }
RETURN type AS name, n;
