"""Java sources of the launcher and the Neo4j procedures, shipped as data."""
