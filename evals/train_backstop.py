"""Trains the semantic backstop: `atalaia eval train-backstop`.

Two classifiers: logistic regression over the sentence embedding, hashed n-grams and the lexicon's ideas; and one hidden
layer over the embedding. Both are calibrated, and the thresholds found, by cross-validation in which sentences of one
template, one card topic or nearly the same words stay in the same fold. The frozen half is never read here.
"""

import hashlib
import json
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.backstop_data import Example, card_questions, examples, versions
from guardrails.backstop import ideas
from guardrails.backstop_model import MODEL_FILE
from guardrails.decision import Action
from guardrails.embed import Embed
from guardrails.gate import load_gate
from guardrails.locale import LOCALES
from guardrails.ngrams import COLUMNS, features

SEED: Final = 7
FOLDS: Final = 5
EMBEDDING_SCALE: Final = 0.1
"""Weight of an embedding of unit variance against the n-grams, whose rows have length 1."""
IDEA_SCALE: Final = 0.25
"""Weight of one idea. The lexicon was written on this data: heavier, its ideas would look surer than they are."""
STRENGTH: Final = 4.0
"""Inverse regularization of the linear classifier."""
UNITS: Final = 32
DECAY: Final = 2.0
EPOCHS: Final = 14
WEIGHT: Final = 3
"""How often the utterances count that matter most: red flags that the lexicon misses, and hard harmless ones."""
ALIKE: Final = 0.6
"""Cosine of the n-grams from which two utterances share a fold."""
ASKED: Final = 0.015
"""Share of the harmless utterances of a locale that may be asked about, in cross-validation."""
ESCALATE_MARGIN: Final = 0.25
"""Logits that escalation stays above the most suspect harmless utterance of any locale, in cross-validation."""

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
    passed: Flags
    """What the lexicon lets pass."""
    repeats: NDArray[np.int64]
    groups: NDArray[np.int64]
    mean: NDArray[np.float32]
    deviation: float
    ideas: tuple[str, ...]


def train(found: Sequence[Example], embed: Embed) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """What goes into the `.json` (without hashes) and the `.npz`."""
    found, passed = _without_false_alarms(found)
    vectors = np.asarray(embed([one.text for one in found]), dtype=np.float32)
    data = _prepare(found, vectors, passed)
    linear, hidden = _out_of_fold(data)
    linear_line, hidden_line = _calibrate(linear, data.red), _calibrate(hidden, data.red)
    linear, hidden = _on(linear_line, linear), _on(hidden_line, hidden)
    mean, least = (linear + hidden) / 2, np.minimum(linear, hidden)
    thresholds = _thresholds(found, mean, least, data.red)
    about, arrays = _weights(data, linear_line, hidden_line)
    names, category_weights = _categories(found, vectors)
    about |= {
        "thresholds": {
            locale: {"check_at": _probability(check), "escalate_at": _probability(escalate)}
            for locale, (check, escalate) in thresholds.items()
        },
        "trained_at": datetime.now(UTC).date().isoformat(),
        "metrics": _metrics(found, data, mean, least, thresholds),
        "ideas": list(data.ideas),
        "categories": names,
    }
    return about, {**arrays, "category_weights": category_weights}


def train_and_store(
    path: Path = MODEL_FILE, embed: Embed | None = None, found: Sequence[Example] | None = None
) -> dict[str, Any]:
    """Train on `found` (the development half and the cards), write `path` and its `.npz`, return the `.json`.

    Raises:
        EvalError: the training data is missing or broken.
    """
    if embed is None:
        from kb.embedding import load_embedder

        embed = load_embedder().queries
    found = [*examples(), *card_questions()] if found is None else found
    about, arrays = train(found, embed)
    about["data"] = versions(found)
    path.parent.mkdir(parents=True, exist_ok=True)
    weights_file = path.with_suffix(".npz")
    with weights_file.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    about["sha256"] = hashlib.sha256(weights_file.read_bytes()).hexdigest()
    path.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return about


def _without_false_alarms(found: Sequence[Example]) -> tuple[list[Example], Flags]:
    """All but the harmless ones that the lexicon escalates (the backstop never hears them); and what it lets pass."""
    gate = load_gate()
    actions = [gate.decide(one.text, one.locale).action for one in found]
    kept = [
        (one, action)
        for one, action in zip(found, actions, strict=True)
        if one.red or action is not Action.ESCALATE
    ]
    return [one for one, _ in kept], np.array([action is Action.PASS for _, action in kept])


