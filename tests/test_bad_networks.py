"""Networks that lose, reorder, repeat and delay, clocks that drift, and streams that stop without a word."""

import asyncio
import json
import random
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from telephone import Talk, run

from agent.events import Event, EventName
from evals.faults.cell import EMERGENCY, Moment, TimedCaller, spoken
from evals.twilio.network import Trace
from evals.twilio.switchboard import Switchboard, switchboard
from guardrails.decision import Action, Decision, Severity
from telephony.caller import CallerPlan
from telephony.line import Line
from telephony.recording import Recording
from telephony.speech import Ending, Speech
from telephony.wire import SocketWire

_DELAY = 25
"""Messages, each 20 ms."""


class Bad:
    """A network that does things to the caller's media messages."""

    def __init__(self, wire: SocketWire, what: str) -> None:
        self._wire, self._what, self._chance = wire, what, random.Random(7)
        self._held: deque[str] = deque()

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
                message = self._held.popleft()
            case "half a second late":
                self._held.append(message)
                return len(self._held) <= _DELAY or await self._wire.send(self._held.popleft())
            case "wrong numbers":
                told = json.loads(message)
                told["media"]["timestamp"] = told["media"]["chunk"] = "0"
                message = json.dumps(told)
        sent = await self._wire.send(message)
        while self._held:
            await self._wire.send(self._held.popleft())
        return sent

    async def receive(self) -> str | bytes | None:
        return await self._wire.receive()

    async def close(self) -> None:
        await self._wire.close()


def _escalated(events: list[Event]) -> bool:
    phases = [event.fields["phase"] for event in events if event.name is EventName.ESCALATION]
    return "latched" in phases


async def _call(board: Switchboard, moments: list[Moment], leaves: float) -> tuple[Trace, list[Event]]:
    board.network.caller = lambda plan: TimedCaller(moments, leaves)
    trace = await board.network.call(CallerPlan(()))
    record = board.exchange.calls.get(trace.call)
    assert record is not None
    async with asyncio.timeout(10.0):
        while record.ended_at is None:  # noqa: ASYNC110 - the record of another task
            await asyncio.sleep(0.05)
    return trace, list(record.events)


NETWORKS: dict[str, dict[str, Any]] = {
    **{
        what: {"tap": lambda _, wire, what=what: Bad(wire, what)}
        for what in (
            "loss of a twentieth", "every tenth twice", "reordered", "bursts of 200 ms", "half a second late",
            "wrong numbers",
        )
    },
    "a clock one percent slow": {"pace": 1.01},
    "a clock one percent fast": {"pace": 0.99},
}  # fmt: skip


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Event]]:
    """A call that says an emergency over each network, all at the same time."""
    said: Recording = spoken(EMERGENCY)

    async def one(options: dict[str, Any]) -> list[Event]:
        folder = tmp_path_factory.mktemp("line")
        async with switchboard(folder, human_number=None, **options) as board:
            board.line.decoder.text, board.line.decoder.seconds = EMERGENCY, said.seconds
            return (await _call(board, [Moment(0.5, said)], 4.5))[1]

    async def every() -> list[list[Event]]:
        return await asyncio.gather(*(one(options) for options in NETWORKS.values()))

    return dict(zip(NETWORKS, asyncio.run(every()), strict=True))


@pytest.mark.parametrize("network", NETWORKS)
def test_an_emergency_is_heard_over_a_bad_network(heard: dict[str, list[Event]], network: str) -> None:
    events = heard[network]
    assert _escalated(events)
    assert events[-1].name is EventName.CALL_ENDED
    assert events[-1].fields["reason"] == "caller_hung_up"


@pytest.mark.parametrize("pace", [0.99, 1.01], ids=["one percent fast", "one percent slow"])
def test_a_long_script_is_whole_and_confirmed_at_a_far_end_whose_clock_drifts(pace: float) -> None:
    async def test() -> None:
        async with Talk(pace=pace) as talk:
            await talk.quiet()
            before = talk.far.heard()
            danger = Decision(Action.ESCALATE, "en-US", "cardiac", Severity.CRITICAL, template_slug="cardiac")
            talk.gate._on_tripped(danger, "dtmf")  # type: ignore[arg-type]
            await asyncio.sleep(0.2)  # the line is seized, and takes nothing but scripts
            minute = Speech(" ".join(["word"] * 180), "en-US", "script", interruptible=False)
            playing = talk.playout.say(minute)
            assert await playing.ended is Ending.HEARD
            assert talk.far.heard() - before >= 59.0
            assert talk.far.line.cleared_bytes == 0

    run(test())


async def test_a_stream_that_stops_in_silence_is_left_to_the_safety_net_within_four_seconds(
    tmp_path: Path,
) -> None:
    """Neither `stop` nor a close: nothing comes any more, and nothing that is said arrives."""

    class Dead:
        def __init__(self, line: Line, wire: SocketWire) -> None:
            self._line, self._wire = line, wire

        async def send(self, message: str) -> bool:
            return self._line.now >= 1.5 or await self._wire.send(message)

        async def receive(self) -> str | bytes | None:
            while (message := await self._wire.receive()) is not None and self._line.now >= 1.5:
                pass
            return message

        async def close(self) -> None:
            await self._wire.close()

    async with switchboard(tmp_path, tap=Dead) as board:
        trace, events = await _call(board, [], 20.0)
        assert events[-1].fields["reason"] == "stream_went_quiet"
        dead = trace.named("stream")[0].t + 1.5
        assert trace.named("say")[0].t - dead <= 4.0
        assert "human answers" in trace.words
