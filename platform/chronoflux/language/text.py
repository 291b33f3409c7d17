"""The one form in which text is stored: every offset of the product counts code points of it."""

from __future__ import annotations

import re
import unicodedata

_LINE_END = re.compile("\r\n?|[\u0085\u2028\u2029]")
_UNSTORABLE = re.compile("[\x00\ufeff]")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


def clean_text(raw: str) -> str:
    """Text in NFC with LF line ends, without NUL or byte order marks; lone surrogates become U+FFFD.

    Idempotent: clean_text(clean_text(raw)) == clean_text(raw), so offsets taken afterwards stay valid.
    """
    text = _UNSTORABLE.sub("", _LINE_END.sub("\n", raw))
    return unicodedata.normalize("NFC", _LONE_SURROGATE.sub("\ufffd", text))
