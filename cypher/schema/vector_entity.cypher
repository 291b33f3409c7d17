// Vector index over Entity.embedding, filterable by collection.
// access: write
:param dimension => 384;
CYPHER 25
CREATE VECTOR INDEX entity_embedding IF NOT EXISTS FOR (n:Entity) ON n.embedding WITH [n.collection]
OPTIONS {indexConfig: {`vector.dimensions`: $dimension, `vector.similarity_function`: 'cosine'}};
