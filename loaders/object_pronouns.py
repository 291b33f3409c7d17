"""What object pronouns stand for: "led it", "elected her Speaker", "la vendette", "le succedette"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.loaders.clause_words import clause_words
from chronoflux.loaders.clauses import shift
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.state import State
from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.statement import Statement

_FIRST_WORD = re.compile(r"\w+['’]?")
_BEHIND = re.compile(r"\s(\w+)\b")
_BEFORE = re.compile(r"\b(\w+['’]?)\s?\Z")


def named_objects(statement: Statement, bodies: Sequence[str | None], person: str | None, language: str) -> Statement:
    """The statement with its object pronouns named; a state of nobody known goes.

    English puts the name in the pronoun's place ("led Acme"); behind an Italian one, which is bound to its verb, the
    name stands in brackets ("lo [Coro Bassi] diresse Ugo Sarti").

    Args:
        statement: a statement.
        bodies: what "it" may be there, the likeliest first; never what the statement itself names.
        person: who "him" or "her" is there, if known.
        language: "en", "en-GB" or "it".
    """
    grammar = load_grammar(language[:2])
    for place, state in enumerate(statement.states):
        if not (state.pronominal or state.of_it or state.of_person or _has_dative(statement.text, state, grammar)):
            continue
        known = next((body for body in bodies if body and _may_be_it(body, statement, state, language)), None)
        personal = state.of_person or not (state.pronominal or state.of_it)
        name = person if personal else known
        span = _pronoun(statement.text, state, grammar)
        if name and span and name.lower() not in statement.text.lower():
            statement = _written_out(statement, span, name, bound=bool(grammar.objects_before))
        if state.pronominal and known and known == statement.subject and state.holder is None:
            statement = replace(statement, subject=None)  # "refounded by the vicar , who led it": nothing leads itself
        statement = _with_state(statement, place, _named(statement.states[place], known, person))
    return replace(statement, states=tuple(each for each in statement.states if _is_told(each)))


def _may_be_it(body: str, statement: Statement, state: State, language: str) -> bool:
    """Whether "it" may be a body: not what the statement is about or names, but before a relative clause of another."""
    at = statement.text.lower().find(body.lower(), 0, state.char_start)
    between = statement.text[at + len(body) : state.char_start].lower().split() if at >= 0 else []
    related = not clause_words(language).who.isdisjoint(between)
    named = body.lower() in f"{statement.subject} {statement.text}".lower()
    return related or not named


def _named(state: State, body: str | None, person: str | None) -> State:
    holder = person if state.of_person else body if state.of_it else state.holder
    return replace(state, holder=holder, value=body if state.pronominal else state.value)


def _is_told(state: State) -> bool:
    """Whether a state says whose it is and of what, where a pronoun had to."""
    return bool((state.value or not state.pronominal) and (state.holder or not (state.of_person or state.of_it)))


def _has_dative(text: str, state: State, grammar: Grammar) -> bool:
    """Whether a state's words open with a pronoun for a person ("gli succedette")."""
    first = _FIRST_WORD.match(text, state.char_start)
    return first is not None and first[0].lower() in grammar.datives


def _pronoun(text: str, state: State, grammar: Grammar) -> tuple[int, int] | None:
    """Where the pronoun stands: first of the state's words, right behind them or right before them."""
    first = _FIRST_WORD.match(text, state.char_start)
    if first and first[0].lower().replace("’", "'") in grammar.datives | grammar.objects_before:
        return first.span()
    behind, before = _BEHIND.match(text, state.char_end), _BEFORE.search(text, 0, state.char_start)
    if behind and behind[1].lower() in grammar.objects_after | grammar.persons_after:
        return behind.span(1)
    if before and before[1].lower().replace("’", "'") in grammar.objects_before | grammar.persons_before:
        return before.span(1)
    return None


def _written_out(statement: Statement, span: tuple[int, int], name: str, *, bound: bool) -> Statement:
    """The statement with a name for the pronoun at a span, or behind it where it is bound to the verb."""
    start, end = span
    said = f"{statement.text[start:end]} [{name}]" if bound else name
    said += " " if statement.text[end : end + 1].isalnum() else ""
    added = len(said) - (end - start)

    def later(at: int) -> int:
        return at + added if at >= end else at

    states = tuple(
        replace(
            state,
            char_start=later(state.char_start),
            char_end=later(state.char_end),
            value_start=later(state.value_start),
            value_end=later(state.value_end),
        )
        for state in statement.states
    )
    times = tuple(shift(time, -added) if time.char_start >= end else time for time in statement.times)
    text = f"{statement.text[:start]}{said}{statement.text[end:]}"
    named = () if name.islower() else (name,)  # "the old mill" is no name
    return replace(statement, text=text, states=states, times=times, written=(*statement.written, *named))


def _with_state(statement: Statement, place: int, state: State) -> Statement:
    return replace(statement, states=(*statement.states[:place], state, *statement.states[place + 1 :]))
