"""Speaking: rendered prompts at once, everything else clause by clause."""

import asyncio
import logging
import os
import threading
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from voices.aloud import aloud
from voices.clauses import MOST, Clause, clauses
from voices.errors import VoicesError
from voices.finish import Samples, convert, finish, silence, splice
from voices.lane import Job, Lane, Priority
from voices.numerals import dictated
from voices.prompts import Prompt, PromptStore
from voices.resample import check_rate, from_pcm, to_pcm
from voices.voice import VOICES, Sessions, Voice, VoiceChoice
from voices.widths import NARROWEST, audio, kept

_log: Final = logging.getLogger(__name__)

_MOST_STUCK: Final = 4
"""Threads lost to hangs after which nothing more is tried; they cannot be ended."""

RENDERING: Final = "3"
"""Changes whenever trimming, loudness or pacing change, so that stored clauses are rendered again."""

_APART: Final = "/apart"
"""Ends the identity of a voice whose dictated numbers are cut apart."""


@dataclass(frozen=True, slots=True)
class SpeakingSettings:
    """How the line speaks."""

    voices: Mapping[str, tuple[VoiceChoice, ...]] = field(default_factory=lambda: VOICES)
    chunk_seconds: float = 0.2
    """Longest piece of audio handed out at once."""
    hang_seconds: float = 4.0
    """A clause that takes longer is given up: the caller would hear nothing."""
    rest_seconds: float = 15.0
    """How long nothing is synthesized once two clauses hang; one may only have been slow."""
    slow_first: int = 40
    """Characters of the first clause of a slow voice: about 2 s of speech."""
    fast_first: int = 110
    """Characters of the first clause of a fast voice."""
    ahead: int = 2
    """Clauses synthesized ahead of the one that is being handed out."""
    urgent_threads: int = field(default_factory=lambda: min(2, os.cpu_count() or 1))
    """Syntheses at once of what must be rendered before the line is ready, when no call needs the cores."""
    live_nice: int = 2
    background_nice: int = 19


