"""One cell of the fault matrix: a call with a fault in it, and the call after it."""

import asyncio
import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from agent.events import Event, EventName
from evals.callers import callers, render_caller
from evals.faults.collector import Collector
from evals.faults.kinds import During, Fault, Part, Switch
from evals.faults.left import NOTHING, Left
from evals.faults.parts import apply, broken, mend
from evals.twilio.network import Human, Trace
from evals.twilio.switchboard import Switchboard, switchboard
from telephony.caller import CallerPlan
from telephony.line import FRAME_BYTES, FRAME_SECONDS, SILENCE, Line, WireEventName
from telephony.recording import Recording, from_samples
from telephony.settings import TwilioSettings

QUESTION: Final = "What should I do if I miss a dose?"
EMERGENCY: Final = "My chest hurts really bad."
SILENCE_LIMIT: Final = 4.0
"""Seconds of silence that a caller who waits for the line hears at most."""
_GREETED: Final = 5.0
"""Seconds after which the greeting is over."""
_LENGTH: Final = 24.0


def spoken(text: str) -> Recording:
    """A caller saying it."""
    pcm = render_caller(text, "en-US", callers("en-US")[0], 8000)
    return from_samples(text, pcm.astype(np.float32) / np.float32(32768))


@dataclass(frozen=True, slots=True)
class Moment:
    """What a caller does at a moment."""

    at: float
    recording: Recording | None = None
    key: str | None = None


@dataclass(eq=False)
class TimedCaller:
    """A caller who goes by the clock: whatever the line does, they speak when it is time."""

    moments: Sequence[Moment]
    leaves: float
    ticks: int = 0
    _frames: list[bytes] = field(default_factory=list)
    _next: int = 0
    _keys: list[str] = field(default_factory=list)
    speaking: Recording | None = None
    """What is being said, or was said last."""

    @property
    def seconds(self) -> float:
        """Since the first frame."""
        return self.ticks * FRAME_SECONDS

    def keys(self, line: Line) -> list[str]:
        """See `Caller`."""
        due, self._keys = self._keys, []
        return [line.dtmf(digit) for digit in due]

    def frame(self, line: Line) -> bytes | None:
        """See `Caller`."""
        now = self.ticks * FRAME_SECONDS
        self.ticks += 1
        if now >= self.leaves:
            return None
        while self._next < len(self.moments) and self.moments[self._next].at <= now:
            moment = self.moments[self._next]
            self._next += 1
            if moment.key is not None:
                self._keys.append(moment.key)
            if moment.recording is not None:
                self.speaking = moment.recording
                self._frames = moment.recording.frames()[::-1]
                line.note(WireEventName.SPEECH, file=moment.recording.name)
        if not self._frames:
            return SILENCE
        frame = self._frames.pop()
        if not self._frames:
            line.note(WireEventName.SPEECH_END)
        return frame


@dataclass(frozen=True, slots=True)
class CellResult:
    """What became of a cell."""

    part: Part
    fault: Fault
    during: During
    silence: float
    """Longest silence, in seconds, that the caller heard while they waited for the line."""
    escalated: bool
    """The emergency got its script, or the line said that it is deaf and a human was brought, or the network's safety
    net said what to do and brought one."""
    ended: bool
    """The call came to an end of its own kind: no error of the call itself."""
    next_works: bool
    note: str = ""
    left: Left = NOTHING
    """What was open afterwards that was not before, of the cells that ran at the same time together."""

    @property
    def held(self) -> bool:
        """Whether everything was as it should be."""
        fine = self.escalated and self.ended and self.next_works and self.left.nothing
        return fine and self.silence <= SILENCE_LIMIT


async def run_cell(part: Part, fault: Fault, during: During, folder: Path) -> CellResult:
    """Run one cell: about a minute of calls, on a line of its own."""
    switch = Switch(fault)
    collector = Collector(fault) if part is Part.TELEMETRY else None
    async with contextlib.AsyncExitStack() as stack:
        telemetry = await stack.enter_async_context(collector.serving()) if collector else None
        board = await stack.enter_async_context(
            switchboard(
                folder,
                human=Human(after=0.5, talks=0.5),
                server={"max_calls": 4},
                account={"rest_seconds": TwilioSettings().rest_seconds},
                per_word=0.06,
                telemetry=telemetry,
            )
        )
        found = await stack.enter_async_context(broken(part, fault, board, switch, folder))
        found["collector"] = collector
        starts, moments = _plan(during)
        trace, events = await _call(
            board, moments, _LENGTH, starts, lambda: apply(part, fault, board, switch, found)
        )
        await asyncio.to_thread(mend, board, switch, found)
        if part is Part.NETWORK:
            board.network.tap = None
        await asyncio.sleep(_recovers(part))
        after, later = await _call(board, [Moment(_GREETED, spoken(EMERGENCY))], 16.0, None, lambda: None)
        note = _note(events)
        if collector is not None:
            note += f"; {collector.count} exports reached the collector"
        if "ledger" in found:
            count = await asyncio.to_thread(found["ledger"].written, trace.call)
            note += f"; {count} of {len(events)} events in the ledger"
        rescued = _rescued(trace)
        return CellResult(
            part,
            fault,
            during,
            round(_silence(trace, events), 1),
            rescued or _escalated(events, trace),
            not any(each.name is EventName.ERROR and each.fields.get("part") == "call" for each in events)
            and len(board.exchange.running) == 0,
            _escalated(later, after),
            ("the safety net speaks and dials; " if rescued else "") + note,
        )


