"""The line's own voice, coming back from the far end: it is no caller, and interrupts nobody."""

from collections import deque
from collections.abc import Callable
from typing import Final

import numpy as np
from pipecat.frames.frames import (
    Frame,
    InputAudioRawFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from rapidfuzz import fuzz

from guardrails.gate import Gate
from telephony.frames import FinalFrame, PartialFrame
from telephony.settings import TimingSettings
from telephony.utterances import fold
from voices.resample import Samples, from_pcm, resample

WINDOW: Final = 0.4
"""Seconds of what is heard that are compared: what the voice detector has heard when it notices a voice."""
_FARTHEST: Final = 0.8
"""Seconds that the line's voice may take to the far end and back."""
ECHO: Final = 0.6
"""Likeness from which what is heard is the line's own voice. Of 150 pairs over a μ-law line, the voice of somebody else
had at most .31; an echo 15, 20 and 25 dB down had at least .97, .91 and .77 in nine of ten; a caller 10 dB louder than
the echo they speak over, .32 in the median and .51 at the 95th percentile."""
_AGAIN: Final = 0.1
"""Seconds between two looks while the line's own voice is heard: the caller may speak over it at any moment."""
_SAME: Final = 85.0
"""Of 100: likeness of letters from which two texts are the same words. The greeting's "if something feels like an
emergency", heard back as "it something feels like an emergence", has 94; "this is an emergency" has 80."""
_FEWEST: Final = 3
"""Words that are enough to be told apart."""
_QUIETEST: Final = 1e-4
"""Root mean square below which the line was silent; 1 is full scale."""

Played = Callable[[float], bytes]
"""The last so many seconds that reached the caller's ear, int16 mono at the line's rate."""


def repeats(heard: str, said: str) -> bool:
    """Whether all that was heard is part of what was said, as recognition may have bent it."""
    mine, theirs = fold(heard), fold(said)
    enough = len(mine.split()) >= _FEWEST and len(mine) <= len(theirs)
    return enough and fuzz.partial_ratio(mine, theirs) >= _SAME


def adds_nothing(heard: str, said: str, gate: Gate) -> bool:
    """Whether whatever is alarming in what was heard is so in the words of what was said that it is most like.

    A caller quieter than the echo adds words to it: a few in many leave the two texts alike.
    """
    found = gate.decide(heard)
    if not found.tripped:
        return True
    theirs = fold(said)
    like = fuzz.partial_ratio_alignment(fold(heard), theirs)
    if like is None:
        return False
    start = theirs.rfind(" ", 0, like.dest_start + 1) + 1
    end = theirs.find(" ", like.dest_end)
    own = gate.decide(theirs[start : end if end >= 0 else None])
    return own.action is found.action and set(found.subcategories) <= set(own.subcategories)


def likeness(heard: Samples, played: Samples) -> float:
    """How much of `heard` is some stretch of `played`, 0 to 1, at the same rate; `played` is the longer one.

    The largest normalized cross-correlation. Differences of samples are compared: of the samples themselves, any two
    voices of one pitch are alike.
    """
    mine, theirs = np.diff(heard.astype(np.float64)), np.diff(played.astype(np.float64))
    total = np.concatenate([[0.0], np.cumsum(theirs * theirs)])
    energy = total[mine.size :] - total[: -mine.size]
    loud = energy > mine.size * _QUIETEST**2
    own = float(mine @ mine)
    if not loud.any() or own <= mine.size * (_QUIETEST / 10) ** 2:
        return 0.0
    # scipy's would do, but importing it takes longer than all of the line's own modules.
    size = 1 << (theirs.size - 1).bit_length()
    spectrum = np.fft.rfft(theirs, size) * np.fft.rfft(mine, size).conj()
    products = np.fft.irfft(spectrum, size)[: energy.size][loud]
    return float(np.max(np.abs(products) / np.sqrt(energy[loud] * own)))


class Echo(FrameProcessor):
    """Withholds voices and words that are the line's own, so that what stands behind it never hears them.

    The gate stands before it and hears everything; it sets aside only words that the line itself is saying just then, in
    a voice that is the line's own. A caller who speaks over the echo is noticed within a tenth of a
    second, and the voice then begins for what stands behind. An echo that the far end has bent out of shape, as a bad
    loudspeaker does, is not recognized: it interrupts as a caller would.
    """

    def __init__(self, played: Played, timing: TimingSettings) -> None:
        """`played`: what the caller has been hearing."""
        super().__init__()
        self._played = played
        self._timing = timing
        self._audio: deque[bytes] = deque()
        self._seconds = 0.0
        self._withheld: VADUserStartedSpeakingFrame | None = None
        """The beginning of a voice that has been the line's own so far."""
        self._ended = False
        """Whether the last voice was the line's own to its end."""
        self._finals_due = 0
        """Of callers. While one is on its way no final is withheld."""
        self._looked = 0.0

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """See the class."""
        await super().process_frame(frame, direction)
        if direction is FrameDirection.DOWNSTREAM and await self._is_own(frame):
            return
        await self.push_frame(frame, direction)

    async def _is_own(self, frame: Frame) -> bool:
        match frame:
            case InputAudioRawFrame():
                self._remember(frame.audio)
                await self._look_again()
            case VADUserStartedSpeakingFrame():
                self._ended = False
                self._looked = self._seconds
                self._withheld = frame if self._heard() else None
                return self._withheld is not None
            case VADUserStoppedSpeakingFrame():
                self._ended = self._withheld is not None
                self._withheld = None
                self._finals_due += not self._ended
                return self._ended
            case PartialFrame():
                return self._own_voice
            case FinalFrame():
                if self._finals_due:
                    self._finals_due -= 1
                    return False
                return self._own_voice
        return False

    @property
    def own(self) -> bool:
        """Whether words that come now are of the line's own voice: it was from its beginning, and no caller's are due."""
        return self._own_voice and not self._finals_due

    @property
    def _own_voice(self) -> bool:
        return self._withheld is not None or self._ended

    async def _look_again(self) -> None:
        begun = self._withheld
        if begun is None or self._seconds - self._looked < _AGAIN:
            return
        self._looked = self._seconds
        if not self._heard():
            self._withheld = None
            await self.push_frame(begun)

    def _heard(self) -> bool:
        timing = self._timing
        size = int(WINDOW * timing.listen_rate) * 2
        heard = b"".join(self._audio)[-size:].rjust(size, b"\0")
        played = self._played(WINDOW + _FARTHEST)
        mine = resample(from_pcm(heard), timing.listen_rate, timing.sample_rate)
        return likeness(mine, from_pcm(played)) >= ECHO

    def _remember(self, audio: bytes) -> None:
        self._audio.append(audio)
        self._seconds += len(audio) / 2 / self._timing.listen_rate
        kept = sum(len(each) for each in self._audio)
        while kept - len(self._audio[0]) >= WINDOW * self._timing.listen_rate * 2:
            kept -= len(self._audio.popleft())
