import pytest
from hypothesis import given
from hypothesis import strategies as st

from chronoflux.language.text import blanked, clean_text, without_emphasis


def test_line_ends_become_lf():
    assert clean_text("a\r\nb\rc\u2028d") == "a\nb\nc\nd"


def test_decomposed_letters_are_composed():
    assert clean_text("Niccolo\u0300") == "Niccolò"


def test_marks_that_cannot_be_stored_are_dropped():
    assert clean_text("\ufeffa\x00b") == "ab"
    assert clean_text("a\ud800b") == "a\ufffdb"


def test_a_mark_left_bare_by_a_dropped_nul_is_composed():
    assert clean_text("o\x00\u0300") == "ò"


@given(st.text(alphabet=st.characters()))
def test_cleaning_twice_changes_nothing(raw):
    once = clean_text(raw)
    assert clean_text(once) == once
    once.encode("utf-8")


def test_blanks_keep_the_offsets_of_the_rest():
    assert blanked("On 3 May she left", [(3, 8)]) == "On       she left"
    assert blanked("untouched", []) == "untouched"


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        ("- **1990 – 1994**: clerk, *Acme*", "- 1990 – 1994: clerk, Acme"),
        ("__Born__ in ***Rovento***", "Born in Rovento"),
        ("2 * 3 * 4 and a_b_c", "2 * 3 * 4 and a_b_c"),
        ("* one\n* two", "* one\n* two"),
        ("** not closed", "** not closed"),
    ],
)
def test_the_marks_around_emphasised_words_are_taken_off(marked, plain):
    assert without_emphasis(marked) == plain


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("**Shop.** The premises are let.", "The premises are let."),
        ("**How many children?** There were 47.", "There were 47."),
        ("**1904–1929.** A cinema.", "1904–1929. A cinema."),
        ("**Ann Lee** was mayor.", "Ann Lee was mayor."),
        ("**Treasurer:** Ann Lee", "Treasurer: Ann Lee"),
    ],
)
def test_a_label_in_bold_is_no_part_of_its_sentence(line, plain):
    assert without_emphasis(line) == plain
