"""When two spellings are one name: the key of an entity."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from chronoflux.language.resources import LANGUAGES, words

_DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")
_APOSTROPHES = re.compile("[\u2018\u2019\u02bc\u02b9\u2032\u0060\u00b4\uff07]")
_EDGES = "\"'\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a \t\n,;:!?"
_POSSESSIVE = re.compile(r"(?:\s?'s|(?<=s)')\Z")
_ARTICLE = re.compile(r"\A(?:(?:the|an?|il|lo|la|i|gli|le|un|uno|una)\s+|(?:l|un)'\s*)(?=\S{4}|\S+\s)")
"""Kept before a very short word: "The Who" is not "WHO"."""
_LOOSE_MARKS = re.compile(r"\s*([-/])\s*|\s+(?=[.,)])|(?<=\()\s+")
_DISAMBIGUATOR = re.compile(r"(?<=\S)\s*\([^()]*\)\s*\Z")


@lru_cache(maxsize=65536)
def normalise_name(name: str) -> str:
    """The key under which an entity is stored; names with one key are one entity.

    Compatibility forms, case, blanks, dash and apostrophe variants, surrounding quotes, a leading article and a final
    possessive do not tell names apart. Accents and digits do ("ASR1603" and "ASR1605" stay two), and so does a
    disambiguator in parentheses: "Mercury (planet)" is not "Mercury (element)"; bare_title drops it on purpose.
    Idempotent. A name of marks only is its own key.
    """
    text = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    text = _LOOSE_MARKS.sub(r"\1", " ".join(_APOSTROPHES.sub("'", _DASHES.sub("-", text)).split()))
    previous = None
    while text != previous:
        previous = text
        text = _ARTICLE.sub("", _POSSESSIVE.sub("", text.strip(_EDGES)), count=1)
    return text or name.strip()


def bare_title(title: str) -> str:
    """A page's title without what only tells it from others, the name that texts use.

    "Condor ( airline )" -> "Condor", "Robert III, Count of Dreux" -> "Robert III"; "2nd Earl" stays, as it tells twins
    apart, and so does the place in "Paris, Texas".
    """
    bare = _DISAMBIGUATOR.sub("", title).strip()
    head, comma, rest = bare.partition(",")
    role = rest.split()[0].lower() if rest.split() else ""
    if comma and head.strip() and any(role in words(language, "role_cues") for language in LANGUAGES):
        bare = head.strip()
    return bare or title.strip()
