"""The offices that a text has told of, for the states that leave theirs unsaid."""

from __future__ import annotations

from dataclasses import replace

from chronoflux.language.names import normalise_name
from chronoflux.loaders.state_values import holds_name
from chronoflux.loaders.states import State
from chronoflux.model import Effect


class OfficeMemory:
    """The office each name entered last: what a bare "he resigned" ends, and what "was succeeded by" hands on."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._offices: dict[str, str] = {}
        self._latest: str | None = None

    def complete(self, state: State, subject: str | None, *, over: bool = False) -> State:
        """The state with the office it leaves unsaid; one that it opens is remembered, unless it is told to be over."""
        if state.relation != "position":
            return state
        succeeds = state.effect is Effect.OPENS and state.holder and not state.holder_is_subject
        before = state.holder if succeeds else subject
        if state.value is None and (state.effect is Effect.CLOSES or state.holder or state.same):
            inherits = state.effect is Effect.OPENS and state.holder_is_subject and not state.follows
            pronominal = state.holder is not None and not holds_name(state.holder)
            known = self._latest if inherits or pronominal else self._offices.get(normalise_name(before or ""))
            state = replace(state, value=known)
        owner = state.holder if state.holder_is_subject else subject
        if state.value and owner and state.effect is Effect.OPENS and not over:
            self._offices[normalise_name(owner)] = self._latest = state.value
        return state
