// Passages that hold chosen entities, with how often each is named and its share of the passage's mentions.
// access: read
:param entities => [];
MATCH (e:Entity) WHERE e.id IN $entities
MATCH (p:Passage)-[c:CONTAINS]->(e)
RETURN p.id AS id, e.id AS entity, c.count AS count, c.weight AS weight ORDER BY id, entity;
