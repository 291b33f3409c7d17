"""English: a sentence cut for reading, at the subject of its main clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from chronoflux.language.definitions import noun_kind
from chronoflux.language.gender import Gender
from chronoflux.language.noun_families import is_general
from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token, mentions_by_token, past_dateline, tokenise
from chronoflux.model import Mention, Sentence

SUBJECTS = {"he": "he", "she": "she", "it": "it", "they": "they"}
POSSESSIVES = {"his": "he", "her": "she", "its": "it", "their": "they"}
GENDERS = {"he": Gender.MALE, "she": Gender.FEMALE}
_CONTRACTIONS = ("'s", "’s", "'d", "’d", "'ll", "’ll", "'re", "’re", "'ve", "’ve")
_LONGEST_INTRO = 30
_LONGEST_TIME = 8
_LONGEST_NOUN = 3
"""Words from an article to its noun."""
_ONWARDS = frozenset({"on", "onward", "onwards"})
_MARKS = frozenset("-–—*•\"'“‘(")


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence and where its main clause begins; positions are of tokens."""

    text: str
    tokens: Sequence[Token]
    subject: int
    """Where the main clause begins, after an opening phrase."""
    mentions: dict[int, Mention]
    """Mentions by the position of their first token."""
    quoted: Sequence[tuple[int, int]]

    def word(self, position: int) -> str:
        """The lower-case word there, without a contracted verb; "" outside the sentence."""
        if not 0 <= position < len(self.tokens):
            return ""
        word = self.tokens[position].lower
        if "'" not in word and "’" not in word:
            return word
        return next((word.removesuffix(ending) for ending in _CONTRACTIONS if word.endswith(ending)), word)


