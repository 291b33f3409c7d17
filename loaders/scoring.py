"""The information score of a candidate event (DyG-RAG, section 4: information filtering)."""

from __future__ import annotations

from chronoflux.model import Granularity, TimeInterval

_ENTITIES, _STATE, _TIME = 0.35, 0.30, 0.35
_MONTH_PRECISE = frozenset({Granularity.DAY, Granularity.WEEK, Granularity.MONTH})
_COARSE = frozenset({Granularity.DECADE, Granularity.CENTURY})


def information_score(
    *, entities: int, topical: bool, state: bool, copula: bool, interval: TimeInterval | None, inherited: bool
) -> float:
    """How much a statement tells: 0.35 E + 0.30 S + 0.35 T, between 0 and 1.

    E: 1 with two or more named entities, 0.8 with one, 0.5 with none in a document whose subject is known or in a
    dated statement with a noun as its subject ("The bridge opened"), else 0.
    S: 1 with a state change, 0.5 with a mere "is" or "has", else 0.
    T: 1 for a date at least month-precise (a range by its finer bound), 0.8 for a year, season, quarter or half, 0.5
    for a decade or a century, 0.4 for a time taken from a heading, 0 without.

    With the default threshold of 0.4: a dated statement needs an entity, a subject or a state change beside a
    year; an undated one needs an entity and a state or a copula.

    Args:
        entities: distinct named entities that take part.
        topical: whether the document's subject is known, or the statement names its own by a noun.
        state: whether a state-change word was found.
        copula: whether it says what something is or has.
        interval: its time, or None.
        inherited: whether that time was taken from a heading.
    """
    named = 1.0 if entities >= 2 else 0.8 if entities else 0.5 if topical else 0.0
    change = 1.0 if state else 0.5 if copula else 0.0
    return round(_ENTITIES * named + _STATE * change + _TIME * _precision(interval, inherited=inherited), 4)


def _precision(interval: TimeInterval | None, *, inherited: bool) -> float:
    if interval is None:
        return 0.0
    if inherited:
        return 0.4
    if interval.granularity in _MONTH_PRECISE:
        return 1.0
    if interval.granularity is Granularity.RANGE:
        finest = max(len((bound or "").lstrip("-")) for bound in (interval.start, interval.end))
        return 1.0 if finest > len("2004") else 0.8
    return 0.5 if interval.granularity in _COARSE else 0.8
