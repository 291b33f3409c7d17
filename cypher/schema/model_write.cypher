// Record the embedding model on first use.
// access: write
:param name => "minilm-int8";
:param dimension => 384;
MERGE (m:ChronofluxModel {id: 'embedding'})
ON CREATE SET m.name = $name, m.dimension = $dimension
RETURN m.name AS name, m.dimension AS dimension;
