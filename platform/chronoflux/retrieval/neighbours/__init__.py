"""Modes in the style of published systems, on the same graph: to compare in one run, or to prefer."""
