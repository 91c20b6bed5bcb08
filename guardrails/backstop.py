"""The semantic backstop: hears danger where no list of words is ever complete.

It reads what the lexicon lets pass. Indirect and figurative speech ("who takes my cat when its owner is gone") is its
business. It weighs a sentence embedding, n-grams, and the ideas that the lexicon finds in the text: ideas carry what was
learned in one wording or language over to another. Two scores are summed up: a linear one, and that of a small hidden
layer, which bends where the linear one cannot. It asks (`check`) where their mean is high. It escalates only where both
are, above a threshold at which it raised no false alarm in cross-validation. If it fails, it asks.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from guardrails.backstop_model import MODEL_FILE, LinearModel, load_model
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.embed import Embed
from guardrails.gate import lexicon
from guardrails.lexicon import words
from guardrails.locale import DEFAULT_LOCALE
from guardrails.ngrams import bare, features
from guardrails.normalize import normalize

WINDOW_WORDS: Final = 30
"""A long text is judged in windows of this many words, so that a benign story cannot drown one sentence."""
EMBEDDED_WINDOWS: Final = 6
"""Of a long text, only the windows most suspect by n-grams are embedded: this bounds the time."""


class Backstop(Protocol):
    """Judges what the lexicon let pass."""

    def judge(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """Pass, check or escalate; never raises: a failure is a `check`."""


@dataclass(frozen=True, slots=True)
class _Worst:
    """The most suspect window of one text."""

    probability: float
    agreed: float
    """What both classifiers reach, in the window where this is most."""
    vector: NDArray[np.float32]


class LinearBackstop:
    """A linear classifier over a sentence embedding and n-grams."""

    def __init__(self, model: LinearModel, embed: Embed) -> None:
        self.model = model
        self._embed = embed
        self._columns = {name: column for column, name in enumerate(model.ideas)}

    @classmethod
    def load(cls, path: Path, embed: Embed) -> "LinearBackstop":
        """Read a stored classifier: a `.json` with its weights beside it as `.npz`.

        Raises:
            DataError: a file is missing or damaged, or the weights are not those that the `.json` names.
        """
        return cls(load_model(path), embed)

    def judge(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """Pass, check or escalate."""
        return self.judge_all([(text, locale)])[0]

    def judge_all(self, items: Sequence[tuple[str, str]]) -> list[Decision]:
        """`judge` of each (text, locale), in the same order; one embedding of all is faster than one each."""
        spoken = [(text, locale) for text, locale in items if text.strip()]
        try:
            found = self._worst([text for text, _ in spoken])
            judged = iter(
                [self._decision(one, locale) for one, (_, locale) in zip(found, spoken, strict=True)]
            )
        except Exception:  # noqa: BLE001 - whatever fails in the model must end in a question, not in silence
            judged = iter([unsure(locale) for _, locale in spoken])
        return [
            next(judged) if text.strip() else Decision(Action.PASS, locale, layer=Layer.BACKSTOP)
            for text, locale in items
        ]

    def _decision(self, worst: _Worst, locale: str) -> Decision:
        if not np.isfinite(worst.probability + worst.agreed):
            return unsure(locale)
        at = self.model.thresholds.get(locale, self.model.thresholds[DEFAULT_LOCALE])
        if worst.probability < at.check_at:
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)
        category = self._category(worst.vector)
        escalate = worst.agreed >= at.escalate_at
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
        return self._worst([text])[0].probability

    def probabilities(self, texts: list[str]) -> NDArray[np.float64]:
        """`probability` of each text, shape (n,)."""
        return np.array([one.probability for one in self._worst(texts)], dtype=np.float64)

    def _worst(self, texts: Sequence[str]) -> list[_Worst]:
        pieces: list[str] = []
        lexical: list[float] = []
        ends = []
        for text in texts:
            mine = windows(text)
            scores = np.array([self._ngram_score(piece) for piece in mine])
            # All windows of a short text; of a long one, in the order of the text, the most suspect.
            for at in np.sort(np.argsort(scores)[-EMBEDDED_WINDOWS:]):
                pieces.append(mine[at])
                lexical.append(float(scores[at]))
            ends.append(len(pieces))
        if not pieces:
            return []
        vectors = np.asarray(self._embed(pieces), dtype=np.float32)
        if vectors.shape != (len(pieces), self.model.embedding.shape[0]):
            raise ValueError(
                f"the backstop was trained on embeddings of length {self.model.embedding.shape[0]}, got "
                f"{vectors.shape}; train it anew for this embedding model"
            )
        linear = self._linear(vectors, pieces) + np.array(lexical)
        hidden = self.model.hidden.score(vectors)
        mean, least = (linear + hidden) / 2, np.minimum(linear, hidden)
        found = []
        for start, end in itertools.pairwise([0, *ends]):
            worst = start + int(np.argmax(mean[start:end]))
            agreed = float(np.max(least[start:end]))
            found.append(_Worst(sigmoid(float(mean[worst])), sigmoid(agreed), vectors[worst]))
        return found

    def _linear(self, vectors: NDArray[np.float32], pieces: Sequence[str]) -> NDArray[np.float64]:
        """The linear score of each piece without its n-grams."""
        present = np.zeros((len(pieces), len(self.model.ideas)), dtype=np.float32)
        for row, piece in enumerate(pieces):
            for name in ideas(piece):
                if name in self._columns:
                    present[row, self._columns[name]] = 1
        scores = vectors @ self.model.embedding + present @ self.model.idea_weights + self.model.intercept
        return np.asarray(scores, dtype=np.float64)

    def _ngram_score(self, text: str) -> float:
        columns, weights = features(text)
        return float(self.model.ngram[columns] @ weights)

    def _category(self, vector: NDArray[np.float32]) -> str | None:
        """The likeliest category if it is likelier than all others together."""
        logits = self.model.category_weights[:, :-1] @ vector + self.model.category_weights[:, -1]
        odds = np.exp(logits - logits.max())
        best = int(np.argmax(odds))
        return self.model.categories[best] if odds[best] / odds.sum() > 0.5 else None


def ideas(text: str) -> frozenset[str]:
    """Names of the lexicon's concepts that occur in a text."""
    known = lexicon()
    tagged = known.tag(words(normalize(text, known.knows)))
    return frozenset(_names()[concept] for concept in tagged)


@lru_cache(maxsize=1)
def _names() -> dict[int, str]:
    return {number: name for name, number in lexicon().ids.items()}


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


def load_backstop(embed: Embed) -> LinearBackstop:
    """The backstop that ships with the line."""
    return LinearBackstop.load(MODEL_FILE, embed)
