"""All recordings: making them while calls run, and getting rid of them."""

import audioop
import logging
import re
import struct
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from telephony.errors import BadRecording
from telephony.recorder.sealed import Opened, Sealer, open_sealed

_log: Final = logging.getLogger(__name__)
_SUFFIX: Final = ".atrec"
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{2,64}")
_ENTRY: Final = struct.Struct(">BIH")
RATE: Final = 8000
"""Hz of recordings."""
_BLOCK: Final = 16 * 1024
"""Bytes of a block: two seconds of both sides."""
_MOST_WAITING: Final = 16
"""Blocks that may wait for the disk; with them a call holds at most a quarter of a megabyte."""
CALLER, LINE, CLEAR = 0, 1, 2


class Recorder:
    """Records one call. All methods are for the event loop and never wait."""

    def __init__(self, path: Path, key: bytes, description: dict[str, str], pool: ThreadPoolExecutor) -> None:
        """`pool` has one thread, so that blocks keep their order."""
        self._path, self._key, self._description, self._pool = path, key, description, pool
        self._sealer: Sealer | None = None
        self._buffer = bytearray()
        self._waiting: set[Future[None]] = set()
        self.on_problem: Callable[[str], None] = _log.warning
        """Told once that the recording has a hole, or is none."""
        self._problem = False

    def add(self, track: int, at: float, pcm: bytes = b"") -> None:
        """Take int16 mono at 8 kHz of one side; `at` is in seconds since the call began."""
        ulaw = audioop.lin2ulaw(pcm, 2)
        self._buffer += _ENTRY.pack(track, max(0, round(at * RATE)), len(ulaw)) + ulaw
        if len(self._buffer) >= _BLOCK:
            self._flush(last=False)

    def close(self) -> None:
        """Nothing more comes."""
        self._flush(last=True)

    def _flush(self, *, last: bool) -> None:
        block, self._buffer = bytes(self._buffer), bytearray()
        self._waiting = {each for each in self._waiting if not each.done()}
        if len(self._waiting) >= _MOST_WAITING and not last:
            self._fail("the disk is too slow: a piece of the recording is missing")
            return
        self._waiting.add(self._pool.submit(self._write, block, last))

    def _write(self, block: bytes, last: bool) -> None:
        try:
            if self._sealer is None:
                self._sealer = Sealer(self._path, self._key, self._description)
            self._sealer.write(block, last=last)
            if last:
                self._sealer.close()
        except OSError as error:
            self._fail(f"the recording cannot be written ({error.strerror}): check the disk")

    def _fail(self, problem: str) -> None:
        if not self._problem:
            self._problem = True
            self.on_problem(problem)


class Recordings:
    """The folder of recordings."""

    def __init__(self, folder: Path, key: bytes) -> None:
        """The folder is made when it is needed. `key` has 32 bytes."""
        self._folder = folder
        self._key = key
        self._pool = ThreadPoolExecutor(1, "recordings")

    def begin(self, call: str, locale: str) -> Recorder:
        """Record a call.

        Raises:
            BadRecording: the call's id cannot be a file's name, or the folder cannot be made.
        """
        path = self._path(call)
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadRecording(f"{self._folder}: cannot be made ({error.strerror})") from None
        if path.exists():  # the call came back from a transfer
            path = path.with_name(f"{call}~{time.time_ns()}{_SUFFIX}")
        description = {"call": call, "locale": locale, "started": datetime.now(UTC).isoformat()}
        return Recorder(path, self._key, description, self._pool)

    def calls(self) -> list[str]:
        """Ids of the recorded calls."""
        return sorted({path.stem.partition("~")[0] for path in self._folder.glob(f"*{_SUFFIX}")})

    def has(self, call: str) -> bool:
        """Whether something was recorded of a call."""
        return _NAME.fullmatch(call) is not None and self._path(call).exists()

    def delete(self, call: str) -> bool:
        """Delete all that was recorded of a call; whether there was anything."""
        paths = [self._path(call), *self._folder.glob(f"{call}~*{_SUFFIX}")]
        found = [path for path in paths if path.exists()]
        for path in found:
            path.unlink()
        return bool(found)

    def purge(self, days: float) -> int:
        """Delete what is older; how many files that were."""
        oldest = time.time() - days * 86400
        old = [path for path in self._folder.glob(f"*{_SUFFIX}") if path.stat().st_mtime < oldest]
        for path in old:
            path.unlink(missing_ok=True)
        return len(old)

    def open(self, call: str) -> tuple[Opened, NDArray[np.int16]]:
        """What was recorded of a call: its description, and int16 at 8 kHz, the caller left and the line right.

        Raises:
            BadRecording: there is none, or it does not open.
        """
        opened = open_sealed(self._path(call), self._key)
        return opened, _mixed(opened.blocks)

    def close(self) -> None:
        """Write what waits."""
        self._pool.shutdown(wait=True)

    def _path(self, call: str) -> Path:
        if not _NAME.fullmatch(call):
            raise BadRecording(f"{call!r:.80} is no call id")
        return self._folder / f"{call}{_SUFFIX}"


def _mixed(blocks: tuple[bytes, ...]) -> NDArray[np.int16]:
    entries: list[tuple[int, int, bytes]] = []
    for block in blocks:
        position = 0
        while position < len(block):
            track, at, length = _ENTRY.unpack_from(block, position)
            position += _ENTRY.size
            entries.append((track, at, block[position : position + length]))
            position += length
    end = max((at + len(ulaw) for _, at, ulaw in entries), default=0)
    samples = np.zeros((end, 2), dtype=np.int16)
    for track, at, ulaw in entries:
        if track == CLEAR:
            samples[at:, 1] = 0
        else:
            samples[at : at + len(ulaw), track] = np.frombuffer(audioop.ulaw2lin(ulaw, 2), dtype="<i2")
    return samples
