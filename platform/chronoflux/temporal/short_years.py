"""Nodes of years and decades written without their century: "'68", "the twenties"."""

from __future__ import annotations

from dataclasses import dataclass

from chronoflux.model import TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.context import Context
from chronoflux.temporal.dates import Unit
from chronoflux.temporal.nodes import Node

_MODERN = 2000
"""From this year on, a decade that is not over is told with its century: "the 2020s"."""
_PLANNED = 2
"""Years to come that are told of like those past: "FY22" in 2020."""


@dataclass(frozen=True, slots=True)
class ShortYear:
    """A year or decade written in two digits: "'68", "gli anni '80", "the twenties".

    A year is the one nearest the text's anchor, what lies after it counting as nearer by a quarter; a decade, and a
    year in a text without anchor, the latest that is not after the document's date; a decade without that date, the
    one nearest the text's anchor. Of 2000 and later a decade must be over: near 2024 "the twenties" are the 1920s.
    Without either date, 30 to 99 mean the twentieth century, and 00 to 29 stay open, for they may be of two centuries,
    but for what is only said of modern times ("FY21").
    """

    digits: int
    decade: bool = False
    modern: bool = False

    def resolve(self, context: Context) -> TimeInterval | None:
        """The year or decade."""
        year = self._year(context)
        if year is None:
            return None
        return dates.in_decade(year) if self.decade else dates.in_year(year)

    def _year(self, context: Context) -> int | None:
        anchor = context.latest.get(Unit.CENTURY)
        latest = self._latest(context.reference) if context.reference is not None else None
        if anchor is not None and (latest is None or not self.decade):
            return self._nearest(dates.civil(anchor.end or "")[0], latest)
        if latest is not None:
            return latest
        if self.digits >= 30:
            return 1900 + self.digits
        return 2000 + self.digits if self.modern else None

    def _latest(self, reference: TimeInterval) -> int:
        """The latest such year up to the document's date."""
        limit = dates.civil(reference.end or "")[0] - int(self.decade) + (_PLANNED if self.modern else 0)
        year = limit - (limit - self.digits) % 100
        return year if self._is_over(year, limit) else year - 100

    def _nearest(self, near: int, latest: int | None) -> int:
        """The one nearest a year of the text, of those up to the latest."""
        same = near // 100 * 100 + self.digits
        around = [year for year in (same - 100, same, same + 100) if self._is_over(year, near)]
        known = [year for year in around if latest is None or year <= latest] or [latest or same]
        return min(known, key=lambda year: (near - year) * 1.25 if year < near else year - near)

    def _is_over(self, decade: int, year: int) -> bool:
        """Whether a decade of 2000 or later is over in a year; any other need not be."""
        return not self.decade or decade < _MODERN or decade + 10 <= year


@dataclass(frozen=True, slots=True)
class DecadeWithin:
    """A decade of a century that is itself given by an expression: "the twenties of the last century".

    Where nothing tells which century that is, the decade stands as if by itself.
    """

    digits: int
    century: Node

    def resolve(self, context: Context) -> TimeInterval | None:
        """The decade; None where it may be of two centuries."""
        found = self.century.resolve(context)
        if found is None or found.start is None:
            return ShortYear(self.digits, decade=True).resolve(context)
        return dates.in_decade(dates.civil(found.start)[0] // 100 * 100 + self.digits)
