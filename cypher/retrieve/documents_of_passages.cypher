// The document that each passage belongs to.
// access: read
:param ids => [];
MATCH (d:Document)-[:HAS_PASSAGE]->(p:Passage) WHERE p.id IN $ids
RETURN p.id AS id, d.id AS document;
