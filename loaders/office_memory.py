"""The offices that a text has told of, for the states that leave theirs unsaid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.language.names import normalise_name
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.state import State
from chronoflux.loaders.state_values import holds_name
from chronoflux.model import Effect, Mention

_TITLE_WORDS = 3
"""Words of an office before a name ("deputy chief executive")."""
_ELIDED = re.compile(r"\b(l['’])\s?", re.IGNORECASE)


class OfficeMemory:
    """The office each name entered last: what a bare "he resigned" ends, and what "was succeeded by" hands on."""

    def __init__(self, language: str) -> None:
        """Nothing is known yet."""
        self._grammar = load_grammar(language[:2])
        self._offices: dict[str, str] = {}
        self._latest: str | None = None
        self._told: set[str] = set()

    def note_titles(self, text: str, mentions: Sequence[Mention]) -> None:
        """Learn the offices that stand before names ("il tesoriere Ugo Ferri"), of who is not known to have another.

        Behind an article, or at a sentence's head ("Chief executive Ida Moro"); a comma may part the two.
        """
        for mention in mentions:
            before = text[: max(0, text.find(mention.surface))] if mention.kind != "PLACE" else ""
            words = _ELIDED.sub(r"\1 ", before).rstrip(" ,").split()
            sizes = range(min(_TITLE_WORDS, len(words)), 0, -1)
            office = next((found for size in sizes if (found := self._title(words, size))), None)
            if office:
                self._offices.setdefault(normalise_name(mention.name), office)

    def _title(self, words: Sequence[str], size: int) -> str | None:
        """The office that the last words before a name are, if an article or nothing stands before them."""
        told, lead = words[-size:], words[:-size]
        articles = self._grammar.articles
        led = not lead or not articles.isdisjoint({lead[-1].lower(), lead[-1].lower().rstrip("'’")})
        led = led and told[0].lower() not in articles
        head = told[0] if self._grammar.noun_first else told[-1]
        plain = all(word.islower() for word in (told if lead else told[1:]))
        return " ".join(told).lower() if led and plain and self._grammar.nouns["office"].fullmatch(head) else None

    def complete(self, state: State, subject: str | None, *, over: bool = False) -> State:
        """The state with the office it leaves unsaid; one that it opens is remembered, unless it is told to be over.

        Who holds an office and "left" has left that.
        """
        leaves = state.relation == "member_of" and state.effect is Effect.CLOSES and state.value is None
        if leaves and normalise_name(subject or "") in self._offices:
            state = replace(state, relation="position")
        if state.relation != "position":
            return state
        succeeds = state.effect is Effect.OPENS and state.holder and not state.holder_is_subject
        before = state.holder if succeeds else subject
        if state.value is None and (state.effect is Effect.CLOSES or state.holder or state.same):
            inherits = state.effect is Effect.OPENS and state.holder_is_subject and not state.follows
            pronominal = state.holder is not None and not holds_name(state.holder)
            known = self._latest if inherits or pronominal else self._offices.get(normalise_name(before or ""))
            if known is None and state.same and len(self._told) == 1:
                known, inherits = self._latest, True
            state = replace(state, value=self._without_rank(known) if known and inherits else known)
        owner = state.holder if state.holder_is_subject else subject
        if state.value and state.effect is Effect.CLOSES:
            self._latest = state.value
        if state.value and owner and state.effect is Effect.OPENS:
            self._latest = state.value
            self._told.add(state.value)
            if not over:
                self._offices[normalise_name(owner)] = state.value
        return state

    def _without_rank(self, office: str) -> str:
        """The office that the first holder of one hands on: "direttore" of "primo direttore", but "primo ministro"."""
        first, _, rest = office.partition(" ")
        ranked = first.lower() in self._grammar.ranks and rest.partition(" ")[0].lower() not in self._grammar.ranked
        return rest if ranked and rest else office
