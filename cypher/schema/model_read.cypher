// The embedding model that the vector indexes were made for.
// access: read
MATCH (m:ChronofluxModel {id: 'embedding'}) RETURN m.name AS name, m.dimension AS dimension;
