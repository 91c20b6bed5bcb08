"""A caller who talks while the line speaks: stop at once, then find out whether they meant it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from agent.commands import recognize
from agent.events import CallLog, EventName
from telephony.clock import now
from telephony.playout import Playout
from telephony.settings import TimingSettings
from telephony.speech import Speech
from telephony.utterances import has_words, is_backchannel, takes_floor

Dropped = list[tuple[Speech, float]]


class Interruption:
    """Holds the line's speech when a voice is heard; words end it, anything else lets it go on.

    "mm-hm" means go on, whatever recognition makes of it: a voice as short as that takes the floor only with words that
    ask for it. So does a noise that yields no words within a moment of its end, or that goes on and on without any.
    Words that come later still interrupt.
    """

    def __init__(
        self,
        playout: Playout,
        log: CallLog,
        timing: TimingSettings,
        on_interrupted: Callable[[Dropped], Awaitable[None]],
    ) -> None:
        """`on_interrupted` gets what was dropped, and how many seconds of each had been heard."""
        self._playout = playout
        self._log = log
        self._timing = timing
        self._on_interrupted = on_interrupted
        self._speaking = False
        self._answering = False
        self._timer: asyncio.TimerHandle | None = None
        self._began = 0.0
        self._ended: float | None = None
        self._asides: list[str] = []
        """What was said of late that meant "go on"."""

    @property
    def caller_speaking(self) -> bool:
        """Whether a voice is being heard."""
        return self._speaking

    async def speech_started(self, answering: bool) -> None:
        """A voice is heard. `answering`: the line is about to speak."""
        self._speaking = True
        self._answering = answering
        self._began, self._ended = now() - self._timing.vad_start, None
        if (answering or self._playout.speaking) and self._playout.interruptible:
            await self._playout.hold()
            self._after(self._timing.hold_while_noisy)

    def speech_stopped(self) -> None:
        """The voice stopped; its words are on their way, if it had any."""
        self._speaking = False
        self._ended = now() - self._timing.vad_stop
        if self._playout.holding:
            self._after(self._timing.hold_after_silence)

    async def heard(self, text: str, *, final: bool, awaited: bool, others: Sequence[str] = ()) -> bool:
        """Words, or none, were recognized.

        Args:
            text: the utterance so far.
            final: whether it is over.
            awaited: the line asked something, so that even "yes" is an answer.
            others: what else it may have been.

        Returns:
            Whether they are the caller's to be answered; False for a sound that means "go on".
        """
        if has_words(text) and (awaited or not (is_backchannel(text) or self._brief((text, *others)))):
            self._asides.clear()
            await self._commit(text)
            return True
        if final:
            self._asides += [text] if has_words(text) else []
            self._go_on()
        return False

    def only_asides(self, turn: str) -> bool:
        """Whether a turn holds nothing but what meant "go on"."""
        asides, self._asides = " ".join(self._asides), []
        return turn == asides

    def _brief(self, readings: Sequence[str]) -> bool:
        until = now() if self._ended is None else self._ended
        if until - self._began >= self._timing.brief:
            return False
        return not any(takes_floor(each) or recognize(each) is not None for each in readings)

    async def _commit(self, text: str) -> None:
        spoke = self._playout.speaking
        if not ((spoke or self._answering) and self._playout.interruptible):
            return
        self._answering = False
        self._cancel_timer()
        dropped = await self._playout.drop()
        if spoke:
            heard = {speech.kind: round(seconds, 2) for speech, seconds in dropped[:1]}
            self._log.emit(EventName.INTERRUPTED, text=text, heard=heard, dropped=len(dropped))
        await self._on_interrupted(dropped)

    def _go_on(self) -> None:
        self._cancel_timer()
        if self._playout.holding:
            self._playout.resume()

    def _after(self, seconds: float) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """The call is over."""
        self._cancel_timer()
