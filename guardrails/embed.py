"""Sentence embeddings, as the guardrails see them.

This package loads no model. Whoever starts the line hands in a function, so that every guardrail
also works, and is tested, without one.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Vectors: TypeAlias = NDArray[np.float32]
"""Shape (n, d), float32, each row of length 1."""

Embed: TypeAlias = Callable[[Sequence[str]], Vectors]
"""Texts as a caller says them (queries) to one vector each, in the same order."""


def remembering(embed: Embed, most: int = 256) -> Embed:
    """`embed` that keeps its last `most` vectors: several parts of a turn read the same words."""

    @lru_cache(maxsize=most)
    def one(text: str) -> Vectors:
        return np.asarray(embed([text])[0], dtype=np.float32)

    return lambda texts: np.stack([one(text) for text in texts]) if texts else embed(texts)
