"""The light encoder gives the vectors of sentence-transformers, and knows which models it cannot compute."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from agent.settings import load_settings
from kb.embedding import E5
from kb.encoder import Encoder, UnsuitableModel
from kb.errors import EmbeddingError

FOLDER = load_settings().paths.models / "e5-small"
TEXTS = [
    "query: What if I miss a dose?",
    "query: ¿Y si se me olvida la pastilla de la presión y ya casi me toca la otra?",
    "passage: Não tome duas doses de uma vez. " + "Espere a próxima. " * 300,
    "query: 💊 \u0000 ﬁ Ａ１ 日本語",
    "",
]

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="run `atalaia voices fetch`")


@pytest.fixture(scope="module")
def encoder() -> Encoder:
    return Encoder(FOLDER)


def test_the_vectors_are_those_of_sentence_transformers(encoder: Encoder) -> None:
    from sentence_transformers import SentenceTransformer

    theirs = SentenceTransformer(str(FOLDER), device="cpu", model_kwargs={"dtype": "float32"}).encode(
        TEXTS, normalize_embeddings=True
    )
    assert np.abs(encoder.encode(TEXTS) - theirs).max() < 1e-5


def test_what_is_added_is_added_to_the_weights_and_to_nobody_elses(encoder: Encoder) -> None:
    import torch
    from sentence_transformers import SentenceTransformer

    chance = np.random.default_rng(1)
    sizes = {
        "attention.self.query": (384, 384),
        "attention.self.value": (384, 384),
        "attention.output.dense": (384, 384),
        "intermediate.dense": (1536, 384),
        "output.dense": (384, 1536),
    }
    added = {
        f"encoder.layer.{layer}.{name}": (
            chance.normal(0, 0.1, (out, 4)).astype(np.float32),
            chance.normal(0, 0.1, (4, into)).astype(np.float32),
        )
        for layer in (0, 7, 11)
        for name, (out, into) in sizes.items()
    }
    theirs = SentenceTransformer(str(FOLDER), device="cpu", model_kwargs={"dtype": "float32"})
    plain = encoder.encode(TEXTS)
    modules = dict(theirs[0].auto_model.named_modules())
    with torch.no_grad():
        for name, (up, down) in added.items():
            modules[name].weight += torch.from_numpy(up @ down)
    other = encoder.adapted(added)
    expected = theirs.encode(TEXTS, normalize_embeddings=True)
    assert np.abs(other.encode(TEXTS) - expected).max() < 1e-5
    assert np.abs(other.encode(TEXTS) - plain).max() > 0.05
    assert np.array_equal(encoder.encode(TEXTS), plain)
    both = encoder.beside(other).encode_each(TEXTS)
    assert np.abs(both - np.stack([plain, expected])).max() < 1e-5
    assert np.abs(E5(FOLDER).both(added)(TEXTS)[1] - E5(FOLDER).adapted(added)(TEXTS)).max() < 1e-5


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("encoder.layer.12.output.dense", ((384, 2), (2, 1536))),
        ("encoder.layer.3.output.dense", ((384, 2), (2, 384))),
        ("encoder.layer.3.attention.self.key", ((384, 2), (3, 384))),
    ],
)
def test_what_fits_no_layer_is_refused(
    encoder: Encoder, name: str, shapes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    with pytest.raises(UnsuitableModel):
        encoder.adapted({name: (np.zeros(shapes[0], np.float32), np.zeros(shapes[1], np.float32))})
    with pytest.raises(EmbeddingError, match="does not fit"):
        E5(FOLDER).adapted({name: (np.zeros(shapes[0], np.float32), np.zeros(shapes[1], np.float32))})(
            ["hello"]
        )


def test_a_text_has_the_same_vector_alone_and_among_others(encoder: Encoder) -> None:
    together = encoder.encode(TEXTS, batch=2)
    for text, vector in zip(TEXTS, together, strict=True):
        assert np.allclose(encoder.encode([text])[0], vector, atol=1e-5)


def test_a_question_needs_neither_torch_nor_what_stands_on_it() -> None:
    code = (
        "import sys; from pathlib import Path; from kb.embedding import E5\n"
        "E5(Path(sys.argv[1])).queries(['a question'])\n"
        "print([name for name in ('torch', 'transformers', 'sentence_transformers') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(FOLDER)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def _copied(tmp_path: Path) -> Path:
    copy = tmp_path / "model"
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("*.safetensors"))
    (copy / "model.safetensors").symlink_to(FOLDER / "model.safetensors")
    return copy


@pytest.mark.parametrize("change", [{"model_type": "roberta"}, {"hidden_act": "relu"}])
def test_another_kind_of_model_is_refused(tmp_path: Path, change: dict[str, str]) -> None:
    copy = _copied(tmp_path)
    config = json.loads((copy / "config.json").read_text())
    (copy / "config.json").write_text(json.dumps(config | change))
    with pytest.raises(UnsuitableModel):
        Encoder(copy)


def test_another_pooling_is_refused(tmp_path: Path) -> None:
    copy = _copied(tmp_path)
    (copy / "1_Pooling" / "config.json").write_text(
        json.dumps({"pooling_mode_cls_token": True, "pooling_mode_mean_tokens": False})
    )
    with pytest.raises(UnsuitableModel):
        Encoder(copy)


def test_damaged_weights_say_what_to_do(tmp_path: Path) -> None:
    copy = _copied(tmp_path)
    (copy / "model.safetensors").unlink()
    (copy / "model.safetensors").write_bytes((FOLDER / "model.safetensors").read_bytes()[:100_000])
    with pytest.raises(EmbeddingError, match="atalaia voices fetch"):
        E5(copy).queries(["a question"])
