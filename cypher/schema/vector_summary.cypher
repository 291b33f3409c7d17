// Vector index over Summary.embedding, filterable by collection.
// access: write
:param dimension => 384;
CYPHER 25
CREATE VECTOR INDEX summary_embedding IF NOT EXISTS FOR (n:Summary) ON n.embedding WITH [n.collection]
OPTIONS {indexConfig: {`vector.dimensions`: $dimension, `vector.similarity_function`: 'cosine'}};
