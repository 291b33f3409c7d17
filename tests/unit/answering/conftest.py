"""Timelines about invented people, in English and Italian, built by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chronoflux.calendar import first_day, last_day
from chronoflux.model import Effect, EventKind, Evidence, Participant, Timeline

MakeEvent = Callable[..., Evidence]


def _make_event(
    number: int,
    text: str,
    start: str | None = None,
    *,
    end: str | None = None,
    effect: str = "none",
    relation: str | None = None,
    subject: tuple[str, str] | None = None,
    value: tuple[str, str] | None = None,
    others: tuple[tuple[str, str], ...] = (),
    title: str = "Chronicle",
    score: float = 0.6,
    granularity: str | None = None,
) -> Evidence:
    """An event; a range when `end` is given, of the precision of `start` otherwise."""
    last = end if end is not None else start
    precision = {4: "year", 7: "month", 10: "day"}[len((start or end or "0000").lstrip("-"))]
    parts = [Participant(name, role, kind) for role, (name, kind) in _named(subject, value, others)]
    return Evidence(
        id=f"event-{number:02}",
        text=text,
        kind=EventKind.DATED if start or end else EventKind.STATIC,
        document="chronicle.txt",
        title=title,
        sentence=f"{text}.",
        char_start=100 * number,
        char_end=100 * number + len(text) + 1,
        start=start,
        end=last,
        start_day=first_day(start),
        end_day=last_day(last),
        granularity=granularity or ("range" if end is not None else precision),
        effect=Effect(effect),
        relation=relation,
        value=value[0] if value else None,
        participants=tuple(parts),
        score=score,
    )


def _named(subject, value, others):
    found = [("subject", subject)] if subject else []
    found += [("value", value)] if value else []
    return [*found, *(("other", other) for other in others)]


@pytest.fixture
def make_event() -> MakeEvent:
    return _make_event


@pytest.fixture
def ministers() -> Timeline:
    """Ann Lee 2017-08-01 to 2020-03-01, nobody for four days, then Bruno Conti."""
    office = ("Minister of Health", "MISC")
    return Timeline(
        dated=(
            _make_event(
                1,
                "Ann Lee became Minister of Health",
                "2017-08-01",
                effect="opens",
                relation="position",
                subject=("Ann Lee", "PERSON"),
                value=office,
            ),
            _make_event(
                2,
                "Ann Lee resigned for health reasons",
                "2020-03-01",
                effect="closes",
                relation="position",
                subject=("Ann Lee", "PERSON"),
            ),
            _make_event(
                3,
                "Bruno Conti was appointed Minister of Health",
                "2020-03-05",
                effect="opens",
                relation="position",
                subject=("Bruno Conti", "PERSON"),
                value=office,
            ),
        )
    )


@pytest.fixture
def ministri() -> Timeline:
    """The same in Italian."""
    carica = ("Ministro della Salute", "MISC")
    return Timeline(
        dated=(
            _make_event(
                1,
                "Ann Lee è diventata Ministro della Salute",
                "2017-08-01",
                effect="opens",
                relation="position",
                subject=("Ann Lee", "PERSON"),
                value=carica,
            ),
            _make_event(
                2,
                "Ann Lee si è dimessa per motivi di salute",
                "2020-03-01",
                effect="closes",
                relation="position",
                subject=("Ann Lee", "PERSON"),
            ),
            _make_event(
                3,
                "Bruno Conti è stato nominato Ministro della Salute",
                "2020-03-05",
                effect="opens",
                relation="position",
                subject=("Bruno Conti", "PERSON"),
                value=carica,
            ),
        )
    )


@pytest.fixture
def career() -> Timeline:
    """A footballer's clubs, one stated as a range, one by its year only, and a marriage in between."""
    player = ("Marco Sala", "PERSON")
    return Timeline(
        dated=(
            _make_event(
                1,
                "Marco Sala joined Rovento",
                "2005-07",
                effect="opens",
                relation="member_of",
                subject=player,
                value=("Rovento", "ORG"),
            ),
            _make_event(
                2,
                "Marco Sala signed for Altamura",
                "2008",
                effect="opens",
                relation="member_of",
                subject=player,
                value=("Altamura", "ORG"),
            ),
            _make_event(
                3,
                "Marco Sala married Elena Fabbri",
                "2009-06-14",
                effect="opens",
                relation="spouse",
                subject=player,
                value=("Elena Fabbri", "PERSON"),
            ),
            _make_event(
                4,
                "Marco Sala played for Porto Nuovo from 2011 to 2013",
                "2011",
                end="2013",
                effect="opens",
                relation="member_of",
                subject=player,
                value=("Porto Nuovo", "ORG"),
            ),
        )
    )
