"""Which relation of an event can answer for which relation of a question."""

from __future__ import annotations

_NEAR = (
    frozenset({"position", "employer"}),
    frozenset({"position", "operator"}),
    frozenset({"member_of", "party"}),
    frozenset({"member_of", "employer"}),
    frozenset({"member_of", "position"}),
    frozenset({"member_of", "education"}),
    frozenset({"ownership", "operator"}),
    frozenset({"ownership", "country"}),
    frozenset({"award", "position"}),
    frozenset({"residence", "location"}),
    frozenset({"existence", "life"}),
)
"""Pairs that texts and questions use for one another: a player is employed by a club, who leads a group commands it."""


def same_state(asked: str | None, found: str | None) -> bool:
    """Whether a state of one relation may answer for the other; an unknown one never excludes."""
    if asked is None or found is None or asked == found:
        return True
    return frozenset({asked, found}) in _NEAR
