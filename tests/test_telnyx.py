"""A recorded caller behind Telnyx, over real sockets, with the real engines: the edge is all that differs."""

import asyncio

import numpy as np
from telephone import recording, shared

from agent.events import EventName
from evals.serving import serve
from evals.telnyx import call
from telephony.app import create_app
from telephony.caller import CallerPlan
from telephony.line import Line, WireEventName
from telephony.settings import ServerSettings, TwilioSettings

PUBLIC = "https://line.example.org"


async def test_a_recorded_question_over_telnyx_is_answered_with_its_source() -> None:
    said = recording("What should I do if I miss a dose?", "en-US")
    app = create_app(await asyncio.to_thread(shared), ServerSettings(public_url=PUBLIC), TwilioSettings())
    async with serve(app) as url:
        plan = CallerPlan([said], start=0.3, hang_up_after=9.0)
        sid, line = await call(url, PUBLIC, plan, number="+12025550123", dialled="+12025550199")
        record = app.state.exchange.calls.get(sid)
        async with asyncio.timeout(10.0):
            while record.ended_at is None:  # noqa: ASYNC110 - the record of another task
                await asyncio.sleep(0.05)
    events = list(record.events)
    assert events[0].fields["country"] == "US"
    [answer] = [event for event in events if event.name is EventName.ANSWER]
    assert answer.fields["citations"] == ["missed-dose"]
    kinds = [event.fields["kind"] for event in events if event.name is EventName.SAY_STARTED]
    assert "answer" in kinds
    assert any(event.name is WireEventName.CLEAR for event in line.events), "talked over the greeting"
    assert not [event for event in line.events if event.name is WireEventName.BAD_MESSAGE]
    assert _loud(line) > 1.0
    assert events[-1].fields["reason"] == "caller_hung_up"


def _loud(line: Line) -> float:
    """Seconds of the line's voice after the caller's last word."""
    ended = next(event.t for event in line.events if event.name is WireEventName.SPEECH_END)
    frames = np.frombuffer(bytes(line.heard), dtype=np.uint8).reshape(-1, 160)[round(ended / 0.02) :]
    return float((frames != 0xFF).any(axis=1).sum()) * 0.02
