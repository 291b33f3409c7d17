"""Date arithmetic asked in words."""

from __future__ import annotations

import re

from chronoflux.temporal.expressions import find_times

_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_AMOUNT = re.compile(r"(\d+) (year|month)s?")


def solve_date_arithmetic(text: str, language: str) -> str | None:
    """The answer to a question of date arithmetic, in the format of its date; None when it is none."""
    times = find_times(text, language)
    amounts = _AMOUNT.findall(text)
    if len(times) != 1 or not amounts or times[0].interval.start is None or " after " not in text:
        return None
    year, month = map(int, times[0].interval.start.split("-")[:2])
    months = year * 12 + month - 1 + sum(int(n) * (12 if unit == "year" else 1) for n, unit in amounts)
    return f"{_MONTHS[months % 12]}, {months // 12}"
