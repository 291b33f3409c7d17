"""What the lines before a sentence say about it: headings, and the nearest date."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chronoflux.loaders.clause_words import ClauseWords
from chronoflux.loaders.headings import heading_text, is_heading
from chronoflux.model import Granularity, Sentence, TimeExpression, TimeInterval

_ITEM_MARKS = frozenset("-*•–")
_STOP = re.compile(r"\s?[.:]\s+(?=\W*[^\W\d_a-zß-ÿ])|\s[–—-]\s+(?=[^\W\d_a-zß-ÿ])")
_LONGEST_HEADING = 2 * 366
"""Days: a heading that spans more ("1989–2017") dates no single sentence under it."""


class Context:
    """Headings and dates, carried along a document from the top down.

    The time of a sentence that states none is, where it has anything to hang on: a relative expression resolves against
    the nearest date before it; a sentence under a dated heading ("2008–09 season") takes the heading's time; any other
    sentence has no time. A heading without a date ends the time of the one before.
    """

    def __init__(self, words: ClauseWords) -> None:
        """Start at the top of a document in the language of these words: no heading, no date."""
        self.words = words
        self.heading = ""
        self.interval: TimeInterval | None = None
        """The time of the heading above, or None."""
        self.held: TimeInterval | None = None
        """The day of the meeting that the document records, which dates what stands under headings without a date."""
        self.headed: TimeInterval | None = None
        """The time that heads the paragraph, or None."""
        self.columns: tuple[str, ...] = ()
        """The header of the table that the rows before belong to; none outside tables."""
        self.anchor: TimeInterval | None = None
        """The nearest date before."""
        self.before: TimeInterval | None = None
        """The last time of the sentence before, or None."""
        self.ended: TimeInterval | None = None
        """When the office or life ended that the statement before told of: a successor without a date begins then."""

    def enter(self, heading: str, times: Sequence[TimeExpression]) -> None:
        """Go on below a heading."""
        self.heading = heading
        self.headed = self.before = None
        short = [time.interval for time in times if time.interval.end_day - time.interval.start_day <= _LONGEST_HEADING]
        self.interval = short[0] if short else self.held
        self.pass_over(times[:1])

    def hold(self, times: Sequence[TimeExpression]) -> None:
        """Go on in the record of a meeting that its title or first heading dates."""
        days = [time.interval for time in times if time.interval.granularity is Granularity.DAY]
        self.held = days[0] if days else self.held
        self.interval = self.interval or self.held

    def open_paragraph(self, text: str, times: Sequence[TimeExpression]) -> None:
        """Go on in a new paragraph; a time that heads it dates what it tells without one ("1904–1929. A cinema. ...").

        Args:
            text: the paragraph's first sentence.
            times: its temporal expressions.
        """
        first = times[0] if times else None
        before = re.findall(r"\w+", text[: first.char_start]) if first else []
        leads = len(before) <= 1 and all(word.lower() in self.words.heading_leads for word in before)
        alone = first is not None and not text[first.char_end :].strip(" .:–—-")
        self.headed = first.interval if first and leads and (alone or _STOP.match(text, first.char_end)) else None

    def pass_over(self, times: Sequence[TimeExpression]) -> None:
        """Go on after a sentence with these times."""
        bounded = [time.interval for time in times if time.interval.start or time.interval.end]
        self.before = bounded[-1] if bounded else None
        if bounded and not self._looks_back(bounded[-1]):
            self.anchor = bounded[-1]

    def _looks_back(self, interval: TimeInterval) -> bool:
        """Whether a stretch only began before the nearest date ("She has been treasurer since 2017")."""
        return self.anchor is not None and interval.end is None and interval.start_day < self.anchor.start_day


def heading_of(text: str, sentence: Sentence, *, opens_rows: bool = False) -> str | None:
    """The heading a sentence is, or None: it must stand alone on its line, and more must follow.

    A colon before a list does not count. Lines that open with a digit one after the other are rows ("1998–2001 Milan"),
    not headings.

    Args:
        text: the document's text.
        sentence: one of its sentences.
        opens_rows: whether the line behind it is a row.
    """
    before = text[: sentence.char_start].rstrip(" \t")
    after = text[sentence.char_end :].lstrip(" \t")
    alone = (not before or before[-1] == "\n") and after[:1] == "\n" and bool(after.strip())
    line, following = sentence.text.rstrip(), after.lstrip()[:1]
    if opens_rows or (following and (following.isdigit() or following in _ITEM_MARKS)):
        line = line.removesuffix(":")
    if not alone or not is_heading(line):
        return None
    rows = line[:1].isdigit() and following.isdigit()
    return None if rows else heading_text(line)
