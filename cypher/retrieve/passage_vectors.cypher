// The vectors of chosen passages, packed: as lists of numbers they take ten times as long.
// access: read
:param ids => [];
CYPHER 25
MATCH (p:Passage) WHERE p.id IN $ids AND p.embedding IS NOT NULL
RETURN p.id AS id, vector(p.embedding, size(p.embedding), FLOAT32) AS vector;
