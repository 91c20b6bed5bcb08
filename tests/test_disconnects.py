"""The caller is gone, at each of twelve moments of a call."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from agent.events import Event, EventName
from evals.faults.cell import EMERGENCY, QUESTION, Moment, TimedCaller, spoken
from evals.faults.left import Left, left, settled
from evals.twilio.network import Human
from evals.twilio.switchboard import Switchboard, switchboard
from telephony.caller import CallerPlan
from telephony.settings import HandoffMode, HandoffSettings

_GREETED = 2.5
"""Seconds after which the greeting is over."""


@dataclass(frozen=True)
class Seen:
    """What can be known of a call from outside while it runs."""

    events: list[Event]
    human: list[str]
    """Steps of the call to the human."""

    def has(self, name: EventName, **fields: str) -> bool:
        return any(
            each.name is name and all(each.fields.get(key) == value for key, value in fields.items())
            for each in self.events
        )


@dataclass(frozen=True)
class Phase:
    """A moment: when `reached`, and `later` seconds more."""

    reached: Callable[[Seen], bool]
    later: float = 0.0
    says: str = EMERGENCY


PHASES: Mapping[str, Phase] = {
    "before any audio": Phase(lambda seen: True),
    "in the greeting": Phase(lambda seen: seen.has(EventName.SAY_STARTED, kind="phrase"), 0.3),
    "while listening": Phase(lambda seen: seen.has(EventName.SAY_FINISHED, kind="phrase"), 0.2),
    "as the caller starts to speak": Phase(lambda seen: seen.has(EventName.SPEECH_STARTED)),
    "in the caller's sentence": Phase(lambda seen: seen.has(EventName.PARTIAL)),
    "as the sentence ends": Phase(lambda seen: seen.has(EventName.SPEECH_STOPPED), says=QUESTION),
    "while an answer is looked for": Phase(
        lambda seen: seen.has(EventName.TURN_STARTED), 0.1, says=QUESTION
    ),
    "in the answer": Phase(lambda seen: seen.has(EventName.SAY_STARTED, kind="answer"), 0.1, says=QUESTION),
    "as the script starts": Phase(lambda seen: seen.has(EventName.SAY_STARTED, kind="script")),
    "in the script": Phase(lambda seen: seen.has(EventName.SAY_STARTED, kind="script"), 0.5),
    "as a human is called": Phase(lambda seen: seen.has(EventName.HANDOFF, result="requested")),
    "after the human answered": Phase(lambda seen: "human answers" in seen.human),
}  # fmt: skip


async def _leave(board: Switchboard, phase: Phase) -> tuple[bool, list[Event]]:
    """A caller who hangs up at a phase of their call; whether it was reached, and the call's events."""
    moments = [Moment(_GREETED, spoken(phase.says))]
    caller = TimedCaller(moments, 0.0 if phase is PHASES["before any audio"] else 40.0)
    board.network.caller = lambda plan: caller
    board.line.decoder.text, board.line.decoder.seconds = phase.says, spoken(phase.says).seconds
    known, before = {call.id for call in board.exchange.calls.all()}, len(board.network.human_calls)
    calling = asyncio.create_task(board.network.call(CallerPlan(())))
    reached = False
    while not calling.done():
        record = next((each for each in board.exchange.calls.all() if each.id not in known), None)
        humans = board.network.human_calls[before:]
        seen = Seen(list(record.events) if record else [], [step for each in humans for step in each.words])
        if not reached and record is not None and phase.reached(seen):
            reached = True
            caller.leaves = caller.seconds + phase.later
        await asyncio.wait({calling}, timeout=0.01)
    trace = calling.result()
    record = board.exchange.calls.get(trace.call)
    async with asyncio.timeout(10.0):
        while record is not None and record.ended_at is None:  # noqa: ASYNC110 - the record of another task
            await asyncio.sleep(0.02)
    return reached, list(record.events) if record else []


async def _one(folder: Path, phase: Phase) -> tuple[bool, list[Event], int, bool]:
    """The phase on a line of its own; with what still runs afterwards, and whether the next call is greeted."""
    handoff = HandoffSettings(mode=HandoffMode.CONFERENCE)
    human = Human(after=0.3, speaks_after=3.0)
    async with switchboard(folder, human=human, handoff=handoff) as board:
        reached, events = await _leave(board, phase)
        running = len(board.exchange.running)
        board.network.caller = lambda plan: TimedCaller([], 1.0)
        trace = await board.network.call(CallerPlan(()))
        return reached, events, running, board.said(trace.call) == ["greeting"]


Found = Mapping[str, tuple[bool, list[Event], int, bool]]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Found, Left]:
    """Every phase, some at the same time, and what is left open after all."""

    async def run() -> tuple[Found, Left]:
        folder = tmp_path_factory.mktemp("line")
        (folder / "warm").mkdir()
        await _one(folder / "warm", PHASES["in the greeting"])
        before = left()
        some = asyncio.Semaphore(6)

        async def one(number: int, phase: Phase) -> tuple[bool, list[Event], int, bool]:
            (folder / str(number)).mkdir()
            async with some:
                return await _one(folder / str(number), phase)

        results = await asyncio.gather(*(one(*each) for each in enumerate(PHASES.values())))
        return dict(zip(PHASES, results, strict=True)), await settled(before)

    return asyncio.run(run())


@pytest.mark.parametrize("phase", list(PHASES))
def test_a_caller_who_is_gone_ends_the_call_and_the_next_one_is_served(
    found: tuple[Found, Left], phase: str
) -> None:
    reached, events, running, next_answers = found[0][phase]
    assert running == 0
    assert next_answers
    assert reached or phase == "before any audio"
    if events:
        assert events[-1].name is EventName.CALL_ENDED
        assert events[-1].fields["reason"] in ("caller_hung_up", "disconnected", "network_ended")


def test_callers_who_are_gone_leave_nothing_open(found: tuple[Found, Left]) -> None:
    assert found[1].nothing, str(found[1])


def test_what_was_said_just_before_hanging_up_is_still_heard(found: tuple[Found, Left]) -> None:
    events = found[0]["as the sentence ends"][1]
    assert [each for each in events if each.name is EventName.FINAL and each.fields["text"]]
