"""Common words that are one slip away from a word of the lexicon, and mean something else."""

from typing import Final

LOOKALIKES: Final = frozenset[str]()
