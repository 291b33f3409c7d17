// Link passages to the sentences they hold; overlapping passages share some.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (p:Passage {id: row.passage}) MATCH (s:Sentence {id: row.sentence})
MERGE (p)-[r:HAS_SENTENCE]->(s) SET r.index = row.index;
