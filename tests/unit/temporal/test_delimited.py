"""Times in delimited tables: by the columns that tell of time, and never across a comma."""

import gc
import time

import pytest

from chronoflux.temporal.delimited import as_bars
from chronoflux.temporal.expressions import find_times


def starts(text, language):
    table = as_bars(text, language)
    assert len(table) == len(text)
    return [time.interval.start for time in find_times(table, language)]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "year,mayor,votes\n1998,Ann Lee,2001\n2002,Bob Day,1850\n2006,Eve Fox,1999\n", ["1998", "2002", "2006"]),
        ("it", "anno,sindaco,voti\n1998,Anna Verdi,2001\n2002,Luca Bianchi,1850\n", ["1998", "2002"]),
        ("en", "id,start,end,sum\n1,1998,2004,1500\n2,2004,,2020\n3,,2010,1999\n", ["1998", "2004", "2004", "2010"]),
        ("it", "id;dal;al;importo\n1;1998;2004;1500\n2;2004;2010;2020\n", ["1998", "2004", "2004", "2010"]),
        ("en", "from,to,holder\n1871,1884,Peter\n1884,1902,Joan\n", ["1871", "1884", "1884", "1902"]),
        ("en", "title,released,tracks\nFirst Light,1994,12\nSalt Road,1997,1001\n", ["1994", "1997"]),
        ("it", "data,evento\n12/03/1921,aperta la sede\n1 aprile 1934,assorbita\n", ["1921-03-12", "1934-04-01"]),
        ("en", 'name,born\n"Lee, Ann","1901"\n"Day, Bob","1905"\n', ["1901", "1905"]),
        ("en", "Paris,1900\nLondon,1908\nStockholm,1912\n", ["1900", "1908", "1912"]),
    ],
)  # fmt: skip
def test_years_stand_in_columns_of_time(language, text, expected):
    assert starts(text, language) == expected


@pytest.mark.parametrize(
    "text", ["In 1901, 1,234 people lived there.\nIn 1911, 2,310 did.\nIn 1921, none.", "1,234 people in 1901", ""]
)
def test_prose_is_left_alone(text):
    assert as_bars(text, "en") == text


def test_many_tables_take_time_in_line_with_their_length():
    def seconds(tables):
        text = "year,holder,votes\n1998,Ann,12\n1999,Bob,15\n\nProse.\n\n" * tables
        begun = time.process_time()
        as_bars(text, "en")
        return time.process_time() - begun

    seconds(10)
    gc.collect()
    small, large = seconds(500), min(seconds(4_000) for _ in range(2))
    assert large < 25 * small + 0.5
