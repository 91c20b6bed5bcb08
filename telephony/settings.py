"""Settings of the server, of Twilio, of browsers and of a call's timing, read from the environment and from `.env`."""

import base64
import re
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from telephony.errors import BadConfiguration
from telephony.humans import HumanLine


def _config(prefix: str) -> SettingsConfigDict:
    return SettingsConfigDict(env_prefix=prefix, env_file=".env", extra="ignore", populate_by_name=True)


class ServerSettings(BaseSettings):
    """Where the server listens and who may look at its calls."""

    model_config = _config("ATALAIA_")

    env: Literal["development", "production"] = Field(default="development", validation_alias="ENV")
    host: str = "127.0.0.1"
    """Address to listen on; `0.0.0.0` for all."""
    port: int = Field(default=8080, ge=0, le=65535)
    """Port to listen on; 0 takes a free one."""
    public_url: str | None = None
    """The address Twilio calls, for example `https://line.example.org`. Requests are checked against it."""
    max_calls: int = Field(default=3, ge=1)
    """Calls served at the same time; one more is refused with a spoken message."""
    max_body_bytes: int = 64 * 1024
    """Longest request body that is read."""
    events_kept: int = 200
    """Finished calls whose events stay in memory."""
    api_rate: str = "30/minute"
    """Text turns and transcripts that one address may send; an emergency is always answered."""
    operator_token: SecretStr | None = None
    """Bearer token for `/calls`. Without one, `/calls` is open in development and closed in production."""
    drain_seconds: float = Field(default=600.0, ge=0)
    """How long running calls may go on after the server was told to stop (SIGTERM)."""
    elsewhere_url: str | None = None
    """Voice webhook of another server, which gets new calls while this one stops. Without one they get the message
    of a full line and the human line."""

    @property
    def production(self) -> bool:
        """Whether conveniences for development are off."""
        return self.env == "production"


class TwilioSettings(BaseSettings):
    """The Twilio account behind the number."""

    model_config = _config("TWILIO_")

    account_sid: str | None = None
    """Account SID, from the front page of Twilio's console."""
    auth_token: SecretStr | None = None
    """Auth token of the account: checks signatures, ends and transfers calls."""
    validate_requests: Literal["auto", "on", "off"] = Field(
        default="auto", validation_alias="TWILIO_VALIDATE"
    )
    """`auto` checks signatures when an auth token is set. `off` is refused in production."""
    api_base: str | None = None
    """Another server with Twilio's Calls resource, for tests."""
    shared_keys: dict[str, SecretStr] = {}
    """Secrets of Twilio's shared keys by key id, as JSON, where the account signs with HMAC-SHA256."""
    token_seconds: float = 60.0
    """How long a media-stream token lives between the webhook's answer and the stream's start."""
    rest_seconds: float = Field(default=2.5, gt=0)
    """Longest wait for one answer of the REST API; it is asked twice at most."""

    def checks_signatures(self, server: ServerSettings) -> bool:
        """Whether requests must carry a valid Twilio signature.

        Raises:
            BadConfiguration: the combination would leave a public line open, or cannot be checked.
        """
        if self.validate_requests == "off":
            if server.production:
                raise BadConfiguration(
                    "TWILIO_VALIDATE=off is for development only: unset it, set TWILIO_AUTH_TOKEN and "
                    "ATALAIA_PUBLIC_URL, or run with ENV=development"
                )
            return False
        wanted = self.validate_requests == "on" or self.auth_token is not None or server.production
        if not wanted:
            return False
        if self.auth_token is None:
            raise BadConfiguration("checking Twilio's signature needs TWILIO_AUTH_TOKEN: set it")
        if server.public_url is None:
            raise BadConfiguration(
                "checking Twilio's signature needs ATALAIA_PUBLIC_URL, the https address that Twilio calls: set it"
            )
        return True


