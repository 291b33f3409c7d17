"""What the names of a document are: persons, bodies or things, and which states each may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from chronoflux.language.definitions import title_kind
from chronoflux.language.names import normalise_name
from chronoflux.loaders.couples import Marriages
from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.noun_subjects import THINGS, opens_with_thing
from chronoflux.loaders.state import NO_RELATION, State
from chronoflux.model import Effect, Mention, Participant, Sentence

_NAME_WORDS = 5
"""Words of the longest name that is looked for at the end of a value."""


class KnownNames:
    """The names of one document, each by its normalised form."""

    def __init__(self, title: str, sentences: Sequence[Sentence], language: str) -> None:
        """Know the document's title and the names that its sentences mention."""
        self._language = language
        self._kinds: dict[str, str] = {}
        self._marriages = Marriages(language)
        self._founded: set[str] = set()
        """What was founded, built or opened is no person, whatever the entity finder took it for."""
        key = normalise_name(title) if title else ""
        if key:
            self._kinds[key] = title_kind(sentences, title, Counter())
        if opens_with_thing(f"{title} è" if language.startswith("it") else f"{title} was", language):
            self._founded.add(key)
        self._title_person = key if self._kinds.get(key) == "PERSON" else None
        """Who the document is about, if a person: surely no thing, so that "sank two ships" ends no existence."""
        self._persons: set[str] = set()
        for sentence in sentences:
            for mention in sentence.mentions:
                self._kinds.setdefault(normalise_name(mention.name), mention.kind)
                if mention.kind == "PERSON":
                    self._persons.add(mention.surface)

    @property
    def kinds(self) -> Mapping[str, str]:
        """The kind of each name, as the entity finder or the title's definition gives it."""
        return self._kinds

    def participant(self, name: str, role: str) -> tuple[Participant, ...]:
        """A name as the one participant it is; none for no name."""
        return (Participant(name, role, self._kinds.get(normalise_name(name), "")),) if name else ()

    def mention(self, name: str) -> Mention:
        """A name as if a sentence mentioned it."""
        return Mention(name, name, self._kinds.get(normalise_name(name), "MISC"), 0, 0)

    def person(self, name: str) -> Mention:
        """A person's name as if a sentence mentioned it."""
        return replace(self.mention(name), kind="PERSON")

    def body(self, name: str | None) -> str:
        """The name again, unless it is a person's or a mere noun ("the firm")."""
        return name if name and not name.islower() and not self.is_person(name) else ""

    def is_person(self, name: str | None) -> bool:
        """Whether a name is known to be a person's."""
        return bool(name) and self._kinds.get(normalise_name(name or "")) == "PERSON"

    def note_things(self, names: Iterable[str]) -> None:
        """Take names for those of things from here on: "Hector" under "Built" is no person."""
        self._founded.update(map(normalise_name, names))

    def fitting(self, state: State, subject: str | None, text: str) -> State | None:
        """The state with the relation that suits its subject: a person holds an office, a thing bears a name.

        None where a person would be founded, a thing be called what is no name, or anything but a person be elected.

        Args:
            state: a state that `text` tells.
            subject: the name of the text's subject, where known.
            text: a statement.
        """
        found = self._with_relation(state, subject, text)
        if found and not self._marriages.may_end(found, subject, text):
            return None
        if found:
            self._marriages.note(found, subject)
        if found and found.relation == "existence" and found.value is None and subject:
            self._founded.add(normalise_name(subject))
        return found

    def _with_led_body(self, state: State, subject: str | None) -> State:
        """The state of who leads by name behind the verb, "Dirige Ida Moro": the name is no body that is led."""
        words = (state.value or "").split()
        ends = (" ".join(words[start:]) for start in range(max(0, len(words) - _NAME_WORDS), len(words)))
        name = next((end for end in ends if end in self._persons), None)
        leads = state.relation == "position" and name is not None and not state.holder
        if not leads or normalise_name(subject or name or "") != normalise_name(name or ""):
            return state
        return replace(state, value=None, holder=name, holder_is_subject=True)

    def _with_relation(self, state: State, subject: str | None, text: str) -> State | None:
        grammar = load_grammar(self._language[:2])
        state = self._with_led_body(state, subject)
        owner = normalise_name((state.holder if state.holder_is_subject else subject) or "")
        kind = self._kinds.get(owner, "")
        relation = state.relation
        nameless = not owner and opens_with_thing(text, self._language)
        if state.same and state.holder_is_subject and kind != "PERSON":
            return None
        thing = kind in THINGS or owner in self._founded or nameless
        if thing:
            relation = state.thing or relation
        elif kind == "PERSON":
            bare = state.value is None and state.effect is Effect.OPENS
            relation = state.person or (grammar.of_persons.get(relation, relation) if bare else relation)
        if state.body and not (thing and state.thing) and self._kinds.get(normalise_name(state.value or "")) == "ORG":
            relation = state.body
        named = any(letter.isupper() for letter in state.value or "")
        unnamed = relation != state.relation and relation in grammar.named and not named
        bare_title = relation == "existence" and state.value is None and owner == self._title_person
        if relation in ("", NO_RELATION) or unnamed or bare_title:
            return None
        return replace(state, relation=relation)
