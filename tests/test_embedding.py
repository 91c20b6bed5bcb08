"""Texts become unit vectors, locally or by a server."""

import struct
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from embedding_server import EmbeddingServer, embedding_server
from knowledge import embedder

from kb import e5
from kb.embedding import E5, Embedder, load_embedder
from kb.errors import EmbeddingError
from kb.remote import BATCH, OpenAIEmbedder, Voyage
from kb.settings import EmbeddingSettings


@pytest.fixture
def server() -> Iterator[EmbeddingServer]:
    with embedding_server() as running:
        yield running


def voyage(server: EmbeddingServer) -> Voyage:
    return Voyage("key", "voyage-3.5-lite", server.dimension, server.url)


def openai(server: EmbeddingServer) -> OpenAIEmbedder:
    return OpenAIEmbedder("key", "some-model", server.dimension, server.url)


def test_the_local_model_gives_unit_vectors_of_384() -> None:
    vectors = embedder().queries(["I missed a dose", "olvidé una dosis", "esqueci uma dose"])
    assert vectors.shape == (3, 384)
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)


def test_the_same_question_in_three_languages_is_nearer_than_another_question() -> None:
    english, spanish, portuguese, other = embedder().queries(
        ["I forgot my pill", "olvidé mi pastilla", "esqueci meu comprimido", "how do I get to the airport"]
    )
    assert min(english @ spanish, english @ portuguese, spanish @ portuguese) > max(
        english @ other, spanish @ other, portuguese @ other
    )


def test_questions_and_passages_are_embedded_differently() -> None:
    assert not np.allclose(embedder().queries(["grapefruit"]), embedder().passages(["grapefruit"]), atol=1e-3)


def test_no_text_gives_no_vector() -> None:
    assert embedder().queries([]).shape == (0, 384)


