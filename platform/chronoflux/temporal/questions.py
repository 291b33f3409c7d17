"""The temporal side of a question: its windows, the event it hangs on, and what is left to look for.

Windows follow the intervals of `find_times`: a day is AT, a stated range BETWEEN, an open side BEFORE, AFTER, SINCE or
UNTIL, anything else DURING; "at any time" or "overlapping" before it OVERLAPPING. "Early", "mid" and "late" narrow a
window to its first, middle or last third (of a decade: 1990-1993, 1993-1996, 1996-1999). Two open windows that overlap
("after 2008 and before 2012") become one; two that do not stay two. A year inside a name ("Parma Calcio 1913") is no
window when another time is asked. An event instead of a date ("after Obama became president") is handed on as
`anchor_event`, to be looked up; when its clause holds a date, that date already gives the window.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from chronoflux.calendar import first_day, last_day
from chronoflux.model import Granularity, Modifier, Relation, TimeInterval, Window
from chronoflux.temporal import dates
from chronoflux.temporal.arithmetic import point_tokens
from chronoflux.temporal.context import Context
from chronoflux.temporal.event_clauses import event_clause, is_stretch
from chronoflux.temporal.expressions import FoundTime, scan_times
from chronoflux.temporal.grammar import Kind, Token
from chronoflux.temporal.lexicon import Lexicon, load_lexicon
from chronoflux.temporal.offsets import add_offset, read_offset
from chronoflux.temporal.tokens import plain


@dataclass(frozen=True, slots=True)
class QuestionTime:
    """When a question asks about."""

    windows: tuple[Window, ...] = ()
    anchor_event: str | None = None
    """The clause whose date the window hangs on ("Obama became president")."""
    anchor_relation: Relation | None = None
    """How the answer stands to the anchor event: before, after, during, since or until; AT with an offset."""
    offset: tuple[int, int, int] | None = None
    """Signed (years, months, days) from the anchor event to the time asked about."""
    notes: tuple[str, ...] = ()
    """What was assumed, one line each."""
    titles: tuple[str, ...] = ()
    """Years that are no times but titles of works: "1984", "2001: A Space Odyssey"."""
    remainder: str = ""
    """The question without its time part."""


_LEADING = {Kind.IN, Kind.THE, Kind.OF, Kind.TO, Kind.BY, Kind.FROM, Kind.AND}


_SUBTITLE = re.compile(r":\s+[A-ZÀ-ÖØ-Þ][^?!;,]*")


def read_question_time(text: str, language: str, reference_date: str | None = None) -> QuestionTime:
    """Read the windows, the anchor event and the offset of a question.

    Args:
        text: the question.
        language: "en", "en-GB" or "it".
        reference_date: ISO day that "last year" hangs on; never today's.

    Raises:
        ConfigurationError: there is no lexicon for the language.
    """
    lexicon = load_lexicon(language)
    readable = plain(text)
    tokens = point_tokens(readable, lexicon)
    from_date = _offset_from_date(tokens, text, lexicon)
    if from_date is not None:
        return from_date
    titles = [token for token in tokens if _is_title(token, readable, lexicon)]
    named = {token.start for token in titles}
    scanned = scan_times(text, language, reference_date)
    found = [time for time in scanned if time.expression.char_start not in named]
    clause = event_clause(tokens, text, found, lexicon)
    inside = [time for time in found if clause is not None and clause.start <= time.expression.char_start < clause.stop]
    if clause is not None and inside and clause.relation is Relation.DURING:
        clause, inside = None, []
    outside = _without_names([time for time in found if time not in inside], tokens)
    if clause is not None and clause.relation is Relation.DURING and any(_is_closed(time) for time in outside):
        clause = None
    windows = [
        replace(_window(time.expression.interval), relation=Relation.OVERLAPPING)
        if _asks_overlap(time, tokens, lexicon)
        else _window(time.expression.interval)
        for time in outside
    ]
    if clause is not None and inside and clause.offset is None:
        windows.append(_window_of_event(clause.relation, inside[0].expression.interval))
    cuts = [(time.expression.char_start, time.expression.char_end) for time in outside]
    cuts += [(clause.start, clause.stop)] if clause is not None else []
    return QuestionTime(
        windows=_joined(windows),
        anchor_event=clause.event if clause is not None else None,
        anchor_relation=clause.relation if clause is not None else None,
        offset=clause.offset if clause is not None else None,
        notes=tuple(_turned_note(time, lexicon) for time in outside if time.turned),
        titles=tuple(_title(token, text) for token in titles),
        remainder=_without(text, cuts, tokens),
    )


def _is_closed(time: FoundTime) -> bool:
    """Whether a time says by itself when that was: "in 1204, when the city fell"."""
    return time.expression.interval.start is not None and time.expression.interval.end is not None


def _without_names(found: Sequence[FoundTime], tokens: Sequence[Token]) -> list[FoundTime]:
    """Leave out years of names ("Parma Calcio 1913", "the 2020 Nobel Prize") when another time is asked."""
    asked = [time for time in found if not _in_name(time, tokens)]
    return asked or list(found)


def _in_name(time: FoundTime, tokens: Sequence[Token]) -> bool:
    expression = time.expression
    if expression.interval.granularity is not Granularity.YEAR or not expression.span.isdigit():
        return False
    place = next(n for n, token in enumerate(tokens) if token.start >= expression.char_start)
    left = tokens[place - 1] if place else None
    right = tokens[place + 1] if place + 1 < len(tokens) else None
    if left is not None and left.kind is Kind.WORD and left.capitalised and place > 1:
        return True
    follows = right is not None and right.kind is Kind.WORD and right.capitalised
    return follows and left is not None and left.kind is Kind.THE


def _is_title(token: Token, readable: str, lexicon: Lexicon) -> bool:
    """Whether a bare year is the title of a work ("Who wrote 1984?", "Who directed 2001: A Space Odyssey?")."""
    if token.kind not in {Kind.YEAR, Kind.DATE} or not token.text.isdigit():
        return False
    before = f" {' '.join(readable[: token.start].lower().split())}"
    ends = readable[token.end : token.end + 1] in {"", "?", ":", ",", '"'}
    return ends and before.endswith(tuple(f" {phrase}" for phrase in lexicon.words["before_titles"]))


def _title(token: Token, text: str) -> str:
    """A year that is a title, with its subtitle."""
    subtitle = _SUBTITLE.match(text, token.end)
    return text[token.start : token.end] + (subtitle.group() if subtitle else "")


def _window(interval: TimeInterval) -> Window:
    relation = _relation(interval)
    narrowed = _narrowed(interval) if relation is Relation.DURING else interval
    return Window(narrowed.start, narrowed.end, relation)


def _asks_overlap(time: FoundTime, tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether the words before a closed time ask for whatever touches it ("at any time between 1998 and 2004")."""
    before = [token for token in tokens if token.end <= time.expression.char_start]
    while before and (before[-1].kind in _LEADING | {Kind.COMMA} or before[-1].lower in lexicon.guards["counters"]):
        before.pop()
    said = " ".join(token.lower for token in before)
    closed = time.expression.interval.start is not None and time.expression.interval.end is not None
    return closed and said.endswith(tuple(lexicon.words["overlapping"]))


