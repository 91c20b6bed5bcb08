"""Writing from evidence: a model writes, each sentence is checked as it comes, and what passes is spoken at once."""

import asyncio
import html
import time
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Final

from agent.laps import LapKind, Scalar, lap
from agent.prompt import PromptFile, load_prompt
from agent.providers.breaker import CircuitBreaker
from agent.providers.model import FaultKind, LanguageModel, Prompt, ProviderFault
from agent.providers.settings import ModelSettings
from guardrails import citations
from guardrails.citations import CitedCard, SentenceStream
from kb.card import Card

NO_EVIDENCE: Final = "NO_EVIDENCE"
_LANGUAGE: Final = {"en-US": "English", "es-419": "Latin American Spanish", "pt-BR": "Brazilian Portuguese"}

SentenceGate = Callable[[str], "Sentence | None"]
"""Strips and checks the citations of one written sentence; None when it may not be spoken."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence that passed the checks."""

    text: str
    """Without its citations."""
    cards: tuple[str, ...]


@dataclass(slots=True)
class Written:
    """What became of one attempt to write an answer."""

    sentences: list[Sentence] = field(default_factory=list)
    dropped: int = 0
    """Sentences that did not pass the checks."""
    model: str | None = None
    """Who wrote what was spoken."""
    faults: list[ProviderFault] = field(default_factory=list)

    @property
    def degraded(self) -> str | None:
        """Why the answer is not the one that was meant, None if it is."""
        return f"provider_{self.faults[-1].kind}" if self.faults else None


class Writer:
    """Asks the configured models in order until one gives something that may be spoken.

    After the first spoken sentence there is no second model: a turn is never answered twice.
    """

    def __init__(self, models: Sequence[LanguageModel], settings: ModelSettings) -> None:
        """`models`, primary first."""
        self.settings = settings
        self.prompt: PromptFile = load_prompt("answer")
        self._models = [(model, CircuitBreaker()) for model in models]

    async def write(
        self,
        question: str,
        cards: Sequence[Card],
        locale: str,
        gate: SentenceGate,
        say: Callable[[Sentence], None],
    ) -> Written:
        """Write an answer to `question` from `cards`; `say` gets each sentence the moment it may be spoken."""
        written = Written()
        prompt = self._fill(question, cards, locale)
        started = time.monotonic()
        for model, breaker in self._models:
            if not breaker.allow():
                written.faults.append(ProviderFault(FaultKind.OPEN, model.name))
                continue
            try:
                with lap(model.name, LapKind.MODEL) as notes:
                    await self._ask(model, prompt, started, gate, say, written, notes)
            except ProviderFault as fault:
                notes["fault"] = str(fault.kind)
                breaker.failed()
                written.faults.append(fault)
            else:
                breaker.succeeded()
            if written.sentences:
                written.model = model.name
                return written
            if not written.faults or written.faults[-1].provider != model.name:
                written.faults.append(ProviderFault(FaultKind.CONTENT, model.name))
        return written

    async def _ask(
        self,
        model: LanguageModel,
        prompt: Prompt,
        started: float,
        gate: SentenceGate,
        say: Callable[[Sentence], None],
        written: Written,
        notes: dict[str, Scalar | list[str]],
    ) -> None:
        asked, chunks = time.monotonic(), 0
        grouped = SentenceStream()

        def pass_on(texts: Sequence[str]) -> None:
            for text in filter(None, texts):
                sentence = gate(text)
                if sentence is None:
                    written.dropped += 1
                else:
                    written.sentences.append(sentence)
                    say(sentence)

        async with aclosing(model.stream(prompt)) as tokens:
            while True:
                try:
                    token = await asyncio.wait_for(
                        anext(tokens), self._patience(started, bool(written.sentences))
                    )
                except StopAsyncIteration:
                    break
                except TimeoutError:
                    spent = time.monotonic() - started
                    late = spent >= self.settings.first_sentence_seconds and not written.sentences
                    kind = FaultKind.TIMEOUT if late or not chunks else FaultKind.STALL
                    raise ProviderFault(kind, model.name, f"after {spent:.1f} s") from None
                if not chunks:
                    notes["first_token"] = round(time.monotonic() - asked, 4)
                chunks += 1
                notes["chunks"] = chunks
                pass_on(grouped.push(token))
        pass_on((grouped.rest(),))
        if not written.sentences and not written.dropped:
            raise ProviderFault(FaultKind.EMPTY, model.name)

    def _patience(self, started: float, speaking: bool) -> float:
        spent = time.monotonic() - started
        limit = self.settings.total_seconds if speaking else self.settings.first_sentence_seconds
        return max(0.0, min(self.settings.stall_seconds, limit - spent))

    def _fill(self, question: str, cards: Sequence[Card], locale: str) -> Prompt:
        shown = "\n\n".join(
            f"[card:{card.id}] {card.title} ({card.source.name})\n{card.text}" for card in cards
        )
        system = self.prompt.template.replace("{language}", _LANGUAGE[locale]).replace("{cards}", shown)
        return Prompt(system=system, user=f"<caller>{html.escape(question, quote=False)}</caller>")

    async def close(self) -> None:
        """Release the models' connections."""
        for model, _ in self._models:
            await model.close()


def checked(sentence: str, cards: Sequence[Card], locale: str) -> Sentence | None:
    """The sentence without its citations if it may be spoken, None if it may not."""
    if NO_EVIDENCE in sentence:
        return None
    cited = tuple(
        CitedCard(card.id, card.title, f"{card.spoken} {card.text}", card.facts, card.myths) for card in cards
    )
    verdict = citations.check(sentence, cited, locale)
    return Sentence(verdict.spoken, verdict.cited) if verdict.supported and verdict.spoken else None
