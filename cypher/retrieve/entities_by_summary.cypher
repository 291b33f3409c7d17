// Entities that the summaries nearest to a question keep, with the likeness of the nearest (FlowRAG's macro seeds).
// access: read
:param collection => "default";
:param limit => 2;
:param [vector] => { MATCH (s:Summary) WHERE s.embedding IS NOT NULL RETURN s.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (s:Summary)
SEARCH s IN (VECTOR INDEX summary_embedding FOR $vector WHERE s.collection = $collection LIMIT $limit) SCORE AS score
MATCH (s)-[:ABSTRACTS]->(e:Entity)
RETURN e.id AS id, e.name AS name, max(2 * score - 1) AS cosine;
