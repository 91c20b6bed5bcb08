"""Settings, one class per concern, read from the environment and from `.env`."""

import os
from functools import lru_cache
from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def _config(prefix: str) -> SettingsConfigDict:
    return SettingsConfigDict(env_prefix=prefix, env_file=".env", extra="ignore")


def _home(variable: str, fallback: str) -> Path:
    return Path(os.environ.get(variable) or Path.home() / fallback) / "atalaia"


class PathSettings(BaseSettings):
    """Where things lie on disk."""

    model_config = _config("ATALAIA_")

    cache: Path = Field(default_factory=lambda: _home("XDG_CACHE_HOME", ".cache"))
    """What can be fetched or made again: models, rendered prompts, the card index."""
    data: Path = Field(default_factory=lambda: _home("XDG_DATA_HOME", ".local/share"))
    """What cannot: the ledger."""
    cards: Path = Path(__file__).resolve().parent.parent / "kb" / "cards"
    """Directory of the card files."""

    @property
    def models(self) -> Path:
        """One directory per model id."""
        return self.cache / "models"

    @property
    def prompts(self) -> Path:
        """The rendered prompts."""
        return self.cache / "prompts"

    @property
    def index(self) -> Path:
        """The LanceDB directory of the cards."""
        return self.cache / "kb"


class HearingSettings(BaseSettings):
    """Recognition."""

    model_config = _config("HEARING_")

    model: str = "whisper-base"
    """Id of the Whisper model in the catalogue."""
    threads: int = Field(default=1, ge=1)
    """Threads of one decode."""


class SpeakingSettings(BaseSettings):
    """Voices."""

    model_config = _config("SPEAKING_")

    threads: int = Field(default=1, ge=1)
    """ONNX threads of one synthesis; one is faster than two when calls share the machine."""


class LineSettings(BaseSettings):
    """How the line behaves towards callers."""

    model_config = _config("LINE_")

    locale: str = "en-US"
    """Locale of a call when nothing else tells."""
    country: str | None = None
    """ISO 3166 country whose emergency numbers are spoken when the caller's number does not tell."""
    human_number: str | None = None
    """E.164 number or SIP URI of the human line."""


class KnowledgeSettings(BaseSettings):
    """Finding cards."""

    model_config = _config("KB_")

    threads: int = Field(default=1, ge=1)
    """Torch threads of one embedding."""
    stale_days: int = Field(default=730, ge=1)
    """A card whose source was last read longer ago than this carries a note."""


class Settings:
    """All settings of the core, read once."""

    def __init__(self) -> None:
        """Read every class from the environment."""
        self.paths = PathSettings()
        self.hearing = HearingSettings()
        self.speaking = SpeakingSettings()
        self.line = LineSettings()
        self.knowledge = KnowledgeSettings()
        self.env = os.environ.get("ENV", "development")

    @property
    def production(self) -> bool:
        """Whether unsafe settings must refuse to start."""
        return self.env == "production"


@lru_cache(maxsize=1)
def load_settings() -> Settings:
    """The settings of this process."""
    return Settings()
