"""File readers, text analysis, and one writer per layer of the graph."""
