"""The prompt files, one per task and language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files


@lru_cache
def load_prompt(task: str, language: str) -> str:
    """The template of a task ("time_cot") in a language; English for a language that has none."""
    name = f"{task}_{'it' if language.startswith('it') else 'en'}.txt"
    return files("chronoflux.llm").joinpath("prompts", name).read_text("utf-8")
