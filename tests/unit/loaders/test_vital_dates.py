"""Births and deaths beside a name without brackets."""

import pytest
from event_texts import dates, events, states, subjects

LIFE = [("opens", "life", None), ("closes", "life", None)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee, b. 4 Feb. 1871, d. 9 Sept. 1940, was fond of boats.", "en"),
        ("Ann Lee, b. Rome 4 Feb. 1871; d. 9 Sept. 1940 in Leeds. She liked boats.", "en"),
        ("Ann Lee , born on 4 February 1871 in Rome , died 9 September 1940 , liked boats.", "en"),
        ("Sir Ann Lee * 4 Feb 1871 † 9 Sept 1940", "en"),
        ("Anna Verdi, n. 4 febbraio 1871, m. 9 settembre 1940, amava le barche.", "it"),
        ("Anna Verdi, nata a Roma il 4 febbraio 1871, morta a Milano il 9 settembre 1940, amava le barche.", "it"),
        ("Anna Verdi, nata il 4 febbraio 1871 e morta il 9 settembre 1940, amava le barche.", "it"),
    ],
)
def test_both_dates_of_a_life(text, language):
    born, died = [event for event in events(text, language) if event.relation]
    assert states([born, died]) == LIFE
    assert dates([born, died]) == [("1871-02-04", "1871-02-04"), ("1940-09-09", "1940-09-09")]
    assert subjects([born, died]) in (["Ann Lee"] * 2, ["Anna Verdi"] * 2)


def test_the_place_is_told_with_its_date():
    born, died, *_ = events("Anna Verdi, nata a Roma il 4 febbraio 1871, morta a Milano nel 1940, fu pittrice.", "it")
    assert "a Roma il 4 febbraio 1871" in born.text
    assert {part.name for part in died.participants} == {"Anna Verdi", "Milano"}


def test_what_follows_the_dates_is_told_without_them():
    *_, last = events("Ann Lee, b. 1871, d. 1940, worked for Acme from 1900 to 1910.")
    assert states([last]) == [("opens", "employer", "Acme")]
    assert dates([last]) == [("1900", "1910")]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee, d. 1940, was fond of boats.", "en"),
        ("Anna Verdi, m. 1940, amava le barche.", "it"),
    ],
)
def test_a_mark_alone_tells_one_date(text, language):
    assert states([event for event in events(text, language) if event.interval]) == [("closes", "life", None)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ann Lee, born into a family of 1902 immigrants, died on the way.", "en"),
        ("Ann Lee lived at 12 B. Street in 1940.", "en"),
        ("Anna Verdi corse i 200 m. nel 1940.", "it"),
    ],
)
def test_other_words_are_no_marks(text, language):
    assert all(event.relation != "life" or event.interval is None for event in events(text, language))
