"""Whether a title is a name, of which a text then tells, or a headline, which names nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from chronoflux.language.definitions import noun_kind
from chronoflux.language.dropped import opens_without_subject
from chronoflux.language.italian_verbs import ItalianVerbs
from chronoflux.language.keys import bare_title
from chronoflux.language.noun_families import has_family
from chronoflux.language.participles import opening_participles
from chronoflux.language.resources import LANGUAGES, words

BREAK = re.compile(r"\s+[–—|·-]\s+|:\s+|,\s+(?=[a-zà-ÿ])")
"""What parts a title: "Minutes – Penhallow Rowing Club"."""
FULL_NAME = 2
"""Words of the shortest full name."""
_LONGEST_WORD = 40
_LONGEST_ARTICLE = 3
"""Letters of the longest word with a capital that may stand before a name and not belong to it: "The", "La"."""
_POSSESSIVE = re.compile(r"['’]s\b")
_IT_IS = "è"
_BODIES = frozenset({"ORG", "PLACE", "WORK"})
_CUED = ("organisation", "place", "event")


def may_be_name(title: str, text: str) -> bool:
    """Whether a title may name something: written as names are, headed by the noun of a body, or so in the text.

    So too before a text that leaves out its subject, which is then what the title names.
    """
    own = re.findall(r"[^\W_]+", _POSSESSIVE.sub("", bare_title(title)))
    if own and own[0].islower() and any(own[0] in words(each, "prepositions") for each in LANGUAGES):
        return False
    led = len(own) > 1 and any(own[0].lower() in words(each, "articles") for each in LANGUAGES)
    own = own[1:] if led and own[1].islower() else own
    kinds = {own[0].lower(), own[-1]} if own else set()
    if BREAK.search(title) or not own or any(kinds & words(each, "text_kinds") for each in LANGUAGES):
        return False
    small = [word for word in own if word[0].islower()]
    if all(word in name_links() for word in small) or is_name_in(title, text):
        return True
    if not led and _is_headline(own):
        return False
    heads = own[:1] if not name_links().isdisjoint(small) else (*own[:1], *own[-1:])
    headed = any(_is_body(word.lower()) for word in heads)
    unsaid = own[0][0].isupper() and not _tells(own) and opens_without_subject(text)
    return (headed and (own[0][0].isupper() or (led and _is_noun_of_name(own)))) or unsaid


def _is_noun_of_name(own: Sequence[str]) -> bool:
    """Whether the words behind an article are a noun and what tells it from others: "mill of Quarr"."""
    if not any(word[0].isupper() for word in own):
        return False
    described = len(own) > FULL_NAME and own[2] in name_links() and not ItalianVerbs().is_finite(own[1])
    return own[1][0].isupper() or own[1] in name_links() or (described and own[1] not in words("en", "after_noun"))


def _is_headline(own: Sequence[str]) -> bool:
    """Whether the words of a title tell news: "Council votes to save the lido", "È morta la maestra Zanardi".

    A word in lower case that ends in a consonant, right behind the first, is an English verb: Italian adjectives end in
    vowels, and English names have a link there ("Museum of").
    """
    if any(word in words(each, "headline_words") for each in LANGUAGES for word in own[1:]):
        return True
    verb = len(own) > 1 and own[1].islower() and own[1] not in name_links() and own[1][-1] not in "aeiouàèéìòù"
    follows = len(own) > FULL_NAME and own[2] not in name_links() | words("en", "prepositions")
    return (verb and follows) or own[0].lower() == _IT_IS


def _tells(own: Sequence[str]) -> bool:
    """Whether the words of a title are a headline: a verb and what it tells of ("Riapre il cinema Aurora")."""
    if len(own) < FULL_NAME or own[1] not in words("it", "articles"):
        return False
    return ItalianVerbs().is_finite(own[0]) or own[0].lower() in opening_participles("it")


def _is_body(noun: str) -> bool:
    cued = any(noun in words(language, f"{kind}_cues") for language in LANGUAGES for kind in _CUED)
    return cued or noun_kind(noun) in _BODIES or has_family([noun])


@cache
def name_links() -> frozenset[str]:
    """Words in lower case inside names: "of", "della"."""
    return frozenset().union(*(words(each, "particles") | words(each, "articles") for each in LANGUAGES))


def is_name_in(title: str, text: str) -> bool:
    """Whether a text has a title with a capital, and not as a part of a longer name: "Penhallow Rowing Club"."""
    for found in re.finditer(rf"\b{re.escape(title)}\b", text, re.IGNORECASE):
        before = text[max(0, found.start() - _LONGEST_WORD) : found.start()]
        word = before.split()[-1] if before.endswith(" ") and before.strip() else ""
        longer = word.isalpha() and word[0].isupper() and len(word) > _LONGEST_ARTICLE
        if found[0][0].isupper() and not longer:
            return True
    return False
