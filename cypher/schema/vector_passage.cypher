// Vector index over Passage.embedding, filterable by collection.
// access: write
:param dimension => 384;
CYPHER 25
CREATE VECTOR INDEX passage_embedding IF NOT EXISTS FOR (n:Passage) ON n.embedding WITH [n.collection]
OPTIONS {indexConfig: {`vector.dimensions`: $dimension, `vector.similarity_function`: 'cosine'}};
