"""What is known around an expression: the anchors it may hang on.

Which dates carry to later expressions:
  - Every resolved expression becomes the anchor of those after it, at its own precision and at every coarser one: after
    "20 June 1999" both "that month" and "the same year" are known, after "1999" only the year is. An expression takes
    the nearest anchor that is fine enough for it. Years before Christ carry like any other.
  - A range or an open side carries its later bound to what follows it and its earlier bound to what precedes it.
  - Of a season written as one figure ("2018/19"), months up to July are of its later year, others of its earlier.
  - A month or day without a year takes the year of the nearest anchor; from the last quarter of a year to the first it
    steps into the next ("In November 2010 ... in January").
  - What speaks from the writer's day ("last month", "two years ago") hangs on the document's date, and on the text's
    anchor only where the document has none; "yesterday", "today" and "tomorrow" never leave the document's date.
  - What speaks from the text ("the following year", "two years later") hangs on the text's anchor; where the text has
    none, on the document's date if it looks back from there. What lies after a document is not told in it, unless its
    sentence speaks of what is to come: a weekday that would is the one before the document's date, anything else no
    time. A weekday to come is never before that date.
  - Without either, an expression yields nothing. The machine's clock is never read.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from chronoflux.model import Granularity, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.dates import UNITS, Unit


@dataclass(slots=True)
class Context:
    """What is known around an expression."""

    reference: TimeInterval | None = None
    """The document's date."""
    ahead: TimeInterval | None = None
    """A date that follows and shares its year with this one ("28 febbraio e il 3 marzo 2011")."""
    future: bool = False
    """Whether the sentence speaks of what is to come."""
    narrated: bool = True
    """Whether the future may tell what came about ("nel 1950 sarà eletto") or what was said before to come."""
    nearest: bool = False
    """Whether it may lie on either side of the document: what was only planned ("scheduled for May, was off")."""
    latest: dict[Unit, TimeInterval] = field(default_factory=dict)
    """The nearest earlier date that is at least as fine as each unit."""
    season: TimeInterval | None = None
    """A season of two years written as one ("2018/19"), as long as what follows lies in it."""

    def remember(self, interval: TimeInterval, *, season: bool = False) -> None:
        """Make a resolved expression the anchor of those after it; an open side counts from its bound."""
        closed = replace(interval, start=interval.start or interval.end, end=interval.end or interval.start)
        inside = self.season is not None and self.season.start_day <= closed.start_day <= self.season.end_day
        self.season = closed if season else self.season if inside else None
        named = closed
        if closed.granularity is Granularity.SEASON and not season:
            named = replace(closed, end=closed.start)  # "the winter of 1931" ends in another year
        for unit in UNITS[UNITS.index(dates.precision(interval)) :]:
            self.latest[unit] = named if unit is Unit.YEAR else closed

    def overshoots(self, anchor: TimeInterval, found: TimeInterval) -> bool:
        """Whether what hangs on an anchor up to the document's date lies after it, where nothing to come is told."""
        reference = self.reference
        if reference is None or self.future:
            return False
        return anchor.start_day <= reference.end_day < found.start_day

    def falls_short(self, found: TimeInterval) -> bool:
        """Whether what is told to come lies before the document's date."""
        return self.future and self.reference is not None and found.end_day < self.reference.start_day

    def anchor(self, unit: Unit, *, from_writer: bool) -> TimeInterval | None:
        """The date that an expression of this precision hangs on."""
        reference = self.reference
        if reference is not None and UNITS.index(dates.precision(reference)) > UNITS.index(unit):
            reference = None
        in_text = self.latest.get(unit)
        return (reference or in_text) if from_writer else (in_text or reference)
