// Vector index over Sentence.embedding, filterable by collection.
// access: write
:param dimension => 384;
CYPHER 25
CREATE VECTOR INDEX sentence_embedding IF NOT EXISTS FOR (n:Sentence) ON n.embedding WITH [n.collection]
OPTIONS {indexConfig: {`vector.dimensions`: $dimension, `vector.similarity_function`: 'cosine'}};
