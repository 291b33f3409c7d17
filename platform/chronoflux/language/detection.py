"""Which of our languages a text is in."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from chronoflux.language.resources import DEFAULT_LANGUAGE, LANGUAGES, words

if TYPE_CHECKING:
    from py3langid.langid import LanguageIdentifier

_SAMPLE = 5_000
_ENOUGH_LETTERS = 60
"""Below this many letters a foreign verdict is not trusted."""

_logger = logging.getLogger("chronoflux")


def detect_language(text: str) -> str:
    """The language of a text: "en" or "it".

    A text that is plainly in another language warns once per language and is treated as English; a text too short to
    tell goes to the likelier of the two, by its function words first.
    """
    sample = text[:_SAMPLE]
    tokens = sample.lower().split()
    counts = {language: sum(token in words(language, "function_words") for token in tokens) for language in LANGUAGES}
    ours = _identifier().rank(sample)
    scores = dict(ours)
    best, probability = ours[0]
    if best not in LANGUAGES and probability > 0.95 and sum(map(str.isalpha, sample)) >= _ENOUGH_LETTERS:
        _warn_foreign(best)
        return DEFAULT_LANGUAGE
    return max(LANGUAGES, key=lambda language: (counts[language], scores.get(language, 0.0)))


@lru_cache(maxsize=1)
def _identifier() -> LanguageIdentifier:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)


@cache
def _warn_foreign(language: str) -> None:
    _logger.warning("text looks like %r; only English and Italian are supported, it is read as English", language)
