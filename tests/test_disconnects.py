"""The caller is gone, at each of twelve moments of a call; and networks that lose, reorder, repeat, delay and drift."""

import asyncio
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from agent.events import Event, EventName
from evals.faults.cell import EMERGENCY, Moment, TimedCaller, spoken
from evals.twilio.network import Human
from evals.twilio.switchboard import Switchboard, switchboard
from telephony.caller import CallerPlan
from telephony.line import Line
from telephony.recording import Recording
from telephony.wire import SocketWire

PHASES = {
    "before any audio": 0.0,
    "as the greeting starts": 0.3,
    "in the greeting": 1.2,
    "as the greeting ends": 2.4,
    "while listening": 3.5,
    "as the caller starts to speak": 4.2,
    "in the caller's sentence": 4.8,
    "as the sentence ends": 5.9,
    "as the script starts": 6.4,
    "in the script": 6.9,
    "as a human is called": 7.6,
    "after the human line answered": 9.0,
}
"""Seconds into a call that says an emergency at four seconds."""


async def _call(board: Switchboard, moments: list[Moment], leaves: float) -> list[Event]:
    board.network.caller = lambda plan: TimedCaller(moments, leaves)
    trace = await board.network.call(CallerPlan(()))
    record = board.exchange.calls.get(trace.call)
    if record is None:
        return []
    async with asyncio.timeout(10.0):
        while record.ended_at is None:  # noqa: ASYNC110 - the record of another task
            await asyncio.sleep(0.05)
    return list(record.events)


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, tuple[list[Event], int, int]]:
    """Every phase on one line, several at a time: events, and calls and tasks that are left afterwards."""
    emergency = spoken(EMERGENCY)

    async def run() -> dict[str, tuple[list[Event], int, int]]:
        async with switchboard(
            tmp_path_factory.mktemp("line"), human=Human(after=0.3), server={"max_calls": 20}
        ) as board:
            board.line.decoder.text, board.line.decoder.seconds = EMERGENCY, emergency.seconds
            await _call(board, [], 0.5)
            before = len(asyncio.all_tasks())
            found = {}
            for name, at in PHASES.items():
                events = await _call(board, [Moment(4.0, emergency)], at)
                await asyncio.sleep(0.2)
                found[name] = (events, len(board.exchange.running), len(asyncio.all_tasks()) - before)
            return found

    return asyncio.run(run())


@pytest.mark.parametrize("phase", list(PHASES))
def test_a_caller_who_is_gone_ends_the_call_and_leaves_nothing(
    left: Mapping[str, tuple[list[Event], int, int]], phase: str
) -> None:
    events, running, tasks = left[phase]
    assert running == 0
    assert tasks <= 1
    if events:
        assert events[-1].name is EventName.CALL_ENDED
        assert events[-1].fields["reason"] != "error"


def test_what_was_said_just_before_hanging_up_is_still_heard(
    left: Mapping[str, tuple[list[Event], int, int]],
) -> None:
    events, _, _ = left["as the sentence ends"]
    assert [each for each in events if each.name is EventName.GATE]


class Bad:
    """A network that does things to the caller's media messages."""

    def __init__(self, wire: SocketWire, what: str) -> None:
        self._wire, self._what, self._chance = wire, what, random.Random(7)
        self._held: list[str] = []

    async def send(self, message: str) -> bool:
        if '"media"' not in message:
            return await self._wire.send(message)
        match self._what:
            case "loss of a twentieth" if self._chance.random() < 0.05:
                return True
            case "every tenth twice" if self._chance.random() < 0.1:
                await self._wire.send(message)
            case "reordered" if not self._held and self._chance.random() < 0.1:
                self._held.append(message)
                return True
            case "bursts of 200 ms":
                self._held.append(message)
                if len(self._held) < 10:
                    return True
                *first, message = self._held
                self._held = []
                for each in first:
                    await self._wire.send(each)
                return await self._wire.send(message)
            case "drift of one percent" if self._chance.random() < 0.01:
                await self._wire.send(message)
            case "wrong numbers":
                told = json.loads(message)
                told["media"]["timestamp"] = told["media"]["chunk"] = "0"
                message = json.dumps(told)
        sent = await self._wire.send(message)
        held, self._held = self._held, []
        for each in held:
            await self._wire.send(each)
        return sent

    async def receive(self) -> str | bytes | None:
        return await self._wire.receive()

    async def close(self) -> None:
        await self._wire.close()


@pytest.mark.parametrize(
    "what",
    ["loss of a twentieth", "every tenth twice", "reordered", "bursts of 200 ms", "drift of one percent", "wrong numbers"],
)  # fmt: skip
async def test_an_emergency_is_heard_over_a_bad_network(tmp_path: Path, what: str) -> None:
    said: Recording = spoken(EMERGENCY)

    def tap(_: Line, wire: SocketWire) -> Any:
        return Bad(wire, what)

    async with switchboard(tmp_path, human_number=None, tap=tap) as board:
        board.line.decoder.text, board.line.decoder.seconds = EMERGENCY, said.seconds
        events = await _call(board, [Moment(0.5, said)], 3.8)
        assert any(each.name is EventName.ESCALATION for each in events)
        assert events[-1].name is EventName.CALL_ENDED
