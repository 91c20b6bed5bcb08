"""Settings of the server, of Twilio and of a call's timing, read from the environment and from `.env`."""

from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from telephony.errors import BadConfiguration


def _config(prefix: str) -> SettingsConfigDict:
    return SettingsConfigDict(env_prefix=prefix, env_file=".env", extra="ignore", populate_by_name=True)


class ServerSettings(BaseSettings):
    """Where the server listens and who may look at its calls."""

    model_config = _config("ATALAIA_")

    env: Literal["development", "production"] = Field(default="development", validation_alias="ENV")
    host: str = "127.0.0.1"
    port: int = Field(default=8080, ge=0, le=65535)
    public_url: str | None = None
    """The address Twilio calls, for example `https://line.example.org`. Requests are checked against it."""
    max_calls: int = Field(default=3, ge=1)
    """Calls served at the same time; one more is refused with a spoken message."""
    max_body_bytes: int = 64 * 1024
    events_kept: int = 200
    """Finished calls whose events stay in memory."""
    api_rate: str = "30/minute"
    """Text turns and transcripts that one address may send; an emergency is always answered."""
    operator_token: SecretStr | None = None
    """Bearer token for `/calls`. Without one, `/calls` is open in development and closed in production."""

    @property
    def production(self) -> bool:
        """Whether conveniences for development are off."""
        return self.env == "production"


class TwilioSettings(BaseSettings):
    """The Twilio account behind the number."""

    model_config = _config("TWILIO_")

    account_sid: str | None = None
    auth_token: SecretStr | None = None
    validate_requests: Literal["auto", "on", "off"] = Field(
        default="auto", validation_alias="TWILIO_VALIDATE"
    )
    """`auto` checks signatures when an auth token is set. `off` is refused in production."""
    api_base: str | None = None
    """Another server with Twilio's Calls resource, for tests."""
    token_seconds: float = 60.0
    """How long a media-stream token lives between the webhook's answer and the stream's start."""

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


class TimingSettings(BaseSettings):
    """The timing of a conversation, in seconds unless said otherwise."""

    model_config = _config("TIMING_")

    sample_rate: Literal[8000] = 8000
    """Hz. Twilio's own rate: anything else would be resampled on the way and add delay."""

    vad_confidence: float = Field(default=0.6, gt=0, lt=1)
    vad_start: float = 0.2
    vad_stop: float = 0.2

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
    filler_again: float = 4.0
    answer_limit: float = 12.0
    """After this long without an answer the line says so."""

    silence_prompt: float = 8.0
    check_wait: float = 5.0
    """Silence after the check question that counts as danger."""
    stay_every: float = 12.0
    """After an escalation, how often the line says that it is still there."""
    max_call: float = 3600.0
    close_grace: float = 4.0
    """Longest wait for the last words to be heard before hanging up."""
