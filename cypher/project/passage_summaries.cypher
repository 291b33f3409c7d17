// Every passage of a collection in the order of the texts: its summary's vector (its own where it has no summary), and its
// entities with their shares of its mentions. Vectors come packed: as lists of numbers they take ten times as long.
// access: read
:param collection => "default";
CYPHER 25
MATCH (d:Document {collection: $collection})-[:HAS_PASSAGE]->(p:Passage)
OPTIONAL MATCH (p)-[:SUMMARIZED_BY]->(s:Summary)
WITH d, p, coalesce(s.embedding, p.embedding) AS numbers WHERE numbers IS NOT NULL
RETURN d.id AS document, p.id AS id, vector(numbers, size(numbers), FLOAT32) AS vector, COLLECT {
  MATCH (p)-[c:CONTAINS]->(e:Entity) RETURN [e.id, c.weight] ORDER BY e.id
} AS shares ORDER BY document, p.index;
