"""The one name that a document uses for each entity in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from chronoflux.language.aliases import Aliases
from chronoflux.language.keys import bare_title, normalise_name
from chronoflux.language.tokens import tokenise
from chronoflux.model import Mention, Sentence

__all__ = ["bare_title", "merge_aliases", "normalise_name"]

_BEFORE = 12
"""Characters before a name that tell who is meant: "signorina "."""
_NEAR = 2
"""How many sentences back a short name shared by several people may still find its bearer."""


def merge_aliases(sentences: Sequence[Sentence], title: str) -> tuple[Sentence, ...]:
    """The sentences with every mention's `name` set to the document-wide form, and names the finder missed added.

    "Lee" becomes "Ann Lee" when Ann Lee is its only bearer in the document, or is its title; "WHO" becomes "World
    Health Organization" after "World Health Organization (WHO)". A short name with several bearers goes to the one
    mentioned in the same or the two preceding sentences if there is exactly one, and is left alone otherwise. Only
    persons' names are shortened, so Boston University and Boston College stay apart. The kind is the commonest among
    the entity's mentions; the title's is what the page defines it to be.

    Args:
        sentences: one document's sentences with their mentions, in order.
        title: the document's title; its disambiguator ("Mercury (planet)") is not part of the name.
    """
    aliases = Aliases(sentences, bare_title(title))
    forms = _by_first_word(aliases.known_forms())
    last_seen: dict[str, int] = {}
    merged: list[Sentence] = []
    for sentence in sentences:
        mentions: list[Mention] = []
        for mention in sorted((*sentence.mentions, *_missed(sentence, forms)), key=lambda each: each.char_start):
            before = sentence.text[: mention.char_start - sentence.char_start][-_BEFORE:]
            known = aliases.resolve(mention, before, partial(_is_near, last_seen, sentence.index))
            last_seen[known.key] = sentence.index
            same = (mention.name, mention.kind) == (known.name, known.kind)
            mentions.append(mention if same else replace(mention, name=known.name, kind=known.kind))
        merged.append(replace(sentence, mentions=tuple(mentions)))
    return tuple(merged)


def _is_near(last_seen: dict[str, int], index: int, key: str) -> bool:
    return key in last_seen and index - last_seen[key] <= _NEAR


def _by_first_word(forms: Sequence[str]) -> dict[str, list[tuple[str, ...]]]:
    """First word -> the forms that begin with it, each as its words, longest first."""
    table: dict[str, list[tuple[str, ...]]] = {}
    for form in forms:
        parts = tuple(token.text for token in tokenise(form))
        table.setdefault(parts[0], []).append(parts)
    for candidates in table.values():
        candidates.sort(key=len, reverse=True)
    return table


def _missed(sentence: Sentence, forms: dict[str, list[tuple[str, ...]]]) -> list[Mention]:
    """Known names in the sentence that no mention covers; "Lees" counts for "Lee": tokenised text drops apostrophes."""
    taken = [(each.char_start - sentence.char_start, each.char_end - sentence.char_start) for each in sentence.mentions]
    tokens = tokenise(sentence.text)
    texts = [token.text for token in tokens]
    found: list[Mention] = []
    position = 0
    while position < len(tokens):
        length = _match_length(texts, position, forms)
        if length:
            start, end = tokens[position].start, tokens[position + length - 1].end
            if all(end <= begin or finish <= start for begin, finish in taken):
                surface = _without_possessive(sentence.text[start:end])
                begin = sentence.char_start + start
                found.append(Mention(surface, surface, "MISC", begin, begin + len(surface)))
        position += length or 1
    return found


def _match_length(texts: list[str], position: int, forms: dict[str, list[tuple[str, ...]]]) -> int:
    if not texts[position][0].isupper():
        return 0  # every form begins with a capital
    head = _without_possessive(texts[position])
    for first in dict.fromkeys((texts[position], head, head.removesuffix("s"))):
        for parts in forms.get(first, ()):
            last = _without_possessive(texts[position + len(parts) - 1]) if position + len(parts) <= len(texts) else ""
            if len(parts) == 1 or (
                texts[position + 1 : position + len(parts) - 1] == list(parts[1:-1]) and last == parts[-1]
            ):
                return len(parts)
    return 0


def _without_possessive(word: str) -> str:
    return word.removesuffix("'s").removesuffix("’s").rstrip("'’")
