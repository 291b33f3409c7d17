"""Text typed by people, made safe for Lucene. Every operator is neutralised; words stay words."""

from __future__ import annotations

import re

_WORD = re.compile(r"\w+")
_MAX_TERMS = 200
"""Lucene refuses more than 1024 clauses."""


def lucene_query(text: str, collection: str, *, field: str = "text", required: bool = False) -> str | None:
    """A query for one collection that matches any of the words, or all of them.

    Terms are lower-cased, so that AND, OR and NOT are words like any other; "NATO" still matches, since the analysers
    fold case. What is not a letter, digit or underscore separates words, so no operator survives.

    Args:
        text: anything.
        collection: the tenant; a required clause that scores nothing, so that other tenants' sizes move no score. Hits
            are to be checked against it again, as analysers fold it.
        field: the indexed property to search.
        required: whether every word must occur.

    Returns:
        None when the text holds no searchable word.
    """
    terms = list(dict.fromkeys(_WORD.findall(text.lower())))[:_MAX_TERMS]
    if not terms:
        return None
    sign = "+" if required else ""
    tenant = " ".join(_WORD.findall(collection.lower()))
    scope = f'+collection:"{tenant}"^0 ' if tenant else ""
    clauses = " ".join(f'{sign}{field}:"{term}"' for term in terms)
    return f"{scope}+({clauses})"
