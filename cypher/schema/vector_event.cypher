// Vector index over Event.embedding (text then time), filterable by collection, days and kind.
// access: write
:param dimension => 448;
CYPHER 25
CREATE VECTOR INDEX event_embedding IF NOT EXISTS FOR (e:Event) ON e.embedding WITH [e.collection, e.start_day, e.end_day, e.kind]
OPTIONS {indexConfig: {`vector.dimensions`: $dimension, `vector.similarity_function`: 'cosine'}};
