"""Tuning the encoder: what is kept from it, what it varies, and that it learns."""

import random
from pathlib import Path

import numpy as np

from evals.augmentation import misheard, varied
from evals.backstop_data import examples
from evals.folds import HELD, groups, held, ngram_rows
from evals.tune_encoder import tune_and_store
from guardrails.adaptation import load_adaptation
from kb.embedding import E5, adapted
from kb.settings import encoder_dir


def test_one_group_in_eight_is_kept_whole_and_always_the_same() -> None:
    found = examples()[::5]
    kept = held(found)
    assert 0.5 / HELD < kept.mean() < 2 / HELD
    assert (kept == held(found)).all()
    numbers = groups([one.group for one in found], ngram_rows([one.text for one in found]))
    assert all(len(set(kept[numbers == number].tolist())) == 1 for number in np.unique(numbers)[:200])


def test_nearly_the_same_words_are_one_group() -> None:
    said = ["my chest hurts so much today", "My chest hurts, so much, today!", "when does the store open"]
    numbers = groups(["a", "b", "c"], ngram_rows(said))
    assert numbers[0] == numbers[1] != numbers[2]


def test_a_variation_keeps_most_of_the_words_and_depends_on_the_seed_alone() -> None:
    text = "my husband is clutching his chest and his lips are turning blue"
    ordinary = ["when do you open", "thanks a lot"]
    made = [varied(text, ordinary, random.Random(seed)) for seed in range(60)]
    assert made == [varied(text, ordinary, random.Random(seed)) for seed in range(60)]
    assert len(set(made)) > 20
    words = set(text.split())
    assert all(len(words & set(each.lower().split())) >= len(words) - 6 for each in made)
    assert misheard("oh no", random.Random(1)) == "oh no"


def test_tuning_stores_what_the_line_can_load(tmp_path: Path) -> None:
    model_dir = encoder_dir()
    told: list[str] = []
    found = examples()[::120]
    about = tune_and_store(model_dir, told.append, tmp_path / "a.json", found, epochs=1)
    adaptation = load_adaptation(tmp_path / "a.json")
    assert told
    assert about["trained_on"] + about["unseen"]["of"] == len(found)
    assert len(adaptation.layers) == 60
    scores = adaptation.score(adapted(E5(model_dir))(adaptation)(["my chest hurts", "hello"]))
    assert scores.shape == (2,)
    assert np.isfinite(scores).all()
