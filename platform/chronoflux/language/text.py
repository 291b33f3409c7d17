"""The forms of a text: as it is stored, where every offset counts code points, and as a model reads it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_LINE_END = re.compile("\r\n?|[\u0085\u2028\u2029]")
_UNSTORABLE = re.compile("[\x00\ufeff]")
_EMPHASIS = re.compile(
    r"(?<![\w*])(\*{1,3})(?=[^\s*])([^*\n]+?)(?<=\S)\1(?!\w)|(?<!\w)(_{1,2})(?=[^\s_])([^_\n]+?)(?<=\S)\3(?!\w)"
)
_LABEL = re.compile(r"\*\*[^\W\d](?:[^*\n\d]{0,38}[^*\n\d\s])?[.?]\*\*\s+(?=\S)")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


def clean_text(raw: str) -> str:
    """Text in NFC with LF line ends, without NUL or byte order marks; lone surrogates become U+FFFD.

    Idempotent: clean_text(clean_text(raw)) == clean_text(raw), so offsets taken afterwards stay valid.
    """
    text = _UNSTORABLE.sub("", _LINE_END.sub("\n", raw))
    return unicodedata.normalize("NFC", _LONE_SURROGATE.sub("\ufffd", text))


def blanked(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """The text with blanks for some stretches of it, so that the offsets of the rest stay valid."""
    for start, end in spans:
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def contextual(text: str, title: str) -> str:
    """A text under its document's title, unless it names the title itself."""
    return text if not title or title.casefold() in text.casefold() else f"{title}: {text}"


def without_emphasis(text: str) -> str:
    """A line of Markdown without the marks around emphasised words: "**1990–1994**: clerk".

    A label that heads the line is left out: "**Shop.** The premises ..." tells of no shop; one with a date stays.
    """
    label = _LABEL.match(text)
    text = text[label.end() :] if label else text
    return _EMPHASIS.sub(lambda found: found[2] or found[4], text)
