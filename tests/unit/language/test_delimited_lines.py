"""Lines of delimited tables: cells, and which lines are none."""

import pytest

from chronoflux.language.delimited import cell_spans, row_size
from chronoflux.language.sentences import split_sentences


@pytest.mark.parametrize(
    ("line", "mark", "cells"),
    [
        ("a,,c", ",", ["a", "", "c"]),
        ('"Lee, Ann",1901', ",", ['"Lee, Ann"', "1901"]),
        ("Kyle,1938,lost; sunk", ",", ["Kyle", "1938", "lost; sunk"]),
        ("In 1901, all left", ",", []),
        ("no cell", ";", []),
    ],
)
def test_cells_stand_between_marks_outside_quotes(line, mark, cells):
    assert [line[start:end] for start, end in cell_spans(line, mark)] == cells


@pytest.mark.parametrize(("line", "size"), [("a,b,c", 3), ("1,200 of 3,400 men", 0), ("a,b", 0), ("a,b\nc,d", 0)])
def test_a_row_has_three_cells_and_no_mere_large_numbers(line, size):
    assert row_size(line) == size


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_row_is_a_sentence_whatever_full_stops_it_has(language):
    text = "No.,Nome,Note\n1,Ettore,rotto. Poi no\n2,Didone,"
    assert [text[start:end] for start, end in split_sentences(text, language)] == text.split("\n")
