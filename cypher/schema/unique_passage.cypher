// One Passage node per id: what makes every MERGE deterministic.
// access: write
CREATE CONSTRAINT passage_id IF NOT EXISTS FOR (n:Passage) REQUIRE n.id IS UNIQUE;
