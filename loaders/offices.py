"""The body that an office belongs to where a text leaves it unsaid: "In 1960 Ugo Sala became director"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chronoflux.language.definitions import noun_kind
from chronoflux.loaders.state import State
from chronoflux.model import Participant


def leaves_body_unsaid(state: State | None, participants: Sequence[Participant]) -> bool:
    """Whether a state is an office of no named body."""
    if state is None or state.relation != "position":
        return False
    named = any(letter.isupper() for letter in state.value or "")
    return not named and all(part.kind != "ORG" for part in participants)


def name_led_body(state: State, body: str) -> State:
    """The state with the body by its name where it says by a mere noun what is led: "ran the company"."""
    noun = (state.value or "").lower()
    is_noun = len(noun.split()) == 1 and (noun_kind(noun) == "ORG" or noun in body.lower().split())
    return replace(state, value=body) if is_noun else state
