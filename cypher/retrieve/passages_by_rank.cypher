// Passages by personalised PageRank over passages and entities, from weighted entities and passages (LinearRAG's second
// stage). Project the graph by project/entity_graph first.
// access: read
:param graph => "chronoflux_entities";
:param entities => {};
:param passages => {};
:param damping => 0.5;
:param limit => 20;
CALL () {
  MATCH (n:Entity) WHERE n.id IN keys($entities) RETURN n, $entities[n.id] AS weight
  UNION ALL
  MATCH (n:Passage) WHERE n.id IN keys($passages) RETURN n, $passages[n.id] AS weight
}
WITH n, weight ORDER BY n.id
WITH collect(CASE WHEN weight > 0 AND EXISTS { (n)-[:CONTAINS]-() } THEN [n, weight] END) AS sources
WHERE size(sources) > 0
CALL gds.pageRank.stream($graph, {
  relationshipTypes: ['CONTAINS'], relationshipWeightProperty: 'weight',
  sourceNodes: sources, dampingFactor: $damping, maxIterations: 50, concurrency: 1
}) YIELD nodeId, score WHERE score > 0
WITH gds.util.asNode(nodeId) AS p, score WHERE p:Passage
RETURN p.id AS id, score, p.text AS text ORDER BY score DESC, id LIMIT $limit;
