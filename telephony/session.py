"""What one call knows of itself: who calls, in which language, from where, and since when."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from agent.events import CallLog, EventName
from agent.phrases import phrase
from guardrails.latch import Latch
from guardrails.scripts import script
from telephony.clock import now
from telephony.recorder.recordings import Recorder
from telephony.recorder.waveform import Waveform
from telephony.resumption import Resumed
from telephony.settings import TimingSettings
from telephony.speech import Speech

_FIRST_SURE: Final = 0.85
"""Probability of another language from which the first utterance switches the call."""
_FIRST_SECONDS: Final = 1.0
_LATER_SURE: Final = 0.97
_LATER_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls, as the network says."""

    number: str | None = None
    """E.164, None if withheld."""
    dialled: str | None = None
    country: str | None = None
    """ISO 3166 code by the caller's number, or the line's own; None if unknown."""


class Session:
    """One call's own state, shared by its processors."""

    def __init__(self, call: str, caller: Caller, locale: str, timing: TimingSettings) -> None:
        """`locale` is where the call begins; it follows the caller."""
        self.call = call
        self.caller = caller
        self.timing = timing
        self.latch = Latch()
        self.log = CallLog(call, lambda: self.seconds)
        self.recognizer_failed = False
        self.resumed: Resumed | None = None
        """Set when the call comes back from a transfer that nobody took."""
        self.offer_languages = False
        """Whether the greeting is followed by how to go on in the two other languages."""
        self.outbound = False
        """Whether the line called, and not the caller."""
        self.recorder: Recorder | None = None
        """Set when the call is recorded, which is said before anything else."""
        self.waveform: Waveform | None = None
        """Set when somebody may want to see the call."""
        self.can_text = False
        """Whether a text message could be sent to the caller after the call."""
        self.text_wanted = False
        """Whether the caller said yes to it."""
        self.judged: list[dict[str, Any]] = []
        """Calls of a language model that judged what passed, as steps; the next answer tells of them."""
        self.speed = 1.0
        """Of speech; lower after "slower"."""
        self._locale = locale
        self._began: float | None = None
        self._utterances = 0
        self._chosen = False
        self._listeners: list[Callable[[str], None]] = []

    @property
    def seconds(self) -> float:
        """Since the call's first audio; 0 before it."""
        return 0.0 if self._began is None else now() - self._began

    @property
    def locale(self) -> str:
        """The language of the call now."""
        return self._locale

    def speech(self, slug: str, *, interruptible: bool = True, last: bool = False) -> Speech:
        """A phrase in the language and at the pace of now."""
        return Speech(
            phrase(slug, self.locale),
            self.locale,
            "phrase",
            slug,
            speed=self.speed,
            interruptible=interruptible,
            last=last,
        )

    def script(self, slug: str, kind: str, *, interruptible: bool) -> Speech:
        """The gate's words in the language of now, with the numbers of the caller's country; never slowed down."""
        text = script(slug, self.locale, self.caller.country)
        return Speech(text, self.locale, kind, slug, interruptible=interruptible)

    def audio_arrived(self) -> None:
        """The call's clock starts with its first audio."""
        if self._began is None:
            self._began = now()

    def on_locale(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with every later locale."""
        self._listeners.append(listener)

    def switch(self, locale: str, reason: str) -> bool:
        """Go on in another language; False if it already is this one."""
        if reason != "heard":
            self._chosen = True
        if locale == self._locale:
            return False
        previous, self._locale = self._locale, locale
        for listener in tuple(self._listeners):
            listener(locale)
        self.log.emit(EventName.LOCALE, locale=locale, previous=previous, reason=reason)
        return True

    def languages_heard(self, probabilities: dict[str, float], seconds: float) -> None:
        """Follow the caller's language: readily at the beginning, later only when it is beyond doubt.

        Args:
            probabilities: of each locale, in the utterance under way.
            seconds: length of the utterance so far.
        """
        if not probabilities:
            return
        best = max(probabilities, key=probabilities.__getitem__)
        first = self._utterances == 0 and not self._chosen
        sure, long = (_FIRST_SURE, _FIRST_SECONDS) if first else (_LATER_SURE, _LATER_SECONDS)
        if best != self._locale and probabilities[best] >= sure and seconds >= long:
            self.switch(best, "heard")

    def utterance_ended(self) -> None:
        """A final with words was heard."""
        self._utterances += 1
