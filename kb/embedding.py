"""Texts to vectors."""

import hashlib
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError

from guardrails.adaptation import Adaptation
from guardrails.embed import Embed, EmbedBoth
from kb.encoder import Encoder, Pair, UnsuitableModel
from kb.errors import EmbeddingError
from kb.settings import EmbeddingProvider, EmbeddingSettings, encoder_dir

Vectors = NDArray[np.float32]
"""Shape (texts, dimension), each row of length 1."""


class Embedder(Protocol):
    """Turns texts into unit vectors whose dot product says how alike they are."""

    @property
    def name(self) -> str:
        """Model and version: vectors of different names must not be compared."""

    @property
    def dimension(self) -> int:
        """Length of a vector."""

    def queries(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what callers say, shape (len(texts), dimension).

        Raises:
            EmbeddingError: the model does not answer.
        """

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what cards say, shape (len(texts), dimension).

        Raises:
            EmbeddingError: the model does not answer.
        """


def unit(vectors: Any, dimension: int) -> Vectors:
    """`vectors` as float32 rows of length 1.

    Raises:
        EmbeddingError: wrong shape, or values that are not finite.
    """
    array = np.asarray(vectors, dtype=np.float32)
    if array.ndim != 2 or array.shape[1] != dimension:
        raise EmbeddingError(
            f"expected vectors of length {dimension}, got shape {array.shape}; set EMBEDDING_DIMENSION"
        )
    norms = np.linalg.norm(array, axis=1, keepdims=True)
    if not np.all(np.isfinite(norms)) or np.any(norms == 0):
        raise EmbeddingError(
            "the embedding model returned a vector that is zero or not finite; check the model"
        )
    return np.asarray(array / norms, dtype=np.float32)


E5_DIMENSION: Final = 384
_BATCH: Final = 16
_BULK: Final = 64
"""Texts at once from which sentence-transformers is worth its import; it is faster with many."""
_FINGERPRINT_SLICE: Final = 1 << 16


class E5:
    """multilingual-e5-small: local, offline, thread-safe.

    Cards, thousands of texts, are embedded by sentence-transformers; a caller's sentence by `kb.encoder`, which
    gives the same vectors without importing it. A folder that `kb.encoder` cannot compute is left to
    sentence-transformers altogether.
    """

    def __init__(self, model_dir: Path, threads: int = 1) -> None:
        """Looks at the files only; the model loads with the first text, or with `warm()`.

        Raises:
            EmbeddingError: `model_dir` holds no such model.
        """
        weights = model_dir / "model.safetensors"
        if not weights.is_file():
            raise EmbeddingError(f"no embedding model in {model_dir}; run `atalaia voices fetch`")
        self._model_dir = model_dir
        self._threads = threads
        self._model: Any = None
        self._encoder: Encoder | None = None
        self._suitable = True
        self._lock = threading.Lock()
        self._name = f"{model_dir.name}:{_fingerprint(weights)}"

    def warm(self) -> None:
        """Load the model and run it once, a few seconds.

        Raises:
            EmbeddingError: the files are damaged.
        """
        self.queries(["warm"])

    @property
    def name(self) -> str:
        """Folder name and fingerprint of the weights."""
        return self._name

    @property
    def dimension(self) -> int:
        """384."""
        return E5_DIMENSION

    def queries(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what callers say."""
        return self._encode([f"query: {text}" for text in texts])

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what cards say."""
        return self._encode([f"passage: {text}" for text in texts])

    def adapted(self, added: Mapping[str, Pair]) -> Embed:
        """`queries` with something added to the weights, see `Encoder.adapted`. Loads with the first text."""
        encoder = self._adapting(added)

        def embed(texts: Sequence[str]) -> Vectors:
            if not texts:
                return np.zeros((0, self.dimension), dtype=np.float32)
            return unit(encoder().encode([f"query: {text}" for text in texts], _BATCH), self.dimension)

        return embed

    def both(self, added: Mapping[str, Pair]) -> EmbedBoth:
        """`queries` and `adapted` in one pass, which for a short sentence takes little more than either."""
        encoder = self._adapting(added)

        @lru_cache(maxsize=1)
        def joined() -> Encoder:
            tuned = encoder()
            plain = self._light()
            assert plain is not None  # or it could not have been adapted
            return plain.beside(tuned)

        def embed(texts: Sequence[str]) -> tuple[Vectors, Vectors]:
            if not texts:
                return (np.zeros((0, self.dimension), dtype=np.float32),) * 2
            plain, tuned = joined().encode_each([f"query: {text}" for text in texts], _BATCH)
            return unit(plain, self.dimension), unit(tuned, self.dimension)

        return embed

    def _adapting(self, added: Mapping[str, Pair]) -> Callable[[], Encoder]:
        @lru_cache(maxsize=1)
        def encoder() -> Encoder:
            plain = self._light()
            if plain is None:
                raise EmbeddingError(f"{self._model_dir} is no encoder that can be adapted")
            try:
                return plain.adapted(added)
            except UnsuitableModel as error:
                raise EmbeddingError(
                    f"the adaptation does not fit {self._model_dir.name}: {error}"
                ) from error

        return encoder

    def _encode(self, texts: list[str]) -> Vectors:
        if not texts:
            return np.zeros((0, self.dimension), dtype=np.float32)
        encoder = self._light() if len(texts) < _BULK and self._model is None else None
        if encoder is not None:
            return unit(encoder.encode(texts, _BATCH), self.dimension)
        # The tokenizer must not be entered by two threads at once.
        with self._lock:
            if self._model is None:
                self._model = _load(self._model_dir, self._threads)
            vectors = self._model.encode(
                texts,
                batch_size=_BATCH,
                normalize_embeddings=True,
                convert_to_numpy=True,
                show_progress_bar=False,
            )
        return unit(vectors, self.dimension)

    def _light(self) -> Encoder | None:
        """The encoder without sentence-transformers, None if the folder is none of its kind."""
        with self._lock:
            if self._encoder is None and self._suitable:
                try:
                    self._encoder = Encoder(self._model_dir, self._threads)
                except UnsuitableModel:
                    self._suitable = False
                except (OSError, ValueError, KeyError, SafetensorError) as error:
                    raise EmbeddingError(
                        f"{self._model_dir} does not load ({error}); run `atalaia voices fetch` again"
                    ) from error
            return self._encoder


def _load(model_dir: Path, threads: int) -> Any:
    # Before the import: the hub client reads these once, and nothing here may wait for a network.
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    os.environ.setdefault("TRANSFORMERS_NO_ADVISORY_WARNINGS", "1")
    import torch
    import transformers
    from sentence_transformers import SentenceTransformer

    torch.set_num_threads(threads)
    # The checkpoint has no pooler, which E5 does not use; the library would print a report about it.
    logging: Any = transformers.utils.logging
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    # The weights are stored in half precision, which CPUs compute slowly.
    precision = {"dtype": torch.float32}
    try:
        model = SentenceTransformer(
            str(model_dir), device="cpu", model_kwargs=precision, local_files_only=True
        )
    except (OSError, ValueError, RuntimeError, KeyError) as error:
        raise EmbeddingError(
            f"{model_dir} does not load ({error}); run `atalaia voices fetch` again"
        ) from error
    return model.eval()


def _fingerprint(path: Path) -> str:
    """Eight hexadecimal digits from the size and 64 slices: hashing 235 MB at each start would be slow."""
    size = path.stat().st_size
    digest = hashlib.sha256(str(size).encode())
    with path.open("rb") as file:
        for step in range(64):
            file.seek(step * size // 64)
            digest.update(file.read(_FINGERPRINT_SLICE))
    return digest.hexdigest()[:8]


def adapted(encoder: E5) -> Callable[[Adaptation], Embed]:
    """Makes an embedding out of an encoder and what an adaptation adds to it; they share the encoder's weights."""
    return lambda adaptation: encoder.adapted(adaptation.layers)


def load_embedder(settings: EmbeddingSettings | None = None) -> Embedder:
    """The configured embedder; the local E5 unless another is named.

    Raises:
        EmbeddingError: the model or its key is absent.
    """
    settings = settings or EmbeddingSettings()
    match settings.provider:
        case EmbeddingProvider.E5:
            model_dir = Path(settings.model) if settings.model else encoder_dir()
            return E5(model_dir, threads=settings.threads)
        case EmbeddingProvider.VOYAGE:
            from kb.remote import Voyage

            return Voyage.configured(settings)
        case EmbeddingProvider.OPENAI:
            from kb.remote import OpenAIEmbedder

            return OpenAIEmbedder.configured(settings)
