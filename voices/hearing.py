"""Streaming speech recognition: partials while the caller speaks, a final as soon as they stop."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from voices.decoder import LANGUAGES, Decoder
from voices.errors import HearingFailed, VoicesError
from voices.hearing_settings import RATE, HearingSettings
from voices.loudness import Loudness
from voices.resample import check_rate, from_pcm, resample
from voices.scheduler import Priority, Scheduler
from voices.transcript import Transcript
from voices.utterance import Utterance

_log: Final = logging.getLogger(__name__)

OnTranscript = Callable[[Transcript], None]
OnError = Callable[[HearingFailed], None]

_MIN_GAP: Final = 0.25
"""Seconds of audio between the starts of two decodes of one utterance, at least."""
_NEW_SOUND: Final = 0.1
"""Seconds of sound since the last decode that make another one worthwhile."""
_SETTLE: Final = 0.02
"""Seconds between two looks at whether the work is done."""
_IDENTIFY: Final = 4.0
"""Seconds from which the language is told: 30 of 30 recordings right."""


class Hearing:
    """The recognizer of the process: one model and one scheduler, shared by all calls."""

    def __init__(self, model_dir: Path, *, settings: HearingSettings | None = None) -> None:
        """`model_dir` holds Whisper in CTranslate2's format. Nothing is loaded before `warm`."""
        self.settings = settings or HearingSettings()
        self._model_dir = model_dir
        self._decoder: Decoder | None = None
        self._ears: set[Ear] = set()
        self._closed = False
        self.scheduler = Scheduler(self.settings.workers, self.settings.hang_after, self._hung)

    def warm(self) -> None:
        """Load the model and decode once, so that the first call does not pay for it. Blocks about 1 s.

        Raises:
            VoicesError: the model is missing or broken.
        """
        if self._decoder is None:
            decoder = Decoder(self._model_dir, self.settings)
            window = decoder.encode(np.zeros(RATE, dtype=np.float32), RATE)
            decoder.identify(window)
            for locale in LANGUAGES:
                decoder.decode(window, locale, beam=self.settings.final_beam)
            self._decoder = decoder

    @property
    def decoder(self) -> Decoder:
        """The model, loaded when first asked for."""
        self.warm()
        assert self._decoder is not None
        return self._decoder

    @property
    def healthy(self) -> bool:
        """Whether speech is being turned into words: loaded, not failing, not hanging."""
        return self._decoder is not None and not self._closed and self.scheduler.healthy

    @property
    def interval(self) -> float:
        """Seconds between two partials of one call, now; it grows with the load."""
        return self.scheduler.interval(self.settings.interval, self.settings.max_interval)

    def open(
        self, locale: str, sample_rate: int, on_transcript: OnTranscript, on_error: OnError | None = None
    ) -> "Ear":
        """Listen to one call. Must be called on an asyncio loop; the callbacks run on that loop.

        Raises:
            VoicesError: an unknown locale, or a sample rate no line has.
        """
        ear = Ear(self, _known(locale), check_rate(sample_rate), on_transcript, on_error)
        self._ears.add(ear)
        return ear

    def identify(self, pcm: bytes, rate: int) -> dict[str, float]:
        """The probability of each locale, from the first 4 s of int16 mono. Blocks about 0.15 s.

        Raises:
            VoicesError: a rate no line has.
        """
        samples = resample(from_pcm(pcm[: int(_IDENTIFY * rate) * 2]), check_rate(rate), RATE)
        return self.decoder.identify(self.decoder.encode(samples, RATE))

    def probe(self) -> None:
        """Decode a moment of silence, so that a recognizer that works again is known to. Returns at once."""

        def work() -> None:
            self.decoder.identify(self.decoder.encode(np.zeros(RATE // 5, dtype=np.float32), RATE))

        self.scheduler.submit(
            self, Priority.FINAL, work, lambda error: _log.warning("hearing still fails: %s", error)
        )

    def close(self) -> None:
        """Close every ear and stop the workers."""
        self._closed = True
        for ear in tuple(self._ears):
            ear.close()
        self.scheduler.close()

    def _forget(self, ear: "Ear") -> None:
        self._ears.discard(ear)

    def _hung(self, owner: object) -> None:
        for ear in tuple(self._ears):
            ear._fail(HearingFailed(f"a decode has hung for more than {self.settings.hang_after:.0f} s"))


class Ear:
    """Hears one call. All methods are called on the loop that opened it."""

    def __init__(
        self, hearing: Hearing, locale: str, rate: int, on_transcript: OnTranscript, on_error: OnError | None
    ) -> None:
        self._hearing = hearing
        self._settings = hearing.settings
        self._locale = locale
        self.rate = rate
        """Hz of what is pushed."""
        self._on_transcript = on_transcript
        self._on_error = on_error
        self._loop = asyncio.get_running_loop()
        self._loudness = Loudness(rate)
        self._ring = bytearray()
        self._ring_size = 2 * int(rate * self._settings.pre_roll)
        self._heard = 0
        self._utterance: Utterance | None = None
        self._decoded_at = 0
        self._decoded_voiced = 0.0
        self._pushed_at = 0.0
        self._stall: asyncio.TimerHandle | None = None
        self._stalled = False
        self._closed = False
        self.languages: dict[str, float] = {}
        """Probability of each locale in the latest utterance; empty before the first decode."""

    @property
    def locale(self) -> str:
        """The language being listened for; a change applies from the next decode on."""
        return self._locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self._locale = _known(locale)

    @property
    def speaking(self) -> bool:
        """Between `speech_started` and `speech_stopped`."""
        return self._utterance is not None

    def push(self, pcm: bytes) -> None:
        """Take int16 mono at the ear's rate; any length of whole samples, all of the call's audio."""
        if self._closed or not pcm:
            return
        if len(pcm) % 2:
            raise VoicesError(f"int16 audio of {len(pcm)} bytes ends in half a sample: send whole samples")
        if self._stalled:
            self._stalled = False
            self.speech_started()
        self._heard += len(pcm) // 2
        self._loudness.push(pcm)
        if self._utterance is None:
            self._ring += pcm
            del self._ring[: -self._ring_size]
            return
        self._pushed_at = self._loop.time()
        self._utterance.append(pcm, self._loudness.voiced)
        self._maybe_partial(self._utterance)

    def speech_started(self) -> None:
        """The voice detector noticed speech; the audio just before belongs to it."""
        if self._closed or self._utterance is not None:
            return
        start = self._heard - len(self._ring) // 2
        self._utterance = Utterance(self.rate, start, self._settings)
        self._utterance.append(bytes(self._ring), self._loudness.voiced)
        self._ring.clear()
        wait = self._hearing.interval - self._settings.first_after
        self._decoded_at = self._heard - int(wait * self.rate)
        self._decoded_voiced = self._loudness.voiced - self._settings.pre_roll
        self._hearing.scheduler.speaking(self, True)
        self._pushed_at = self._loop.time()
        self._watch_stall()

    def speech_stopped(self) -> None:
        """The voice detector noticed silence: the final is made at once."""
        utterance, self._utterance = self._utterance, None
        self._stalled = False
        if self._stall:
            self._stall.cancel()
            self._stall = None
        if utterance is None or self._closed:
            return
        utterance.close()
        self._hearing.scheduler.speaking(self, False)
        self._submit(Priority.FINAL, utterance)

    async def settled(self) -> None:
        """Wait until nothing of this ear waits or runs: every final that is due has been delivered."""
        while self._hearing.scheduler.busy(self) and not self._closed:  # noqa: ASYNC110 - ends a call, not hot
            await asyncio.sleep(_SETTLE)
        await asyncio.sleep(0)

    def close(self) -> None:
        """Stop listening; waiting work is cancelled and no callback comes any more."""
        self._closed = True
        self._utterance = None
        self._ring.clear()
        if self._stall:
            self._stall.cancel()
            self._stall = None
        self._hearing.scheduler.cancel(self)
        self._hearing._forget(self)

    def _maybe_partial(self, utterance: Utterance) -> None:
        since = (self._heard - self._decoded_at) / self.rate
        pausing = self._loudness.quiet >= self._settings.pause
        if self._loudness.voiced - self._decoded_voiced < _NEW_SOUND:
            return
        if since >= self._hearing.interval or (pausing and since >= _MIN_GAP):
            self._decoded_at = self._heard
            self._decoded_voiced = self._loudness.voiced
            self._submit(Priority.PARTIAL, utterance)

    def _submit(self, priority: Priority, utterance: Utterance) -> None:
        def work() -> None:
            if self._closed or utterance.finished:
                return
            if priority is Priority.FINAL:
                transcript = utterance.final(self._hearing.decoder, self._locale)
            else:
                transcript = utterance.partial(self._hearing.decoder, self._locale)
                if utterance.finished:
                    return
            self._call(self._deliver, transcript, utterance.languages)

        def failed(error: Exception) -> None:
            self._fail(HearingFailed(f"speech could not be recognized twice in a row: {error}"))

        self._hearing.scheduler.submit(self, priority, work, failed)

    def _deliver(self, transcript: Transcript, languages: dict[str, float]) -> None:
        if not self._closed:
            self.languages = languages
            self._on_transcript(transcript)

    def _fail(self, error: HearingFailed) -> None:
        self._call(self._report, error)

    def _report(self, error: HearingFailed) -> None:
        if self._on_error and not self._closed:
            self._on_error(error)

    def _call(self, function: Callable[..., None], *args: object) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:
            _log.debug("the loop of a call is closed; its transcript is dropped")

    def _watch_stall(self) -> None:
        """Audio that stops in mid-word must not keep the words said before it."""
        if self._hearing.scheduler.busy(self):
            self._pushed_at = self._loop.time()
        rest = self._pushed_at + self._settings.stall_after - self._loop.time()
        if rest > 0:
            self._stall = self._loop.call_later(rest, self._watch_stall)
            return
        self.speech_stopped()
        self._stalled = True


def _known(locale: str) -> str:
    if locale not in LANGUAGES:
        raise VoicesError(f"unknown locale {locale!r}: hearing knows {', '.join(LANGUAGES)}")
    return locale
