"""Choosing retrieval's "no match" thresholds on the dev questions: `python -m evals.calibrate --write`."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.goldens import Half, Question, off_topic, questions
from guardrails.locale import LOCALES
from kb.calibration import FEATURES, Calibration, features, model_of, save_calibration
from kb.retrieval import Retriever

ALLOWED: Final = 0.02
"""Share of off-topic questions that may be answered on dev, a third below what is required."""
SPENT: Final = 0.05
"""Share of the line's questions that may go unanswered for it. Half of the off-topic questions of dev were written to
sound like the cards ("how do I read the label on a wine bottle"); silencing all of those would cost more than it gains,
as scope declines most of them before anything is looked for."""
_FOLDS: Final = 10


@dataclass(frozen=True, slots=True)
class Point:
    """One threshold of the curve."""

    threshold: float
    unanswered: float
    """Share of questions with a card that get none."""
    wrong_off_topic: float
    """Share of off-topic questions that get a card."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One question, what retrieval knows of its best card, and whether that card is right."""

    locale: str
    on_topic: bool
    values: tuple[float, ...]


def samples(retriever: Retriever, on: Sequence[Question], off: Sequence[Question]) -> list[Sample]:
    """Questions whose card comes first, and off-topic ones; those that find a wrong card first teach nothing here."""
    found = []
    for question in [*on, *off]:
        ranking = retriever.ranking(question.text, question.locale)
        if ranking.candidates and question.card in (None, ranking.candidates[0].card_id):
            values = features(question.text, ranking)
            found.append(Sample(question.locale, question.card is not None, values))
    return found


def calibrate(found: Sequence[Sample], embedder: str) -> tuple[Calibration, dict[str, list[Point]]]:
    """The measure over all locales, a threshold for each, and each one's curve, both from held-out folds."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.model_selection import StratifiedKFold, cross_val_predict
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    values = np.asarray([sample.values for sample in found])
    right = np.asarray([sample.on_topic for sample in found])
    locales = np.asarray([sample.locale for sample in found])
    model = make_pipeline(StandardScaler(), LogisticRegression(C=1.0))
    folds = StratifiedKFold(_FOLDS, shuffle=True, random_state=0)
    held_out: Any = cross_val_predict(model, values, right, cv=folds, method="decision_function")
    pooled = _threshold(held_out, right)
    thresholds, curves = {}, {}
    for locale in LOCALES:
        here = locales == locale
        # Fifty questions place a 2 % quantile roughly: half of it comes from all locales together.
        thresholds[locale] = round((_threshold(held_out[here], right[here]) + pooled) / 2, 3)
        curves[locale] = curve(held_out[here], right[here])
    model.fit(values, right)
    scale, linear = model.named_steps["standardscaler"], model.named_steps["logisticregression"]
    weights = linear.coef_[0] / scale.scale_
    bias = float(linear.intercept_[0] - np.dot(weights, scale.mean_))
    calibration = Calibration(
        embedder=model_of(embedder),
        weights={name: round(float(weight), 4) for name, weight in zip(FEATURES, weights, strict=True)},
        bias=round(bias, 4),
        thresholds=thresholds,
        questions=int(right.sum()),
        off_topic=int((~right).sum()),
    )
    return calibration, curves


def curve(measures: NDArray[np.float64], right: NDArray[np.bool_]) -> list[Point]:
    """What each threshold from -4 to 6 costs on either side."""
    return [
        Point(float(at), float(np.mean(measures[right] < at)), float(np.mean(measures[~right] >= at)))
        for at in np.arange(-4, 6.5, 0.5)
    ]


def _threshold(measures: NDArray[np.float64], right: NDArray[np.bool_]) -> float:
    return min(float(np.quantile(measures[~right], 1 - ALLOWED)), float(np.quantile(measures[right], SPENT)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Calibrate the configured embedder on the dev half; `--write` keeps the result."""
    from agent.settings import load_settings
    from kb.embedding import load_embedder
    from kb.errors import KbError

    parser = argparse.ArgumentParser(prog="python -m evals.calibrate", description=__doc__)
    parser.add_argument(
        "--write", action="store_true", help="replace the embedder's entry in kb/data/calibration.json"
    )
    options = parser.parse_args(arguments)
    try:
        embedder = load_embedder()
        anything = Calibration("", dict.fromkeys(FEATURES, 0.0), 0.0, dict.fromkeys(LOCALES, 0.0), 0, 0)
        retriever = Retriever(load_settings().paths.index, embedder, calibration=anything)
    except KbError as error:
        print(error, file=sys.stderr)
        return 2
    built = {card_id for card_id, _ in retriever.cards}
    on = [question for question in questions(Half.DEV) if question.card in built]
    calibration, curves = calibrate(samples(retriever, on, off_topic(Half.DEV)), embedder.name)
    print(
        f"{calibration.questions} questions, {calibration.off_topic} off-topic, weights {dict(calibration.weights)}"
    )
    for locale, points in curves.items():
        print(f"\n{locale}: threshold {calibration.thresholds[locale]}\n  at   unanswered  wrong off-topic")
        for point in points:
            print(f"{point.threshold:5.1f}  {point.unanswered:9.3f}  {point.wrong_off_topic:9.3f}")
    if options.write:
        save_calibration(calibration)
    return 0


if __name__ == "__main__":
    sys.exit(main())