def _relation(interval: TimeInterval) -> Relation:
    if interval.mod is Modifier.BEFORE:
        return Relation.BEFORE
    if interval.mod is Modifier.AFTER:
        return Relation.AFTER
    if interval.start is None:
        return Relation.UNTIL
    if interval.end is None:
        return Relation.SINCE
    if interval.granularity is Granularity.RANGE:
        return Relation.BETWEEN
    return Relation.AT if interval.granularity is Granularity.DAY else Relation.DURING


def _narrowed(interval: TimeInterval) -> TimeInterval:
    """The third of a year, decade or century that "early", "mid" or "late" names."""
    third = {Modifier.START: 0, Modifier.MID: 1, Modifier.END: 2}.get(interval.mod or Modifier.APPROX)
    if third is None or interval.start is None:
        return interval
    year = dates.civil(interval.start)[0]
    if interval.granularity is Granularity.YEAR:
        first_month = 1 + 4 * third
        return replace(interval, start=dates.iso(year, first_month), end=dates.iso(year, first_month + 3))
    length = {Granularity.DECADE: 3, Granularity.CENTURY: 33}.get(interval.granularity)
    if length is None:
        return interval
    return replace(interval, start=dates.iso(year + third * length), end=dates.iso(year + (third + 1) * length))


def _window_of_event(relation: Relation, dated: TimeInterval) -> Window:
    """The window beside an event whose own date stands in its clause; the event's own time belongs to both sides."""
    if relation in {Relation.AFTER, Relation.SINCE}:
        return Window(dated.start, None, relation)
    if relation in {Relation.BEFORE, Relation.UNTIL}:
        return Window(None, dated.end, relation)
    return Window(dated.start, dated.end, relation)


def _joined(windows: Sequence[Window]) -> tuple[Window, ...]:
    """An open end and an open start that overlap are one stretch."""
    after = [window for window in windows if window.end is None and window.start is not None]
    before = [window for window in windows if window.start is None and window.end is not None]
    if len(windows) == 2 and len(after) == len(before) == 1 and first_day(after[0].start) <= last_day(before[0].end):
        return (Window(after[0].start, before[0].end, Relation.BETWEEN),)
    return tuple(windows)


def _turned_note(time: FoundTime, lexicon: Lexicon) -> str:
    interval = time.expression.interval
    template = str(lexicon.words["turned"])
    return template.format(span=f'"{time.expression.span}"', start=interval.start, end=interval.end)


def _offset_from_date(tokens: Sequence[Token], text: str, lexicon: Lexicon) -> QuestionTime | None:
    """The time asked about in "45 years and 3 months before July 1970"."""
    stated = read_offset(tokens)
    if stated is None or is_stretch(tokens, stated, lexicon):
        return None
    place = stated.stop
    while place < len(tokens) and tokens[place].kind in {Kind.OF, Kind.THE, Kind.IN}:
        place += 1
    if place == len(tokens) or tokens[place].kind is not Kind.DATE:
        return None
    base = tokens[place].value.resolve(Context())
    if base is None or base.start is None or base.end is None:
        return None
    start, end = add_offset(base.start, stated.amount), add_offset(base.end, stated.amount)
    if start is None or end is None:
        return None
    relation = Relation.AT if base.granularity is Granularity.DAY else Relation.DURING
    cut = (tokens[stated.first].start, tokens[place].end)
    return QuestionTime(windows=(Window(start, end, relation),), remainder=_without(text, [cut], tokens))


def _without(text: str, cuts: Sequence[tuple[int, int]], tokens: Sequence[Token]) -> str:
    """The text without these stretches and the prepositions that led to them."""
    remainder = text
    for start, end in sorted(cuts, reverse=True):
        leading = [token for token in tokens if token.end <= start]
        first = start
        while leading and leading[-1].kind in _LEADING:
            first = leading.pop().start
        remainder = remainder[:first] + remainder[end:]
    tidy = re.sub(r"\s+([?!.,;])", r"\1", " ".join(remainder.split()))
    return re.sub(r"^[\s,;]+|,(?=\?)", "", tidy).strip()
