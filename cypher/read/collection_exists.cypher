// One row when the collection holds a document, else none.
// access: read
:param collection => "default";
MATCH (d:Document {collection: $collection}) RETURN d.id AS id LIMIT 1;
