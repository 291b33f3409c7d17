// Events that match words, by full-text score. The index is event_text_en or event_text_it.
// access: read
:param collection => "default";
:param index => "event_text_en";
:param query => "minister health";
:param limit => 50;
CALL db.index.fulltext.queryNodes($index, $query, {limit: $limit}) YIELD node AS e, score
WHERE e.collection = $collection
RETURN e.id AS id, score, e.kind AS kind, e.start_day AS start_day, e.end_day AS end_day, e.text AS text;
