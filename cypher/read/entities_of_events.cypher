// Ids of the entities that the given events involve.
// access: read
:param events => [];
MATCH (e:Event)-[:INVOLVES]->(x:Entity) WHERE e.id IN $events
RETURN DISTINCT x.id AS id;
