"""A second look at the best candidates by a cross-encoder, where one is configured."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from chronoflux.errors import ModelError
from chronoflux.settings import Settings

if TYPE_CHECKING:
    from sentence_transformers import CrossEncoder


def reranked(settings: Settings, question: str, texts: Sequence[str], scores: Sequence[float]) -> list[float]:
    """Scores of candidates, best first, mixed with what the cross-encoder makes of the first of them.

    A score becomes (1 - s) * score + s * judgement with s = settings.rerank_share and the judgement in 0..1; what lies
    below settings.rerank_depth is judged 0. Without settings.rerank_model the scores stay as they are.

    Args:
        settings: rerank_model, rerank_share, rerank_depth.
        question: the question's text.
        texts: of the candidates, best first.
        scores: theirs, in 0..1.

    Raises:
        ModelError: the model cannot be loaded, or gives more than one number for a pair.
    """
    if settings.rerank_model is None or not texts:
        return list(scores)
    judged = _judge(settings.rerank_model, question).of(texts[: settings.rerank_depth])
    judged += [0.0] * (len(texts) - len(judged))
    share = settings.rerank_share
    return [(1 - share) * score + share * judgement for score, judgement in zip(scores, judged, strict=True)]


class _Judge:
    """The model's view of one question. It keeps its judgements: events are ranked before the walks and after them."""

    def __init__(self, name: str, question: str) -> None:
        self._name, self._question = name, question
        self._known: dict[str, float] = {}

    def of(self, texts: Sequence[str]) -> list[float]:
        """One judgement a text, in 0..1."""
        if fresh := [text for text in dict.fromkeys(texts) if text not in self._known]:
            from torch.nn import Sigmoid

            pairs = [(self._question, text) for text in fresh]
            judged = _load(self._name).predict(pairs, activation_fn=Sigmoid(), show_progress_bar=False)
            self._known.update(zip(fresh, map(float, np.asarray(judged)), strict=True))
        return [self._known[text] for text in texts]


_judge = lru_cache(maxsize=1)(_Judge)


@lru_cache(maxsize=1)
def _load(name: str) -> CrossEncoder:
    try:
        from sentence_transformers import CrossEncoder

        model: CrossEncoder = CrossEncoder(name)
    except (ImportError, OSError, ValueError, RuntimeError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise ModelError(
            f"rerank model {name!r} cannot be loaded ({reason}); use a CrossEncoder's folder or reachable name"
        ) from error
    labels = getattr(model.config, "num_labels", None)
    if labels != 1:
        raise ModelError(
            f"rerank model {name!r} gives {labels or 'no'} numbers for a pair; use one that gives a single score"
        )
    return model
