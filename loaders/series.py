"""What stands behind a state's words: further values, a post where somebody works, what somebody went there for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from chronoflux.loaders.coordinated import post_behind, shared_body, values_behind
from chronoflux.loaders.state import State
from chronoflux.loaders.state_grammar import Grammar
from chronoflux.loaders.state_values import Token
from chronoflux.model import Effect


def series(
    text: str, tokens: list[Token], first: int, state: State, grammar: Grammar, language: str
) -> tuple[State, list[State]]:
    """The state, and the same with each of the other values that its words have ("a lawyer and the mayor of Leeds").

    What the last post says for whom it is counts for those before ("editor and publisher of the Gazette").
    """
    if state.value is None or state.holder is not None or state.same or state.pronominal:
        return state, []
    span = (state.value_start, state.value_end)
    others = values_behind(tokens, first, span, state.relation, grammar)
    if not others:
        return state, []
    posts = state.relation == "position"
    body = shared_body(text, tokens, first, [span, *others], grammar, language) if posts else ""
    lead = _one_of_many(state.value, grammar)
    values = [*(f"{lead}{text[start:end]}{body}" for start, end in others[:-1]), f"{lead}{text[slice(*others[-1])]}"]
    further = [
        replace(state, value=value, value_start=start, value_end=end, shared=state.value_start)
        for value, (start, end) in zip(values, others, strict=True)
    ]
    return replace(state, value=f"{state.value}{body}"), further


def with_post(
    text: str, tokens: list[Token], first: int, state: State, grammar: Grammar, language: str
) -> Iterator[State]:
    """What somebody is for whom the state says that they work, or where they belong ("joined Acme as a curator")."""
    if state.effect is not Effect.OPENS or state.value is None or state.holder or state.pronominal or state.follows:
        return
    span = (state.value_start, state.value_end)
    post = post_behind(tokens, first, span, state.relation, grammar, language)
    if post is not None:
        value = text[slice(*post)]
        told = replace(state, relation="position", thing="", body="", person="")
        yield replace(told, value=value, value_start=post[0], value_end=post[1], also=True)


def as_schooling(text: str, state: State, grammar: Grammar) -> State:
    """The state, as an education where somebody went to a school to learn (", where she studied")."""
    joins = "member_of" in (state.relation, state.body)
    opens = state.effect is Effect.OPENS and joins and state.value is not None
    if not opens or grammar.nouns["school"].search(state.value or "") is None:
        return state
    learns = grammar.learning.match(text, state.value_end) is not None
    return replace(state, relation="education", thing="", person="", body="") if learns else state


def _one_of_many(value: str, grammar: Grammar) -> str:
    """What the first of several says that all are: "University of " for "Universities of Altona"."""
    return next((one for many, one in grammar.bodies.items() if value.lower().startswith(f"{many} ")), "")
