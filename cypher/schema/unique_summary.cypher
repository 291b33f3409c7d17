// One Summary node per id: what makes every MERGE deterministic.
// access: write
CREATE CONSTRAINT summary_id IF NOT EXISTS FOR (n:Summary) REQUIRE n.id IS UNIQUE;
