"""The words of a language by which states, lines and clauses are read: resources/states_<language>.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def word_table(language: str) -> dict[str, Any]:
    """The whole table of a language, read once.

    Args:
        language: "en" or "it"; a region is ignored.

    Raises:
        FileNotFoundError: the language has no resource file.
    """
    path = files("chronoflux.loaders.resources").joinpath(f"states_{language[:2]}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
