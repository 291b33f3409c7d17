"""Lines that are headings."""

from __future__ import annotations

import re

_MARK = re.compile(r"#{1,6}\s+|=+\s+(?=.*=\Z)|\*\*(?=.*\*\*\Z)")
_ITEM = re.compile(r"\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)")
_TOKENISED_END = re.compile(r"\s\.\Z")
_MOST_WORDS = 8


def is_heading(text: str) -> bool:
    """Whether a sentence is a heading: a marked line ("## Career"), or a short one with no verb-like ending.

    A short line counts when it has at most 8 words, opens with a capital or a digit, is no list item or table row, and
    closes without a full stop or with one that stands alone, as tokenised text writes headings ("Early life .").
    """
    line = text.strip()
    if "\n" in line or _ITEM.match(line) or "|" in line or not line:
        return False
    if line.startswith("#") and _MARK.match(line):
        return True
    if ": " in line:
        return False
    if _MARK.match(line):
        return True
    bare = _TOKENISED_END.sub("", line)
    words = bare.split()
    if len(words) > _MOST_WORDS or bare[-1] in '.!?:;,"”' or not (bare[0].isupper() or bare[0].isdigit()):
        return False
    return not _TOKENISED_END.search(line) or _is_title_like(words)


def heading_text(text: str) -> str:
    """A heading without its markup."""
    return _TOKENISED_END.sub("", _MARK.sub("", text.strip(), count=1)).strip("#=* ")


def _is_title_like(words: list[str]) -> bool:
    """Whether a line is worded as a title is: hardly a lower-case word of any length after the first."""
    long_words = [word for word in words[1:] if word.isalpha() and word.islower() and len(word) > 4]
    return len(long_words) <= 2 and not (len(words) > 1 and words[1].islower() and words[0].lower() in _PRONOUNS)


_PRONOUNS = frozenset({"he", "she", "it", "they", "we", "i", "this", "that", "lui", "lei", "egli", "ella"})
