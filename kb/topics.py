"""Which card a question is about, learned from all rows of all cards and locales.

The nearest row decides most questions. Short ones are near many rows at once; there a linear model over the
same vectors, which weighs what sets the cards apart, puts the right card first more often.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kb.embedding import Vectors

_REGULARIZATION: Final = 10.0
"""Inverse strength; of 1, 3, 10 and 30 the best on the dev questions."""
FLOOR: Final = -8.0
"""Least log share; below it differences say nothing."""


@dataclass(frozen=True, slots=True)
class Topics:
    """A linear model from a query's vector to cards."""

    card_ids: tuple[str, ...]
    weights: NDArray[np.float32]
    """Shape (cards, dimension)."""
    bias: NDArray[np.float32]
    """Shape (cards,)."""
    center: NDArray[np.float32]
    """Mean of the questions' vectors, shape (dimension,); subtracted before weighing."""

    def log_shares(self, query: Vectors) -> dict[str, float]:
        """How much of the query speaks for each card: logarithms of shares that sum to 1, at least `FLOOR`."""
        if not self.card_ids:
            return {}
        values = self.weights @ _centered(query[None, :], self.center)[0] + self.bias
        values = values - values.max()
        values = np.maximum(values - np.log(np.exp(values).sum()), FLOOR)
        return dict(zip(self.card_ids, values.tolist(), strict=True))


def learn(vectors: Vectors, card_ids: Sequence[str], asked: NDArray[np.bool_]) -> Topics:
    """The model for rows of `card_ids`; `asked` marks rows embedded as questions. The same rows give the same model."""
    distinct = sorted(set(card_ids))
    center = vectors[asked].mean(axis=0) if asked.any() else vectors.mean(axis=0)
    if len(distinct) < 3:
        nothing = np.zeros(0, dtype=np.float32)
        return Topics((), nothing.reshape(0, vectors.shape[1]), nothing, center.astype(np.float32))
    from sklearn.linear_model import LogisticRegression

    # Questions and passages are embedded with different prefixes, which shifts them as a whole.
    told = vectors[~asked].mean(axis=0) if (~asked).any() else center
    shifted = np.where(asked[:, None], _centered(vectors, center), _centered(vectors, told))
    model = LogisticRegression(C=_REGULARIZATION, max_iter=500, tol=1e-3)
    model.fit(shifted, np.asarray(card_ids))
    return Topics(
        tuple(str(name) for name in model.classes_),
        model.coef_.astype(np.float32),
        model.intercept_.astype(np.float32),
        center.astype(np.float32),
    )


def _centered(vectors: Vectors, center: NDArray[np.float32]) -> Vectors:
    shifted = vectors - center
    return np.asarray(
        shifted / np.maximum(np.linalg.norm(shifted, axis=1, keepdims=True), 1e-6), dtype=np.float32
    )
