"""Whisper on CTranslate2, one short window at a time."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from voices.agreement import Word, text_of
from voices.errors import VoicesError
from voices.hearing_settings import RATE, HearingSettings
from voices.resample import Samples

LANGUAGES: Final = {"en-US": "en", "es-419": "es", "pt-BR": "pt"}
"""Whisper's language of each locale."""

_FILES: Final = ("model.bin", "config.json", "tokenizer.json", "vocabulary.txt")
_FRAME: Final = 160
"""Samples of one mel frame (10 ms)."""
_MAX_FRAMES: Final = 3000
_MAX_TOKENS: Final = 448
_MIN_SAMPLES: Final = RATE // 10


@dataclass(frozen=True, slots=True)
class Window:
    """Encoded speech, ready to be decoded more than once."""

    features: Any
    """CTranslate2 storage view (1, frames / 2, 512)."""
    seconds: float
    """Seconds of speech, padding not counted."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One thing the window may say."""

    words: tuple[Word, ...]
    text: str
    logprob: float
    """Mean log probability of a token; 0 is certain, below -1 is a guess."""
    no_speech: float
    """Whisper's probability that nobody speaks, 0 to 1."""
    forced: int = 0
    """How many of the words were given, not heard."""


class Decoder:
    """The model. Not thread-safe beyond what CTranslate2 allows: one decode per worker."""

    def __init__(self, model_dir: Path, settings: HearingSettings) -> None:
        """Load the weights (about 0.5 s).

        Raises:
            VoicesError: the directory lacks a file, or the files are no Whisper model.
        """
        missing = [name for name in _FILES if not (model_dir / name).is_file()]
        if missing:
            raise VoicesError(
                f"no Whisper model in {model_dir}: {', '.join(missing)} missing; run `atalaia voices fetch`"
            )
        from faster_whisper import WhisperModel  # heavy import

        self.settings = settings
        self._padding = math.ceil(settings.padding * RATE / _FRAME)
        try:
            self.whisper = WhisperModel(
                str(model_dir),
                device=settings.device,
                compute_type=settings.compute_type,
                cpu_threads=settings.threads,
                num_workers=settings.workers,
                local_files_only=True,
            )
        except (RuntimeError, ValueError, OSError) as error:
            raise VoicesError(
                f"the Whisper model in {model_dir} cannot be loaded ({error}): remove it and run `atalaia voices fetch`"
            ) from error
        self._model = self.whisper.model
        self._tokenizer = cache(self._make_tokenizer)

    def _make_tokenizer(self, language: str) -> Any:
        from faster_whisper.tokenizer import Tokenizer

        return Tokenizer(self.whisper.hf_tokenizer, True, task="transcribe", language=language)

    def encode(self, samples: Samples, rate: int) -> Window:
        """Encode up to 25 s of speech with the padding behind it.

        Raises:
            VoicesError: the rate is not 16 kHz, or the speech is too long for one window.
        """
        if rate != RATE:
            raise VoicesError(f"Whisper takes 16000 Hz, got {rate} Hz: resample first")
        from ctranslate2 import StorageView

        if samples.size > (_MAX_FRAMES - self._padding) * _FRAME:
            raise VoicesError(f"{samples.size / RATE:.1f} s of speech do not fit in one window: cut it first")
        speech = np.pad(samples, (0, max(0, _MIN_SAMPLES - samples.size)))
        mel = self.whisper.feature_extractor(speech)[:, :-1]
        # Padding the features as faster-whisper does, rather than the samples, makes fewer errors and costs less.
        padded = np.zeros((1, mel.shape[0], mel.shape[1] + self._padding), dtype=np.float32)
        padded[0, :, : mel.shape[1]] = mel
        features = self._model.encode(StorageView.from_array(padded))
        return Window(features, samples.size / RATE)

    def decode(
        self, window: Window, locale: str, *, beam: int = 1, hypotheses: int = 1, prefix: Sequence[Word] = ()
    ) -> tuple[Hypothesis, ...]:
        """Up to `hypotheses` different texts, best first, at temperature 0; `prefix` is taken as said."""
        tokenizer = self._tokenizer(LANGUAGES[locale])
        given = [token for word in prefix for token in word.tokens]
        prompt = [*tokenizer.sot_sequence, tokenizer.no_timestamps, *given]
        cap = max(len(given), math.ceil(window.seconds * self.settings.tokens_per_second)) + 8
        result = self._model.generate(
            window.features,
            [prompt],
            beam_size=beam,
            num_hypotheses=min(hypotheses, beam),
            # CTranslate2 lets the text have half of it: the other half is for a previous text.
            max_length=min(_MAX_TOKENS, 2 * cap),
            return_scores=True,
            return_no_speech_prob=True,
            suppress_blank=not given,
        )[0]
        found: list[Hypothesis] = []
        for tokens, score in zip(result.sequences_ids, result.scores, strict=True):
            # The given tokens come back at the head of the result.
            heard = without_loop([token for token in tokens[len(given) :] if token < tokenizer.eot])
            words = said_once((*prefix, *self._words(tokenizer, heard)))
            text = text_of(words)
            keys = [word.key for word in words]
            if all(keys != [word.key for word in other.words] for other in found):
                mean = score * len(tokens) / (len(tokens) + 1)
                found.append(Hypothesis(words, text, mean, result.no_speech_prob, len(prefix)))
        return tuple(found)

    @staticmethod
    def _words(tokenizer: Any, tokens: list[int]) -> list[Word]:
        if not tokens:
            return []
        texts, groups = tokenizer.split_to_word_tokens(tokens)
        words: list[Word] = []
        for text, group in zip(texts, groups, strict=True):
            # Punctuation that the tokenizer set apart belongs to the word before it.
            if words and not any(c.isalnum() for c in text) and not text.startswith(" "):
                words[-1] = Word(words[-1].text + text, (*words[-1].tokens, *group))
            else:
                words.append(Word(text, tuple(group)))
        return words

    def spans(self, window: Window, locale: str, words: Sequence[Word]) -> list[tuple[float, float]]:
        """Seconds in the window at which each word begins and ends, from the attention of the decoder."""
        tokenizer = self._tokenizer(LANGUAGES[locale])
        tokens = [token for word in words for token in word.tokens]
        if not tokens:
            return []
        frames = max(2, math.ceil(window.seconds * RATE / _FRAME))
        found = self._model.align(window.features, tokenizer.sot_sequence, [tokens], frames)[0].alignments
        begins: dict[int, float] = {}
        last = 0.0
        for token, frame in found:
            begins.setdefault(token, frame * 0.02)
            last = max(last, frame * 0.02)
        spans: list[tuple[float, float]] = []
        position = 0
        for word in words:
            start = begins.get(position, spans[-1][1] if spans else 0.0)
            position += len(word.tokens)
            spans.append((start, begins.get(position, last)))
        return spans

    def identify(self, window: Window) -> dict[str, float]:
        """The probability of each locale, given that it is one of the three."""
        heard = {name.strip("<|>"): p for name, p in self._model.detect_language(window.features)[0]}
        total = sum(heard[language] for language in LANGUAGES.values()) or 1.0
        return {locale: heard[language] / total for locale, language in LANGUAGES.items()}


def without_loop(tokens: list[int], times: int = 4) -> list[int]:
    """The tokens up to where a phrase starts to repeat itself `times` times; one copy of it is kept."""
    for size in range(1, 1 + len(tokens) // times):
        for start in range(len(tokens) - size * times + 1):
            phrase = tokens[start : start + size]
            if all(tokens[start + size * n : start + size * (n + 1)] == phrase for n in range(1, times)):
                return tokens[: start + size]
    return tokens


def said_once(words: Sequence[Word], least: int = 3) -> tuple[Word, ...]:
    """The words without a phrase of at least `least` words that follows itself at once.

    Whisper writes a short utterance twice where it hears the end of it badly. Who really says a phrase twice
    loses no meaning.
    """
    kept = list(words)
    keys = [word.key for word in kept]
    size = len(kept) // 2
    while size >= least:
        for start in range(len(kept) - 2 * size, -1, -1):
            if keys[start : start + size] == keys[start + size : start + 2 * size]:
                del kept[start + size : start + 2 * size]
                del keys[start + size : start + 2 * size]
                break
        else:
            size -= 1
            continue
        size = min(size, len(kept) // 2)
    return tuple(kept)
