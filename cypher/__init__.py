"""Every query as a .cypher file."""
