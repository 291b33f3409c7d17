"""Intervals in words."""

from __future__ import annotations

from chronoflux.model import TimeInterval


def format_interval(interval: TimeInterval, language: str) -> str:
    """Write an interval in words: "1 August 2017", "1 agosto 2017"."""
    del language
    return interval.start or "" if interval.start == interval.end else f"{interval.start}–{interval.end}"
