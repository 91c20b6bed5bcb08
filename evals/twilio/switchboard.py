"""A line without models behind a network that is Twilio's, all over real sockets on this machine."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from agent.events import EventName
from agent.settings import Settings
from agent.telemetry.telemetry import Telemetry
from evals.serving import serve
from evals.standins import StandIns
from evals.twilio.api import TwilioApi
from evals.twilio.network import Human, Network
from guardrails.locale import LOCALES
from telephony.app import create_app
from telephony.exchange import Exchange
from telephony.phone import PhoneSettings
from telephony.settings import (
    HandoffSettings,
    LanguageSettings,
    OutboundSettings,
    RecordingSettings,
    ServerSettings,
    StreamSettings,
    TextSettings,
    TimingSettings,
    TwilioSettings,
)

PUBLIC = "https://line.example.org"
HUMAN = "+12025550100"


@dataclass(frozen=True)
class Switchboard:
    """A line, Twilio, and the people on it."""

    line: StandIns
    exchange: Exchange
    api: TwilioApi
    network: Network
    url: str

    def events(self, call: str, name: EventName) -> list[dict[str, Any]]:
        """What a call's record holds of one kind."""
        record = self.exchange.calls.get(call)
        assert record is not None
        return [event.fields for event in record.events if event.name is name]

    def said(self, call: str) -> list[str]:
        """Ids, without their numbers, of what the line said in a call."""
        return [fields["id"].rpartition("-")[0] for fields in self.events(call, EventName.SAY_STARTED)]


@asynccontextmanager
async def switchboard(
    folder: Path,
    *,
    human: Human | None = None,
    human_number: str | None = HUMAN,
    handoff: HandoffSettings | None = None,
    server: dict[str, Any] | None = None,
    account: dict[str, Any] | None = None,
    streams: StreamSettings | None = None,
    timing: dict[str, Any] | None = None,
    outbound: OutboundSettings | None = None,
    text: TextSettings | None = None,
    recording: RecordingSettings | None = None,
    languages: LanguageSettings | None = None,
    locales: tuple[str, ...] | None = None,
    per_word: float = 0.025,
    telemetry: Telemetry | None = None,
    **options: Any,
) -> AsyncIterator[Switchboard]:
    """A running line with signatures checked, prompts rendered and a human line.

    Prompts are rendered in `locales`; if not given in English, or in all languages when `languages` are set.
    """
    settings = Settings()
    settings.line = settings.line.model_copy(update={"human_number": human_number})
    line = StandIns(
        folder, settings, per_word=per_word, timing=TimingSettings(**(timing or {})), languages=languages
    )
    await line.prepare(locales=locales or (LOCALES if languages else ("en-US",)))
    api = TwilioApi()
    async with api.serving():
        app = create_app(
            replace(line.shared, telemetry=telemetry or Telemetry()),
            ServerSettings(public_url=PUBLIC, **(server or {})),
            TwilioSettings(
                **{
                    "account_sid": api.account_sid,
                    "auth_token": SecretStr(api.auth_token),
                    "api_base": api.url,
                    "rest_seconds": 0.5,
                    **(account or {}),
                }
            ),
            phone=PhoneSettings(
                handoff or HandoffSettings(),
                streams or StreamSettings(),
                outbound or OutboundSettings(),
                text or TextSettings(),
                recording or RecordingSettings(),
            ),
        )
        async with serve(app) as url:
            network = Network(api, url, PUBLIC, human, **options)
            try:
                yield Switchboard(line, app.state.exchange, api, network, url)
            finally:
                await network.close()
    line.close()
