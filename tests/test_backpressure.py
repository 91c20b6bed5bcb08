"""When the line falls behind it sheds its own partials, and never anything that the caller said."""

import asyncio
import audioop
import base64
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.events import EventName
from agent.settings import Settings
from evals.faults.cell import EMERGENCY, Moment, TimedCaller, spoken
from evals.standins import ScriptedDecoder, StandIns
from evals.twilio.switchboard import switchboard
from telephony.caller import CallerPlan
from telephony.line import FRAME_BYTES
from voices.decoder import Window
from voices.finish import Samples
from voices.hearing import Ear
from voices.transcript import Transcript

CALLERS, SECONDS = 3, 5.0
RATE = 8000


class SlowDecoder(ScriptedDecoder):
    """Takes a good part of a second for each decode, and remembers how much sound each final was made of."""

    def __init__(self) -> None:
        super().__init__()
        self.text, self.seconds = "I only wanted to ask about my pills and the other ones", SECONDS
        self.windows: list[float] = []

    def encode(self, samples: Samples, rate: int) -> Window:
        self.windows.append(samples.size / rate)
        time.sleep(0.4)
        return super().encode(samples, rate)


async def test_partials_are_shed_and_finals_hear_everything(tmp_path: Path) -> None:
    """Three callers talk at once at ten times the pace at which one worker can follow."""
    line = StandIns(tmp_path, Settings())
    decoder = SlowDecoder()
    line.hearing._decoder = decoder  # type: ignore[assignment]
    heard: dict[int, list[Transcript]] = {number: [] for number in range(CALLERS)}
    ears = [line.hearing.open("en-US", RATE, heard[number].append) for number in range(CALLERS)]
    tone = (np.sin(np.arange(RATE // 50) / 3) * 12000).astype("<i2").tobytes()
    waiting = 0
    try:
        for ear in ears:
            ear.speech_started()
        for _ in range(round(SECONDS * 50)):
            for ear in ears:
                ear.push(tone)
            await asyncio.sleep(0.002)
            waiting = max(waiting, line.hearing.scheduler.waiting)
        for ear in ears:
            ear.speech_stopped()
        for ear in ears:
            await ear.settled()
    finally:
        line.close()
    told = [each for ear in heard.values() for each in ear]
    partials = sum(not each.final for each in told)
    finals = [each for each in told if each.final]
    assert len(finals) == CALLERS
    assert all(each.ended - each.started == pytest.approx(SECONDS, abs=0.05) for each in finals)
    assert sorted(decoder.windows)[-CALLERS] == pytest.approx(SECONDS, abs=0.05)
    assert waiting <= CALLERS, "more than one decode of a caller was waiting"
    assert partials < CALLERS * SECONDS / line.hearing.settings.interval / 2, "no partial was shed"


async def test_every_byte_of_the_caller_is_heard_though_the_process_stands_still_and_decodes_crawl(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = spoken(EMERGENCY)
    pushed = bytearray()
    push = Ear.push

    def record(ear: Ear, pcm: bytes) -> None:
        pushed.extend(pcm)
        push(ear, pcm)

    monkeypatch.setattr(Ear, "push", record)
    async with switchboard(tmp_path, human_number=None) as board:
        board.line.decoder.text, board.line.decoder.seconds = EMERGENCY, said.seconds
        board.line.decoder.before = lambda: time.sleep(0.7)
        sent = bytearray()

        def tap(_: Any, wire: Any) -> Any:
            send = wire.send

            async def counted(message: str) -> bool:
                if '"media"' in message:
                    sent.extend(audioop.ulaw2lin(_payload(message), 2))
                return bool(await send(message))

            wire.send = counted
            return wire

        board.network.tap = tap
        board.network.caller = lambda plan: TimedCaller([Moment(0.6, said)], 6.0)
        calling = asyncio.create_task(board.network.call(CallerPlan(())))
        await asyncio.sleep(1.2)
        for _ in range(4):
            time.sleep(0.4)  # noqa: ASYNC251 - the process does nothing else, as under a heavy load
            await asyncio.sleep(0.1)
        trace = await calling
        assert any(fields["phase"] == "latched" for fields in board.events(trace.call, EventName.ESCALATION))
    assert len(sent) > 5 * 2 * RATE
    start = bytes(sent).find(bytes(pushed[: 4 * FRAME_BYTES]))
    assert bytes(pushed) == bytes(sent[start : start + len(pushed)])
    assert len(sent) - start - len(pushed) <= 2 * FRAME_BYTES * 3, "the caller's last words were not heard"


def _payload(message: str) -> bytes:
    return base64.b64decode(json.loads(message)["media"]["payload"])
