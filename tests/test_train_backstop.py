"""Training the backstop: what it learns from, and that its figures are those of what is stored."""

from pathlib import Path

import numpy as np

from evals.backstop_data import CARDS, SOURCES, Example, card_questions, examples
from evals.train_backstop import Unseen, metrics, train_and_store
from guardrails.adaptation import Adaptation
from guardrails.backstop import load_backstop
from guardrails.backstop_model import load_model
from guardrails.embed import Embed, Vectors
from guardrails.locale import LOCALES


def test_it_learns_from_nothing_but_the_files_it_names() -> None:
    assert set(load_model().data) == {*SOURCES, CARDS}
    assert not [one for one in examples() if one.source not in SOURCES]


def test_questions_of_the_cards_are_harmless_but_for_an_overdose() -> None:
    questions = card_questions()
    assert len(questions) > 3000
    assert not [one for one in questions if one.red or "snores hard" in one.text]


def test_training_separates_a_small_set_and_is_stored_as_it_was_measured(tmp_path: Path) -> None:
    def embed(texts: list[str]) -> Vectors:
        found = np.ones((len(texts), 4), dtype=np.float32)
        found[:, 1] = [len(text) % 7 for text in texts]
        return found / np.linalg.norm(found, axis=1, keepdims=True)

    def tuned(_: Adaptation) -> Embed:
        return lambda texts: np.eye(384, dtype=np.float32)[[len(text) % 384 for text in texts]]

    about = train_and_store(tmp_path / "b.json", embed, examples()[::6], tuned=tuned)
    loaded = load_backstop(embed, tuned, tmp_path / "b.json")
    assert loaded.model.metrics == about["metrics"]
    assert about["metrics"]["harmless"]["overall"]["escalated"] < 0.01
    red = "I swallowed a whole bottle of pills and I want to die"
    assert loaded.probability(red) > loaded.probability("what time does the pharmacy open")


def test_the_figures_are_those_of_the_thresholds_given() -> None:
    # In each locale a red flag and a harmless utterance that the lexicon hears, then the same that it does not.
    kinds = [(True, False, -2.0), (False, False, -4.0), (True, True, 3.0), (False, True, 1.0)]
    unseen = Unseen(
        tuple(
            Example("said", locale, red, None, "", "benign.jsonl")
            for locale in LOCALES
            for red, _, _ in kinds
        ),
        np.array([passed for _ in LOCALES for _, passed, _ in kinds]),
        np.array([logit for _ in LOCALES for _, _, logit in kinds]),
    )
    at = {"check_at": 0.6, "escalate_at": 0.7}
    about = {"ordinary_below": 0.2, "doubtful_below": 0.3, "thresholds": dict.fromkeys(LOCALES, at)}
    before = metrics(unseen, about)
    assert before["confirmed"]["red_ordinary"] == before["confirmed"]["red_doubtful"] == 3
    assert before["harmless"]["overall"]["escalated"] == 1
    bent = {**about["thresholds"], "es-419": {**at, "escalate_at": 0.8}}
    after = metrics(unseen, {**about, "ordinary_below": 0.1, "thresholds": bent})
    assert after["confirmed"] == {**before["confirmed"], "red_ordinary": 0}
    assert {locale: after["harmless"][locale]["escalated"] for locale in LOCALES} == {
        "en-US": 1, "es-419": 0, "pt-BR": 1,
    }  # fmt: skip
    assert after["red"] == before["red"]