class BrowserSettings(BaseSettings):
    """Calls from a web page: how their audio finds its way, who may call, where the page may be embedded."""

    model_config = _config("WEBRTC_")

    ice_urls: Annotated[tuple[str, ...], NoDecode] = ()
    """STUN and TURN servers for the page, separated by commas: `stun:stun.example.org,turn:turn.example.org`."""
    turn_secret: SecretStr | None = None
    """Shared with the TURN server (coturn's `static-auth-secret`); each call gets credentials made from it."""
    turn_seconds: int = Field(default=3600, ge=60)
    """How long a call's TURN credentials are good for."""
    udp_port: int | None = Field(default=None, ge=1, le=65535)
    """One UDP port for the audio of all calls. Without it every call opens ports of its own."""
    public_address: str | None = None
    """The IP address at which callers reach `udp_port`, where that is not an address of this machine (NAT, Docker)."""

    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Sites that may embed the page, separated by commas: `https://clinic.example.org`. None by default."""
    token_seconds: float = 30.0
    """How long the page has between asking for a call and making its offer."""
    reconnect_seconds: float = 30.0
    """How long a call whose connection is lost waits for it to come back."""
    calls_per_address: int = Field(default=2, ge=1)
    """Calls at the same time from one address."""
    starts_per_minute: int = Field(default=10, ge=1)
    """Calls begun within a minute from one address."""

    @field_validator("ice_urls", "allowed_origins", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(each.strip() for each in value.split(",") if each.strip())
        return value

    @field_validator("ice_urls")
    @classmethod
    def _ice(cls, urls: tuple[str, ...]) -> tuple[str, ...]:
        for url in urls:
            if not url.startswith(("stun:", "stuns:", "turn:", "turns:")):
                raise BadConfiguration(
                    f"WEBRTC_ICE_URLS has {url!r}: expected addresses such as stun:stun.example.org or "
                    "turn:turn.example.org:3478, separated by commas"
                )
        return urls

    @field_validator("allowed_origins")
    @classmethod
    def _origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        for origin in origins:
            scheme, _, host = origin.partition("://")
            if scheme not in ("https", "http") or not re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]+)?", host):
                raise BadConfiguration(
                    f"WEBRTC_ALLOWED_ORIGINS has {origin!r}: expected origins such as "
                    "https://clinic.example.org, without a path, separated by commas"
                )
        return origins

    def check(self) -> None:
        """Refuse combinations that cannot work.

        Raises:
            BadConfiguration: with what to set.
        """
        if self.public_address is not None and self.udp_port is None:
            raise BadConfiguration(
                "WEBRTC_PUBLIC_ADDRESS needs WEBRTC_UDP_PORT, the UDP port that is forwarded to this machine: "
                "set it"
            )
        if self.turn_secret is None and any(url.startswith("turn") for url in self.ice_urls):
            raise BadConfiguration(
                "WEBRTC_ICE_URLS names a TURN server, which needs WEBRTC_TURN_SECRET: set it to the server's "
                "static-auth-secret"
            )


class TelnyxSettings(BaseSettings):
    """The Telnyx account behind another number, if there is one."""

    model_config = _config("TELNYX_")

    public_key: str | None = None
    """Telnyx's Ed25519 key in base64; requests are checked against it."""
    api_key: SecretStr | None = None
    """Ends calls; without it they end when their document does."""
    api_base: str = "https://api.telnyx.com"
    """Telnyx's own, or another server with its Call Control, for tests."""


class StreamSettings(BaseSettings):
    """Limits of media streams."""

    model_config = _config("STREAM_")

    start_seconds: float = Field(default=10.0, gt=0)
    """Longest time from the upgrade to the `start` message."""
    quiet_seconds: float = Field(default=3.0, gt=0)
    """A stream that sends nothing at all for this long is dead, for silence is sent too. The line leaves it, so that
    the network's safety net speaks before the caller has heard nothing for four seconds."""
    waiting_per_address: int = Field(default=8, ge=1)
    """Sockets of one address that have not started yet. Behind a reverse proxy all have the proxy's address."""


class HandoffMode(StrEnum):
    """How a caller reaches a human."""

    DIAL = "dial"
    """The call is passed on and rings at the human line."""
    CONFERENCE = "conference"
    """The line calls the human and stays with the caller until the human speaks."""


class HandoffSettings(BaseSettings):
    """Bringing in a human. Without any line configured here, `LINE_HUMAN_NUMBER` takes all calls."""

    model_config = _config("HANDOFF_")

    mode: HandoffMode = HandoffMode.DIAL
    """`dial` passes the call on; in a `conference` the line stays until the human speaks."""
    lines: tuple[HumanLine, ...] = ()
    """Human lines as JSON, in the order in which they are tried: number, and optionally locales, categories, days,
    opens, closes, zone. A call that none of them takes goes to `LINE_HUMAN_NUMBER`."""
    ring_seconds: int = Field(default=25, ge=5, le=600)
    """How long the human line rings."""
    caller_id: str | None = None
    """Number shown to the human; the dialled one if unset."""


class MachineAnswer(StrEnum):
    """What an answering machine gets."""

    HANG_UP = "hang_up"
    MESSAGE = "message"
    """A message that says nothing about health."""


class OutboundSettings(BaseSettings):
    """Calls that the line makes."""

    model_config = _config("OUTBOUND_")

    number: str | None = None
    """The number to call from; without one the line calls nobody."""
    machine: MachineAnswer = MachineAnswer.HANG_UP
    """What an answering machine gets: nothing, or a message that says nothing about health."""
    ring_seconds: int = Field(default=25, ge=5, le=600)
    """How long the called person's telephone rings."""


