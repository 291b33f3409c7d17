import pytest
from hypothesis import given
from hypothesis import strategies as st

from chronoflux.language.names import bare_title, normalise_name


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("ACME Corp", "acme CORP"),
        ("Ann Lee's", "Ann  Lee"),
        ("Ann Lee’s", "Ann Lee"),
        ("Ann Lee 's", "Ann Lee"),
        ("The Guardian", "Guardian"),
        ("la Repubblica", "Repubblica"),
        ("L'Osservatore", "l’Osservatore"),
        ("“Rocky”", "Rocky"),
        ("Jean‐Pierre", "Jean–Pierre"),
        ("Baden - Baden", "Baden-Baden"),
        ("O’Brien", "O'Brien"),
        ("Niccolo\u0300 Rossi", "Niccolò Rossi"),
        ("J . F . Kennedy", "J. F. Kennedy"),
        ("STRASSE", "straße"),
    ],
)
def test_spellings_of_one_name_share_a_key(left, right):
    assert normalise_name(left) == normalise_name(right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("ASR1603", "ASR1605"),
        ("José Ruiz", "Jose Ruiz"),
        ("Mercury (planet)", "Mercury (element)"),
        ("Boston University", "Boston College"),
        ("John Smith", "Jane Smith"),
        ("The Who", "WHO"),
        ("George Bush", "George Bush Jr."),
        ("Henry V", "Henry IV"),
    ],
)
def test_different_names_stay_apart(left, right):
    assert normalise_name(left) != normalise_name(right)


def test_the_same_letters_are_one_key_however_often():
    assert {normalise_name(name) for name in ["DGIA", "DGIA", "dgia", " DGIA "]} == {"dgia"}


@given(st.text(max_size=40))
def test_a_key_is_its_own_key(name):
    key = normalise_name(name)
    assert normalise_name(key) == key
    assert bool(key) == bool(name.strip())


@pytest.mark.parametrize(
    ("title", "bare"),
    [
        ("Condor ( airline )", "Condor"),
        ("Mercury (planet)", "Mercury"),
        ("Robert III, Count of Dreux", "Robert III"),
        ("Hugh Fortescue, 2nd Earl Fortescue", "Hugh Fortescue, 2nd Earl Fortescue"),
        ("Paris, Texas", "Paris, Texas"),
        ("(untitled)", "(untitled)"),
        ("", ""),
    ],
)
def test_a_title_without_what_only_tells_it_from_others(title, bare):
    assert bare_title(title) == bare
