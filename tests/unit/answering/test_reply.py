"""Replies of chat models: read tolerantly, held against the timeline."""

from __future__ import annotations

import pytest

from chronoflux.answering.reply import ground_reply, parse_reply
from chronoflux.errors import ModelError


@pytest.mark.parametrize(
    "text",
    [
        '{"answer": "Ann Lee", "dates": ["2017-08-01"], "citations": [1]}',
        'Sure! Here is the JSON:\n```json\n{"answer": "Ann Lee", "dates": ["2017-08-01"], "citations": [1],}\n```',
        'Step {1}: think. {"answer": "Ann Lee.", "dates": "2017-08-01", "citations": ["Event #1"]} Hope this helps {x}',
        '{"citations": 1, "dates": ["2017-08-01"], "answer": "Ann\\nLee"}',
    ],
)
def test_what_stands_around_the_object_does_not_matter(text):
    reply = parse_reply(text)
    assert (reply.answer, reply.dates, reply.citations) == ("Ann Lee", ("2017-08-01",), (1,))


@pytest.mark.parametrize("text", ["", "  \n", "I do not know.", '{"events": []}', "{broken", '["answer"]'])
def test_an_empty_or_unreadable_reply_is_a_failure(text):
    with pytest.raises(ModelError) as caught:
        parse_reply(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "said", ['"not in the documents"', '"Non è nei documenti."', "null", '""', '"Unknown"', '"N/A"']
)
def test_abstentions_are_recognised(said):
    assert parse_reply(f'{{"answer": {said}, "citations": []}}').answer is None


def test_what_does_not_exist_is_dropped_and_told(ministers):
    reply = parse_reply('{"answer": "Bruno Conti", "dates": ["2020-03-05", "2021-01-01"], "citations": [3, 3, 7]}')
    grounded = ground_reply(reply, ministers)
    assert grounded.support == (ministers.dated[2],)
    assert grounded.reply.citations == (3,)
    assert grounded.reply.dates == ("2020-03-05",)
    assert any("7" in note for note in grounded.notes)
    assert any("2021-01-01" in note for note in grounded.notes)


def test_an_uncited_answer_gets_the_events_that_say_it(ministers):
    grounded = ground_reply(parse_reply('{"answer": "Bruno Conti"}'), ministers)
    assert grounded.support == (ministers.dated[2],)
    assert grounded.notes


def test_an_answer_that_no_event_says_is_a_failure(ministers):
    with pytest.raises(ModelError):
        ground_reply(parse_reply('{"answer": "Zora Quill", "citations": [12]}'), ministers)
