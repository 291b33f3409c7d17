// Take the write lock of a collection: everyone else who writes there waits for this transaction.
// access: write
:param collection => "default";
MERGE (l:ChronofluxLock {collection: $collection}) SET l.turn = coalesce(l.turn, 0) + 1;
