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
"""Below this many letters a foreign verdict on a text needs more to be trusted."""
_SURE = 0.95
"""Probability above which a text of enough letters is foreign."""
_FEW_LETTERS, _LIKELY, _OURS_AT_MOST, _KNOWN_AT_MOST = 15, 0.5, 0.01, 1
"""A shorter text is foreign where both of our languages are as good as ruled out: its letters, the probability of the
foreign one, those of ours and our function words in it."""
_TIMES_LIKELIER = 3
"""How much likelier a language must be by its letters to outweigh one function word of the other ("Le Corbusier")."""
_NEAR = ("pcm", "sco", "la", "lij", "vec", "lmo", "pms", "scn", "nap", "co", "sc", "fur", "ext", "eml", "rgn")
"""Languages that short texts in ours are taken for."""
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
    letters = sum(map(str.isalpha, text[:_SAMPLE]))
    sure = probability > _SURE and letters >= _ENOUGH_LETTERS
    if best not in LANGUAGES and (sure or (letters >= _FEW_LETTERS and _rules_ours_out(known, ranked))):
        _warn_foreign("text", best)
        return DEFAULT_LANGUAGE
    return _likelier(known, ranked)


def _rules_ours_out(known: dict[str, int], ranked: list[tuple[str, float]]) -> bool:
    """Whether even a short text is in neither of our languages ("Die Firma wurde 1921 gegründet")."""
    best, probability = ranked[0]
    scores = dict(ranked)
    ours = max(scores.get(language, 0.0) for language in LANGUAGES)
    return (
        best not in _NEAR and probability >= _LIKELY and ours <= _OURS_AT_MOST and max(known.values()) <= _KNOWN_AT_MOST
    )


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
    """The likelier of our languages: by function words, or by letters where one word more may be part of a name."""
    scores = {language: probability for language, probability in ranked if language in LANGUAGES}
    spelt = max(LANGUAGES, key=lambda language: scores.get(language, 0.0))
    said = max(LANGUAGES, key=lambda language: (known[language], scores.get(language, 0.0)))
    plainly = scores.get(spelt, 0.0) >= _TIMES_LIKELIER * scores.get(said, 0.0)
    return spelt if plainly and known[said] - known[spelt] <= 1 else said


@lru_cache(maxsize=1)
def _identifier() -> LanguageIdentifier:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)


@cache
def _warn_foreign(what: str, language: str) -> None:
    _logger.warning("%s looks like %r; only English and Italian are supported, it is read as English", what, language)
