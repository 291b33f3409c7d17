"""English: pronouns, possessives and definite nouns in the place of the subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.discourse import Discourse
from chronoflux.language.english_clauses import GENDERS, POSSESSIVES, SUBJECTS, Clause, ClauseCutter
from chronoflux.language.english_definites import EnglishDefinites
from chronoflux.language.english_dropped import DroppedSubjects
from chronoflux.language.english_subjects import EnglishSubjects
from chronoflux.language.gender import Gender
from chronoflux.language.predicate_nouns import PredicateNouns
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.side_persons import SidePersons
from chronoflux.model import Mention, Sentence

_OBJECTS = {"him": "he", "her": "she"}
_SPEAKERS = {"we": True, "our": True, "us": True, "i": False, "my": False}
"""Words for who writes, and whether that is a body."""
_OWNERS, _ACTORS = frozenset({"our", "my"}), frozenset({"we", "i"})
_NO_SUBJECTS = frozenset({*_SPEAKERS, "you"})


class EnglishReader:
    """Reads English sentences one by one, in order."""

    def __init__(self, discourse: Discourse) -> None:
        """Read against one document's discourse."""
        self._discourse = discourse
        self._clauses = ClauseCutter()
        self._subjects = EnglishSubjects(discourse)
        self._definites = EnglishDefinites(discourse, self._subjects)
        self._dropped = DroppedSubjects()
        self._side = SidePersons(discourse, "en")
        self._predicates = PredicateNouns("en")
        self._auxiliaries = words("en", "auxiliaries")
        self._irregular = words("en", "irregular_pasts") - words("en", "opening_participles")
        self._prepositions = words("en", "prepositions")
        self._subordinators = words("en", "subordinators")
        self._humans = words("en", "human_nouns")
        self._after_noun = words("en", "after_noun")
        self._pair_words = words("en", "pair_words")
        self._after_object = self._prepositions | words("en", "after_object") | {""}

    def read(self, sentence: Sentence, quoted: Sequence[tuple[int, int]]) -> Reading:
        """The edits that make the sentence stand alone, and its subject."""
        clause = self._clauses.cut(sentence, quoted)
        if dropped := self._read_dropped(clause):
            return dropped
        if self._clauses.is_fragment(clause):
            return Reading(keeps=True)
        word = clause.word(clause.subject)
        if word in SUBJECTS and clause.subject not in clause.mentions:
            return self._read_pronoun(clause, word)
        mention = None if word == "you" else self._subjects.mention(clause)
        if said := self._first_person(clause, mention):
            return said
        if word in _NO_SUBJECTS:
            return Reading(keeps=True)
        if mention is None and (told := self._nameless(clause, word)):
            return told
        if mention:
            subject = self._subjects.named(clause, mention)
            owned = word in POSSESSIVES
            edits = self._possessive_edits(clause, clause.subject + owned, None if owned else subject)
            later = self._later_subjects(clause, subject) if subject else ()
            topic = self._side.topic(clause.tokens, subject, clause.tokens) if owned and subject else None
            return Reading((*edits, *later, *self._definites.later(clause, subject)), subject, topic=topic)
        return self._read_noun(clause, word)

    def _read_noun(self, clause: Clause, word: str) -> Reading:
        """Read a sentence whose subject is no name."""
        reach = len(clause.tokens) if self._discourse.is_about_title_person else clause.subject + (word in POSSESSIVES)
        edits = self._possessive_edits(clause, reach, None)
        later = self._definites.later(clause, None)
        if word in POSSESSIVES and (who := self._subjects.identified(clause)) and who.is_person:
            return Reading((*edits, *later), who)
        return Reading((*edits, *later), keeps=word in POSSESSIVES, noun=self._subjects.noun(clause))

    def _nameless(self, clause: Clause, word: str) -> Reading | None:
        """Read a noun in the place of the subject that means who or what was named before."""
        if word in POSSESSIVES:
            return self._definites.spouse(clause, clause.subject)
        return self._definite(clause) if word in {"the", "both"} else None

    def _first_person(self, clause: Clause, mention: Mention | None) -> Reading | None:
        """Read "we" on a page about a body, and "I" on one about a person, as who the page is about.

        They are the subject unless a name is that stands before them ("Our founder, Ann Lee, ...").
        """
        title = self._discourse.title
        if title is None:
            return None
        spoken = [
            position
            for position, token in enumerate(clause.tokens)
            if _SPEAKERS.get(token.lower) is not title.is_person
            and token.lower in _SPEAKERS
            and not is_inside(token.start, clause.quoted)
            and not (token.lower == "i" and position and clause.tokens[position - 1].text[0].isupper())
        ]
        if not spoken:
            return None
        edits = tuple(
            Edit(token.start, token.end, f"{title.name}'s" if token.lower in _OWNERS else title.name, title)
            for token in (clause.tokens[position] for position in spoken)
        )
        named = next((position for position, each in clause.mentions.items() if each is mention), len(clause.tokens))
        acting = next((position for position in spoken if clause.word(position) in _ACTORS), len(clause.tokens))
        if mention is not None and named < acting:
            return Reading(edits, self._subjects.named(clause, mention))
        acts = acting < len(clause.tokens)
        later = self._later_subjects(clause, title) if acts else ()
        return Reading((*edits, *later), title if acts else None, keeps=not acts)

    def _read_dropped(self, clause: Clause) -> Reading | None:
        """Read "Founded in 1902 ..." as what the page or the sentence before is about."""
        if is_inside(clause.tokens[0].start, clause.quoted):
            return None
        dropped = self._dropped.find(clause)
        if dropped is None:
            return self._read_predicate(clause)
        who = self._discourse.left_out(personal=dropped.personal, material=dropped.material)
        if who is None:
            return None
        name = who.name[0].upper() + who.name[1:] if who.nameless else who.name
        opening = clause.text[: clause.tokens[dropped.verb].end].lower()
        edit = Edit(0, len(opening), f"{name} was {opening}" if dropped.passive else f"{name} {opening}", who)
        return Reading((edit, *self._later_subjects(clause, who)), who)

    def _read_predicate(self, clause: Clause) -> Reading | None:
        """Read "Town clerk of Marrack 1910-1938." as what the page's person was."""
        if any(
            clause.word(at) in self._auxiliaries | self._irregular | set(SUBJECTS) for at in range(len(clause.tokens))
        ):
            return None
        predicate = self._predicates.find(clause.tokens)
        who = self._discourse.left_out(personal=predicate.personal, material=True) if predicate else None
        if predicate is None or who is None or who.nameless:
            return None
        first = clause.tokens[0]
        return Reading((Edit(0, first.end, f"{who.name}{predicate.link}{first.lower}", who),), who)

    def _read_pronoun(self, clause: Clause, word: str) -> Reading:
        if is_inside(clause.tokens[clause.subject].start, clause.quoted):
            return Reading(keeps=True)
        inside = self._antecedent_inside(clause, SUBJECTS[word], clause.subject)
        if inside:
            return Reading((), inside)
        if word == "it" and self._clauses.is_pleonastic(clause):
            return Reading(self._possessive_edits(clause, len(clause.tokens), None, embedded=True), keeps=True)
        pair = word == "they" and not self._pair_words.isdisjoint(token.lower for token in clause.tokens)
        antecedent = self._discourse.group(married=True) if pair else self._antecedent(SUBJECTS[word])
        if antecedent is None:
            return Reading(keeps=True)
        token = clause.tokens[clause.subject]
        name = antecedent.name
        if antecedent.nameless and clause.tokens[clause.subject].text[0].isupper():
            name = name[0].upper() + name[1:]
        edit = Edit(token.start, token.start + len(word), name, antecedent)
        others = self._possessive_edits(clause, clause.subject, antecedent)
        later = (*self._later_subjects(clause, antecedent), *self._definites.later(clause, antecedent))
        return Reading((edit, *others, *later), antecedent)

    def _later_subjects(self, clause: Clause, subject: Referent) -> Iterator[Edit]:
        """Name who "he" or "she" in a later clause is, where it is another or one of two.

        "They parted in 1940 and SHE remarried", "He died in 1950 and SHE two years later".
        """
        named: set[str] = set()
        for position, token in enumerate(clause.tokens[clause.subject + 1 :], clause.subject + 1):
            word = clause.word(position) if token.text[0] in "hsHS" else ""
            if word not in GENDERS or word in named or is_inside(token.start, clause.quoted):
                continue
            named.add(word)
            one = self._discourse.one_of(subject, GENDERS[word])
            if one is None and not subject.is_person and not subject.plural:
                one = self._named_before(clause, position, GENDERS[word])
            elif one is None and subject.is_person and subject.gender not in (None, GENDERS[word]):
                one = self._antecedent(word) if self._may_replace(clause, position, word, embedded=False) else None
            if one is not None and one != subject:
                yield Edit(token.start, token.start + len(word), one.name, one)

    def _named_before(self, clause: Clause, position: int, gender: Gender) -> Referent | None:
        """The last person named before a position whom a pronoun may mean: "Acme hired Ann Lee in 2006; SHE left".

        On a page about a person, that is as likely meant.
        """
        if self._discourse.title and self._discourse.title.is_person:
            return None
        named = (self._discourse.referent(each.name) for at, each in clause.mentions.items() if at < position)
        fitting = [each for each in named if each.is_person and each.gender in (None, gender)]
        return fitting[-1] if fitting else None

    def _antecedent(self, pronoun: str) -> Referent | None:
        if pronoun in GENDERS:
            vessel = self._discourse.vessel() if pronoun == "she" else None
            person = self._discourse.person(GENDERS[pronoun])
            surely = person is not None and person.gender == GENDERS[pronoun]
            return person if surely or vessel is None else vessel
        return self._discourse.thing() if pronoun == "it" else self._discourse.group()

    def _antecedent_inside(self, clause: Clause, pronoun: str, position: int) -> Referent | None:
        """Who the pronoun stands for when the opening clause has named them: "When Davies retired, he moved"."""
        opening = min(clause.mentions, default=position)
        if opening >= position or clause.word(opening - 1) not in self._subordinators:
            return None
        referent = self._discourse.referent(clause.mentions[opening].name)
        return referent if self._fits(referent, pronoun) else None

    @staticmethod
    def _fits(referent: Referent, pronoun: str) -> bool:
        if pronoun in GENDERS:
            return referent.kind in {"PERSON", "MISC"} and referent.gender in {None, GENDERS[pronoun]}
        return referent.kind != "PERSON"

    def _possessive_edits(
        self, clause: Clause, until: int, subject: Referent | None, *, embedded: bool = False
    ) -> tuple[Edit, ...]:
        """Replace the first pronoun of each kind before `until` that nothing in the sentence itself explains."""
        edits: list[Edit] = []
        done: set[str] = set()
        for position in range(until):
            word = clause.word(position)
            pronoun = SUBJECTS.get(word) or POSSESSIVES.get(word) or _OBJECTS.get(word)
            if pronoun is None or pronoun in done or (embedded and pronoun not in GENDERS):
                continue
            done.add(pronoun)
            if (subject and self._fits(subject, pronoun)) or not self._may_replace(
                clause, position, pronoun, embedded=embedded
            ):
                continue
            antecedent = self._antecedent(pronoun)
            if antecedent:
                edits.append(self._edit(clause, position, antecedent))
        return tuple(edits)

    def _may_replace(self, clause: Clause, position: int, pronoun: str, *, embedded: bool) -> bool:
        """Whether no name and no common noun before the pronoun can be what it stands for."""
        if is_inside(clause.tokens[position].start, clause.quoted):
            return False
        named = [self._discourse.referent(m.name) for i, m in clause.mentions.items() if i < position]
        if any(
            self._fits(referent, pronoun) for referent in named if referent.kind != "MISC" or pronoun not in GENDERS
        ):
            return False
        if pronoun not in GENDERS:
            return position == clause.subject
        nouns = {clause.word(i) for i in range(position)}
        return embedded or self._humans.isdisjoint(nouns)

    def _edit(self, clause: Clause, position: int, antecedent: Referent) -> Edit:
        token, word = clause.tokens[position], clause.word(position)
        owns = word in POSSESSIVES and not (word == "her" and clause.word(position + 1) in self._after_object)
        name = f"{antecedent.name}'s" if owns else antecedent.name
        return Edit(token.start, token.start + len(word), name, antecedent)

    def _definite(self, clause: Clause) -> Reading | None:
        """Read "The company ..." as what it means."""
        reading = self._definites.read(clause)
        if reading is None or not reading.edits or reading.subject is None:
            return reading
        others = self._possessive_edits(clause, clause.subject, reading.subject)
        later = (*self._later_subjects(clause, reading.subject), *self._definites.later(clause, reading.subject))
        return replace(reading, edits=(*reading.edits, *others, *later))
