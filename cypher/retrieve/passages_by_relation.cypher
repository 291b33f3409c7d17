// Passages with the sentences nearest to a vector among those that name two entities or more: what relates them.
// access: read
:param collection => "default";
:param limit => 40;
:param [vector] => { MATCH (s:Sentence) WHERE s.embedding IS NOT NULL RETURN s.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (s:Sentence)
SEARCH s IN (VECTOR INDEX sentence_embedding FOR $vector WHERE s.collection = $collection LIMIT $limit) SCORE AS score
WITH s, score WHERE COUNT { (s)-[:MENTIONS]->() } >= 2
MATCH (p:Passage)-[:HAS_SENTENCE]->(s)
RETURN p.id AS id, max(score) AS score, p.text AS text ORDER BY score DESC, id;
