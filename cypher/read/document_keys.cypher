// Every property that documents of a collection carry.
// access: read
:param collection => "default";
MATCH (d:Document {collection: $collection}) UNWIND keys(d) AS key RETURN DISTINCT key ORDER BY key;
