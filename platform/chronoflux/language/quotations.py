"""Direct speech: the stretches of text in which "he" is not the author's."""

from __future__ import annotations

import re

_QUOTE = re.compile(r"[\"“”«»„]")
_OPENING, _CLOSING = "“«„", "”»"
_PATIENCE = 4
"""Sentences after which a quotation that never closes is given up."""


class Quotations:
    """Follows quotation marks from sentence to sentence."""

    def __init__(self) -> None:
        """Start outside any quotation."""
        self._open = False
        self._carried = 0

    def close(self) -> None:
        """Forget an open quotation, as at the end of a paragraph."""
        self._open, self._carried = False, 0

    def spans(self, text: str) -> list[tuple[int, int]]:
        """The quoted stretches of the next sentence, as (start, end) in its text."""
        spans: list[tuple[int, int]] = []
        start = 0 if self._open else -1
        for match in _QUOTE.finditer(text):
            mark = match[0]
            opens = mark in _OPENING or (mark == '"' and start < 0)
            if opens and start < 0:
                start = match.start()
            elif not opens and start >= 0:
                spans.append((start, match.end()))
                start = -1
        if start >= 0:
            spans.append((start, len(text)))
        self._carried = self._carried + 1 if start == 0 and len(spans) == 1 else 0
        self._open = start >= 0 and self._carried < _PATIENCE
        return spans
