// Communities of the entities that texts bring together, by the Leiden algorithm (GraphRAG's idea); none where no two
// entities are related, which the algorithm cannot bear. Project the graph by project/entity_graph first.
// access: read
:param graph => "chronoflux_entities";
:param random_seed => 42;
CALL gds.graph.list($graph) YIELD graphName, schema WHERE 'RELATED' IN keys(schema.relationships)
CALL gds.leiden.stream(graphName, {
  nodeLabels: ['Entity'], relationshipTypes: ['RELATED'], relationshipWeightProperty: 'weight',
  randomSeed: $random_seed, concurrency: 1
}) YIELD nodeId, communityId
WITH gds.util.asNode(nodeId) AS e, communityId
RETURN e.id AS id, e.name AS name, communityId AS community ORDER BY id;
