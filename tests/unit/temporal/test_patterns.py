"""What may begin a match of a pattern of kinds."""

import pytest

from chronoflux.temporal import expressions
from chronoflux.temporal.grammar import Kind, compile_pattern
from chronoflux.temporal.patterns import openers


@pytest.mark.parametrize(
    ("pattern", "kinds"),
    [
        ("DATE", {"DATE"}),
        ("THE? DATE", {"THE", "DATE"}),
        ("[THE OF]{0,2} UNIT DATE", {"THE", "OF", "UNIT"}),
        ("[THE OF]{1,2} UNIT", {"THE", "OF"}),
        ("(DAY MONTH|MONTH DAY?) YEAR", {"DAY", "MONTH"}),
        ("(DAY? MONTH?)? YEAR|DECADE", {"DAY", "MONTH", "YEAR", "DECADE"}),
        ("([DAY MONTH] OF){2,3} YEAR", {"DAY", "MONTH"}),
        ("DAY (?=THE) UNIT", {"DAY"}),
        ("(?!DATE) DAY? UNIT", {"DAY", "UNIT"}),
    ],
)
def test_openers(pattern, kinds):
    assert openers(compile_pattern(pattern)) == {Kind[name].char for name in kinds}


def test_no_rule_may_be_empty_or_begin_with_any_word():
    for grammar in expressions._CASCADE:
        for pattern, _ in grammar._rules:
            assert pattern.match("") is None
            assert Kind.WORD.char not in openers(pattern.pattern), pattern.pattern