def test_threads_may_share_the_local_model() -> None:
    alone = embedder().queries(["a question"])
    found: list[bool] = []
    threads = [
        threading.Thread(
            target=lambda: found.append(np.allclose(embedder().queries(["a question"]), alone, atol=1e-5))
        )
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 6


def test_an_absent_model_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(EmbeddingError, match="atalaia voices fetch"):
        E5(tmp_path)


def test_voyage_is_told_which_texts_are_questions(server: EmbeddingServer) -> None:
    voyage(server).queries(["a"])
    voyage(server).passages(["b"])
    assert [request["input_type"] for request in server.requests] == ["query", "document"]
    assert server.requests[0] == {
        "path": "/v1/embeddings",
        "input": ["a"],
        "model": "voyage-3.5-lite",
        "input_type": "query",
        "output_dimension": 8,
    }
    assert server.keys == ["Bearer key"] * 2


def test_openai_is_asked_through_its_sdk(server: EmbeddingServer) -> None:
    openai(server).queries(["a"])
    (request,) = server.requests
    assert (request["path"], request["input"], request["model"]) == ("/v1/embeddings", ["a"], "some-model")
    assert "dimensions" not in request


@pytest.mark.parametrize("make", [voyage, openai])
class TestServers:
    def test_vectors_come_back_as_unit_vectors_in_the_order_asked(
        self, server: EmbeddingServer, make: type
    ) -> None:
        remote: Embedder = make(server)
        texts = [f"text {number}" for number in range(5)]
        straight = remote.passages(texts)
        server.shuffled = True
        assert np.allclose(remote.passages(texts), straight)
        assert np.allclose(np.linalg.norm(straight, axis=1), 1, atol=1e-5)

    def test_many_texts_go_in_batches(self, server: EmbeddingServer, make: type) -> None:
        assert make(server).passages([f"text {number}" for number in range(BATCH + 1)]).shape == (
            BATCH + 1,
            8,
        )
        assert [len(request["input"]) for request in server.requests] == [BATCH, 1]

    @pytest.mark.parametrize("status", [429, 500, 503])
    def test_a_passing_failure_is_tried_again(self, server: EmbeddingServer, make: type, status: int) -> None:
        server.statuses = [status]
        assert make(server).queries(["a"]).shape == (1, 8)

    @pytest.mark.parametrize("statuses", [[401], [400], [500, 500, 500]])
    def test_a_lasting_failure_is_an_error_with_words(
        self, server: EmbeddingServer, make: type, statuses: list[int]
    ) -> None:
        server.statuses = list(statuses)
        with pytest.raises(EmbeddingError, match="check"):
            make(server).queries(["a"])

    @pytest.mark.parametrize("body", [b"{}", b"[]", b'{"data": []}', b'{"data": [{"index": 0}]}', b"<html>"])
    def test_a_malformed_answer_is_an_error(self, server: EmbeddingServer, make: type, body: bytes) -> None:
        server.body = body
        with pytest.raises(EmbeddingError):
            make(server).queries(["a"])

    def test_another_dimension_is_an_error(self, server: EmbeddingServer, make: type) -> None:
        remote = make(server)
        server.dimension = 9
        with pytest.raises(EmbeddingError, match="EMBEDDING_DIMENSION"):
            remote.queries(["a"])


def test_a_server_that_is_not_there_is_an_error() -> None:
    for remote in (
        Voyage("key", "m", 8, "http://127.0.0.1:9/v1", timeout=0.5),
        OpenAIEmbedder("key", "m", 8, "http://127.0.0.1:9/v1", timeout=0.5),
    ):
        with pytest.raises(EmbeddingError):
            remote.queries(["a"])


def test_the_setting_chooses_the_embedder(server: EmbeddingServer, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VOYAGE_API_KEY", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("EMBEDDING_BASE_URL", server.url)
    monkeypatch.setenv("EMBEDDING_DIMENSION", "8")
    monkeypatch.setenv("EMBEDDING_PROVIDER", "voyage")
    with pytest.raises(EmbeddingError, match="VOYAGE_API_KEY"):
        load_embedder()
    monkeypatch.setenv("VOYAGE_API_KEY", "key")
    assert load_embedder().queries(["a"]).shape == (1, 8)
    monkeypatch.setenv("EMBEDDING_PROVIDER", "openai")
    assert load_embedder().name == "openai:text-embedding-3-small:8"
    assert isinstance(load_embedder(EmbeddingSettings(provider="e5", model=None)), E5)


def tiny_e5(layers: int = 1) -> bytes:
    """A file in the 4-bit form with every tensor of a model of hidden size 32."""
    hidden, inner, vocabulary, positions, types = 32, 64, 5, 6, 1

    def floats(count: int) -> bytes:
        return np.arange(count, dtype="<f4").tobytes()

    def blocks(rows: int, columns: int) -> bytes:
        block = np.float16(0.5).tobytes() + bytes([0x9A] * 16)
        return block * (rows * columns // 32)

    tensors = {"emb.word": blocks(vocabulary, hidden), "emb.pos": floats(positions * hidden)}
    tensors |= {"emb.type": floats(types * hidden), "emb.ln.w": floats(hidden), "emb.ln.b": floats(hidden)}
    shapes = {"q": (hidden, hidden), "k": (hidden, hidden), "v": (hidden, hidden), "ao": (hidden, hidden)}
    shapes |= {"fi": (inner, hidden), "fo": (hidden, inner)}
    for layer in range(layers):
        for name, (rows, columns) in shapes.items():
            tensors[f"l{layer}.{name}.w"] = blocks(rows, columns)
            tensors[f"l{layer}.{name}.b"] = floats(rows)
        for name in ("aln", "oln"):
            tensors[f"l{layer}.{name}.w"] = floats(hidden)
            tensors[f"l{layer}.{name}.b"] = floats(hidden)
    head = b"E5S1" + struct.pack(
        "<I7ifi5iQ", 1, hidden, layers, 2, inner, vocabulary, positions, types, 1e-12, 4, 1, 0, 2, 1, 3, 1
    )
    head += struct.pack("<2I", 0, 1) + struct.pack("<f", 0.0) + b"x"
    head += struct.pack("<iI", 0, 0) + struct.pack("<i", len(tensors))
    entries = sum(2 + len(name) + 1 + 4 + 16 for name in tensors)
    offset, listing, data = len(head) + entries, b"", b""
    for name, content in tensors.items():
        listing += (
            struct.pack("<H", len(name))
            + name.encode()
            + b"\0"
            + struct.pack("<IQQ", 0, offset + len(data), len(content))
        )
        data += content
    return head + listing + data


def test_the_four_bit_form_is_unpacked(tmp_path: Path) -> None:
    from safetensors.numpy import load_file

    (tmp_path / "q4.bin").write_bytes(tiny_e5())
    (tmp_path / "tokenizer.json").write_text("{}")
    e5.build(tmp_path / "q4.bin", tmp_path / "tokenizer.json", tmp_path / "out")
    weights = load_file(str(tmp_path / "out" / "model.safetensors"))
    word = weights["embeddings.word_embeddings.weight"]
    # 0x9A: low nibble 10, high nibble 9; minus 8, times 0.5.
    assert word.shape == (5, 32)
    assert np.array_equal(word[0], [1.0] * 16 + [0.5] * 16)
    assert weights["encoder.layer.0.output.dense.weight"].shape == (32, 64)
    assert {path.name for path in (tmp_path / "out").iterdir()} >= {
        "config.json",
        "modules.json",
        "tokenizer.json",
    }


@pytest.mark.parametrize(
    "damage", [lambda data: b"GGUF" + data[4:], lambda data: data[:50], lambda data: data[: len(data) // 2]]
)
def test_a_damaged_file_leaves_nothing_behind(tmp_path: Path, damage: type) -> None:
    (tmp_path / "q4.bin").write_bytes(damage(tiny_e5()))
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(EmbeddingError):
        e5.build(tmp_path / "q4.bin", tmp_path / "tokenizer.json", tmp_path / "models" / "out")
    assert not (tmp_path / "models").exists() or not list((tmp_path / "models").iterdir())
