"""The gate's layers as one decision: the lexicon first, the semantic layer on what it passes and on what it stops.

The lexicon decides alone, at once, wherever that is what is wanted. The semantic layer adds two things. What the
lexicon passes, the backstop reads (`Backstop.judge`). What the lexicon stops, it may put down as ordinary talk
(`Backstop.confirm`): "the film had a stroke scene". Only where it is sure, and never for a cry of a few words, for words
that were only heard alike, or when it fails: then the lexicon's decision stands.
"""

from collections.abc import Sequence

from guardrails.backstop import Backstop
from guardrails.decision import Decision
from guardrails.gate import Gate
from guardrails.locale import DEFAULT_LOCALE


class LayeredGate:
    """A gate and its semantic layer behind `Gate`."""

    def __init__(self, gate: Gate, backstop: Backstop | None) -> None:
        """Without a backstop the gate decides alone."""
        self.gate = gate
        self.backstop = backstop

    def decide(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """See `Gate.decide`."""
        return self.decide_all([(text, locale)])[0]

    def decide_all(self, items: Sequence[tuple[str, str]]) -> list[Decision]:
        """`decide` of each (text, locale), in the same order; faster together than one by one."""
        found = [self.gate.decide(text, locale) for text, locale in items]
        if self.backstop is None:
            return found
        silent = [at for at, one in enumerate(found) if not one.tripped]
        loud = [at for at, one in enumerate(found) if one.tripped]
        for at, judged in zip(silent, self.backstop.judge_all([items[at] for at in silent]), strict=True):
            found[at] = judged
        stopped = [(found[at], items[at][0]) for at in loud]
        for at, confirmed in zip(loud, self.backstop.confirm_all(stopped), strict=True):
            found[at] = confirmed
        return found
