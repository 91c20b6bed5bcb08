"""Word and character n-grams, hashed into a fixed number of columns."""

import itertools
import re
import unicodedata
import zlib
from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

COLUMNS: Final = 1 << 15
_WORD: Final = re.compile(r"\w+")
_CHARACTERS: Final = range(3, 6)


def bare(text: str) -> str:
    """Words of a text in lower case without accents or punctuation, one space between them."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return " ".join(_WORD.findall(plain))


def ngrams(text: str) -> Counter[str]:
    """Words, pairs of words, and pieces of 3 to 5 characters within a word with its borders."""
    words = bare(text).split()
    found: Counter[str] = Counter(f"w{word}" for word in words)
    found.update(f"p{a} {b}" for a, b in itertools.pairwise(words))
    for word in words:
        edged = f"<{word[:40]}>"
        for size in _CHARACTERS:
            found.update(f"c{edged[at : at + size]}" for at in range(len(edged) - size + 1))
    return found


def features(text: str) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Columns of `text`'s n-grams, and their weights: 1 + log(count), scaled to length 1. Empty for no words."""
    counts: dict[int, int] = {}
    for gram, count in ngrams(text).items():
        column = zlib.crc32(gram.encode()) % COLUMNS
        counts[column] = counts.get(column, 0) + count
    columns = np.fromiter(counts, dtype=np.int64, count=len(counts))
    weights = 1 + np.log(np.fromiter(counts.values(), dtype=np.float32, count=len(counts)))
    length = float(np.linalg.norm(weights))
    return columns, (weights / length if length else weights).astype(np.float32)
