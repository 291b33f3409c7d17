"""Italian: definite nouns in the place of a subject, "il ministro", "i due", "quest'ultimo", "la moglie"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chronoflux.language.discourse import Discourse
from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.reading import Edit, Reading, is_inside
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token
from chronoflux.model import Mention

_ARTICLES = frozenset({"il", "lo", "la", "l", "i", "gli", "le"})
_SINGULAR = frozenset({"il", "lo", "la", "l"})
_JOINTS = frozenset({";", "e", "ed", "ma", "mentre"})


class ItalianDefinites:
    """Says what the definite nouns of one document mean."""

    def __init__(self, discourse: Discourse, verbs: ItalianVerbs) -> None:
        """Name things as the document's discourse does."""
        self._discourse = discourse
        self._verbs = verbs
        self._prepositions = words("it", "prepositions")
        self._ends = words("it", "adverbs") | words("it", "clitics")
        self._latter = words("it", "latter_words")

    def read(self, tokens: Sequence[Token], mentions: dict[int, Mention], subject: int) -> Reading | None:
        """Read "Il ministro ..." when one referent fits."""
        if not self._is_noun_phrase(tokens, mentions, subject):
            return None
        behind = mentions.get(subject + 3)
        if behind is not None and behind.kind == "PERSON" and self._verbs.is_copula(tokens[subject + 2].lower):
            return Reading((), self._discourse.referent(behind.name))  # "Il direttore fu Ugo Sala"
        antecedent = self._meant(tokens, subject)
        if antecedent is None or antecedent.name in {mention.name for mention in mentions.values()}:
            return None
        return Reading((_edit(tokens, subject, antecedent),), antecedent)

    def later(
        self,
        tokens: Sequence[Token],
        mentions: dict[int, Mention],
        quoted: Sequence[tuple[int, int]],
        reading: Reading,
    ) -> Iterator[Edit]:
        """Name what definite nouns mean that open a later clause ("mentre LA MOGLIE tornò", "; LA DITTA chiuse")."""
        named = {mention.name for mention in mentions.values()} | {edit.of.name for edit in reading.edits if edit.of}
        edited = max((edit.end for edit in reading.edits), default=0)
        for at in range(1, len(tokens) - 2):
            joined = tokens[at - 1].lower in _JOINTS and tokens[at].start >= edited
            if not joined or is_inside(tokens[at].start, quoted) or not self._is_noun_phrase(tokens, mentions, at):
                continue
            spouse = self._discourse.spouse(tokens[at + 1].lower, reading.subject)
            meant = spouse or self._meant(tokens, at)
            if meant and meant.name not in named:
                yield _edit(tokens, at, meant)

    def _meant(self, tokens: Sequence[Token], position: int) -> Referent | None:
        """What an article and the noun behind it mean."""
        noun = tokens[position + 1].lower
        if noun in self._latter and tokens[position].lower not in _ARTICLES:
            return self._discourse.last_named()
        if pair := self._discourse.pair(tokens[position + _counts(tokens, position) + 1].lower):
            return pair
        if _counts(tokens, position):
            return None
        return self._discourse.described(noun) if tokens[position].lower in _SINGULAR else None

    def _is_noun_phrase(self, tokens: Sequence[Token], mentions: dict[int, Mention], position: int) -> bool:
        """Whether an article opens a noun phrase of two words."""
        latter = tokens[position].lower in {"quest", "questo", "questa"}
        if not (latter or tokens[position].lower in _ARTICLES) or position + 2 >= len(tokens):
            return False
        position += _counts(tokens, position)
        if position + 2 >= len(tokens):
            return False
        following = tokens[position + 2]
        if following.lower in self._prepositions or position + 2 in mentions or position + 1 in mentions:
            return False
        return following.lower in self._ends or following.text == "," or self._verbs.is_finite(following.text)


def _edit(tokens: Sequence[Token], position: int, who: Referent) -> Edit:
    name = who.name[0].upper() + who.name[1:] if tokens[position].text[0].isupper() else who.name
    return Edit(tokens[position].start, tokens[position + _counts(tokens, position) + 1].end, name, who)


def _counts(tokens: Sequence[Token], position: int) -> int:
    """1 where "due" stands between an article and its noun ("i due soci acquistarono"), else 0."""
    counted = tokens[position + 1].lower == "due" and position + 3 < len(tokens)
    return int(counted and tokens[position + 2].lower in words("it", "pair_nouns"))
