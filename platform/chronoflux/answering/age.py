"""How old somebody was: completed years from a birth to the time asked about."""

from __future__ import annotations

from chronoflux.answering.binding import NAMED
from chronoflux.answering.case import Case, Finding
from chronoflux.calendar import first_day, last_day
from chronoflux.model import Effect, Evidence, Window
from chronoflux.retrieval.agreement import fold, mention_of
from chronoflux.temporal import dates

_OLDEST = 125


def find_age(case: Case) -> Finding:
    """The age of the question's first name at its window, or at its death where that is what is asked.

    Where only years are known it may be one of two numbers, and both are given.
    """
    born = _turning_point(case, Effect.OPENS)
    if born is None or born.start is None or born.end is None:
        return Finding(None, case.phrases.say("no_evidence"))
    at_death = not case.windows and case.phrases.finish.intersection(fold(case.question.text).split())
    died = _turning_point(case, Effect.CLOSES) if at_death else None
    asked = Window(died.start, died.end) if died is not None else next(iter(case.windows), None)
    if asked is None or asked.start is None or asked.end is None:
        return Finding(None, case.phrases.say("no_range", window=case.phrases.window(case.windows)), (born,))
    least = _completed_years(born.end, asked.start, latest=False)
    most = _completed_years(born.start, asked.end, latest=True)
    if not 0 <= least <= most <= _OLDEST:
        return Finding(None, case.phrases.say("no_range", window=case.phrases.window((asked,))), (born,))
    answer = str(least) if least == most else f"{least}{case.phrases.between}{most}"
    support = (born,) if died is None else (born, died)
    return Finding(answer, "; ".join(case.cite(item) for item in support), support, 0.7)


def _turning_point(case: Case, effect: Effect) -> Evidence | None:
    """The best event that tells of a birth or a death of the question's first name."""
    names = case.question.entities[:1]
    told = [
        item
        for item in case.timeline.dated
        if item.relation == "life" and item.effect is effect and all(mention_of(name, item) >= NAMED for name in names)
    ]
    return max(told, key=lambda item: (item.score, item.id), default=None) if names else None


def _completed_years(birth: str, moment: str, *, latest: bool) -> int:
    """Birthdays from a birth to a moment: from the birth's last day to the moment's first, or the other way round."""
    born, at = (first_day(birth), last_day(moment)) if latest else (last_day(birth), first_day(moment))
    (year, *day), (last_year, *last) = dates.civil_from_days(born), dates.civil_from_days(at)
    return last_year - year - (last < day)
