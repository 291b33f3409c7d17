// Events of chosen documents that overlap a window (static ones always do), nearest to the question first.
// access: read
:param collection => "default";
:param documents => ["ann_lee.txt"];
:param from => -1000000000;
:param to => 1000000000;
:param limit => 50;
:param [vector] => { MATCH (e:Event) WHERE e.embedding IS NOT NULL RETURN e.embedding AS vector LIMIT 1 };
MATCH (d:Document {collection: $collection}) WHERE d.id IN $documents
MATCH (d)-[:HAS_PASSAGE]->()-[:HAS_SENTENCE]->()<-[:EXTRACTED_FROM]-(e:Event)
WITH DISTINCT e WHERE e.kind = 'static' OR (e.start_day <= $to AND e.end_day >= $from)
RETURN e.id AS id, vector.similarity.cosine(e.embedding, $vector) AS score, e.text AS text
ORDER BY score DESC, id LIMIT $limit;
