"""Sentence embeddings, as the guardrails see them.

This package loads no model. Whoever starts the line hands in a function, so that every guardrail
also works, and is tested, without one.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Vectors: TypeAlias = NDArray[np.float32]
"""Shape (n, d), float32, each row of length 1."""

Embed: TypeAlias = Callable[[Sequence[str]], Vectors]
"""Texts as a caller says them (queries) to one vector each, in the same order."""
