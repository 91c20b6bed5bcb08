"""A file beside the ledger for what must survive a crash before the ledger itself could be written.

Every process has one of its own, locked while it lives. Whoever opens the ledger next takes over the spools that
dead processes left. The file is written without waiting for the disk: that outlives the process, not a power cut.
"""

import contextlib
import fcntl
import os
import uuid
from collections.abc import Iterable
from pathlib import Path

from agent.ledger.entry import Entry


class Spool:
    """Appends entries; forgets all of them at once."""

    def __init__(self, folder: Path) -> None:
        """Nothing is created before the first entry."""
        self._path = folder / f"spool-{uuid.uuid4().hex}.jsonl"
        self._file: int | None = None
        self._used = False

    def append(self, entries: Iterable[Entry]) -> bool:
        """Add entries, which must be free of personal data. False if the disk does not take them."""
        lines = "".join(entry.to_json() + "\n" for entry in entries).encode()
        try:
            if self._file is None:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = os.open(self._path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._used = True
            return os.write(self._file, lines) == len(lines)
        except OSError:
            return False

    def clear(self) -> None:
        """Everything in it has been written into the ledger."""
        if self._used and self._file is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, 0)
            self._used = False

    def close(self, *, keep: bool) -> None:
        """Let go of the file; `keep` it for the next process if it holds what was not written."""
        if self._file is None:
            return
        if not keep:
            self._path.unlink(missing_ok=True)
        os.close(self._file)
        self._file = None


class Orphan:
    """A spool that a dead process left, taken over."""

    def __init__(self, path: Path, file: int) -> None:
        self._path = path
        self._file = file

    def entries(self) -> list[Entry]:
        """What is in it; a line that the crash cut off is left out."""
        found = []
        for line in self._path.read_text(encoding="utf-8", errors="replace").splitlines():
            with contextlib.suppress(ValueError):
                found.append(Entry.from_json(line))
        return found

    def remove(self) -> None:
        """It has been written into the ledger."""
        self._path.unlink(missing_ok=True)
        os.close(self._file)


def orphans(folder: Path) -> list[Orphan]:
    """The spools in `folder` whose processes are dead; they are locked for this one."""
    found = []
    for path in sorted(folder.glob("spool-*.jsonl")):
        try:
            file = os.open(path, os.O_RDONLY)
        except OSError:
            continue
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
        else:
            found.append(Orphan(path, file))
    return found
