// One Event node per id: what makes every MERGE deterministic.
// access: write
CREATE CONSTRAINT event_id IF NOT EXISTS FOR (n:Event) REQUIRE n.id IS UNIQUE;
