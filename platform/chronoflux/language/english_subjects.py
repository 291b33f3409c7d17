"""English: what the subject of a main clause is, a name or a noun."""

from __future__ import annotations

from dataclasses import replace

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse
from chronoflux.language.english_clauses import POSSESSIVES, Clause
from chronoflux.language.gender import noun_gender
from chronoflux.language.noun_families import is_general
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.tokens import tokenise
from chronoflux.model import Mention

_ARTICLES = frozenset({"the", "a", "an"})
_LONGEST_NOUN = 4
"""Words of the longest subject that is no name."""
_LONGEST_TITLE = 3
"""Words of a title before the name that it belongs to ("former head coach Lars Imhoff")."""
_PLACED = frozenset({"at", "in", "of", "near", "on"})
_WRITERS = frozenset({"our", "my"})


class EnglishSubjects:
    """Finds the subjects of one document's clauses."""

    def __init__(self, discourse: Discourse) -> None:
        """Name them as the document's discourse does."""
        self._discourse = discourse
        self._prepositions = words("en", "prepositions")
        self._humans = words("en", "human_nouns")
        self._titles = words("en", "honorifics") | words("en", "person_nouns")
        self._after_noun = words("en", "after_noun")
        self._ranks = words("en", "rank_words")
        self._copulas = words("en", "copulas")

    def mention(self, clause: Clause) -> Mention | None:
        """The name that the main clause opens with, behind an article and a noun perhaps ("The ferry Lady Anselm")."""
        found = self._opening_name(clause)
        return None if found and self._describes(clause, found) else found

    def _opening_name(self, clause: Clause) -> Mention | None:
        start = clause.subject + (clause.word(clause.subject) in {"the", "a", "an", *POSSESSIVES, *_WRITERS})
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

    def named(self, clause: Clause, mention: Mention) -> Referent | None:
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
        """Who is named after what he is to the owner: "Thole's nephew Edmund", "Steen's deputy , Ann Lee ,"."""
        reach = range(owner + 1, owner + 2 + _LONGEST_TITLE + len(tokenise(clause.mentions[owner].surface)))
        named = next((i for i in reach if i in clause.mentions), None)
        apposed = (
            named is not None and clause.word(named - 1) == "," and clause.word(self._behind(clause, named)) == ","
        )
        if named is None or clause.word(named - 1 - apposed) not in self._humans | self._titles:
            return None
        return replace(self._discourse.referent(clause.mentions[named].name), kind="PERSON")

    def noun(self, clause: Clause) -> Referent | None:
        """What the subject is, where it is no name: "The old MILL was ..."; a person only on pages about no person."""
        if clause.word(clause.subject) not in _ARTICLES:
            return None
        reach = range(clause.subject + 1, min(len(clause.tokens), clause.subject + 2 + _LONGEST_NOUN))
        end = next((at for at in reach if at > clause.subject + 1 and self._ends_noun(clause, at)), None)
        comma = next((at for at in reach if clause.word(at) == ","), None)
        end = min((at for at in (end, comma) if at is not None), default=None)
        words_in = [clause.word(at) for at in range(clause.subject + 1, end or 0)]
        kind = noun_kind(words_in[-1]) if words_in else None
        plain = all(word.isalpha() for word in words_in) and not any(
            at in clause.mentions for at in reach[: len(words_in)]
        )
        general = bool(words_in) and is_general(words_in[-1])
        about_person = self._discourse.title is not None and self._discourse.title.is_person
        if not (general or kind) or (kind == "PERSON" and about_person) or not plain:
            return None
        place = self._place_behind(clause, end or 0)
        placed = f" {clause.word(end or 0)} {place.surface}" if place else ""
        return Referent(
            f"the {' '.join(words_in)}{placed}",
            kind or "MISC",
            noun_gender(words_in[-1], "en") if kind == "PERSON" else None,
            nameless=True,
            lead=place.name if place else "",
        )

    def _place_behind(self, clause: Clause, end: int) -> Mention | None:
        """The name by which a noun is told from others: "the bridge at COLNE FERRY was"."""
        mention = clause.mentions.get(end + 1) if clause.word(end) in _PLACED else None
        behind = self._behind(clause, end + 1) if mention else 0
        verbal = clause.word(behind) in self._after_noun or clause.word(behind).endswith("ed")
        return mention if mention and verbal else None

    def _ends_noun(self, clause: Clause, position: int) -> bool:
        """Whether a noun phrase ends before a word: a verb, or a preposition."""
        word, following = clause.word(position), clause.word(position + 1)
        goes_on = following in self._prepositions or following in _ARTICLES or following in POSSESSIVES
        stands = word.endswith("s") and noun_kind(clause.word(position - 1)) and goes_on
        return word in self._after_noun | self._prepositions or word.endswith("ed") or bool(stands)

    @staticmethod
    def _behind(clause: Clause, position: int) -> int:
        """The position right behind the name that begins at one."""
        return position + len(tokenise(clause.mentions[position].surface))

    def identified(self, clause: Clause) -> Referent | None:
        """Who "the director" or "its first rector" is said to be: "The director has been Amara Okafor"."""
        position = clause.subject + 2
        ranked = clause.word(clause.subject) in POSSESSIVES and clause.word(position - 1) in self._ranks
        position += ranked and clause.word(position) not in self._copulas
        if clause.word(position - 1).endswith("s") and not clause.word(position - 1).endswith("ss"):
            return None  # "His parents were"
        first = position
        while clause.word(position) in self._copulas:
            position += 1
        mention = clause.mentions.get(position) if position > first else None
        return self._discourse.referent(mention.name) if mention and mention.kind != "MISC" else None
