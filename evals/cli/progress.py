"""Progress on stderr, as a bar on a terminal and as a line now and then elsewhere."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from evals.audio.slice import Watch
from evals.audio.trial import Trial


class AudioProgress(Watch):
    """How far an audio run is, and what it has missed so far."""

    def __init__(self) -> None:
        """Nothing is shown before `begin`."""
        self._console = Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=self._console, disable=not sys.stderr.isatty(),
        )  # fmt: skip
        self._task: TaskID | None = None
        self._calls = self._done = self._missed = self._alarms = 0

    def begin(self, calls: int, notes: Sequence[str]) -> None:
        """See `Watch`."""
        for note in notes:
            print(f"note: {note}", file=sys.stderr)
        self._calls = calls
        self._bar.start()
        self._task = self._bar.add_task("calls", total=calls)

    def advance(self, trial: Trial) -> None:
        """See `Watch`."""
        self._done += 1
        self._missed += trial.missed
        self._alarms += trial.alarm
        text = f"calls, {self._missed} missed, {self._alarms} false alarms"
        if self._task is not None:
            self._bar.update(self._task, advance=1, description=text)
        if self._bar.disable and (self._done == self._calls or self._done % 10 == 0):
            print(f"{self._done} of {self._calls} {text}", file=sys.stderr)

    def close(self) -> None:
        """Leave the last state standing."""
        self._bar.stop()


def tell(what: str, number: int, of: int) -> None:
    """One line for one scene."""
    print(f"{number} of {of}: {what}", file=sys.stderr)
