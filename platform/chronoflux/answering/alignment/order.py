"""Which came first: the two things a question speaks of, each dated by the line that speaks of it most."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.answering.alignment.asked import Asked, asked_of
from chronoflux.answering.alignment.dates import dates
from chronoflux.answering.alignment.lines import Line
from chronoflux.answering.alignment.ranking import Choice, choose, load_weights
from chronoflux.calendar import first_day


def date_of(asked: Asked, description: str, lines: Sequence[Line]) -> Choice | None:
    """The likeliest date of one of the things a question speaks of."""
    part = asked_of(asked, description)
    if not part.words and not part.names:
        return None
    return choose(dates(part, lines), load_weights()["dates"])


def earlier(first: Choice, second: Choice) -> bool | None:
    """Whether the first date is the earlier one; None where they are the same, or the one within the other."""
    left, right = first.option.answer, second.option.answer
    if left.startswith(right) or right.startswith(left):
        return None
    return first_day(left) < first_day(right)
