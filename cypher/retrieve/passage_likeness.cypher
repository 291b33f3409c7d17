// How near chosen passages are to a question: the cosine of the vectors.
// access: read
:param ids => [];
:param [vector] => { MATCH (p:Passage) WHERE p.embedding IS NOT NULL RETURN p.embedding AS vector LIMIT 1 };
MATCH (p:Passage) WHERE p.id IN $ids AND p.embedding IS NOT NULL
RETURN p.id AS id, 2 * vector.similarity.cosine(p.embedding, $vector) - 1 AS cosine;
