"""Nothing that people type is an operator."""

import re

import pytest

from chronoflux.retrieval.fulltext import lucene_query

OPERATORS = re.compile(r"[-&|!{}\[\]^~*?/\\<>=@#]")


@pytest.mark.parametrize(
    "text",
    [
        "/board minutes 2010",
        'who said "the year is lost',
        "~1990 flood [Po valley] (north*) ^2 !",
        "C++ tb- \\ && || 😀 a:b",
        "Person`) DETACH DELETE n //",
    ],
)
def test_operators_are_gone_and_words_stay(text):
    query = lucene_query(text, "default")
    assert query is not None
    query = query.removeprefix('+collection:"default"^0 ')
    assert not OPERATORS.search(query)
    assert query.count('"') % 2 == 0
    for word in re.findall(r"\w+", text.lower()):
        assert f'text:"{word}"' in query


def test_boolean_words_are_words():
    query = lucene_query("NATO AND NOT OR", "default")
    assert query == '+collection:"default"^0 +(text:"nato" text:"and" text:"not" text:"or")'


@pytest.mark.parametrize("text", ["", "  ", "??? -- / ~ !", "😀"])
def test_nothing_searchable_is_no_query(text):
    assert lucene_query(text, "default") is None


def test_terms_are_capped():
    query = lucene_query(" ".join(f"w{i}" for i in range(1500)), "default")
    assert query is not None
    assert query.count("text:") == 200


def test_every_word_may_be_required():
    assert lucene_query("Ann Lee", "c", field="name", required=True) == '+collection:"c"^0 +(+name:"ann" +name:"lee")'
