// Which passages may be evidence of a time: all but those whose dated events lie wholly before or wholly after it.
// access: read
:param ids => [];
:param from => -1000000000;
:param to => 1000000000;
MATCH (p:Passage) WHERE p.id IN $ids
OPTIONAL MATCH (p)-[:HAS_SENTENCE]->(:Sentence)<-[:EXTRACTED_FROM]-(e:Event {kind: 'dated'})
WITH p, min(e.start_day) AS first, max(e.end_day) AS last
WHERE first IS NULL OR (first <= $to AND last >= $from)
RETURN p.id AS id;
