// Passages with their documents.
// access: read
:param ids => [];
MATCH (d:Document)-[:HAS_PASSAGE]->(p:Passage) WHERE p.id IN $ids
RETURN p.id AS id, p.text AS text, p.char_start AS char_start, p.char_end AS char_end, p.index AS index,
       d.id AS document, d.title AS title, d.language AS language, d.reference_date AS reference_date;
