"""Offices told beside a name with their own dates: "Ann Lee , mayor from 1990 to 1995 , ...", "(mayor 1990-1995)"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chronoflux.loaders.clause_words import ClauseWords, clause_words
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.state_values import head_of, main_noun
from chronoflux.model import Mention, TimeExpression

_MOST_WORDS = 10
_AGE = re.compile(r"\s?,\s(?:aged\s|di\s)?\d{1,3}(?:\sanni)?\Z")
"""The age that stands between a name and what is said of it: "Ann Lee , 71 , treasurer since 1989 , ..."."""
_JOINT = re.compile(r"\A\s(?:and|e|ed|&)\s(?:then\s|poi\s)?")
_BEFORE_NAME = re.compile(r"\s?,\s(?:[Tt]he\s|[Ll]'|[Ll][ao]\s|[Ii]l\s)?\Z")


@dataclass(frozen=True, slots=True)
class Apposition:
    """An office, when it was held and by whom; the stretch of the text that says so."""

    name: str
    office: str
    time: TimeExpression
    char_start: int
    char_end: int


def find_appositions(
    text: str, times: Sequence[TimeExpression], mentions: Sequence[Mention], language: str
) -> Iterator[Apposition]:
    """Offices set beside a name with a time of their own, in order.

    Behind the name between commas or in brackets, or before it at the head of the sentence. What stands there must be
    an office and its time, and no verb.

    Args:
        text: a sentence.
        times: its temporal expressions.
        mentions: the names in it.
        language: "en", "en-GB" or "it".
    """
    if len(times) == 0 or not mentions:
        return
    words, grammar = clause_words(language), load_grammar(language[:2])
    for start, told in _stretches(text, times, words):
        after = words.held_on.match(text, told[-1].char_end)
        borders = [start, *(time.char_end for time in told)]
        said = [
            _without_lead(_JOINT.sub("", text[border : time.char_start]), words, grammar.determiners | grammar.openers)
            for border, time in zip(borders, told, strict=False)
        ]
        if after is None or not all(_is_office(each, grammar, words) for each in said):
            continue
        name = _name_before(text, start, mentions) if start else _name_after(text, told[-1].char_end, mentions)
        if name is None:
            continue
        closed = after.end() if after[0].strip().endswith((",", ")")) else told[-1].char_end
        ends = [*borders[1:-1], closed]
        for office, time, border, end in zip(said, told, [max(start - 1, 0), *borders[1:]], ends, strict=False):
            yield Apposition(name, office, time, border, end)


def _stretches(
    text: str, times: Sequence[TimeExpression], words: ClauseWords
) -> Iterator[tuple[int, list[TimeExpression]]]:
    """Where each stretch begins that may be set beside a name, and its times, which "and" joins."""
    at, told = -1, list[TimeExpression]()
    for time in times:
        start = max(text.rfind(mark, 0, time.char_start) for mark in ",(") + 1
        if told and start == at and words.coordinator_start.match(text, told[-1].char_end):
            told.append(time)
            continue
        if told:
            yield at, told
        at, told = start, [time]
    if told:
        yield at, told


def _is_office(said: str, grammar: Grammar, words: ClauseWords) -> bool:
    parts = said.lower().split()
    if not 0 < len(parts) <= _MOST_WORDS or parts[0] in words.relatives | words.connectives:
        return False
    participle = words.participle.match(said) or words.past_participle.match(said)
    if (participle and not grammar.nouns["office"].fullmatch(said.split(maxsplit=1)[0])) or words.verb.search(said):
        return False
    head = head_of(said, grammar)
    return grammar.nouns["office"].search(head if grammar.noun_first else main_noun(head, grammar)) is not None


def _without_lead(said: str, words: ClauseWords, determiners: frozenset[str]) -> str:
    """An office without its article or owner and the words that lead to its time."""
    parts = said.split()
    while parts and parts[-1].lower() in words.lead_ins:
        parts.pop()
    while parts and parts[0].lower() in determiners:
        del parts[0]
    bare = " ".join(parts)
    article = words.article.match(bare)
    return bare[article.end() :] if article else bare


def _name_before(text: str, start: int, mentions: Sequence[Mention]) -> str | None:
    before = _AGE.sub("", text[: start - 1].rstrip())
    return next((mention.name for mention in mentions if before.endswith(mention.surface)), None)


def _name_after(text: str, end: int, mentions: Sequence[Mention]) -> str | None:
    found = ((text.find(mention.surface, end), mention) for mention in mentions)
    return next((m.name for at, m in found if at >= 0 and _BEFORE_NAME.fullmatch(text, end, at)), None)
