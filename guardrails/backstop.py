"""The semantic backstop: hears danger where no list of words is ever complete.

It reads what the lexicon lets pass. Indirect and figurative speech ("who takes my cat when its owner is gone") is its
business. Two classifiers read. The linear one weighs a sentence embedding, n-grams, and the ideas that the lexicon finds
in the text: ideas carry what was learned in one wording or language over to another. The other is the sentence encoder
itself, tuned to tell danger from talk of the same things (`guardrails.adaptation`). It asks (`check`) where the mean of
their scores is high. It escalates only above a threshold at which it raised no false alarm among utterances kept from
the training. If it fails, it asks.

It also reads what the lexicon stops (`confirm`): a film with a stroke scene is no stroke. The words of a lexicon know no
sentence, and one harmless utterance in eleven that nobody had tuned on tripped it.
"""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from guardrails.adaptation import ADAPTATION_FILE, Adaptation, load_adaptation
from guardrails.backstop_model import MODEL_FILE, LinearModel, load_model
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.embed import Embed
from guardrails.errors import DataError
from guardrails.gate import lexicon
from guardrails.lexicon import words
from guardrails.locale import DEFAULT_LOCALE
from guardrails.ngrams import bare, features
from guardrails.normalize import normalize

WINDOW_WORDS: Final = 30
"""A long text is judged in windows of this many words, so that a benign story cannot drown one sentence."""
EMBEDDED_WINDOWS: Final = 6
"""Of a long text, only the windows most suspect by n-grams are embedded: this bounds the time."""

_WINDOW_LETTERS: Final = 600
"""Characters of a window that are read."""
_DISGUISES: Final = frozenset(
    ("escapes", "invisible", "lookalikes", "marks", "leetspeak", "held", "broken", "spelled")
)
"""What the gate undoes and the encoder does not."""

FEWEST_WORDS: Final = 5
"""Of a text whose hit may be ordinary talk."""
BACKSTOP_SECONDS: Final = 2.0
"""Seconds that may be waited for `judge`, a language model's included; later means `given_up`."""


class Backstop(Protocol):
    """The semantic layer: judges what the lexicon let pass, and what it stopped."""

    def judge(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """Pass, check or escalate; never raises: a failure is a `check`."""

    def judge_all(self, items: Sequence[tuple[str, str]]) -> list[Decision]:
        """`judge` of each (text, locale), in the same order."""

    def confirm(self, hit: Decision, text: str) -> Decision:
        """What becomes of the lexicon's decision on `text`: it stands, or asks, or passes. Never raises: it stands."""

    def confirm_all(self, items: Sequence[tuple[Decision, str]]) -> list[Decision]:
        """`confirm` of each (hit, text), in the same order."""


@dataclass(frozen=True, slots=True)
class _Worst:
    """The most suspect window of one text."""

    probability: float
    vector: NDArray[np.float32]
    """By the tuned encoder."""


class SemanticBackstop:
    """A linear classifier over a sentence embedding and n-grams, beside the encoder tuned to danger."""

    def __init__(self, model: LinearModel, embed: Embed, adaptation: Adaptation, tuned: Embed) -> None:
        """See `load_backstop`.

        Raises:
            DataError: the model was calibrated with another adaptation.
        """
        if model.encoder != adaptation.sha256:
            raise DataError(
                "the backstop was trained with another adaptation of the encoder: run `atalaia eval train-backstop`"
            )
        self.model = model
        self.adaptation = adaptation
        self._embed = embed
        self._tuned = tuned
        self._columns = {name: column for column, name in enumerate(model.ideas)}

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

    def confirm(self, hit: Decision, text: str) -> Decision:
        """See `Backstop.confirm`."""
        return self.confirm_all([(hit, text)])[0]

    def confirm_all(self, items: Sequence[tuple[Decision, str]]) -> list[Decision]:
        """See `Backstop.confirm_all`."""
        found = [hit for hit, _ in items]
        unsure_of = [at for at, (hit, text) in enumerate(items) if may_be_ordinary(hit, text)]
        try:
            worst = self._worst([items[at][1] for at in unsure_of])
        except Exception:  # noqa: BLE001 - whatever fails in the model, what the lexicon heard stands
            return found
        for at, one in zip(unsure_of, worst, strict=True):
            if one.probability < self.model.ordinary_below:
                found[at] = Decision(Action.PASS, found[at].locale, layer=Layer.BACKSTOP)
            elif one.probability < self.model.doubtful_below:
                found[at] = replace(
                    found[at], action=Action.CHECK, severity=Severity.CHECK, template_slug="check"
                )
        return found

    def _decision(self, worst: _Worst, locale: str) -> Decision:
        if not np.isfinite(worst.probability):
            return unsure(locale)
        at = self.model.thresholds.get(locale, self.model.thresholds[DEFAULT_LOCALE])
        if worst.probability < at.check_at:
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)
        category = self.adaptation.category(worst.vector)
        escalate = worst.probability >= at.escalate_at
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
        # The tuned ones first: whoever computes them may have the others from the same pass.
        tuned_vectors = np.asarray(self._tuned(pieces), dtype=np.float32)
        vectors = np.asarray(self._embed(pieces), dtype=np.float32)
        if vectors.shape != (len(pieces), self.model.embedding.shape[0]):
            raise ValueError(
                f"the backstop was trained on embeddings of length {self.model.embedding.shape[0]}, got "
                f"{vectors.shape}; train it anew for this embedding model"
            )
        linear = self._linear(vectors, pieces) + np.array(lexical)
        tuned = self.model.tuned_slope * self.adaptation.score(tuned_vectors) + self.model.tuned_offset
        mean = (linear + tuned) / 2
        found = []
        for start, end in itertools.pairwise([0, *ends]):
            worst = start + int(np.argmax(mean[start:end]))
            found.append(_Worst(sigmoid(float(mean[worst])), tuned_vectors[worst]))
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


