"""What the headings, columns and labels of a language say of a document's subject."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from chronoflux.loaders.grammar_files import load_grammar
from chronoflux.loaders.state_values import head_of
from chronoflux.loaders.word_tables import word_table

_BREAK = "\n  "
_LONGEST_OFFICE = 4
"""Words of the longest office that is a column's name."""
_NAMELESS = re.compile(r"[\W\d_]*|\([^()]*\)|\d+(?:st|nd|rd|th|[°ºª])")


@dataclass(frozen=True, slots=True)
class Sections:
    """What the headings of a language mean."""

    headings: dict[str, re.Pattern[str]]
    columns: dict[str, re.Pattern[str]]
    labels: dict[tuple[str, str], re.Pattern[str]]
    """Effect and relation -> labels that say so by themselves."""
    skipped: re.Pattern[str]
    first: re.Pattern[str]
    """A column that says since when."""
    last: re.Pattern[str]
    """A column that says until when."""
    holders: re.Pattern[str]
    """A column that says who or what its row is about."""
    figures: re.Pattern[str]
    """A column that counts or numbers things: no figure in it is a year."""
    years: re.Pattern[str]
    """A column of mere years."""
    nobody: re.Pattern[str]
    """A word for nobody in a cell."""


def is_skipped(heading: str, language: str) -> bool:
    """Whether the section under a heading states no facts of its own (references, links)."""
    return load_sections(language[:2]).skipped.fullmatch(heading.strip()) is not None


def heading_relation(heading: str, language: str) -> str | None:
    """The relation that the items under a heading have to the document's subject."""
    for relation, pattern in load_sections(language[:2]).headings.items():
        if pattern.fullmatch(heading.strip()):
            return relation
    offices = load_grammar(language[:2]).nouns["office"]
    return "position" if heading and offices.fullmatch(heading.strip()) else None


def column_relation(name: str, language: str) -> str | None:
    """The relation that the cells of a column have to the document's subject."""
    return next(
        (each for each, names in load_sections(language[:2]).columns.items() if names.fullmatch(name.strip())), None
    )


def is_office(name: str, language: str) -> bool:
    """Whether a column is called by an office itself ("Harbour master"), not by a mere word for one ("Post")."""
    grammar = load_grammar(language[:2])
    words = re.findall(r"\w+", head_of(name.partition("(")[0], grammar))
    if not words or len(words) > _LONGEST_OFFICE or column_relation(name, language):
        return False
    head = words[0] if grammar.noun_first else words[-1]
    return grammar.nouns["office"].fullmatch(head) is not None and not (words[1:] and head.lower().endswith("ship"))


def as_value(office: str) -> str:
    """An office as it stands in running text: "Harbour master" is "harbour master", and CEO is CEO."""
    return office[0].lower() + office[1:] if office[1:2].islower() else office


def names_nobody(cell: str, language: str) -> bool:
    """Whether a cell names nothing: marks, figures, a mere remark in brackets, a word for nobody."""
    return _NAMELESS.fullmatch(cell) is not None or load_sections(language[:2]).nobody.fullmatch(cell) is not None


@cache
def load_sections(language: str) -> Sections:
    """What the headings of a language mean, read once."""
    table = word_table(language)
    tail = table["sections"]["tail"]
    headings = {
        name: re.compile(rf"(?:.*\s)?(?:{''.join(text.split(_BREAK))})(?:\s+(?:{tail})\b.*|\s*\(.*\))?", re.IGNORECASE)
        for name, text in table["list_headings"].items()
    }
    columns = {name: re.compile(text, re.IGNORECASE) for name, text in table["columns"].items()}
    labels = {
        (effect, relation): re.compile(text, re.IGNORECASE)
        for effect, relations in table["labels"].items()
        for relation, text in relations.items()
    }
    names = ("skipped", "first", "last", "holders", "figures", "years", "nobody")
    single = {name: re.compile(table["sections"][name], re.IGNORECASE) for name in names}
    return Sections(headings, columns, labels, **single)
