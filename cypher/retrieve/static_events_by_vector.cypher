// Static events nearest to a question's vector.
// access: read
:param collection => "default";
:param limit => 10;
:param [vector] => { MATCH (e:Event) WHERE e.embedding IS NOT NULL RETURN e.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (e:Event)
SEARCH e IN (
  VECTOR INDEX event_embedding FOR $vector
  WHERE e.collection = $collection AND e.kind = 'static'
  LIMIT $limit
) SCORE AS score
RETURN e.id AS id, score, e.text AS text;
