// Dated events that match words and overlap a stretch of days, by full-text score. The index is event_text_en or _it;
// `hits` is how deep it is read, `limit` how many of those in time are kept.
// access: read
:param collection => "default";
:param index => "event_text_en";
:param query => "minister health";
:param from => -1000000000;
:param to => 1000000000;
:param hits => 300;
:param limit => 50;
CALL db.index.fulltext.queryNodes($index, $query, {limit: $hits}) YIELD node AS e, score
WHERE e.collection = $collection AND e.kind = 'dated' AND e.start_day <= $to AND e.end_day >= $from
WITH e, score ORDER BY score DESC, e.id LIMIT $limit
RETURN e.id AS id, score, e.start_day AS start_day, e.end_day AS end_day, e.text AS text;
