// Passages by the energy that flows to them from entities (FlowRAG), and how near each is to a question. Options:
// procedures/README.md; propagate.cypher does the same without the procedure.
// access: read
:param seeds => {};
:param options => {alpha: 0.5, tau: 0.0001, steps: 3, limit: 100, about: 0.8, rarity: true, gate: 0.0};
:param [vector] => { MATCH (p:Passage) WHERE p.embedding IS NOT NULL RETURN p.embedding AS vector LIMIT 1 };
CALL chronoflux.propagate($seeds, $options) YIELD node AS p, energy
RETURN p.id AS id, energy, 2 * vector.similarity.cosine(p.embedding, $vector) - 1 AS cosine, p.text AS text;
