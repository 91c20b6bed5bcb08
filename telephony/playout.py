"""What the line says: one thing after another, paced, and how much of it was really heard."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final

from pipecat.frames.frames import (
    Frame,
    InterruptionFrame,
    StartFrame,
    TTSAudioRawFrame,
    TTSStartedFrame,
    TTSStoppedFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from agent.events import CallLog, EventName
from telephony.clock import now, work
from telephony.frames import MarkEchoFrame, MarkFrame
from telephony.pause import resume_at
from telephony.settings import TimingSettings
from telephony.speech import Ending, Playing, Speech

_FRAME: Final = 0.02
_REMEMBERED: Final = 2.0
"""Seconds of what was said that are kept, to tell an echo of it from a caller."""
Voice = Callable[[Speech], AsyncIterator[bytes]]
"""Gives a speech's audio: int16 mono PCM at the line's rate. May raise."""


class Playout(FrameProcessor):
    """Sends speech in frames of 20 ms, a little ahead of the caller's ear.

    `hold` empties the far end at once (`clear` on the wire) and remembers what had been heard; `resume` goes on
    from a clause border before that, `drop` gives up. `seize` hands the line to the emergency script: what is
    said after it cannot be interrupted, and no `clear` is sent any more.
    """

    def __init__(self, voice: Voice, log: CallLog, timing: TimingSettings) -> None:
        """Nothing is sent before the pipeline has started."""
        super().__init__()
        self._voice = voice
        self._log = log
        self._timing = timing
        self._rate = timing.sample_rate
        self._chunk = int(self._rate * _FRAME) * 2
        self._queue: deque[Playing] = deque()
        self._current: Playing | None = None
        self._arrived = asyncio.Event()
        self._holding = False
        self._count = 0
        self._ear = 0.0
        """When the far end will have nothing left to play."""
        self._sent: deque[tuple[float, bytes]] = deque()
        """What was sent of late, with the time at which the far end will have played it."""
        self._texts: deque[str] = deque(maxlen=2)
        """Of the last two speeches."""
        self._seized = False
        self._feeder: asyncio.Task[None] | None = None
        self.on_quiet: Callable[[], None] | None = None
        """Called when everything has been said."""

    @property
    def speaking(self) -> bool:
        """Whether something is being said, held, or waits to be said."""
        return self._current is not None or bool(self._queue)

    @property
    def holding(self) -> bool:
        """Whether speech stands still."""
        return self._holding

    @property
    def seized(self) -> bool:
        """Whether only scripts are said."""
        return self._seized

    @property
    def interruptible(self) -> bool:
        """Whether a caller who talks may stop what is being said."""
        return not self._seized and (self._current is None or self._current.speech.interruptible)

    @property
    def current(self) -> Speech | None:
        """What is being said."""
        return self._current.speech if self._current else None

    @property
    def progress(self) -> tuple[str, float, float | None] | None:
        """Id of what is being said, seconds of it heard, its whole length as far as that is known; None in silence."""
        playing = self._current
        if playing is None or not playing.started:
            return None
        ahead = 0.0 if self._holding else max(0.0, self._ear - now())
        total = round(len(playing.pcm) / 2 / self._rate, 2) if playing.produced else None
        return playing.id, max(0.0, playing.seconds(self._rate) - ahead), total

    @property
    def saying(self) -> str:
        """The words that the caller hears now or heard just before, in order."""
        return " ".join(self._texts)

    def played(self, seconds: float) -> bytes:
        """What the far end has played in the last so many `seconds` (`_REMEMBERED` at most), silence included."""
        until, size = now(), int(self._rate * seconds)
        out = bytearray(2 * size)
        for at, piece in self._sent:
            begin = 2 * (size - round((until - at) * self._rate)) - len(piece)
            cut = piece[max(0, -begin) : max(0, 2 * size - begin)]
            begin = max(0, begin)
            out[begin : begin + len(cut)] = cut
        return bytes(out)

    def say(self, speech: Speech) -> Playing:
        """Queue a speech; its audio is made at once. After `seize` only uninterruptible ones are taken."""
        playing = self._numbered(speech)
        if self._seized and speech.interruptible:
            playing.end(Ending.CUT)
            return playing
        self._make(playing, self._queue[-1] if self._queue else self._current)
        self._queue.append(playing)
        self._arrived.set()
        return playing

    async def hold(self) -> None:
        """Stop at once and remember the place. No effect on what may not be interrupted."""
        if self.holding or not self.interruptible:
            return
        self._holding = True
        if self._current is not None:
            self._current.stir()
            if self._current.started:
                self._rewind(self._current)
                await self._clear()

    def resume(self) -> None:
        """Go on where the caller last heard something."""
        playing = self._current
        if self.holding and playing is not None and playing.position:
            playing.position = resume_at(
                bytes(playing.pcm), playing.position, self._rate, self._timing.rewind
            )
        self._release()

    async def drop(self) -> list[tuple[Speech, float]]:
        """Give up what is being said and what waits, and say what had been heard of it, in seconds."""
        dropped: list[tuple[Speech, float]] = []
        playing = self._current
        if playing is not None and self.interruptible:
            if playing.started and not self.holding:
                self._rewind(playing)
                await self._clear()
            dropped.append((playing.speech, playing.seconds(self._rate)))
            playing.end(Ending.CUT)
        for waiting in [each for each in self._queue if each.speech.interruptible]:
            self._queue.remove(waiting)
            dropped.append((waiting.speech, 0.0))
            waiting.end(Ending.CUT)
        self._release()
        return dropped

    async def seize(self) -> None:
        """Silence everything, once, for a script that nothing may cut."""
        if self._seized:
            return
        self._seized = True
        for playing in (*([self._current] if self._current else []), *self._queue):
            if playing.started and not self.holding:
                self._rewind(playing)
            playing.end(Ending.CUT)
        self._queue.clear()
        if not self.holding:
            await self._clear()
        self._release()

    def unseize(self) -> None:
        """A human released the call: ordinary speech is possible again."""
        self._seized = False

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """Everything passes; marks are noted."""
        await super().process_frame(frame, direction)
        if isinstance(frame, StartFrame):
            await self.push_frame(frame, direction)
            self._feeder = self.create_task(self._feed(), "playout")
            return
        if isinstance(frame, MarkEchoFrame):
            if self._current is not None and frame.mark == self._current.mark:
                self._current.echoed = True
                self._current.stir()
            return
        await self.push_frame(frame, direction)

    async def cleanup(self) -> None:
        """Stop saying anything."""
        for playing in (*([self._current] if self._current else []), *self._queue):
            playing.end(Ending.CUT)
        if self._feeder is not None:
            await self.cancel_task(self._feeder)
            self._feeder = None
        await super().cleanup()  # type: ignore[no-untyped-call]

    def _numbered(self, speech: Speech) -> Playing:
        self._count += 1
        return Playing(speech, f"{speech.slug or speech.kind}-{self._count}", asked=now())

    def _make(self, playing: Playing, before: Playing | None) -> None:
        playing.producer = self.create_task(self._produce(playing, before), f"say-{playing.id}")

    async def _produce(self, playing: Playing, before: Playing | None) -> None:
        while before is not None and not before.produced and not before.ended.done():
            await before.stirred()
        playing.making = now()
        try:
            with work():
                async for piece in self._voice(playing.speech):
                    if playing.made is None:
                        playing.made = now() - playing.making
                    playing.pcm += piece
                    playing.stir()
        except Exception as error:  # noqa: BLE001 - a voice that fails must not silence the line
            playing.failed = str(error)
            self._log.emit(EventName.DEGRADED, part="speaking", reason=str(error), text=playing.speech.text)
        playing.produced = True
        playing.stir()

    async def _feed(self) -> None:
        while True:
            while not self._queue:
                self._arrived.clear()
                await self._arrived.wait()
            playing = self._current = self._queue.popleft()
            bridge = await self._bridge(playing)
            if bridge is not None:
                self._queue.appendleft(playing)
                playing = self._current = bridge
            ending = await self._play(playing)
            playing.end(ending)
            self._current = None
            if playing.started:
                self._log.emit(
                    EventName.SAY_FINISHED,
                    id=playing.id,
                    kind=playing.speech.kind,
                    ending=str(ending),
                    heard=round(playing.seconds(self._rate), 2),
                )
            if not self._queue:
                if self.on_quiet is not None:
                    self.on_quiet()
            elif ending is not Ending.CUT:
                await asyncio.sleep(max(0.0, self._ear + self._timing.gap - now()))

    async def _bridge(self, playing: Playing) -> Playing | None:
        """Something to say first, if the audio of this is late; None once it may be said itself."""
        bridge = None if playing.bridged else playing.speech.bridge
        if bridge is None:
            return None
        while not (playing.pcm or playing.produced or playing.ended.done()):
            rest = bridge.at - now()
            if rest > 0 or self.holding:
                await playing.stirred(rest if rest > 0 else None)
                continue
            playing.bridged = True
            first = self._numbered(bridge.speech)
            self._make(first, None)
            return first
        return None

    async def _play(self, playing: Playing) -> Ending:
        while True:
            if not await self._send(playing):
                return Ending.CUT
            if playing.failed is not None and not playing.pcm:
                return Ending.FAILED
            generation = playing.generation
            await self.push_frame(TTSStoppedFrame())
            await self.push_frame(MarkFrame(mark=playing.mark))
            ending = await self._confirmed(playing)
            if playing.ended.done():
                return Ending.CUT
            if playing.generation == generation:
                return Ending.FAILED if playing.failed is not None else ending

    async def _send(self, playing: Playing) -> bool:
        """Send everything that is left of a speech; False when it was cut."""
        lead = self._timing.lead if playing.speech.interruptible else self._timing.script_lead
        while not playing.ended.done():
            ahead = self._ear - now()
            left = len(playing.pcm) - playing.position
            if self.holding or (left < self._chunk and not playing.produced):
                await playing.stirred()
            elif ahead > lead:
                await playing.stirred(ahead - lead)
            elif left <= 0:
                return True
            else:
                await self._send_chunk(playing)
        return False

    async def _send_chunk(self, playing: Playing) -> None:
        piece = bytes(playing.pcm[playing.position : playing.position + self._chunk])
        playing.position += len(piece)
        if not playing.started:
            playing.started = True
            speech = playing.speech
            self._texts.append(speech.text)
            self._log.emit(
                EventName.SAY_STARTED,
                id=playing.id,
                kind=speech.kind,
                text=speech.text,
                locale=speech.locale,
                cards=list(speech.cards),
                waited=round(now() - playing.asked, 3),
                making=round(now() - playing.making, 3),
                made=round(playing.made or 0.0, 3),
            )
            await self.push_frame(TTSStartedFrame())
        frame = TTSAudioRawFrame(piece.ljust(self._chunk, b"\0"), self._rate, 1)
        frame.interruptible = playing.speech.interruptible
        self._ear = max(self._ear, now()) + _FRAME
        self._sent.append((self._ear, frame.audio))
        while self._sent[0][0] < now() - _REMEMBERED:
            self._sent.popleft()
        await self.push_frame(frame)

    async def _confirmed(self, playing: Playing) -> Ending:
        """Wait until the speech was heard: for a script and for last words as long as a mark may take, else a breath."""
        grace = self._timing.gap if playing.speech.interruptible else self._timing.mark_grace
        if playing.speech.last:
            grace = self._timing.close_grace
        generation, until = playing.generation, self._ear + grace
        while playing.generation == generation and not playing.ended.done():
            if playing.echoed:
                return Ending.HEARD
            if now() >= until:
                break
            await playing.stirred(until - now())
        return Ending.ASSUMED

    def _release(self) -> None:
        self._holding = False
        if self._current is not None:
            self._current.stir()

    def _rewind(self, playing: Playing) -> None:
        """Set the place back to what was heard, and disown the mark that is on its way."""
        unheard = max(0.0, self._ear - now())
        playing.position = max(0, playing.position - round(unheard / _FRAME) * self._chunk)
        playing.generation += 1
        playing.echoed = False

    async def _clear(self) -> None:
        self._ear = now()
        while self._sent and self._sent[-1][0] > self._ear:
            self._sent.pop()
        await self.push_frame(InterruptionFrame())
