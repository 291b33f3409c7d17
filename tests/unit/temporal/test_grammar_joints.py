"""Words that only join dates make none by themselves, so that a text of nothing else need not be read."""

import re._constants as opcodes
import re._parser as parser

import pytest

from chronoflux.temporal import expressions
from chronoflux.temporal.grammar import JOINTS, Kind, compile_pattern

CHARACTERS = {ord(kind.char) for kind in JOINTS}


def may_match(nodes):
    """Whether a parsed pattern may match text of joints alone; what must not follow is taken not to."""
    return all(step(operator, argument) for operator, argument in nodes)


def step(operator, argument):
    if operator is opcodes.LITERAL:
        return argument in CHARACTERS
    if operator is opcodes.IN:
        return any(step(*choice) for choice in argument)
    if operator is opcodes.BRANCH:
        return any(may_match(branch) for branch in argument[1])
    if operator is opcodes.SUBPATTERN:
        return may_match(argument[-1])
    if operator in (opcodes.MAX_REPEAT, opcodes.MIN_REPEAT):
        return argument[0] == 0 or may_match(argument[2])
    if operator is opcodes.ASSERT:
        return may_match(argument[1])
    assert operator in (opcodes.ASSERT_NOT, opcodes.AT)
    return True


@pytest.mark.parametrize("pattern", ["THE? DATE", "A UNIT|DATE", "[THE MONTH]{2} YEAR"])
def test_a_rule_with_a_date_needs_more_than_joints(pattern):
    assert not may_match(parser.parse(compile_pattern(pattern)))


@pytest.mark.parametrize("pattern", ["THE? WORD", "THE WORD|DATE", "DATE? COMMA"])
def test_a_rule_of_joints_would_be_noticed(pattern):
    assert may_match(parser.parse(compile_pattern(pattern)))


def test_no_rule_makes_a_time_of_joints_alone():
    rules = [pattern.pattern for grammar in expressions._CASCADE for pattern, _ in grammar._rules]
    assert len(rules) > 100
    assert [rule for rule in rules if may_match(parser.parse(rule))] == []
    assert Kind.DATE not in JOINTS
