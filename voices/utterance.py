"""One utterance: its audio, the words that are already fixed, and the window still being heard."""

import threading
import time
from dataclasses import dataclass
from typing import Final

from voices.agreement import Agreement, bare, text_of
from voices.decoder import Decoder, Hypothesis, Window
from voices.hearing_settings import RATE, HearingSettings
from voices.invented import is_invented
from voices.loudness import stillest
from voices.resample import Samples, from_pcm, resample
from voices.transcript import Transcript

_TAIL: Final = 0.25
"""Seconds of quiet at the end that a hypothesis need not have heard to be the last word."""


_ELSE: Final = 0.5
"""Probability of another language from which an utterance is also heard in it. The encoding is shared."""
_ELSE_AFTER: Final = 0.8
"""Seconds of speech before which the language is a guess."""
_SLACK: Final = 0.12
"""Seconds by which the alignment of words may be off."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """What the latest decode made of the window."""

    hypotheses: tuple[Hypothesis, ...]
    locale: str
    until: int
    voiced: float


def _kept(found: tuple[Hypothesis, ...]) -> tuple[Hypothesis, ...]:
    return tuple(each for each in found if not is_invented(each.text, each.logprob, each.no_speech))


class Utterance:
    """Collects audio on the event loop and is decoded in a worker thread.

    The window never grows beyond a bound: words at its start that are stable are fixed, and their audio is
    dropped. `Transcript.text` is always the whole utterance.
    """

    def __init__(self, rate: int, start: int, settings: HearingSettings) -> None:
        """`start` is the position of the first sample in the stream, at `rate` Hz."""
        self.rate = rate
        self.start = start
        self.closed = False
        """No more audio comes."""
        self.finished = False
        """The final has been made."""
        self._settings = settings
        self._lock = threading.Lock()
        self._audio = bytearray()
        self._whole: bytearray | None = bytearray()
        self._window_start = start
        self._voiced = 0.0
        self._fixed = ""
        self._agreement = Agreement()
        self._last: _Heard | None = None
        self._locale: str | None = None
        self.languages: dict[str, float] = {}
        """Probability of each locale, from the first seconds of the utterance."""

    def append(self, pcm: bytes, voiced: float) -> None:
        """Take int16 audio at the utterance's rate; `voiced` is how many seconds of sound there were in all."""
        with self._lock:
            if not self.closed:
                self._audio += pcm
                if self._whole is not None:
                    self._whole += pcm
                    if len(self._whole) > 2 * self.rate * self._settings.whole_final:
                        self._whole = None
                self._voiced = voiced

    def close(self) -> None:
        """The caller stopped: what was appended is all."""
        with self._lock:
            self.closed = True

    def _snapshot(self) -> tuple[Samples, int, float]:
        with self._lock:
            pcm, start, voiced = bytes(self._audio), self._window_start, self._voiced
        return resample(from_pcm(pcm), self.rate, RATE), start + len(pcm) // 2, voiced

    def partial(self, decoder: Decoder, locale: str) -> Transcript:
        """Decode what has been said so far."""
        began = time.monotonic()
        samples, until, voiced = self._snapshot()
        if locale != self._locale:
            self._agreement, self._locale = Agreement(), locale
        window = self._encode(decoder, samples)
        found = self._decode(decoder, window, locale, self._settings.partial_beam)
        self._agreement.update(found[0].words)
        text, stable = self._joined(found[0].text), self._joined(text_of(self._agreement.stable))
        others = tuple(self._joined(other.text) for other in found[1:])
        with self._lock:
            self._last = _Heard(found, locale, until, voiced)
        if samples.size / RATE > self._settings.max_window and not self.closed:
            self._cut(decoder, window, samples, locale)
        return self._transcript(text, locale, stable, until, began, alternatives=others)

    def final(self, decoder: Decoder, locale: str) -> Transcript:
        """The whole utterance, by beam search, with the other hypotheses.

        A partial of all that was said is taken as it is, if its beam was as wide. An utterance that was
        cut, but is not long, is heard once more in one piece: a seam may cost a word.
        """
        began = time.monotonic()
        with self._lock:
            last, end, voiced = self._last, self._window_start + len(self._audio) // 2, self._voiced
            whole = bytes(self._whole) if self._fixed and self._whole is not None else None
        covered = (
            last is not None
            and self._settings.partial_beam >= self._settings.final_beam
            and last.locale == locale
            and end - last.until <= _TAIL * self.rate
            and voiced - last.voiced < 0.01
        )
        if whole is not None:
            self._fixed = ""
            window = self._encode(decoder, resample(from_pcm(whole), self.rate, RATE))
            found = self._decode(decoder, window, locale, self._settings.final_beam)
        elif last is not None and covered:
            found = last.hypotheses
        else:
            samples, end, _ = self._snapshot()
            found = self._decode(decoder, self._encode(decoder, samples), locale, self._settings.final_beam)
        best = self._joined(found[0].text)
        self.finished = True
        others = tuple(self._joined(other.text) for other in found[1:])
        return self._transcript(best, locale, best, end, began, final=True, alternatives=others)

    def _encode(self, decoder: Decoder, samples: Samples) -> Window:
        window = decoder.encode(samples[-24 * RATE :], RATE)
        if not self._fixed and (not self.languages or window.seconds <= 4.5):
            self.languages = decoder.identify(window)
        return window

    def _decode(self, decoder: Decoder, window: Window, locale: str, beam: int) -> tuple[Hypothesis, ...]:
        found = decoder.decode(window, locale, beam=beam, hypotheses=self._settings.hypotheses)
        kept = _kept(found) or (Hypothesis((), "", found[0].logprob, found[0].no_speech),)
        likely = max(self.languages, key=self.languages.__getitem__, default=locale)
        long_enough = bool(self._fixed) or window.seconds >= _ELSE_AFTER
        if likely != locale and long_enough and self.languages[likely] >= _ELSE:
            # Whoever changes language for one sentence, in fear, is understood before the call has followed them.
            kept += _kept(decoder.decode(window, likely, beam=beam))
        return kept

    def _cut(self, decoder: Decoder, window: Window, samples: Samples, locale: str) -> None:
        """Fix the words at the start of the window and drop their audio, in the stillest moment between words."""
        words = self._agreement.words
        settings = self._settings
        too_long = window.seconds > settings.hard_window
        spans = decoder.spans(window, locale, words)
        target = window.seconds - settings.keep_window
        seams = []
        for count in range(1, len(words) if too_long else len(self._agreement.stable)):
            low, high = spans[count - 1][1] - _SLACK, spans[count][0] + _SLACK
            if 0.3 * target <= low and high <= target + 2.0:
                at, level = stillest(samples, low, high)
                seams.append((10 * level + 0.2 * abs(at - target), at, count))
        if not seams and not too_long:
            return
        _, at, count = min(seams, default=(0.0, target, 0))
        with self._lock:
            if self.closed:
                return
            self._fixed = self._joined(text_of(self._agreement.cut(count)))
            dropped = int(at * self.rate)
            del self._audio[: 2 * dropped]
            self._window_start += dropped
            self._last = None

    def _joined(self, text: str) -> str:
        """The fixed words and then the text; a word that is heard on both sides of the seam was said once."""
        before, after = self._fixed.split(), text.split()
        if before and after and bare(before[-1]) == bare(after[0]):
            after = after[1:]
        return " ".join((*before, *after))

    def _transcript(
        self,
        text: str,
        locale: str,
        stable: str,
        until: int,
        began: float,
        *,
        final: bool = False,
        alternatives: tuple[str, ...] = (),
    ) -> Transcript:
        return Transcript(
            text=text,
            locale=locale,
            stable=stable,
            final=final,
            alternatives=alternatives,
            started=self.start / self.rate,
            ended=until / self.rate,
            decode_seconds=time.monotonic() - began,
        )
