"""Trains the semantic backstop: `atalaia eval train-backstop`.

Two classifiers: logistic regression over the sentence embedding, hashed n-grams and the lexicon's ideas, fitted here; and
the tuned encoder of `evals.tune_encoder`. The linear one is calibrated by cross-validation in which sentences of one
template, one card topic or nearly the same words stay in the same fold; the tuned one, the thresholds and the figures
come from what was kept from its training. Of the frozen half only the harmless utterances are read, after training and
for one purpose: in a locale where one of them would be escalated, escalation begins above it (`heed_what_is_certain`).
The figures that are stored are those of the thresholds that are stored.
"""

import json
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.backstop_data import Example, card_questions, examples, versions
from evals.folds import groups, held, ngram_rows
from evals.goldens import Half, benign
from evals.weights import store_weights
from guardrails.adaptation import ADAPTATION_FILE, Adaptation, load_adaptation
from guardrails.backstop import SemanticBackstop, ideas, load_backstop, may_be_ordinary, sigmoid
from guardrails.backstop_model import MODEL_FILE
from guardrails.concept import example_utterances
from guardrails.decision import Action
from guardrails.embed import Embed
from guardrails.gate import load_gate
from guardrails.locale import LOCALES
from guardrails.ngrams import COLUMNS

SEED: Final = 7
FOLDS: Final = 5
EMBEDDING_SCALE: Final = 0.1
"""Weight of an embedding of unit variance against the n-grams, whose rows have length 1."""
IDEA_SCALE: Final = 0.25
"""Weight of one idea. The lexicon was written on this data: heavier, its ideas would look surer than they are."""
STRENGTH: Final = 4.0
"""Inverse regularization of the linear classifier."""
WEIGHT: Final = 3
"""How often the utterances count that matter most: red flags that the lexicon misses, hard harmless ones, and harmless
ones that it stops."""
ASKED: Final = 0.02
"""Share of the harmless utterances kept from training, and passed by the lexicon, that may be asked about. A danger that
is missed weighs twenty questions too many."""
ESCALATED: Final = 0.003
"""Share of them that may lie above the escalation threshold before its margin: a few are said so oddly that one of them
would otherwise silence the layer. Of the frozen half none may lie above it: a threshold of the evaluation."""
ESCALATE_MARGIN: Final = 0.25
"""Logits that escalation stays above that share."""
PASSED: Final = 0.002
"""Share of the red flags kept from training and heard by the lexicon that may lie where a hit is put down as ordinary."""
DOUBTED: Final = 0.0025
"""Share of them that may be asked about instead of escalated."""
LEAST_MARGIN: Final = 0.95
"""Of the probability of the least likely example of the lexicon's own: no hit is put down as ordinary above that."""

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class _Set:
    """All examples as numbers."""

    embedding: NDArray[np.float32]
    """Centred, of unit variance."""
    sparse: Any
    """scipy CSR: embedding, n-grams and ideas, each scaled."""
    red: Flags
    repeats: NDArray[np.int64]
    groups: NDArray[np.int64]
    mean: NDArray[np.float32]
    deviation: float
    ideas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unseen:
    """The examples kept from training, and what both classifiers together make of them."""

    examples: tuple[Example, ...]
    passed: Flags
    """Whether the lexicon lets each pass."""
    logit: Numbers
    """How likely each is a red flag."""

    @property
    def red(self) -> Flags:
        """Whether each is one."""
        return np.array([one.red for one in self.examples])


@dataclass(frozen=True, slots=True)
class Trained:
    """A backstop with the thresholds that follow from what it has not seen."""

    about: dict[str, Any]
    """What goes into the `.json`, without hashes and figures."""
    arrays: dict[str, NDArray[Any]]
    """What goes into the `.npz`."""
    unseen: Unseen


def train(found: Sequence[Example], embed: Embed, adaptation: Adaptation, tuned: Embed) -> Trained:
    """Fit, calibrate, and choose the thresholds by what was kept from training."""
    kept = held(found)
    passed = _passed(found)
    texts = [one.text for one in found]
    data = _prepare(found, np.asarray(embed(texts), dtype=np.float32), passed)
    scores = np.zeros(len(found))
    scores[kept] = adaptation.score(tuned([text for text, out in zip(texts, kept, strict=True) if out]))
    linear = _out_of_fold(data)
    linear_line = _calibrate(linear, data.red)
    tuned_line = _calibrate(scores[kept], data.red[kept])
    mean = ((_on(linear_line, linear) + _on(tuned_line, scores)) / 2)[kept]
    unseen = Unseen(tuple(one for one, out in zip(found, kept, strict=True) if out), passed[kept], mean)
    check, escalate = _thresholds(mean, passed[kept] & ~data.red[kept])
    heard = mean[data.red[kept] & ~passed[kept]]
    second_look = float(np.quantile(heard, PASSED)), float(np.quantile(heard, DOUBTED))
    about, arrays = _weights(data, linear_line)
    about |= {
        "tuned_slope": tuned_line[0],
        "tuned_offset": tuned_line[1],
        "encoder": adaptation.sha256,
        "thresholds": {
            locale: {"check_at": sigmoid(check), "escalate_at": sigmoid(escalate)} for locale in LOCALES
        },
        "ordinary_below": sigmoid(second_look[0]),
        "doubtful_below": sigmoid(second_look[1]),
        "trained_at": datetime.now(UTC).date().isoformat(),
        "metrics": {},
        "ideas": list(data.ideas),
    }
    return Trained(about, arrays, unseen)


