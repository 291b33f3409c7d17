"""Whom a text goes on about behind a sentence on somebody's kin: "His brother Owen had drowned there. He ..."."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.language.discourse import Discourse
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token


class SidePersons:
    """Says who stays spoken of where a sentence is about a person whom it names only as another's."""

    def __init__(self, discourse: Discourse, language: str) -> None:
        """Know who was spoken of by one document's discourse."""
        self._discourse = discourse
        self._dying = words(language, "dying_verbs")
        self._before = words(language, "pluperfect_auxiliaries")
        self._back = words(language, "pronouns_back")

    def topic(self, tokens: Sequence[Token], subject: Referent, objects: Sequence[Token]) -> Referent | None:
        """Who a pronoun in the next sentence may stand for; None where it may only be the subject.

        Whom the sentence tells the death or an earlier past of, or what he did to the one spoken of before, leaves that
        one in sight ("Il figlio gli succedette. Morì nel 1925"); otherwise nobody can say which of the two is meant.

        Args:
            tokens: the sentence.
            subject: whom it is about.
            objects: its words among which a pronoun for the one spoken of before may stand.
        """
        before = self._discourse.person_at_hand
        if before is None or before.name == subject.name or not subject.is_person:
            return None
        past = (token.lower in self._dying | self._before for token in tokens)
        if any(past) or any(token.lower in self._back for token in objects):
            return before
        alike = None in (before.gender, subject.gender) or before.gender == subject.gender
        return Referent("", "PERSON", subject.gender, nameless=True) if alike else None
