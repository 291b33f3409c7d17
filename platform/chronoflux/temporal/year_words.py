"""Years in words, from the number words of a language: "nineteen eighty-four", "millenovecentottantaquattro"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from chronoflux.temporal.tokens import split_words


def year_phrases(
    table: Mapping[str, Any], cardinals: Mapping[str, Sequence[str]]
) -> Iterator[tuple[tuple[str, ...], int]]:
    """The words and value of every year from a stem ("nineteen", "duemila") and a number up to 99.

    Args:
        table: the resource's [year_words]: `joined`, whether stem and number are one word; `stems`, each with its year
            and the smallest number that may follow it.
        cardinals: the resource's number words by value.
    """
    numbers = {int(value): list(words) for value, words in cardinals.items() if int(value) < 100}
    for tens, ones in product(range(20, 100, 10), range(1, 10)):
        if tens + ones not in numbers and tens in numbers:
            numbers[tens + ones] = [f"{ten}{gap}{one}" for ten, one, gap in product(numbers[tens], numbers[ones], " -")]
    for entry in table["stems"]:
        for stem in entry["words"]:
            if entry["least"] == 0:
                yield split_words(stem), entry["year"]
            for number, words in numbers.items():
                if number >= entry["least"]:
                    for phrase in _phrases(stem, words, joined=table["joined"]):
                        yield split_words(phrase), entry["year"] + number


def _phrases(stem: str, words: Sequence[str], *, joined: bool) -> Iterator[str]:
    """A stem and a number put together; two vowels that meet may be written as one ("centottanta")."""
    for word in words:
        yield from [stem + word] if joined else [f"{stem} {word}", f"{stem}-{word}"]
        if joined and stem[-1] == word[0]:
            yield stem[:-1] + word
