// Weighted random walks over the projected event graph: how often each event is met, starting from the seeds.
// access: read
:param graph => "chronoflux_events";
:param seeds => [];
:param length => 5;
:param walks => 8;
:param random_seed => 42;
MATCH (s:Event) WHERE s.id IN $seeds AND EXISTS { (s)-[:TEMPORAL]-() }
WITH s ORDER BY s.id
WITH collect(s) AS sources WHERE size(sources) > 0
CALL gds.randomWalk.stream($graph, {
  sourceNodes: sources, walkLength: $length, walksPerNode: $walks, relationshipWeightProperty: 'weight',
  randomSeed: $random_seed, concurrency: 1
}) YIELD nodeIds
UNWIND nodeIds AS node
WITH gds.util.asNode(node) AS e, count(*) AS visits
RETURN e.id AS id, visits ORDER BY visits DESC, id;
