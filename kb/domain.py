"""Whether a question is about medicines at all, learned from the cards' questions and from everyday requests."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kb.embedding import Vectors

_REGULARIZATION: Final = 10.0
"""Inverse strength; of 1, 10 and 100 the best on the dev questions."""

_FEW: Final = 20


@dataclass(frozen=True, slots=True)
class Domain:
    """A direction from everyday requests to the cards' questions, and the requests themselves."""

    weights: NDArray[np.float32]
    """Shape (dimension,); empty when nothing could be learned."""
    bias: float
    requests: tuple[str, ...]
    """Everyday requests."""
    background: Vectors
    """The requests embedded as questions, shape (requests, dimension)."""

    def lean(self, query: Vectors) -> float:
        """Log-odds that the query is one for the cards."""
        return float(self.weights @ query + self.bias) if self.weights.size else 0.0

    def elsewhere(self, query: Vectors) -> float:
        """Cosine with the nearest everyday request."""
        return float((self.background @ query).max()) if len(self.background) else 0.0

    def around(self, query: Vectors) -> float:
        """Mean cosine with the nearest few everyday requests."""
        if not len(self.background):
            return 0.0
        alike = self.background @ query
        few = min(_FEW, len(alike))
        return float(np.partition(alike, -few)[-few:].mean())


def learn(questions: Vectors, requests: Sequence[str], background: Vectors) -> Domain:
    """The direction for the cards' `questions`; the same vectors give the same direction."""
    if not len(questions) or not len(background):
        return Domain(np.zeros(0, dtype=np.float32), 0.0, tuple(requests), background)
    from sklearn.linear_model import LogisticRegression

    model = LogisticRegression(C=_REGULARIZATION, max_iter=1000, class_weight="balanced")
    model.fit(np.concatenate([questions, background]), [1] * len(questions) + [0] * len(background))
    return Domain(model.coef_[0].astype(np.float32), float(model.intercept_[0]), tuple(requests), background)
