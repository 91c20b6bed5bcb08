"""Benchmarks: figures that trials give, the machine they were taken on, and what parts are asked."""

import json

import pytest

from evals.benchmarks.figures import figure
from evals.benchmarks.machine import describe
from evals.benchmarks.parts import LENGTHS, PADDINGS, normalization, prefix_errors
from evals.benchmarks.run import Report
from evals.cli.bench import NAMES
from voices.hearing_settings import HearingSettings


@pytest.mark.parametrize(
    ("found", "errors"),
    [
        ("i take one in the morning", 0.0),
        ("i take one", 0.0),
        ("i take won in the morning", 1 / 6),
        ("and i take one in the morning", 1 / 6),
        ("", 1.0),
    ],
)
def test_words_that_were_not_yet_said_are_no_errors(found: str, errors: float) -> None:
    said = "i take one in the morning and one at night".split()
    assert prefix_errors(said, found.split()) == pytest.approx(errors)


def test_the_lines_own_window_is_among_those_compared() -> None:
    assert HearingSettings().padding in PADDINGS
    assert max(LENGTHS) + max(PADDINGS) <= 30.0, "Whisper's window"


def test_a_report_says_on_which_machine_and_what_did_not_happen() -> None:
    report = Report([figure("answer", "s", [1.0, None, 2.0])], {"answer": 2.345})
    found = json.loads(json.dumps(report.to_dict()))
    assert found["figures"][0]["missing"] == 1
    assert found["stock_over_ours"] == {"answer": 2.35} or found["stock_over_ours"] == {"answer": 2.34}
    assert found["machine"].keys() == describe().keys()
    assert found["machine"]["processor"]
    assert found["machine"]["memory_gb"] > 0


def test_normalization_is_measured_in_characters_a_second() -> None:
    (figures, ratios) = normalization(1, lambda text: None)
    assert figures[0].values[0] > 0
    assert not ratios


def test_every_part_has_a_name() -> None:
    from evals.benchmarks.parts import PARTS

    assert set(PARTS) < set(NAMES)
