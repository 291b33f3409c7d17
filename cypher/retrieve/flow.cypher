// Passages by the energy that flows to them from entities (FlowRAG). Options: procedures/README.md; propagate.cypher
// does the same without the procedure.
// access: read
:param seeds => {};
:param options => {alpha: 0.5, tau: 0.0001, steps: 3, limit: 100, about: 0.8, rarity: true, gate: 0.0};
CALL chronoflux.propagate($seeds, $options) YIELD node AS p, energy
RETURN p.id AS id, energy, p.text AS text;
