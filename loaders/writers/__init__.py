"""One writer per layer of the graph; all work inside the caller's transaction and MERGE by deterministic id."""
