"""The line behind Twilio, whole calls over real sockets: refused, drained, outbound, texted, recorded, both schemes."""

import asyncio
import base64
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
import uvicorn
from pydantic import SecretStr

from agent.events import EventName
from evals.twilio.network import Human, Trace
from evals.twilio.switchboard import HUMAN, Switchboard, switchboard
from guardrails.scripts import script
from telephony.caller import CallerPlan, KeyPress
from telephony.recorder.recordings import Recordings
from telephony.serving import Serving
from telephony.settings import MachineAnswer, OutboundSettings, RecordingSettings, TextSettings
from telephony.twilio.rest import Rest
from telephony.twilio.texting import Texting, message

QUIET = CallerPlan((), hang_up_at=2.0)


async def test_a_call_too_many_hears_why_what_to_do_and_is_passed_on(tmp_path: Path) -> None:
    async with switchboard(tmp_path, server={"max_calls": 1}) as board:
        first = asyncio.create_task(board.network.call(CallerPlan((), hang_up_at=4.0)))
        await asyncio.sleep(0.5)
        refused = await board.network.call(QUIET)
        said = [step.detail for step in refused.named("say")]
        assert "busy" in said[0]
        assert said[1] == script("general", "en-US", "US")
        assert refused.named("ringing")[0].detail.startswith(HUMAN)
        assert "stream" not in refused.words
        assert "stream" in (await first).words
        async with asyncio.timeout(5.0):
            while board.exchange.running:  # noqa: ASYNC110 - calls end in tasks of their own
                await asyncio.sleep(0.05)
        assert "stream" in (await board.network.call(QUIET)).words  # the place is free again


async def test_two_webhooks_at_once_do_not_get_the_same_place(tmp_path: Path) -> None:
    async with switchboard(tmp_path, server={"max_calls": 1}) as board:
        trace = Trace("CA1")
        form = {"From": "+12025550123", "To": "+12025550199"}
        first = await board.network.post("/twilio/voice", {**form, "CallSid": "CA01"}, trace)
        second = await board.network.post("/twilio/voice", {**form, "CallSid": "CA02"}, trace)
        again = await board.network.post("/twilio/voice", {**form, "CallSid": "CA01"}, trace)
        assert [("<Connect>" in each) for each in (first, second, again)] == [True, False, True]


async def test_sha256_signatures_and_shared_keys_carry_a_whole_call(tmp_path: Path) -> None:
    keys = {"webhooks_sharedkey_1": SecretStr("12345")}
    async with switchboard(tmp_path, account={"shared_keys": keys}, algorithm="HMAC_SHA256") as board:
        trace = await board.network.call(QUIET)
        assert board.said(trace.call) == ["greeting"]
    other = {"webhooks_sharedkey_2": SecretStr("12345")}
    async with switchboard(tmp_path / "b", account={"shared_keys": other}, algorithm="HMAC_SHA256") as board:
        with pytest.raises(httpx.HTTPStatusError, match="403"):
            await board.network.call(QUIET)


async def test_a_server_that_is_told_to_stop_lets_calls_end_and_sends_new_ones_elsewhere(
    tmp_path: Path,
) -> None:
    elsewhere = "https://other.example.org/twilio/voice"
    async with switchboard(tmp_path, server={"elsewhere_url": elsewhere}) as board:
        serving = Serving(uvicorn.Config(lambda: None), board.exchange, seconds=20.0)
        serving._loop = asyncio.get_running_loop()
        running = asyncio.create_task(board.network.call(CallerPlan((), hang_up_at=4.0)))
        await asyncio.sleep(1.0)
        serving.handle_exit(signal.SIGTERM, None)
        await asyncio.sleep(0.2)
        async with httpx.AsyncClient() as client:
            ready = await client.get(board.url + "/health/ready")
        assert ready.status_code == 503
        state = ready.json()
        assert (state["ready"], state["draining"], state["calls"]) == (False, True, 1)
        form = {"CallSid": "CA02", "From": "+12025550123", "To": "+12025550199"}
        twiml = await board.network.post("/twilio/voice", form, None)
        assert ElementTree.fromstring(twiml).findtext("Redirect") == elsewhere
        assert not serving.should_exit
        trace = await running
        assert trace.words[-2:] == ["stream", "ended"]
        async with asyncio.timeout(5.0):
            while not serving.should_exit:  # noqa: ASYNC110 - uvicorn's own flag
                await asyncio.sleep(0.05)


async def _place(board: Switchboard, machine: str | None) -> tuple[httpx.Response, str]:
    """Ask for a check-in; what the line answered, and the document for what picked up."""
    async with httpx.AsyncClient() as client:
        asked = {"to": "+525512345678", "locale": "es-419"}
        reply = await client.post(
            board.url + "/calls", json=asked, headers={"Authorization": "Bearer letmein"}
        )
    if reply.status_code != 201:
        return reply, ""
    form = board.api.asked[-1].form
    told = {"CallSid": reply.json()["call"], **({"AnsweredBy": machine} if machine else {})}
    return reply, await board.network.post(form["Url"], told, None)


