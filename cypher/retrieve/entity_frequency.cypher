// How many passages contain each of some entities.
// access: read
:param ids => [];
MATCH (e:Entity) WHERE e.id IN $ids
RETURN e.id AS id, COUNT { (e)<-[:CONTAINS]-() } AS passages;
