"""Tunes the sentence encoder to scope, as `evals.tune_encoder` tunes it to danger: what the line declines is told from
what it answers. A quarter of an hour on one core; `python -m evals.scope_training --tune` runs it.

The encoder as it came knows what a sentence is about. "What do leaflets say about two at once" and "do I take two at
once" are about the same; which of them the line answers is what its upper layers learn here.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from evals.backstop_data import Example as Told
from evals.tune_encoder import Tuning
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
    for epoch in range(EPOCHS):
        for step, steps, loss in tuning.epoch(epoch, EPOCHS):
            if step % 50 == 0:
                tell(f"epoch {epoch + 1} of {EPOCHS}, batch {step} of {steps}, loss {loss:.3f}")
    about = {
        "offset": tuning.offset,
        "categories": list(tuning.categories),
        "trained_at": datetime.now(UTC).date().isoformat(),
        "trained_on": len(train),
    }
    with path.with_suffix(".npz").open("wb") as file:
        np.savez_compressed(file, **tuning.arrays())  # type: ignore[arg-type]
    about["sha256"] = hashlib.sha256(path.with_suffix(".npz").read_bytes()).hexdigest()
    path.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _number(text: str) -> int:
    return int(hashlib.sha256(text.encode()).hexdigest(), 16)
