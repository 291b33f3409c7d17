// Delete those of the given entities that nothing refers to any more.
// access: write
:param ids => [];
MATCH (e:Entity) WHERE e.id IN $ids AND NOT EXISTS { (e)--() }
DETACH DELETE e;
