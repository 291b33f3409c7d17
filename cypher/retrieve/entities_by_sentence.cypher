// Entities that the sentences nearest to a question mention, with the likeness of the nearest (FlowRAG's micro seeds).
// access: read
:param collection => "default";
:param limit => 4;
:param [vector] => { MATCH (s:Sentence) WHERE s.embedding IS NOT NULL RETURN s.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (s:Sentence)
SEARCH s IN (VECTOR INDEX sentence_embedding FOR $vector WHERE s.collection = $collection LIMIT $limit) SCORE AS score
MATCH (s)-[:MENTIONS]->(e:Entity)
RETURN e.id AS id, e.name AS name, max(2 * score - 1) AS cosine;
