"""The stored backstop: whole or refused, of this data, and as good as it says."""

from pathlib import Path

import pytest

from evals.backstop_data import SOURCES, versions
from guardrails.adaptation import ADAPTATION_FILE, load_adaptation
from guardrails.backstop_model import MODEL_FILE, load_model
from guardrails.errors import DataError
from guardrails.gate import load_gate
from guardrails.locale import LOCALES


def test_weights_of_another_training_are_refused(tmp_path: Path) -> None:
    for suffix in (".json", ".npz"):
        (tmp_path / f"m{suffix}").write_bytes(MODEL_FILE.with_suffix(suffix).read_bytes())
    assert load_model(tmp_path / "m.json").sha256 == load_model().sha256
    (tmp_path / "m.npz").write_bytes(b"other")
    with pytest.raises(DataError, match="not of the same training"):
        load_model(tmp_path / "m.json")
    (tmp_path / "m.npz").unlink()
    with pytest.raises(DataError, match="train-backstop"):
        load_model(tmp_path / "m.json")


def test_an_adaptation_that_is_damaged_is_refused(tmp_path: Path) -> None:
    for suffix in (".json", ".npz"):
        (tmp_path / f"a{suffix}").write_bytes(ADAPTATION_FILE.with_suffix(suffix).read_bytes())
    assert load_adaptation(tmp_path / "a.json").sha256 == load_adaptation().sha256
    (tmp_path / "a.npz").write_bytes(b"other")
    with pytest.raises(DataError, match="tune-encoder"):
        load_adaptation(tmp_path / "a.json")
    (tmp_path / "a.json").write_text("{}")
    with pytest.raises(DataError, match="tune-encoder"):
        load_adaptation(tmp_path / "a.json")


def test_the_stored_model_says_how_good_it_is() -> None:
    model = load_model()
    assert model.metrics["auc"] > 0.97
    assert model.metrics["auc_where_the_lexicon_is_silent"] > 0.94
    for group in ("overall", *LOCALES):
        assert model.metrics["red_that_the_lexicon_misses"][group]["asked_or_escalated"] > 0.7
        assert model.metrics["harmless"][group]["asked_or_escalated"] < 0.04
        assert model.metrics["harmless"][group]["escalated"] < 0.01
    # By construction; on the frozen half it escalates nothing that is harmless (test_frozen).
    assert model.metrics["harmless"]["overall"]["asked_or_escalated"] < 0.021
    assert model.metrics["harmless"]["overall"]["escalated"] < 0.004
    assert model.metrics["harmless"]["overall"]["of"] > 1000


def test_few_red_flags_lie_where_a_hit_is_put_down() -> None:
    model = load_model()
    confirmed = model.metrics["confirmed"]
    assert confirmed["red"] > 1000
    assert confirmed["red_ordinary"] <= 0.003 * confirmed["red"]
    assert confirmed["red_doubtful"] <= 0.011 * confirmed["red"]
    assert model.ordinary_below < model.doubtful_below < min(at.check_at for at in model.thresholds.values())


def test_it_asks_in_every_locale_long_before_it_escalates() -> None:
    thresholds = load_model().thresholds
    assert set(thresholds) == set(LOCALES)
    assert all(0.5 < at.check_at < at.escalate_at < 1 for at in thresholds.values())


@pytest.mark.parametrize("name", SOURCES)
def test_the_stored_model_was_trained_on_the_data_that_is_here(name: str) -> None:
    assert load_model().data[name] == versions([])[name], "run `atalaia eval train-backstop`"


def test_the_lexicon_still_has_the_ideas_that_were_learned() -> None:
    learned = load_model().ideas
    lost = [name for name in learned if name not in load_gate().lexicon.ids]
    assert len(lost) < len(learned) / 20, "run `atalaia eval train-backstop`"
