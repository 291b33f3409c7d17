// Entities related to chosen ones, by sentences that name both and passages about one that name the other: each with its
// part of the chosen one's relations, times its energy.
// access: read
:param seeds => {};
:param limit => 20;
MATCH (e:Entity) WHERE e.id IN keys($seeds)
CALL (e) {
  MATCH (e)<-[:MENTIONS]-(:Sentence)-[:MENTIONS]->(x:Entity) RETURN x
  UNION ALL
  MATCH (e)<-[:DEFINES]-(:Passage)-[:CONTAINS]->(x:Entity) RETURN x
  UNION ALL
  MATCH (e)<-[:CONTAINS]-(:Passage)-[:DEFINES]->(x:Entity) RETURN x
}
WITH e, x, count(*) AS ties WHERE x <> e
WITH e, collect({entity: x, ties: ties}) AS related, toFloat(sum(ties)) AS all
UNWIND related AS one
WITH one.entity AS x, max($seeds[e.id] * one.ties / all) AS energy
RETURN x.id AS id, x.name AS name, energy ORDER BY energy DESC, id LIMIT $limit;
