"""A sentence with several dates, taken apart into one clause a date."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from chronoflux.loaders.clause import Clause
from chronoflux.loaders.clause_times import adverbial_times, bounded, content_words, join_ranges
from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.openings import opening_pieces
from chronoflux.model import Granularity, TimeExpression

_MOST_PIECES = 40
_BORDERS_NEAR = 20
"""Borders tried behind a time and before the next: each is judged by all that stands before and after it."""
_GLOSS_WORDS = 2
"""Words between a time and the finer one that tells it more exactly ("to the day")."""
_FIGURE = re.compile(r"\d")
_LONGEST_SUBJECT = 120
"""Characters of the longest subject with its apposition."""


def split_clauses(text: str, times: Sequence[TimeExpression], language: str) -> list[Clause]:
    """The clauses of a sentence, in order, which cover all of it but marks.

    What a semicolon parts stands for itself where each side has a verb, and so does what "while" opens with a name of
    its own; a time dates nothing beyond. Within such a part each clause but the only one states a time: it is cut
    between two times at a semicolon, a comma or a connective, where what follows has a verb of its
    own or where both sides are list items ("1998–2001 Milan, 2001–2004 Parma"). Times that only name something ("the
    2010 World Cup") do not count when the sentence has others. "From 1998 until his death in 2004" is one time, "in
    1998 and 2004" two times of one clause.

    Takes time linear in the sentence's length: no more than _MOST_PIECES times come apart, and of the borders between
    two of them only those near either are tried.
    """
    words = clause_words(language)
    clauses: list[Clause] = []
    first, *rest = _independent(text, words)
    pieces = opening_pieces(text[: first[1]], [time for time in times if time.char_end <= first[1]], words)
    for start, end in pieces:
        inside = [shift(time, start) for time in times if start <= time.char_start and time.char_end <= end]
        parts = _split_at_times(text[start:end], inside, words)
        clauses += [replace(_placed(clause, start), opens=True) for clause in parts]
    for start, end in ((pieces[-1][1] + 1 if pieces else first[0], first[1]), *rest):
        inside = [shift(time, start) for time in times if start <= time.char_start and time.char_end <= end]
        clauses += [_placed(clause, start) for clause in _split_at_times(text[start:end], inside, words)]
    return clauses


def _independent(text: str, words: ClauseWords) -> list[tuple[int, int]]:
    """The stretches of a sentence that stand for themselves."""
    borders, start = [], 0
    for match in words.independent.finditer(text):
        bracketed = text.count("(", start, match.start()) > text.count(")", start, match.start())
        left, right = text[start : match.start()], text[match.end() :].partition(";")[0]
        if not bracketed and words.verb.search(left) and words.verb.search(right):
            borders.append((start, match.start()))
            start = match.end()
    return [*borders, (start, len(text))]


def _placed(clause: Clause, start: int) -> Clause:
    times = tuple(shift(time, -start) for time in clause.times)
    return replace(clause, start=clause.start + start, end=clause.end + start, times=times)


def _split_at_times(text: str, times: Sequence[TimeExpression], words: ClauseWords) -> list[Clause]:
    joined = join_ranges(text, adverbial_times(text, times, words), words)[:_MOST_PIECES]
    stated = [bounded(text, time, words) for time in joined]
    if len(stated) < 2:
        return [Clause(0, len(text), tuple(stated))]
    clauses: list[Clause] = []
    start, group, enumerated = 0, [stated[0]], True
    for before, after in pairwise(stated):
        if _refines(text, before, after, words):
            group.append(after)
            continue
        opening = start == 0 and len(group) == 1 and words.opening_participle.match(text)
        enumerates = words.enumeration.match(text[before.char_end : after.char_start]) and not _heads_item(text, after)
        if enumerates and not opening and not _goes_on_with_a_verb(text, start, before, after, words):
            group.append(after)
            continue
        cut = _boundary(text, start, before, after, words)
        if cut is not None:
            clauses.append(Clause(start, cut[0], tuple(group), listed=enumerated and len(group) > 1))
            start, group, enumerated = cut[1], [after], True
        elif _is_setting(text, start, before, after, words):
            group, enumerated = [after], True
        else:
            group.append(after)
            enumerated = False
    clauses.append(Clause(start, len(text), tuple(group), listed=enumerated and len(group) > 1))
    return clauses


def _refines(text: str, before: TimeExpression, after: TimeExpression, words: ClauseWords) -> bool:
    """Whether a time only says more exactly when another was ("ten years later to the day, on 4 June 1940")."""
    gap = text[before.char_end : after.char_start]
    first, second = before.interval, after.interval
    if first.granularity is Granularity.RANGE or None in (first.start, first.end):
        return False
    within = first.start_day <= second.start_day <= second.end_day <= first.end_day and first != second
    apposed = not words.verb.search(gap) and content_words(gap, words) <= _GLOSS_WORDS
    return within and apposed and not words.finite_start.match(text[after.char_end :].lstrip(" ,"))


def _goes_on_with_a_verb(
    text: str, start: int, before: TimeExpression, after: TimeExpression, words: ClauseWords
) -> bool:
    """Whether each of two times has a predicate of its own ("resigned in 2018 and in 2019 founded Acme")."""
    own, rest = text[start : before.char_start], text[after.char_end :].lstrip()
    predicate = words.finite_start.match(rest) or (rest.split() or [""])[0].lower() in words.pronouns
    return bool(words.verb.search(own) and predicate)


def _is_setting(text: str, start: int, before: TimeExpression, after: TimeExpression, words: ClauseWords) -> bool:
    """Whether the earlier time dates a mere setting ("After the war of 1914 , he left in 1916"): no verb of its own."""
    gap = text[before.char_end : after.char_start]
    setting, comma, statement = f"{text[start : before.char_end]}{gap}".partition(",")
    own = text[start : before.char_start]
    return bool(
        comma
        and len(setting) >= len(own)
        and content_words(own, words) >= 2
        and not words.verb.search(setting)
        and words.verb.search(statement)
    )


def _heads_item(text: str, time: TimeExpression) -> bool:
    """Whether a time leads a list item ("..., 2001–2004 Parma")."""
    following = text[time.char_end : time.char_end + 3].strip(" :")
    return time.interval.granularity is Granularity.RANGE and following[:1].isupper()


def _boundary(
    text: str, start: int, before: TimeExpression, after: TimeExpression, words: ClauseWords
) -> tuple[int, int] | None:
    """Where the clause of `before` ends and that of `after` begins, or None where they are one."""
    gap = text[before.char_end : after.char_start]
    leading = not content_words(text[start : before.char_start], words)
    verbal = words.verb.search(text) is not None
    best: tuple[int, tuple[int, int]] | None = None
    borders = list(words.boundary.finditer(gap))
    for match in (*borders[:_BORDERS_NEAR], *borders[_BORDERS_NEAR:][-_BORDERS_NEAR:]):
        left = text[start : before.char_start] + gap[: match.start()]
        right = gap[match.end() :]
        if (
            not (content_words(left, words) or _FIGURE.search(left))
            or (start == 0 and verbal and not _tells(left, words))
            or gap[: match.start()].count("(") > gap[: match.start()].count(")")
            or _closes_apposition(gap[: match.start()], words)
            or words.region.match(right)
        ):
            continue
        rank = _rank(match[0], right, gap, words, leading=leading)
        if rank and (best is None or rank > best[0]):
            best = rank, (before.char_end + match.start(), before.char_end + match.end())
    return best[1] if best else None


def _closes_apposition(before: str, words: ClauseWords) -> bool:
    """Whether a border stands behind the next clause's own subject: "..., and the treasurer, Bob Day | took over"."""
    joints = list(words.joint.finditer(before, max(0, len(before) - _LONGEST_SUBJECT)))
    subject = before[joints[-1].end() :] if joints else ""
    return "," in subject.strip(" ,") and words.verb.search(subject) is None


def _tells(left: str, words: ClauseWords) -> bool:
    """Whether what stands before a border says something by itself: with a verb, or with a participle."""
    pieces = [piece.lstrip() for piece in left.split(",")]
    apposed = any(words.past_participle.match(piece) for piece in pieces[1:])
    return bool(apposed or words.verb.search(left) or any(map(words.opening_participle.match, pieces)))


def _rank(mark: str, right: str, gap: str, words: ClauseWords, *, leading: bool) -> int:
    right_words = right.split()
    if mark.strip(" ,").lower() in words.temporal:
        return 1 if words.verb.search(right) or words.participle.search(right) else 0
    if not mark.strip(" ,") and not words.verb.search(right) and words.verb.search(gap) and not leading:
        return 1 if content_words(right, words) <= 4 else 0
    if ";" in mark or "—" in mark:
        return 6
    if not content_words(right, words) and len(right_words) <= 3:
        return 5 if leading else 4
    if words.finite_start.match(right.strip(" ,")) or (right_words and right_words[0].lower() in words.pronouns):
        return 4
    if words.verb.search(right):
        return 3
    return 0 if words.verb.search(gap) else 2


def shift(time: TimeExpression, offset: int) -> TimeExpression:
    """A time with its offsets moved to another origin."""
    return replace(time, char_start=time.char_start - offset, char_end=time.char_end - offset)
