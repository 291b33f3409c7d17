"""Candidates are measured beside each other: what holds, what a passage tells of, when undated sentences speak."""

from chronoflux.calendar import first_day, last_day
from chronoflux.model import AnswerKind, Effect, EventKind, Evidence, Intent, Participant, Question, Relation, Window
from chronoflux.retrieval.evidence import StoredEvent
from chronoflux.retrieval.scope import scope_of
from chronoflux.retrieval.signals import measure

QUESTION = Question(
    "Who was mayor of Rho in 2015?",
    "en",
    entities=("Rho",),
    intent=Intent.POINT,
    windows=(Window("2015", "2015", Relation.DURING),),
    answer_kind=AnswerKind.PERSON,
    relation="position",
    focus=("mayor",),
)


def event(key, start=None, *, text="", relation=None, effect=Effect.NONE, passage="p", place=0, participants=()):
    return Evidence(
        id=key,
        text=text,
        kind=EventKind.DATED if start else EventKind.STATIC,
        document="d",
        title="Rho",
        sentence=text,
        passage=passage,
        char_start=place,
        char_end=place + 10,
        start=start,
        end=start,
        **({"start_day": first_day(start), "end_day": last_day(start)} if start else {}),
        relation=relation,
        effect=effect,
        participants=participants,
    )


def signals(*stored, question=QUESTION):
    measured = measure(stored, question, scope_of(question), {}, {"d": 1.0})
    return {each.event.id: one for each, one in zip(stored, measured, strict=True)}


def test_what_ends_a_state_is_told_from_what_begins_one():
    left = StoredEvent(event("left", "2014", relation="position", effect=Effect.CLOSES), 0.5, 0.5)
    came = StoredEvent(event("came", "2010", relation="position", effect=Effect.OPENS), 0.5, 0.5)
    measured = signals(left, came)
    assert (measured["left"].closes, measured["left"].holds) == (1, 0)
    assert (measured["came"].closes, measured["came"].holds) == (0, 1)


def test_only_the_last_opening_before_the_asked_time_holds():
    opened = [
        StoredEvent(event(year, year, relation="position", effect=Effect.OPENS), 0.5, 0.5)
        for year in ("2001", "2010", "2016")
    ]
    other = StoredEvent(event("other", "2014", relation="residence", effect=Effect.OPENS), 0.5, 0.5)
    assert {key for key, one in signals(*opened, other).items() if one.holds} == {"2010"}


def test_a_passage_lends_its_best_likeness():
    near, far = StoredEvent(event("near"), 0.9, 0.4), StoredEvent(event("far"), 0.2, 0.4)
    elsewhere = StoredEvent(event("elsewhere", passage="q"), 0.3, 0.1)
    measured = signals(near, far, elsewhere)
    assert [measured[key].nearby for key in ("near", "far", "elsewhere")] == [0.9, 0.9, 0.3]


def test_an_undated_sentence_speaks_of_the_date_told_just_before():
    dated = StoredEvent(event("dated", "2015", place=100), 0.5, 0.5)
    after, before = StoredEvent(event("after", place=200), 0.5, 0.5), StoredEvent(event("before", place=50), 0.5, 0.5)
    far = StoredEvent(event("far", place=5000), 0.5, 0.5)
    measured = signals(dated, after, before, far)
    assert measured["after"].told == measured["dated"].when > 0.9
    assert measured["before"].told == measured["far"].told == measured["dated"].told == 0


def test_a_person_asked_for_must_be_another_than_the_one_named():
    ann, town = Participant("Ann Lee", "subject", "PERSON"), Participant("Rho", "place", "PLACE")
    named = StoredEvent(event("named", participants=(ann, town)), 0.5, 0.5)
    unnamed = StoredEvent(event("unnamed", participants=(town,)), 0.5, 0.5)
    measured = signals(named, unnamed)
    assert (measured["named"].kind, measured["unnamed"].kind) == (1, 0)


def test_the_asked_words_count_by_their_meaning():
    told = StoredEvent(event("told", text="Ann Lee became the mayor."), 0.5, 0.5)
    italian = StoredEvent(event("italian", text="Ann Lee divenne sindaco."), 0.5, 0.5)
    silent = StoredEvent(event("silent", text="Ann Lee moved."), 0.5, 0.5)
    measured = signals(told, italian, silent)
    assert measured["told"].words == measured["italian"].words > 0
    assert measured["silent"].words == 0


def test_a_rare_word_counts_more_than_one_that_every_candidate_has():
    texts = ("Rho elected a council.", "Rho rebuilt its bridge.", "A mayor took office.")
    town, _, mayor = (StoredEvent(event(text[:3] + str(i), text=text), 0.5, 0.5) for i, text in enumerate(texts))
    other = StoredEvent(event("other", text="Rho rebuilt its bridge."), 0.5, 0.5)
    measured = signals(town, other, mayor)
    assert measured[mayor.event.id].words > measured[town.event.id].words > 0


def test_a_near_relation_counts_half_and_a_word_of_the_asked_one_is_heard():
    employed = StoredEvent(event("employed", "2010", relation="employer", text="She was hired."), 0.5, 0.5)
    living = StoredEvent(
        event("living", "2010", relation="residence", text="The former minister lived there."), 0.5, 0.5
    )
    measured = signals(employed, living)
    assert [measured[key].relation for key in ("employed", "living")] == [0.5, 0]
    assert [measured[key].spoken for key in ("employed", "living")] == [0, 1]


def test_without_a_time_nothing_begins_or_holds():
    plain = Question("Who was mayor of Rho?", "en", relation="position")
    one = signals(StoredEvent(event("a", "2010", relation="position", effect=Effect.OPENS), 0.5, 0.5), question=plain)
    assert (one["a"].begins, one["a"].holds, one["a"].when, one["a"].relation) == (0, 0, 1, 1)
