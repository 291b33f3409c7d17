// Passages of chosen documents, nearest to the question first.
// access: read
:param collection => "default";
:param documents => ["ann_lee.txt"];
:param limit => 10;
:param [vector] => { MATCH (p:Passage) WHERE p.embedding IS NOT NULL RETURN p.embedding AS vector LIMIT 1 };
MATCH (d:Document {collection: $collection})-[:HAS_PASSAGE]->(p:Passage) WHERE d.id IN $documents
RETURN p.id AS id, vector.similarity.cosine(p.embedding, $vector) AS score, p.text AS text
ORDER BY score DESC, id LIMIT $limit;
