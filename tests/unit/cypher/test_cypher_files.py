"""Every shipped query is well formed, and the header checks catch what they are there for."""

import pytest

from chronoflux import cypher
from chronoflux.errors import CypherFileError

GOOD = """// Finds things.
// access: read
:param collection => "default";
:param [vector] => { MATCH (e:Event) RETURN e.embedding AS vector LIMIT 1 };
MATCH (n {collection: $collection}) WHERE n.text <> 'SET $x' // CREATE $y
RETURN n, $vector;
"""


@pytest.mark.parametrize("name", cypher.names())
def test_every_shipped_query_passes_its_own_header(name):
    query = cypher.load(name)
    assert query.name == name
    assert query.access in {"read", "write"}


def test_header_is_split_from_the_statement():
    query = cypher.parse("x", GOOD)
    assert query.purpose == "Finds things."
    assert query.parameters["collection"] == '"default"'
    assert query.text.startswith("MATCH")
    assert not query.text.endswith(";")


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (GOOD.replace("// Finds things.\n", ""), "what the query is for"),
        (GOOD.replace("// access: read\n", ""), "access"),
        (GOOD.replace(":param collection", ":param other"), r"\$collection is used but"),
        (GOOD.replace("$vector;", "1;"), "vector has a :param line but is not used"),
        (GOOD.replace(':param collection => "default";', ":param collection"), "x.cypher:3"),
        (GOOD.replace("RETURN n", "SET n.a = 1 RETURN n"), "declared read but uses SET"),
        ("// Nothing.\n// access: read\n", "no statement"),
    ],
)
def test_a_broken_header_is_refused_with_its_place(broken, message):
    with pytest.raises(CypherFileError, match=message):
        cypher.parse("x", broken)


@pytest.mark.parametrize("name", ["no/such", "../__init__", "retrieve/../read/ledger", ""])
def test_an_unknown_name_is_refused(name):
    with pytest.raises(CypherFileError, match="no query named"):
        cypher.load(name)


def test_a_procedure_called_drop_is_not_a_write():
    header = "// Drops a projection.\n// access: read\n:param g => 'x';\n"
    text = f"{header}CALL gds.graph.drop($g) YIELD graphName RETURN graphName;"
    assert cypher.parse("x", text).access == "read"


def test_the_shown_file_takes_values_in_place_of_its_samples():
    assert cypher.source("read/documents").count('"default"') == 1
    shown = cypher.source("read/documents", {"collection": 'a "b"'})
    assert ':param collection => "a \\"b\\"";' in shown
    assert shown.splitlines()[3:] == cypher.source("read/documents").splitlines()[3:]
    assert 'collection: "mine"' in cypher.source("write/documents", {"collection": "mine"})


@pytest.mark.parametrize("name", cypher.names())
def test_no_sample_names_the_default_collection_where_another_is_chosen(name):
    header = [line for line in cypher.source(name, {"collection": "mine"}).splitlines() if line.startswith(":param")]
    assert "default" not in "".join(header)


def test_values_are_written_as_cypher_writes_them():
    shown = cypher.source("read/documents_where", {"filters": {"a": [1, None, "è"], "b": {"c": True}}})
    assert ':param filters => {`a`: [1, null, "è"], `b`: {`c`: true}};' in shown
