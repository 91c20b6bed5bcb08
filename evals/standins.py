"""Engines that need no models: real hearing, speaking and turns, with a scripted decoder, toned voices and one card.

What is left out is only the neural networks. Scheduling, voice activity, the prompt store, lanes, the gate, turn-taking
and everything on the wire are the line's own. A caller still needs a voice that voice activity recognizes as one.
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from agent.answer import Answer, Outcome
from agent.engines import Engines
from agent.phrases import fixed
from agent.providers.openai import OpenAIModel
from agent.providers.settings import ModelSettings
from agent.say import Say, SayKind
from agent.settings import Settings
from agent.turn import TurnRequest
from agent.writer import Writer, Written, checked
from guardrails.decision import Action
from guardrails.gate import Gate, load_gate
from guardrails.locale import LOCALES
from guardrails.scripts import all_scripts, script
from kb.reading import load_cards
from telephony.call import Shared
from telephony.settings import LanguageSettings, TimingSettings
from voices.agreement import Word
from voices.decoder import Hypothesis, Window
from voices.finish import Samples
from voices.hearing import Hearing
from voices.hearing_settings import HearingSettings
from voices.speaking import Speaking, SpeakingSettings
from voices.voice import VOICES, VoiceChoice

_RATE: Final = 8000
_PER_WORD: Final = 0.025
"""Seconds of tone for a word the line says."""


class ScriptedDecoder:
    """Hears, of `text`, as many words as the sound so far is long; `before` runs before each decode."""

    def __init__(self) -> None:
        """Hears nothing yet."""
        self.text = ""
        self.seconds = 1.0
        """How long it takes to say the text."""
        self.languages: dict[str, float] = {}
        self.before: Callable[[], None] = lambda: None
        self.decodes = 0

    def encode(self, samples: Samples, rate: int) -> Window:
        """The window is its own length."""
        return Window(None, samples.size / rate)

    def identify(self, window: Window) -> dict[str, float]:
        """As told."""
        return self.languages

    def decode(self, window: Window, locale: str, *, beam: int, hypotheses: int) -> tuple[Hypothesis, ...]:
        """The words said so far."""
        self.before()
        self.decodes += 1
        words = self.text.split()
        count = min(len(words), max(1, round(len(words) * window.seconds / self.seconds))) if words else 0
        heard = words[:count]
        return (Hypothesis(tuple(Word(" " + each, ()) for each in heard), " ".join(heard), -0.1, 0.0),)

    def spans(self, window: Window, locale: str, words: Any) -> list[tuple[float, float]]:
        """Evenly spread."""
        each = window.seconds / max(1, len(words))
        return [(index * each, (index + 1) * each) for index in range(len(words))]


class TonedVoice:
    """A tone for each word, of a pitch that goes with it; `before` runs before each synthesis."""

    rate = _RATE

    def __init__(self, choice: VoiceChoice, per_word: float) -> None:
        """`per_word` in seconds."""
        self.choice = choice
        self.fingerprint = f"pitched-tones-{per_word}"
        self.before: Callable[[], None] = lambda: None
        self._per_word = per_word

    def synthesize(self, text: str, speed: float = 1.0) -> Samples:
        """See the class."""
        self.before()
        time = np.arange(int(self._per_word / speed * _RATE)) / _RATE
        pitches = [330 + zlib.crc32(word.encode()) % 400 for word in text.split() or [text]]
        return np.concatenate([0.2 * np.sin(2 * np.pi * pitch * time) for pitch in pitches]).astype(
            np.float32
        )


class OneCard:
    """A turn engine with the real gate and one card; `before` runs where retrieval would."""

    def __init__(self, gate: Gate) -> None:
        """Answers everything that the gate lets pass."""
        self.gate = gate
        self.requests: list[TurnRequest] = []
        self.before: Callable[[], None] = lambda: None
        self.desk = None
        """Nobody reviews drafts."""
        self.writer: Writer | None = None
        """Writes from the card, when a language model is to be part of the line."""

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        """As the turn graph: what to say, then the answer."""
        self.requests.append(request)
        decision = self.gate.decide(request.text, request.locale)
        if decision.action is Action.ESCALATE:
            spoken = script(decision.template_slug or "general", request.locale, request.country)
            yield Say(spoken, SayKind.SCRIPT)
            yield Answer(Outcome.ESCALATED, request.locale, spoken, decision)
            return
        await asyncio.to_thread(self.before)
        spoken, degraded = "Take it when you remember, unless the next one is close.", None
        if self.writer is not None:
            written = await self._write(self.writer, request)
            degraded = written.degraded
            spoken = " ".join(sentence.text for sentence in written.sentences) or spoken
        yield Say(spoken, SayKind.ANSWER, ("missed-dose",))
        yield Say("That comes from MedlinePlus.", SayKind.SOURCE, ("missed-dose",))
        yield Answer(
            Outcome.ANSWERED, request.locale, spoken, decision, citations=("missed-dose",), degraded=degraded
        )

    async def _write(self, writer: Writer, request: TurnRequest) -> Written:
        [card] = [card for card in load_cards() if (card.id, card.locale) == ("missed-dose", request.locale)]
        return await writer.write(
            request.text,
            [card],
            request.locale,
            lambda sentence: checked(sentence, [card], request.locale),
            lambda sentence: None,
        )

    async def answer(self, text: str, locale: str, country: str | None = None) -> Answer:
        """One turn on its own."""
        async for piece in self.run(TurnRequest(text=text, locale=locale, country=country)):
            if isinstance(piece, Answer):
                return piece
        raise AssertionError("a turn ends with an answer")


class StandIns:
    """Everything a server needs, without a model, and handles on what may be broken in it."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        *,
        per_word: float = _PER_WORD,
        timing: TimingSettings | None = None,
        hearing: HearingSettings | None = None,
        languages: LanguageSettings | None = None,
    ) -> None:
        """`folder` takes the rendered prompts. Starts the workers of hearing and speaking; `close` ends them."""
        self.decoder = ScriptedDecoder()
        self.hearing = Hearing(folder, settings=hearing or HearingSettings(workers=1))
        self.hearing._decoder = self.decoder  # type: ignore[assignment]
        self.voices = {locale: TonedVoice(VOICES[locale][0], per_word) for locale in LOCALES}
        self.speaking = Speaking(folder / "models", folder / "prompts", SpeakingSettings())
        for locale, voice in self.voices.items():
            self.speaking._voices[locale] = voice  # type: ignore[assignment]
        self.turns = OneCard(load_gate())
        cards = SimpleNamespace(version=SimpleNamespace(name="one card", built_at="now"))
        reasoning: Any = SimpleNamespace(
            gate=self.turns.gate, floor=None, backstop=None, retriever=cards, turn=self.turns
        )
        engines = Engines(settings, self.hearing, self.speaking, reasoning)
        self.shared = Shared(
            engines, timing or TimingSettings(), None, languages=LanguageSettings(offer=False)
        )

    def writer_at(self, url: str) -> Writer:
        """A writer whose language model is at an address of OpenAI's format."""
        return Writer([OpenAIModel("stand-in", api_key="none", base_url=url)], ModelSettings())

    async def prepare(self, country: str = "US", locales: tuple[str, ...] = LOCALES) -> None:
        """Render scripts and phrases, as a server does before it is ready."""
        for locale in locales:
            texts = [*all_scripts(locale, country).values(), *all_scripts(locale).values()]
            await self.speaking.prepare(
                [*texts, *fixed(locale).values()], locale, self.shared.timing.sample_rate, urgent=True
            )

    def close(self) -> None:
        """End the workers."""
        self.hearing.close()
        self.speaking.close()
