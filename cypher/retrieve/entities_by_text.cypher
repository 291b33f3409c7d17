// Entities whose name or alias matches words.
// access: read
:param collection => "default";
:param query => "ann lee";
:param limit => 20;
CALL db.index.fulltext.queryNodes('entity_names', $query, {limit: $limit}) YIELD node AS e, score
WHERE e.collection = $collection
RETURN e.id AS id, e.name AS name, e.normalized AS normalized, e.aliases AS aliases, e.kind AS kind, score;
