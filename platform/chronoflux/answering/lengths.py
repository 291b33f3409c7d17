"""How long something lasted where a text tells the length itself: "she led it for twelve years"."""

from __future__ import annotations

from collections.abc import Iterator

from chronoflux.answering.binding import names_all
from chronoflux.answering.case import Case, Finding
from chronoflux.answering.phrases import load_phrases
from chronoflux.answering.states import State
from chronoflux.language.resources import LANGUAGES
from chronoflux.model import Evidence
from chronoflux.retrieval.agreement import fold, share_found


def find_length(case: Case, state: State | None) -> Finding | None:
    """The length told in a statement that names all the question names; None where none tells one.

    Of several the one with most of the question's words, or that of the asked state.
    """
    named = [item for item in case.evidence if case.question.entities and names_all(case.question, item)]
    told = [(item, length) for item in named for length in _lengths(item.text)]
    if not told:
        return None

    def fits(found: tuple[Evidence, str]) -> tuple[float, bool, float, str]:
        item, _ = found
        wording = share_found(case.question.focus, fold(item.text).split())
        return wording, state is not None and item.id == state.opened.id, item.score, item.id

    item, length = max(told, key=fits)
    reason = case.phrases.say("best_event", event=case.label(item), date=case.phrases.date(item.start), text=item.text)
    return Finding(length, reason, (item,), 0.6)


def _lengths(text: str) -> Iterator[str]:
    """The lengths of time in a text; no age, and no distance from a date."""
    for language in LANGUAGES:
        phrases = load_phrases(language)
        for match in phrases.length.finditer(text):
            before = fold(text[: match.start()]).split()[-1:]
            if phrases.no_length_after.isdisjoint(before):
                yield match[0]
