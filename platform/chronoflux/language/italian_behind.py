"""Italian: the subject that stands behind its verb: "Gli succedette Ugo Ferri", "lo comprò il comune"."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse
from chronoflux.language.italian_openings import Opening, begins_date
from chronoflux.language.italian_titles import is_person, past_title
from chronoflux.language.italian_verbs import ItalianVerbs, VerbGroup
from chronoflux.language.reading import Reading
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token
from chronoflux.model import Mention

_CLOSING = frozenset('"”»')
_STOPS = frozenset({*";:.()", "mentre", "quando", "che"})
_LONGEST_TITLE = 6


class SubjectsBehind:
    """Finds the subjects that stand behind the verbs of one document."""

    def __init__(self, discourse: Discourse, verbs: ItalianVerbs) -> None:
        """Read against one document's discourse."""
        self._discourse = discourse
        self._verbs = verbs
        self._prepositions = words("it", "prepositions")
        self._determiners = words("it", "articles_and_determiners")
        self._datives = words("it", "dative_clitics")
        self._object_clitics = words("it", "object_clitics")
        self._measures = words("it", "measures")

    def read(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening, group: VerbGroup
    ) -> Reading | None:
        """Read a sentence whose subject stands behind its verb; None where none does."""
        after = group.end
        if named := self._named_behind(tokens, mentions, opening, group):
            return Reading((), self._discourse.referent(named.name))
        with_object = any(token.lower in self._object_clitics for token in tokens[opening.start : opening.verb])
        if with_object and (named := self.free_name(tokens, mentions, after)):
            return Reading((), self._discourse.referent(named.name), topic=self._discourse.thing())
        if with_object and (behind := self._read_behind(tokens, mentions, after)):
            return behind
        presents = self._presents(tokens, mentions, opening, group)
        if presents and (after in mentions or self._opens_noun_phrase(tokens, after)):
            named = mentions.get(after) or mentions.get(past_title(tokens, mentions, after + 1))
            return Reading((), self._discourse.referent(named.name) if named else None)
        return None

    def _presents(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening, group: VerbGroup
    ) -> bool:
        """Whether what stands behind the verb is its subject."""
        after = group.end
        comma = opening.start > 1 and tokens[opening.start - 1].text == ","
        before = opening.start - 1 - comma
        after_quotation = before >= 0 and tokens[before].text in _CLOSING
        to_someone = any(token.lower in self._datives for token in tokens[opening.start : opening.verb])
        names = tokens[after - 1].lower in words("it", "naming_verbs")
        for_oneself = self._does_to_itself(tokens, opening.verb, after)
        begins = self._begins_something(tokens, after, group)
        return (
            (group.presents and not names and not for_oneself and not begins)
            or after_quotation
            or (to_someone and after in mentions)
        )

    def _begins_something(self, tokens: Sequence[Token], after: int, group: VerbGroup) -> bool:
        """Whether what stands behind a verb is what somebody does: in the plural, or "iniziò l'ATTIVITÀ"."""
        if after + 1 >= len(tokens) or not self._discourse.is_at_hand:
            return False
        several = not group.plural and tokens[after].lower in words("it", "plural_articles")
        return several or (
            tokens[after].lower in self._determiners and tokens[after + 1].lower in words("it", "begun_activities")
        )

    def _does_to_itself(self, tokens: Sequence[Token], verb: int, after: int) -> bool:
        """Whether somebody spoken of does something to or for himself: "si RUPPE una gamba"."""
        person = self._discourse.subject
        return (
            person is not None
            and person.is_person
            and tokens[verb].lower in words("it", "reflexive_verbs")
            and after < len(tokens)
            and tokens[after].lower in self._determiners
        )

    def _named_behind(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening, group: VerbGroup
    ) -> Mention | None:
        """Who is named behind the verb as its subject: a successor, who somebody is, a title with its name."""
        verb, after = opening.verb, group.end
        of_it = any(token.lower in {"ne", "n"} for token in tokens[opening.start : verb])
        is_office = group.copular or is_person(tokens[after - 1].lower)
        if is_office and of_it and (holder := self.free_person(tokens, mentions, after)):
            return holder  # "Ne fu presidente fino al 1961 Ugo Ferri"
        if successor := self._successor(tokens, mentions, verb, after):
            return successor
        if group.copular and after in mentions and (mentions[after].kind == "PERSON" or not opening.start):
            return mentions[after]  # "È Ida Moro", "Fu Ernesto Bo ad aprire"
        titled = after + 1 in mentions and is_person(tokens[after].lower)
        return mentions[after + 1] if titled else None

    def _successor(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], verb: int, after: int
    ) -> Mention | None:
        """Who comes behind a verb of succeeding: "Gli subentrò nel 1938 il nipote, CARLO BASSI"; not "subentrò a"."""
        succeeds = not words("it", "succession_verbs").isdisjoint(token.lower for token in tokens[verb:after])
        if not succeeds or (after < len(tokens) and tokens[after].lower in words("it", "datives")):
            return None
        return self.free_person(tokens, mentions, after)

    def _read_behind(self, tokens: Sequence[Token], mentions: dict[int, Mention], after: int) -> Reading | None:
        """Read the noun behind a verb with an object pronoun, which is its subject: "lo comprò IL COMUNE"."""
        if after + 1 >= len(tokens) or after + 1 in mentions or not self._opens_noun_phrase(tokens, after):
            return None
        kind, title = noun_kind(tokens[after + 1].lower), self._discourse.title
        if kind not in {"PERSON", "ORG", "PLACE"}:
            return None
        about_person = title is not None and title.is_person
        return Reading(topic=None if about_person else self._discourse.thing(), keeps=True)

    def free_person(self, tokens: Sequence[Token], mentions: dict[int, Mention], after: int) -> Mention | None:
        """The first person named from `after` on whom no preposition governs, up to a stop."""
        persons = {at: mention for at, mention in mentions.items() if mention.kind == "PERSON"}
        return self.free_name(tokens, persons, after)

    def free_name(self, tokens: Sequence[Token], mentions: dict[int, Mention], after: int) -> Mention | None:
        """The first name from `after` on whom no preposition governs, up to a stop."""
        end = next((at for at in range(after, len(tokens)) if tokens[at].lower in _STOPS), len(tokens))
        free = (at for at in sorted(mentions) if after <= at < end and not self._is_governed(tokens, at))
        return next((mentions[at] for at in free), None)

    def _is_governed(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a preposition stands before a name and the nouns that it is the name of ("dal vecchio Ugo Ferri")."""
        for at in range(position - 1, max(-1, position - _LONGEST_TITLE), -1):
            if not tokens[at].text.islower() or self._verbs.is_finite(tokens[at].text):
                return False
            if tokens[at].lower in self._prepositions:
                return True
        return False

    def _opens_noun_phrase(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a subject may follow its verb here; "due volte" and "il 3 maggio" are none."""
        words_here = [token.lower for token in tokens[position : position + 2]]
        if not words_here or begins_date(tokens, position):
            return False
        return words_here[0] in self._determiners and words_here[-1] not in self._measures
