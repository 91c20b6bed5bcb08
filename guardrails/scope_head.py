"""The scope classifier's weights: multinomial logistic regression over the features of a text.

Two heads are kept: one reads phrases, words and a sentence vector; the other does without the vector, for
when no embedding model is at hand or it is not the one the weights were fitted with.
"""

import hashlib
import io
import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guardrails import scope_features
from guardrails.embed import Embed
from guardrails.errors import DataError

IN_SCOPE: Final = "in_scope"
PROBE: Final = "when should i take my blood pressure pill"
"""A sentence whose vector tells whether an embedding model is the one the weights were fitted with."""

EMBED_SCALE: Final = 8.0
"""How much the sentence vector weighs beside phrases and words."""
_WORDS_SCALE: Final = 2.0
_SAME_MODEL: Final = 0.99


@dataclass(frozen=True, slots=True)
class Head:
    """Weights of one classifier."""

    classes: tuple[str, ...]
    weights: NDArray[np.float32]
    """Shape (classes, features): phrases, then words, then the vector if there is one."""
    bias: NDArray[np.float32]
    threshold: float
    """A text is in scope when its probability of being so reaches this."""
    probe: NDArray[np.float32] | None
    """The vector of `PROBE`; `None` in the head that reads no vector."""

    def probabilities(self, features: NDArray[np.float32]) -> dict[str, float]:
        """Probability of each class."""
        scores = self.weights @ features + self.bias
        exps = np.exp(scores - scores.max())
        return dict(zip(self.classes, (float(p) for p in exps / exps.sum()), strict=True))


def features(text: str, embed: Embed | None) -> NDArray[np.float32]:
    """Everything the classifier reads in a text."""
    parts = [scope_features.phrases(text), scope_features.words(text) * _WORDS_SCALE]
    if embed is not None:
        parts.append(embed([scope_features.spoken_form(text)])[0] * EMBED_SCALE)
    return np.concatenate(parts).astype(np.float32)


def examples() -> tuple[tuple[str, str], ...]:
    """The labelled examples of `data/scope/`: text and label."""
    folder = files("guardrails").joinpath("data/scope")
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            for texts in tomllib.loads(entry.read_text(encoding="utf-8")).values():
                found += [(text, entry.name.removesuffix(".toml")) for text in texts.strip().splitlines()]
    return tuple(found)


def data_hash() -> str:
    """SHA-256 over the phrases and examples the weights were fitted with."""
    digest = hashlib.sha256(files("guardrails").joinpath("data/scope.toml").read_bytes())
    digest.update(json.dumps(examples(), ensure_ascii=False).encode())
    return digest.hexdigest()


def fit(rows: Any, labels: Sequence[str], *, threshold: float, c: float = 2.0) -> Head:
    """Weights for labelled texts.

    In scope and out of scope weigh the same in total, so that adding cards does not make the line bolder.

    Args:
        rows: features of the texts, dense or sparse, shape (texts, features).
        labels: `in_scope` or a kind of refusal, one for each row.
        threshold: see `Head.threshold`.
        c: inverse strength of the regularization.
    """
    from sklearn.linear_model import LogisticRegression

    inside = sum(label == IN_SCOPE for label in labels)
    weights = dict.fromkeys(labels, 1.0) | {IN_SCOPE: (len(labels) - inside) / inside}
    model = LogisticRegression(C=c, max_iter=2000, class_weight=weights).fit(rows, list(labels))
    return Head(
        classes=tuple(str(name) for name in model.classes_),
        weights=np.asarray(model.coef_, dtype=np.float32),
        bias=np.asarray(model.intercept_, dtype=np.float32),
        threshold=threshold,
        probe=None,
    )


def dump(with_vector: Head, without: Head, probe: NDArray[np.float32]) -> bytes:
    """Both heads as an `.npz` file; `probe` is the vector of `PROBE`."""
    buffer = io.BytesIO()
    np.savez_compressed(
        buffer,
        classes=np.array(with_vector.classes),
        vector_weights=with_vector.weights.astype(np.float16),
        vector_bias=with_vector.bias,
        plain_weights=without.weights.astype(np.float16),
        plain_bias=without.bias,
        thresholds=np.array([with_vector.threshold, without.threshold]),
        probe=probe,
        data_hash=np.array(data_hash()),
    )
    return buffer.getvalue()


@cache
def _stored() -> tuple[Head, Head, str]:
    raw = files("guardrails").joinpath("data/scope_head.npz").read_bytes()
    with np.load(io.BytesIO(raw), allow_pickle=False) as data:
        classes = tuple(str(name) for name in data["classes"])
        if IN_SCOPE not in classes:
            raise DataError("scope_head.npz has no class in_scope; run python -m evals.scope_training")
        heads = [
            Head(
                classes,
                data[f"{name}_weights"].astype(np.float32),
                data[f"{name}_bias"].astype(np.float32),
                float(data["thresholds"][place]),
                data["probe"] if name == "vector" else None,
            )
            for place, name in enumerate(("vector", "plain"))
        ]
        return heads[0], heads[1], str(data["data_hash"])


def stored(embed: Embed | None) -> tuple[Head, Embed | None]:
    """The head to use with an embedding model, and the model if that head reads it."""
    with_vector, without, _ = _stored()
    if embed is None or with_vector.probe is None:
        return without, None
    vector = embed([PROBE])[0]
    if vector.shape != with_vector.probe.shape or float(vector @ with_vector.probe) < _SAME_MODEL:
        return without, None
    return with_vector, embed


def stored_hash() -> str:
    """`data_hash` at the time the stored weights were fitted."""
    return _stored()[2]
