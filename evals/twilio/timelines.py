"""What happens when a caller is passed to a human, second by second: at the network, at the human's end, on the line."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from agent.events import Event, EventName
from evals.twilio.api import Trouble
from evals.twilio.network import Human, Trace
from evals.twilio.switchboard import Switchboard, switchboard
from telephony.caller import CallerPlan, KeyPress
from telephony.session import Session
from telephony.settings import HandoffMode, HandoffSettings, TwilioSettings

Stamped = tuple[float, Event]
"""An event and when it happened, by the process's clock: a call that comes back begins its own clock anew."""

_WIDEST: Final = 88
"""Characters of what is said that are shown."""
_ACCOUNT: Final = {"rest_seconds": TwilioSettings().rest_seconds}
"""As patient with the REST API as in earnest."""
_WARM: Final = HandoffSettings(mode=HandoffMode.CONFERENCE)


@dataclass(frozen=True, slots=True)
class Case:
    """One caller who presses the emergency key, and who is there for them."""

    title: str
    results: tuple[str, ...]
    """What the line must note of the hand-off."""
    last: str
    """What the network must do for the caller at the end."""
    stays: float
    """Seconds after which the caller hangs up, on each stream."""
    trouble: Trouble = Trouble.NONE
    options: dict[str, Any] = field(default_factory=dict)


CASES: Final = (
    Case("Somebody takes the call", ("requested", "transferred"), "bridged", 15.0),
    Case(
        "Somebody takes the call, in a conference (`HANDOFF_MODE=conference`)",
        ("requested", "transferred"),
        "in conference",
        15.0,
        options={
            "human": Human(after=1.5, speaks_after=1.5),
            "handoff": _WARM,
            "timing": {"company_after": 0.7},
        },
    ),
    Case(
        "Nobody answers",
        ("requested", "transferred"),
        "no answer",
        9.0,
        options={"human": Human(answers=False, after=1.0), "timing": {"stay_every": 2.0}},
    ),
    Case("Twilio's REST API is down (503)", ("requested", "safety_net"), "bridged", 15.0, Trouble.ERROR),
    Case("Twilio's REST API does not answer", ("requested", "safety_net"), "bridged", 15.0, Trouble.HANG),
)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a timeline."""

    t: float
    """Seconds since the call began."""
    who: str
    """`network`, `human` or `line`."""
    what: str

    def __str__(self) -> str:
        return f"{self.t:6.2f}  {self.who:<8} {self.what}".rstrip()


@dataclass(frozen=True, slots=True)
class Timeline:
    """One case as it went."""

    case: Case
    rows: tuple[Row, ...]
    results: tuple[str, ...]

    @property
    def held(self) -> bool:
        """Whether the line noted what it had to, and the network did."""
        did = [row.what.split("  ")[0] for row in self.rows if row.who == "network"]
        return self.results == self.case.results and self.case.last in did

    def text(self) -> str:
        """Markdown."""
        rows = "\n".join(map(str, self.rows))
        return f"## {self.case.title}\n\n```text\n{rows}\n```\n"


async def run_all(folder: Path) -> list[Timeline]:
    """All cases, each on a line of its own, at the same time."""
    return list(
        await asyncio.gather(*(_run(case, _made(folder / str(number))) for number, case in enumerate(CASES)))
    )


async def _run(case: Case, folder: Path) -> Timeline:
    async with switchboard(folder, per_word=0.05, account=_ACCOUNT, **case.options) as board:
        board.api.trouble = case.trouble
        events = stamped(board)
        plan = CallerPlan((), keys=(KeyPress("9", 0.5),), hang_up_at=case.stays)
        trace = await board.network.call(plan)
        await asyncio.sleep(0.5)
        results = tuple(e.fields["result"] for _, e in events if e.name is EventName.HANDOFF)
        return Timeline(case, tuple(merged(trace, board.network.human_calls, events)), results)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def stamped(board: Switchboard) -> list[Stamped]:
    """A list that fills with every event of every call from now on."""
    found: list[Stamped] = []
    opened = board.exchange.open

    def opens(session: Session, channel: str = "phone") -> None:
        opened(session, channel)
        session.log.subscribe(lambda event: found.append((time.monotonic(), event)))

    board.exchange.open = opens  # type: ignore[method-assign]
    return found


def merged(trace: Trace, humans: Sequence[Trace], events: Sequence[Stamped]) -> list[Row]:
    """One timeline of the network's steps, those of the calls to humans, and the line's own events."""
    rows = [Row(step.t, "network", _step(step.what, step.detail)) for step in trace.steps]
    for human in humans:
        later = human.began - trace.began
        rows += [Row(step.t + later, "human", _step(step.what, step.detail)) for step in human.steps]
    rows += [Row(at - trace.began, "line", told) for at, event in events if (told := _told(event))]
    return sorted(rows, key=lambda row: row.t)


def _step(what: str, detail: str) -> str:
    return f"{what}  {_short(detail)}" if detail else what


def _told(event: Event) -> str:
    said = event.fields
    match event.name:
        case EventName.DTMF:
            return f"hears key {said['digit']}"
        case EventName.ESCALATION:
            sure = {True: ", confirmed", False: ", not confirmed"}.get(said.get("confirmed", ""), "")
            return f"escalation {said['phase']}{sure}"
        case EventName.HANDOFF:
            return f"hand-off {said['result']}"
        case EventName.SAY_STARTED:
            return f"says  {_short(said['text'])}"
        case EventName.SAY_FINISHED:
            return f"said, {said['ending']}"
        case EventName.DEGRADED:
            return f"degraded: {said['part']}: {_short(str(said['reason']))}"
        case EventName.CALL_ENDED:
            return f"leaves: {said['reason']}"
    return ""


def _short(text: str) -> str:
    return text if len(text) <= _WIDEST else text[: _WIDEST - 1].rstrip() + "…"
