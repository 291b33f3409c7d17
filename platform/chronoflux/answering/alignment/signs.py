"""How far a line speaks of what is asked, and how near two stretches of it stand."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from chronoflux.answering.alignment.asked import Asked
from chronoflux.answering.alignment.lines import Line, Told
from chronoflux.answering.alignment.ranking import Signs
from chronoflux.calendar import OPEN_DAY
from chronoflux.language.stems import stems, stems_of
from chronoflux.retrieval.agreement import LIKELY, fold, folded_words, name_words, names_agree

_BORDER = re.compile(r"[,:]|\s[–—]\s|\b(?:and|but|e|ed|ma)\b")
_WALL = re.compile(r"[;|]")
_BORDER_WORDS, _WALL_WORDS = 4, 10
"""How many words of distance a comma, and a semicolon, are worth."""
_REACH = 5.0
"""Words in which closeness loses two thirds."""
_HEADED = 0.5
"""Worth of an asked word that stands in the heading or title only."""
_LEAST_RARITY = 0.2
_YEAR_DAYS = 400
"""Days from which a stretch of time is no mere year."""
NAMED_HERE, NAMED_AS, BY_SURNAME, IN_TITLE, BY_PART, ELSEWHERE = 1.0, 0.9, 0.8, 0.9, 0.7, 0.4
"""How far a line speaks of a name: wholly, by what its pronouns stand for, by its last word, by its title or a part of
that, or by the rest of its document."""


def signs_of_lines(asked: Asked, lines: Sequence[Line]) -> list[Signs]:
    """For each line: what speaks for its being about what is asked.

    - words: share of the asked words in it, the rarer ones counting more; those of its heading count half
    - before: share of the asked words that only the line before it has
    - names, least_name: how far it speaks of the asked names, on the mean and of the least
    - about: share of the asked words in its whole document
    - unsaid, unheard: it has none of the asked words; its whole document has none
    - second: 1 in the second best document
    - behind: how much less than the best line of its document it has of words and names
    """
    rarity = _rarity(asked, lines)
    documents: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        documents[line.document].append(line)
    signs = [_signs(asked, line, documents[line.document], rarity) for line in lines]
    best: dict[str, float] = defaultdict(float)
    for line, each in zip(lines, signs, strict=True):
        best[line.document] = max(best[line.document], each["words"] + each["names"])
    for line, each in zip(lines, signs, strict=True):
        each["behind"] = best[line.document] - each["words"] - each["names"]
    return signs


def _rarity(asked: Asked, lines: Sequence[Line]) -> dict[str, float]:
    """The inverse frequency of each asked word among the lines, as shares of their sum."""
    counts = Counter(stem for line in lines for stem in line.stems())
    rarity = {
        word: max(_LEAST_RARITY, math.log((len(lines) + 1) / (max(counts[stem] for stem in own) + 0.5)))
        for word, own in asked.words.items()
    }
    total = sum(rarity.values())
    return {word: value / total for word, value in rarity.items()}


def _signs(asked: Asked, line: Line, document: Sequence[Line], rarity: dict[str, float]) -> Signs:
    told = folded_words(event.text for event in line.events)
    own = line.stems() | stems_of(told)
    above = stems_of(folded_words((line.title, line.head)))
    previous = document[line.index - 1].stems() if line.index else frozenset[str]()
    whole = above.union(*(each.stems() for each in document))
    wanted = frozenset[str]().union(*asked.words.values())

    def share(found: frozenset[str], outside: frozenset[str] = frozenset()) -> float:
        words = (word for word, own in asked.words.items() if own & found and not own & outside)
        return sum(rarity[word] for word in words)

    names = [_speaks_of(name, line, told, document) for name in asked.names] or [ELSEWHERE]
    return {
        "words": share(own) + _HEADED * share(above, own),
        "before": share(previous, own | above),
        "names": sum(names) / len(names),
        "least_name": min(names),
        "about": share(whole),
        "unsaid": float(bool(asked.words) and wanted.isdisjoint(own)),
        "unheard": float(bool(asked.words) and wanted.isdisjoint(whole)),
        "second": float(line.rank > 0),
    }


def _speaks_of(name: str, line: Line, told: Sequence[str], document: Sequence[Line]) -> float:
    wanted = name_words(name)
    here, title = {word.text for word in line.words}, set(fold(line.title).split())
    named = (part.name for event in line.events for part in event.participants)
    if here.issuperset(wanted):
        return NAMED_HERE
    if set(told).issuperset(wanted) or any(names_agree(name, other) >= LIKELY for other in named):
        return NAMED_AS
    if wanted[-1] in here:
        return BY_SURNAME
    if title.intersection(wanted):
        return IN_TITLE if title.issuperset(wanted) else BY_PART
    everywhere = title.union(word.text for each in document for word in each.words)
    return ELSEWHERE * len(everywhere.intersection(wanted)) / len(wanted)


def distance(text: str, end: int, start: int) -> int:
    """Words between two stretches of a text, one ending where the other starts or before; marks count as some words."""
    between = text[end:start]
    borders, walls = len(_BORDER.findall(between)), len(_WALL.findall(between))
    return len(between.split()) + _BORDER_WORDS * borders + _WALL_WORDS * walls


def apart(text: str, start: int, end: int, other_start: int, other_end: int) -> int:
    """Words between two stretches of a text, in either order; 0 where they overlap."""
    if other_end <= start:
        return distance(text, other_end, start)
    return distance(text, end, other_start) if end <= other_start else 0


def closeness(line: Line, start: int, end: int, wanted: Iterable[frozenset[str]]) -> float:
    """1 where a wanted word stands in or right beside a stretch of a line, less the farther the nearest one is."""
    every = frozenset[str]().union(*wanted)
    places = (
        apart(line.text, start, end, word.start, word.end)
        for word in line.words
        if word.stems & every and not (start <= word.start and word.end <= end)
    )
    return max((math.exp(-place / _REACH) for place in places), default=0.0)


def close_to_names(asked: Asked, line: Line, start: int, end: int) -> float:
    """How close a stretch of a line stands to a word of an asked name."""
    return closeness(line, start, end, [stems(word) for word in asked.name_words])


def nearest_time(line: Line, start: int, end: int) -> tuple[Told | None, int]:
    """The time that holds for a stretch of a line, and how many words away it stands.

    A time right behind it ("Ann Lee (1998-2004)") is its own; else the nearest that the line tells, else the date that
    the line carries on.
    """
    ranked = []
    for told in line.times:
        if told.written and told.start >= end and re.fullmatch(r"[\s(|:*,–—-]*", line.text[end : told.start]):
            ranked.append((0, told))
        else:
            ranked.append((apart(line.text, start, end, told.start, told.end), told))
    if ranked:
        away, told = min(ranked, key=lambda pair: (pair[0], pair[1].start))
        return told, away
    return line.carried, 0


def lasts(told: Told) -> bool:
    """Whether a time is a stretch of more than a year with a beginning."""
    first, last = told.interval.start_day, told.interval.end_day
    return first > -OPEN_DAY and last - first > _YEAR_DAYS