def _plan(during: During) -> tuple[float, list[Moment]]:
    """When the fault begins, and what the caller does."""
    emergency = spoken(EMERGENCY)
    match during:
        case During.GREETING:
            return 0.1, [Moment(0.8, emergency)]
        case During.LISTENING:
            return _GREETED, [Moment(_GREETED + 0.5, emergency)]
        case During.ANSWERING:
            question = spoken(QUESTION)
            says = _GREETED + question.seconds + 1.2
            return _GREETED, [Moment(_GREETED, question), Moment(says, emergency)]
        case During.ESCALATING:
            return _GREETED + 0.3, [Moment(_GREETED, key="9"), Moment(_GREETED + 1.0, emergency)]


async def _call(
    board: Switchboard, moments: list[Moment], leaves: float, starts: float | None, begin: Any
) -> tuple[Trace, list[Event]]:
    made: list[TimedCaller] = []

    def caller(_: CallerPlan) -> TimedCaller:
        made.append(TimedCaller(moments if not made else [], leaves))
        return made[-1]

    board.network.caller = caller
    calling = asyncio.create_task(board.network.call(CallerPlan(())))
    begun = starts is None
    while not calling.done():
        if made:
            speaking = made[0].speaking
            if speaking is not None:
                board.line.decoder.text, board.line.decoder.seconds = speaking.name, speaking.seconds
            if not begun and starts is not None and made[0].ticks * FRAME_SECONDS >= starts:
                begun = True
                await asyncio.to_thread(begin)
        await asyncio.wait({calling}, timeout=0.02)
    trace = calling.result()
    await asyncio.sleep(0.3)
    record = board.exchange.calls.get(trace.call)
    return trace, list(record.events) if record else []


def _escalated(events: Sequence[Event], trace: Trace) -> bool:
    """The latch tripped, and its script was played or the network's net spoke; or the line said that it is deaf."""
    latched = any(each.name is EventName.ESCALATION and each.fields["phase"] == "latched" for each in events)
    scripts = [
        each for each in events if each.name is EventName.SAY_STARTED and each.fields["kind"] == "script"
    ]
    return latched and bool(scripts or trace.named("say"))


def _rescued(trace: Trace) -> bool:
    """The network's safety net said the emergency wording and brought a human."""
    return bool(trace.named("say") and trace.named("bridged"))


def _silence(trace: Trace, events: Sequence[Event]) -> float:
    """Longest stretch without the line's voice between the end of the caller's last words and the line's leaving.

    Before the caller has said anything, and once a human or the safety net has the call, silence is not the line's.
    """
    if not trace.lines:
        return 99.0
    line = trace.lines[0]
    ends = [event.t for event in line.events if event.name is WireEventName.SPEECH_END]
    if not ends:
        return 0.0
    heard = np.frombuffer(bytes(line.heard), dtype=np.uint8)
    heard = heard[: len(heard) // FRAME_BYTES * FRAME_BYTES].reshape(-1, FRAME_BYTES)
    loud = (heard != 0xFF).any(axis=1)
    longest = run = 0
    handed = [
        each.t for each in events if each.name is EventName.HANDOFF and each.fields["result"] != "requested"
    ]
    until = min([len(loud), *(round(t / FRAME_SECONDS) for t in handed)])
    for frame in loud[round(ends[0] / FRAME_SECONDS) : until]:
        run = 0 if frame else run + 1
        longest = max(longest, run)
    return longest * FRAME_SECONDS


def _recovers(part: Part) -> float:
    """Seconds that a part may take to be trusted again."""
    return 16.0 if part is Part.VOICE else 1.0


def _note(events: Sequence[Event]) -> str:
    told = [
        f"{each.fields.get('part')}: {str(each.fields.get('reason'))[:60]}"
        for each in events
        if each.name is EventName.DEGRADED
    ]
    ended = [str(each.fields["reason"]) for each in events if each.name is EventName.CALL_ENDED]
    return json.dumps(sorted(set(told))[:2], ensure_ascii=False)[1:-1] + f" → {', '.join(ended)}"
