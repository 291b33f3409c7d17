"""Reasoning paths on their way to a chat model and to the command line."""

import pytest

from chronoflux.answering.ask import answer
from chronoflux.answering.chain import build_prompt, prompt_fields
from chronoflux.cli.views import answer_row
from chronoflux.model import ReasoningPath, Timeline
from chronoflux.retrieval.question import analyse_question
from chronoflux.settings import Settings

PATH = ReasoningPath(("Silent Harbour", "Ann Lee"), ("directed",), ("p1", "p2"), ("Silent Harbour", "Ann Lee"), 0.5)


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        ("Who directed Silent Harbour?", "How the names are connected:"),
        ("Chi ha diretto Silent Harbour?", "Come i nomi sono collegati:"),
    ],
)
def test_a_chat_model_is_told_how_the_names_are_connected(text, heading):
    question = analyse_question(text)
    prompt = build_prompt(question.language).invoke(prompt_fields(question, Timeline(), [PATH])).to_string()
    assert f"{heading}\nSilent Harbour → directed → Ann Lee\n" in prompt


def test_without_chains_the_prompt_says_nothing_of_them():
    question = analyse_question("Who directed Silent Harbour?")
    prompt = build_prompt("en").invoke(prompt_fields(question, Timeline())).to_string()
    assert "connected" not in prompt


def test_the_reader_hands_the_chains_on_and_json_has_them_in_parts():
    question = analyse_question("Who directed Silent Harbour?")
    given = answer(question, Timeline(), Settings(_env_file=None), paths=[PATH], use_llm=False)
    assert given.paths == (PATH,)
    assert answer_row(given)["paths"] == [
        {
            "text": "Silent Harbour → directed → Ann Lee",
            "entities": ["Silent Harbour", "Ann Lee"],
            "links": ["directed"],
            "passages": ["p1", "p2"],
            "titles": ["Silent Harbour", "Ann Lee"],
            "energy": 0.5,
        }
    ]
