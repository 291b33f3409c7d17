"""Italian: dropped subjects, pronouns, possessives and definite nouns in the place of the subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse
from chronoflux.language.italian_definites import ItalianDefinites
from chronoflux.language.italian_dropped import ItalianLeftOut
from chronoflux.language.italian_nouns import ItalianNouns
from chronoflux.language.italian_openings import Opening, OpeningFinder, begins_date, pronoun_gender
from chronoflux.language.italian_verbs import ItalianVerbs, VerbGroup
from chronoflux.language.noun_families import is_general
from chronoflux.language.reading import Edit, Reading
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token, mentions_by_token, tokenise
from chronoflux.model import Mention, Sentence

_CLOSING = frozenset('"”»')
_STOPS = frozenset({*";:.()", "mentre", "quando", "che"})
_LONGEST_TITLE = 6


class ItalianReader:
    """Reads Italian sentences one by one, in order."""

    def __init__(self, discourse: Discourse) -> None:
        """Read against one document's discourse."""
        self._text = ""
        self._agent_endings = tuple(sorted(words("it", "agent_endings")))
        self._discourse = discourse
        self._verbs = ItalianVerbs()
        self._left_out = ItalianLeftOut(discourse)
        self._nouns = ItalianNouns(discourse)
        self._definites = ItalianDefinites(discourse, self._verbs)
        self._openings = OpeningFinder(self._verbs)
        self._prepositions = words("it", "prepositions")
        self._determiners = words("it", "articles_and_determiners")
        self._datives = words("it", "dative_clitics")
        self._object_clitics = words("it", "object_clitics")
        self._plural_pronouns = words("it", "subject_pronouns_plural")
        self._measures = words("it", "measures")
        self._possessives = words("it", "possessives")
        self._with_il = words("it", "kin_with_il")
        self._with_la = words("it", "kin_with_la")
        self._titles = words("it", "honorifics") | words("it", "kin_nouns") | words("it", "before_titles")

    def read(self, sentence: Sentence, quoted: Sequence[tuple[int, int]]) -> Reading:
        """The edits that make the sentence stand alone, and its subject."""
        self._text = sentence.text
        tokens = tokenise(sentence.text)
        mentions = mentions_by_token(sentence, tokens)
        reading = self._read_whole(tokens, mentions, quoted)
        return replace(reading, edits=(*reading.edits, *self._definites.later(tokens, mentions, quoted, reading)))

    def _read_whole(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], quoted: Sequence[tuple[int, int]]
    ) -> Reading:
        """Read the sentence up to the verb of its main clause."""
        apposed = self._past_title(tokens, mentions, 0) in mentions
        if not apposed and (possessive := self._read_possessive(tokens)):
            return possessive
        opening = self._openings.find(tokens, mentions, quoted)
        if opening is None:
            return self._left_out.read(tokens, mentions, quoted) or Reading(keeps=True)
        if opening.subject is None:
            return self._read_dropped(tokens, mentions, opening)
        return self._read_expressed(tokens, mentions, opening)

    def _read_dropped(self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening) -> Reading:
        group = self._verbs.read(tokens, opening.start, opening.verb)
        after = group.end
        if group.impersonal:
            return Reading(keeps=True)
        comma = opening.start > 1 and tokens[opening.start - 1].text == ","
        before = opening.start - 1 - comma
        after_quotation = before >= 0 and tokens[before].text in _CLOSING
        to_someone = any(token.lower in self._datives for token in tokens[opening.start : opening.verb])
        if named := self._named_behind(tokens, mentions, opening, group):
            return Reading((), self._discourse.referent(named.name))
        with_object = any(token.lower in self._object_clitics for token in tokens[opening.start : opening.verb])
        if with_object and (named := self._free_name(tokens, mentions, after)):
            return Reading((), self._discourse.referent(named.name), topic=self._discourse.thing())
        names = tokens[after - 1].lower in words("it", "naming_verbs")
        for_oneself = self._does_to_itself(tokens, opening.verb, after)
        begins = self._begins_something(tokens, after, group)
        presents = (
            (group.presents and not names and not for_oneself and not begins)
            or after_quotation
            or (to_someone and after in mentions)
        )
        if presents and (after in mentions or self._opens_noun_phrase(tokens, after)):
            named = mentions.get(after) or mentions.get(self._past_title(tokens, mentions, after + 1))
            return Reading((), self._discourse.referent(named.name) if named else None)
        after_nameless = self._discourse.subject is None and self._discourse.is_about_title_person
        becomes = group.copular or tokens[after - 1].lower in words("it", "becoming_verbs")
        agent = becomes and after < len(tokens) and self._is_person(tokens[after].lower)
        personal = group.personal or agent or with_object or (after_nameless and not group.copular)
        married = not words("it", "pair_words").isdisjoint(token.lower for token in tokens)
        by_participle, antecedent = self._left_out.opened(tokens, mentions) if opening.start else (False, None)
        if group.plural:
            antecedent = self._discourse.group(married=married)
        elif not by_participle:
            antecedent = self._discourse.anyone(group.gender, personal=personal)
        if antecedent and antecedent.is_person and group.copular and self._is_thing(tokens, after):
            antecedent = self._discourse.thing()
        if antecedent is None and (named := self._free_person(tokens, mentions, after)):
            return Reading((), self._discourse.referent(named.name))
        if antecedent is None or (group.plural and not antecedent.plural):
            return Reading(keeps=True)
        if any(mention.name == antecedent.name for position, mention in mentions.items() if position < opening.verb):
            return Reading((), antecedent)
        first = tokens[opening.start]
        lead = first.text if opening.start and first.is_name else first.text[0].lower() + first.text[1:]
        behind_time = opening.start > 0 and tokens[opening.start - 1].lower in {"dopo", "prima"}
        name = antecedent.name
        if antecedent.nameless and opening.start == 0:
            name = name[0].upper() + name[1:]
        name = f", {name}" if behind_time else name  # "ten years after X" would be another time
        start = tokens[opening.start - 1].end if behind_time else first.start
        edit = Edit(start, first.end, f"{name} {lead}", antecedent)
        return Reading((edit, *self._one_of_two(tokens, opening.verb, antecedent)), antecedent)

    def _one_of_two(self, tokens: Sequence[Token], verb: int, pair: Referent) -> Iterator[Edit]:
        """Name the one of a pair that "lui" or "lei" behind the verb is ("Si separarono e LEI si risposò")."""
        for position in range(verb + 1, len(tokens)):
            gender = pronoun_gender(tokens[position].lower)
            governed = tokens[position - 1].lower in self._prepositions
            if gender and not governed and (one := self._discourse.one_of(pair, gender)):
                yield Edit(tokens[position].start, tokens[position].end, one.name, one)

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
        is_office = group.copular or self._is_person(tokens[after - 1].lower)
        if is_office and of_it and (holder := self._free_person(tokens, mentions, after)):
            return holder  # "Ne fu presidente fino al 1961 Ugo Ferri"
        if successor := self._successor(tokens, mentions, verb, after):
            return successor
        if group.copular and after in mentions and mentions[after].kind == "PERSON":
            return mentions[after]  # "È Ida Moro"
        titled = after + 1 in mentions and self._is_person(tokens[after].lower)
        return mentions[after + 1] if titled else None

    def _successor(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], verb: int, after: int
    ) -> Mention | None:
        """Who comes behind a verb of succeeding: "Gli subentrò nel 1938 il nipote, CARLO BASSI"; not "subentrò a"."""
        succeeds = not words("it", "succession_verbs").isdisjoint(token.lower for token in tokens[verb:after])
        if not succeeds or (after < len(tokens) and tokens[after].lower in words("it", "datives")):
            return None
        return self._free_person(tokens, mentions, after)

    def _free_person(self, tokens: Sequence[Token], mentions: dict[int, Mention], after: int) -> Mention | None:
        """The first person named from `after` on whom no preposition governs, up to a stop."""
        persons = {at: mention for at, mention in mentions.items() if mention.kind == "PERSON"}
        return self._free_name(tokens, persons, after)

    def _free_name(self, tokens: Sequence[Token], mentions: dict[int, Mention], after: int) -> Mention | None:
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

    def _is_agent(self, noun: str) -> bool:
        """Whether a noun may head a name: listed, or an agent by its form ("conservatrice")."""
        return noun_kind(noun) is not None or noun.endswith(self._agent_endings)

    def _is_person(self, noun: str) -> bool:
        """Whether a noun is for a person only: "è professoressa"."""
        return noun_kind(noun) == "PERSON" or (noun_kind(noun) is None and noun.endswith(self._agent_endings))

    def _is_thing(self, tokens: Sequence[Token], after: int) -> bool:
        """Whether what the subject is said to be is nothing that a person is: "è un AGRITURISMO"."""
        noun = tokens[after + 1].lower if after + 1 < len(tokens) and tokens[after].lower in {"un", "una"} else ""
        return bool(noun) and not self._is_person(noun) and (noun_kind(noun) is not None or is_general(noun))

    def _opens_noun_phrase(self, tokens: Sequence[Token], position: int) -> bool:
        """Whether a subject may follow its verb here; "due volte" and "il 3 maggio" are none."""
        words_here = [token.lower for token in tokens[position : position + 2]]
        if not words_here or begins_date(tokens, position):
            return False
        return words_here[0] in self._determiners and words_here[-1] not in self._measures

    def _read_expressed(self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening) -> Reading:
        subject = opening.subject or 0
        token, word = tokens[subject], tokens[subject].lower
        named = self._past_title(tokens, mentions, subject + (word in self._determiners and subject not in mentions))
        mention = mentions.get(named)
        if mention:
            referent = self._discourse.referent(mention.name)
            following = named + len(tokenise(mention.surface))
            joined = (
                following + 1 < len(tokens) and tokens[following].lower in {"e", "ed"} and mentions.get(following + 1)
            )
            if joined:
                name = f"{mention.name} e {joined.name}"
                pair = Referent(name, referent.kind, plural=True, lead=mention.name, other=joined.name)
                return Reading(tuple(self._one_of_two(tokens, following + 1, pair)), pair)
            several = word in words("it", "plural_articles") and not referent.is_person
            return Reading((), replace(referent, plural=True) if several else referent)
        if word in words("it", "latter_pronouns") and subject + 1 == opening.start:
            latter = self._discourse.last_named()
            if latter and latter.is_person:
                return Reading((Edit(token.start, token.end, latter.name, latter),), latter)
        gender = pronoun_gender(word)
        if gender or word in self._plural_pronouns:
            antecedent = (
                self._discourse.anyone(gender, personal=word in {"lui", "lei", "egli", "ella"})
                if gender
                else (self._discourse.group())
            )
            return (
                Reading((Edit(token.start, token.end, antecedent.name, antecedent),), antecedent)
                if antecedent
                else Reading(keeps=True)
            )
        if described := self._definites.read(tokens, mentions, subject):
            return described
        return Reading(noun=self._nouns.subject(self._text, tokens, mentions, opening))

    def _past_title(self, tokens: Sequence[Token], mentions: dict[int, Mention], position: int) -> int:
        """Where the name behind a title stands ("Don Celso Ravaglia", "ex presidente Ugo Ferri"), else the position."""
        for at in range(position, min(len(tokens), position + _LONGEST_TITLE)):
            if at in mentions:
                return at
            apposed = at > position and tokens[at].text == "," and at + 1 in mentions
            if apposed and self._closes(tokens, at + 1, mentions[at + 1]):
                return at + 1
            if tokens[at].lower not in self._titles and not self._is_agent(tokens[at].lower):
                break
        return position

    @staticmethod
    def _closes(tokens: Sequence[Token], position: int, mention: Mention) -> bool:
        """Whether a comma closes the apposition that a name is ("Il primogenito , Cirillo , ...")."""
        end = position + len(tokenise(mention.surface))
        return end < len(tokens) and tokens[end].text == ","

    def _read_possessive(self, tokens: Sequence[Token]) -> Reading | None:
        """Read "Suo padre ..." and "La sua carriera ...": the owner is written out after the noun."""
        at = 1 if len(tokens) > 2 and tokens[0].lower in {"il", "la"} else 0
        if len(tokens) < at + 2 or tokens[at].lower not in self._possessives:
            return None
        noun = tokens[at + 1].lower
        if spouse := self._discourse.spouse(noun):
            return Reading((Edit(tokens[0].start, tokens[at + 1].end, spouse.name, spouse),), spouse)
        article = "Il" if noun in self._with_il else "La" if noun in self._with_la else None
        owner = self._discourse.anyone(None, personal=False)
        if article is None or owner is None:
            return Reading(keeps=True)
        edit = Edit(tokens[0].start, tokens[at + 1].end, f"{article} {tokens[at + 1].text} di {owner.name}", owner)
        return Reading((edit,), keeps=True)
