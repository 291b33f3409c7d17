"""Windows, filters and modes against the real graph."""

import json

import pytest

from chronoflux.answering.pipeline import ask
from chronoflux.calendar import first_day, last_day
from chronoflux.errors import QuestionError, UnknownCollectionError
from chronoflux.graph.connection import open_graph
from chronoflux.graph.projections import gds_client, project_events
from chronoflux.loaders.delete import delete_documents
from chronoflux.loaders.pipeline import load_documents
from chronoflux.model import SourceDocument, Window
from chronoflux.retrieval.retriever import ChronofluxRetriever
from chronoflux.retrieval.search import retrieve, search
from chronoflux.settings import Settings

TEXTS = {
    "library": (
        "On 1 February 2010 Ruth Feldman was appointed director of Northbridge Library. "
        "She retired on 30 June 2014. On 1 September 2014 Tom Okafor became director of Northbridge Library. "
        "Okafor bought the Hale archive in 2016. Tom Okafor resigned on 5 May 2018."
    ),
    "stadium": (
        "The city council opened Hale Stadium in March 2011. The stadium was closed from 2012 to 2013. "
        "Mara Voss scored at Hale Stadium on 4 May 2015. Hale Stadium was sold in 2019."
    ),
    "comune": (
        "Giulia Conti è stata eletta sindaca di Vallefiorita il 26 maggio 2014. "
        "Si è dimessa il 3 marzo 2018. Il 10 giugno 2018 Piero Neri è stato eletto sindaco di Vallefiorita."
    ),
}
DIRECTOR = "Who was director of Northbridge Library on 15 April {}?"


@pytest.fixture(scope="module")
def filled(server_settings, server):
    from pydantic import SecretStr

    settings = server_settings.model_copy(
        update={"uri": server.uri, "password": SecretStr(server.password), "collection": "test-retrieving"}
    )
    with open_graph(settings) as runner:
        load_documents(
            [
                SourceDocument(name, name.title(), text, "memory", metadata={"shelf": name[0]})
                for name, text in TEXTS.items()
            ],
            runner,
            settings,
        )
        yield runner, settings
        delete_documents(runner, settings, list(TEXTS))


@pytest.mark.parametrize(("year", "who"), [(2012, "Ruth Feldman"), (2016, "Tom Okafor")])
def test_a_state_holds_until_it_is_ended_or_replaced(filled, year, who):
    answer = ask(*filled, DIRECTOR.format(year), use_llm=False)
    assert who in answer.answer
    assert all(TEXTS[c.document][c.char_start : c.char_end] == c.text for c in answer.citations)
    assert answer.citations


@pytest.mark.parametrize("year", [2005, 2019])
def test_nobody_in_office_is_said_so(filled, year):
    answer = ask(*filled, DIRECTOR.format(year), use_llm=False)
    assert not answer.answerable


def test_the_same_in_italian(filled):
    assert "Conti" in ask(*filled, "Chi era sindaco di Vallefiorita il 15 aprile 2016?", use_llm=False).answer
    assert "Neri" in ask(*filled, "Chi era sindaco di Vallefiorita nel 2019?", use_llm=False).answer


def test_the_callers_window_lets_nothing_else_through(filled):
    found = retrieve(*filled, "What happened at the library?", window=Window("2014", "2014"))
    dated = found.timeline.dated
    assert dated
    assert all(e.start_day <= last_day("2014") and e.end_day >= first_day("2014") for e in dated)


@pytest.mark.parametrize("mode", ["auto", "timeline", "flow", "hybrid", "vector"])
def test_the_callers_window_keeps_out_passages_that_are_dated_elsewhere(filled, mode):
    question = "What happened at Hale Stadium, the library and in Vallefiorita?"
    free = search(*filled, question, mode=mode)
    assert {row["document"] for row in free} == set(TEXTS)
    bounded = search(*filled, question, mode=mode, window=Window("2012", "2013"))
    passages = {row["document"] for row in bounded if row["kind"] == "passage"}
    assert passages == {"stadium", "library"}
    assert search(*filled, question, mode=mode, window=Window("1950", "1960")) == []


def test_as_of_shows_nothing_later(filled):
    found = retrieve(*filled, "Northbridge Library", as_of=last_day("2014-06-30"))
    assert found.timeline.dated
    assert all(event.start_day <= last_day("2014-06-30") for event in found.timeline.dated)


@pytest.mark.parametrize("offset", [-1, 0, 1])
def test_the_day_before_on_and_after(filled, offset):
    moment = f"2014-09-0{1 + offset}" if offset >= 0 else "2014-08-31"
    found = retrieve(*filled, "director of Northbridge Library", window=Window(moment, moment))
    appointed = [e for e in found.timeline.dated if e.start == "2014-09-01"]
    assert bool(appointed) == (offset == 0)


def test_before_and_after_give_disjoint_evidence(filled):
    before = retrieve(*filled, "What happened at Hale Stadium before 2014?", mode="timeline")
    after = retrieve(*filled, "What happened at Hale Stadium after 2014?", mode="timeline")
    inside = [{e.id for e in found.events if e.in_window and e.kind == "dated"} for found in (before, after)]
    assert inside[0]
    assert inside[1]
    assert not inside[0] & inside[1]


