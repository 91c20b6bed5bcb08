"""The scope classifier's weights, and what they make of the features of a text.

Two heads are kept. One reads which kinds of phrase a text holds and its sentence vector, with a few small networks, and
is joined with the encoder itself, tuned to tell what the line declines (`guardrails.adaptation`). The other is linear
and reads phrases and words, for when no embedding model is at hand or it is not the one the weights were fitted with.
`python -m evals.scope_training` fits both.
"""

import io
import math
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guardrails import scope_features
from guardrails.embed import Embed
from guardrails.errors import DataError
from guardrails.scope_examples import IN_SCOPE, data_hash, phrases_hash

PROBE: Final = "when should i take my blood pressure pill"
"""A sentence whose vector tells whether an embedding model is the one the weights were fitted with."""

REFIT: Final = "run python -m evals.scope_training"
EMBED_SCALE: Final = 14.0
"""How much the sentence vector weighs beside phrases and words."""
_WORDS_SCALE: Final = 4.0
_SAME_MODEL: Final = 0.99
OFF_TOPIC: Final = "off_topic"

Weights = NDArray[np.float32]
Layer = tuple[Weights, Weights]
"""Weights of shape (outputs, inputs) and their bias."""


@dataclass(frozen=True, slots=True)
class Head:
    """Weights of one classifier: networks whose probabilities are averaged."""

    classes: tuple[str, ...]
    networks: tuple[tuple[Layer, ...], ...]
    """Layers from features to classes; what passes from one layer to the next is cut at zero."""
    threshold: float
    """A text is in scope when its probability of being so reaches this."""
    lenient: float | None = None
    """The same where the other likely thing is that it is off topic, which finds no card anyway; as `threshold` if
    None."""

    def limit(self, kind: str) -> float:
        """The threshold for a text that, if out of scope, is of this kind."""
        return self.lenient if kind == OFF_TOPIC and self.lenient is not None else self.threshold

    def probabilities(self, rows: Weights) -> Weights:
        """Probability of each class, shape (texts, classes), for features of shape (texts, features)."""
        chances = [_forward(network, rows) for network in self.networks]
        return np.asarray(np.mean(chances, axis=0), dtype=np.float32)

    def chances(self, features: Weights) -> dict[str, float]:
        """Probability of each class for one text."""
        row = self.probabilities(features[np.newaxis])[0]
        return dict(zip(self.classes, (float(chance) for chance in row), strict=True))


@dataclass(frozen=True, slots=True)
class Blend:
    """How what the networks make of a text and what the tuned encoder makes of it become one answer."""

    networks: float
    """Weight of the networks' log-odds of being in scope."""
    tuned: float
    """Weight of the tuned encoder's."""
    offset: float
    encoder: str
    """SHA-256 of the adaptation that it was fitted with."""

    def chances(self, told: dict[str, float], logit: float, kinds: dict[str, float]) -> dict[str, float]:
        """Probability of each class.

        Args:
            told: what the networks say.
            logit: of being declined, by the tuned encoder.
            kinds: share of each kind of refusal, by the tuned encoder.
        """
        inside = _sigmoid(self.offset + self.networks * _logit(told[IN_SCOPE]) - self.tuned * logit)
        both = {kind: (share * told[kind]) ** 0.5 for kind, share in kinds.items()}
        total = sum(both.values()) or 1.0
        return {IN_SCOPE: inside} | {kind: (1 - inside) * value / total for kind, value in both.items()}


def _logit(chance: float) -> float:
    inner = min(max(chance, 1e-5), 1 - 1e-5)
    return math.log(inner / (1 - inner))


def _sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-value)) if value >= 0 else math.exp(value) / (1 + math.exp(value))


def _forward(network: Sequence[Layer], rows: Weights) -> Weights:
    *hidden, (weights, bias) = network
    for inner, shift in hidden:
        rows = np.maximum(rows @ inner.T + shift, 0)
    scores = rows @ weights.T + bias
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Weights = exps / exps.sum(axis=1, keepdims=True)
    return chances


