"""The semantic backstop: hears danger where no list of words is ever complete.

It reads what the lexicon lets pass. Indirect and figurative speech ("who takes my cat when its owner is gone") is its
business. It may ask (`check`), and escalate only above a threshold at which it raised no false alarm on the frozen
harmless half. If it fails, it asks.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.embed import Embed
from guardrails.errors import DataError
from guardrails.locale import DEFAULT_LOCALE
from guardrails.ngrams import COLUMNS, bare, features

MODEL_FILE: Final = Path(__file__).parent / "data" / "backstop.json"
WINDOW_WORDS: Final = 30
"""A long text is judged in windows of this many words, so that a benign story cannot drown one sentence."""
EMBEDDED_WINDOWS: Final = 6
"""Of a long text, only the windows most suspect by n-grams are embedded: this bounds the time."""


class Backstop(Protocol):
    """Judges what the lexicon let pass."""

    def judge(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """Pass, check or escalate; never raises: a failure is a `check`."""


@dataclass(frozen=True, slots=True)
class LinearModel:
    """Weights of one linear classifier and what is known about it."""

    embedding: NDArray[np.float32]
    """Shape (d,)."""
    ngram: NDArray[np.float32]
    """Shape (COLUMNS,)."""
    intercept: float
    slope: float
    """Calibration: probability = sigmoid(slope * score + offset)."""
    offset: float
    categories: tuple[str, ...]
    category_weights: NDArray[np.float32]
    """Shape (categories, d + 1); the last column is the intercept."""
    check_at: float
    """Probability from which it asks."""
    escalate_at: float
    """Probability from which it escalates; above 1 never."""
    sha256: str
    data_version: str
    metrics: dict[str, Any]


class LinearBackstop:
    """A linear classifier over a sentence embedding and n-grams."""

    def __init__(self, model: LinearModel, embed: Embed) -> None:
        self.model = model
        self._embed = embed

    @classmethod
    def load(cls, path: Path, embed: Embed) -> "LinearBackstop":
        """Read a stored classifier: a `.json` with its weights beside it as `.npz`.

        Raises:
            DataError: a file is missing or damaged, or the weights are not those that the `.json` names.
        """
        return cls(load_model(path), embed)

    def judge(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """Pass, check or escalate."""
        if not text.strip():
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)
        try:
            probability, vector = self._worst(text)
        except Exception:  # noqa: BLE001 - whatever fails in the model must end in a question, not in silence
            return unsure(locale)
        if not np.isfinite(probability):
            return unsure(locale)
        if probability < self.model.check_at:
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)
        category = self._category(vector)
        escalate = probability >= self.model.escalate_at
        return Decision(
            Action.ESCALATE if escalate else Action.CHECK,
            locale,
            category=category or "general",
            severity=Severity.URGENT if escalate else Severity.CHECK,
            subcategories=("semantic",),
            template_slug=(category or "general") if escalate else "check",
            layer=Layer.BACKSTOP,
        )

    def probability(self, text: str) -> float:
        """How likely `text` is a red flag, 0 to 1.

        Raises:
            ValueError: the embedding does not fit the classifier.
        """
        return self._worst(text)[0]

    def probabilities(self, texts: list[str]) -> NDArray[np.float64]:
        """`probability` of each text, shape (n,)."""
        return np.array([self.probability(text) for text in texts], dtype=np.float64)

    def _worst(self, text: str) -> tuple[float, NDArray[np.float32]]:
        pieces = windows(text)
        lexical = np.array([self._ngram_score(piece) for piece in pieces])
        if len(pieces) > EMBEDDED_WINDOWS:
            kept = np.sort(np.argsort(lexical)[-EMBEDDED_WINDOWS:])
            pieces, lexical = [pieces[at] for at in kept], lexical[kept]
        vectors = np.asarray(self._embed(pieces), dtype=np.float32)
        if vectors.shape != (len(pieces), self.model.embedding.shape[0]):
            raise ValueError(
                f"the backstop was trained on embeddings of length {self.model.embedding.shape[0]}, got "
                f"{vectors.shape}; train it anew for this embedding model"
            )
        scores = vectors @ self.model.embedding + lexical + self.model.intercept
        worst = int(np.argmax(scores))
        return sigmoid(self.model.slope * float(scores[worst]) + self.model.offset), vectors[worst]

    def _ngram_score(self, text: str) -> float:
        columns, weights = features(text)
        return float(self.model.ngram[columns] @ weights)

    def _category(self, vector: NDArray[np.float32]) -> str | None:
        """The likeliest category if it is likelier than all others together."""
        logits = self.model.category_weights[:, :-1] @ vector + self.model.category_weights[:, -1]
        odds = np.exp(logits - logits.max())
        best = int(np.argmax(odds))
        return self.model.categories[best] if odds[best] / odds.sum() > 0.5 else None


def unsure(locale: str) -> Decision:
    """What a backstop that failed decides: ask."""
    return Decision(
        Action.CHECK,
        locale,
        category="internal",
        severity=Severity.CHECK,
        template_slug="check",
        layer=Layer.BACKSTOP,
    )


def windows(text: str) -> list[str]:
    """`text` as it is when short; else overlapping windows of 30 words, each starting 15 words after the last."""
    words = text.split()
    if len(words) <= WINDOW_WORDS + 10 and len(text) <= 600:
        return [text]
    if len(words) < 3:
        # No spaces: one long run of characters, read by its start.
        return [bare(text)[:600] or text[:600]]
    step = WINDOW_WORDS // 2
    return [" ".join(words[at : at + WINDOW_WORDS])[:600] for at in range(0, max(1, len(words) - step), step)]


def sigmoid(value: float) -> float:
    """1 / (1 + e^-value), without overflow."""
    return float(0.5 * (1 + np.tanh(0.5 * value)))


def load_model(path: Path = MODEL_FILE) -> LinearModel:
    """The stored classifier. Raises as `LinearBackstop.load`."""
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
                intercept=float(about["intercept"]),
                slope=float(about["slope"]),
                offset=float(about["offset"]),
                categories=tuple(about["categories"]),
                category_weights=arrays["category_weights"].astype(np.float32),
                check_at=float(about["check_at"]),
                escalate_at=float(about["escalate_at"]),
                sha256=digest,
                data_version=str(about["data_version"]),
                metrics=dict(about["metrics"]),
            )
    except (KeyError, TypeError, ValueError, OSError) as error:
        if isinstance(error, DataError):
            raise
        raise DataError(f"{path.name} is damaged ({error!r}); run `atalaia eval train-backstop`") from error
    if model.ngram.shape != (COLUMNS,):
        raise DataError(f"{weights_file.name} has {model.ngram.shape} n-gram weights, expected {COLUMNS}")
    return model


def load_backstop(embed: Embed) -> LinearBackstop:
    """The backstop that ships with the line."""
    return LinearBackstop.load(MODEL_FILE, embed)
