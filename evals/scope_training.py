"""Fits the scope classifier anew: `python -m evals.scope_training`.

It reads the labelled examples of `guardrails/data/scope/`, the questions of the cards (all in scope) and the
development half of the goldens (scope cases, questions that a card answers, questions that none does), never the
frozen or the held-out ones; finds the threshold by cross-validation in which
texts that say nearly the same, in whatever language, are never on both sides; prints the rates; and writes
`guardrails/data/scope_head.npz`. Run it after changing `guardrails/data/scope.toml` or the examples: a test
fails when the weights are older than the data.
"""

import argparse
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, vstack

from evals.folds import held
from evals.goldens import Half, off_topic, questions, scope_cases
from evals.scope_tuning import told, tune
from guardrails import scope_features, scope_head
from guardrails.adaptation import Adaptation, load_adaptation
from guardrails.locale import LOCALES
from guardrails.refusal import RefusalKind
from guardrails.scope import ADAPTATION
from guardrails.scope_examples import IN_SCOPE, Example, examples
from guardrails.scope_head import Blend, Head

_ROOT = Path(__file__).parent.parent
_FOLDS = 4
_SEEDS = 4
_HIDDEN = 96
_EPOCHS = 25
_EPOCHS_BLURRED = 14
_BLUR = 0.2
"""Standard deviation of the noise; a vector's own, in the scale of the features, is about 0.3 a dimension."""
_VECTOR = 384
_CARD_WEIGHT = 0.5
"""How much a question of a card counts beside a spoken example: there are many, and they are alike."""
_WRONG_REFUSAL = 2.0
"""How many missed refusals weigh as much as a wrong one, in choosing the threshold."""
_NEARLY_THE_SAME = 0.945
"""Cosine of two sentence vectors from which texts go to the same side of a fold."""


@dataclass(frozen=True, slots=True)
class Labelled:
    """The texts to learn from."""

    examples: tuple[Example, ...]
    spoken: NDArray[np.bool_]
    """False for the questions of the cards: many, and alike, so rates are taken without them."""

    @property
    def labels(self) -> NDArray[np.str_]:
        """The label of each text."""
        return np.array([one.label for one in self.examples])

    def only(self, places: NDArray[np.intp]) -> "Labelled":
        """Some of them."""
        return Labelled(tuple(self.examples[place] for place in places), self.spoken[places])


def labelled() -> Labelled:
    """Every text the classifier is fitted with, each once."""
    from kb.reading import load_cards

    found: dict[str, tuple[Example, bool]] = {}
    for card in load_cards(_ROOT / "kb" / "cards"):
        for question in card.questions:
            found[question] = (Example(question, str(card.locale), IN_SCOPE), False)
    for case in scope_cases(Half.DEV):
        found[case.text] = (Example(case.text, case.locale, case.kind or IN_SCOPE), True)
    for asked in questions(Half.DEV):
        found[asked.text] = (Example(asked.text, asked.locale, IN_SCOPE), True)
    for asked in off_topic(Half.DEV):
        found[asked.text] = (Example(asked.text, asked.locale, str(RefusalKind.OFF_TOPIC)), True)
    found |= {example.text: (example, True) for example in examples()}
    return Labelled(
        tuple(example for example, _ in found.values()), np.array([spoken for _, spoken in found.values()])
    )


def groups(vectors: NDArray[np.float32]) -> NDArray[np.intp]:
    """A number for each text, the same for texts that say nearly the same."""
    from scipy.sparse.csgraph import connected_components

    near = csr_matrix(vectors @ vectors.T >= _NEARLY_THE_SAME)
    return np.asarray(connected_components(near, directed=False)[1])


def _balance(data: Labelled) -> NDArray[np.float64]:
    """In scope and out of scope weigh the same in total, so that adding cards does not make the line bolder."""
    inside = data.labels == IN_SCOPE
    weights = np.where(data.spoken, 1.0, _CARD_WEIGHT)
    weights[inside] *= np.sum(~inside) / weights[inside].sum()
    return np.asarray(weights / weights.mean())


def linear(rows: Any, data: Labelled) -> Head:
    """Logistic regression, as one network of one layer."""
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=2.0, max_iter=2000).fit(rows, data.labels, sample_weight=_balance(data))
    layer = (model.coef_.astype(np.float32), model.intercept_.astype(np.float32))
    return Head(tuple(str(name) for name in model.classes_), ((layer,),), 0.5)


