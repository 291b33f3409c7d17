import pytest

from chronoflux.language.stems import stems, stems_of


@pytest.mark.parametrize(
    ("one", "other"), [("resign", "resigned"), ("coaches", "coached"), ("laurea", "laureò"), ("sindaca", "sindaco")]
)
def test_inflections_share_a_stem(one, other):
    assert stems(one) & stems(other)


@pytest.mark.parametrize(("one", "other"), [("resign", "reside"), ("mayor", "major"), ("giudice", "giudizio")])
def test_other_words_share_none(one, other):
    assert not stems(one) & stems(other)


def test_the_stems_of_no_word_are_none():
    assert stems_of([]) == frozenset()
    assert stems_of(["coach"]) == stems("coach")
