"""Benchmarks: figures that trials give, the machine they were taken on, and what parts are asked."""

import json
from pathlib import Path

import pytest

from evals.benchmarks.callers import Clip
from evals.benchmarks.calls import first_audio, script_audio
from evals.benchmarks.figures import figure, ratio
from evals.benchmarks.machine import describe
from evals.benchmarks.parts import LENGTHS, PADDINGS, normalization, prefix_errors
from evals.benchmarks.run import Report, compared
from evals.cli.bench import NAMES
from evals.errors import EvalError
from telephony.dialler import Outcome
from telephony.line import WireEvent, WireEventName
from telephony.recording import Recording
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
    report = Report([figure("answer", "s", [1.0, None, 2.0])], {"answer": ratio([2.0, 4.0], [1.0, 2.0])})
    found = json.loads(json.dumps(report.to_dict()))
    assert found["figures"][0]["missing"] == 1
    assert found["stock_over_ours"]["answer"]["value"] == 2.0
    assert found["machine"].keys() == describe().keys()
    assert found["machine"]["processor"]
    assert found["machine"]["memory_gb"] > 0


def test_a_ratio_has_a_spread_and_a_trial_that_did_not_end_counts_as_the_longest() -> None:
    found = ratio([4.0, 5.0, 6.0, 30.0], [2.0, 2.5, 2.5, 3.0])
    assert found is not None
    assert found.value == pytest.approx(2.2)
    assert found.low < 2.2 < found.high
    late = ratio([4.0, 5.0, None], [2.0, 2.0, 2.0])
    assert late is not None
    assert late.value == 2.5
    assert ratio([4.0, None, None], [2.0, 2.0, 2.0]) is None
    assert ratio([4.0, 5.0], [-0.5, -0.2]) is None, "what came before the moment is no duration"


def test_two_runs_are_compared_figure_by_figure(tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.json"
    earlier.write_text(
        json.dumps(Report([figure("answer", "s", [2.0, 2.0]), figure("x", "s", [1.0])]).to_dict())
    )
    lines = compared(Report([figure("answer", "s", [1.0, 1.0]), figure("y", "s", [1.0])]), earlier)
    assert [line for line in lines if line.startswith("answer")] == [
        "answer: p50 2 s then, 1 s now (0.50 times)"
    ]
    assert not [line for line in lines if line.startswith(("x", "y"))]
    with pytest.raises(EvalError, match="no benchmark"):
        compared(Report(), tmp_path / "none.json")


def _wire(*events: tuple[float, WireEventName]) -> Outcome:
    return Outcome("CA1", b"", tuple(WireEvent(t, name) for t, name in events))


@pytest.mark.parametrize(
    ("events", "seconds"),
    [
        # An answer that had begun, then the script in its place.
        ([(4.0, "AUDIO"), (4.5, "CLEAR"), (4.6, "AUDIO")], -0.4),
        ([(5.5, "AUDIO")], 0.5),
        ([(4.0, "AUDIO"), (4.5, "CLEAR")], None),
    ],
)
def test_only_audio_that_nothing_cleared_is_the_script(
    events: list[tuple[float, str]], seconds: float | None
) -> None:
    clip = Clip(Recording("emergency", b"", silent=False), 4.0)
    outcome = _wire((1.0, WireEventName.SPEECH), *((t, WireEventName[name]) for t, name in events))
    assert script_audio(outcome, clip) == pytest.approx(seconds)


def test_an_answer_is_the_audio_after_the_question() -> None:
    clip = Clip(Recording("question", b"", silent=False), 4.0)
    outcome = _wire((1.0, WireEventName.SPEECH), (4.5, WireEventName.AUDIO), (5.5, WireEventName.AUDIO))
    assert first_audio(outcome, clip) == pytest.approx(0.5)
    assert first_audio(_wire((1.0, WireEventName.SPEECH)), clip) is None


def test_normalization_is_measured_in_characters_a_second() -> None:
    (figures, ratios) = normalization(1, lambda text: None)
    assert figures[0].values[0] > 0
    assert not ratios


def test_every_part_has_a_name() -> None:
    from evals.benchmarks.parts import PARTS

    assert set(PARTS) < set(NAMES)
