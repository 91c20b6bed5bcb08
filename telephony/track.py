"""What a browser hears: a track that plays what it is given and says how far it has come."""

import asyncio
import fractions
from collections import deque
from collections.abc import Callable
from typing import Final

import numpy as np
from aiortc.mediastreams import MediaStreamError, MediaStreamTrack
from av import AudioFrame

_FRAME: Final = 0.02
_LATE: Final = 0.2
"""A stall longer than this is not caught up with: the audio goes on from now."""

OnMark = Callable[[str], None]


class LineTrack(MediaStreamTrack):
    """Audio in frames of 20 ms, silence when there is none, with marks in their place between the frames.

    Pipecat's own track makes whoever writes to it wait and cannot be emptied; here `Playout` paces, and an
    interruption is heard at once.
    """

    kind = "audio"

    def __init__(self, rate: int, on_mark: OnMark) -> None:
        """`rate` in Hz; `on_mark` is called when everything before a mark has been sent."""
        super().__init__()
        self._rate = rate
        self._samples = int(rate * _FRAME)
        self._on_mark = on_mark
        self._queue: deque[bytes | str] = deque()
        self._sent = 0
        self._due: float | None = None
        self.live = True
        """Whether anybody is there to hear; what is added while nobody is, is lost."""

    def add(self, pcm: bytes) -> None:
        """Queue int16 mono PCM, a multiple of 20 ms."""
        if not self.live:
            return
        size = self._samples * 2
        for at in range(0, len(pcm), size):
            self._queue.append(pcm[at : at + size].ljust(size, b"\0"))

    def mark(self, name: str) -> None:
        """Queue a mark."""
        if self.live:
            self._queue.append(name)

    def clear(self) -> None:
        """Drop what has not been sent."""
        self._queue.clear()

    async def recv(self) -> AudioFrame:
        """The next frame, when it is due.

        Raises:
            MediaStreamError: the track was stopped.
        """
        if self.readyState != "live":
            raise MediaStreamError
        clock = asyncio.get_running_loop().time
        if self._due is None or clock() - self._due > _LATE:
            self._due = clock()
        await asyncio.sleep(max(0.0, self._due - clock()))
        self._due += _FRAME
        samples = np.frombuffer(self._next(), dtype="<i2").reshape(1, -1)
        frame = AudioFrame.from_ndarray(samples, format="s16", layout="mono")
        frame.sample_rate = self._rate
        frame.pts = self._sent
        frame.time_base = fractions.Fraction(1, self._rate)
        self._sent += self._samples
        return frame

    def _next(self) -> bytes:
        while self._queue:
            head = self._queue.popleft()
            if isinstance(head, bytes):
                self._tell()
                return head
            self._on_mark(head)
        return bytes(self._samples * 2)

    def _tell(self) -> None:
        """Marks that follow the frame just taken: everything before them is on its way."""
        while self._queue and isinstance(self._queue[0], str):
            self._on_mark(str(self._queue.popleft()))
