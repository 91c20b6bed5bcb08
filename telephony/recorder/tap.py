"""Listens to one side of a call for its recording. It stands beside the audio and can neither stop nor delay it."""

import audioop
from collections.abc import Sequence
from typing import Any, Protocol

from pipecat.frames.frames import Frame, InputAudioRawFrame, InterruptionFrame, OutputAudioRawFrame
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from telephony.recorder.recordings import CALLER, CLEAR, LINE, RATE
from telephony.session import Session


class Sink(Protocol):
    """What keeps a call's sound in some form: a `Recorder`, a `Waveform`."""

    def add(self, track: int, at: float, pcm: bytes = b"") -> None:
        """Take int16 mono at 8 kHz of one side; `at` is in seconds since the call began."""


class Tap(FrameProcessor):
    """One side of a call."""

    def __init__(self, session: Session, sinks: Sequence[Sink], track: int) -> None:
        """`track` is `CALLER`, right behind the transport's input, or `LINE`, right before its output."""
        super().__init__()
        self._session = session
        self._sinks = sinks
        self._track = track
        self._state: Any = None
        self._until = 0.0
        """When the audio so far ends."""

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """Pass everything on at once."""
        await super().process_frame(frame, direction)
        await self.push_frame(frame, direction)
        if direction is FrameDirection.UPSTREAM:
            return
        if self._track == LINE and isinstance(frame, InterruptionFrame):
            self._until = self._session.seconds
            self._add(CLEAR, self._until)
        elif isinstance(frame, InputAudioRawFrame if self._track == CALLER else OutputAudioRawFrame):
            # What comes in bursts is heard one after the other.
            at = max(self._until, self._session.seconds) if self._track == LINE else self._session.seconds
            self._until = at + len(frame.audio) / 2 / frame.sample_rate
            self._add(self._track, at, self._narrow(frame.audio, frame.sample_rate))

    def _add(self, track: int, at: float, pcm: bytes = b"") -> None:
        for sink in self._sinks:
            sink.add(track, at, pcm)

    def _narrow(self, pcm: bytes, rate: int) -> bytes:
        """The audio at the rate of recordings; a telephone's has it already."""
        if rate == RATE:
            return pcm
        narrow, self._state = audioop.ratecv(pcm, 2, 1, rate, RATE, self._state)
        return narrow
