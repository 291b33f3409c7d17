// Ids of the entities that some documents name, summarise, define or involve.
// access: read
:param collection => "default";
:param documents => ["ann_lee.txt"];
MATCH (d:Document {collection: $collection}) WHERE d.id IN $documents
MATCH (d)-[:HAS_PASSAGE]->(p:Passage)
CALL (p) {
  MATCH (p)-[:CONTAINS|DEFINES]->(e:Entity) RETURN e
  UNION MATCH (p)-[:SUMMARIZED_BY]->()-[:ABSTRACTS]->(e:Entity) RETURN e
  UNION MATCH (p)-[:HAS_SENTENCE]->()<-[:EXTRACTED_FROM]-()-[:INVOLVES]->(e:Entity) RETURN e
}
RETURN DISTINCT e.id AS id;
