// Wait until every index is online.
// access: read
:param seconds => 120;
CALL db.awaitIndexes($seconds);
