"""Tunes the sentence encoder to scope, as `evals.tune_encoder` tunes it to danger: what the line declines is told from
what it answers. A quarter of an hour on one core; `python -m evals.scope_training --tune` runs it.

The encoder as it came knows what a sentence is about. "What do leaflets say about two at once" and "do I take two at
once" are about the same; which of them the line answers is what its upper layers learn here.
"""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from evals.backstop_data import Example as Told
from evals.tune_encoder import Tuning
from evals.weights import store_weights
from guardrails.scope_examples import IN_SCOPE, Example

EPOCHS: Final = 3
LOWEST: Final = 8
"""The first of twelve layers that is adapted: the upper third is tuned in half the time of all."""
_CARD_SHARE: Final = 2
"""Of the questions of the cards, which are many and alike, one in so many is learned from."""


def told(found: Sequence[Example], forms: Sequence[str]) -> list[Told]:
    """Examples as the tuning takes them, each as `forms` spells it: what it calls red is what the line declines."""
    return [
        Told(
            form,
            one.locale,
            one.label != IN_SCOPE,
            None if one.label == IN_SCOPE else one.label,
            form,
            "scope",
        )
        for one, form in zip(found, forms, strict=True)
    ]


def tune(
    model_dir: Path,
    found: Sequence[Told],
    spoken: NDArray[np.bool_],
    kept: NDArray[np.bool_],
    path: Path,
    tell: Callable[[str], None],
) -> None:
    """Tune on what is not `kept`, and write `path` (`.json`) and its `.npz`."""
    train = [
        one
        for one, by_caller, out in zip(found, spoken, kept, strict=True)
        if not out and (by_caller or _number(one.text) % _CARD_SHARE == 0)
    ]
    tuning = Tuning(model_dir, train, LOWEST)
    tuning.run(EPOCHS, tell)
    store_weights(path, tuning.about(), tuning.arrays())


def _number(text: str) -> int:
    return int(hashlib.sha256(text.encode()).hexdigest(), 16)
