"""The exchange: what the server's routes share. It admits calls, keeps their records, and ends them in order."""

import asyncio
import logging
from typing import Final

from agent.engines import Engines
from telephony.call import Call, Shared
from telephony.calls import Calls
from telephony.errors import BadConfiguration
from telephony.loading import country_prompts, prepare
from telephony.session import Session
from telephony.settings import ServerSettings, TwilioSettings

_log: Final = logging.getLogger(__name__)


class Exchange:
    """One process's calls, whatever they come in by. Every front asks it for a place and runs its calls in it."""

    def __init__(self, shared: Shared, settings: ServerSettings, account: TwilioSettings) -> None:
        """Fails at once on settings that the line must not start with.

        Raises:
            BadConfiguration: see `TwilioSettings.checks_signatures`.
        """
        self.shared = shared
        self.settings = settings
        self.account = account
        self.checks = account.checks_signatures(settings)
        self.calls = Calls(settings.events_kept)
        self.running: set[Call] = set()
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

    def open(self, session: Session) -> None:
        """Record a call that is about to run."""
        self.calls.open(session.log, session.locale, session.caller.country)
        self._render_scripts(session.locale, session.caller.country)

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
