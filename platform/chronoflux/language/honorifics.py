"""What stands before a person's name to honour it: "Rev. Thomas Kell", "Prof.ssa Ida Moro"."""

from __future__ import annotations

from chronoflux.language.resources import words


def without_honorifics(name: str, language: str) -> str:
    """A name without the titles before it; at least its last word stays, and so does an initial.

    Args:
        name: a name as a text has it.
        language: "en", "en-GB" or "it".
    """
    titles = words(language, "honorifics") | words(language, "titles")
    parts = name.split()
    while len(parts) > 1 and len(parts[0].rstrip(".")) > 1 and parts[0].lower().rstrip(".") in titles:
        parts = parts[1:]
    return " ".join(parts)
