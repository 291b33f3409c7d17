"""English: pronouns, possessives and definite nouns in the place of the subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse, Referent
from chronoflux.language.english_clauses import GENDERS, POSSESSIVES, SUBJECTS, Clause, ClauseCutter
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.resources import words
from chronoflux.language.tokens import tokenise
from chronoflux.model import Mention, Sentence

_ARTICLES = frozenset({"the", "a", "an"})
_LONGEST_NOUN = 4
"""Words of the longest subject that is no name."""
_OBJECTS = {"him": "he", "her": "she"}
_LONGEST_TITLE = 3
"""Words of a title before the name that it belongs to ("former head coach Lars Imhoff")."""
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
        self._prepositions = words("en", "prepositions")
        self._subordinators = words("en", "subordinators")
        self._humans = words("en", "human_nouns")
        self._titles = words("en", "honorifics") | words("en", "person_nouns")
        self._after_noun = words("en", "after_noun")
        self._pair_words = words("en", "pair_words")
        self._copulas = words("en", "copulas")
        self._after_object = self._prepositions | words("en", "after_object") | {""}

    def read(self, sentence: Sentence, quoted: Sequence[tuple[int, int]]) -> Reading:
        """The edits that make the sentence stand alone, and its subject."""
        clause = self._clauses.cut(sentence, quoted)
        if self._clauses.is_fragment(clause):
            return Reading(keeps=True)
        word = clause.word(clause.subject)
        if word in SUBJECTS and clause.subject not in clause.mentions:
            return self._read_pronoun(clause, word)
        mention = None if word == "you" else self._subject_mention(clause)
        mention = None if mention and self._describes(clause, mention) else mention
        if said := self._first_person(clause, mention):
            return said
        if word in _NO_SUBJECTS:
            return Reading(keeps=True)
        if mention:
            subject = self._named_subject(clause, mention)
            owned = word in POSSESSIVES
            edits = self._possessive_edits(clause, clause.subject + owned, None if owned else subject)
            return Reading((*edits, *(self._later_subjects(clause, subject) if subject else ())), subject)
        if word == "the" and (described := self._definite(clause)):
            return described
        reach = len(clause.tokens) if self._discourse.is_about_title_person else clause.subject + (word in POSSESSIVES)
        edits = self._possessive_edits(clause, reach, None)
        return Reading(edits, keeps=word in POSSESSIVES, noun=self._noun(clause))

    def _noun(self, clause: Clause) -> Referent | None:
        """The thing or body that the subject is, where it is no name: "The old MILL was ..."."""
        if clause.word(clause.subject) not in _ARTICLES:
            return None
        reach = range(clause.subject + 1, min(len(clause.tokens), clause.subject + 2 + _LONGEST_NOUN))
        end = next((at for at in reach if at > clause.subject + 1 and self._ends_noun(clause, at)), None)
        words_in = [clause.word(at) for at in range(clause.subject + 1, end or 0)]
        kind = noun_kind(words_in[-1]) if words_in else None
        plain = all(word.isalpha() for word in words_in) and not any(
            at in clause.mentions for at in reach[: len(words_in)]
        )
        if kind in (None, "PERSON") or not plain:
            return None
        return Referent(f"the {' '.join(words_in)}", kind or "", nameless=True)

    def _ends_noun(self, clause: Clause, position: int) -> bool:
        """Whether a noun phrase ends before a word: a verb, or a preposition."""
        word, following = clause.word(position), clause.word(position + 1)
        goes_on = following in self._prepositions or following in _ARTICLES or following in POSSESSIVES
        stands = word.endswith("s") and noun_kind(clause.word(position - 1)) and goes_on
        return word in self._after_noun | self._prepositions or word.endswith("ed") or bool(stands)

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
            return Reading(edits, self._named_subject(clause, mention))
        acts = acting < len(clause.tokens)
        return Reading(edits, title if acts else None, keeps=not acts)

    def _subject_mention(self, clause: Clause) -> Mention | None:
        """The name that the main clause opens with, behind an article and a noun perhaps ("The ferry Lady Anselm")."""
        start = clause.subject + (clause.word(clause.subject) in {"the", "a", "an", *POSSESSIVES, *_OWNERS})
        position = next((i for i in range(start, start + _LONGEST_TITLE + 1) if i in clause.mentions), None)
        if position is None or position == start:
            return clause.mentions.get(start)
        apposed = clause.word(position - 1) == "," and clause.word(self._behind(clause, position)) == ","
        noun = position - 1 - (apposed or clause.word(position - 1) == ".")
        between = {clause.word(i) for i in range(start, noun)}
        titled = noun_kind(clause.word(noun)) is not None or clause.word(noun) in self._titles | self._humans
        headed = titled and between.isdisjoint(self._prepositions | {",", "and"})
        return clause.mentions[position] if headed else None

    def _describes(self, clause: Clause, mention: Mention) -> bool:
        """Whether a place only describes the subject ("the HONG KONG security law", "the Milan-based bank")."""
        position = next(at for at, each in clause.mentions.items() if each is mention)
        end, behind = clause.tokens[position].start + len(mention.surface), self._behind(clause, position)
        if mention.kind != "PLACE" or clause.text[end : end + 1] == "-":
            return mention.kind == "PLACE"
        following = clause.tokens[behind].text if behind < len(clause.tokens) else ""
        noun = following.isalpha() and following.islower() and not following.endswith(("ed", "s"))
        ends = following in self._after_noun | self._prepositions | {"and", "or"}
        return noun and not ends and clause.word(position - 1) == "the"

    @staticmethod
    def _behind(clause: Clause, position: int) -> int:
        """The position right behind the name that begins at one."""
        return position + len(tokenise(clause.mentions[position].surface))

    def _named_subject(self, clause: Clause, mention: Mention) -> Referent | None:
        """The mention as the subject, unless it only owns it ("Davies' first marriage"); with "and", a plural one."""
        referent = self._discourse.referent(mention.name)
        position = next(i for i, each in clause.mentions.items() if each is mention)
        end = mention.char_start + len(mention.surface)
        offset = clause.tokens[position].start
        after = clause.text[offset + len(mention.surface) :].lstrip()
        if after.startswith(("'s ", "’s ", "' ", "’ ")):
            return self._owned_person(clause, position)
        if clause.word(position - 1) == "the" and mention.name.endswith("s") and not mention.name.endswith("ss"):
            return replace(referent, kind="ORG")  # "The Dolphins lost. They ..."
        following = next(
            (i for i, token in enumerate(clause.tokens) if token.start >= offset + len(mention.surface)), 0
        )
        if clause.word(following) == "and" and following + 1 in clause.mentions and end:
            other = clause.mentions[following + 1]
            name = f"{mention.name} and {other.name}"
            return Referent(name, referent.kind, plural=True, lead=mention.name, other=other.name)
        return referent

    def _owned_person(self, clause: Clause, owner: int) -> Referent | None:
        """Who is named after what he is to the owner: "Thole's nephew Edmund"."""
        reach = range(owner + 1, owner + 2 + _LONGEST_TITLE + len(tokenise(clause.mentions[owner].surface)))
        named = next((i for i in reach if i in clause.mentions), None)
        if named is None or clause.word(named - 1) not in self._humans:
            return None
        return replace(self._discourse.referent(clause.mentions[named].name), kind="PERSON")

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
        return Reading((edit, *others, *self._later_subjects(clause, antecedent)), antecedent)

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
            if one is None and subject.is_person and subject.gender not in (None, GENDERS[word]):
                one = self._antecedent(word) if self._may_replace(clause, position, word, embedded=False) else None
            if one is not None and one != subject:
                yield Edit(token.start, token.start + len(word), one.name, one)

    def _antecedent(self, pronoun: str) -> Referent | None:
        if pronoun in GENDERS:
            vessel = self._discourse.vessel() if pronoun == "she" else None
            return self._discourse.person(GENDERS[pronoun]) or vessel
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
        """Read "The company ..." when one referent fits; "the company store" is something else."""
        noun, following = clause.word(clause.subject + 1), clause.word(clause.subject + 2)
        owns = clause.subject + 1 < len(clause.tokens) and clause.tokens[clause.subject + 1].lower != noun
        ends = owns or following in self._after_noun or following.endswith(("ed", "s"))
        if identified := self._identified(clause):
            return Reading((), identified)
        antecedent = self._discourse.described(noun) if ends and clause.subject + 2 not in clause.mentions else None
        if antecedent is None or any(mention.name == antecedent.name for mention in clause.mentions.values()):
            return None
        end = clause.tokens[clause.subject + 1].start + len(noun)
        edit = Edit(clause.tokens[clause.subject].start, end, antecedent.name, antecedent)
        others = self._possessive_edits(clause, clause.subject, antecedent)
        topic = antecedent if owns and not antecedent.is_person else None
        return Reading((edit, *others), None if owns else antecedent, keeps=owns, topic=topic)

    def _identified(self, clause: Clause) -> Referent | None:
        """Who "the director" is said to be: "The director has been Amara Okafor" tells of Okafor."""
        position = clause.subject + 2
        while clause.word(position) in self._copulas:
            position += 1
        mention = clause.mentions.get(position) if position > clause.subject + 2 else None
        return self._discourse.referent(mention.name) if mention and mention.kind != "MISC" else None
