"""The managed Neo4j, built from parts that pip and Maven Central carry."""
