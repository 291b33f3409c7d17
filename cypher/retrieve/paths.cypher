// The chains of entities and passages that carried most energy from seed entities (FlowRAG's logical skeleton).
// access: read
:param seeds => {};
:param options => {alpha: 0.5, tau: 0.0001, steps: 3, limit: 20, about: 0.8, rarity: true, gate: 0.0};
CALL chronoflux.paths($seeds, $options) YIELD entities, passages, energy
RETURN [e IN entities | {id: e.id, name: e.name}] AS entities, [p IN passages | p.id] AS passages, energy;
