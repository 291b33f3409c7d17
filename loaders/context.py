"""What the lines before a sentence say about it: headings, and the nearest date."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.loaders.headings import heading_text, is_heading
from chronoflux.model import Granularity, Sentence, TimeExpression, TimeInterval

_HEADING_TIMES = frozenset(
    {Granularity.YEAR, Granularity.SEASON, Granularity.RANGE, Granularity.MONTH, Granularity.DAY, Granularity.HALF}
)


class Context:
    """Headings and dates, carried along a document from the top down.

    The time of a sentence that states none is, where it has anything to hang on: a relative expression resolves against
    the nearest date before it; a sentence under a dated heading ("2008–09 season") takes the heading's time; any other
    sentence has no time. A heading without a date ends the time of the one before.
    """

    def __init__(self) -> None:
        """Start at the top of a document: no heading, no date."""
        self.heading = ""
        self.interval: TimeInterval | None = None
        """The time of the heading above, or None."""
        self.anchor: TimeInterval | None = None
        """The nearest date before."""

    def enter(self, heading: str, times: Sequence[TimeExpression]) -> None:
        """Go on below a heading."""
        self.heading = heading
        self.interval = next((time.interval for time in times if time.interval.granularity in _HEADING_TIMES), None)
        if self.interval is not None:
            self.anchor = self.interval

    def pass_over(self, times: Sequence[TimeExpression]) -> None:
        """Go on after a sentence with these times."""
        bounded = [time.interval for time in times if time.interval.start or time.interval.end]
        if bounded:
            self.anchor = bounded[-1]


def heading_of(text: str, sentence: Sentence) -> str | None:
    """The heading a sentence is, or None: it must stand alone on its line and more must follow."""
    before = text[: sentence.char_start].rstrip(" \t")
    after = text[sentence.char_end :].lstrip(" \t")
    alone = (not before or before[-1] == "\n") and after[:1] == "\n" and bool(after.strip())
    return heading_text(sentence.text) if alone and is_heading(sentence.text) else None
