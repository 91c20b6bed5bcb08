"""The exchange: what the server's routes share. It admits calls, keeps their records, and ends them in order."""

import asyncio
import logging
import time
from typing import Final

from agent.engines import Engines
from agent.events import CallLog, EventName
from agent.ledger import Ledger, caller_hash
from agent.ledger.settings import LedgerSettings
from agent.telemetry.metrics import Vitals
from telephony.call import Call, Shared
from telephony.calls import CallRecord, Calls
from telephony.errors import BadConfiguration, BadRecording
from telephony.loading import country_prompts, prepare
from telephony.recorder.recordings import Recordings
from telephony.recorder.waveform import Waveform
from telephony.session import Session
from telephony.settings import RecordingSettings, ServerSettings, TwilioSettings

_log: Final = logging.getLogger(__name__)
_PROBE: Final = 1.0
"""Seconds for a recognizer to show that it works again."""
_RESERVED: Final = 60.0
"""Seconds for which a place is kept between the webhook and the audio."""


class Exchange:
    """One process's calls, whatever they come in by. Every front asks it for a place and runs its calls in it."""

    def __init__(
        self,
        shared: Shared,
        settings: ServerSettings,
        account: TwilioSettings,
        ledger: Ledger | None = None,
        recording: RecordingSettings | None = None,
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
        self.draining = False
        """Whether no new calls are taken because the server is about to stop."""
        self.recordings: Recordings | None = None
        """Where calls are recorded; None when they are not."""
        self._retention = 0.0
        if recording is not None and recording.enabled:
            folder = recording.folder or shared.engines.settings.paths.data / "recordings"
            self.recordings = Recordings(folder, recording.secret())
            self._retention = recording.retention_days
        self._reserved: dict[str, float] = {}
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

    async def ready(self) -> bool:
        """Whether a new call would be taken and heard. A recognizer that failed is given a moment to prove itself."""
        if self.draining:
            return False
        hearing = self.engines.hearing
        if hearing.healthy:
            return True
        hearing.probe()
        try:
            async with asyncio.timeout(_PROBE):
                while not hearing.healthy:  # noqa: ASYNC110 - the state of other threads
                    await asyncio.sleep(0.05)
        except TimeoutError:
            return False
        return True

    @property
    def full(self) -> bool:
        """Whether one more call would have to be refused."""
        return self.free < 1

    @property
    def free(self) -> int:
        """Places for further calls. One that was kept for a call that never came is free again after a minute."""
        now = time.monotonic()
        self._reserved = {each: until for each, until in self._reserved.items() if until > now}
        return self.settings.max_calls - len(self.running) - len(self._reserved)

    def admit(self, call: str) -> bool:
        """Keep a place for a call whose audio is about to come; False when there is none.

        Asking twice for the same call keeps one place.
        """
        full = self.full
        known = call in self._reserved or self.find(call) is not None
        if full and not known:
            return False
        self._reserved[call] = time.monotonic() + _RESERVED
        return True

    def find(self, call: str) -> Call | None:
        """A running call by its id."""
        return next((each for each in self.running if each.session.call == call), None)

    def open(self, session: Session, channel: str = "phone") -> None:
        """Keep the events of a call that is about to run, and its sound if calls are recorded.

        One that comes back from a transfer goes on in its old record.
        """
        caller = session.caller
        self._record_sound(session)
        session.waveform = Waveform()
        record = self.record(
            session.log,
            channel=channel,
            locale=session.locale,
            country=caller.country,
            number=caller.number,
            again=session.resumed is not None,
        )
        record.waveform = session.waveform
        self._render_scripts(session.locale, caller.country)

    def record(
        self,
        log: CallLog,
        *,
        channel: str,
        locale: str,
        country: str | None,
        number: str | None = None,
        again: bool = False,
    ) -> CallRecord:
        """Keep what happens in a call: for the pages, and in the ledger. `number` is kept as a keyed hash only."""
        record = self.calls.open(log, locale, country, channel, again=again)
        self.shared.telemetry.watch(log)
        if self.ledger is not None:
            caller = caller_hash(number, self._pepper) if number else None
            if not again:
                self.ledger.open_call(
                    log.call, channel=channel, locale=locale, country=country, caller=caller
                )
            log.subscribe(self.ledger.record)
        return record

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
        self._reserved.pop(call.session.call, None)
        self.running.add(call)
        try:
            await call.run()
        finally:
            self.running.discard(call)
            session = call.session
            if session.recorder is not None:
                session.recorder.close()
            if session.waveform is not None and self.ledger is not None:
                self.ledger.draw(session.call, session.waveform.since(0).to_dict())

    def _record_sound(self, session: Session) -> None:
        if self.recordings is None:
            return
        log = session.log
        try:
            self.recordings.purge(self._retention)
            session.recorder = self.recordings.begin(session.call, session.locale)
        except (BadRecording, OSError) as error:
            log.emit(EventName.DEGRADED, part="recording", reason=str(error))

    async def finish(self, seconds: float) -> bool:
        """Take no new calls and wait for the running ones to end; False if some still run after `seconds`."""
        self.draining = True
        try:
            async with asyncio.timeout(seconds):
                while self.running:  # noqa: ASYNC110 - ends a process, not hot
                    await asyncio.sleep(0.1)
        except TimeoutError:
            return False
        return True

    async def drain(self) -> None:
        """End what is left of the running calls."""
        for task in tuple(self._rendering):
            task.cancel()
        for call in tuple(self.running):
            call.hang_up("shutdown")
        for _ in range(50):
            if not self.running:
                break
            await asyncio.sleep(0.1)
        if self.recordings is not None:
            await asyncio.to_thread(self.recordings.close)

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
