"""The exchange: what the server's routes share. It admits calls, keeps their records, and ends them in order."""

import asyncio
import logging
from typing import Final

from agent.engines import Engines
from agent.events import CallLog
from agent.ledger import Ledger, caller_hash
from agent.ledger.settings import LedgerSettings
from agent.telemetry.metrics import Vitals
from telephony.call import Call, Shared
from telephony.calls import Calls
from telephony.errors import BadConfiguration
from telephony.loading import country_prompts, prepare
from telephony.session import Session
from telephony.settings import ServerSettings, TwilioSettings

_log: Final = logging.getLogger(__name__)


class Exchange:
    """One process's calls, whatever they come in by. Every front asks it for a place and runs its calls in it."""

    def __init__(
        self,
        shared: Shared,
        settings: ServerSettings,
        account: TwilioSettings,
        ledger: Ledger | None = None,
    ) -> None:
        """Fails at once on settings that the line must not start with. Without a ledger nothing outlives the process.

        Raises:
            BadConfiguration: see `TwilioSettings.checks_signatures`.
        """
        self.shared = shared
        self.settings = settings
        self.account = account
        self.ledger = ledger
        self.checks = account.checks_signatures(settings)
        self.calls = Calls(settings.events_kept)
        self.running: set[Call] = set()
        self._pepper = LedgerSettings().caller_pepper.get_secret_value()
        self._countries: set[tuple[str, str | None]] = set()
        self._rendering: set[asyncio.Task[None]] = set()
        if settings.production and settings.public_url is None:
            raise BadConfiguration(
                "ENV=production needs ATALAIA_PUBLIC_URL, the https address of this line: set it"
            )

    @property
    def engines(self) -> Engines:
        """The engines of the process."""
        return self.shared.engines

    @property
    def full(self) -> bool:
        """Whether one more call has to be refused."""
        return len(self.running) >= self.settings.max_calls

    def open(self, session: Session, channel: str = "phone") -> None:
        """Record a call that is about to run."""
        caller = session.caller
        self.record(
            session.log, channel=channel, locale=session.locale, country=caller.country, number=caller.number
        )
        self._render_scripts(session.locale, caller.country)

    def record(
        self, log: CallLog, *, channel: str, locale: str, country: str | None, number: str | None = None
    ) -> None:
        """Keep what happens in a call: for the pages, and in the ledger. `number` is kept as a keyed hash only."""
        self.calls.open(log, locale, country, channel)
        self.shared.telemetry.watch(log)
        if self.ledger is not None:
            caller = caller_hash(number, self._pepper) if number else None
            self.ledger.open_call(log.call, channel=channel, locale=locale, country=country, caller=caller)
            log.subscribe(self.ledger.record)

    def find(self, call: str) -> Call | None:
        """The running call of that id."""
        return next((each for each in self.running if each.session.call == call), None)

    def vitals(self) -> Vitals:
        """What telemetry measures of the process."""
        hearing, speaking = self.engines.hearing, self.engines.speaking

        def degraded() -> list[str]:
            parts = {"recognizer": hearing.healthy, "speaking": speaking.healthy}
            if self.ledger is not None:
                parts["ledger"] = self.ledger.healthy
            return [name for name, healthy in parts.items() if not healthy]

        return Vitals(
            calls=lambda: len(self.running),
            queue=lambda: hearing.scheduler.waiting,
            interval=lambda: hearing.interval,
            degraded=degraded,
        )

    async def run(self, call: Call) -> None:
        """Serve a call until it ends."""
        self.running.add(call)
        try:
            await call.run()
        finally:
            self.running.discard(call)

    async def drain(self) -> None:
        """End what is left of the running calls."""
        for task in tuple(self._rendering):
            task.cancel()
        for call in tuple(self.running):
            call.hang_up("shutdown")
        for _ in range(50):
            if not self.running:
                return
            await asyncio.sleep(0.1)

    def _render_scripts(self, locale: str, country: str | None) -> None:
        """Begin to render the scripts of a country from which nobody has called yet."""
        if (locale, country) in self._countries:
            return
        self._countries.add((locale, country))
        speaking, rate = self.engines.speaking, self.shared.timing.sample_rate
        texts = country_prompts(locale, country)
        task = asyncio.create_task(prepare(speaking, texts, rate, urgent=False, report=_log.warning))
        self._rendering.add(task)
        task.add_done_callback(self._rendering.discard)
