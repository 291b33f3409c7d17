// Projections that stand in GDS memory, by prefix of their name.
// access: read
:param prefix => "chronoflux";
CALL gds.graph.list() YIELD graphName WHERE graphName STARTS WITH $prefix RETURN graphName AS name;
