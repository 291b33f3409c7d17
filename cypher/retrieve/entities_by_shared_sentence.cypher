// Entities to which others hand energy through sentences that name both: for each, through its sentences nearest to the
// question, times their likeness (LinearRAG's bridging).
// access: read
:param seeds => {};
:param used => [];
:param sentences => 1;
:param [vector] => { MATCH (s:Sentence) WHERE s.embedding IS NOT NULL RETURN s.embedding AS vector LIMIT 1 };
MATCH (e:Entity) WHERE e.id IN keys($seeds)
CALL (e) {
  MATCH (e)<-[:MENTIONS]-(s:Sentence) WHERE NOT s.id IN $used AND s.embedding IS NOT NULL
  WITH s, 2 * vector.similarity.cosine(s.embedding, $vector) - 1 AS likeness
  ORDER BY likeness DESC, s.id LIMIT $sentences
  RETURN s, likeness
}
MATCH (s)-[:MENTIONS]->(x:Entity)
RETURN x.id AS id, x.name AS name, s.id AS sentence, max($seeds[e.id] * likeness) AS energy ORDER BY energy DESC, id;