@pytest.mark.parametrize(
    ("answer", "machine", "verbs"),
    [
        (MachineAnswer.MESSAGE, "human", ["Connect", "Say", "Dial", "Say", "Hangup"]),
        (MachineAnswer.MESSAGE, "machine_end_beep", ["Say", "Hangup"]),
        (MachineAnswer.HANG_UP, "machine_start", ["Hangup"]),
        (MachineAnswer.MESSAGE, "fax", ["Hangup"]),
    ],
)
async def test_a_check_in_call_says_nothing_of_health_to_a_machine(
    tmp_path: Path, answer: MachineAnswer, machine: str, verbs: list[str]
) -> None:
    outbound = OutboundSettings(number="+12025550199", machine=answer)
    server = {"operator_token": SecretStr("letmein")}
    async with switchboard(tmp_path, human=Human(answers=False), outbound=outbound, server=server) as board:
        reply, document = await _place(board, machine)
        assert reply.status_code == 201
        form = board.api.asked[-1].form
        assert form["MachineDetection"] == (
            "DetectMessageEnd" if answer is MachineAnswer.MESSAGE else "Enable"
        )
        tree = ElementTree.fromstring(document)
        assert [verb.tag for verb in tree] == verbs
        if verbs == ["Say", "Hangup"]:
            said = str(tree.findtext("Say")).lower()
            assert tree[0].get("language") == "es-MX"
            assert not any(word in said for word in ("medic", "salud", "enferm", "médic"))


async def test_check_in_calls_are_for_operators_and_off_by_default(tmp_path: Path) -> None:
    server = {"operator_token": SecretStr("letmein")}
    token = {"Authorization": "Bearer letmein"}
    asked, bad = {"to": "+525512345678", "locale": "es-419"}, {"to": "911", "locale": "es-419"}
    async with switchboard(tmp_path, server=server) as board, httpx.AsyncClient() as client:
        assert (await client.post(board.url + "/calls", json=asked)).status_code == 401
        assert (await client.post(board.url + "/calls", json=asked, headers=token)).status_code == 409
        assert (await client.post(board.url + "/calls", json=bad, headers=token)).status_code == 422


async def test_the_sources_go_out_after_the_call_and_only_with_a_yes(tmp_path: Path) -> None:
    async with switchboard(tmp_path, text=TextSettings(sender="+12025550199")) as board:
        session: Any = SimpleNamespace(
            caller=SimpleNamespace(number="+525512345678"), text_wanted=False, locale="es-419", call="CA1"
        )
        texting = Texting(
            Rest(board.api.account_sid, board.api.auth_token, board.api.url),
            TextSettings(sender="+12025550199"),
            board.line.shared.engines.settings.paths.cards,
        )
        assert texting.possible(session)
        assert not await texting.send(session, ["missed-dose"])
        session.text_wanted = True
        assert not await texting.send(session, [])
        assert await texting.send(session, ["missed-dose"])
        [sent] = board.api.messages
        assert sent["To"] == "+525512345678"
        assert "http" in sent["Body"]
        assert sent["Body"] == message(
            board.line.shared.engines.settings.paths.cards, ["missed-dose"], "es-419"
        )


async def test_a_recorded_call_says_so_first_and_holds_both_sides(tmp_path: Path) -> None:
    key = base64.b64encode(b"k" * 32).decode()
    settings = RecordingSettings(enabled=True, key=SecretStr(key), folder=tmp_path / "kept")
    async with switchboard(tmp_path, recording=settings) as board:
        trace = await board.network.call(CallerPlan((), hang_up_at=3.0))
        await asyncio.sleep(0.5)
        assert board.said(trace.call) == ["recorded", "greeting"]
        assert board.events(trace.call, EventName.DEGRADED) == []
    kept = Recordings(tmp_path / "kept", b"k" * 32)
    opened, samples = kept.open(trace.call)
    assert opened.whole
    assert len(samples) > 2.0 * 8000
    assert abs(samples[:, 1].astype(int)).max() > 1000
    assert kept.delete(trace.call)


async def test_a_caller_who_holds_the_line_keeps_the_human_and_the_language(tmp_path: Path) -> None:
    """A language chosen by key is still the call's after a transfer that nobody took."""
    human = Human(answers=False)
    async with switchboard(tmp_path, human=human) as board:
        keys = (KeyPress("2", 0.3), KeyPress("9", 1.0))
        trace = await board.network.call(CallerPlan((), keys=keys, hang_up_at=7.0))
        events = board.exchange.calls.get(trace.call)
        assert events is not None
        said = [each.fields["locale"] for each in events.events if each.name is EventName.SAY_STARTED]
        assert said[-1] == "es-419"
        assert "no answer" in trace.words
