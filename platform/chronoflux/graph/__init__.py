"""Neo4j: the query runner, schema, capabilities, projections."""
