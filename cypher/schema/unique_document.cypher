// One Document node per caller's id within a collection.
// access: write
CREATE CONSTRAINT document_id IF NOT EXISTS FOR (n:Document) REQUIRE (n.collection, n.id) IS UNIQUE;
