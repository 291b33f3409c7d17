"""Intervals in words."""

import pytest

from chronoflux.model import Granularity, Modifier, TimeInterval
from chronoflux.temporal import dates
from chronoflux.temporal.format import format_interval

RANGE = Granularity.RANGE


@pytest.mark.parametrize(
    ("interval", "english", "italian"),
    [
        (dates.on_day(2017, 8, 1), "1 August 2017", "1 agosto 2017"),
        (dates.in_month(2017, 8), "August 2017", "agosto 2017"),
        (dates.in_year(2017), "2017", "2017"),
        (dates.in_year(-43), "44 BC", "44 a.C."),
        (dates.in_year(79), "79 AD", "79 d.C."),
        (dates.in_decade(1980), "1980s", "anni 1980"),
        (TimeInterval("1998", "2004", RANGE), "1998 to 2004", "dal 1998 al 2004"),
        (TimeInterval("1998-05", "2004-06", RANGE), "May 1998 to June 2004", "da maggio 1998 a giugno 2004"),
        (TimeInterval("2001", None, RANGE), "since 2001", "dal 2001"),
        (TimeInterval(None, "2003-05", RANGE), "until May 2003", "fino a maggio 2003"),
        (TimeInterval(None, "2007", RANGE, Modifier.BEFORE), "before 2008", "prima del 2008"),
        (TimeInterval("2009", None, RANGE, Modifier.AFTER), "after 2008", "dopo il 2008"),
        (TimeInterval(None, None, RANGE), "", ""),
        (
            TimeInterval("2017-08-01", "2017-08-01", Granularity.DAY, time="14:30"),
            "1 August 2017, 14:30",
            "1 agosto 2017, 14:30",
        ),
    ],
)
def test_words(interval, english, italian):
    assert format_interval(interval, "en") == english
    assert format_interval(interval, "it") == italian
