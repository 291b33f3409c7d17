"""Lines of a chronology whose year is set apart by blanks: told of the title's thing."""

import pytest
from event_texts import dates, events, subjects


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "1911  Cinema licence granted\n1929  Bought by the Orrin brothers\n1940  Bombed; roof lost\n2004  Listed",
        ),
        ("it", "1911  Licenza concessa\n1929  Acquistato dai fratelli Orrini\n1940  Bombardato\n2004  Vincolato"),
    ],
)
def test_what_was_done_is_told_of_the_title(language, text):
    found = events(text, language, title="Kestrel Theatre" if language == "en" else "Teatro Gheppio")
    assert {start for start, _ in dates(found)} == {"1911", "1929", "1940", "2004"}
    assert len(set(subjects(found))) == 1


def test_who_did_something_stays_the_subject_of_a_line():
    found = events("1911  Ann Lee resigned\n1912  Bob Day retired\n1913  Eve Fox died", title="Kestrel Theatre")
    assert "Kestrel Theatre" not in subjects(found)
