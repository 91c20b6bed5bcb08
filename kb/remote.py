"""Embeddings from a server: Voyage, OpenAI, or anything that speaks OpenAI's format."""

import os
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from pydantic import SecretStr

from kb.embedding import Vectors, unit
from kb.errors import EmbeddingError
from kb.settings import EmbeddingSettings

BATCH: Final = 96
"""Texts per request; both providers take at least 100."""
RETRIES: Final = 2
_PAUSE: Final = 0.2
"""Seconds before the first retry; doubled each time."""
_VOYAGE_URL: Final = "https://api.voyageai.com/v1"


class Voyage:
    """Voyage AI's embedding endpoint. A query and a passage are embedded differently (`input_type`)."""

    def __init__(
        self, key: str, model: str, dimension: int, base_url: str = _VOYAGE_URL, timeout: float = 3.0
    ) -> None:
        """`timeout` is in seconds and counts for one request."""
        import httpx

        self._model = model
        self._dimension = dimension
        self._url = base_url.rstrip("/") + "/embeddings"
        self._client = httpx.Client(headers={"Authorization": f"Bearer {key}"}, timeout=timeout)

    @classmethod
    def configured(cls, settings: EmbeddingSettings) -> "Voyage":
        """From the environment.

        Raises:
            EmbeddingError: no key.
        """
        key = _key(settings.api_key, "VOYAGE_API_KEY", "Voyage")
        model = settings.model or "voyage-3.5-lite"
        return cls(key, model, settings.dimension or 1024, settings.base_url or _VOYAGE_URL, settings.timeout)

    @property
    def name(self) -> str:
        """Provider, model and dimension."""
        return f"voyage:{self._model}:{self._dimension}"

    @property
    def dimension(self) -> int:
        """Length of a vector."""
        return self._dimension

    def queries(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what callers say."""
        return self._embed(texts, "query")

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what cards say."""
        return self._embed(texts, "document")

    def _embed(self, texts: Sequence[str], input_type: str) -> Vectors:
        rows: list[Any] = []
        for start in range(0, len(texts), BATCH):
            batch = list(texts[start : start + BATCH])
            body = {
                "input": batch,
                "model": self._model,
                "input_type": input_type,
                "output_dimension": self._dimension,
            }
            rows.extend(self._post(body, len(batch)))
        return unit(rows, self._dimension) if rows else np.zeros((0, self._dimension), dtype=np.float32)

    def _post(self, body: dict[str, Any], expected: int) -> list[Any]:
        import httpx

        for attempt in range(RETRIES + 1):
            try:
                response = self._client.post(self._url, json=body)
            except httpx.HTTPError as error:
                raise EmbeddingError(
                    f"Voyage does not answer at {self._url} ({error}); check the network"
                ) from error
            if (response.status_code == 429 or response.status_code >= 500) and attempt < RETRIES:
                time.sleep(_PAUSE * 2**attempt)
                continue
            if response.status_code != 200:
                raise EmbeddingError(
                    f"Voyage answered {response.status_code}: {response.text[:200]}; check EMBEDDING_MODEL and the key"
                )
            try:
                return _vectors(response.json()["data"], expected)
            except (ValueError, KeyError, TypeError) as error:
                raise EmbeddingError(
                    f"Voyage's answer is malformed ({error!r}); check EMBEDDING_BASE_URL"
                ) from error
        raise AssertionError("unreachable")


class OpenAIEmbedder:
    """The embedding endpoint of OpenAI or of a compatible server, through the official SDK."""

    def __init__(
        self,
        key: str,
        model: str,
        dimension: int,
        base_url: str | None = None,
        timeout: float = 3.0,
        *,
        shorten: bool = False,
    ) -> None:
        """`shorten` asks the server for `dimension` numbers; servers that cannot shorten refuse the parameter."""
        import openai

        self._client = openai.OpenAI(api_key=key, base_url=base_url, timeout=timeout, max_retries=RETRIES)
        self._model = model
        self._dimension = dimension
        self._shorten = shorten

    @classmethod
    def configured(cls, settings: EmbeddingSettings) -> "OpenAIEmbedder":
        """From the environment. A compatible server (`EMBEDDING_BASE_URL`) may need no key.

        Raises:
            EmbeddingError: no key for OpenAI itself, or no dimension for an unknown model.
        """
        model = settings.model or "text-embedding-3-small"
        usual = {
            "text-embedding-3-small": 1536,
            "text-embedding-3-large": 3072,
            "text-embedding-ada-002": 1536,
        }
        dimension = settings.dimension or usual.get(model)
        if dimension is None:
            raise EmbeddingError(f"set EMBEDDING_DIMENSION to the length of {model}'s vectors")
        if settings.base_url and not settings.api_key and not os.environ.get("OPENAI_API_KEY"):
            key = "none"
        else:
            key = _key(settings.api_key, "OPENAI_API_KEY", "OpenAI")
        shorten = model in usual and dimension != usual[model]
        return cls(key, model, dimension, settings.base_url, settings.timeout, shorten=shorten)

    @property
    def name(self) -> str:
        """Provider, model and dimension."""
        return f"openai:{self._model}:{self._dimension}"

    @property
    def dimension(self) -> int:
        """Length of a vector."""
        return self._dimension

    def queries(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what callers say."""
        return self._embed(texts)

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Vectors of what cards say."""
        return self._embed(texts)

    def _embed(self, texts: Sequence[str]) -> Vectors:
        import openai

        rows: list[Any] = []
        for start in range(0, len(texts), BATCH):
            batch = list(texts[start : start + BATCH])
            extra: dict[str, Any] = {"dimensions": self._dimension} if self._shorten else {}
            try:
                found = self._client.embeddings.create(
                    model=self._model, input=batch, encoding_format="float", **extra
                )
                rows.extend(
                    _vectors(
                        [{"index": item.index, "embedding": item.embedding} for item in found.data],
                        len(batch),
                    )
                )
            except openai.OpenAIError as error:
                raise EmbeddingError(
                    f"the embedding server does not answer ({error}); check EMBEDDING_BASE_URL and the key"
                ) from error
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise EmbeddingError(
                    f"the embedding server's answer is malformed ({error!r}); check EMBEDDING_BASE_URL"
                ) from error
        return unit(rows, self._dimension) if rows else np.zeros((0, self._dimension), dtype=np.float32)


def _vectors(data: Sequence[dict[str, Any]], expected: int) -> list[Any]:
    """Vectors in the order of the request; servers may answer in another."""
    if len(data) != expected:
        raise ValueError(f"{len(data)} vectors for {expected} texts")
    return [item["embedding"] for item in sorted(data, key=lambda item: int(item["index"]))]


def _key(configured: SecretStr | None, variable: str, provider: str) -> str:
    key = configured.get_secret_value() if configured else os.environ.get(variable, "")
    if not key:
        raise EmbeddingError(
            f"{provider} embeddings need a key; set {variable} (or use EMBEDDING_PROVIDER=e5)"
        )
    return key
