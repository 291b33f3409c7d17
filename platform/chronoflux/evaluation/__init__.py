"""Data sets, metrics, and the eval command."""

from chronoflux.evaluation.runner import evaluate

__all__ = ["evaluate"]
