// Passages by the personalised PageRank of the entities they hold (HippoRAG's idea). Sources are entities with their
// weight, divided by the number of passages that hold them. Project the graph by project/entity_graph first.
// access: read
:param graph => "chronoflux_entities";
:param seeds => {};
:param damping => 0.5;
:param entities => 1000;
:param limit => 20;
MATCH (e:Entity) WHERE e.id IN keys($seeds)
WITH e, COUNT { (e)<-[:CONTAINS]-() } AS holders ORDER BY e.id
WITH collect(CASE WHEN holders > 0 THEN [e, $seeds[e.id] / holders] END) AS sources WHERE size(sources) > 0
CALL gds.pageRank.stream($graph, {
  nodeLabels: ['Entity'], relationshipWeightProperty: 'weight',
  sourceNodes: sources, dampingFactor: $damping, maxIterations: 50, concurrency: 1
}) YIELD nodeId, score WHERE score > 0
WITH gds.util.asNode(nodeId) AS e, score ORDER BY score DESC, e.id LIMIT $entities
MATCH (p:Passage)-[c:CONTAINS]->(e)
RETURN p.id AS id, sum(score * c.count) AS score, p.text AS text ORDER BY score DESC, id LIMIT $limit;
