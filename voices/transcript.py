"""What the recognizer heard."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Transcript:
    """One hypothesis about one utterance, partial or final."""

    text: str
    """The best hypothesis of the whole utterance so far, stable part included."""
    locale: str
    stable: str
    """The prefix on which consecutive hypotheses agree; on a final, the whole text."""
    final: bool
    alternatives: tuple[str, ...] = ()
    """The other hypotheses of the n-best list, best first, each of the whole utterance; the last one is in another
    language if that is likely the one being spoken."""
    started: float = 0.0
    """Seconds of stream audio at which the utterance begins."""
    ended: float = 0.0
    """Seconds of stream audio that this hypothesis has heard."""
    decode_seconds: float = 0.0
    """Wall time that recognition took."""
