"""Trains the semantic backstop from the development half: `python -m evals.train_backstop`.

A logistic regression over the sentence embedding and hashed n-grams, chosen and calibrated by cross-validation in
which all sentences of one slot template stay in the same fold. The frozen half is never read here.
"""

import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.errors import EvalError
from evals.goldens import GOLDENS_DIR, Half, benign, off_topic, questions, red_flags, scope_cases
from guardrails.backstop import MODEL_FILE
from guardrails.embed import Embed
from guardrails.ngrams import COLUMNS, features

SEED: Final = 7
FOLDS: Final = 5
EMBEDDING_SCALES: Final = (1.0, 2.0, 4.0)
"""Weight of the centred embedding against the n-grams; sentences of e5 lie close together."""
STRENGTHS: Final = (4.0, 16.0)
"""Inverse regularization of the classifier."""
FALSE_ALARM_BUDGET: Final = 0.015
"""Share of the hard benign utterances that may be asked about, in cross-validation."""
ESCALATE_MARGIN: Final = 1.5
"""Logits that escalation stays above the most suspect harmless utterance of the cross-validation."""
NEVER: Final = 2.0


@dataclass(frozen=True, slots=True)
class Example:
    """One utterance to learn from."""

    text: str
    locale: str
    red: bool
    category: str | None
    group: str
    """Utterances of one group stay in the same fold."""
    hard: bool
    """Whether it is one of the hard benign goldens, which set the thresholds."""


def examples(root: Path = GOLDENS_DIR) -> list[Example]:
    """Everything in the development half, red flags first.

    Raises:
        EvalError: a file is missing or broken.
    """
    half = Half.DEV
    found = [
        Example(one.text, one.locale, True, one.category, one.id, False) for one in red_flags(half, root)
    ]
    found += [Example(one.text, one.locale, False, None, one.id, True) for one in benign(half, root)]
    for ordinary in (scope_cases(half, root), questions(half, root), off_topic(half, root)):
        found += [Example(one.text, one.locale, False, None, one.id, False) for one in ordinary]
    return found + _training_file(root / half / "backstop_train.jsonl")


def _training_file(path: Path) -> list[Example]:
    found = []
    problems = []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise EvalError(f"cannot read {path.name}: {error}") from error
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
            red = {"red": True, "benign": False}[row["label"]]
            group = row["template"] or row["id"]
            found.append(Example(row["text"], row["locale"], red, row["category"], group, False))
        except (ValueError, KeyError, TypeError) as error:
            problems.append(f"line {number}: {error!r}")
    if problems:
        raise EvalError("\n  ".join([f"{path.name}: {len(problems)} broken:", *problems[:20]]))
    return found


@dataclass(frozen=True, slots=True)
class _Matrix:
    """Features of all examples: the embedding centred, the n-grams sparse."""

    embedding: NDArray[np.float32]
    mean: NDArray[np.float32]
    ngrams: Any
    """scipy CSR, shape (n, COLUMNS)."""

    def scaled(self, scale: float) -> Any:
        from scipy.sparse import csr_matrix, hstack

        return hstack([csr_matrix((self.embedding - self.mean) * scale), self.ngrams]).tocsr()


def train(found: list[Example], embed: Embed) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    """What goes into the `.json` (without the hash) and the `.npz`."""
    matrix = _matrix(found, embed)
    red = np.array([example.red for example in found])
    hard = np.array([example.hard for example in found])
    scale, strength, scores = _choose(matrix, red, np.array([example.group for example in found]))
    slope, offset = _calibrate(scores, red)
    logits = slope * scores + offset
    check_logit = float(np.quantile(logits[hard], 1 - FALSE_ALARM_BUDGET))
    escalate_logit = float(logits[~red].max()) + ESCALATE_MARGIN
    final = _classifier(strength).fit(matrix.scaled(scale), red)
    width = matrix.embedding.shape[1]
    weights = final.coef_[0].astype(np.float32)
    on_embedding = weights[:width] * scale
    about = {
        "intercept": float(final.intercept_[0]) - float(matrix.mean @ on_embedding),
        "slope": slope,
        "offset": offset,
        "check_at": _probability(check_logit),
        "escalate_at": _probability(escalate_logit),
        "data_version": _version(found),
        "trained_at": datetime.now(UTC).date().isoformat(),
        "metrics": {
            "how": f"{FOLDS}-fold cross-validation on the development half, slot templates kept together",
            **_metrics(found, red, logits, check_logit, escalate_logit),
            "embedding_scale": scale,
            "strength": strength,
        },
    }
    names, category_weights = _categories(found, matrix.embedding)
    about["categories"] = names
    return about, {
        "embedding": on_embedding.astype(np.float32),
        "ngram": weights[width:].astype(np.float16),
        "category_weights": category_weights,
    }


