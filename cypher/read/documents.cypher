// The documents of a collection with what they hold.
// access: read
:param collection => "default";
MATCH (d:Document {collection: $collection})
RETURN d.id AS id, d.title AS title, d.language AS language, d.source AS source,
       COUNT { (d)-[:HAS_PASSAGE]->() } AS passages,
       COUNT { MATCH (d)-[:HAS_PASSAGE]->()-[:HAS_SENTENCE]->(s) RETURN DISTINCT s } AS sentences,
       COUNT { MATCH (d)-[:HAS_PASSAGE]->()-[:HAS_SENTENCE]->()<-[:EXTRACTED_FROM]-(e) RETURN DISTINCT e } AS events
ORDER BY id;
