"""Follows a download by the size of what arrives: the clients report progress in no common way."""

import contextlib
import os
import threading
from pathlib import Path

from voices.progress import Progress


class Watch:
    """While it is open, tells a `Progress` how much a folder has grown."""

    def __init__(self, folder: Path, progress: Progress, before: int) -> None:
        """Watch `folder`; `before` bytes are done already."""
        self._folder, self._progress, self._before = folder, progress, before
        self._done = threading.Event()
        self._had = 0
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Watch":
        """Begin."""
        self._had = folder_size(self._folder)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        self._done.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._done.wait(0.2):
            self._progress.at(self._before + max(0, folder_size(self._folder) - self._had))


def folder_size(folder: Path) -> int:
    """Bytes of all files below a folder; what vanishes meanwhile is left out."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                total += os.stat(os.path.join(place, name)).st_size
    return total
