// Passages that match words (BM25).
// access: read
:param collection => "default";
:param index => "passage_text_en";
:param query => "minister health";
:param limit => 200;
CALL db.index.fulltext.queryNodes($index, $query, {limit: $limit}) YIELD node AS p, score
WHERE p.collection = $collection
RETURN p.id AS id, score, p.text AS text ORDER BY score DESC, id;
