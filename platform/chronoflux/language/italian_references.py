"""Italian: dropped subjects, pronouns, possessives and definite nouns in the place of the subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse
from chronoflux.language.italian_behind import SubjectsBehind
from chronoflux.language.italian_definites import ItalianDefinites
from chronoflux.language.italian_dropped import ItalianLeftOut
from chronoflux.language.italian_nouns import ItalianNouns
from chronoflux.language.italian_openings import Opening, OpeningFinder, pronoun_gender
from chronoflux.language.italian_titles import is_person, past_title
from chronoflux.language.italian_verbs import ItalianVerbs, VerbGroup
from chronoflux.language.noun_families import is_general
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.side_persons import SidePersons
from chronoflux.language.tokens import Token, mentions_by_token, tokenise
from chronoflux.model import Mention, Sentence


class ItalianReader:
    """Reads Italian sentences one by one, in order."""

    def __init__(self, discourse: Discourse) -> None:
        """Read against one document's discourse."""
        self._text = ""
        self._discourse = discourse
        self._verbs = ItalianVerbs()
        self._left_out = ItalianLeftOut(discourse)
        self._nouns = ItalianNouns(discourse)
        self._definites = ItalianDefinites(discourse, self._verbs)
        self._openings = OpeningFinder(self._verbs)
        self._behind = SubjectsBehind(discourse, self._verbs)
        self._side = SidePersons(discourse, "it")
        self._prepositions = words("it", "prepositions")
        self._determiners = words("it", "articles_and_determiners")
        self._object_clitics = words("it", "object_clitics")
        self._plural_pronouns = words("it", "subject_pronouns_plural")
        self._possessives = words("it", "possessives")
        self._with_il = words("it", "kin_with_il")
        self._with_la = words("it", "kin_with_la")

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
        apposed = past_title(tokens, mentions, 0) in mentions
        if not apposed and (possessive := self._read_possessive(tokens)):
            return possessive
        opening = self._openings.find(tokens, mentions, quoted)
        if said := self._first_person(tokens, quoted, opening):
            return said
        if opening is None:
            return self._left_out.read(tokens, mentions, quoted) or Reading(keeps=True)
        if opening.subject is None:
            return self._read_dropped(tokens, mentions, opening)
        return self._read_expressed(tokens, mentions, opening)

    def _first_person(
        self, tokens: Sequence[Token], quoted: Sequence[tuple[int, int]], opening: Opening | None
    ) -> Reading | None:
        """Read "sono arrivato" on a page about a person, and "abbiamo vinto" on one about a body, as said of that.

        On others nobody known is their subject.
        """
        until = len(tokens) if opening is None else opening.verb + 1
        found = next((at for at in range(until) if self._verbs.speaker(tokens, at)), None)
        if found is None or is_inside(tokens[found].start, quoted):
            return None
        if opening is not None and opening.subject is not None and opening.subject < opening.verb < found:
            return None
        title = self._discourse.title
        several = self._verbs.speaker(tokens, found) == "we"
        fits = title is not None and title.is_person is not several
        return Reading((), title if fits else None, keeps=True)

    def _read_dropped(self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening) -> Reading:
        group = self._verbs.read(tokens, opening.start, opening.verb)
        if group.impersonal:
            return Reading(keeps=True)
        if expressed := self._behind.read(tokens, mentions, opening, group):
            return expressed
        antecedent = self._antecedent(tokens, mentions, opening, group)
        if antecedent is None and self._is_of_thing(tokens, opening, group):
            return Reading(keeps=True)
        if antecedent is None and (named := self._behind.free_person(tokens, mentions, group.end)):
            return Reading((), self._discourse.referent(named.name))
        if antecedent is None or (group.plural and not antecedent.plural):
            return Reading(keeps=True)
        if any(mention.name == antecedent.name for position, mention in mentions.items() if position < opening.verb):
            return Reading((), antecedent)
        edit = _before_verb(tokens, opening, antecedent)
        return Reading((edit, *self._one_of_two(tokens, opening.verb, antecedent)), antecedent)

    def _antecedent(
        self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening, group: VerbGroup
    ) -> Referent | None:
        """Whom or what a sentence without a subject goes on with."""
        after = group.end
        by_participle, opened = self._left_out.opened(tokens, mentions) if opening.start else (False, None)
        if group.plural:
            married = not words("it", "pair_words").isdisjoint(token.lower for token in tokens)
            return self._discourse.group(married=married)
        personal = self._is_personal(tokens, opening, group)
        found = opened if by_participle else self._discourse.anyone(group.gender, personal=personal)
        if found and found.is_person and self._is_of_thing(tokens, opening, group):
            thing = self._discourse.thing()
            alike = thing is not None and (None in (thing.gender, group.gender) or thing.gender == group.gender)
            return thing if alike else None
        born = tokens[after - 1].lower in words("it", "births_of_things")
        return self._discourse.thing() if found is None and born else found

    def _is_personal(self, tokens: Sequence[Token], opening: Opening, group: VerbGroup) -> bool:
        """Whether only a person does what a verb without a subject tells."""
        after = group.end
        with_object = any(token.lower in self._object_clitics for token in tokens[opening.start : opening.verb])
        after_nameless = self._discourse.subject is None and self._discourse.is_about_title_person
        becomes = group.copular or tokens[after - 1].lower in words("it", "becoming_verbs")
        agent = becomes and after < len(tokens) and is_person(tokens[after].lower)
        return group.personal or agent or with_object or (after_nameless and not group.copular)

    def _is_of_thing(self, tokens: Sequence[Token], opening: Opening, group: VerbGroup) -> bool:
        """Whether only a thing or a body is what a verb tells: "è un agriturismo", "fu ricostruito"."""
        is_thing = group.copular and self._is_thing(tokens, group.end)
        does = tokens[group.end - 1].lower in words("it", "thing_verbs")
        return is_thing or does or self._is_done_to_things(tokens, opening, group)

    @staticmethod
    def _is_done_to_things(tokens: Sequence[Token], opening: Opening, group: VerbGroup) -> bool:
        """Whether a passive tells what is done to things and bodies only: "fu ricostruito"."""
        passive = group.gender is not None and group.end - 1 > opening.verb
        return passive and tokens[group.end - 1].lower[:-1] in words("it", "thing_openers")

    def _one_of_two(self, tokens: Sequence[Token], verb: int, pair: Referent) -> Iterator[Edit]:
        """Name the one of a pair that "lui" or "lei" behind the verb is ("Si separarono e LEI si risposò")."""
        for position in range(verb + 1, len(tokens)):
            gender = pronoun_gender(tokens[position].lower)
            governed = tokens[position - 1].lower in self._prepositions
            if gender and not governed and (one := self._discourse.one_of(pair, gender)):
                yield Edit(tokens[position].start, tokens[position].end, one.name, one)

    def _is_thing(self, tokens: Sequence[Token], after: int) -> bool:
        """Whether what the subject is said to be is nothing that a person is: "è un AGRITURISMO"."""
        noun = tokens[after + 1].lower if after + 1 < len(tokens) and tokens[after].lower in {"un", "una"} else ""
        return bool(noun) and not is_person(noun) and (noun_kind(noun) is not None or is_general(noun))

    def _read_expressed(self, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening) -> Reading:
        subject = opening.subject or 0
        token, word = tokens[subject], tokens[subject].lower
        named = past_title(tokens, mentions, subject + (word in self._determiners and subject not in mentions))
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
            owned = self._possessives | words("it", "kin_nouns")
            others = not owned.isdisjoint(each.lower for each in tokens[subject:named])
            objects = tokens[opening.start : opening.verb]
            topic = self._side.topic(tokens, referent, objects) if others else self._back(tokens, opening, referent)
            return Reading((), replace(referent, plural=True) if several else referent, topic=topic)
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
                Reading(
                    (Edit(token.start, token.end, antecedent.name, antecedent),),
                    antecedent,
                    topic=self._back(tokens, opening, antecedent),
                )
                if antecedent
                else Reading(keeps=True)
            )
        if described := self._definites.read(tokens, mentions, subject):
            return described
        noun = self._nouns.subject(self._text, tokens, mentions, opening)
        to_person = not self._object_clitics.isdisjoint(each.lower for each in tokens[opening.start : opening.verb])
        if to_person and noun and not noun.is_person:
            return Reading(keeps=True)  # "Il consiglio lo licenziò. Emigrò ...", "Il comune lo chiuse. Oggi ospita ..."
        return Reading(noun=noun)

    def _back(self, tokens: Sequence[Token], opening: Opening, subject: Referent) -> Referent | None:
        """Whom the page is about, where another does something to that person ("Lui LA lasciò. Si trasferì ...")."""
        title = self._discourse.title
        if title is None or not title.is_person or subject.name == title.name:
            return None
        clitics = (token.lower for token in tokens[opening.start : opening.verb])
        return title if any(word in words("it", "pronouns_back") for word in clitics) else None

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


def _before_verb(tokens: Sequence[Token], opening: Opening, who: Referent) -> Edit:
    """Write a name before a verb that lacks its subject."""
    first = tokens[opening.start]
    lead = first.text if opening.start and first.is_name else first.text[0].lower() + first.text[1:]
    behind_time = opening.start > 0 and tokens[opening.start - 1].lower in {"dopo", "prima"}
    name = who.name
    if who.nameless and opening.start == 0:
        name = name[0].upper() + name[1:]
    name = f", {name}" if behind_time else name  # "ten years after X" would be another time
    start = tokens[opening.start - 1].end if behind_time else first.start
    return Edit(start, first.end, f"{name} {lead}", who)
