"""Every attempt at the telephone's door, and the table of what came of it. The table is generated."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from evals.twilio import stream_attempts, webhook_attempts
from evals.twilio.attempts import ENTERED, Case
from evals.twilio.switchboard import switchboard
from telephony.settings import StreamSettings

__all__ = ["CASES", "LIMITS", "Outcome", "run_all", "table"]

_ORDER: Final = (webhook_attempts.__name__, stream_attempts.__name__)
CASES: Final = sorted(ENTERED, key=lambda case: _ORDER.index(case.attempt.__module__))
LIMITS: Final = StreamSettings(start_seconds=1.0, quiet_seconds=2.0, waiting_per_address=3)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a case."""

    case: Case
    outcome: str
    logged: str
    """What is in the server's log of it."""

    @property
    def held(self) -> bool:
        """Whether it was as expected."""
        return self.outcome == self.case.expected


class _Log(logging.Handler):
    """Remembers what the line logs."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def taken(self) -> str:
        """What was logged since it was asked for last."""
        lines, self.lines = list(dict.fromkeys(self.lines)), []
        return "; ".join(lines)


async def run_all(folder: Path) -> list[Outcome]:
    """Try everything, one after another, on one line; a place for each call that some cases leave behind."""
    outcomes = []
    log, logger = _Log(), logging.getLogger("telephony")
    level = logger.level
    logger.addHandler(log)
    logger.setLevel(logging.WARNING)
    try:
        async with switchboard(folder, streams=LIMITS, server={"max_calls": 50}) as board:
            for case in CASES:
                log.taken()
                try:
                    outcome = await case.attempt(board)
                except Exception as error:  # noqa: BLE001 - a case that breaks is an outcome too
                    outcome = f"{type(error).__name__}: {error}"
                outcomes.append(Outcome(case, outcome, log.taken()))
    finally:
        logger.removeHandler(log)
        logger.setLevel(level)
    return outcomes


def table(outcomes: Sequence[Outcome]) -> str:
    """A Markdown table."""
    rows = [
        f"| {each.case.name} | {each.outcome} | {'yes' if each.held else '**no**'} | {each.logged or '–'} |"
        for each in outcomes
    ]
    head = "| tried | outcome | as it should be | in the log |\n|---|---|---|---|"
    return "\n".join([head, *rows]) + "\n"
