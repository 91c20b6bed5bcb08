"""Local agreement: which words of a growing utterance two hypotheses in a row hold alike."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

_EDGES = re.compile(r"^\W+|\W+$")


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a hypothesis."""

    text: str
    """As decoded: leading space and punctuation included."""
    tokens: tuple[int, ...]

    @property
    def key(self) -> str:
        """What must be equal for two words to be the same: neither case nor punctuation."""
        return bare(self.text)


def bare(word: str) -> str:
    """A word without case, spaces and punctuation around it."""
    return _EDGES.sub("", word).casefold()


def text_of(words: Sequence[Word]) -> str:
    """The words as running text."""
    return "".join(word.text for word in words).strip()


def common(before: Sequence[Word], now: Sequence[Word]) -> int:
    """How many words at the start are the same in both."""
    count = 0
    for old, new in zip(before, now, strict=False):
        if old.key != new.key:
            break
        count += 1
    return count


class Agreement:
    """LocalAgreement-2 (Macháček et al. 2023): stable is what two consecutive hypotheses share.

    The agreed words may be forced on the next decode, which then has less to write. A forced prefix cannot be
    taken back by the decoder, so it is let go whenever the words after it are unsure.
    """

    def __init__(self, hold_back: int = 1, max_forced_in_a_row: int = 3) -> None:
        """`hold_back` agreed words at the end are decoded again each time: the last may have been cut short."""
        self._hold_back = hold_back
        self._max_forced = max_forced_in_a_row
        self._words: tuple[Word, ...] = ()
        self._stable = 0
        self._forced_in_a_row = 0
        self._trusted = False

    @property
    def words(self) -> tuple[Word, ...]:
        """The latest hypothesis."""
        return self._words

    @property
    def stable(self) -> tuple[Word, ...]:
        """The agreed words at the start of the latest hypothesis."""
        return self._words[: self._stable]

    def prefix(self) -> tuple[Word, ...]:
        """The words to force on the next decode; empty when they should be heard afresh."""
        count = self._stable - self._hold_back
        if not self._trusted or count <= 0 or self._forced_in_a_row >= self._max_forced:
            return ()
        return self._words[:count]

    def update(self, words: Sequence[Word], forced: int = 0) -> tuple[Word, ...]:
        """Take the next hypothesis, whose first `forced` words were given and not heard; the stable words."""
        shared = common(self._words, words)
        # The held-back words changed right behind the prefix: what led to them is in doubt too.
        self._trusted = shared >= min(self._stable, len(words)) and shared > forced
        self._forced_in_a_row = self._forced_in_a_row + 1 if forced else 0
        self._words = tuple(words)
        self._stable = shared
        return self.stable

    def cut(self, count: int) -> tuple[Word, ...]:
        """Take the first `count` words out, which are now fixed; they are returned."""
        taken, self._words = self._words[:count], self._words[count:]
        self._stable = max(0, self._stable - count)
        self._trusted = False
        self._forced_in_a_row = 0
        return taken
