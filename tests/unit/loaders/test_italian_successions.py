"""Who took over in Italian, where the subject stands behind its verb and the office is told before."""

from __future__ import annotations

import pytest

from chronoflux.loaders.analysis import analyse
from chronoflux.model import Effect, SourceDocument


def offices(text, title=""):
    document = SourceDocument("d1", title or "d1", text, "x", language="it")
    return [
        (event.interval.start if event.interval else None, event.participants[0].name, event.value)
        for event in analyse(document).events
        if event.relation == "position" and event.effect is Effect.OPENS
    ]


_FOUNDED = "La Corale Vallescura nacque nel 1920 per volontà di Ettore Bassi, che ne fu il primo direttore."


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Gli subentrò nel 1938 il nipote, Carlo Bassi.", ("1938", "Carlo Bassi", "direttore")),
        ("Nel 1938 gli succedette Irma Donati.", ("1938", "Irma Donati", "direttore")),
        ("Nel 1938 i soci elessero la maestra Irma Donati.", ("1938", "Irma Donati", "direttore")),
        ("Nel 1938 la guida toccò a una forestiera, Irma Donati.", ("1938", "Irma Donati", "direttore")),
        ("Nel 1938 la presidenza passò a Irma Donati.", ("1938", "Irma Donati", "presidenza")),
        ("La bacchetta fu affidata nel 1938 a Irma Donati.", ("1938", "Irma Donati", "direttore")),
        ("Il direttore è oggi Ugo Ferri, eletto nel 2017.", ("2017", "Ugo Ferri", "direttore")),
    ],
)
def test_who_comes_behind_the_verb_takes_over_the_office_told_before(sentence, expected):
    assert expected in offices(f"{_FOUNDED} {sentence}")


@pytest.mark.parametrize(
    "sentence",
    [
        "Nel 1938 i soci scelsero Rovento.",
        "Nel 1938 la sede passò a Rovento.",
        "Nel 1938 la presidenza era contraria al trasloco di Ugo Ferri.",
        "Il direttore era nel 1938 amico di Ugo Ferri.",
    ],
)
def test_no_office_goes_to_a_place_or_to_who_is_only_spoken_of(sentence):
    assert [found for found in offices(f"{_FOUNDED} {sentence}") if found[0] == "1938"] == []


def test_a_successor_without_a_date_begins_when_the_one_before_ended():
    told = "Anna Berti fu presidente del Circolo Quarr. Berti morì nel marzo 1961. Le subentrò la cognata, Ida Moro."
    assert ("1961-03", "Ida Moro", "presidente del Circolo Quarr") in offices(told)
    told = "Anna Berti fu presidente del Circolo Quarr dal 1950 al 1961. Le succedette Ida Moro."
    assert ("1961", "Ida Moro", "presidente del Circolo Quarr") in offices(told)


def test_a_date_behind_a_colon_is_not_the_successors():
    told = (
        "Anna Berti fu presidente del Circolo Quarr. Berti morì nel 1961. "
        "Le subentrò la cognata, Ida Moro: il circolo si trasferì nel 1964."
    )
    assert ("1961", "Ida Moro", "presidente del Circolo Quarr") in offices(told)
    assert all(date != "1964" for date, _, _ in offices(told))


def test_who_holds_an_office_and_left_has_left_it():
    told = (
        "Nel 1961 Ida Moro divenne presidente del Circolo Quarr. "
        "Moro lasciò nel 1978 e per la prima volta la guida toccò a Ugo Ferri."
    )
    assert ("1978", "Ugo Ferri", "presidente del Circolo Quarr") in offices(told)


def test_the_rank_of_the_first_holder_is_not_handed_on_but_that_of_the_office_is():
    told = "Nel 1990 Ida Moro divenne primo violino dell'Orchestra Quarr. Le succedette nel 1995 Ugo Ferri."
    assert ("1995", "Ugo Ferri", "primo violino dell'Orchestra Quarr") in offices(told)


