"""A short answer as the documents write it out: an acronym by its name, a surname by the whole name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from chronoflux.answering.candidates import RUN
from chronoflux.model import Evidence

_ACRONYM = re.compile(r"[A-ZÀ-Þ][A-ZÀ-Þ.&]{1,7}")


def written_out(text: str, document: str, evidence: Iterable[Evidence]) -> str:
    """The text as other evidence of its document writes it out, where only one such writing is known.

    "NIH" becomes "National Institute of Health (NIH)", and "Moro" becomes "Ida Moro".
    """
    beside = [item for item in evidence if item.document == document]
    known = _names_of(text, beside) if _ACRONYM.fullmatch(text) else _whole_names(text, beside)
    return known.pop() if len(known) == 1 else text


def _names_of(acronym: str, evidence: Iterable[Evidence]) -> set[str]:
    """The names that an acronym stands behind in brackets."""
    bracketed = re.compile(rf"\s?\(\s?{re.escape(acronym)}\s?\)")
    names = set()
    for item in evidence:
        for found in bracketed.finditer(item.text):
            run = next((run.group() for run in RUN.finditer(item.text) if run.end() == found.start()), None)
            if run is not None and " " in run:
                names.add(f"{run}{found.group()}")
    return names


def _whole_names(surname: str, evidence: Iterable[Evidence]) -> set[str]:
    """The persons whose names end with a single word."""
    if " " in surname:
        return set()
    persons = (part.name for item in evidence for part in item.participants if part.kind == "PERSON")
    return {name for name in persons if name.endswith(f" {surname}")}
