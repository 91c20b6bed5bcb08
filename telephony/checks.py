"""What `atalaia doctor` looks at in the server's settings: whether the line may be opened to the public."""

from collections.abc import Iterator
from typing import Final

from pydantic import SecretStr, ValidationError

from agent.finding import Finding, Level, unsafe
from telephony.console_settings import ConsoleSettings
from telephony.errors import BadConfiguration
from telephony.logs import LogSettings
from telephony.settings import (
    BrowserSettings,
    HandoffSettings,
    OutboundSettings,
    RecordingSettings,
    ServerSettings,
    TelnyxSettings,
    TextSettings,
    TwilioSettings,
)

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
    yield from _combinations(server)
    yield _features()


def _combinations(server: ServerSettings) -> Iterator[Finding]:
    """What is well formed and yet cannot work, or loses something."""
    recording, browser, console = RecordingSettings(), BrowserSettings(), ConsoleSettings()
    if recording.enabled:
        try:
            recording.secret()
        except BadConfiguration as error:
            yield Finding("recordings", Level.PROBLEM, str(error))
        else:
            yield Finding("recordings", Level.OK, f"sealed, kept {recording.retention_days:g} days")
    try:
        browser.check()
    except BadConfiguration as error:
        yield Finding("calls from a page", Level.PROBLEM, str(error))
    if console.enabled and "secret" not in console.model_fields_set:
        yield Finding(
            "console sessions",
            Level.NOTE,
            "end whenever the line is started again",
            "set CONSOLE_SECRET to at least 32 random characters",
        )
    public = server.public_url or ""
    if console.enabled and server.production and not public.startswith("https://"):
        yield Finding("console", Level.PROBLEM, "people would log in without https", "set ATALAIA_PUBLIC_URL")


def _features() -> Finding:
    """Which of the things that one may have are on."""
    account, handoff = TwilioSettings(), HandoffSettings()
    has = {
        "calls from a page": True,
        "Twilio": account.auth_token is not None,
        "Telnyx": TelnyxSettings().public_key is not None,
        f"human lines by hour and language ({len(handoff.lines)})": bool(handoff.lines),
        "check-in calls": OutboundSettings().number is not None,
        "text messages": TextSettings().sender is not None,
        "recordings": RecordingSettings().enabled,
        "console": ConsoleSettings().enabled,
    }
    on = ", ".join(name for name, there in has.items() if there)
    off = ", ".join(name.partition(" (")[0] for name, there in has.items() if not there)
    return Finding("features", Level.OK, f"on: {on}; off: {off or 'none'}")


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
