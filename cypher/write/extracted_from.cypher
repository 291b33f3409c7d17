// Link events to the sentences they were extracted from.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (e:Event {id: row.event}) MATCH (s:Sentence {id: row.sentence})
MERGE (e)-[:EXTRACTED_FROM]->(s);
