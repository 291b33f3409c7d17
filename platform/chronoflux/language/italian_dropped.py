"""Italian sentences without subject and finite verb, as notes have them: "Costruito nel 1903", "Nata a Lugo"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chronoflux.language.discourse import Discourse
from chronoflux.language.gender import Gender
from chronoflux.language.italian_openings import begins_date
from chronoflux.language.participles import opening_participles
from chronoflux.language.predicate_nouns import PredicateNouns
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token
from chronoflux.model import Mention

_ENDINGS = {"o": Gender.MALE, "a": Gender.FEMALE}


@dataclass(frozen=True, slots=True)
class DroppedWithVerb:
    """What a participle that opens a sentence tells of its subject."""

    verb: str
    """The participle with the auxiliary it lacks: "fu costruito", "è nata", "si è laureata"."""
    gender: Gender
    personal: bool
    """Only a person is said so."""
    material: bool
    """Only things and bodies are."""


class VerblessOpenings:
    """Finds the sentences of one document that open with a participle and have no finite verb."""

    def __init__(self) -> None:
        """Load the word lists."""
        self._participles = opening_participles("it")
        self._persons = words("it", "person_openers")
        self._things = words("it", "thing_openers")
        self._determiners = words("it", "articles_and_determiners")
        self._naming = words("it", "naming_verbs")
        self._with_be = words("it", "participles_with_be")
        self._with_oneself = words("it", "participles_with_oneself")

    def find(self, tokens: Sequence[Token], mentions: dict[int, Mention]) -> DroppedWithVerb | None:
        """What the participle tells; None where a sentence opens with none, or has its subject behind it."""
        if len(tokens) < 3 or tokens[0].start or not tokens[0].text.istitle():
            return None
        word, following = tokens[0].lower.removesuffix("si"), tokens[1]
        governed = following.lower in self._determiners and not begins_date(tokens, 1)
        if word not in self._participles or not following.is_word or governed:
            return None
        if 1 in mentions and word not in self._naming:
            return None
        stem = word[:-1]
        oneself = stem in self._with_oneself or word != tokens[0].lower
        auxiliary = "si è" if oneself else "è" if stem in self._with_be else "fu"
        return DroppedWithVerb(f"{auxiliary} {word}", _ENDINGS[word[-1]], stem in self._persons, stem in self._things)


class ItalianLeftOut:
    """Reads sentences without a finite verb as what the page or the sentence before is about."""

    def __init__(self, discourse: Discourse) -> None:
        """Read against one document's discourse."""
        self._discourse = discourse
        self._verbless = VerblessOpenings()
        self._predicates = PredicateNouns("it")

    def read(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], quoted: Sequence[tuple[int, int]]
    ) -> Reading | None:
        """Read "Costruito nel 1903." as what the page or the sentence before is about."""
        if is_inside(tokens[0].start, quoted):
            return None
        dropped = self._verbless.find(tokens, mentions)
        if dropped is None:
            return self._predicate(tokens)
        who = self._meant(dropped)
        if who is None:
            return None
        name = who.name[0].upper() + who.name[1:]
        return Reading((Edit(0, tokens[0].end, f"{name} {dropped.verb}", who),), who)

    def opened(self, tokens: Sequence[Token], mentions: dict[int, Mention]) -> tuple[bool, Referent | None]:
        """Whether a participle opens a sentence that goes on with a verb ("Chiuso nel 1975, riaprì"), and of what."""
        dropped = self._verbless.find(tokens, mentions)
        return dropped is not None, self._meant(dropped) if dropped else None

    def _meant(self, dropped: DroppedWithVerb) -> Referent | None:
        who = self._discourse.left_out(personal=dropped.personal, material=dropped.material)
        return who if who is not None and (who.gender or dropped.gender) == dropped.gender else None

    def _predicate(self, tokens: Sequence[Token]) -> Reading | None:
        """Read "Sindaco di Schio nel 1911." as what the page's person was."""
        predicate = self._predicates.find(tokens)
        who = self._discourse.left_out(personal=predicate.personal, material=True) if predicate else None
        if predicate is None or who is None or who.nameless:
            return None
        return Reading((Edit(0, tokens[0].end, f"{who.name}{predicate.link}{tokens[0].lower}", who),), who)
