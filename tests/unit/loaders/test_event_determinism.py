"""Events are the same under any time zone, clock and hash seed."""

from circumstances import outputs_everywhere

PROGRAM = """
from event_texts import events
english = (
    "Ann Lee, born in Ulm in 1922, became mayor of Leeds in March 1950. Two years later she resigned and Bob Day, "
    "Eve Fox and Ida Moro founded Acme and Globex. The company was sold last year, on Monday and at Easter."
)
italian = (
    "Anna Verdi, nata a Ulma nel 1922, divenne sindaca di Lecce a marzo del 1950. Due anni dopo si dimise e Luca "
    "Bianchi, Ida Moro e Ugo Sala fondarono la Banca Ollini. L'anno scorso, lunedì e a Pasqua fu venduta."
)
for language, text in (("en", english), ("it", italian)):
    for date in (None, "2019-01-08"):
        print(events(text, language, reference_date=date))
"""


def test_events_are_the_same_under_any_zone_clock_and_hash_seed():
    (output,) = outputs_everywhere(PROGRAM)
    assert b"1950-03" in output
