"""Data sets, metrics, and the eval command."""
