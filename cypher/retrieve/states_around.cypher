// Per named entity: its last dated events before a window and its first ones after it, nearest in time first.
// access: read
:param entities => [];
:param from => 17000;
:param to => 17400;
:param limit => 5;
UNWIND $entities AS entity
MATCH (x:Entity {id: entity})<-[:INVOLVES]-(e:Event {kind: 'dated'})
WITH x, e ORDER BY e.start_day DESC, e.id
WITH x, [e IN collect(e) WHERE e.start_day < $from] AS before, [e IN collect(e) WHERE e.start_day > $to] AS after
UNWIND before[..$limit] + after[-$limit..] AS e
RETURN DISTINCT e.id AS id, e.start_day AS start_day, e.end_day AS end_day;
