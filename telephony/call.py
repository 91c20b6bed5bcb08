"""One call, from the start of its media stream to its end."""

import asyncio
import contextlib
from dataclasses import dataclass, field

from fastapi import WebSocket
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.workers.runner import WorkerRunner

from agent.engines import Engines
from agent.events import EventName
from guardrails.emergency import country_of
from guardrails.locale import UnknownLocale, parse_locale
from telephony.clock import now
from telephony.conversation import Conversation
from telephony.escalation import Carrier, NoCarrier
from telephony.pipeline import build, voice_activity
from telephony.recognition import Recognition
from telephony.serializer import LineSerializer
from telephony.session import Caller, Session
from telephony.settings import TimingSettings
from telephony.stream import StreamStart
from telephony.transport import LineTransport
from telephony.turns import TurnModel

_LAST_WORDS = 2.0
"""Seconds that recognition may take for what the caller said before hanging up."""
_EVERY = 100
"""Of many malformed messages of a kind, the first and every hundredth are reported."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What all calls of a process share."""

    engines: Engines
    timing: TimingSettings
    turn_model: TurnModel | None
    carrier: Carrier = field(default_factory=NoCarrier)


def session_of(start: StreamStart, shared: Shared) -> Session:
    """The session of a new call, from what its stream's start says: `from`, `to`, `locale`."""
    settings = shared.engines.settings.line
    number = start.parameters.get("from") or None
    try:
        locale = parse_locale(start.parameters.get("locale") or settings.locale)
    except UnknownLocale:
        locale = parse_locale(settings.locale)
    caller = Caller(number, start.parameters.get("to") or None, country_of(number) or settings.country)
    return Session(start.call_sid, caller, locale, shared.timing)


class Call:
    """Runs one call over one WebSocket."""

    def __init__(self, websocket: WebSocket, start: StreamStart, session: Session, shared: Shared) -> None:
        """The WebSocket is accepted and its `start` has been read."""
        self.session = session
        self._websocket = websocket
        self._start = start
        self._shared = shared
        self._worker: PipelineWorker | None = None
        self._recognition: Recognition | None = None
        self._serializer: LineSerializer | None = None
        self.conversation: Conversation | None = None
        self._reason = "completed"
        self._leaving: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve the call until it ends. Whatever happens, `call_ended` is the last event."""
        session, shared = self.session, self._shared
        began = now()
        session.audio_arrived()  # media follows `start` at once; the pipeline takes a moment longer to be there
        session.log.emit(
            EventName.CALL_STARTED,
            locale=session.locale,
            country=session.caller.country,
            stream=self._start.stream_sid,
        )
        try:
            activity = await asyncio.to_thread(voice_activity, shared.timing)
            self._serializer = serializer = LineSerializer(
                self._start.stream_sid, self._start.call_sid, self._rejected
            )
            transport = LineTransport(self._websocket, serializer, shared.timing.sample_rate)
            transport.add_event_handler("on_client_disconnected", self._disconnected)
            built = build(session, transport, shared.engines, activity, shared.turn_model, shared.carrier)
            built.conversation.on_stop = self.hang_up
            self._recognition, self.conversation = built.recognition, built.conversation
            self._worker = PipelineWorker(
                built.pipeline,
                params=PipelineParams(
                    audio_in_sample_rate=shared.timing.sample_rate,
                    audio_out_sample_rate=shared.timing.sample_rate,
                ),
                enable_rtvi=False,
                enable_turn_tracking=False,
                idle_timeout_secs=None,
            )
            runner = WorkerRunner(handle_sigint=False)
            await runner.add_workers(self._worker)
            await runner.run()
        except Exception as error:  # noqa: BLE001 - the call is lost; say so where it can be seen
            self._reason = "error"
            session.log.emit(EventName.ERROR, part="call", reason=f"{type(error).__name__}: {error}")
        finally:
            session.log.emit(EventName.CALL_ENDED, reason=self._reason, seconds=round(now() - began, 2))

    def hang_up(self, reason: str) -> None:
        """The far end is gone: let the gate hear the last words, then end."""
        if self._leaving is None:
            self._reason = reason
            self._leaving = asyncio.get_running_loop().create_task(self._leave())

    async def _leave(self) -> None:
        if self._recognition is not None and self._worker is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LAST_WORDS):
                    await self._recognition.finish()
                    await self._worker.flush_pipeline(timeout=1.0)
        if self._worker is not None:
            await self._worker.cancel(reason=self._reason)

    async def _disconnected(self, transport: LineTransport, websocket: WebSocket) -> None:
        said = self._serializer is not None and self._serializer.stopped
        self.hang_up("caller_hung_up" if said else "disconnected")

    def _rejected(self, reason: str, count: int) -> None:
        if count == 1 or count % _EVERY == 0:
            self.session.log.emit(EventName.ERROR, part="stream", reason=reason, count=count)