def may_be_ordinary(hit: Decision, text: str) -> bool:
    """Whether a hit is worth a second look. A question is asked anyway; a call for help, a cry of a few words, words
    that were only heard alike, and what the encoder cannot read (too long, or spelled in disguise) stand."""
    return (
        hit.action is Action.ESCALATE
        and hit.category != "general"
        and hit.layer is Layer.LEXICON
        and len(text.split()) >= FEWEST_WORDS
        and _read_whole(text)
        and set(hit.matched_terms) <= set(normalize(text, off=_DISGUISES).split())
    )


def _read_whole(text: str) -> bool:
    """Whether the encoder reads all of a text: of one so long that it does not, it may miss the words of the hit."""
    pieces = windows(text)
    return len(pieces) <= EMBEDDED_WINDOWS and all(
        len(each) < _WINDOW_LETTERS or each == text for each in pieces
    )


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
    return _failed(locale, Action.CHECK, Severity.CHECK, "check")


def given_up(locale: str) -> Decision:
    """What follows when nobody waits for the backstop any longer, or it could not be asked: escalate."""
    return _failed(locale, Action.ESCALATE, Severity.CRITICAL, "general")


def _failed(locale: str, action: Action, severity: Severity, slug: str) -> Decision:
    return Decision(action, locale, "internal", severity, template_slug=slug, layer=Layer.BACKSTOP)


def windows(text: str) -> list[str]:
    """`text` as it is when short; else overlapping windows of 30 words, each starting 15 words after the last."""
    words = text.split()
    if len(words) <= WINDOW_WORDS + 10 and len(text) <= _WINDOW_LETTERS:
        return [text]
    if len(words) < 3:
        # No spaces: one long run of characters, read by its start.
        return [bare(text)[:_WINDOW_LETTERS] or text[:_WINDOW_LETTERS]]
    step = WINDOW_WORDS // 2
    starts = range(0, max(1, len(words) - step), step)
    return [" ".join(words[at : at + WINDOW_WORDS])[:_WINDOW_LETTERS] for at in starts]


def sigmoid(value: float) -> float:
    """1 / (1 + e^-value), without overflow."""
    return float(0.5 * (1 + np.tanh(0.5 * value)))


def load_backstop(
    embed: Embed,
    tuned: Callable[[Adaptation], Embed],
    model_file: Path = MODEL_FILE,
    adaptation_file: Path = ADAPTATION_FILE,
) -> SemanticBackstop:
    """The backstop that ships with the line, or one that was stored elsewhere.

    Args:
        embed: the encoder as it came.
        tuned: makes the encoder with what an adaptation adds to it.
        model_file: a `.json` with its weights beside it as `.npz`.
        adaptation_file: likewise.

    Raises:
        DataError: a file is missing or damaged, or they are not of one training.
    """
    adaptation = load_adaptation(adaptation_file)
    return SemanticBackstop(load_model(model_file), embed, adaptation, tuned(adaptation))
