"""Rolls: who held an office, line by line, under a heading or title that names it ("Headmasters of Ashdown School")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from chronoflux.language.definitions import may_be_person
from chronoflux.language.honorifics import without_honorifics
from chronoflux.language.resources import words
from chronoflux.loaders.clause_times import join_ranges
from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.clauses import shift
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.roll_headings import Office, roll_office
from chronoflux.loaders.sections import is_office, names_nobody
from chronoflux.loaders.state import State
from chronoflux.loaders.statement import Statement
from chronoflux.loaders.statements import statements_of
from chronoflux.model import Effect, Granularity, Mention, TimeExpression, TimeInterval

_CAPITAL = r"[^\W\d_a-zß-ÿ][\w'’.-]*"
_PERSON = re.compile(rf"{_CAPITAL}(?: (?:(?:[a-z]{{1,3}}|d['’]) ?){{0,2}}{_CAPITAL}){{0,5}}")
_EDGES = " -–—→:,;.*•|()\t"
_BORDER = re.compile(r"\s*[,;:(|\t–—]\s*|\s-\s")
_PIECE = re.compile(r"[^\s,;:(|\t–—)][^,;(|\t)]*")
_LIFE_MARK = re.compile(r"(?:\b(?:born|died|nat[oa]|mort[oa])\b|[(,]\s?[dmbn]\.|†)\s*(?:\w+\s)?\Z")
"""What says before a time that it is of a birth or a death."""
_SEVERAL = 2


def roll_entry(
    item: str, times: Sequence[TimeExpression], lead: str, title: str, office: Office, language: str
) -> Statement | None:
    """What a line of a roll says: who held the office and when; None where it has no name beside its time.

    Args:
        item: the line without its marks.
        times: its temporal expressions.
        lead: the title and heading it stands under.
        title: what the document is about, whose office it is where the heading names no body; "" where unknown.
        office: the office that these name.
        language: "en", "en-GB" or "it".
    """
    times = _whole_terms(item, times, language)
    name = _name_beside(item, times[0], office, language) if times else ""
    if not name:
        return None
    text = f"{lead}: {item}" if lead else item
    name = bare_name(name, language)
    state = State(office.value, Effect.OPENS, office.relation, office.value, 0, 0, holder=name, holder_is_subject=True)
    lives = _LIFE_MARK.search(item, 0, times[0].char_start)
    body = office.body if not title or roll_office(title, language) or " " in office.body else title
    terms = tuple(shift(term, len(item) - len(text)) for term in _terms(item, times, language))
    written, told = (body,) if body else (), () if lives else (state,)
    return Statement(
        text, name if lives else None, terms, told, listed=len(terms) > 1, written=written, people=(name,), item=True
    )


def _whole_terms(item: str, times: Sequence[TimeExpression], language: str) -> list[TimeExpression]:
    """The times of a line, the first with the end that goes on with it: "1862 until his death in 1880" is one."""
    joined = join_ranges(item, times, clause_words(language))
    if len(joined) < _SEVERAL:
        return joined
    first, second = joined[0], joined[1]
    goes_on = not item[first.char_end : second.char_start].strip() and second.interval.start is None
    if not goes_on or first.interval.start is None or first.interval.end_day > second.interval.end_day:
        return joined
    interval = TimeInterval(first.interval.start, second.interval.end, Granularity.RANGE)
    span = item[first.char_start : second.char_end]
    return [TimeExpression(span, interval, first.char_start, second.char_end), *joined[2:]]


def _terms(item: str, times: Sequence[TimeExpression], language: str) -> Iterator[TimeExpression]:
    """The times a holder held the office: the first, and those that marks or "and" join ("1995-1999 , 2002-2004")."""
    joiners, end = load_grammar(language[:2]).joiners, times[0].char_start
    for time in times:
        between = re.findall(r"\w+", item[end : time.char_start].lower())
        if time.char_start < end or not joiners.issuperset(between):
            return
        yield time
        end = time.char_end


def bare_name(name: str, language: str) -> str:
    """A name without honours, which a surname alone keeps ("Mrs Cope")."""
    bare = without_honorifics(name, language)
    return bare if " " in bare else name


def remarks_of(
    item: str, times: Sequence[TimeExpression], entry: Statement, mentions: Sequence[Mention], language: str
) -> Iterator[Statement]:
    """What a line tells of its holder besides, with a date of its own ("1911 , James Fenn , drowned in 1913").

    Args:
        item: the line without its marks.
        times: its temporal expressions.
        entry: what it says as a whole.
        mentions: the names in it.
        language: "en", "en-GB" or "it".
    """
    holder = next((state.holder for state in entry.states if state.holder_is_subject), None)
    for piece in _PIECE.finditer(item) if holder and len(times) > 1 else ():
        inner = [time for time in times if piece.start() <= time.char_start and time.char_end <= piece.end()]
        if inner and piece[0][:1].islower() and piece.end() > max(times[0].char_end, item.find(holder or "")):
            text = f"{holder} {piece[0].rstrip()}"
            moved = [shift(time, piece.start() - len(holder or "") - 1) for time in inner]
            yield from statements_of(text, holder, moved, mentions, language, person=True)


def _name_beside(item: str, term: TimeExpression, office: Office, language: str) -> str:
    """The name before the term of a line, or right behind it; "" for none."""
    before = item[: term.char_start].strip(_EDGES)
    piece = before if re.search(r"[^\W\d_]{2}", _unled(before)) else item[term.char_end :].strip(_EDGES)
    piece = _without_kin(_BORDER.split(piece, maxsplit=1)[0].strip(), language)
    won = office.relation == "award" and piece[:1].isupper() and not names_nobody(piece, language)
    return piece if won or is_holder(piece, language) else ""


def is_post_alone(name: str, language: str) -> bool:
    """Whether what stands for a name is an office ("Vice President"), and no surname like one ("Ann Chapman")."""
    first, *rest = name.split()
    return is_office(name, language) and (not rest or is_office(first, language) or any(map(str.islower, rest)))


def opens_with_holder(line: str, language: str) -> bool:
    """Whether a line opens with who may have held an office and a mark behind the name."""
    border = _BORDER.search(line)
    return border is not None and is_holder(line[: border.start()].strip(), language)


def is_holder(piece: str, language: str) -> bool:
    """Whether a piece of a line may be who held an office: a name, and none of a body or a place."""
    own = without_honorifics(piece, language)
    if not own or names_nobody(own, language) or is_post_alone(own, language):
        return False
    names = " ".join(word for word in own.split() if not word.islower())
    return _PERSON.fullmatch(own) is not None and (len(names.split()) == 1 or may_be_person(names))


def _without_kin(piece: str, language: str) -> str:
    """A name without the words for a relative before it: "Tom Corfield" of "his son Tom Corfield"."""
    kin = load_grammar(language[:2]).determiners | words(language, "kin_nouns")
    parts = piece.split()
    small = list(takewhile(str.islower, parts))
    return " ".join(parts[len(small) :]) if small and all(word in kin for word in small) else piece


def _unled(before: str) -> str:
    """What stands before a term but the small words that lead to it ("dal", "in office from")."""
    return " ".join(word for word in before.split() if not word.islower())
