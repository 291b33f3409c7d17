// The flow of flow.cypher in plain Cypher, for servers where no procedure can be installed. Formulas, by the same
// names: procedures/README.md. Every option must be given.
// access: read
:param seeds => {};
:param options => {alpha: 0.5, tau: 0.0001, steps: 3, limit: 100, about: 0.8, rarity: true, gate: 0.0, question: []};
CYPHER 25
MATCH (e:Entity) WHERE e.id IN keys($seeds) AND $seeds[e.id] > 0
WITH collect({node: e, energy: toFloat($seeds[e.id])}) AS seeds, min(e.collection) AS home
WITH reduce(flow = {entities: seeds, passages: []}, step IN range(1, $options.steps) | coalesce(head(COLLECT {
  // from entities to passages
  UNWIND flow.entities AS held
  WITH held.node AS e, held.energy AS energy
  CALL (e) {
    MATCH (:Passage)-[c:CONTAINS]->(e) WHERE c.weight > 0 RETURN count(c) AS mentions, sum(c.weight) AS contained
  }
  CALL (e) {
    MATCH (:Passage)-[d:DEFINES]->(e) WHERE d.weight > 0 RETURN sum(d.weight) AS defined
  }
  WITH e, contained, defined,
       CASE WHEN defined = 0 THEN 0.0 WHEN mentions = 0 AND $options.about > 0 THEN 1.0 ELSE $options.about END AS about,
       CASE WHEN $options.rarity AND mentions > 0 THEN energy / (1 + log10(mentions)) ELSE energy END AS outgoing
  CALL (e, contained, defined, about, outgoing) {
    MATCH (p:Passage)-[c:CONTAINS]->(e) WHERE c.weight > 0 AND about < 1
    RETURN p, outgoing * (1 - about) * c.weight / contained AS landed
    UNION ALL
    MATCH (p:Passage)-[d:DEFINES]->(e) WHERE d.weight > 0 AND about > 0
    RETURN p, outgoing * about * d.weight / defined AS landed
  }
  WITH p, sum(landed) AS energy
  WHERE p.collection = home
  WITH p, energy, CASE WHEN $options.gate > 0 THEN coalesce(p.embedding, []) ELSE [] END AS x,
       CASE WHEN $options.gate > 0 THEN $options.question ELSE [] END AS q
  WITH p, energy, reduce(dot = 0.0, i IN range(0, size(x) - 1) | dot + x[i] * q[i]) AS dot,
       sqrt(reduce(s = 0.0, a IN x | s + a * a)) * sqrt(reduce(s = 0.0, a IN q | s + a * a)) AS norm
  WITH collect({node: p, energy: CASE WHEN $options.gate = 0 THEN energy
                                      WHEN dot > 0 THEN energy * (dot / norm) ^ $options.gate ELSE 0.0 END}) AS arrived
  CALL (arrived) {
    // and from passages to entities
    UNWIND arrived AS held
    WITH held.node AS p, held.energy AS energy WHERE energy >= $options.tau
    MATCH (p)-[c:CONTAINS]->(e:Entity) WHERE c.weight > 0
    WITH e, $options.alpha * sum(energy * c.weight) AS energy WHERE energy >= $options.tau
    RETURN collect({node: e, energy: energy}) AS entities
  }
  RETURN {passages: flow.passages + arrived, entities: [e IN entities WHERE e.node.collection = home]}
}), {entities: [], passages: flow.passages})) AS flow
UNWIND flow.passages AS reached
WITH reached.node AS p, sum(reached.energy) AS energy WHERE energy > 0
RETURN p.id AS id, energy, p.text AS text
ORDER BY energy DESC, id LIMIT toInteger($options.limit);
