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
    judged = _judge(settings.rerank_model, question, texts[: settings.rerank_depth])
    judged += [0.0] * (len(texts) - len(judged))
    share = settings.rerank_share
    return [(1 - share) * score + share * judgement for score, judgement in zip(scores, judged, strict=True)]


def _judge(name: str, question: str, texts: Sequence[str]) -> list[float]:
    from torch.nn import Sigmoid

    model = _load(name)
    pairs = [(question, text) for text in texts]
    judged = model.predict(pairs, activation_fn=Sigmoid(), show_progress_bar=False)
    return [float(one) for one in np.asarray(judged)]


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