def networks(rows: Any, data: Labelled) -> Head:
    """A few networks of one hidden layer; some see each text also with its vector blurred, and so learn other things."""
    from sklearn.exceptions import ConvergenceWarning
    from sklearn.neural_network import MLPClassifier

    mean = rows.mean(axis=0)
    fitted = []
    for seed in range(_SEEDS):
        blurred = seed % 2 == 1
        shown, labels, weights = _blurred(rows - mean, data, seed) if blurred else _plain(rows - mean, data)
        model = MLPClassifier(
            (_HIDDEN,),
            alpha=0.3,
            batch_size=256 if blurred else 128,
            max_iter=_EPOCHS_BLURRED if blurred else _EPOCHS,
            random_state=seed,
        )
        with warnings.catch_warnings():  # stopping early is what keeps it from learning texts by heart
            warnings.simplefilter("ignore", ConvergenceWarning)
            model.fit(shown, labels, sample_weight=weights)
        (first, last), (shift, bias) = model.coefs_, model.intercepts_
        fitted.append(
            (
                (first.T.astype(np.float32), (shift - mean @ first).astype(np.float32)),
                (last.T.astype(np.float32), bias.astype(np.float32)),
            )
        )
    return Head(tuple(str(name) for name in model.classes_), tuple(fitted), 0.5)


Shown = tuple[Any, NDArray[np.str_], NDArray[np.float64]]
"""Features, labels and weights."""


def _plain(rows: Any, data: Labelled) -> Shown:
    return rows, data.labels, _balance(data)


def _blurred(rows: Any, data: Labelled, seed: int) -> Shown:
    """Each text as it is and twice with noise on its vector, which stands at the end of its features."""
    chance = np.random.default_rng(seed)
    copies = [rows]
    for _ in range(2):
        copy = rows.copy()
        copy[:, -_VECTOR:] += chance.normal(0, _BLUR, copy[:, -_VECTOR:].shape)
        copies.append(copy)
    return np.vstack(copies), np.tile(data.labels, 3), np.tile(_balance(data), 3)


Fit = Callable[[Any, Labelled], Head]
Chances = tuple[tuple[str, ...], NDArray[np.float32]]
"""Classes, and the probability of each for each text, shape (texts, classes)."""


def _out_of_fold(fit: Fit, rows: Any, data: Labelled, alike: NDArray[np.intp]) -> Chances:
    """Chances of each text by a head that has seen nothing like it."""
    from sklearn.model_selection import StratifiedGroupKFold

    known = data.labels
    names = tuple(str(name) for name in np.unique(known))
    chances = np.zeros((len(known), len(names)), dtype=np.float32)
    folds = StratifiedGroupKFold(_FOLDS, shuffle=True, random_state=0)
    for here, held_out in folds.split(np.zeros(len(known)), known, alike):
        chances[held_out] = fit(rows[here], data.only(here)).probabilities(rows[held_out])
    return names, chances


def _joined(
    rows: Any, data: Labelled, logits: NDArray[np.float64], kept: NDArray[np.bool_], adaptation: Adaptation
) -> tuple[Blend, Chances]:
    """How networks and tuned encoder are joined, fitted on what neither learned from, and the chances of that."""
    from sklearn.linear_model import LogisticRegression

    unseen = np.flatnonzero(kept)
    head = networks(rows[~kept], data.only(np.flatnonzero(~kept)))
    told = head.probabilities(rows[unseen])
    sure = np.clip(told[:, head.classes.index(IN_SCOPE)], 1e-5, 1 - 1e-5)
    both = np.column_stack([np.log(sure / (1 - sure)), -logits])
    known = data.only(unseen)
    model = LogisticRegression(class_weight="balanced")
    model.fit(both[known.spoken], known.labels[known.spoken] == IN_SCOPE)
    by_networks, by_tuned = (float(weight) for weight in model.coef_[0])
    blend = Blend(by_networks, by_tuned, float(model.intercept_[0]), adaptation.sha256)
    # The kind of a refusal is left to the networks here; it decides only which of two thresholds counts.
    chances = told.copy()
    chances[:, head.classes.index(IN_SCOPE)] = model.predict_proba(both)[:, 1]
    return blend, (head.classes, chances)


