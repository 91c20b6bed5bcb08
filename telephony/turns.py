"""Turn-taking: when the caller has finished, so that an answer starts soon and a pause starts none."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final

from pipecat.audio.turn.smart_turn.local_smart_turn_v3 import LocalSmartTurnAnalyzerV3
from pipecat.frames.frames import (
    Frame,
    InputAudioRawFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from agent.commands import recognize
from telephony.clock import now
from telephony.frames import FinalFrame, TurnFrame
from telephony.settings import TimingSettings
from telephony.utterances import Shape, has_words, shape
from voices.resample import from_pcm, resample

_MODEL_RATE: Final = 16_000
_MODEL_SECONDS: Final = 8.0
"""Smart Turn hears the last eight seconds."""
_DIGITS: Final = 3
"""Words of one more group of a number."""
_MODEL_PATIENCE: Final = 0.5
"""Seconds after the final for which the model's opinion is waited for."""


class TurnModel(LocalSmartTurnAnalyzerV3):
    """Smart Turn v3.2 without a buffer of its own: one model for all calls of the process."""

    def __init__(self) -> None:
        """Load the model."""
        super().__init__(sample_rate=_MODEL_RATE, cpu_count=1)
        self.set_sample_rate(_MODEL_RATE)

    def probability(self, pcm: bytes, rate: int) -> float:
        """How probable it is that the speaker has finished, 0 to 1. int16 mono at `rate` Hz; takes about 0.1 s."""
        samples = resample(from_pcm(pcm), rate, _MODEL_RATE)
        return float(self._predict_endpoint(samples)["probability"])


@dataclass(frozen=True, slots=True)
class Verdict:
    """How much silence a turn needs to be over."""

    silence: float
    """Seconds since the caller's last sound."""
    reason: str


def verdict(
    text: str, locale: str, probability: float | None, timing: TimingSettings, before: str = ""
) -> Verdict:
    """Judge the end of a turn by its words and by the model's ear; None when the model has no opinion.

    `before` is the turn without its last utterance: who reads out a number pauses in it, and what comes after a pause is
    more of it, whatever recognition makes of two or three digits.

    The words have the first say: the model calls sentences that were cut in half complete too often, above all
    in Spanish and Portuguese.
    """
    if recognize(text.replace("\n", " ")) is not None:
        return Verdict(0.0, "command")
    form = shape(text, locale)
    if form is Shape.OPEN and shape(before, locale) is Shape.NUMBER:
        more = len(text.split()) - len(before.split())
        form = Shape.NUMBER if more <= _DIGITS else form
    if form in (Shape.DANGLING, Shape.FILLER, Shape.NUMBER, Shape.LIST):
        return Verdict(timing.turn_wait_dangling, str(form))
    if form is Shape.QUESTION:
        return Verdict(0.0, str(form))
    if probability is not None and probability >= timing.turn_confidence:
        return Verdict(0.0, "model")
    return Verdict(timing.turn_wait, "silence")


class TurnTaking(FrameProcessor):
    """Collects finals and says when a turn is over. Audio ends here; everything else passes."""

    def __init__(self, model: TurnModel | None, locale: str, timing: TimingSettings) -> None:
        """Without a model, the words and silence decide."""
        super().__init__()
        self.locale = locale
        """Language in which the words are read; may change during the call."""
        self._model = model
        self._timing = timing
        self._audio: deque[bytes] = deque()
        self._bytes = 0
        self._parts: list[str] = []
        self._speaking = False
        self._finals_due = 0
        self._quiet_since = 0.0
        self._opinion: asyncio.Task[float | None] | None = None
        self._decision: asyncio.Task[None] | None = None

    @property
    def text(self) -> str:
        """What the caller has said in this turn so far."""
        return " ".join(self._parts)

    @property
    def hearing(self) -> bool:
        """Whether the caller speaks, or words of theirs are on their way."""
        return self._speaking or self._finals_due > 0

    @property
    def pending(self) -> bool:
        """Whether the caller has the floor: they speak, or their turn is not known to be over."""
        return self.hearing or bool(self._parts)

    def restore(self, text: str) -> None:
        """Take back a turn that was not over after all: what follows belongs to it."""
        self._parts.insert(0, text)

    def forget(self) -> None:
        """What was said so far needs no answer."""
        self._parts.clear()
        self._stop_deciding()

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """See the class."""
        await super().process_frame(frame, direction)
        match frame:
            case InputAudioRawFrame():
                self._remember(frame.audio)
                return
            case VADUserStartedSpeakingFrame():
                self._speaking = True
                self._stop_deciding()
            case VADUserStoppedSpeakingFrame():
                self._speaking = False
                self._finals_due += 1
                self._quiet_since = now() - frame.stop_secs
                self._ask_model()
                self._decide()
            case FinalFrame():
                self._finals_due = max(0, self._finals_due - 1)
                if has_words(frame.text):
                    self._parts.append(frame.text)
        await self.push_frame(frame, direction)
        if isinstance(frame, FinalFrame):
            self._decide()

    async def cleanup(self) -> None:
        """Stop waiting."""
        self._stop_deciding()
        if self._opinion is not None:
            self._opinion.cancel()
        await super().cleanup()  # type: ignore[no-untyped-call]

    def _remember(self, audio: bytes) -> None:
        self._audio.append(audio)
        self._bytes += len(audio)
        most = int(_MODEL_SECONDS * self._timing.listen_rate) * 2
        while self._bytes - len(self._audio[0]) >= most:
            self._bytes -= len(self._audio.popleft())

    def _ask_model(self) -> None:
        if self._opinion is not None:
            self._opinion.cancel()
        self._opinion = self.create_task(self._ask(b"".join(self._audio)), "smart-turn")

    async def _ask(self, pcm: bytes) -> float | None:
        if self._model is None:
            return None
        try:
            return await asyncio.to_thread(self._model.probability, pcm, self._timing.listen_rate)
        except Exception as error:  # noqa: BLE001 - without the model, words and silence decide
            await self.push_error(f"the turn model failed: {error}", exception=error)
            return None

    def _decide(self) -> None:
        self._stop_deciding()
        if self._parts and not self._speaking:
            self._decision = self.create_task(self._end_turn(), "turn-end")

    def _stop_deciding(self) -> None:
        if self._decision is not None and self._decision is not asyncio.current_task():
            self._decision.cancel()
        self._decision = None

    async def _end_turn(self) -> None:
        if self._finals_due:
            # Words are on their way; should they never come, what was said before is still a turn.
            await asyncio.sleep(self._timing.deaf_after)
            self._finals_due = 0
        # A pause parts clauses as a comma does, and recognition writes none there.
        said, before = "\n".join(self._parts), "\n".join(self._parts[:-1])
        judged = verdict(said, self.locale, None, self._timing, before)
        if judged.reason == "silence" and self._opinion is not None:
            done, _ = await asyncio.wait({self._opinion}, timeout=_MODEL_PATIENCE)
            if done and not self._opinion.cancelled():
                judged = verdict(said, self.locale, self._opinion.result(), self._timing, before)
        silence = min(judged.silence, self._timing.turn_cap)
        await asyncio.sleep(max(0.0, self._quiet_since + silence - now()))
        text = self.text
        self._parts.clear()
        self._decision = None
        await self.push_frame(TurnFrame(text=text, reason=judged.reason))
