// One record of the embedding model that filled the vector indexes.
// access: write
CREATE CONSTRAINT index_model IF NOT EXISTS FOR (n:ChronofluxModel) REQUIRE n.id IS UNIQUE;