class TextSettings(BaseSettings):
    """The text message with the sources after a call."""

    model_config = _config("TEXT_")

    sender: str | None = None
    """Number, or SID of a messaging service (`MG…`); without one no message is offered."""


class RecordingSettings(BaseSettings):
    """Recording calls."""

    model_config = _config("RECORDING_")

    enabled: bool = False
    """Record calls; each begins with saying so."""
    key: SecretStr | None = None
    """32 bytes in base64, for example from `openssl rand -base64 32`. Who loses it loses the recordings."""
    folder: Path | None = None
    """`recordings` in the data directory if unset."""
    retention_days: float = Field(default=30.0, gt=0)
    """Older recordings are deleted whenever a call begins, and by `atalaia recordings purge`."""

    def secret(self) -> bytes:
        """The key.

        Raises:
            BadConfiguration: there is none, or it is not 32 bytes.
        """
        text = self.key.get_secret_value() if self.key else ""
        try:
            key = base64.b64decode(text, validate=True)
        except ValueError:
            key = b""
        if len(key) != 32:
            raise BadConfiguration(
                "recordings are encrypted: set RECORDING_KEY to 32 bytes in base64, for example from "
                "`openssl rand -base64 32`"
            )
        return key


class LanguageSettings(BaseSettings):
    """In which language calls begin."""

    model_config = _config("LANGUAGE_")

    numbers: dict[str, str] = {}
    """Locale by dialled number, as JSON."""
    offer: bool = True
    """Say, after the greeting, how to go on in the two other languages."""


class TimingSettings(BaseSettings):
    """The timing of a conversation, in seconds unless said otherwise."""

    model_config = _config("TIMING_")

    sample_rate: Literal[8000, 24000] = 8000
    """Hz of what the line says. Twilio's own rate: anything else would be resampled on the way and add delay.
    A browser's calls take three times as much by themselves."""
    listen_rate: Literal[8000, 16000] = 8000
    """Hz of what it hears: a telephone's, or, from a browser, twice as much, which recognition makes use of."""

    vad_confidence: float = Field(default=0.6, gt=0, lt=1)
    """Silero's probability from which sound counts as a voice."""
    vad_start: float = 0.2
    """Voice for this long begins speech."""
    vad_stop: float = 0.2
    """Silence for this long ends it."""

    lead: float = 0.2
    """Audio sent ahead of what the caller has heard, so that a busy moment makes no gap."""
    script_lead: float = 1.0
    """The same for scripts, which nothing may cut."""
    gap: float = 0.15
    """Silence between two things the line says."""
    rewind: float = 3.0
    """How far back at most speech goes on after a false interruption."""
    mark_grace: float = 2.0
    """Wait for a mark's echo after its audio should have been heard."""

    hold_after_silence: float = 0.8
    """A noise ended and no words came: go on after this long."""
    hold_while_noisy: float = 2.0
    """A noise goes on and no words came: go on all the same."""

    brief: float = 0.7
    """A voice over the line's words that is shorter than this, and does not ask to be let speak, means "go on": that is
    how long "mm-hm" is, and recognition makes words of it."""

    turn_confidence: float = Field(default=0.5, gt=0, lt=1)
    """Smart Turn's probability from which a turn counts as complete."""
    turn_wait: float = 0.7
    """More silence needed when the model hears an unfinished turn."""
    turn_wait_dangling: float = 1.6
    """More silence needed when the words themselves are unfinished."""
    turn_cap: float = 2.5
    """Silence after which a turn is over whatever the words say."""

    deaf_after: float = 4.0
    """Caller speech, or waiting for a final, without any transcript."""

    filler_after: float = 1.2
    """No answer for this long: a filler."""
    filler_again: float = 4.0
    """And another one."""
    bridge_after: float = 0.7
    """An answer whose voice takes so long after the question that nothing is heard: a filler before it."""
    answer_limit: float = 12.0
    """After this long without an answer the line says so."""

    silence_prompt: float = 8.0
    """A caller silent for this long is asked whether they are there."""
    check_wait: float = 5.0
    """Silence after the check question that counts as danger."""
    company_after: float = 3.0
    """While a human is being called: silence before the line says that it is still there."""
    company_every: float = 7.0
    """And then, how often it says so."""
    stay_every: float = 12.0
    """After an escalation, how often the line says that it is still there."""
    max_call: float = 3600.0
    """Longest call."""
    close_grace: float = 4.0
    """Longest wait for the last words to be heard before hanging up."""
