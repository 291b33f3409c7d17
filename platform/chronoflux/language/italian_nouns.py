"""Italian: subjects that are no names: "il vecchio mulino", "il ponte di Valdobbia", "i francesi"."""

from __future__ import annotations

from collections.abc import Sequence

from chronoflux.language.definitions import noun_kind
from chronoflux.language.discourse import Discourse
from chronoflux.language.gender import Gender
from chronoflux.language.italian_openings import Opening
from chronoflux.language.noun_families import is_general
from chronoflux.language.referents import Referent
from chronoflux.language.resources import words
from chronoflux.language.tokens import Token
from chronoflux.model import Mention

_LONGEST_NOUN = 6
"""Words of the longest subject that is no name."""
_SINGULAR = frozenset({"il", "lo", "la", "l", "un", "uno", "una"})


class ItalianNouns:
    """Takes the nouns that are subjects for what may be spoken of again."""

    def __init__(self, discourse: Discourse) -> None:
        """Read against one document's discourse."""
        self._discourse = discourse
        self._genitives = {link.rstrip("'") for link in words("it", "genitives")}

    def subject(
        self, text: str, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening
    ) -> Referent | None:
        """The subject of a sentence as a noun, in the singular or the plural."""
        return self._noun(text, tokens, mentions, opening) or self._several(tokens, opening)

    def _noun(
        self, text: str, tokens: Sequence[Token], mentions: dict[int, Mention], opening: Opening
    ) -> Referent | None:
        """The thing or body that the subject is, where it is no name: "La FABBRICA di mattoni aprì"."""
        subject = opening.subject or 0
        end = next((at for at in range(subject, opening.start) if tokens[at].text == ","), opening.start)
        phrase = tokens[subject:end]
        named = [at for at in range(subject, end) if at in mentions]
        if not 1 < len(phrase) <= _LONGEST_NOUN or not all(token.is_word for token in phrase):
            return None
        place = mentions[named[0]] if named else None
        if place and (place.kind == "PERSON" or len(named) > 1 or tokens[named[0] - 1].lower not in self._genitives):
            return None  # "il ponte di Valdobbia" is told from others by its place
        kind = noun_kind(phrase[1].lower)
        article = phrase[0].lower
        if kind == "PERSON" and self._discourse.title is not None and self._discourse.title.is_person:
            return None
        sort = kind or ("MISC" if is_general(phrase[1].lower) else "")
        if not sort or article not in _SINGULAR or self._discourse.is_about_title_person:
            return None
        name = text[phrase[0].start : phrase[-1].end]
        gender = Gender.FEMALE if article in {"la", "una"} else Gender.MALE if article != "l" else None
        lead = place.name if place else ""
        return Referent(name[0].lower() + name[1:], sort, gender, nameless=True, lead=lead)

    @staticmethod
    def _several(tokens: Sequence[Token], opening: Opening) -> Referent | None:
        """Those in the plural that the subject is ("i FRANCESI"), whom no verb in the singular goes on with."""
        subject = opening.subject or 0
        if tokens[subject].lower not in words("it", "plural_articles") or not subject < opening.start:
            return None
        name = " ".join(token.text for token in tokens[subject : opening.start])
        return Referent(name[0].lower() + name[1:], "MISC", plural=True, nameless=True)
