"""What hangs on a date that is not known stays static, and says why."""

import pytest

from chronoflux.temporal.expressions import read_times
from chronoflux.temporal.mixed import read_mixed_times
from chronoflux.temporal.static import AFTER_DOCUMENT, BOTH_TOO_COARSE, NO_DATE, TOO_COARSE

CASES = [
    ("en", None, "He left last month.", [("last month", NO_DATE)]),
    ("en", None, "He left two years ago, on Thursday.", [("two years ago", NO_DATE), ("Thursday", NO_DATE)]),
    ("en", None, "In the twenties he left.", [("the twenties", NO_DATE)]),
    ("en", None, "It will close in two days.", [("in two days", NO_DATE)]),
    ("en", None, "In 2010 he came; the next day he left.", [("the next day", TOO_COARSE)]),
    ("en", "2020-05", "He left yesterday.", [("yesterday", BOTH_TOO_COARSE)]),
    ("en", "2020-05-01", "In 2019 he came; two years later he left.", [("two years later", AFTER_DOCUMENT)]),
    ("en", None, "On 3 May 2010 he came; the next day he left.", []),
    ("en", None, "He walked the trail in two days, aged 40, on 31 April 2010.", []),
    ("it", None, "È partito il mese scorso.", [("il mese scorso", NO_DATE)]),
    ("it", None, "Negli anni Venti partì.", [("anni Venti", NO_DATE)]),
    ("it", None, "Nel 2010 arrivò; il giorno dopo partì.", [("il giorno dopo", TOO_COARSE)]),
    ("it", "2020", "È partito ieri.", [("ieri", BOTH_TOO_COARSE)]),
    ("it", "2020-05-01", "Nel 2019 arrivò; due anni dopo partì.", [("due anni dopo", AFTER_DOCUMENT)]),
    ("it", None, "Insegnò per tre anni.", []),
]


@pytest.mark.parametrize(("language", "reference", "text", "expected"), CASES)
def test_why_an_expression_is_static(language, reference, text, expected):
    static = read_times(text, language, reference).static
    assert [(time.span, time.why) for time in static] == expected
    assert all(text[time.char_start : time.char_end] == time.span for time in static)


def test_a_quotation_in_another_language_keeps_its_place():
    text = 'He said: "È partito il mese scorso, e non è più tornato a casa." He left last week.'
    static = read_mixed_times(text, "en").static
    assert [time.span for time in static] == ["il mese scorso", "last week"]
    assert all(text[time.char_start : time.char_end] == time.span for time in static)