def _prepare(found: Sequence[Example], vectors: NDArray[np.float32], passed: Flags) -> _Set:
    from scipy.sparse import csr_matrix, hstack

    mean = vectors.mean(axis=0)
    deviation = float((vectors - mean).std())
    embedding = (vectors - mean) / deviation
    ngrams = _ngrams([one.text for one in found])
    present = [ideas(one.text) for one in found]
    names = tuple(sorted(frozenset().union(*present)))
    column = {name: at for at, name in enumerate(names)}
    ones = np.zeros((len(found), len(names)), dtype=np.float32)
    for row, there in enumerate(present):
        ones[row, [column[name] for name in there]] = 1
    red = np.array([one.red for one in found])
    matters = np.array([one.hard for one in found]) | (red & passed)
    wide = hstack([csr_matrix(embedding * EMBEDDING_SCALE), ngrams, csr_matrix(ones * IDEA_SCALE)]).tocsr()
    groups = _groups([one.group for one in found], ngrams)
    return _Set(embedding, wide, red, passed, np.where(matters, WEIGHT, 1), groups, mean, deviation, names)


def _ngrams(texts: Sequence[str]) -> Any:
    from scipy.sparse import csr_matrix

    found = [features(text) for text in texts]
    rows = np.repeat(np.arange(len(texts)), [len(columns) for columns, _ in found])
    columns = np.concatenate([columns for columns, _ in found])
    values = np.concatenate([weights for _, weights in found])
    return csr_matrix((values, (rows, columns)), shape=(len(texts), COLUMNS))


def _groups(names: Sequence[str], ngrams: Any) -> NDArray[np.int64]:
    """A number for each example: those of one name, or nearly of the same words, share it."""
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import connected_components

    count = len(names)
    alike = (ngrams @ ngrams.T).tocoo()
    near = alike.data >= ALIKE
    numbers = np.unique(np.array(names), return_inverse=True)[1]
    # Each example is tied to the first of its name.
    first = np.full(numbers.max() + 1, count)
    np.minimum.at(first, numbers, np.arange(count))
    rows = np.concatenate([alike.row[near], np.arange(count)])
    columns = np.concatenate([alike.col[near], first[numbers]])
    ties = csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(count, count))
    return np.asarray(connected_components(ties, directed=False)[1], dtype=np.int64)


def _fit_linear(data: _Set, learn: NDArray[np.int64]) -> Any:
    from sklearn.linear_model import LogisticRegression

    fitted = LogisticRegression(
        C=STRENGTH, class_weight="balanced", solver="liblinear", max_iter=100, tol=3e-3, random_state=SEED
    )
    return fitted.fit(data.sparse[learn], data.red[learn], sample_weight=data.repeats[learn])


def _fit_hidden(data: _Set, learn: NDArray[np.int64]) -> Any:
    from sklearn.exceptions import ConvergenceWarning
    from sklearn.neural_network import MLPClassifier

    repeated = np.repeat(learn, data.repeats[learn])
    fitted = MLPClassifier(
        (UNITS,), alpha=DECAY, max_iter=EPOCHS, batch_size=256, learning_rate_init=2e-3, random_state=SEED
    )
    with warnings.catch_warnings():
        # It is stopped early on purpose.
        warnings.simplefilter("ignore", ConvergenceWarning)
        return fitted.fit(data.embedding[repeated], data.red[repeated])


def _hidden_logit(fitted: Any, embedding: NDArray[np.float32]) -> Numbers:
    units = np.maximum(embedding @ fitted.coefs_[0] + fitted.intercepts_[0], 0)
    return np.asarray((units @ fitted.coefs_[1] + fitted.intercepts_[1])[:, 0], dtype=np.float64)


def _out_of_fold(data: _Set) -> tuple[Numbers, Numbers]:
    """The scores of both classifiers for each example, learned without its fold."""
    from sklearn.model_selection import StratifiedGroupKFold

    linear, hidden = np.zeros(len(data.red)), np.zeros(len(data.red))
    folds = StratifiedGroupKFold(FOLDS, shuffle=True, random_state=SEED)
    for learn, test in folds.split(data.red, data.red, data.groups):
        linear[test] = _fit_linear(data, learn).decision_function(data.sparse[test])
        hidden[test] = _hidden_logit(_fit_hidden(data, learn), data.embedding[test])
    return linear, hidden


def _calibrate(scores: Numbers, red: Flags) -> tuple[float, float]:
    """Platt's slope and offset, on scores out of fold."""
    from sklearn.linear_model import LogisticRegression

    fitted = LogisticRegression(C=1e6).fit(scores[:, None], red)
    return float(fitted.coef_[0, 0]), float(fitted.intercept_[0])


