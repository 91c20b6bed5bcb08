"""Where things lie that can be fetched again, who embeds, and who re-ranks."""

import os
from enum import StrEnum
from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class CacheSettings(BaseSettings):
    """What can be fetched or made again."""

    model_config = SettingsConfigDict(
        env_prefix="ATALAIA_", env_file=".env", env_ignore_empty=True, extra="ignore"
    )

    cache: Path | None = None
    """Its folder."""


def cache_dir() -> Path:
    """What can be fetched or made again: the folder `ATALAIA_CACHE`, else `$XDG_CACHE_HOME/atalaia`, else
    `~/.cache/atalaia`.
    """
    named = CacheSettings().cache
    if named is not None:
        return named.expanduser()
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "atalaia"


def encoder_dir() -> Path:
    """Where the local encoder lies: what the guardrails were trained on, and what finds cards unless another does."""
    return cache_dir() / "models" / "e5-small"


class EmbeddingProvider(StrEnum):
    """Who turns text into vectors."""

    E5 = "e5"
    VOYAGE = "voyage"
    OPENAI = "openai"


class EmbeddingSettings(BaseSettings):
    """Environment: `EMBEDDING_PROVIDER`, `EMBEDDING_MODEL`, `EMBEDDING_BASE_URL`, …"""

    model_config = SettingsConfigDict(env_prefix="EMBEDDING_", env_file=".env", extra="ignore")

    provider: EmbeddingProvider = EmbeddingProvider.E5
    model: str | None = None
    """Model name at the provider; for `e5`, a sentence-transformers folder."""
    base_url: str | None = None
    """Server to ask instead of the provider's own; for `openai`, any compatible server."""
    api_key: SecretStr | None = None
    """Falls back to `VOYAGE_API_KEY` or `OPENAI_API_KEY`."""
    dimension: int | None = Field(default=None, ge=8, le=8192)
    """Length of a vector, where the model's is not the provider's usual one."""
    timeout: float = Field(default=3.0, gt=0)
    """Seconds to wait for one request."""
    threads: int = Field(default=1, ge=1)
    """CPU threads of the local model; one is faster when calls share the machine."""


class RerankSettings(BaseSettings):
    """Environment: `RERANK_MODEL`, `RERANK_CARDS`."""

    model_config = SettingsConfigDict(env_prefix="RERANK_", env_file=".env", extra="ignore")

    model: str | None = None
    """Folder or hub name of a sentence-transformers cross-encoder; off unless set. A multilingual one is
    `cross-encoder/mmarco-mMiniLMv2-L12-H384-v1`."""
    cards: int = Field(default=5, ge=2)
    """How many of the best cards it puts in order."""
