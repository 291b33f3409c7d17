// Ids of the dated events of some documents.
// access: read
:param collection => "default";
:param documents => ["ann_lee.txt"];
MATCH (d:Document {collection: $collection})-[:HAS_PASSAGE]->()-[:HAS_SENTENCE]->()<-[:EXTRACTED_FROM]-(e:Event {kind: 'dated'})
WHERE d.id IN $documents
RETURN DISTINCT e.id AS id;