class Speaking:
    """The line's voices, loaded once for the process and shared by all calls. Methods are for one event loop."""

    def __init__(self, models_dir: Path, prompts_dir: Path, settings: SpeakingSettings | None = None) -> None:
        """Nothing is loaded until `warm` or the first synthesis.

        Args:
            models_dir: The folder that holds one folder for each model.
            prompts_dir: Where rendered prompts are kept.
            settings: How to speak.
        """
        self.settings = settings or SpeakingSettings()
        self.store = PromptStore(prompts_dir)
        self._models = models_dir
        self._sessions = Sessions()
        self._voices: dict[str, Voice] = {}
        self._loading = threading.RLock()
        self._live = Lane("speaking-live", self.settings.live_nice)
        self._background = Lane("speaking-background", self.settings.background_nice, gives_way_to=self._live)
        self._urgent = tuple(
            Lane(f"speaking-urgent-{number}", self.settings.live_nice)
            for number in range(self.settings.urgent_threads)
        )
        self._rendering: dict[str, asyncio.Task[None]] = {}
        self._rests_until = 0.0
        self.problems: dict[str, str] = {}
        """What is wrong with a locale's voice, by locale; empty when all is well."""

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales that have a voice."""
        return tuple(self.settings.voices)

    @property
    def healthy(self) -> bool:
        """Whether text that is not rendered can be spoken in every locale."""
        return not self.problems and not self._live.stuck

    def warm(self) -> None:
        """Load every voice and let it say a word. Blocks for a few seconds: call it before calls are accepted.

        Raises:
            VoicesError: a voice cannot be loaded. The others are ready all the same, and rendered prompts play.
        """
        for locale in self.locales:
            try:
                voice = self._voice(locale)
                finish(voice.synthesize("a."), voice.rate, voice.rate)
            except VoicesError:
                continue
            except Exception as error:  # noqa: BLE001 - whatever a broken model raises becomes a stated problem
                self.problems[locale] = f"the voice of {locale} cannot speak: {error}"
        if self.problems:
            raise VoicesError("; ".join(dict.fromkeys(self.problems.values())))

    def rendered(self, text: str, locale: str, rate: int, speed: float = 1.0) -> bytes | None:
        """A prompt from the store, without synthesis and without its voice being installed.

        Clauses are stored one by one: texts share them, and each is rendered once, at the voice's own rate and
        at the one it was prepared for. Any other rate is made from these at first use, which takes some
        milliseconds a clause.

        Returns:
            int16 mono PCM at `rate`, or None if it was not rendered.
        """
        self._choice(locale)
        identity, native = self._identity(locale)
        if identity is None:
            return None
        parts: list[tuple[bytes, float]] = []
        for clause in _cut(aloud(text, locale), locale, identity):
            pcm = audio(self.store, _prompt(identity, clause, rate, speed), native)
            if pcm is None:
                return None
            parts.append((pcm, clause.pause))
        return splice(parts, rate)

    def has(self, text: str, locale: str, rate: int) -> bool:
        """Whether `rendered` would give something, without making it."""
        self._choice(locale)
        identity, native = self._identity(locale)
        return identity is not None and all(
            kept(self.store, _prompt(identity, clause, rate, 1.0), native)
            for clause in _cut(aloud(text, locale), locale, identity)
        )

    async def prepare(
        self, texts: Iterable[str], locale: str, rate: int, urgent: bool = False, speed: float = 1.0
    ) -> None:
        """Render texts into the store; those that are there already cost nothing.

        Args:
            texts: As written; numbers and abbreviations are read aloud as `say` does.
            locale: Whose voice.
            rate: Hz, one of 8, 16, 24 or 48 thousand.
            urgent: On all cores, for what must be there before calls come. Otherwise one thread renders at low
                priority and waits, between clauses, whenever a call wants to speak.
            speed: 1.0 is the voice's own pace.

        Raises:
            VoicesError: some text could not be rendered; the others are.
        """
        check_rate(rate)
        failures: list[str] = []
        for text in texts:
            try:
                await self._prepare(text, locale, rate, urgent, speed)
            except VoicesError as error:
                failures.append(str(error))
        if failures:
            raise VoicesError(f"{len(failures)} prompts of {locale} are not rendered: {failures[0]}")

    async def say(self, text: str, locale: str, rate: int, speed: float = 1.0) -> AsyncIterator[bytes]:
        """Speak.

        Yields:
            int16 mono PCM at `rate` in pieces of at most `chunk_seconds`, as fast as they are ready: all of it at
            once if the text is rendered, else clause by clause.

        Raises:
            VoicesError: the text is not rendered and its voice is missing, fails or hangs. Clauses handed out
                before that stay said.
        """
        check_rate(rate)
        if rate == NARROWEST:
            pcm = self.rendered(text, locale, rate, speed)
        else:  # it may have to be made from another rate first
            pcm = await asyncio.to_thread(self.rendered, text, locale, rate, speed)
        if pcm is not None:
            for piece in self._pieces(pcm, rate):
                yield piece
            return
        if locale not in self._voices:
            # Loading takes a while and is no hang; a line that has been warmed never gets here.
            await asyncio.to_thread(self._voice, locale)
        spoken = aloud(text, locale)
        jobs: list[tuple[Job[Samples], Clause]] = []
        choice = self._choice(locale)
        first = self.settings.slow_first if choice.slow else self.settings.fast_first
        waiting = list(enumerate(_cut(spoken, locale, _APART if choice.hurries else "", first)))
        try:
            while waiting or jobs:
                while waiting and len(jobs) <= self.settings.ahead:
                    order, clause = waiting.pop(0)
                    jobs.append(
                        (
                            self._synthesize(
                                clause.text,
                                locale,
                                rate,
                                speed * clause.pace,
                                self._live,
                                Priority.LIVE,
                                order,
                            ),
                            clause,
                        )
                    )
                job, clause = jobs[0]
                samples = await self._result(job, self._live, len(clause.text))
                jobs.pop(0)
                pause = clause.pause if jobs or waiting else 0.0
                for piece in self._pieces(to_pcm(np.concatenate([samples, silence(pause, rate)])), rate):
                    yield piece
        finally:
            for job, _ in jobs:
                job.future.cancel()

    def close(self) -> None:
        """Stop synthesizing. What is being rendered is lost; the store is untouched."""
        for task in self._rendering.values():
            task.cancel()
        for lane in (self._live, self._background, *self._urgent):
            lane.close()

    async def _prepare(self, text: str, locale: str, rate: int, urgent: bool, speed: float) -> None:
        self._choice(locale)
        identity, _ = self._identity(locale)
        if identity is None:
            identity = _identity_of(await asyncio.to_thread(self._voice, locale))
        wanted = {
            prompt.key: prompt
            for clause in _cut(aloud(text, locale), locale, identity)
            if self.store.get(prompt := _prompt(identity, clause, rate, speed)) is None
        }
        # All of them come to an end before a failure is told: what can be rendered, is.
        found = await asyncio.gather(
            *(self._shared(prompt, locale, urgent) for prompt in wanted.values()), return_exceptions=True
        )
        for failure in found:
            if failure is not None:
                raise failure

    async def _shared(self, prompt: Prompt, locale: str, urgent: bool) -> None:
        """Render a clause; two who want the same one share its rendering."""
        task = self._rendering.get(prompt.key)
        if task is None:
            task = asyncio.create_task(self._render(prompt, locale, urgent))
            self._rendering[prompt.key] = task
            task.add_done_callback(lambda _: self._rendering.pop(prompt.key, None))
        await asyncio.shield(task)

    async def _render(self, prompt: Prompt, locale: str, urgent: bool) -> None:
        voice = await asyncio.to_thread(self._voice, locale)
        native = replace(prompt, rate=voice.rate)
        pcm = self.store.get(native)
        if pcm is None:
            lane = min(self._urgent, key=lambda each: each.load) if urgent else self._background
            priority = Priority.URGENT if urgent else Priority.BACKGROUND
            job = self._synthesize(prompt.text, locale, voice.rate, prompt.speed, lane, priority)
            pcm = to_pcm(await self._result(job, lane, MOST * 4))
            await asyncio.to_thread(self.store.put, native, pcm)
        if prompt.rate != voice.rate:
            await asyncio.to_thread(self._convert, pcm, voice.rate, prompt)

    def _convert(self, pcm: bytes, rate: int, prompt: Prompt) -> None:
        self.store.put(prompt, to_pcm(convert(from_pcm(pcm), rate, prompt.rate)))

    def _synthesize(
        self,
        clause: str,
        locale: str,
        rate: int,
        speed: float,
        lane: Lane,
        priority: Priority,
        order: int = 0,
    ) -> Job[Samples]:
        def work() -> Samples:
            voice = self._voice(locale)
            return finish(voice.synthesize(clause, speed), voice.rate, rate)

        return lane.submit(work, priority, order)

    async def _result(self, job: Job[Samples], lane: Lane, characters: int) -> Samples:
        """What the job gives, or the reason why it gives nothing."""
        # A long clause may take longer: nobody waits for it in silence, the clause before it is being played.
        limit = max(self.settings.hang_seconds, 0.1 * characters)
        future = asyncio.wrap_future(job.future)
        if self._resting:
            job.future.cancel()
            raise VoicesError("the voice hangs and is not used for now")
        try:
            while True:
                running = job.started or lane.running_since or time.monotonic()
                done, _ = await asyncio.wait({future}, timeout=max(0.05, running + limit - time.monotonic()))
                if done:
                    return future.result()
                running_since = lane.running_since
                if running_since is not None and time.monotonic() - running_since >= limit:
                    self._rests_until = time.monotonic() + self.settings.rest_seconds
                    lane.abandon()
                    raise VoicesError(f"the voice produced nothing for {limit:.0f} s")
        except asyncio.CancelledError:
            if job.future.cancelled() and not _cancelling():
                raise VoicesError("speaking was closed before this was said") from None
            raise
        except VoicesError:
            raise
        except Exception as error:
            raise VoicesError(f"the voice failed: {error}") from error
        finally:
            job.future.cancel()

    @property
    def _resting(self) -> bool:
        stuck = self._live.stuck
        return stuck >= _MOST_STUCK or (stuck >= 2 and time.monotonic() < self._rests_until)

    def _voice(self, locale: str) -> Voice:
        """The loaded voice of a locale; loads it at first use, so never call it on the event loop."""
        with self._loading:
            if locale not in self._voices:
                try:
                    self._voices[locale] = Voice(self._models, self._choice(locale), self._sessions)
                except VoicesError as error:
                    self.problems[locale] = str(error)
                    raise
                self.problems.pop(locale, None)
                voice = self._voices[locale]
                self.store.remember(locale, _identity_of(voice), voice.rate)
            return self._voices[locale]

    def _choice(self, locale: str) -> VoiceChoice:
        try:
            choices: Sequence[VoiceChoice] = self.settings.voices[locale]
        except KeyError:
            known = ", ".join(self.locales)
            raise VoicesError(f"there is no voice for the locale {locale!r}: use one of {known}") from None
        return next((choice for choice in choices if not choice.missing(self._models)), choices[-1])

    def _identity(self, locale: str) -> tuple[str | None, int | None]:
        """The identity of the loaded voice, or of the one that spoke last time, and its rate in Hz."""
        voice = self._voices.get(locale)
        if voice is not None:
            return _identity_of(voice), voice.rate
        return self.store.recall(locale) or (None, None)

    def _pieces(self, pcm: bytes, rate: int) -> Iterator[bytes]:
        size = max(1, int(rate * self.settings.chunk_seconds)) * 2
        for start in range(0, len(pcm), size):
            yield pcm[start : start + size]


def _cancelling() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _identity_of(voice: Voice) -> str:
    return f"{voice.fingerprint}/{RENDERING}{_APART if voice.choice.hurries else ''}"


def _prompt(identity: str, clause: Clause, rate: int, speed: float) -> Prompt:
    return Prompt(identity, clause.text, rate, speed * clause.pace)


@lru_cache(maxsize=2048)
def _cut(spoken: str, locale: str, identity: str, first: int = MOST) -> tuple[Clause, ...]:
    pattern = dictated(locale[:2].lower()) if identity.endswith(_APART) else None
    return tuple(clauses(spoken, first=first, dictated=pattern))
