"""What the gate and the scope must hold on the frozen half, and what they have reached where they do not hold it yet."""

from collections import Counter

import pytest

from evals.goldens import Half, benign, red_flags, scope_cases
from evals.rate import timing
from evals.redflags import Alarm, FalseAlarms, Heard, Recall
from evals.scope import measure_scope
from evals.slices import Measures, local_gate
from evals.thresholds import OVERALL, Threshold, load_thresholds
from guardrails.locale import LOCALES
from guardrails.scope import load_scope
from kb.embedding import E5, adapted
from kb.settings import encoder_dir


@pytest.fixture(scope="module")
def measures() -> dict[str, Measures]:
    """Of each slice, on the frozen half; all texts at once, which is faster than as `atalaia eval` times them."""
    gate = local_gate()
    red, harmless = red_flags(Half.FROZEN), benign(Half.FROZEN)
    decisions = gate.decide_all([(one.text, one.locale) for one in (*red, *harmless)])
    no_time = timing([0.0])
    recall = Recall(tuple(map(Heard, red, decisions)), no_time)
    passed = zip(harmless, decisions[len(red) :], strict=True)
    alarms = FalseAlarms(
        Counter(one.locale for one in harmless),
        tuple(Alarm(golden, decision) for golden, decision in passed if decision.tripped),
        no_time,
    )
    escalated = gate.backstop.judge_all([(one.text, one.locale) for one in harmless]) if gate.backstop else []
    encoder = E5(encoder_dir())
    scope = measure_scope(load_scope(encoder.queries, adapted(encoder)), scope_cases(Half.FROZEN))
    return {
        "red-flag-text": {
            ("recall", OVERALL): recall.rate().value,
            **{("recall", locale): recall.rate(locale).value for locale in LOCALES},
        },
        "benign": {("false_alarms", OVERALL): alarms.rate().value},
        "scope": {
            ("out_refused", OVERALL): scope.out_refused().value,
            ("in_refused", OVERALL): scope.in_refused().value,
        },
        "backstop": {
            ("escalated", OVERALL): sum(one.action.value == "escalate" for one in escalated) / len(harmless)
        },
    }


@pytest.mark.parametrize(
    "threshold",
    [one for one in load_thresholds() if one.slice in ("red-flag-text", "benign", "scope", "backstop")],
    ids=lambda one: f"{one.slice} {one.measure} {one.of}",
)
def test_what_was_reached_is_kept(threshold: Threshold, measures: dict[str, Measures]) -> None:
    found = {
        group: value
        for (measure, group), value in measures[threshold.slice].items()
        if measure == threshold.measure and threshold.applies(group)
    }
    assert found
    assert all(threshold.kept(value) for value in found.values()), found
