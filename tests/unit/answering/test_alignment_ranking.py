"""The likeliest of several options, against the chance that none of them is an answer."""

from __future__ import annotations

import pytest

from chronoflux.answering.alignment.lines import read_lines
from chronoflux.answering.alignment.ranking import Option, Weights, choose, load_weights
from chronoflux.answering.alignment.signs import distance, nearest_time
from chronoflux.retrieval.passages import PassageHit

_WEIGHTS = Weights({"good": 1.0}, 0.5, 1.0)


def line_of(text):
    return read_lines([PassageHit("p", text, "d", "Sandle", 0, 0, len(text), 1.0, (), "en")], [])[0]


def option(answer, good, key=None):
    return Option(answer, key or answer, line_of("Ada Rill and Bo Lund met."), 0, 8, {"good": good})


def test_nothing_to_choose_from_is_no_choice():
    assert choose([], _WEIGHTS) is None


def test_an_option_without_signs_is_as_likely_as_no_answer():
    assert choose([option("Ada", 0.0)], _WEIGHTS).chance == pytest.approx(0.5)


def test_mentions_of_one_meaning_count_together_and_the_best_words_it():
    options = [option("Bo Lund", 1.0), option("Rill", 0.6, "Ada Rill"), option("Ada Rill", 0.8, "Ada Rill")]
    choice = choose(options, _WEIGHTS)
    assert choice.option.answer == "Ada Rill"
    assert choice.chance > choose(options[:1] + options[2:], _WEIGHTS).chance


def test_great_weights_do_not_overflow():
    assert choose([option("Ada", 5000.0)], _WEIGHTS).chance == pytest.approx(1.0)


def test_every_slot_has_weights_and_a_threshold():
    weights = load_weights()
    assert set(weights) == {"dates", "figures", "lengths", "names"}
    assert all(0 < each.least < 1 and each.signs["none"] < 0 for each in weights.values())


def test_marks_keep_stretches_apart():
    near, far = "Ada Rill in 1901", "Ada Rill; the mill, in 1901"
    assert distance(near, 8, near.index("1901")) < distance(far, 8, far.index("1901"))


@pytest.mark.parametrize(
    ("text", "name", "year"),
    [
        ("Ada Rill (1901-1920) and Bo Lund (1920-1931) led it.", "Ada Rill", "1901"),
        ("Ada Rill (1901-1920) and Bo Lund (1920-1931) led it.", "Bo Lund", "1920"),
        ("In 1901 Ada Rill came; Bo Lund followed in 1920.", "Bo Lund", "1920"),
        ("In 1901 Ada Rill came; Bo Lund followed in 1920.", "Ada Rill", "1901"),
    ],
)
def test_a_name_takes_the_time_beside_it(text, name, year):
    line, start = line_of(text), text.index(name)
    told, _ = nearest_time(line, start, start + len(name))
    assert told.interval.start == year