def _thresholds(name: str, found: Chances, data: Labelled) -> tuple[float, float]:
    """Two thresholds, for texts that were not learned from.

    The first, against what the line must not answer, is where the larger of the two error rates is smallest. The
    second, against what is merely off topic, is where missed refusals plus twice the wrong ones are fewest: an
    off-topic question let through still meets retrieval, a question wrongly refused meets nothing that could help.
    """
    names, chances = found
    known, column = data.labels, names.index(IN_SCOPE)
    inside = chances[:, column].copy()
    rest = chances.copy()
    rest[:, column] = -1
    aside = rest.argmax(axis=1) == names.index(scope_head.OFF_TOPIC)
    own, out = (known == IN_SCOPE) & data.spoken, known != IN_SCOPE
    off = known == scope_head.OFF_TOPIC
    tried = np.arange(0.2, 0.81, 0.01)
    strict = min((max(np.mean(inside[out] >= t), np.mean(inside[own] < t)), float(t)) for t in tried)[1]
    lenient = min(
        (np.mean(inside[off] >= t) + _WRONG_REFUSAL * np.mean(inside[own] < t), float(t)) for t in tried
    )[1]
    lenient = min(strict, lenient)
    refused = inside < np.where(aside, lenient, strict)
    print(f"{name}: thresholds {strict:.2f} and {lenient:.2f}, {len(known)} texts", file=sys.stderr)
    spoken_in = np.array([one.locale for one in data.examples])
    for locale in LOCALES:
        here = spoken_in == locale
        print(
            f"  {locale}: what must not be answered refused {np.mean(refused[out & ~off & here]):.3f}, "
            f"off topic refused {np.mean(refused[off & here]):.3f}, "
            f"in scope refused {np.mean(refused[own & here]):.3f}, "
            f"questions of cards refused {np.mean(refused[(known == IN_SCOPE) & ~data.spoken & here]):.3f}",
            file=sys.stderr,
        )
    return strict, lenient


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the heads and write them; `--tune` tunes the encoder first."""
    from kb.embedding import E5
    from kb.settings import encoder_dir

    parser = argparse.ArgumentParser(prog="python -m evals.scope_training", description=__doc__)
    parser.add_argument("--tune", action="store_true", help="tune the encoder first, a quarter of an hour")
    folder = encoder_dir()
    data = labelled()
    forms = [scope_features.spoken_form(example.text) for example in data.examples]
    found = told(data.examples, forms)
    kept = held(found)
    if parser.parse_args(arguments).tune:
        tune(folder, found, data.spoken, kept, ADAPTATION, lambda text: print(text, file=sys.stderr))
    adaptation = load_adaptation(ADAPTATION)
    tuned = E5(folder).adapted(adaptation.layers)
    logits = adaptation.score(tuned([form for form, out in zip(forms, kept, strict=True) if out]))
    model = E5(folder)
    write(data, model.queries(forms), model.queries([scope_head.PROBE])[0], logits, kept, adaptation)


def write(
    data: Labelled,
    vectors: NDArray[np.float32],
    probe: NDArray[np.float32],
    logits: NDArray[np.float64],
    kept: NDArray[np.bool_],
    adaptation: Adaptation,
) -> None:
    """Fit both heads and how they are joined, and write them.

    Args:
        data: the texts.
        vectors: of each, by the encoder as it came.
        probe: the vector of `scope_head.PROBE`.
        logits: of declining each text that is kept, by the tuned encoder.
        kept: which texts that one has not learned from.
        adaptation: what it is tuned with.
    """
    texts = [example.text for example in data.examples]
    plain = vstack([csr_matrix(scope_head.features(text, None)) for text in texts]).tocsr()
    summaries = np.array([scope_features.summary(text) for text in texts])
    full = np.hstack([summaries, vectors * scope_head.EMBED_SCALE])
    blend, unseen = _joined(full, data, logits, kept, adaptation)
    strict, lenient = _thresholds("with the encoder", unseen, data.only(np.flatnonzero(kept)))
    with_vector = replace(networks(full, data), threshold=strict, lenient=lenient)
    strict, lenient = _thresholds("without", _out_of_fold(linear, plain, data, groups(vectors)), data)
    without = replace(linear(plain, data), threshold=strict, lenient=lenient)
    target = _ROOT / "guardrails/data/scope_head.npz"
    target.write_bytes(scope_head.dump(with_vector, without, probe, blend))
    print(f"{target.name}: {target.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