def _on(line: tuple[float, float], scores: Numbers) -> Numbers:
    return line[0] * scores + line[1]


def _weights(
    data: _Set, linear_line: tuple[float, float], hidden_line: tuple[float, float]
) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """Both classifiers fitted on everything, with centring, scales and calibration folded into their weights."""
    everything = np.arange(len(data.red))
    linear, hidden = _fit_linear(data, everything), _fit_hidden(data, everything)
    width = data.embedding.shape[1]
    slope, offset = linear_line
    weights = linear.coef_[0] * slope
    on_embedding = weights[:width] * EMBEDDING_SCALE / data.deviation
    into = hidden.coefs_[0] / data.deviation
    about = {
        "intercept": float(linear.intercept_[0] * slope + offset - data.mean @ on_embedding),
        "hidden_offset": float(hidden.intercepts_[1][0] * hidden_line[0] + hidden_line[1]),
    }
    return about, {
        "embedding": on_embedding.astype(np.float32),
        "ngram": weights[width : width + COLUMNS].astype(np.float16),
        "idea_weights": (weights[width + COLUMNS :] * IDEA_SCALE).astype(np.float32),
        "hidden_weights": into.astype(np.float32),
        "hidden_bias": (hidden.intercepts_[0] - data.mean @ into).astype(np.float32),
        "hidden_out": (hidden.coefs_[1][:, 0] * hidden_line[0]).astype(np.float32),
    }


def _thresholds(
    found: Sequence[Example], mean: Numbers, least: Numbers, red: Flags
) -> dict[str, tuple[float, float]]:
    """Logits of each locale from which it asks and escalates. No locale has enough data for an own rare maximum."""
    locales = np.array([one.locale for one in found])
    escalate = float(least[~red].max()) + ESCALATE_MARGIN
    return {
        locale: (float(np.quantile(mean[~red & (locales == locale)], 1 - ASKED)), escalate)
        for locale in LOCALES
    }


def _categories(
    found: Sequence[Example], vectors: NDArray[np.float32]
) -> tuple[list[str], NDArray[np.float32]]:
    from sklearn.linear_model import LogisticRegression

    chosen = [at for at, one in enumerate(found) if one.category]
    fitted = LogisticRegression(C=200.0, max_iter=2000, random_state=SEED).fit(
        vectors[chosen], [found[at].category for at in chosen]
    )
    return [str(name) for name in fitted.classes_], np.hstack(
        [fitted.coef_, fitted.intercept_[:, None]]
    ).astype(np.float32)


def _metrics(
    found: Sequence[Example],
    data: _Set,
    mean: Numbers,
    least: Numbers,
    thresholds: dict[str, tuple[float, float]],
) -> dict[str, Any]:
    from sklearn.metrics import brier_score_loss, roc_auc_score

    red, missed = data.red, data.red & data.passed
    locales = np.array([one.locale for one in found])
    hard = np.array([one.hard for one in found])
    escalated = least >= np.array([thresholds[one.locale][1] for one in found])
    tripped = escalated | (mean >= np.array([thresholds[one.locale][0] for one in found]))

    def among(which: Flags) -> dict[str, Any]:
        return {
            "of": int(which.sum()),
            "asked_or_escalated": round(float(tripped[which].mean()), 4) if which.any() else None,
            "escalated": round(float(escalated[which].mean()), 4) if which.any() else None,
        }

    def groups(which: Flags) -> dict[str, Any]:
        return {
            "overall": among(which),
            **{locale: among(which & (locales == locale)) for locale in LOCALES},
        }

    return {
        "how": f"{FOLDS}-fold cross-validation; one template, card topic or wording in one fold",
        "auc": float(roc_auc_score(red, mean)),
        "auc_where_the_lexicon_is_silent": float(roc_auc_score(red[data.passed], mean[data.passed])),
        "auc_against_hard_harmless": float(roc_auc_score(red[red | hard], mean[red | hard])),
        "brier": float(brier_score_loss(red, [_probability(logit) for logit in mean])),
        "red": groups(red),
        "red_that_the_lexicon_misses": groups(missed),
        "harmless": groups(~red),
        "hard_harmless": groups(hard),
    }


def _probability(logit: float) -> float:
    return float(1 / (1 + np.exp(-logit)))


if __name__ == "__main__":
    print(json.dumps(train_and_store(), ensure_ascii=False, indent=2))
