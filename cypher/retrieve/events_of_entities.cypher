// Dated events of named entities that overlap a window: those they take part in, and those told in a document about them,
// nearest to the question first.
// access: read
:param entities => [];
:param from => -1000000000;
:param to => 1000000000;
:param limit => 50;
:param [vector] => { MATCH (e:Event) WHERE e.embedding IS NOT NULL RETURN e.embedding AS vector LIMIT 1 };
UNWIND $entities AS entity
MATCH (x:Entity {id: entity})
CALL (x) {
  MATCH (x)<-[:INVOLVES]-(e:Event) RETURN e, true AS involved
  UNION
  MATCH (x)<-[about:DEFINES]-(:Passage {index: 0})<-[:HAS_PASSAGE]-(d:Document)
  WHERE about.weight = 1.0
  MATCH (d)-[:HAS_PASSAGE]->()-[:HAS_SENTENCE]->()<-[:EXTRACTED_FROM]-(e:Event) RETURN e, false AS involved
}
WITH e, x, max(involved) AS involved
WHERE e.kind = 'dated' AND e.start_day <= $to AND e.end_day >= $from
WITH e, collect(DISTINCT x.id) AS entities, max(involved) AS involved,
     vector.similarity.cosine(e.embedding, $vector) AS score
RETURN e.id AS id, score, entities, involved, e.text AS text
ORDER BY score DESC, id LIMIT $limit;