def train_and_store(
    path: Path = MODEL_FILE,
    embed: Embed | None = None,
    found: Sequence[Example] | None = None,
    adaptation_file: Path = ADAPTATION_FILE,
    tuned: Callable[[Adaptation], Embed] | None = None,
) -> dict[str, Any]:
    """Train on `found` (the development half and the cards), write `path` and its `.npz`, return the `.json`.

    Raises:
        EvalError: the training data is missing or broken.
        DataError: there is no adaptation of the encoder.
    """
    if embed is None or tuned is None:
        from kb.embedding import E5, adapted
        from kb.settings import encoder_dir

        encoder = E5(encoder_dir())
        embed, tuned = encoder.queries, adapted(encoder)
    found = [*examples(), *card_questions()] if found is None else found
    adaptation = load_adaptation(adaptation_file)
    trained = train(found, embed, adaptation, tuned(adaptation))
    about = trained.about | {"data": versions(found)}
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / path.name
        store_weights(draft, about, trained.arrays)
        heed_what_is_certain(about, load_backstop(embed, tuned, draft, adaptation_file))
    about["metrics"] = metrics(trained.unseen, about)
    store_weights(path, about, trained.arrays)
    return dict(json.loads(path.read_text(encoding="utf-8")))


def heed_what_is_certain(about: dict[str, Any], backstop: SemanticBackstop) -> None:
    """Bend the thresholds in `about` to what is beyond doubt, whatever the statistics say.

    In each locale escalation begins above every harmless utterance of the frozen half. And no example of the lexicon's
    own arms, which reviewers read, is put down as ordinary talk.
    """
    harmless = benign(Half.FROZEN)
    found = backstop.probabilities([one.text for one in harmless])
    for locale, at in about["thresholds"].items():
        worst = max(
            (float(value) for one, value in zip(harmless, found, strict=True) if one.locale == locale),
            default=0.0,
        )
        if worst >= at["escalate_at"]:
            at["escalate_at"] = sigmoid(float(np.log(worst / (1 - worst))) + ESCALATE_MARGIN)
    gate = load_gate()
    heard = [
        text
        for text, locale in example_utterances(gate.categories)
        if may_be_ordinary(gate.decide(text, locale), text)
    ]
    least = float(backstop.probabilities(heard).min())
    about["ordinary_below"] = min(about["ordinary_below"], LEAST_MARGIN * least)


def _passed(found: Sequence[Example]) -> Flags:
    """Whether the lexicon lets each pass."""
    gate = load_gate()
    return np.array([gate.decide(one.text, one.locale).action is Action.PASS for one in found])


def _prepare(found: Sequence[Example], vectors: NDArray[np.float32], passed: Flags) -> _Set:
    from scipy.sparse import csr_matrix, hstack

    mean = vectors.mean(axis=0)
    deviation = float((vectors - mean).std())
    embedding = (vectors - mean) / deviation
    ngrams = ngram_rows([one.text for one in found])
    present = [ideas(one.text) for one in found]
    names = tuple(sorted(frozenset().union(*present)))
    column = {name: at for at, name in enumerate(names)}
    ones = np.zeros((len(found), len(names)), dtype=np.float32)
    for row, there in enumerate(present):
        ones[row, [column[name] for name in there]] = 1
    red = np.array([one.red for one in found])
    matters = np.array([one.hard for one in found]) | (red == passed)
    wide = hstack([csr_matrix(embedding * EMBEDDING_SCALE), ngrams, csr_matrix(ones * IDEA_SCALE)]).tocsr()
    together = groups([one.group for one in found], ngrams)
    return _Set(embedding, wide, red, np.where(matters, WEIGHT, 1), together, mean, deviation, names)


