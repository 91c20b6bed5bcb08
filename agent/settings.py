"""Settings, one class per concern, read from the environment and from `.env`."""

import os
from functools import lru_cache
from pathlib import Path

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from kb.settings import cache_dir


def _config(prefix: str) -> SettingsConfigDict:
    return SettingsConfigDict(env_prefix=prefix, env_file=".env", extra="ignore")


def _data() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "atalaia"


class PathSettings(BaseSettings):
    """Where things lie on disk."""

    model_config = _config("ATALAIA_")

    cache: Path = Field(default_factory=cache_dir)
    """What can be fetched or made again: models, rendered prompts, the card index."""
    data: Path = Field(default_factory=_data)
    """What cannot: the ledger."""
    cards: Path = Path(__file__).resolve().parent.parent / "kb" / "cards"
    """Directory of the card files."""

    @field_validator("cache", "data", "cards")
    @classmethod
    def _home(cls, path: Path) -> Path:
        return path.expanduser()

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


class DeploymentSettings(BaseSettings):
    """Whether callers depend on this line."""

    model_config = _config("ATALAIA_")

    env: str = Field(default="development", validation_alias="ENV")
    """In `production` the line refuses to start where something is unsafe."""


class RecognizerSettings(BaseSettings):
    """Which model recognizes speech."""

    model_config = _config("HEARING_")

    model: str = "whisper-base"
    """Id of the Whisper model in the catalogue."""


class LineSettings(BaseSettings):
    """How the line behaves towards callers."""

    model_config = _config("LINE_")

    locale: str = "en-US"
    """Locale of a call when nothing else tells."""
    country: str | None = None
    """ISO 3166 country whose emergency numbers are spoken when the caller's number does not tell."""
    human_number: str | None = None
    """E.164 number or SIP URI of the human line."""


class Settings:
    """All settings of the core, read once."""

    def __init__(self) -> None:
        """Read every class from the environment."""
        self.paths = PathSettings()
        self.hearing = RecognizerSettings()
        self.line = LineSettings()
        self.env = DeploymentSettings().env

    @property
    def production(self) -> bool:
        """Whether unsafe settings must refuse to start."""
        return self.env == "production"


@lru_cache(maxsize=1)
def load_settings() -> Settings:
    """The settings of this process."""
    return Settings()
