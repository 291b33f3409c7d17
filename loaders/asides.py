"""What stands beside a name with a time of its own: dates of life in brackets, offices in apposition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from chronoflux.language.names import normalise_name
from chronoflux.loaders.appositions import Apposition, find_appositions
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.lifespans import Lifespan, find_lifespans
from chronoflux.loaders.state import State
from chronoflux.loaders.vital_dates import find_vital_dates
from chronoflux.model import Effect, Granularity, Mention, TimeExpression, TimeInterval
from chronoflux.temporal.format import format_interval


@dataclass(frozen=True, slots=True)
class Told:
    """One thing an aside tells."""

    text: str
    state: State
    interval: TimeInterval


@dataclass(frozen=True, slots=True)
class Aside:
    """Whose aside it is, what it tells, and the stretch of the text to leave out when the rest is read."""

    name: str
    told: tuple[Told, ...]
    char_start: int
    char_end: int


def find_asides(
    text: str,
    times: Sequence[TimeExpression],
    mentions: Sequence[Mention],
    others: Sequence[str | None],
    kinds: Mapping[str, str],
    language: str,
    *,
    listed: bool = False,
) -> list[Aside]:
    """The asides of a sentence, in order, never overlapping.

    Args:
        text: the sentence, its pronouns resolved.
        times: its temporal expressions.
        mentions: the names in it.
        others: names besides that brackets may give dates for: its subject, the document's topic.
        kinds: kind of each name of the document, by key.
        language: "en", "en-GB" or "it".
        listed: whether it is an item of a list of offices, teams or the like, where years in brackets are no life.
    """
    if not times:
        return []
    found = [_office(apposition) for apposition in find_appositions(text, times, mentions, language)]
    names = {name: person and not listed for name, person in _subject_names(mentions, others, kinds).items()}
    lives = find_vital_dates(text, times, names) + (find_lifespans(text, times, names) if "(" in text else [])
    found += [_life(text, lifespan, mentions, language) for lifespan in lives]
    found += _born(text, times, mentions, others, language)
    found.sort(key=lambda aside: aside.char_start)
    return list(_apart(found))


def _subject_names(
    mentions: Sequence[Mention], others: Sequence[str | None], kinds: Mapping[str, str]
) -> dict[str, bool]:
    """The names that brackets may give dates for, and whether each is a person; places are none."""
    names = {mention.surface: mention.kind == "PERSON" for mention in mentions}
    names |= {name: kinds.get(normalise_name(name)) == "PERSON" for name in others if name}
    return {name: person for name, person in names.items() if kinds.get(normalise_name(name)) != "PLACE"}


def _is_term(text: str, lifespan: Lifespan, language: str) -> bool:
    """Whether the years in brackets are a term, as the sentence tells who came next ("le succedette Ugo (1894–")."""
    before = text[: lifespan.char_start].rpartition(";")[2]
    return len(lifespan.dates) > 1 and clause_words(language).succession.search(before) is not None


def _term(name: str, lifespan: Lifespan, language: str) -> Aside:
    first, last = lifespan.dates[0].interval, lifespan.dates[-1].interval
    interval = TimeInterval(first.start, last.end, Granularity.RANGE)
    state = State("", Effect.OPENS, "position", None, 0, 0, holder=name, holder_is_subject=True, same=True)
    told = Told(f"{name} ({format_interval(interval, language)})", state, interval)
    return Aside(name, (told,), lifespan.char_start, lifespan.char_end)


def _born(
    text: str,
    times: Sequence[TimeExpression],
    mentions: Sequence[Mention],
    others: Sequence[str | None],
    language: str,
) -> Iterator[Aside]:
    """The year of birth that stands beside a name, or at the head of a sentence about somebody ("classe 1981")."""
    words = clause_words(language)
    for time in times:
        led = words.born_in.search(text, 0, time.char_start)
        if led is None:
            continue
        before = text[: led.start()].rstrip(" ,(")
        name = next((mention.name for mention in mentions if before.endswith(mention.surface)), None)
        name = name or next((each for each in others if each), None)
        if name:
            told = Told(
                f"{name} {words.life_verbs['born']} ({format_interval(time.interval, language)})",
                State(led[0].strip(), Effect.OPENS, "life", None, 0, 0),
                time.interval,
            )
            closed = "(" in text[len(before) : led.start()] and text.startswith(")", time.char_end)
            yield Aside(name, (told,), len(before), time.char_end + closed)


def _apart(asides: Sequence[Aside]) -> Iterator[Aside]:
    end = 0
    for aside in asides:
        if aside.char_start >= end:
            yield aside
            end = aside.char_end


def _office(apposition: Apposition) -> Aside:
    text = f"{apposition.name}: {apposition.office} {apposition.time.span}"
    start = len(apposition.name) + 2
    end = start + len(apposition.office)
    state = State(apposition.office, Effect.OPENS, "position", apposition.office, start, end, start, end)
    told = Told(text, state, apposition.time.interval)
    return Aside(apposition.name, (told,), apposition.char_start, apposition.char_end)


def _life(text: str, lifespan: Lifespan, mentions: Sequence[Mention], language: str) -> Aside:
    name = next((mention.name for mention in mentions if mention.surface == lifespan.name), lifespan.name)
    if _is_term(text, lifespan, language):
        return _term(name, lifespan, language)
    verbs = clause_words(language).life_verbs
    told = (
        Told(
            f"{name} {verbs[date.trigger]} ({date.said or format_interval(date.interval, language)})",
            State(date.trigger, date.effect, "life", None, 0, 0),
            date.interval,
        )
        for date in lifespan.dates
    )
    return Aside(name, tuple(told), lifespan.char_start, lifespan.char_end)
