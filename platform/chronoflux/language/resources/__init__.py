"""Word lists per language. A language is one TOML file: topic -> words, as one blank-separated string or a list."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

DEFAULT_LANGUAGE = "en"
LANGUAGES = ("en", "it")


def base_language(language: str) -> str:
    """The language whose resources serve a tag: "en-GB" -> "en"; English for a language without a file."""
    base = language[:2].lower()
    return base if base in LANGUAGES else DEFAULT_LANGUAGE


def words(language: str, topic: str) -> frozenset[str]:
    """The words of one topic of a language.

    Raises:
        KeyError: the topic does not exist, a mistake in this package.
    """
    return _load(base_language(language))[topic]


def given_names(gender: str) -> frozenset[str]:
    """Given names, lower case, that tell a gender: "male" or "female"."""
    return _load("given_names")[gender]


@cache
def _load(name: str) -> dict[str, frozenset[str]]:
    table = tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    return {topic: frozenset(entry.split() if isinstance(entry, str) else entry) for topic, entry in table.items()}
