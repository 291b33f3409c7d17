"""Which of our languages a text is in."""

from __future__ import annotations

import logging
import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from chronoflux.language.resources import DEFAULT_LANGUAGE, LANGUAGES, words

if TYPE_CHECKING:
    from py3langid.langid import LanguageIdentifier

_SAMPLE = 5_000
_ENOUGH_LETTERS = 60
"""Below this many letters a foreign verdict on a text is not trusted."""
_FOREIGN_AMONG_OURS, _FOREIGN_ALONE = 0.6, 0.4
"""Probabilities above which a question is foreign: with a function word of ours in it, and with none."""
_ENOUGH_PLAIN = 4
"""Letters outside capitalised words that make more of a question than names."""
_ENGLISH_BASED = ("pcm",)
"""Nigerian Pidgin: what English questions about foreign names are taken for."""
_WORD = re.compile(r"[^\W\d_]+")

_logger = logging.getLogger("chronoflux")


def detect_language(text: str) -> str:
    """The language of a text: "en" or "it".

    A text that is plainly in another language warns once per language and is treated as English; a text too short to
    tell goes to the likelier of the two, by its function words first.
    """
    known, ranked = _evidence(text)
    best, probability = ranked[0]
    if best not in LANGUAGES and probability > 0.95 and sum(map(str.isalpha, text[:_SAMPLE])) >= _ENOUGH_LETTERS:
        _warn_foreign("text", best)
        return DEFAULT_LANGUAGE
    return _likelier(known, ranked)


def detect_question_language(text: str) -> str:
    """The language of a question: "en" or "it".

    As detect_language, but a question is too short for it to tell a foreign one: where none of its words is one of our
    function words, less has to speak for another language. Names alone, in capitals, are in no language.
    """
    known, ranked = _evidence(text)
    best, probability = ranked[0]
    plain = "".join(word for word in _WORD.findall(text[:_SAMPLE]) if not word[0].isupper())
    bar = _FOREIGN_AMONG_OURS if any(known.values()) else _FOREIGN_ALONE
    if best not in (*LANGUAGES, *_ENGLISH_BASED) and probability > bar and len(plain) >= _ENOUGH_PLAIN:
        _warn_foreign("question", best)
        return DEFAULT_LANGUAGE
    return _likelier(known, ranked)


def _evidence(text: str) -> tuple[dict[str, int], list[tuple[str, float]]]:
    """The function words of each of our languages in a text, and the probabilities of all languages, highest first."""
    sample = text[:_SAMPLE]
    tokens = sample.lower().split()
    known = {language: sum(token in words(language, "function_words") for token in tokens) for language in LANGUAGES}
    return known, _identifier().rank(sample)


def _likelier(known: dict[str, int], ranked: list[tuple[str, float]]) -> str:
    scores = dict(ranked)
    return max(LANGUAGES, key=lambda language: (known[language], scores.get(language, 0.0)))


@lru_cache(maxsize=1)
def _identifier() -> LanguageIdentifier:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)


@cache
def _warn_foreign(what: str, language: str) -> None:
    _logger.warning("%s looks like %r; only English and Italian are supported, it is read as English", what, language)
