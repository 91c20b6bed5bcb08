"""A caller reaches a human, or comes back, over real sockets on both sides: TwiML, REST, whisper, conference, net.

Every scenario is a call of some seconds on a line of its own; they run at the same time.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from agent.events import Event, EventName
from evals.twilio.api import Trouble
from evals.twilio.network import Human, Trace
from evals.twilio.switchboard import HUMAN, switchboard
from evals.twilio.timelines import CASES, Stamped, merged, stamped
from guardrails.scripts import script
from telephony.caller import CallerPlan, KeyPress
from telephony.settings import HandoffMode, HandoffSettings

WARM = HandoffSettings(mode=HandoffMode.CONFERENCE)


@dataclass(frozen=True)
class Scenario:
    """One call."""

    key: str
    """What the caller presses: 9 is an emergency, 0 asks for a person."""
    stays: float
    """Seconds after which they hang up, on each stream."""
    trouble: Trouble = Trouble.NONE
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Happened:
    """What became of it."""

    trace: Trace
    humans: list[Trace]
    events: list[Event]
    stamped: list[Stamped]
    human_status: list[str]

    def named(self, name: EventName) -> list[dict[str, Any]]:
        return [event.fields for event in self.events if event.name is name]

    def said(self) -> list[str]:
        return [fields["id"].rpartition("-")[0] for fields in self.named(EventName.SAY_STARTED)]

    def results(self) -> list[str]:
        return [fields["result"] for fields in self.named(EventName.HANDOFF)]


NOBODY = Human(answers=False)
SCENARIOS = {
    "emergency": Scenario("9", 15.0),
    "nobody": Scenario("9", 9.0, options={"human": NOBODY, "timing": {"stay_every": 1.0}}),
    "asked, nobody": Scenario("0", 20.0, options={"human": NOBODY}),
    "warm": Scenario(
        "9", 15.0, options={"human": Human(after=0.5, speaks_after=1.5), "handoff": WARM, "timing": {"company_after": 0.5}}
    ),
    "warm, no answer": Scenario("9", 9.0, options={"human": NOBODY, "handoff": WARM}),
    "warm, no word": Scenario("9", 9.0, options={"human": Human(speaks=False), "handoff": WARM}),
    "warm, caller leaves": Scenario("0", 3.0, options={"human": Human(after=8.0), "handoff": WARM}),
    "no human line": Scenario("9", 7.0, options={"human_number": None}),
    **{f"REST {trouble}": Scenario("9", 15.0, trouble) for trouble in (Trouble.ERROR, Trouble.HANG, Trouble.CRASH)},
}  # fmt: skip


async def _happen(scenario: Scenario, folder: Path) -> Happened:
    async with switchboard(folder, **scenario.options) as board:
        board.api.trouble = scenario.trouble
        events = stamped(board)
        plan = CallerPlan((), keys=(KeyPress(scenario.key, 0.3),), hang_up_at=scenario.stays)
        trace = await board.network.call(plan)
        humans = board.network.human_calls
        async with asyncio.timeout(10.0):
            while any(board.api.calls[each.call]["status"] == "queued" for each in humans):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        record = board.exchange.calls.get(trace.call)
        assert record is not None
        status = [board.api.calls[each.call]["status"] for each in humans]
        return Happened(trace, list(humans), list(record.events), events, status)


@pytest.fixture(scope="module")
def happened(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Happened]:
    """All scenarios, at the same time."""

    async def run() -> list[Happened]:
        return await asyncio.gather(
            *(_happen(each, tmp_path_factory.mktemp("line")) for each in SCENARIOS.values())
        )

    return dict(zip(SCENARIOS, asyncio.run(run()), strict=True))


def test_an_emergency_is_dialled_through_with_a_whisper(happened: Mapping[str, Happened]) -> None:
    call = happened["emergency"]
    assert call.trace.words == [
        "webhook", "stream", "redirected", "stream", "ringing", "human answers",
        "webhook", "whisper", "whisper", "whisper", "bridged", "human hangs up", "webhook", "hangup", "ended",
    ]  # fmt: skip
    assert call.trace.named("ringing")[0].detail == f"{HUMAN} from +12025550199"
    assert call.results() == ["requested", "transferred"]
    assert call.said()[-2:] == ["general", "handoff"]


def test_the_whisper_is_the_kind_of_call_in_two_lines_and_none_of_its_words(
    happened: Mapping[str, Happened],
) -> None:
    head, kind, told = (step.detail for step in happened["emergency"].trace.named("whisper"))
    assert head == "Atalaia is passing you a call."
    assert (
        kind
        == "The caller pressed the emergency key. The caller speaks English and has been on the line about 1 min."
    )
    assert told == "They heard what to do and which number to call."


def test_nobody_answers_and_the_caller_comes_back_latched(happened: Mapping[str, Happened]) -> None:
    call = happened["nobody"]
    assert call.trace.words.count("stream") == 4  # opened and closed, twice
    assert "no answer" in call.trace.words
    assert call.said().count("greeting") == 1
    assert "handoff_failed" in call.said()
    assert call.said()[-1] == "stay"
    phases = [event["phase"] for event in call.named(EventName.ESCALATION)]
    assert phases == ["latched", "speaking", "played", "handed_off", "latched", "failed"]


def test_a_caller_who_asked_for_a_person_is_told_that_nobody_came(happened: Mapping[str, Happened]) -> None:
    call = happened["asked, nobody"]
    assert call.said()[2] == "no_human", call.said()
    assert call.named(EventName.ESCALATION) == []


@pytest.mark.parametrize("trouble", [Trouble.ERROR, Trouble.HANG, Trouble.CRASH])
def test_when_rest_is_down_the_closed_stream_starts_the_safety_net(
    happened: Mapping[str, Happened], trouble: Trouble
) -> None:
    call = happened[f"REST {trouble}"]
    words = call.trace.words
    closed = words.index("stream", words.index("stream") + 1)
    assert words[closed + 1 :][:4] == ["say", "ringing", "human answers", "bridged"]
    assert call.trace.named("say")[0].detail == script("general", "en-US", "US")
    assert call.results() == ["requested", "safety_net"]
    assert call.named(EventName.CALL_ENDED)[-1]["reason"] == "safety_net"


def test_in_a_conference_the_line_stays_until_the_human_speaks(happened: Mapping[str, Happened]) -> None:
    call = happened["warm"]
    [called] = call.humans
    assert "human speaks" in called.words, [str(step) for step in (*called.steps, *call.trace.steps)]
    assert "whisper" in called.words[: called.words.index("human speaks")]
    assert "stay" in call.said()  # it kept the caller company
    assert call.trace.words[-6:] == ["redirected", "stream", "in conference", "webhook", "hangup", "ended"]


@pytest.mark.parametrize("name", ["warm, no answer", "warm, no word"])
def test_a_human_who_does_not_answer_or_speak_leaves_the_caller_with_the_line(
    happened: Mapping[str, Happened], name: str
) -> None:
    call = happened[name]
    assert call.trace.words.count("stream") == 2
    assert "handoff_failed" in call.said()


def test_a_caller_who_hangs_up_takes_the_human_call_with_them(happened: Mapping[str, Happened]) -> None:
    assert happened["warm, caller leaves"].human_status == ["completed"]


def test_without_a_human_line_the_line_stays(happened: Mapping[str, Happened]) -> None:
    call = happened["no human line"]
    assert call.results() == ["no_human_line"]
    assert "handoff_failed" in call.said()


def test_a_timeline_shows_network_human_and_line_on_one_clock(happened: Mapping[str, Happened]) -> None:
    call = happened["nobody"]
    told = [str(row) for row in merged(call.trace, call.humans, call.stamped)]
    when = [float(each.split()[0]) for each in told]
    assert when == sorted(when)
    order = [
        "network  stream  opened", "line     hears key 9", "line     escalation played, confirmed",
        "line     hand-off requested", "network  redirected  by REST", "network  no answer",
        "network  webhook  /twilio/dialled 200", "line     escalation failed",
    ]  # fmt: skip
    places = [next(n for n, each in enumerate(told) if step in each) for step in order]
    assert places == sorted(places), "\n".join(told)


def test_success_no_answer_and_a_dead_api_are_among_the_timelines() -> None:
    assert {case.last for case in CASES} >= {"bridged", "in conference", "no answer"}
    assert {case.trouble for case in CASES} >= {Trouble.NONE, Trouble.ERROR, Trouble.HANG}
