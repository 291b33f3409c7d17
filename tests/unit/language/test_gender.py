"""Which gender the names of a text have."""

import pytest

from chronoflux.language.gender import Gender, genders
from chronoflux.model import Mention, Sentence


def gender_of(name, text, language="en", others=()):
    mentions = []
    for each in (name, *others):
        start = text.index(each)
        mentions.append(Mention(each, each, "PERSON", start, start + len(each)))
    mentions.sort(key=lambda mention: mention.char_start)
    return genders([Sentence(0, text, 0, len(text), tuple(mentions))], language, "Chronicle").get(name)


@pytest.mark.parametrize(
    ("text", "gender"),
    [
        ("Quorra Bo served until 1931, when he died.", Gender.MALE),
        ("Quorra Bo sold her mill in 1931.", Gender.FEMALE),
        ("Quorra Bo sold the mill in 1931.", None),
        ("His wife Quorra Bo said he had left.", Gender.FEMALE),
    ],
)
def test_an_unknown_name_has_the_gender_of_the_pronoun_behind_it(text, gender):
    assert gender_of("Quorra Bo", text) == gender


def test_a_pronoun_behind_the_next_name_tells_nothing_of_the_first():
    assert gender_of("Quorra Bo", "Quorra Bo met Zenk Ri in 1931, when he was ill.", others=["Zenk Ri"]) is None


def test_a_known_given_name_tells_more_than_a_pronoun():
    assert gender_of("Mary Bo", "Mary Bo recalled his mill.") is Gender.FEMALE
