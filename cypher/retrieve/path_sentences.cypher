// The sentences of a passage that name one entity beside another; where the other is what the passage is about, it
// need not be named.
// access: read
:param hops => [];
UNWIND range(0, size($hops) - 1) AS hop
WITH hop, $hops[hop] AS asked
MATCH (p:Passage {id: asked.passage})-[:HAS_SENTENCE]->(s:Sentence)-[to:MENTIONS]->(:Entity {id: asked.to})
OPTIONAL MATCH (s)-[from:MENTIONS]->(:Entity {id: asked.from})
WITH hop, p, s, to, from, EXISTS { (p)-[:DEFINES]->(:Entity {id: asked.from}) } AS about
WHERE from IS NOT NULL OR about
RETURN hop, s.text AS text, from.surfaces AS from, to.surfaces AS to ORDER BY hop, s.index;
