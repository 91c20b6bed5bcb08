"""Where the ledger is kept, and for how long."""

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class LedgerSettings(BaseSettings):
    """The ledger."""

    model_config = SettingsConfigDict(env_prefix="LEDGER_", env_file=".env", extra="ignore")

    dsn: SecretStr | None = None
    """Address of a Postgres database, `postgresql://…`; SQLite in the data directory if unset."""
    retention_days: int = Field(default=90, ge=1)
    """Calls that began longer ago are deleted."""
    caller_pepper: SecretStr = SecretStr("")
    """Secret that goes into the hash of callers' numbers; without one no hash is kept."""
