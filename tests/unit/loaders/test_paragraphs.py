"""A time at the head of a paragraph dates what it tells without one."""

import pytest
from event_texts import dates, events


@pytest.mark.parametrize("head", ["1904–1929.", "**1904–1929.**", "1904–1929:"])
def test_a_time_that_heads_a_paragraph_dates_its_sentences(head):
    found = events(f"{head} The Electric Palace. Films were shown nightly by Ann Lee, who had bought it.", title="Acme")
    assert dates(found)[-1] == ("1904", "1929")


def test_the_next_paragraph_is_another():
    found = events("1904–1929. The Palace. Ann Lee led Globex.\n\nBob Day led Parma.", title="Acme")
    assert dates(found)[-2:] == [("1904", "1929"), None]


def test_a_time_within_a_sentence_heads_nothing():
    found = events("In 1904 Acme opened the hall. Ann Lee led Globex.", title="Acme")
    assert dates(found)[-1] is None
