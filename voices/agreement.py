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

    The stable words are not forced on the next decode: CTranslate2 forces given tokens one by one, so that it
    saves nothing, and an error would stay.
    """

    def __init__(self) -> None:
        """Start with nothing heard."""
        self._words: tuple[Word, ...] = ()
        self._stable = 0

    @property
    def words(self) -> tuple[Word, ...]:
        """The latest hypothesis."""
        return self._words

    @property
    def stable(self) -> tuple[Word, ...]:
        """The agreed words at the start of the latest hypothesis."""
        return self._words[: self._stable]

    def update(self, words: Sequence[Word]) -> tuple[Word, ...]:
        """Take the next hypothesis; the stable words."""
        self._stable = common(self._words, words)
        self._words = tuple(words)
        return self.stable

    def cut(self, count: int) -> tuple[Word, ...]:
        """Take the first `count` words out, which are now fixed; they are returned."""
        taken, self._words = self._words[:count], self._words[count:]
        self._stable = max(0, self._stable - count)
        return taken
