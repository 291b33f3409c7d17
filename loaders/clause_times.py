"""Which times of a sentence say when: not what is named after a year, nor what only bounds or glosses another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from chronoflux.loaders.clause_words import ASIDE, ClauseWords
from chronoflux.model import Granularity, TimeExpression, TimeInterval

_GLOSS_WORDS = 2
_LONGEST_LEAD = 160
"""Characters before a time that may tell what it bounds or what is compared with it."""
_ASIDE = re.compile(ASIDE)
_FINAL_YEAR = re.compile(r"(?:\D{1,20}\s)?(?P<year>\d{4})\Z")


def adverbial_times(text: str, times: Sequence[TimeExpression], words: ClauseWords) -> list[TimeExpression]:
    """The times that say when; those that only name something, or stand in brackets, only if there is no other."""
    times = [time for time in times if not _is_comparison(text, time, words) and not is_birth_year(text, time, words)]
    named = [time for time in times if not _names_something(text, time, words)]
    open_text = [time for time in named if not _in_brackets(text, time)]
    glosses = [time for time in named if time not in open_text]
    if open_text and all(_is_gloss(text, time, words) for time in glosses) and not _is_series(text, glosses, words):
        return open_text
    return named or list(times)


def join_ranges(text: str, times: Sequence[TimeExpression], words: ClauseWords) -> list[TimeExpression]:
    """The times, those of "from A until ... B" made one."""
    joined: list[TimeExpression] = []
    for time in times:
        if joined and _is_range(text, joined[-1], time, words):
            first = joined[-1]
            interval = TimeInterval(first.interval.start, time.interval.end, Granularity.RANGE)
            span = text[first.char_start : time.char_end]
            joined[-1] = TimeExpression(span, interval, first.char_start, time.char_end)
        else:
            joined.append(time)
    return joined


def bounded(text: str, time: TimeExpression, words: ClauseWords) -> TimeExpression:
    """The time that a noun leads to as a bound: "until her death in 1949" ends in 1949, "since her election" begins."""
    led = words.bound.search(text, max(0, time.char_start - _LONGEST_LEAD), time.char_start)
    whole = time.interval
    if led is None or None in (whole.start, whole.end) or whole.granularity is Granularity.RANGE:
        return time
    start, end = (None, whole.end) if led["until"] else (whole.start, None)
    interval = TimeInterval(start, end, Granularity.RANGE, whole.mod)
    return TimeExpression(text[led.start() : time.char_end], interval, led.start(), time.char_end)


def is_birth_year(text: str, time: TimeExpression, words: ClauseWords) -> bool:
    """Whether a year only tells when somebody was born ("Ida Moro, classe 1981, ...")."""
    return words.born_in.search(text, max(0, time.char_start - _LONGEST_LEAD), time.char_start) is not None


def _is_comparison(text: str, time: TimeExpression, words: ClauseWords) -> bool:
    """Whether a time only says what something is compared with: it dates nothing."""
    open_end = time.interval.start is not None and time.interval.end is None
    return (
        open_end and words.compared.search(text, max(0, time.char_start - _LONGEST_LEAD), time.char_start) is not None
    )


def _in_brackets(text: str, time: TimeExpression) -> bool:
    before = text[: time.char_start]
    return before.rfind("(") > before.rfind(")")


def _is_gloss(text: str, time: TimeExpression, words: ClauseWords) -> bool:
    """Whether a time is about all its brackets hold, so that it dates the name before them and not the clause."""
    opened, closed = text.rfind("(", 0, time.char_start), text.find(")", time.char_end)
    if opened < 0 or closed < 0:
        return False
    return content_words(text[opened : time.char_start] + " " + text[time.char_end : closed], words) <= _GLOSS_WORDS


def _is_series(text: str, glosses: Sequence[TimeExpression], words: ClauseWords) -> bool:
    """Whether glosses are the stretches of one list of names: "at Rovento (1946–1951), Altamura (1951–1961) and"."""
    stretches = all(_is_closed(time.interval) for time in glosses)
    between = [text[first.char_end : second.char_start] for first, second in pairwise(glosses)]
    return bool(between) and stretches and not any(words.verb.search(gap) for gap in between)


def _names_something(text: str, time: TimeExpression, words: ClauseWords) -> bool:
    """Whether a year is part of a name ("the 2010 World Cup", "before the 2010 World Cup", "UEFA Euro 2012")."""
    year = _FINAL_YEAR.match(time.span)
    if year is None or not all(word in words.lead_ins for word in time.span.lower().split()[:-1]):
        return False
    start = time.char_start + year.start("year")
    before = _last_word(text[:start])
    following = text[time.char_end : time.char_end + 40]
    if words.named_by_year.search(text, max(0, start - _LONGEST_LEAD), start):
        return before.lower() in words.lead_ins or _is_noun(following, words)
    if following[:1] == " " and following[1:2].isupper():
        return before.lower() not in words.lead_ins or before.lower() in words.name_openers
    return before[:1].isupper() and before.lower() not in words.lead_ins and not before.endswith((",", ".", ":", ";"))


def _is_range(text: str, first: TimeExpression, second: TimeExpression, words: ClauseWords) -> bool:
    opener, gap = _last_word(text[: first.char_start]).lower(), text[first.char_end : second.char_start]
    head = (first.span.split() or [""])[0].lower()
    until = words.range_end.fullmatch(text, first.char_end, second.char_start) is not None
    return (
        (opener in words.range_openers or head in words.range_openers or until)
        and first.interval.start is not None
        and second.interval.end is not None
        and first.interval.start_day <= second.interval.end_day
        and not _is_closed(first.interval)
        and (bool(words.range_gap.match(gap)) or (second.interval.start is None and bool(_ASIDE.fullmatch(gap))))
        and words.range_breaks.match(text, first.char_end) is None
    )


def _is_closed(interval: TimeInterval) -> bool:
    """Whether an interval already states both bounds of a range."""
    return interval.granularity is Granularity.RANGE and interval.end is not None


def content_words(text: str, words: ClauseWords) -> int:
    """The number of words that are not mere lead-ins to a date."""
    return sum(1 for word in re.findall(r"[^\W\d_]{2,}", text) if word.lower() not in words.lead_ins)


def _is_noun(following: str, words: ClauseWords) -> bool:
    """Whether the word behind a year may be the noun it describes ("a 1925 fire")."""
    word = re.match(r"\s([^\W\d_]+)", following)
    other = words.prepositions | words.openers | words.pronouns
    return word is not None and word[1].lower() not in other and not words.verb.match(word[1])


def _last_word(text: str) -> str:
    return (text.rsplit(maxsplit=1) or [""])[-1]
