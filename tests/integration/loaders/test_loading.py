"""The stored graph is a function of the set of loaded documents, and of nothing else."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from chronoflux.errors import DocumentError, EmbeddingMismatchError, UnknownCollectionError
from chronoflux.graph.connection import open_graph
from chronoflux.loaders.catalogue import list_documents
from chronoflux.loaders.delete import delete_documents
from chronoflux.loaders.pipeline import load_documents, load_paths
from chronoflux.model import SourceDocument

HEALTH = (
    "Ann Lee became Minister of Health on 1 August 2017. She resigned on 1 March 2020. "
    "Lee lived in Paris from 2005 to 2011."
)
PARIS = (
    "Paris hosted the fair in May 2018. Ann Lee opened the fair on 3 May 2018. In June 2018 Ann Lee left Paris. "
    "Marco Bellini visited Paris in 2019."
)
SALUTE = "Marco Bellini è stato nominato Ministro della Salute il 9 marzo 2020. Si è dimesso il 12 ottobre 2022."


def document(name, text, source="memory", **more):
    return SourceDocument(id=name, title=name, text=text, source=source, **more)


A, B, C = document("a", HEALTH), document("b", PARIS), document("c", SALUTE)


@pytest.fixture
def graph(graph_settings):
    with open_graph(graph_settings) as runner:
        yield runner


@pytest.fixture
def snapshot(cypher):
    """Everything a collection holds, in an order of its own; vectors rounded, times of loading left out."""

    def take(collection):
        nodes = cypher(
            "MATCH (n {collection: $c}) WHERE NOT n:ChronofluxLock AND NOT n:ChronofluxLedger "
            "RETURN labels(n) AS labels, properties(n) AS properties",
            c=collection,
        )
        edges = cypher(
            "MATCH (a {collection: $c})-[r]->(b) "
            "RETURN a.id AS a, type(r) AS type, b.id AS b, properties(r) AS properties",
            c=collection,
        )
        for row in nodes:
            row["properties"].pop("loaded_at", None)
            if vector := row["properties"].pop("embedding", None):
                row["vector"] = [round(x, 4) + 0.0 for x in vector[:8]]
        return (
            sorted(json.dumps(row, sort_keys=True, default=str) for row in nodes),
            sorted(json.dumps(row, sort_keys=True, default=str) for row in edges),
        )

    return take


def load(graph, settings, *documents, **options):
    return load_documents(documents, graph, settings, **options)


def other(settings, suffix):
    return settings.model_copy(update={"collection": settings.collection + suffix})


def without_ids(state):
    """A snapshot with ids left out, so that two collections can be compared."""
    nodes, edges = state
    strip = [json.loads(row) for row in nodes]
    for row in strip:
        row["properties"].pop("id")
        row["properties"].pop("collection")
    ends = Counter((json.loads(e)["type"], json.dumps(json.loads(e)["properties"], sort_keys=True)) for e in edges)
    return sorted(json.dumps(row, sort_keys=True) for row in strip), ends


def test_every_layer_is_there(graph, graph_settings, cypher):
    report = load(graph, graph_settings, A, B, C)
    assert (report.documents, report.skipped, report.failed) == (3, 0, [])
    assert all(report.edges[kind] > 0 for kind in report.edges if kind != "NEXT_PASSAGE")
    shares = cypher(
        "MATCH (p:Passage {collection: $c})-[r:CONTAINS]->() RETURN p.id AS p, sum(r.weight) AS total",
        c=graph_settings.collection,
    )
    assert [row["total"] for row in shares] == pytest.approx([1.0] * len(shares))
    events = cypher(
        "MATCH (e:Event {collection: $c, kind: 'dated'})-[:INVOLVES]->(x:Entity) "
        "RETURN e.start AS start, e.end AS end, e.effect AS effect, collect(x.name) AS who",
        c=graph_settings.collection,
    )
    when = {(row["start"], row["end"]): row for row in events}
    assert "Ann Lee" in when["2017-08-01", "2017-08-01"]["who"]
    assert "Ann Lee" in when["2020-03-01", "2020-03-01"]["who"], "the pronoun stands for the minister"
    assert when["2020-03-01", "2020-03-01"]["effect"] == "closes"
    assert ("2005", "2011") in when


def test_offsets_point_into_the_stored_text(graph, graph_settings, cypher):
    load(graph, graph_settings, A)
    for row in cypher(
        "MATCH (s:Sentence {collection: $c}) RETURN s.text AS text, s.char_start AS start, s.char_end AS end",
        c=graph_settings.collection,
    ):
        assert HEALTH[row["start"] : row["end"]] == row["text"]


def test_loading_again_changes_nothing(graph, graph_settings, snapshot):
    load(graph, graph_settings, A, B)
    first = snapshot(graph_settings.collection)
    report = load(graph, graph_settings, A)
    assert (report.documents, report.skipped) == (0, 1)
    assert snapshot(graph_settings.collection) == first


def test_the_order_of_loading_does_not_matter(graph, graph_settings, snapshot):
    backwards = other(graph_settings, "-backwards")
    load(graph, graph_settings, A, B, C)
    for one in (C, B, A):
        load(graph, backwards, one)
    forwards_state = without_ids(snapshot(graph_settings.collection))
    assert without_ids(snapshot(backwards.collection)) == forwards_state


def test_deleting_leaves_what_the_others_alone_would_have_made(graph, graph_settings, snapshot):
    alone = other(graph_settings, "-alone")
    load(graph, graph_settings, A, B, C)
    delete_documents(graph, graph_settings, ["a"])
    load(graph, alone, B, C)
    assert without_ids(snapshot(graph_settings.collection)) == without_ids(snapshot(alone.collection))


def test_deleting_everything_leaves_no_node(graph, graph_settings, cypher):
    load(graph, graph_settings, A, B, C)
    assert delete_documents(graph, graph_settings, ["a", "b", "c"])["remaining"] == 0
    left = cypher(
        "MATCH (n {collection: $c}) WHERE NOT n:ChronofluxLock RETURN labels(n) AS labels", c=graph_settings.collection
    )
    assert left == []


def test_a_changed_document_replaces_itself(graph, graph_settings, snapshot):
    fresh = other(graph_settings, "-fresh")
    changed = document("a", "Ann Lee moved to Lyon in 2021.")
    load(graph, graph_settings, A, B)
    assert load(graph, graph_settings, changed).documents == 1
    load(graph, fresh, changed, B)
    assert without_ids(snapshot(graph_settings.collection)) == without_ids(snapshot(fresh.collection))


def test_an_id_from_elsewhere_needs_replace(graph, graph_settings):
    load(graph, graph_settings, A)
    stranger = document("a", PARIS, source="elsewhere")
    report = load(graph, graph_settings, stranger)
    assert report.documents == 0
    assert "--replace" in report.failed[0]["error"]
    assert load(graph, graph_settings, stranger, replace=True).documents == 1


def test_collections_share_nothing(graph, graph_settings, cypher):
    second = other(graph_settings, "-second")
    load(graph, graph_settings, A)
    load(graph, second, A)
    crossing = cypher("MATCH (a)-[]->(b) WHERE a.collection <> b.collection RETURN count(*) AS n")
    assert crossing == [{"n": 0}]


def test_equal_texts_in_two_documents_share_no_node(graph, graph_settings):
    report = load(graph, graph_settings, A, document("twin", HEALTH))
    single = load(graph, other(graph_settings, "-single"), A)
    assert report.sentences == 2 * single.sentences
    assert report.events == 2 * single.events


def test_a_crash_before_settling_is_made_good_by_the_next_load(graph, graph_settings, snapshot, monkeypatch):
    from chronoflux.loaders import pipeline

    whole = other(graph_settings, "-whole")
    load(graph, whole, A, B)

    def die(*_, **__):
        raise KeyboardInterrupt

    with monkeypatch.context() as crash:
        crash.setattr(pipeline, "settle", die)
        with pytest.raises(KeyboardInterrupt):
            load(graph, graph_settings, A)
    load(graph, graph_settings, A, B)
    assert without_ids(snapshot(graph_settings.collection)) == without_ids(snapshot(whole.collection))


def test_eight_loaders_at_once_agree_with_one(graph, graph_settings, snapshot):
    texts = [document(f"d{i}", f"Ann Lee visited Paris on {i + 1} May 2018. She met Marco Bellini.") for i in range(8)]
    one_by_one = other(graph_settings, "-serial")
    load(graph, one_by_one, *texts)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda text: load(graph, graph_settings, text), texts))
    assert without_ids(snapshot(graph_settings.collection)) == without_ids(snapshot(one_by_one.collection))


def test_another_model_is_refused_before_anything_is_written(graph, graph_settings, snapshot, monkeypatch):
    from chronoflux.loaders import pipeline

    load(graph, graph_settings, A)
    before = snapshot(graph_settings.collection)

    class Impostor:
        name, dimension = "other-model", 384

        def encode(self, texts):
            raise AssertionError

    monkeypatch.setattr(pipeline, "load_embedder", lambda _: Impostor())
    with pytest.raises(EmbeddingMismatchError, match="minilm-int8"):
        load(graph, graph_settings, B)
    assert snapshot(graph_settings.collection) == before


def test_odd_metadata_and_hostile_ids_are_data(graph, graph_settings, cypher):
    hostile = document("../../x`) DETACH DELETE n //", "Built in 1999 by Ann Lee.", metadata={"b`}) //": "x", "n": 3})
    report = load(graph, graph_settings, hostile)
    assert report.failed == []
    stored = cypher("MATCH (d:Document {collection: $c}) RETURN properties(d) AS p", c=graph_settings.collection)
    assert stored[0]["p"]["meta_b`}) //"] == "x"
    assert list_documents(graph, graph_settings.collection)[0]["id"] == hostile.id
    delete_documents(graph, graph_settings, [hostile.id])


def test_unknown_ids_and_collections_are_named(graph, graph_settings):
    with pytest.raises(UnknownCollectionError, match=graph_settings.collection):
        delete_documents(graph, graph_settings, ["a"])
    load(graph, graph_settings, A)
    with pytest.raises(DocumentError, match="'nope'"):
        delete_documents(graph, graph_settings, ["a", "nope"])
    assert len(list_documents(graph, graph_settings.collection)) == 1


def test_bad_lines_are_reported_and_the_others_land(graph, graph_settings, tmp_path):
    file = tmp_path / "mixed.jsonl"
    file.write_text(
        '{"id": "1", "text": "Ann Lee left in 2001."}\n{broken\n{"id": "3", "text": "Bo Li came in 2002."}\n'
    )
    report = load_paths([file], graph, graph_settings)
    assert report.documents == 2
    assert "mixed.jsonl:2" in report.failed[0]["error"]
