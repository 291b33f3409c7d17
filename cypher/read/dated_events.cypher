// Every dated event of a collection.
// access: read
:param collection => "default";
MATCH (e:Event {collection: $collection, kind: 'dated'}) RETURN e.id AS id ORDER BY id;
