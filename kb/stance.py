"""Whether a statement sounds like what cards say, or like what they contradict.

Similarity alone cannot tell "you can stop early" from "do not stop early": both are near everything said about
stopping. Two more signals help: a direction in the vector space that separates all cards' facts from all their
myths, learned when the table is built, and words that carry on, let go, or deny.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from kb.embedding import Vectors
from kb.language import language_of

_FEWEST: Final = 12
"""Statements of each kind below which no direction is learned."""
_REGULARIZATION: Final = 30.0
"""Inverse strength; of 1, 3, 10, 30, 100 the strongest that lost nothing on held-out cards."""


@dataclass(frozen=True, slots=True)
class Direction:
    """The learned direction; `lean` is positive for what sounds like a myth."""

    weights: tuple[float, ...]
    bias: float

    def lean(self, vector: Vectors) -> float:
        """Log-odds that a statement (embedded as a passage) is a myth rather than a fact."""
        return (
            float(np.dot(vector, np.asarray(self.weights, dtype=np.float32)) + self.bias)
            if self.weights
            else 0.0
        )


NO_DIRECTION: Final = Direction((), 0.0)


def learn(facts: Vectors, myths: Vectors) -> Direction:
    """The direction from `facts` to `myths`; none from too few of them. The same input gives the same direction."""
    if min(len(facts), len(myths)) < _FEWEST:
        return NO_DIRECTION
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=_REGULARIZATION, max_iter=2000, class_weight="balanced")
    model.fit(np.concatenate([facts, myths]), [0] * len(facts) + [1] * len(myths))
    return Direction(
        tuple(round(float(weight), 5) for weight in model.coef_[0]), round(float(model.intercept_[0]), 5)
    )


def course(text: str, locale: str) -> int:
    """+1 for going on with a treatment, -1 for leaving it, 0 when the words say neither or both."""
    patterns = language_of(locale).stance
    on, off = bool(patterns.carries_on.search(text)), bool(patterns.lets_go.search(text))
    return int(on) - int(off)


def denies(text: str, locale: str) -> bool:
    """Whether the text contains a negation."""
    return bool(language_of(locale).stance.negation.search(text))
