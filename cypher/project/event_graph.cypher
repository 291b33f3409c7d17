// Project the event graph of one collection into GDS memory: TEMPORAL edges, undirected, weighted.
// access: read
:param collection => "default";
:param graph => "chronoflux_events";
MATCH (a:Event {collection: $collection})-[r:TEMPORAL]->(b:Event)
WITH gds.graph.project($graph, a, b, {relationshipProperties: r {.weight}}, {undirectedRelationshipTypes: ['*']}) AS g
RETURN g.graphName AS name, g.nodeCount AS nodes, g.relationshipCount AS relationships;
