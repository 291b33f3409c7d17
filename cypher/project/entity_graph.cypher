// Project the passages and entities of one collection into GDS memory, undirected and weighted: CONTAINS as it is stored,
// RELATED between two entities by the number of sentences that name both and of passages about one that name the other.
// In the order of ids, so that what depends on the order of nodes comes out alike wherever the same documents are loaded.
// access: read
:param collection => "default";
:param graph => "chronoflux_entities";
MATCH (d:Document {collection: $collection})-[:HAS_PASSAGE]->(p:Passage)
WITH p ORDER BY p.id
WITH collect(p) AS passages
CALL (passages) {
  UNWIND passages AS p
  MATCH (p)-[c:CONTAINS]->(e:Entity)
  RETURN p AS a, e AS b, 'CONTAINS' AS type, toFloat(c.weight) AS weight
  UNION ALL
  CALL (passages) {
    UNWIND passages AS p
    MATCH (p)-[:HAS_SENTENCE]->(s:Sentence)
    WITH DISTINCT s
    MATCH (a:Entity)<-[:MENTIONS]-(s)-[:MENTIONS]->(b:Entity) WHERE a.id < b.id
    RETURN a, b
    UNION ALL
    UNWIND passages AS p
    MATCH (x:Entity)<-[:DEFINES]-(p)-[:CONTAINS]->(y:Entity) WHERE x <> y
    RETURN CASE WHEN x.id < y.id THEN x ELSE y END AS a, CASE WHEN x.id < y.id THEN y ELSE x END AS b
  }
  RETURN a, b, 'RELATED' AS type, toFloat(count(*)) AS weight
}
WITH a, b, type, weight ORDER BY type, a.id, b.id
WITH gds.graph.project($graph, a, b, {
  sourceNodeLabels: labels(a), targetNodeLabels: labels(b), relationshipType: type, relationshipProperties: {weight: weight}
}, {undirectedRelationshipTypes: ['*']}) AS g
RETURN g.graphName AS name, g.nodeCount AS nodes, g.relationshipCount AS relationships;
