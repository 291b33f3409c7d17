// Passages nearest to a question's vector.
// access: read
:param collection => "default";
:param limit => 10;
:param [vector] => { MATCH (p:Passage) WHERE p.embedding IS NOT NULL RETURN p.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (p:Passage)
SEARCH p IN (VECTOR INDEX passage_embedding FOR $vector WHERE p.collection = $collection LIMIT $limit) SCORE AS score
RETURN p.id AS id, score, p.text AS text;
