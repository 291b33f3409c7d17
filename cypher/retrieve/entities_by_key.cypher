// Entities by normalised name.
// access: read
:param collection => "default";
:param ids => [];
MATCH (e:Entity) WHERE e.id IN $ids AND e.collection = $collection
RETURN e.id AS id, e.name AS name, e.kind AS kind, COUNT { (e)--() } AS degree;
