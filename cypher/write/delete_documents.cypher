// Delete documents with their passages, summaries, sentences, events and ledger entries; entities stay for now.
// access: write
:param collection => "default";
:param documents => [];
MATCH (d:Document {collection: $collection}) WHERE d.id IN $documents
OPTIONAL MATCH (d)-[:HAS_PASSAGE]->(p)
OPTIONAL MATCH (p)-[:SUMMARIZED_BY]->(m)
OPTIONAL MATCH (p)-[:HAS_SENTENCE]->(s)
OPTIONAL MATCH (s)<-[:EXTRACTED_FROM]-(e)
OPTIONAL MATCH (l:ChronofluxLedger {collection: $collection, document: d.id})
DETACH DELETE d, p, m, s, e, l;
