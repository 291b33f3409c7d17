// Dated events nearest to a question's vector (text then weighted time) that overlap a window, filtered inside the index.
// access: read
:param collection => "default";
:param from => -1000000000;
:param to => 1000000000;
:param limit => 10;
:param [vector] => { MATCH (e:Event) WHERE e.embedding IS NOT NULL RETURN e.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (e:Event)
SEARCH e IN (
  VECTOR INDEX event_embedding FOR $vector
  WHERE e.collection = $collection AND e.kind = 'dated' AND e.start_day <= $to AND e.end_day >= $from
  LIMIT $limit
) SCORE AS score
RETURN e.id AS id, score, e.start AS start, e.end AS end, e.text AS text;
