"""Which stretches of a question may be names."""

import pytest

from chronoflux.retrieval.naming import longest_apart, parts, stretches

SMALL = {"the", "a", "of", "in", "who", "is", "was", "and"}
ARTICLES = {"the", "a"}


def texts(question):
    return [stretch.text for stretch in stretches(question, SMALL, ARTICLES)]


def test_the_longest_come_first_and_offsets_are_those_of_the_question():
    found = stretches("who made Live at Leeds?", SMALL, ARTICLES)
    assert [len(stretch.text.split()) for stretch in found] == sorted(
        (len(stretch.text.split()) for stretch in found), reverse=True
    )
    assert all("who made Live at Leeds?"[each.start : each.end] == each.text for each in found)
    assert "Live at Leeds" in [each.text for each in found]


@pytest.mark.parametrize(
    ("question", "name", "taken"),
    [
        ("who makes gin and tonic", "gin and tonic", True),
        ("who makes gin and tonic", "gin", False),  # one word in lower case
        ("is Leeds in England", "Leeds", True),
        ("Leeds is where?", "Leeds", False),  # its capital may be the sentence's
        ("what is the spouse", "the spouse", False),
        ("who is in The Band", "The Band", True),
        ("who is in the big house", "the big house", True),
        ("was Ann Lee of Leeds", "Ann Lee of", False),
        ("was Ann Lee of Leeds", "of Leeds", False),
        ("was Ann Lee of Leeds", "Ann Lee of Leeds", True),
        ("Chi dirige dell'Utri & figli?", "dell'Utri", False),
    ],
)
def test_what_may_be_a_name(question, name, taken):
    assert (name in texts(question)) is taken


def test_no_stretch_is_longer_than_eight_words_and_an_empty_question_has_none():
    assert max(len(text.split()) for text in texts("One two three four five six seven eight nine ten")) == 8
    assert texts("") == texts("?!") == []


def test_overlapping_names_give_way_to_the_first():
    found = [each for each in stretches("see Live at Leeds Festival", SMALL) if each.text in {"Live at Leeds", "Leeds"}]
    assert [each.text for each in longest_apart(found)] == ["Live at Leeds"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Sutera and Rhodotypos", ["Sutera and Rhodotypos", "Sutera", "Rhodotypos"]),
        ("Roma e Milano", ["Roma e Milano", "Roma", "Milano"]),
        ("Ann Lee, Otto", ["Ann Lee, Otto", "Ann Lee", "Otto"]),
        ("Andorra", ["Andorra"]),
    ],
)
def test_a_joined_name_falls_into_parts(name, expected):
    assert parts(name) == expected
