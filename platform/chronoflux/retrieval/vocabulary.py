"""The words by which texts of every language speak of a relation and its values; a question may be in another."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from chronoflux.retrieval.agreement import canonical_words, fold

_LANGUAGES = ("en", "it")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Word lists by relation; the files `resources/words_*.toml` explain each table."""

    spoken: dict[str, frozenset[str]]
    lead_ins: dict[str, frozenset[str]]
    apt: dict[str, frozenset[str]]
    qualifiers: frozenset[str]
    leading: frozenset[str]
    heads: frozenset[str]
    """Offices, as canonical words, whose holder is at the head; and in `led` those whose holder is not."""
    led: frozenset[str]

    def speaks_of(self, relation: str | None, text: str) -> bool:
        """Whether a text has a word for this relation."""
        return not self.spoken.get(relation or "", frozenset()).isdisjoint(fold(text).split())

    def is_apt(self, relation: str | None, text: str) -> bool:
        """Whether a text has a word that the values of this relation often carry: "University" for an education."""
        return not self.apt.get(relation or "", frozenset()).isdisjoint(fold(text).split())

    def leads_in(self, relation: str | None, words: list[str]) -> bool:
        """Whether one of the words usually stands right before a value of this relation."""
        return not self.lead_ins.get(relation or "", frozenset()).isdisjoint(words)


@lru_cache(maxsize=1)
def load_vocabulary() -> Vocabulary:
    """The vocabulary, read once."""
    folder = files("chronoflux.retrieval").joinpath("resources")
    tables = [tomllib.loads(folder.joinpath(f"words_{language}.toml").read_text("utf-8")) for language in _LANGUAGES]

    def by_relation(name: str) -> dict[str, frozenset[str]]:
        relations = sorted({relation for table in tables for relation in table[name]})
        return {relation: _words(table[name].get(relation, "") for table in tables) for relation in relations}

    return Vocabulary(
        spoken=by_relation("spoken"),
        lead_ins=by_relation("lead_ins"),
        apt=by_relation("apt"),
        qualifiers=_words(table["offices"]["qualifiers"] for table in tables),
        leading=_words(table["offices"]["leading"] for table in tables),
        heads=frozenset(canonical_words(" ".join(table["offices"]["heads"] for table in tables))),
        led=frozenset(canonical_words(" ".join(table["offices"]["led"] for table in tables))),
    )


def _words(lists: Iterable[str]) -> frozenset[str]:
    return frozenset(word for words in lists for word in fold(words).split())
