// Documents whose entities and edges are still to be settled, with the number of their dated events.
// access: read
:param collection => "default";
MATCH (l:ChronofluxLedger {collection: $collection, state: 'written'})
OPTIONAL MATCH (d:Document {collection: $collection, id: l.document})-[:HAS_PASSAGE]->()-[:HAS_SENTENCE]->()<-[:EXTRACTED_FROM]-(e:Event {kind: 'dated'})
RETURN l.id AS id, l.document AS document, count(DISTINCT e) AS events ORDER BY id;