def train_and_store(
    path: Path = MODEL_FILE, embed: Embed | None = None, found: list[Example] | None = None
) -> dict[str, Any]:
    """Train on `found` (the development half), write `path` and its `.npz`, and return what the `.json` says.

    Raises:
        EvalError: the training data is missing or broken.
    """
    if embed is None:
        from kb.embedding import load_embedder

        embed = load_embedder().queries
    about, arrays = train(examples() if found is None else found, embed)
    path.parent.mkdir(parents=True, exist_ok=True)
    weights_file = path.with_suffix(".npz")
    with weights_file.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    about["sha256"] = hashlib.sha256(weights_file.read_bytes()).hexdigest()
    path.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return about


def _matrix(found: list[Example], embed: Embed) -> _Matrix:
    from scipy.sparse import csr_matrix

    vectors = np.asarray(embed([example.text for example in found]), dtype=np.float32)
    rows, columns, values = [], [], []
    for row, example in enumerate(found):
        at, weight = features(example.text)
        rows.append(np.full(len(at), row))
        columns.append(at)
        values.append(weight)
    ngrams = csr_matrix(
        (np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))), shape=(len(found), COLUMNS)
    )
    return _Matrix(vectors, vectors.mean(axis=0), ngrams)


def _classifier(strength: float) -> Any:
    from sklearn.linear_model import LogisticRegression

    return LogisticRegression(
        C=strength, class_weight="balanced", solver="liblinear", max_iter=2000, random_state=SEED
    )


def _choose(
    matrix: _Matrix, red: NDArray[np.bool_], groups: NDArray[np.str_]
) -> tuple[float, float, NDArray[np.float64]]:
    """The best scale and strength by area under the curve, and the scores out of fold."""
    from sklearn.metrics import roc_auc_score
    from sklearn.model_selection import StratifiedGroupKFold

    folds = list(StratifiedGroupKFold(FOLDS, shuffle=True, random_state=SEED).split(red, red, groups))
    best = (0.0, EMBEDDING_SCALES[0], STRENGTHS[0], np.zeros(len(red)))
    for scale in EMBEDDING_SCALES:
        wide = matrix.scaled(scale)
        for strength in STRENGTHS:
            scores = np.zeros(len(red))
            for learn, test in folds:
                scores[test] = (
                    _classifier(strength).fit(wide[learn], red[learn]).decision_function(wide[test])
                )
            area = float(roc_auc_score(red, scores))
            if area > best[0]:
                best = (area, scale, strength, scores)
    return best[1:]


def _calibrate(scores: NDArray[np.float64], red: NDArray[np.bool_]) -> tuple[float, float]:
    """Platt's slope and offset, on scores out of fold."""
    from sklearn.linear_model import LogisticRegression

    fitted = LogisticRegression(C=1e6).fit(scores[:, None], red)
    return float(fitted.coef_[0, 0]), float(fitted.intercept_[0])


def _categories(found: list[Example], vectors: NDArray[np.float32]) -> tuple[list[str], NDArray[np.float32]]:
    from sklearn.linear_model import LogisticRegression

    chosen = [at for at, example in enumerate(found) if example.category]
    fitted = LogisticRegression(C=200.0, max_iter=2000, random_state=SEED).fit(
        vectors[chosen], [found[at].category for at in chosen]
    )
    return [str(name) for name in fitted.classes_], np.hstack(
        [fitted.coef_, fitted.intercept_[:, None]]
    ).astype(np.float32)


def _metrics(
    found: list[Example],
    red: NDArray[np.bool_],
    logits: NDArray[np.float64],
    check_logit: float,
    escalate_logit: float,
) -> dict[str, Any]:
    from sklearn.metrics import brier_score_loss, roc_auc_score

    locales = np.array([example.locale for example in found])
    hard = np.array([example.hard for example in found])
    probabilities = np.array([_probability(logit) for logit in logits])
    return {
        "examples": len(found),
        "red": int(red.sum()),
        "auc": float(roc_auc_score(red, logits)),
        "auc_against_hard_benign": float(roc_auc_score(red[red | hard], logits[red | hard])),
        "auc_by_locale": {
            locale: float(roc_auc_score(red[locales == locale], logits[locales == locale]))
            for locale in sorted(set(locales))
        },
        "brier": float(brier_score_loss(red, probabilities)),
        "asked_or_escalated_red": float((logits[red] >= check_logit).mean()),
        "escalated_red": float((logits[red] >= escalate_logit).mean()),
        "asked_harmless": float((logits[~red] >= check_logit).mean()),
        "escalated_harmless": float((logits[~red] >= escalate_logit).mean()),
    }


def _probability(logit: float) -> float:
    return float(1 / (1 + np.exp(-logit)))


def _version(found: list[Example]) -> str:
    """A hash of the training data, order left out."""
    lines = sorted(
        f"{example.locale}\t{example.red}\t{example.category}\t{example.text}" for example in found
    )
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps(train_and_store(), ensure_ascii=False, indent=2))
