"""The lines that alignment reads: their times, what they carry on, and what they stand under."""

from __future__ import annotations

from chronoflux.answering.alignment.lines import read_lines
from chronoflux.retrieval.passages import PassageHit


def hit(text, document="d", start=0, reference_date=None, language="en"):
    return PassageHit(
        f"{document}{start}", text, document, "Sandle", 0, start, start + len(text), 1.0, (), language, reference_date
    )


def test_an_undated_line_carries_the_date_before_it():
    lines = read_lines([hit("The mill burned in 1904. Nobody rebuilt it.")], [])
    assert lines[0].times[0].interval.start == "1904"
    assert lines[0].carried is None
    assert lines[1].times == ()
    assert lines[1].carried.interval.start == "1904"


def test_a_date_without_a_year_counts_from_the_documents_own():
    (line,) = read_lines([hit("The hall will open on 2 June.", reference_date="2014-03-11")], [])
    assert line.times[0].interval.start == "2014-06-02"


def test_a_table_row_stands_under_its_column_heads():
    text = "| Keeper | From | To |\n|---|---|---|\n| Ada Rill | 1901 | 1920 |"
    assert read_lines([hit(text)], [])[-1].head == "| Keeper | From | To |"


def test_a_line_stands_under_the_nearest_heading():
    lines = read_lines([hit("## Teachers\n\nAda Rill taught here in 1920.\n\n## Pupils\n\nThere were 40 in 1930.")], [])
    heads = {line.text: line.head for line in lines}
    assert heads["Ada Rill taught here in 1920."] == "## Teachers"
    assert heads["There were 40 in 1930."] == "## Pupils"


def test_overlapping_passages_give_each_line_once_in_text_order():
    text = "One stood in 1901. Two stood in 1902. Three stood in 1903."
    later = text.index("Two")
    lines = read_lines([hit(text[later:], start=later), hit(text[: text.index("Three") - 1])], [])
    assert [line.times[0].interval.start for line in lines] == ["1901", "1902", "1903"]


def test_only_the_two_best_documents_are_read():
    lines = read_lines([hit("A line.", name) for name in ("a", "b", "c")], [])
    assert [(line.document, line.rank) for line in lines] == [("a", 0), ("b", 1)]


def test_a_time_that_only_an_event_knows_is_not_written(make_event):
    event = make_event(0, "The feast was held", "1931-08")
    text = f"{event.sentence} It rained."
    lines = read_lines([hit(text, document=event.document)], [event])
    assert [(told.interval.start, told.written) for told in lines[0].times] == [("1931-08", False)]
    assert lines[1].carried.interval.start == "1931-08"
