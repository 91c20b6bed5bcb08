"""What `atalaia doctor` looks at in the server's settings: whether the line may be opened to the public."""

from collections.abc import Iterator
from typing import Final

from pydantic import SecretStr, ValidationError

from agent.finding import Finding, Level, unsafe
from telephony.errors import BadConfiguration
from telephony.logs import LogSettings
from telephony.settings import ServerSettings, TwilioSettings

_SHORTEST: Final = 16
_WELL_KNOWN: Final = frozenset({"changeme", "change-me", "secret", "password", "token", "atalaia", "test"})


def findings() -> Iterator[Finding]:
    """Signature checks, secrets, the public address, logs."""
    try:
        server, account, logs = ServerSettings(), TwilioSettings(), LogSettings()
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        yield Finding("settings", Level.PROBLEM, f"{where}: {first['msg']}", "see docs/settings.md")
        return
    yield Finding("environment", Level.OK, server.env)
    yield from _signatures(server, account)
    yield _secret("operator token", "ATALAIA_OPERATOR_TOKEN", server.operator_token, server.production)
    if server.production and not (server.public_url or "").startswith("https://"):
        yield Finding(
            "public address",
            Level.PROBLEM,
            "no https address at which callers reach the line",
            "set ATALAIA_PUBLIC_URL",
        )
    if logs.level.upper() in ("DEBUG", "TRACE", "INFO") and "level" in logs.model_fields_set:
        yield unsafe(
            "logs",
            f"at {logs.level.upper()} libraries may write what callers say",
            "set ATALAIA_LOG=WARNING",
            production=server.production,
        )


def _signatures(server: ServerSettings, account: TwilioSettings) -> Iterator[Finding]:
    try:
        checked = account.checks_signatures(server)
    except BadConfiguration as error:
        yield Finding("Twilio signatures", Level.PROBLEM, str(error))
        return
    if checked:
        yield Finding("Twilio signatures", Level.OK, "checked on every request")
    else:
        yield Finding(
            "Twilio signatures",
            Level.NOTE,
            "not checked: anybody who knows the address can pretend to be Twilio",
            "set TWILIO_AUTH_TOKEN and ATALAIA_PUBLIC_URL",
        )


def _secret(what: str, variable: str, value: SecretStr | None, production: bool) -> Finding:
    secret = value.get_secret_value() if value else ""
    remedy = f"set {variable} to at least {_SHORTEST} random characters"
    if not secret:
        return unsafe(what, "none: the calls' pages are closed in production", remedy, production=production)
    if len(secret) < _SHORTEST or secret.lower() in _WELL_KNOWN:
        return unsafe(what, "short or well known: it can be guessed", remedy, production=production)
    return Finding(what, Level.OK, "set")
