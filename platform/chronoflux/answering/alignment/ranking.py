"""The likeliest of several possible answers, against the chance that none of them is one.

A listwise logistic model: an answer's odds are exp(weights · signs), those of there being no answer 1. What several
sentences say counts together. The weights of `weights.toml` come from small texts with free questions.
"""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from chronoflux.answering.alignment.lines import Line

Signs = dict[str, float]


@dataclass(frozen=True, slots=True)
class Option:
    """A possible answer, where it stands, and what speaks for it."""

    answer: str
    key: str
    """What it means: the same for "Lee" and "Ann Lee"."""
    line: Line
    start: int
    end: int
    signs: Signs


@dataclass(frozen=True, slots=True)
class Choice:
    """The likeliest option, and its chance to be right."""

    option: Option
    chance: float
    lead: float
    """How many times as likely it is as the next one."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each sign of a slot weighs, and the least chance and the least lead that answer."""

    signs: Mapping[str, float]
    least: float
    lead: float


@lru_cache(maxsize=1)
def load_weights() -> dict[str, Weights]:
    """The weights of each slot."""
    text = files("chronoflux.answering.alignment").joinpath("weights.toml").read_text("utf-8")
    return {slot: Weights(table["signs"], table["least"], table["lead"]) for slot, table in tomllib.loads(text).items()}


def choose(options: Sequence[Option], weights: Weights) -> Choice | None:
    """The option whose meaning has the greatest chance, worded as by its best mention; None without options."""
    if not options:
        return None
    worth = [sum(weights.signs.get(name, 0.0) * value for name, value in option.signs.items()) for option in options]
    top = max(0.0, *worth)
    odds = [math.exp(each - top) for each in worth]
    total = sum(odds) + math.exp(-top)
    mass: dict[tuple[str, str], float] = defaultdict(float)
    for option, chance in zip(options, odds, strict=True):
        mass[option.line.document, option.key] += chance / total
    best = max(range(len(options)), key=lambda i: (round(mass[options[i].line.document, options[i].key], 9), worth[i]))
    option = options[best]
    chance, *rest = sorted(mass.values(), reverse=True)
    return Choice(option, chance, chance / rest[0] if rest else math.inf)
