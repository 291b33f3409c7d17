// One lock per collection: writers of one collection take turns.
// access: write
CREATE CONSTRAINT lock_collection IF NOT EXISTS FOR (n:ChronofluxLock) REQUIRE n.collection IS UNIQUE;
