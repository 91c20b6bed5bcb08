"""Sentence embeddings, as the guardrails see them.

This package loads no model. Whoever starts the line hands in a function, so that every guardrail
also works, and is tested, without one.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Vectors: TypeAlias = NDArray[np.float32]
"""Shape (n, d), float32, each row of length 1."""

Embed: TypeAlias = Callable[[Sequence[str]], Vectors]
"""Texts as a caller says them (queries) to one vector each, in the same order."""


EmbedBoth: TypeAlias = Callable[[Sequence[str]], tuple[Vectors, Vectors]]
"""Texts to their vectors by the encoder as it came, and by it as it was tuned."""


class Memory:
    """The vectors of the last texts: several parts of a turn read the same words. Calls may come from any thread."""

    def __init__(self, most: int = 256) -> None:
        """Keep those of the last `most` texts."""
        self._most = most
        self._kept: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, texts: Sequence[str], vectors: Vectors) -> None:
        """Keep one vector for each text."""
        with self._lock:
            for text, vector in zip(texts, vectors, strict=True):
                self._kept[text] = vector
                self._kept.move_to_end(text)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def of(self, texts: Sequence[str], embed: Embed) -> Vectors:
        """The vectors of `texts`; those of texts that are not known come from `embed`."""
        with self._lock:
            found = {text: self._kept[text] for text in texts if text in self._kept}
        missing = [text for text in dict.fromkeys(texts) if text not in found]
        if missing or not texts:
            new = np.asarray(embed(missing), dtype=np.float32)
            self.put(missing, new)
            if len(missing) == len(texts):
                return new
            found |= dict(zip(missing, new, strict=True))
        return np.stack([found[text] for text in texts])


def remembering(embed: Embed, memory: Memory | None = None) -> Embed:
    """`embed` that computes a text's vector once."""
    kept = memory or Memory()
    return lambda texts: kept.of(texts, embed)


def remembering_both(both: EmbedBoth, plain: Memory) -> Embed:
    """The tuned half of `both`; the other half is put into `plain`, where whoever reads the text next finds it."""
    tuned = Memory()

    def embed(texts: Sequence[str]) -> Vectors:
        as_it_came, as_tuned = both(texts)
        plain.put(texts, as_it_came)
        return as_tuned

    return lambda texts: tuned.of(texts, embed)
