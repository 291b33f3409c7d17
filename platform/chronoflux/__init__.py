"""Chronoflux: what was true, when, and how do we know, over a body of text in Neo4j."""
