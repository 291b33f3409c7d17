"""question, search, ask: from a question to what it means, to evidence, to an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from textwrap import shorten
from typing import Annotated, Any

import typer

from chronoflux.cli.options import AsJson, Collection, From, Mode, To, key_values, settings_for, window_of
from chronoflux.cli.output import people, say, write_json, write_pairs
from chronoflux.cli.progress import connect, waiting_for
from chronoflux.cli.views import answer_row, question_row
from chronoflux.model import Answer, Evidence

_EVENTS_SHOWN = 8
_CHARACTERS_SHOWN = 300
_MOST_ITEMS = 10_000

Text = Annotated[str, typer.Argument(metavar="TEXT", help="The question, in English or Italian.")]


def question(text: Text, as_json: AsJson = False) -> None:
    """Show how a question is understood: who, when, and what kind of answer. Needs no database.

    Example: chronoflux question "Chi era ministro tra il 2014 e il 2017?"
    """
    from chronoflux.retrieval.question import analyse_question

    row = question_row(analyse_question(text))
    write_json(row) if as_json else write_pairs(row)


def search(
    text: Text,
    mode: Mode = "auto",
    k: Annotated[int, typer.Option("-k", min=1, max=_MOST_ITEMS, help="How many items.")] = 10,
    start: From = None,
    end: To = None,
    where: Annotated[
        list[str] | None, typer.Option("--where", metavar="KEY=VALUE", help="Only documents with this metadata.")
    ] = None,
    collection: Collection = None,
    as_json: AsJson = False,
) -> None:
    """Find the evidence for a question, ranked.

    Example: chronoflux search "Minister of Health" --from 2018 --to 2019 -k 5
    """
    from chronoflux.retrieval.search import search as find

    settings = settings_for(collection)
    window, filters = window_of(start, end), key_values(where or [], "--where")
    with connect(settings) as runner, waiting_for("looking for evidence"):
        rows = find(runner, settings, text, mode=mode, k=k, window=window, where=filters)
    if not rows:
        say("chronoflux: nothing found: widen --from, --to or --where")
    if as_json:
        write_json(rows)
    else:
        for place, row in enumerate(rows, start=1):
            _show_item(place, row)


def ask(
    text: Text,
    mode: Mode = "auto",
    start: From = None,
    end: To = None,
    no_llm: Annotated[bool, typer.Option("--no-llm", help="Answer with the built-in reader.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show the whole timeline and the steps to the answer.")
    ] = False,
    collection: Collection = None,
    as_json: AsJson = False,
) -> None:
    """Answer a question from the loaded documents, with citations.

    Example: chronoflux ask "Who was Minister of Health on 15 April 2020?"
    """
    from chronoflux.answering.pipeline import ask as answer_question
    from chronoflux.language.detection import detect_question_language

    settings = settings_for(collection)
    window = window_of(start, end)
    with connect(settings) as runner, waiting_for("looking for the answer"):
        answer = answer_question(runner, settings, text, mode=mode, window=window, use_llm=False if no_llm else None)
    for note in answer.notes:
        say(f"chronoflux: {note}")
    if as_json:
        write_json(answer_row(answer))
    else:
        show_answer(answer, detect_question_language(text), explain=explain)


def _show_item(place: int, row: Mapping[str, Any]) -> None:
    when = " – ".join(dict.fromkeys(filter(None, (row["start"], row["end"]))))
    facts = (row["kind"], when, row["document"], f"{row['score']:.3f}", ", ".join(row["channels"]))
    people().print(f"{place}. {' · '.join(filter(None, facts))}", style="dim", markup=False)
    people().print(f"   {shorten(row['text'], _CHARACTERS_SHOWN, placeholder=' …')}", markup=False)


def show_answer(answer: Answer, language: str, *, explain: bool = False) -> None:
    """Print an answer for people: the best events in order of time, the answer, its citations.

    Args:
        answer: what to print.
        language: the question's, which the headings are in.
        explain: show the whole timeline, and the steps from it to the answer.
    """
    from chronoflux.answering.phrases import load_phrases

    labels = load_phrases(language).labels
    events = list(enumerate(answer.timeline.dated, start=1))
    if not explain:
        events = sorted(sorted(events, key=lambda numbered: -numbered[1].score)[:_EVENTS_SHOWN], key=itemgetter(0))
    _section(labels["timeline"], [f"{labels['event']} #{place} {_dated(event)}" for place, event in events])
    if explain:
        _section(labels["undated"], [event.text for event in answer.timeline.static])
        _section(labels["steps"], list(answer.steps))
    _section(labels["paths"], [path.text for path in answer.paths])
    people().print(answer.answer, style="bold", markup=False)
    for citation in answer.citations:
        place = f"{citation.document} [{citation.char_start}-{citation.char_end}]"
        people().print(f"  {place}: {citation.text}", markup=False)


def _dated(event: Evidence) -> str:
    span = event.start or "…"
    if event.end != event.start:
        span += f" – {event.end or '…'}"
    return f"{span}: {event.text}"


def _section(title: str, lines: Sequence[str]) -> None:
    if lines:
        people().print(title, style="dim")
        for line in lines:
            people().print(f"  {line}", markup=False)


COMMANDS = {"question": question, "search": search, "ask": ask}
