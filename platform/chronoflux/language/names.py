"""The key of an entity, and the one name a document uses for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from chronoflux.model import Sentence

_DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")
_APOSTROPHES = re.compile("[\u2018\u2019\u02bc\u02b9\u2032\u0060\u00b4\uff07]")
_QUOTES = '"\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a'
_EDGES = _QUOTES + " \t\n,;:.!?"
_POSSESSIVE = re.compile(r"(?:\s?'s|(?<=s)')\Z")
_ARTICLE = re.compile(r"(?:the|an?|il|lo|la|i|gli|le|un|uno|una)\s+|(?:l|un)'\s*", re.IGNORECASE)
_DISAMBIGUATOR = re.compile(r"(?<=\S)\s*\([^()]*\)\Z")


def normalise_name(name: str) -> str:
    """The key under which an entity is stored; names with one key are one entity.

    Compatibility forms, case, inner blanks, dash and apostrophe variants, surrounding quotes, a leading article and a
    final possessive do not tell names apart; accents and digits do ("ASR1603" and "ASR1605" stay two). A disambiguator in
    parentheses is kept: "Mercury (planet)" is not "Mercury (element)".
    """
    text = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    text = _APOSTROPHES.sub("'", _DASHES.sub("-", text))
    text = re.sub(r"\s*-\s*", "-", " ".join(text.split())).strip(_EDGES)
    text = _POSSESSIVE.sub("", text).strip(_EDGES)
    shorter = _ARTICLE.sub("", text, count=1) if _ARTICLE.match(text) else text
    return shorter or text or name.strip()


def merge_aliases(sentences: Sequence[Sentence], title: str) -> tuple[Sentence, ...]:
    """The sentences, each mention's `name` set to the document-wide form."""
    names = {title, *(mention.name for sentence in sentences for mention in sentence.mentions)}
    longer: dict[str, set[str]] = {}
    for name in names:
        parts = _DISAMBIGUATOR.sub("", name).split()
        if len(parts) > 1:
            longer.setdefault(parts[-1], set()).add(name)
    merged = []
    for sentence in sentences:
        mentions = tuple(
            replace(m, name=next(iter(longer[m.name])))
            if len(longer.get(m.name, ())) == 1 and m.kind == "PERSON"
            else m
            for m in sentence.mentions
        )
        merged.append(replace(sentence, mentions=mentions))
    return tuple(merged)
