// Every document of a collection with its source, content hash and state.
// access: read
:param collection => "default";
MATCH (l:ChronofluxLedger {collection: $collection})
RETURN l.id AS id, l.document AS document, l.source AS source, l.content_hash AS content_hash, l.state AS state;
