"""Stretches of years whose second has two figures: "1901-04" among "1904-19" is no month."""

from __future__ import annotations

import re
from dataclasses import replace

from chronoflux.model import Granularity, TimeExpression, TimeInterval

_MONTH = re.compile(r"(?P<century>\d\d)(?P<first>\d\d)[-–](?P<last>\d\d)")


def short_stretch(time: TimeExpression) -> TimeExpression:
    """A month in figures as the years that it is where its lines write them so; any other time as it is."""
    found = _MONTH.fullmatch(time.span) if time.interval.granularity is Granularity.MONTH else None
    if found is None or found["last"] <= found["first"]:
        return time
    first, last = f"{found['century']}{found['first']}", f"{found['century']}{found['last']}"
    return replace(time, interval=TimeInterval(first, last, Granularity.RANGE))
