// How often a collection was written to: what a projection is fresh against.
// access: read
:param collection => "default";
MATCH (l:ChronofluxLock {collection: $collection}) RETURN l.turn AS version;
