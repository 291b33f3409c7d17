// One Sentence node per id: what makes every MERGE deterministic.
// access: write
CREATE CONSTRAINT sentence_id IF NOT EXISTS FOR (n:Sentence) REQUIRE n.id IS UNIQUE;
