"""The weights of the semantic backstop, as `atalaia eval train-backstop` stores them."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guardrails.errors import DataError
from guardrails.locale import LOCALES
from guardrails.ngrams import COLUMNS

MODEL_FILE: Final = Path(__file__).parent / "data" / "backstop.json"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From where the backstop acts, in one locale."""

    check_at: float
    """Probability from which it asks."""
    escalate_at: float
    """Probability from which it escalates; above 1 never."""


@dataclass(frozen=True, slots=True)
class LinearModel:
    """Weights of the linear classifier, the calibration of both, and what is known about them."""

    embedding: NDArray[np.float32]
    """Shape (d,)."""
    ngram: NDArray[np.float32]
    """Shape (COLUMNS,)."""
    ideas: tuple[str, ...]
    """Concepts of the lexicon, by name: the lexicon may grow, and an idea that it no longer has weighs nothing."""
    idea_weights: NDArray[np.float32]
    """Shape (ideas,)."""
    intercept: float
    tuned_slope: float
    tuned_offset: float
    """Platt's line of the tuned encoder's score; the linear one is folded into its weights."""
    encoder: str
    """sha256 of the adaptation of the encoder that the line and the thresholds were found with."""
    thresholds: Mapping[str, Thresholds]
    """By locale."""
    ordinary_below: float
    """Probability under which a hit of the lexicon is ordinary talk."""
    doubtful_below: float
    """Probability under which a hit of the lexicon is asked about."""
    sha256: str
    data: Mapping[str, str]
    """Hash of each training file, by its name."""
    metrics: dict[str, Any]


def load_model(path: Path = MODEL_FILE) -> LinearModel:
    """The stored classifier.

    Raises:
        DataError: a file is missing or damaged, or the weights are not those that the `.json` names.
    """
    weights_file = path.with_suffix(".npz")
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
        raw = weights_file.read_bytes()
    except (OSError, ValueError) as error:
        raise DataError(
            f"the backstop cannot be read ({error}); train it: `atalaia eval train-backstop`"
        ) from error
    try:
        digest = hashlib.sha256(raw).hexdigest()
        if digest != about["sha256"]:
            raise DataError(
                f"{weights_file.name} has sha256 {digest[:12]}…, {path.name} names {about['sha256'][:12]}…: they are "
                "not of the same training; restore both or run `atalaia eval train-backstop`"
            )
        with np.load(weights_file, allow_pickle=False) as arrays:
            model = LinearModel(
                embedding=arrays["embedding"].astype(np.float32),
                ngram=arrays["ngram"].astype(np.float32),
                ideas=tuple(about["ideas"]),
                idea_weights=arrays["idea_weights"].astype(np.float32),
                intercept=float(about["intercept"]),
                tuned_slope=float(about["tuned_slope"]),
                tuned_offset=float(about["tuned_offset"]),
                encoder=str(about["encoder"]),
                thresholds={
                    locale: Thresholds(
                        float(about["thresholds"][locale]["check_at"]),
                        float(about["thresholds"][locale]["escalate_at"]),
                    )
                    for locale in LOCALES
                },
                ordinary_below=float(about["ordinary_below"]),
                doubtful_below=float(about["doubtful_below"]),
                sha256=digest,
                data=dict(about["data"]),
                metrics=dict(about["metrics"]),
            )
    except (KeyError, TypeError, ValueError, OSError) as error:
        if isinstance(error, DataError):
            raise
        raise DataError(f"{path.name} is damaged ({error!r}); run `atalaia eval train-backstop`") from error
    if model.ngram.shape != (COLUMNS,):
        raise DataError(f"{weights_file.name} has {model.ngram.shape} n-gram weights, expected {COLUMNS}")
    return model
