"""What `ask` prints for people."""

import pytest

from chronoflux.model import Answer, Citation, EventKind, Evidence, Intent, ReasoningPath, Timeline


def told(place, text, start, end):
    kind = EventKind.DATED if start or end else EventKind.STATIC
    return Evidence(f"e{place}", text, kind, "d", "", text, 0, len(text), start, end, score=1.0 - place / 10)


@pytest.fixture
def ask(run, graph, monkeypatch):
    events = [told(place, f"Event {place}", f"20{place:02}", f"20{place:02}") for place in range(1, 11)]
    ranged = told(0, "Ann Lee led it", "1998", None)
    answer = Answer(
        "Ann Lee", True, Intent.POINT, (),
        Timeline((ranged, *events), (told(11, "It has its seat in Rovento", None, None),)),
        citations=(Citation("lee.txt", 3, 9, "Ann Lee led it"),),
        steps=("One step.",),
        paths=(ReasoningPath(("Ann Lee", "Rovento"), ("seat",), ("p", "q"), ("Lives", "Rovento"), 0.5),),
    )  # fmt: skip
    monkeypatch.setattr("chronoflux.answering.pipeline.ask", lambda *_, **__: answer)
    return lambda *arguments: run("ask", *arguments).out.splitlines()


def test_the_headings_are_in_the_language_of_the_question(ask):
    english = ask("Who led it?", "--explain")
    assert [line for line in english if not line.startswith(" ")] == [
        "Timeline", "Undated", "Steps", "Paths", "Ann Lee",
    ]  # fmt: skip
    italian = ask("Chi lo guidava?", "--explain")
    assert [line for line in italian if not line.startswith(" ")] == [
        "Cronologia", "Senza data", "Passi", "Percorsi", "Ann Lee",
    ]  # fmt: skip
    assert "  Event #1 1998 – …: Ann Lee led it" in english
    assert "  Evento #1 1998 – …: Ann Lee led it" in italian
    assert "  Ann Lee → seat → Rovento" in italian


def test_only_the_best_events_are_shown_in_order_unless_explained(ask):
    shown = [line.split(":")[0] for line in ask("Who led it?") if line.startswith("  Event")]
    assert shown == ["  Event #1 1998 – …", *(f"  Event #{place + 1} 20{place:02}" for place in range(1, 8))]
    assert sum(line.startswith("  Event #") for line in ask("Who led it?", "--explain")) == 11


def test_the_answer_is_followed_by_the_places_it_stands_in(ask):
    assert ask("Who led it?")[-2:] == ["Ann Lee", "  lee.txt [3-9]: Ann Lee led it"]
