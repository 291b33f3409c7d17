// Release one projection from GDS memory.
// access: read
:param graph => "chronoflux_events";
CALL gds.graph.drop($graph, false) YIELD graphName RETURN graphName AS name;
