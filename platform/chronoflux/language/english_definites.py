"""English: definite nouns in the place of a subject, "the company", "the couple", "the latter", "his widow"."""

from __future__ import annotations

from collections.abc import Iterator

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse
from chronoflux.language.english_clauses import POSSESSIVES, Clause
from chronoflux.language.english_subjects import EnglishSubjects
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words

_JOINTS = frozenset({";", "and", "but", "while"})


class EnglishDefinites:
    """Says what the definite nouns of one document mean."""

    def __init__(self, discourse: Discourse, subjects: EnglishSubjects) -> None:
        """Name things as the document's discourse does."""
        self._discourse = discourse
        self._subjects = subjects
        self._after_noun = words("en", "after_noun")
        self._irregular = words("en", "irregular_pasts")
        self._latter = words("en", "latter_words")
        self._former = words("en", "former_words")

    def read(self, clause: Clause) -> Reading | None:
        """Read "The company ..." when one referent fits; "the company store" is something else."""
        if identified := self._subjects.identified(clause):
            return Reading((), identified)
        position = clause.subject
        if clause.word(position) == "both":
            both = self._discourse.pair("two") if self._ends(clause, position) else None
            return Reading((_edit(clause, position, position, both),), both) if both else None
        if two := self._two(clause, position):
            return two
        noun = clause.word(position + 1)
        owns = position + 1 < len(clause.tokens) and clause.tokens[position + 1].lower != noun
        antecedent = self._meant(clause, position, owns=owns)
        if antecedent is None or antecedent.name in {mention.name for mention in clause.mentions.values()}:
            return None
        if antecedent.name == f"the {noun}":
            return None
        edit = _edit(clause, position, position + 1, antecedent, noun)
        topic = antecedent if owns and not antecedent.is_person else None
        return Reading((edit,), None if owns else antecedent, keeps=owns, topic=topic)

    def spouse(self, clause: Clause, position: int) -> Reading | None:
        """Read "His widow ..." as whom he is told to have married."""
        spouse = self._discourse.spouse(clause.word(position + 1)) if self._ends(clause, position + 1) else None
        return Reading((_edit(clause, position, position + 1, spouse),), spouse) if spouse else None

    def later(self, clause: Clause, subject: Referent | None) -> Iterator[Edit]:
        """Name what definite nouns mean that open a later clause ("..., and THE FIRM closed", "; HIS WIDOW left")."""
        named = {mention.name for mention in clause.mentions.values()} | {subject.name if subject else ""}
        bodies = (at for at, mention in clause.mentions.items() if mention.kind in {"ORG", "MISC"})
        body = min(bodies, default=len(clause.tokens))
        """Where the first thing is named that a noun behind it may rather mean."""
        for position in range(clause.subject + 2, len(clause.tokens) - 2):
            joined = clause.word(position - 1) in _JOINTS and not is_inside(
                clause.tokens[position].start, clause.quoted
            )
            if not joined:
                continue
            word = clause.word(position)
            if word in POSSESSIVES and subject and self._ends(clause, position + 1):
                meant = self._discourse.spouse(clause.word(position + 1), subject)
            else:
                ends = (
                    word == "the"
                    and position < body
                    and clause.tokens[position + 2].is_word
                    and self._ends(clause, position + 1)
                )
                meant = self._meant(clause, position, owns=False) if ends else None
            if meant and meant.name not in named:
                yield _edit(clause, position, position + 1, meant)

    def _meant(self, clause: Clause, position: int, *, owns: bool) -> Referent | None:
        """What "the" and the noun behind it mean, where the noun phrase ends there."""
        noun, discourse = clause.word(position + 1), self._discourse
        loosely = clause.word(position + 2).endswith("s")
        if position + 2 in clause.mentions or not (owns or loosely or self._ends(clause, position + 1)):
            return None
        if loosely and not self._ends(clause, position + 1):
            found = discourse.described(noun)
            sure = noun_kind(noun) in {"PERSON", "ORG"} or (found and found == discourse.title)
            return found if sure else None
        if noun in self._latter | self._former:
            return discourse.last_named(first=noun in self._former)
        return discourse.pair(noun) or discourse.described(noun)

    def _two(self, clause: Clause, position: int) -> Reading | None:
        """Read "The two brothers ..." as the two who were named together."""
        counted = clause.word(position + 1) == "two" and self._ends(clause, position + 2)
        pair = self._discourse.pair(clause.word(position + 2)) if counted else None
        return Reading((_edit(clause, position, position + 2, pair),), pair) if pair else None

    def _ends(self, clause: Clause, position: int) -> bool:
        """Whether a noun phrase ends with a word: what follows is a verb, a mark or an adverb."""
        following = clause.word(position + 1)
        return following in self._after_noun | self._irregular or following.endswith("ed")


def _edit(clause: Clause, first: int, last: int, who: Referent, noun: str = "") -> Edit:
    """Write a name in the place of words; of the last one no more than the noun itself, less a contracted verb."""
    start, end = clause.tokens[first].start, clause.tokens[last].start + len(noun or clause.word(last))
    name = who.name[0].upper() + who.name[1:] if clause.tokens[first].text[0].isupper() else who.name
    return Edit(start, end, name, who)
