import pytest

from chronoflux.language.summaries import summarise
from chronoflux.model import Mention, Sentence


def sentences(*entries):
    """(text, names) -> sentences; offsets do not matter here."""
    return [
        Sentence(i, text, 0, len(text), tuple(Mention(name, name, "MISC", 0, 0) for name in names))
        for i, (text, names) in enumerate(entries)
    ]


PASSAGE = sentences(
    ("It rained all day.", ()),
    ("Ann Lee and Acme opened the Rome factory.", ("Ann Lee", "Acme", "Rome")),
    ("Acme sold the factory in Rome.", ("Acme", "Rome")),
    ("John Smith bought the factory from Bolt.", ("John Smith", "Bolt")),
    ("Lunch was served.", ()),
)


def test_the_chosen_sentences_cover_the_entities():
    chosen = summarise(PASSAGE, 2)
    covered = {mention.name for i in chosen for mention in PASSAGE[i].mentions}
    assert covered == {"Ann Lee", "Acme", "Rome", "John Smith", "Bolt"}


def test_coverage_is_never_below_that_of_the_first_sentences():
    for count in range(1, len(PASSAGE) + 1):
        cover = [
            {m.name for i in picks for m in PASSAGE[i].mentions} for picks in (summarise(PASSAGE, count), range(count))
        ]
        assert len(cover[0]) >= len(cover[1])


def test_without_entities_the_centre_is_taken():
    passage = sentences(
        ("Dogs bark.", ()),
        ("The committee discussed the annual budget.", ()),
        ("The annual budget of the committee grew.", ()),
    )
    assert summarise(passage, 1) != [0]


def test_a_sentence_that_says_the_same_again_is_left_out():
    passage = sentences(
        ("Ann Lee met Acme.", ("Ann Lee", "Acme")),
        ("Ann Lee met Acme.", ("Ann Lee", "Acme")),
        ("Bolt closed.", ("Bolt",)),
    )
    assert summarise(passage, 2) == [0, 2]


def test_spellings_of_one_name_count_once():
    passage = sentences(("ACME opened.", ("ACME",)), ("Acme closed.", ("Acme",)), ("Bolt failed.", ("Bolt",)))
    assert 2 in summarise(passage, 2)


def test_positions_come_in_text_order_and_repeat_exactly():
    assert summarise(PASSAGE, 3) == sorted(summarise(PASSAGE, 3)) == summarise(list(PASSAGE), 3)


@pytest.mark.parametrize(("count", "length"), [(0, 0), (2, 2), (9, 5)])
def test_never_more_than_asked_or_there(count, length):
    assert len(summarise(PASSAGE, count)) == length
    assert summarise([], count) == []
