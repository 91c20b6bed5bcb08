"""Pipecat's own evaluation harness, in its own format, against this line over the telephone."""

import asyncio
from pathlib import Path

import pytest
from pipecat.evals.scenario import EvalScenarioFile
from pipecat.evals.session import EvalSession, EvalSessionParams
from telephone import shared

import evals.pipecat
from agent.events import Event, EventName
from evals.pipecat.bridge import Bridge, port_of
from evals.pipecat.speech import HarnessCaller, of_event
from telephony.line import SILENCE, Line

SCENARIOS = Path(evals.pipecat.__file__).parent / "scenarios" / "line.yaml"


def test_scenarios_are_in_pipecats_format() -> None:
    names = [scenario.name for scenario in EvalScenarioFile.load(SCENARIOS)]
    assert [name.rpartition("/")[2] for name in names] == [
        "question",
        "emergency_over_the_greeting",
        "key_nine",
    ]


def test_audio_of_the_harness_becomes_telephone_frames() -> None:
    caller, line = HarnessCaller(), Line("MZ1", "CA1", lambda: 0.0)
    caller.say(b"\x00\x10" * 16_000, 16_000)
    frames = [caller.frame(line) for _ in range(60)]
    assert 48 <= sum(frame != SILENCE for frame in frames) <= 51
    assert {len(frame or b"") for frame in frames} == {len(SILENCE)}
    caller.press("12")
    assert len(caller.keys(line)) == len(caller.keys(line)) == 1
    caller.gone = True
    assert caller.frame(line) is None


def test_what_the_gate_does_is_a_function_call() -> None:
    event = Event("CA1", 2.0, EventName.ESCALATION, {"phase": "latched", "category": "cardiac"})
    (told,) = of_event(event)
    assert told["type"] == "llm-function-call-in-progress"
    assert told["data"]["function_name"] == "escalation"
    assert told["data"]["arguments"] == {"phase": "latched", "category": "cardiac"}


@pytest.mark.parametrize("name", ["emergency_over_the_greeting"])
def test_pipecats_harness_runs_a_scenario_against_the_line(name: str) -> None:
    engines = shared()
    scenario = next(s for s in EvalScenarioFile.load(SCENARIOS) if s.name.endswith(name))

    async def run() -> object:
        async with Bridge(engines, "en-US").serving() as server:
            url = f"ws://127.0.0.1:{port_of(server)}"
            return await EvalSession.from_scenario(scenario, url, params=EvalSessionParams()).run()

    result = asyncio.run(run())
    assert result.passed, [str(failure) for failure in result.failures] + result.debug_log[-40:]  # type: ignore[attr-defined]
