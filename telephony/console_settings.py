"""Who may use the console."""

import secrets

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class ConsoleSettings(BaseSettings):
    """Environment: `CONSOLE_PASSWORD_HASH` or `CONSOLE_USERS`, `CONSOLE_SECRET`, `CONSOLE_OIDC_…`.

    Without users and without OIDC there is no console.
    """

    model_config = SettingsConfigDict(env_prefix="CONSOLE_", env_file=".env", extra="ignore")

    password_hash: SecretStr | None = None
    """Argon2 hash of the password of the user `operator`; `atalaia console hash` makes one."""
    users: dict[str, SecretStr] = Field(default_factory=dict)
    """More users, as JSON: name to Argon2 hash."""
    secret: SecretStr = Field(default_factory=lambda: SecretStr(secrets.token_urlsafe(48)), min_length=32)
    """Signs the session cookies. Without one, every restart ends all sessions."""
    session_hours: float = Field(default=12.0, gt=0)
    """After this long one logs in again."""
    login_rate: str = "10/minute"
    """Attempts to log in that one address has."""

    oidc_issuer: str | None = None
    """Address of an OpenID Connect provider, whose discovery document is under it."""
    oidc_client_id: str | None = None
    """How the provider knows this line."""
    oidc_client_secret: SecretStr | None = None
    """What the provider gave along with the client's id."""
    oidc_users: frozenset[str] = frozenset()
    """E-mail addresses, verified by the provider, that may come in; as JSON."""

    @property
    def hashes(self) -> dict[str, str]:
        """Argon2 hash of each user's password."""
        found = {name: each.get_secret_value() for name, each in self.users.items()}
        if self.password_hash is not None:
            found.setdefault("operator", self.password_hash.get_secret_value())
        return found

    @property
    def oidc(self) -> bool:
        """Whether people come in by OpenID Connect."""
        return bool(self.oidc_issuer and self.oidc_client_id and self.oidc_client_secret)

    @property
    def enabled(self) -> bool:
        """Whether there is a console."""
        return bool(self.hashes) or self.oidc
