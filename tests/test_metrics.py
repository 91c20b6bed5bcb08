"""DeepEval's metrics: asked through the line's own providers, never a pass where they could not be asked."""

import asyncio
import json
import sys

import pytest

from agent.providers.anthropic import AnthropicModel
from agent.providers.standin import Behaviour, StandIn
from evals.goldens import Half
from evals.judging.judge import Judged
from evals.judging.metrics import METRICS, deepeval, measured
from evals.slices import SliceResult
from evals.thresholds import OVERALL

ONE = Judged("What if I forget?", "Take it when you remember.", "Take it when you remember.", "en-US")


def written(verdict: str) -> str:
    """Something that answers every step of every metric."""
    return json.dumps(
        {
            "truths": ["take it when you remember"],
            "claims": ["take it when you remember"],
            "statements": ["take it when you remember"],
            "verdicts": [{"verdict": verdict, "reason": "so it says"}],
            "reason": "so it says",
        }
    )


def judged(text: str, *behaviours: Behaviour) -> SliceResult:
    pytest.importorskip("deepeval", reason="DeepEval wants an environment of its own")
    with StandIn(behaviours or (Behaviour.OK,), text=text) as server:
        model = AnthropicModel("claude-haiku-4-5", api_key="key", base_url=server.url)
        return asyncio.run(measured(model, Half.DEV, [ONE], seconds=20.0))


def test_good_answers_pass() -> None:
    found = judged(written("yes"))
    assert {found.measures[name, OVERALL] for name in METRICS} == {1.0}
    assert not found.cases


def test_bad_answers_are_named() -> None:
    found = judged(written("no"))
    assert {found.measures[name, OVERALL] for name in METRICS} == {0.0}
    assert all(ONE.question in case for case in found.cases)


@pytest.mark.parametrize("behaviour", [Behaviour.UNAUTHORIZED, Behaviour.DISCONNECT])
def test_a_provider_that_fails_is_not_run(behaviour: Behaviour) -> None:
    assert "no score at all" in str(judged(written("yes"), behaviour).not_run)


def test_what_is_no_json_is_not_run() -> None:
    assert "no score at all" in str(judged("It is good.").not_run)


def test_without_the_package_it_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "deepeval", None)
    monkeypatch.setitem(sys.modules, "deepeval.metrics", None)
    found = deepeval(Half.DEV)
    assert found.to_dict(with_cases=True)["status"] == "not_run"
    assert "atalaia[deepeval]" in str(found.not_run)
