// Events with their provenance and participants, and the cosines of their text and passage to the question's text.
// access: read
:param ids => [];
:param [text] => { MATCH (p:Passage) WHERE p.embedding IS NOT NULL RETURN p.embedding AS text LIMIT 1 };
MATCH (e:Event) WHERE e.id IN $ids
CALL (e) {
  MATCH (e)-[:EXTRACTED_FROM]->(s:Sentence)
  WITH s ORDER BY s.index
  WITH collect(s) AS sentences
  WITH sentences, sentences[0] AS first
  MATCH (first)<-[:HAS_SENTENCE]-(p:Passage)<-[:HAS_PASSAGE]-(d:Document)
  WITH sentences, d, p ORDER BY p.index LIMIT 1
  RETURN d.id AS document, d.title AS title, p, sentences
}
CALL (e) {
  OPTIONAL MATCH (e)-[r:INVOLVES]->(x:Entity)
  WITH r, x ORDER BY x.name
  RETURN collect({id: x.id, name: x.name, kind: x.kind, role: r.role}) AS participants
}
RETURN e.id AS id, e.text AS text, e.kind AS kind, e.start AS start, e.end AS end, e.start_day AS start_day,
       e.end_day AS end_day, e.granularity AS granularity, e.time AS time, e.trigger AS trigger, e.effect AS effect,
       e.relation AS relation, e.value AS value, document, title, p.id AS passage,
       reduce(t = '', s IN sentences | t + CASE t WHEN '' THEN '' ELSE ' ' END + s.text) AS sentence,
       head(sentences).char_start AS char_start, last(sentences).char_end AS char_end,
       [p IN participants WHERE p.id IS NOT NULL] AS participants,
       2 * vector.similarity.cosine(e.embedding[..size($text)], $text) - 1 AS likeness,
       2 * vector.similarity.cosine(p.embedding, $text) - 1 AS passage_likeness;
