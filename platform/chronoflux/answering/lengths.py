"""How long something lasted: as a text tells it itself ("she led it for twelve years"), or between two dates."""

from __future__ import annotations

from collections.abc import Iterator

from chronoflux.answering.binding import names_all
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.phrases import Phrases, load_phrases
from chronoflux.answering.states import State
from chronoflux.calendar import first_day
from chronoflux.language.resources import LANGUAGES
from chronoflux.model import Evidence
from chronoflux.retrieval.agreement import fold, share_found
from chronoflux.temporal.dates import civil


def find_length(case: Case, state: State | None) -> Finding | None:
    """The length told in a statement that names all the question names; None where none tells one.

    Of several the one with most of the question's words, or that of the asked state.
    """
    named = [item for item in case.evidence if case.question.entities and names_all(case.question, item)]
    told = [(item, item.text[start:end]) for item in named for start, end in stated_lengths(item.text)]
    if not told:
        return None

    def fits(found: tuple[Evidence, str]) -> tuple[float, bool, float, str]:
        item, _ = found
        wording = share_found(case.question.focus, fold(item.text).split())
        return wording, state is not None and item.id == state.opened.id, item.score, item.id

    item, length = max(told, key=fits)
    reason = case.phrases.say("best_event", event=case.label(item), date=case.phrases.date(item.start), text=item.text)
    return Finding(length, reason, (item,), 0.6)


def stated_lengths(text: str) -> Iterator[tuple[int, int]]:
    """Where a text states lengths of time; no age, and no distance from a date."""
    for language in LANGUAGES:
        phrases = load_phrases(language)
        for match in phrases.length.finditer(text):
            before = fold(text[: match.start()]).split()[-1:]
            if phrases.no_length_after.isdisjoint(before):
                yield match.span()


def length_between(phrases: Phrases, begin: str, end: str) -> str | None:
    """The time between two dates, no finer than the coarser of them; None where that is nothing."""
    (year, month, day), (last_year, last_month, last_day) = civil(begin), civil(end)
    if month is None or last_month is None:
        months = 12 * (last_year - year)
    else:
        months = 12 * (last_year - year) + last_month - month
        months -= day is not None and last_day is not None and last_day < day
    say, (years, rest) = phrases.say, divmod(months, 12)
    parts = [say("year") if years == 1 else say("years", count=years)] if years else []
    parts += [say("month_count") if rest == 1 else say("months_count", count=rest)] if rest else []
    if parts:
        return f" {say('and')} ".join(parts)
    exact = day is not None and last_day is not None
    return say("days_count", count=first_day(end) - first_day(begin)) if exact else None