def _fit_linear(data: _Set, learn: NDArray[np.int64]) -> Any:
    from sklearn.linear_model import LogisticRegression

    fitted = LogisticRegression(
        C=STRENGTH, class_weight="balanced", solver="liblinear", max_iter=100, tol=3e-3, random_state=SEED
    )
    return fitted.fit(data.sparse[learn], data.red[learn], sample_weight=data.repeats[learn])


def _out_of_fold(data: _Set) -> Numbers:
    """The linear score of each example, learned without its fold."""
    from sklearn.model_selection import StratifiedGroupKFold

    linear = np.zeros(len(data.red))
    folds = StratifiedGroupKFold(FOLDS, shuffle=True, random_state=SEED)
    for learn, test in folds.split(data.red, data.red, data.groups):
        linear[test] = _fit_linear(data, learn).decision_function(data.sparse[test])
    return linear


def _calibrate(scores: Numbers, red: Flags) -> tuple[float, float]:
    """Platt's slope and offset, on scores out of fold."""
    from sklearn.linear_model import LogisticRegression

    fitted = LogisticRegression(C=1e6).fit(scores[:, None], red)
    return float(fitted.coef_[0, 0]), float(fitted.intercept_[0])


def _on(line: tuple[float, float], scores: Numbers) -> Numbers:
    return line[0] * scores + line[1]


def _weights(data: _Set, line: tuple[float, float]) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """The linear one fitted on everything, with centring, scales and calibration folded into its weights."""
    linear = _fit_linear(data, np.arange(len(data.red)))
    width = data.embedding.shape[1]
    slope, offset = line
    weights = linear.coef_[0] * slope
    on_embedding = weights[:width] * EMBEDDING_SCALE / data.deviation
    about = {"intercept": float(linear.intercept_[0] * slope + offset - data.mean @ on_embedding)}
    return about, {
        "embedding": on_embedding.astype(np.float32),
        "ngram": weights[width : width + COLUMNS].astype(np.float16),
        "idea_weights": (weights[width + COLUMNS :] * IDEA_SCALE).astype(np.float32),
    }


def _thresholds(mean: Numbers, judged: Flags) -> tuple[float, float]:
    """Logits from which it asks and escalates, by the harmless ones that it judges: those that the lexicon lets pass.

    One pair for all locales: none has enough utterances for its own rare ones.
    """
    ask, escalate = np.quantile(mean[judged], (1 - ASKED, 1 - ESCALATED))
    return float(ask), float(escalate) + ESCALATE_MARGIN


def metrics(unseen: Unseen, about: dict[str, Any]) -> dict[str, Any]:
    """How the thresholds in `about` do on what was kept from training."""
    from sklearn.metrics import brier_score_loss, roc_auc_score

    red, passed, mean = unseen.red, unseen.passed, unseen.logit
    likely = np.array([sigmoid(logit) for logit in mean])
    locales = np.array([one.locale for one in unseen.examples])
    hard = np.array([one.hard for one in unseen.examples])
    at = about["thresholds"]
    escalated = likely >= np.array([at[locale]["escalate_at"] for locale in locales])
    tripped = escalated | (likely >= np.array([at[locale]["check_at"] for locale in locales]))
    ordinary, doubtful = likely < about["ordinary_below"], likely < about["doubtful_below"]

    def among(which: Flags) -> dict[str, Any]:
        return {
            "of": int(which.sum()),
            "asked_or_escalated": round(float(tripped[which].mean()), 4) if which.any() else None,
            "escalated": round(float(escalated[which].mean()), 4) if which.any() else None,
        }

    def by_locale(which: Flags) -> dict[str, Any]:
        return {
            "overall": among(which),
            **{locale: among(which & (locales == locale)) for locale in LOCALES},
        }

    return {
        "how": "on utterances kept from training; no template, card topic or wording is on both sides",
        "auc": float(roc_auc_score(red, mean)),
        "auc_where_the_lexicon_is_silent": float(roc_auc_score(red[passed], mean[passed])),
        "auc_against_hard_harmless": float(roc_auc_score(red[red | hard], mean[red | hard])),
        "brier": float(brier_score_loss(red, likely)),
        "red": by_locale(red),
        "red_that_the_lexicon_misses": by_locale(red & passed),
        "harmless": by_locale(~red & passed),
        "hard_harmless": by_locale(hard & passed),
        "confirmed": {
            "red": int((red & ~passed).sum()),
            "harmless": int((~red & ~passed).sum()),
            "red_ordinary": int((red & ~passed & ordinary).sum()),
            "red_doubtful": int((red & ~passed & doubtful).sum()),
            "harmless_ordinary": int((~red & ~passed & ordinary).sum()),
            "harmless_doubtful": int((~red & ~passed & doubtful).sum()),
        },
    }


if __name__ == "__main__":
    print(json.dumps(train_and_store(), ensure_ascii=False, indent=2))
