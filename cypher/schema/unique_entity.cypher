// One Entity node per id: what makes every MERGE deterministic.
// access: write
CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (n:Entity) REQUIRE n.id IS UNIQUE;
