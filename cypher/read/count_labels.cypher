// Number of nodes of every label of the graph model, over all collections.
// access: read
UNWIND ['Document', 'Passage', 'Summary', 'Sentence', 'Entity', 'Event'] AS label
CALL (label) { MATCH (n:$(label)) RETURN count(n) AS n }
RETURN label AS name, n;
