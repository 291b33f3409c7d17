"""Which relation of an event can answer for which relation of a question."""

from __future__ import annotations

_NEAR = frozenset(
    frozenset(pair)
    for pair in (
        ("position", "employer"),
        ("position", "operator"),
        ("member_of", "party"),
        ("member_of", "employer"),
        ("member_of", "position"),
        ("member_of", "education"),
        ("ownership", "operator"),
        ("ownership", "country"),
        ("member_of", "country"),
        ("award", "position"),
        ("residence", "location"),
        ("existence", "life"),
        ("maker", "existence"),
        ("use", "operator"),
        ("use", "name"),
    )
)
"""Pairs that texts and questions use for one another: a player is employed by a club, who leads a group commands it."""
_HALF = 0.5


def relatedness(asked: str | None, found: str | None) -> float:
    """1 for the asked relation, 0.5 for a near one, 0 for another or none."""
    if asked is None or found is None:
        return 0.0
    return 1.0 if asked == found else _HALF if frozenset((asked, found)) in _NEAR else 0.0


def same_state(asked: str | None, found: str | None) -> bool:
    """Whether a state of one relation may answer for the other; an unknown one never excludes."""
    return asked is None or found is None or relatedness(asked, found) > 0
