// Passages that hold rated entities: by their share of the passage's mentions, times the rating, times the passage's
// likeness to the question (a community's passages in GraphRAG's idea).
// access: read
:param ratings => {};
:param limit => 20;
:param [vector] => { MATCH (p:Passage) WHERE p.embedding IS NOT NULL RETURN p.embedding AS vector LIMIT 1 };
MATCH (e:Entity) WHERE e.id IN keys($ratings)
MATCH (p:Passage)-[c:CONTAINS]->(e)
WITH p, sum(c.weight * $ratings[e.id]) AS rating
WITH p, rating * (2 * vector.similarity.cosine(p.embedding, $vector) - 1) AS score WHERE score > 0
RETURN p.id AS id, score, p.text AS text ORDER BY score DESC, id LIMIT $limit;
