"""Lines of a curriculum: which piece says what somebody was, and which for whom."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from chronoflux.loaders.grammar_files import joined, load_grammar
from chronoflux.loaders.sections import is_office
from chronoflux.loaders.word_tables import word_table

_EDGES = " ,;:|-–—"


@dataclass(frozen=True, slots=True)
class _Words:
    post: re.Pattern[str]
    """A noun for what somebody is at work."""
    body: re.Pattern[str]
    """A word of the name of a company or school, which is no post."""
    noun_first: bool
    """Whether a piece that begins with such a noun is a post, whatever follows: "capo officina"."""
    calling: re.Pattern[str]
    """A noun for a trade or profession."""
    border: re.Pattern[str]
    """What parts the post from the employer."""
    same: re.Pattern[str]
    """What stands for the employer named before: "same department"."""


def post_and_employer(item: str, start: int, end: int, language: str) -> list[tuple[str, int, int]]:
    """The relation and the offsets of each piece of item[start:end]: "Analyst, Acme" is a position and an employer.

    Whichever piece holds a noun for a post is the position; a line without one names the employer first.
    """
    words = _words(language[:2])
    border = words.border.search(item, start, end)
    first = _trimmed(item, start, border.start() if border else end)
    rest = _trimmed(item, *_until_comma(item, border.end(), end)) if border else None
    if _is_post(item[slice(*first)], words) or (rest and is_office(item[slice(*first)], language)):
        named = rest and not words.same.match(item, *rest)
        return [("position", *first), *([("employer", *rest)] if rest and named else [])]
    if rest and _is_post(item[slice(*rest)], words):
        return [("employer", *first), ("position", *rest)]
    return [("employer", *first)]


def is_post(text: str, language: str) -> bool:
    """Whether a text says what somebody is at work, and names no company or school."""
    return _is_post(text, _words(language[:2]))


def is_calling(text: str, language: str) -> bool:
    """Whether a text is a trade or profession, which is of no body by itself: "lawyer", "poeta"."""
    return _words(language[:2]).calling.search(text) is not None


def _is_post(piece: str, words: _Words) -> bool:
    heads = words.noun_first and words.post.match(piece) is not None
    return heads or (words.post.search(piece) is not None and words.body.search(piece) is None)


def _until_comma(item: str, start: int, end: int) -> tuple[int, int]:
    cut = re.compile(r"[,;(\[]").search(item, start, end)
    return start, cut.start() if cut else end


def _trimmed(item: str, start: int, end: int) -> tuple[int, int]:
    while start < end and item[start] in _EDGES:
        start += 1
    while end > start and item[end - 1] in _EDGES:
        end -= 1
    return start, end


@cache
def _words(language: str) -> _Words:
    table = word_table(language)["employment"]
    patterns = (
        re.compile(joined(table[name]), re.IGNORECASE) for name in ("post", "body", "calling", "border", "same")
    )
    post, body, calling, border, same = patterns
    return _Words(post, body, load_grammar(language).noun_first, calling, border, same)
