// Projections that stand in GDS memory, by prefix of their name, the newest first.
// access: read
:param prefix => "chronoflux";
CALL gds.graph.list() YIELD graphName, creationTime WHERE graphName STARTS WITH $prefix
RETURN graphName AS name ORDER BY creationTime DESC, name;
