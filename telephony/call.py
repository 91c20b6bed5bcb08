"""One call, from the moment its caller is connected to its end."""

import asyncio
import contextlib
from dataclasses import dataclass, field

from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.workers.runner import WorkerRunner

from agent.engines import Engines
from agent.events import EventName
from agent.telemetry.current import calling
from agent.telemetry.telemetry import Telemetry
from guardrails.emergency import country_of
from telephony.clock import now
from telephony.conversation import Conversation
from telephony.escalation import Carrier, NoCarrier
from telephony.languages import first_locale
from telephony.leg import Leg
from telephony.pipeline import build, voice_activity
from telephony.recognition import Recognition
from telephony.resumption import read_resumed
from telephony.rtvi import TextIn, tell
from telephony.session import Caller, Session
from telephony.settings import LanguageSettings, TimingSettings
from telephony.stream import StreamStart
from telephony.turns import TurnModel

_CANCEL_AGAIN = 2.0
"""Seconds after which a pipeline that did not end is told again."""
_LAST_WORDS = 2.0
"""Seconds that recognition may take for what the caller said before hanging up."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What all calls of a process share."""

    engines: Engines
    timing: TimingSettings
    turn_model: TurnModel | None
    carrier: Carrier = field(default_factory=NoCarrier)
    telemetry: Telemetry = field(default_factory=Telemetry)
    languages: LanguageSettings = field(default_factory=LanguageSettings)


def session_of(start: StreamStart, shared: Shared) -> Session:
    """The session of a new call, from what its stream's start says: `from`, `to`, `locale`."""
    settings = shared.engines.settings.line
    number, dialled = start.parameters.get("from") or None, start.parameters.get("to") or None
    country = country_of(number)
    locale = first_locale(
        settings.locale,
        asked=start.parameters.get("locale"),
        dialled=dialled,
        country=country,
        numbers=shared.languages.numbers,
    )
    session = Session(
        start.call_sid, Caller(number, dialled, country or settings.country), locale, shared.timing
    )
    session.resumed = read_resumed(start.parameters.get("resumed"))
    session.offer_languages = shared.languages.offer
    session.outbound = "outbound" in start.parameters
    return session


class Call:
    """Runs one call, however its caller is connected."""

    def __init__(self, leg: Leg, session: Session, shared: Shared) -> None:
        """The caller is there: nothing more is waited for."""
        self.session = session
        self._leg = leg
        self._shared = shared
        self._worker: PipelineWorker | None = None
        self._recognition: Recognition | None = None
        self.conversation: Conversation | None = None
        self._reason = "completed"
        self._leaving: asyncio.Task[None] | None = None
        self._started = asyncio.Event()
        self._ended = asyncio.Event()

    async def run(self) -> None:
        """Serve the call until it ends. Whatever happens, `call_ended` is the last event."""
        with calling(self.session.call):
            await self._run()

    async def _run(self) -> None:
        session, shared, leg = self.session, self._shared, self._leg
        began = now()
        session.audio_arrived()  # audio follows at once; the pipeline takes a moment longer to be there
        session.log.emit(
            EventName.CALL_STARTED,
            locale=session.locale,
            country=session.caller.country,
            stream=leg.stream,
        )
        try:
            activity = await asyncio.to_thread(voice_activity, session.timing)
            transport = leg.open(session, self.hang_up)
            carrier = leg.carrier or shared.carrier
            built = build(session, transport, shared.engines, activity, shared.turn_model, carrier)
            built.conversation.on_stop = self.hang_up
            self._recognition, self.conversation = built.recognition, built.conversation
            leg.attend(built)
            rtvi = bool(getattr(leg, "rtvi", False))
            self._worker = PipelineWorker(
                Pipeline([TextIn(session), built.pipeline]) if rtvi else built.pipeline,
                params=PipelineParams(
                    audio_in_sample_rate=session.timing.listen_rate,
                    audio_out_sample_rate=session.timing.sample_rate,
                ),
                enable_rtvi=rtvi,
                enable_turn_tracking=False,
                idle_timeout_secs=None,
            )
            if rtvi:
                session.log.subscribe(tell(self._worker))
            self._worker.add_event_handler("on_pipeline_started", self._begun)
            runner = WorkerRunner(handle_sigint=False)
            await runner.add_workers(self._worker)
            await runner.run()
        except Exception as error:  # noqa: BLE001 - the call is lost; say so where it can be seen
            self._reason = "error"
            session.log.emit(EventName.ERROR, part="call", reason=f"{type(error).__name__}: {error}")
        finally:
            self._ended.set()
            session.log.emit(EventName.CALL_ENDED, reason=self._reason, seconds=round(now() - began, 2))
            leg.close()

    @property
    def leaving(self) -> bool:
        """Whether the far end is gone, and the call is about to end."""
        return self._leaving is not None

    def hang_up(self, reason: str) -> None:
        """The far end is gone: let the gate hear the last words, then end."""
        if self._leaving is None:
            self._reason = reason
            self._leaving = asyncio.get_running_loop().create_task(self._leave())

    async def _leave(self) -> None:
        with contextlib.suppress(TimeoutError):
            # A caller may be gone before the pipeline is there; cancelling it then would go unnoticed.
            await asyncio.wait_for(self._started.wait(), _LAST_WORDS)
        if self._recognition is not None and self._worker is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LAST_WORDS):
                    await self._recognition.finish()
                    await self._worker.flush_pipeline(timeout=1.0)
        while self._worker is not None and not self._ended.is_set():
            await self._worker.cancel(reason=self._reason)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), _CANCEL_AGAIN)

    async def _begun(self, *_: object) -> None:
        self._started.set()
