// Passages that hold sentences matching words; a passage scores what its best sentences score together.
// access: read
:param collection => "default";
:param index => "sentence_text_en";
:param query => "minister health";
:param limit => 200;
CALL db.index.fulltext.queryNodes($index, $query, {limit: $limit}) YIELD node AS s, score
WHERE s.collection = $collection
MATCH (s)<-[:HAS_SENTENCE]-(p:Passage)
WITH p, max(score) AS best, sum(score) AS total
RETURN p.id AS id, best + 0.2 * (total - best) AS score, p.text AS text ORDER BY score DESC, id;
