"""Which examples belong together, and which are kept from training."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.backstop_data import Example
from guardrails.ngrams import COLUMNS, features

ALIKE: Final = 0.6
"""Cosine of the n-grams from which two utterances share a fold."""
HELD: Final = 8
"""One group in this many is kept from tuning the encoder."""


def ngram_rows(texts: Sequence[str]) -> Any:
    """scipy CSR, one row a text, each of length 1."""
    from scipy.sparse import csr_matrix

    found = [features(text) for text in texts]
    rows = np.repeat(np.arange(len(texts)), [len(columns) for columns, _ in found])
    columns = np.concatenate([columns for columns, _ in found])
    values = np.concatenate([weights for _, weights in found])
    return csr_matrix((values, (rows, columns)), shape=(len(texts), COLUMNS))


def groups(names: Sequence[str], ngrams: Any) -> NDArray[np.int64]:
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


def held(found: Sequence[Example]) -> NDArray[np.bool_]:
    """Whether each example is kept from tuning: whole groups, chosen by the first of their texts in the alphabet."""
    numbers = groups([one.group for one in found], ngram_rows([one.text for one in found]))
    first: dict[int, str] = {}
    for number, one in zip(numbers.tolist(), found, strict=True):
        first[number] = min(first.get(number, one.text), one.text)
    kept = {number: int(sha256(text.encode()).hexdigest(), 16) % HELD == 0 for number, text in first.items()}
    return np.array([kept[number] for number in numbers.tolist()])