def features(text: str, embed: Embed | None) -> Weights:
    """Everything the classifier reads in a text: single phrases and words only where there is no vector.

    Raises:
        DataError: the embedding model gave something that is not a number.
    """
    if embed is None:
        parts = [scope_features.phrases(text), scope_features.words(text) * _WORDS_SCALE]
    else:
        vector = embed([scope_features.spoken_form(text)])[0]
        if not np.isfinite(vector).all():
            raise DataError("the embedding model gave a vector that is not finite")
        parts = [scope_features.summary(text), vector * EMBED_SCALE]
    return np.concatenate(parts).astype(np.float32)


def dump(with_vector: Head, without: Head, probe: Weights, blend: Blend) -> bytes:
    """Both heads as an `.npz` file; `probe` is the vector of `PROBE`."""
    arrays: dict[str, Any] = {
        "classes": np.array(with_vector.classes),
        "thresholds": np.array([[head.threshold, head.limit(OFF_TOPIC)] for head in (with_vector, without)]),
        "probe": probe,
        "blend": np.array([blend.networks, blend.tuned, blend.offset]),
        "encoder": np.array(blend.encoder),
        "phrases_hash": np.array(phrases_hash()),
        "data_hash": np.array(data_hash()),
    }
    for name, head in (("vector", with_vector), ("plain", without)):
        for place, network in enumerate(head.networks):
            for depth, (weights, bias) in enumerate(network):
                arrays[f"{name}.{place}.{depth}.weights"] = weights.astype(np.float16)
                arrays[f"{name}.{place}.{depth}.bias"] = bias
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()


def _head(name: str, data: Mapping[str, Any]) -> Head:
    networks: dict[int, dict[int, Layer]] = {}
    for key in data:
        if key.startswith(f"{name}.") and key.endswith(".weights"):
            _, place, depth, _ = key.split(".")
            layer = (data[key].astype(np.float32), data[key.replace(".weights", ".bias")])
            networks.setdefault(int(place), {})[int(depth)] = layer
    return Head(
        tuple(str(label) for label in data["classes"]),
        tuple(tuple(layers[depth] for depth in sorted(layers)) for _, layers in sorted(networks.items())),
        *(float(value) for value in data["thresholds"][("vector", "plain").index(name)]),
    )


@dataclass(frozen=True, slots=True)
class Stored:
    """What the file of weights holds."""

    with_vector: Head
    without: Head
    probe: Weights
    blend: Blend
    data_hash: str
    """`data_hash` at the time the weights were fitted."""


def read(raw: bytes) -> Stored:
    """The heads in an `.npz` file that `dump` wrote.

    Raises:
        DataError: it was fitted with other phrases or features than there are now, or is not such a file.
    """
    try:
        with np.load(io.BytesIO(raw), allow_pickle=False) as archive:
            data = {key: archive[key] for key in archive}
        fitted_with = str(data["phrases_hash"])
        networks, tuned, offset = (float(value) for value in data["blend"])
        blend = Blend(networks, tuned, offset, str(data["encoder"]))
        stored = Stored(
            _head("vector", data), _head("plain", data), data["probe"], blend, str(data["data_hash"])
        )
        sizes = [head.networks[0][0][0].shape[1] for head in (stored.with_vector, stored.without)]
    except (KeyError, IndexError, ValueError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise DataError(f"scope_head.npz is not a file of scope weights ({error}); {REFIT}") from error
    if fitted_with != phrases_hash():
        raise DataError(f"scope_head.npz was fitted with other phrases than data/scope.toml holds; {REFIT}")
    expected = [scope_features.summary("").size + stored.probe.size, features("", None).size]
    if sizes != expected or IN_SCOPE not in stored.without.classes:
        raise DataError(f"scope_head.npz reads {sizes} features, expected {expected}; {REFIT}")
    return stored


@cache
def weights() -> Stored:
    """The weights that come with the package; raises as `read` does."""
    return read(files("guardrails").joinpath("data/scope_head.npz").read_bytes())


def same_model(embed: Embed) -> bool:
    """Whether `embed` is the model the weights were fitted with."""
    vector, probe = embed([PROBE])[0], weights().probe
    return vector.shape == probe.shape and float(vector @ probe) >= _SAME_MODEL
