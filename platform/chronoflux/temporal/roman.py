"""Roman numerals."""

from __future__ import annotations

import re

_ROMAN = re.compile(r"(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})\Z")
_ROMAN_YEAR = re.compile(r"(?=.{4,15}\Z)M{1,2}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\Z")
ROMAN_LETTERS = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
"""The value of each letter."""


def roman(word: str) -> int | None:
    """The value of a Roman numeral up to 39; None for any other word."""
    return _value(word) if _ROMAN.match(word) else None


def roman_year(word: str) -> int | None:
    """The year that a long Roman numeral states (MCMXCIV); None for any other word."""
    return _value(word) if _ROMAN_YEAR.match(word) else None


def _value(word: str) -> int:
    values = [ROMAN_LETTERS[letter] for letter in word]
    following = [*values[1:], 0]
    return sum(-value if value < after else value for value, after in zip(values, following, strict=True))
