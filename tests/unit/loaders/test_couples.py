"""Two who part, and which of them "he" or "she" is afterwards; a successor without a date of his own."""

import pytest
from event_texts import dates, states, subjects

from chronoflux.loaders.analysis import analyse
from chronoflux.model import SourceDocument


def events(text, language="en"):
    return analyse(SourceDocument("d.txt", "d", text, "d", language), summaries=False).events


@pytest.mark.parametrize(
    ("text", "language", "pair", "after"),
    [
        (
            "Paul Reed married Joan Day in 1931. They divorced in 1940 and she remarried the next year.",
            "en",
            ("Paul Reed", "Joan Day"),
            ("Joan Day", "1941"),
        ),
        (
            "Paul Reed married Joan Day in 1931. They separated in 1940, and he remarried in 1942.",
            "en",
            ("Paul Reed", "Joan Day"),
            ("Paul Reed", "1942"),
        ),
        (
            "Paolo Rossi sposò Gianna Dossi nel 1931. Divorziarono nel 1940 e lei si risposò l'anno dopo.",
            "it",
            ("Paolo Rossi", "Gianna Dossi"),
            ("Gianna Dossi", "1941"),
        ),
        (
            "Paolo Rossi e Gianna Dossi si separarono nel 1940 e lui si risposò nel 1943.",
            "it",
            ("Paolo Rossi", "Gianna Dossi"),
            ("Paolo Rossi", "1943"),
        ),
    ],
)
def test_one_of_a_pair_marries_again(text, language, pair, after):
    ended, begun = events(text, language)[-2:]
    assert states([ended]) == [("closes", "spouse", pair[1])]
    assert dates([ended]) == [("1940", "1940")]
    assert subjects([ended]) == [pair[0]]
    assert (states([begun]), subjects([begun])) == ([("opens", "spouse", None)], [after[0]])
    assert dates([begun]) == [(after[1], after[1])]


def test_she_beside_him_is_the_other():
    text = "Paul Reed and Joan Day separated in 1940. He died in 1950 and she died two years later."
    assert subjects(events(text)) == ["Paul Reed", "Paul Reed", "Joan Day"]


@pytest.mark.parametrize(
    ("text", "language", "leaver", "heir"),
    [
        ("Mr. Harlan left the bank in 1931. He was replaced by Edith Noakes.", "en", "Harlan", "Edith Noakes"),
        (
            "Bob Harlan retired from Acme in 1931. He was succeeded by his nephew, Tom Day.",
            "en",
            "Bob Harlan",
            "Tom Day",
        ),
        (
            "Ugo Ferri lasciò la Banca Ollini nel 1931. Fu sostituito da Ida Moro.",
            "it",
            "Ugo Ferri",
            "Ida Moro",
        ),
    ],
)
def test_who_is_replaced_is_so_when_he_leaves(text, language, leaver, heir):
    _, closed, opened = events(text, language)
    assert subjects([closed, opened]) == [leaver, heir]
    assert dates([closed, opened]) == [("1931", "1931")] * 2


@pytest.mark.parametrize(
    ("text", "language", "relations"),
    [
        ("Harker and Lowe opened a shop. Harker and Lowe separated in 1905.", "en", []),
        ("Berti e Landi aprirono un'officina. Berti e Landi si separarono nel 1931.", "it", []),
        ("Ann Lee and Bob Day separated in 1905.", "en", ["spouse"]),
        ("Gianna Bo sposò Landi nel 1920. Bo e Landi si separarono nel 1931.", "it", ["spouse"]),
    ],
)
def test_partners_in_a_trade_who_separate_were_not_married(text, language, relations):
    assert [event.relation for event in events(text, language)[-1:] if event.relation] == relations