def test_who_is_given_an_office_holds_it_as_long_as_told():
    text = "Ugo Ferri fu sindaco. Nel 1979 gli fu affidata la presidenza dell'Ente Porto di Quarr, tenuta fino al 1987."
    document = SourceDocument("d1", "Ugo Ferri", text, "x", language="it")
    held = [event for event in analyse(document).events if event.interval and event.interval.start == "1979"]
    assert [(event.participants[0].name, event.value, event.interval.end) for event in held] == [
        ("Ugo Ferri", "presidenza dell'Ente Porto di Quarr", "1987")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Palleggiatrice, classe 1981, Nadia Berti passò nel 2001 alla Sirena Quarr.",
        "Nadia Berti (classe 1981) passò nel 2001 alla Sirena Quarr.",
    ],
)
def test_the_class_of_somebody_is_the_year_of_birth_and_dates_nothing_else(text):
    events = analyse(SourceDocument("d1", "d1", text, "x", language="it")).events
    told = {(event.relation, event.interval.start) for event in events if event.interval and event.relation}
    assert told == {("life", "1981"), ("member_of", "2001")}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("La custode del Museo Quarr è Ida Moro; fino al 2015 lo è stato Ugo Ferri.", (None, "Ugo Ferri")),
        ("Nel 1964 Ida Moro fu chiamata a dirigere l'orto botanico.", ("1964", "Ida Moro")),
    ],
)
def test_who_it_was_and_what_somebody_was_called_to_lead(text, expected):
    assert expected in [(date, name) for date, name, _ in offices(text)]


def test_a_value_may_stand_behind_its_time():
    events = analyse(SourceDocument("d1", "d1", "Antonio Bo sposò nel 1912 Amabile Turrin.", "x", language="it")).events
    assert [(event.relation, event.value) for event in events] == [("spouse", "Amabile Turrin")]


def test_a_dateline_is_no_subject():
    text = "VILLALBA – Da ieri il Circolo Quarr ha una nuova sede. Nel 1990 fu chiuso."
    events = analyse(SourceDocument("d1", "d1", text, "x", language="it")).events
    assert [event.participants[0].name for event in events if event.relation == "existence"] == ["Circolo Quarr"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ida Moro, badessa di Quarr dal 1869 alla morte, era amata.", ("1869", "Ida Moro", "badessa di Quarr")),
        ("Ida Moro è arrivata nel 2011 come vicedirettrice.", ("2011", "Ida Moro", "vicedirettrice")),
        ("Ida Moro fu badessa di Quarr. Le succedette Eva Bo (1894–1919).", ("1894", "Eva Bo", "badessa di Quarr")),
    ],
)
def test_offices_till_death_on_arrival_and_as_a_term_in_brackets(text, expected):
    assert expected in offices(text)


def test_nobody_arrives_as_lightning_and_a_painter_has_a_life_in_brackets():
    assert offices("Nel 1990 Ida Moro arrivò come un fulmine.") == []
    assert offices("La pittrice Eva Bo (1860–1919) visse a Quarr.") == []


def test_who_leads_is_named_behind_the_verb_and_is_no_body_that_is_led():
    text = "Il Coro Quarr nacque nel 1955. Dirige Tullio Zeni, ferroviere. Nel 1967 la bacchetta passa ad Attilio Bo."
    assert offices(text) == [(None, "Tullio Zeni", None), ("1967", "Attilio Bo", None)]


@pytest.mark.parametrize(
    "behind", ["succedendo a Heinrich Lun", "dove ha dato il cambio a Heinrich Lun", "al posto di Heinrich Lun"]
)
def test_who_gave_way_left_the_office_then(behind):
    text = f"Nel 1990 Ida Moro divenne presidente della fondazione Quarr, {behind}."
    events = analyse(SourceDocument("d1", "d1", text, "x", language="it")).events
    left = [event.participants[0].name for event in events if event.effect is Effect.CLOSES]
    assert left == ["Heinrich Lun"]
