// Which optional procedures are installed.
// access: read
SHOW PROCEDURES YIELD name
WHERE name IN ['gds.randomWalk.stream', 'gds.graph.project', 'chronoflux.propagate', 'chronoflux.paths']
RETURN name;