class ClauseCutter:
    """Finds where the main clause of an English sentence begins, behind its opening phrases."""

    def __init__(self) -> None:
        """Load the word lists."""
        self._participles = opening_participles("en")
        self._intro = words("en", "intro_words") | self._participles
        self._prepositions = words("en", "prepositions")
        self._subordinators = words("en", "subordinators")
        self._governors = self._subordinators | self._prepositions
        self._not_free = self._governors | {"the", "a", "an", "of", "and"}
        self._small = self._prepositions | {"the", "and"}
        self._titles = words("en", "honorifics") | words("en", "person_nouns")
        self._persons = self._titles | words("en", "human_nouns") | words("en", "apposed_nouns")
        self._time_words = words("en", "time_words")
        self._determiners = words("en", "determiners")
        self._after_noun = words("en", "after_noun")
        self._pleonastic = words("en", "pleonastic")
        self._between = words("en", "before_pleonastic")
        self._pleonastic_verbs = words("en", "pleonastic_verbs")

    def cut(self, sentence: Sentence, quoted: Sequence[tuple[int, int]]) -> Clause:
        """The sentence with the place of its subject; `quoted` are the spans in it that are quotations."""
        tokens = tokenise(sentence.text)
        clause = Clause(sentence.text, tokens, 0, mentions_by_token(sentence, tokens), quoted)
        return replace(clause, subject=self._main_clause(clause))

    def _main_clause(self, clause: Clause) -> int:
        """The position of the subject: the start, or what follows an opening phrase."""
        begin = past_dateline(clause.tokens)
        start = next((i for i, token in enumerate(clause.tokens[begin:], begin) if token.text not in _MARKS), 0)
        reach = range(start + 1, min(len(clause.tokens), start + _LONGEST_INTRO))
        if clause.word(start) not in self._intro:
            if (behind := self._behind_opening(clause, start)) is not None:
                return behind
            counted = clause.word(start) in {"a", "an", "the", "some", "one"} or clause.word(start).isdigit()
            timed = (
                i
                for i in reach[:_LONGEST_TIME]
                if clause.word(i) in SUBJECTS and clause.word(i - 1) in self._time_words
            )
            return next(timed, self._behind_apposition(clause, start)) if counted else start
        for position in reach:
            before = clause.word(position - 1)
            if before == "," and self._begins_subject(clause, position):
                return position
            mention = clause.mentions.get(position)
            onwards = before in _ONWARDS and clause.word(position - 2).isdigit()
            if mention and mention.kind == "PERSON" and (before.isdigit() or before in self._time_words or onwards):
                return position
            titled = position + 1 in clause.mentions and clause.word(position) in self._titles
            if titled and (before.isdigit() or before in self._time_words):
                return position
            opens = clause.word(position) in {"the", "a", "an"} and before.isdigit()
            if opens and (position + 1 in clause.mentions or self._is_noun_phrase(clause, position)):
                return position
            back = before == "that" and clause.word(position - 2) in self._prepositions
            if clause.word(position) in SUBJECTS and (back or before not in self._governors):
                personal = SUBJECTS[clause.word(position)] in GENDERS
                return position if personal or "," not in clause.text[: clause.tokens[position].start] else start
        return next((i for i in reach if i in clause.mentions and clause.word(i - 1) not in self._not_free), start)

    def _is_noun_phrase(self, clause: Clause, position: int) -> bool:
        """Whether a noun that is known, or one with its verb, follows an article soon."""
        reach = range(position + 1, position + _LONGEST_NOUN + 1)
        known = any(noun_kind(clause.word(at)) or is_general(clause.word(at)) for at in reach)
        return known or any(clause.word(at) in self._after_noun for at in reach[1:])

    @staticmethod
    def _behind_opening(clause: Clause, start: int) -> int | None:
        """Where a pronoun stands behind an opening that names nobody ("Deep in debt , HE let the house")."""
        reach = range(start + 1, min(len(clause.tokens), start + _LONGEST_TIME + 1))
        comma = next((at for at in reach if clause.word(at) == ","), None)
        first, behind = clause.word(start), clause.word((comma or 0) + 1)
        told = behind in GENDERS or (behind in SUBJECTS and first.endswith(("ed", "ing")))
        if comma is None or not told or first in SUBJECTS:
            return None
        named = (clause.mentions[at] for at in range(start, comma) if at in clause.mentions)
        return None if any(mention.kind != "PLACE" for mention in named) else comma + 1

    def _behind_apposition(self, clause: Clause, start: int) -> int:
        """The subject behind what it is said to be ("A long-time member of the party, she ..."), else the start."""
        comma = next((i for i in range(start, start + _LONGEST_INTRO) if clause.word(i) == ","), 0)
        ends = (i for i in range(start + 1, comma) if clause.word(i) in self._prepositions)
        last = next(ends, comma) - 1
        verbal = any(self._is_verb(clause, at) for at in range(start + 2, last))
        head = "" if verbal else clause.word(last)
        named = head in self._persons or noun_kind(head) == "PERSON"
        return comma + 1 if comma and named and self._begins_subject(clause, comma + 1) else start

    def _is_verb(self, clause: Clause, position: int) -> bool:
        """Whether a word can only be a verb: "numbered 300", "elected its"; not "the RETIRED teacher"."""
        word, following = clause.word(position), clause.word(position + 1)
        past = word.endswith("ed") or word in self._after_noun
        return past and (following in self._determiners or following in POSSESSIVES or following.isdigit())

    def _begins_subject(self, clause: Clause, position: int) -> bool:
        word = clause.word(position)
        if mention := clause.mentions.get(position):
            following = clause.word(position + len(tokenise(mention.surface)))
            within = self._prepositions if self._stands_behind_place(clause, position) else frozenset[str]()
            return mention.kind != "PLACE" or following not in {",", "and", "or", ")", *within}
        timed = any(clause.word(position + step) in self._time_words for step in range(1, 6))
        return word in SUBJECTS or word in POSSESSIVES or (word in self._determiners and not timed)

    @staticmethod
    def _stands_behind_place(clause: Clause, position: int) -> bool:
        """Whether what stands behind a comma follows a place: "England" of "In Leeds, England in 1974, ..."."""
        places = ((at, mention) for at, mention in clause.mentions.items() if mention.kind == "PLACE")
        return any(at + len(tokenise(mention.surface)) == position - 1 for at, mention in places)

    def is_fragment(self, clause: Clause) -> bool:
        """A heading or list entry, which has no subject: nothing in lower case but small words."""
        plain = [t for t in clause.tokens if t.is_word and t.text.islower() and t.lower not in self._small]
        return not plain or (
            len(clause.tokens) < 6
            and clause.tokens[-1].start > clause.tokens[-1 - (len(clause.tokens) > 1)].end
            and clause.word(clause.subject) not in SUBJECTS
        )

    def is_pleonastic(self, clause: Clause) -> bool:
        """Whether the "it" in the place of the subject stands for nothing ("It is said that", "It rained")."""
        following = clause.word(clause.subject + 1)
        if following in self._pleonastic_verbs or clause.tokens[clause.subject].lower != "it":
            return True
        ahead = [clause.word(clause.subject + step) for step in range(2, 6)]
        if following in {"is", "was", "has", "had", "will", "would", "may", "might"}:
            plain = [word for word in ahead if word not in self._between and not word.endswith("ly")]
            return "that" in ahead or (bool(plain) and plain[0] in self._pleonastic)
        return False
