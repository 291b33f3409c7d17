// Entities whose names are nearest to a name's vector.
// access: read
:param collection => "default";
:param limit => 3;
:param [vector] => { MATCH (e:Entity) WHERE e.embedding IS NOT NULL RETURN e.embedding AS vector LIMIT 1 };
CYPHER 25
MATCH (e:Entity)
SEARCH e IN (VECTOR INDEX entity_embedding FOR $vector WHERE e.collection = $collection LIMIT $limit) SCORE AS score
RETURN e.id AS id, e.name AS name, 2 * score - 1 AS cosine;