def test_a_filter_keeps_out_every_other_document(filled):
    rows = search(*filled, "Hale", mode="hybrid", where={"shelf": "s"})
    assert rows
    assert {row["document"] for row in rows} == {"stadium"}
    rows = search(*filled, "director", mode="timeline", where={"title": "Library"})
    assert {row["document"] for row in rows} == {"library"}


@pytest.mark.parametrize("key", ["colour", "source} ) MATCH (m) DETACH DELETE m //"])
def test_an_unknown_filter_is_an_error(filled, key):
    with pytest.raises(QuestionError, match="shelf"):
        search(*filled, "Hale", where={key: "s"})


def test_a_filter_value_is_a_value(filled):
    assert search(*filled, "Hale", where={"shelf": "x' \\' OR 1=1 //"}) == []


@pytest.mark.parametrize(
    "text", ["/board minutes", '"open', "C++ AND", "Person`) DETACH DELETE n //", "??? -- ~", "🎉 2014"]
)
def test_no_text_breaks_the_search(filled, text):
    if any(c.isalnum() for c in text):
        assert search(*filled, text, k=3)
    else:
        with pytest.raises(QuestionError):
            search(*filled, text)


@pytest.mark.parametrize("mode", ["auto", "timeline", "hybrid", "vector"])
def test_k_items_come_whenever_there_are_k(filled, mode):
    rows = search(*filled, "Who led the library in 2012?", mode=mode, k=7)
    assert len(rows) == 7
    assert len({row["id"] for row in rows}) == 7


def test_two_runs_agree(filled):
    first, second = (search(*filled, DIRECTOR.format(2016), k=10) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("mode", "k"), [("telepathy", 5), ("auto", 0), ("auto", -5)])
def test_impossible_requests_are_named(filled, mode, k):
    with pytest.raises(QuestionError, match=r"mode|k is"):
        search(*filled, "Hale", mode=mode, k=k)


def test_an_unknown_collection_is_named(filled):
    runner, settings = filled
    with pytest.raises(UnknownCollectionError, match="nowhere"):
        search(runner, settings.model_copy(update={"collection": "nowhere"}), "Hale")


def test_walks_bring_the_state_before_and_after(filled):
    runner, settings = filled
    found = retrieve(runner, settings, DIRECTOR.format(2016), mode="timeline")
    walked = [event for event in found.events if "walk" in event.channels]
    assert walked


def test_the_projection_follows_the_graph(filled):
    runner, settings = filled
    name = project_events(runner, settings.collection)
    assert name == project_events(runner, settings.collection)
    extra = SourceDocument("extra", "Extra", "Tom Okafor left Northbridge Library in 2018.", "memory")
    load_documents([extra], runner, settings)
    fresh = project_events(runner, settings.collection)
    assert fresh not in {None, name}
    graphs = {graph.graph_name for graph in gds_client(runner).graph.list()}
    assert name not in graphs
    delete_documents(runner, settings, ["extra"])


def test_projections_of_many_collections_do_not_fill_the_server(filled, graph_settings):
    runner, settings = filled
    for number in range(10):
        other = graph_settings.model_copy(update={"collection": f"{graph_settings.collection}-{number}"})
        document = SourceDocument("d", "Hale", "Ann Lee joined Hale in 2011. Ann Lee left Hale in 2013.", "memory")
        load_documents([document], runner, other)
        newest = project_events(runner, other.collection)
        delete_documents(runner, other, ["d"])
    standing = [graph.graph_name for graph in gds_client(runner).graph.list()]
    assert newest in standing
    assert len(standing) == 8
    again = project_events(runner, settings.collection)
    assert again in {graph.graph_name for graph in gds_client(runner).graph.list()}


def test_the_retriever_speaks_langchain(filled):
    runner, settings = filled
    retriever = ChronofluxRetriever(k=5, runner=runner, settings=settings)
    documents = retriever.invoke(DIRECTOR.format(2016))
    assert len(documents) == 5
    order = [document.metadata["in_window"] for document in documents]
    assert order == sorted(order, reverse=True)
    assert json.loads(json.dumps([document.metadata for document in documents]))
    assert runner.read is not None


async def test_the_retriever_works_inside_a_running_loop(filled):
    runner, settings = filled
    retriever = ChronofluxRetriever(k=3, runner=runner, settings=settings)
    found = await retriever.ainvoke(DIRECTOR.format(2012))
    assert [d.id for d in found] == [d.id for d in retriever.invoke(DIRECTOR.format(2012))]


def test_the_retriever_opens_and_closes_its_own_connection(filled, monkeypatch):
    _, settings = filled
    with ChronofluxRetriever(k=1, settings=Settings.model_validate(settings.model_dump())) as retriever:
        assert retriever.invoke("Hale Stadium")


def test_where_a_hard_window_is_empty_the_times_around_are_searched_and_that_is_said(filled):
    question = "How many times did Mara Voss score at Hale Stadium between {} and {}?"
    found = retrieve(*filled, question.format(2000, 2003), mode="timeline")
    assert any("times around it were searched" in note for note in found.question.notes)
    assert any(event.start == "2015-05-04" and not event.in_window for event in found.events)
    assert not ask(*filled, question.format(2000, 2003), use_llm=False).answer.startswith("1")
    limited = retrieve(*filled, question.format(2000, 2003), mode="timeline", window=Window("2000", "2003"))
    assert all(event.start_day <= last_day("2003") for event in limited.events if event.start)
