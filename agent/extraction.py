"""Claims by language model: what the caller states, in the caller's words, or nothing that was not said."""

import asyncio
import html
import json
import re
from collections.abc import Sequence
from contextlib import aclosing
from typing import Final

from agent.laps import LapKind, lap
from agent.prompt import PromptFile, load_prompt
from agent.providers.breaker import CircuitBreaker
from agent.providers.model import FaultKind, LanguageModel, Prompt, ProviderFault
from kb.claims import LONGEST, MOST, SHORTEST, key, normalize
from kb.language import fold, words

SECONDS: Final = 2.0
"""Longest wait, over all models. It runs while the answer is being written, which may take longer."""
OWN_WORDS: Final = 0.75
"""Share of a claim's words that the caller must have said: "I can" may become "you can", no more."""
_MAX_TOKENS: Final = 160
_ARRAY: Final = re.compile(r"\s*(?:```(?:json)?\s*)?(\[.*\])(?:\s*```)?\s*", re.DOTALL)


class ModelExtractor:
    """Asks the configured models in order; None when none gives something usable, and `kb.claims` does it instead."""

    def __init__(self, models: Sequence[LanguageModel], seconds: float = SECONDS) -> None:
        """`models`, primary first; whoever made them closes them."""
        template: PromptFile = load_prompt("claims")
        self.prompt = template
        limits = {"most": MOST, "shortest": SHORTEST, "longest": LONGEST}
        system = template.template
        for name, value in limits.items():
            system = system.replace(f"{{{name}}}", str(value))
        self._system = system
        self._models = [(model, CircuitBreaker()) for model in models]
        self._seconds = seconds

    async def extract(self, text: str) -> tuple[str, ...] | None:
        """Claims in `text`, which holds no personal data; None if no model answered in time and as asked."""
        prompt = Prompt(self._system, f"<caller>{html.escape(text, quote=False)}</caller>", _MAX_TOKENS)
        try:
            async with asyncio.timeout(self._seconds):
                for model, breaker in self._models:
                    if not breaker.allow():
                        continue
                    try:
                        with lap(model.name, LapKind.MODEL) as notes:
                            notes["of"] = "claims"
                            answer = await _whole(model, prompt)
                        found = parse(answer, text)
                    except (ProviderFault, ValueError):
                        breaker.failed()
                        continue
                    breaker.succeeded()
                    return found
        except TimeoutError:
            return None
        return None


async def _whole(model: LanguageModel, prompt: Prompt) -> str:
    pieces: list[str] = []
    async with aclosing(model.stream(prompt)) as tokens:
        async for token in tokens:
            pieces.append(token)
            if len(pieces) > 4 * _MAX_TOKENS:
                raise ProviderFault(FaultKind.CONTENT, model.name, "does not stop")
    return "".join(pieces)


def parse(answer: str, said: str) -> tuple[str, ...]:
    """The claims in a model's answer that are made of the words of `said`, each once.

    Raises:
        ValueError: not one JSON array of text.
    """
    match = _ARRAY.fullmatch(answer)
    listed = json.loads(match.group(1)) if match else None
    if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
        raise ValueError(f"expected a JSON array of text, got {answer[:80]!r}")
    heard = set(words(fold(said)))
    found: dict[str, str] = {}
    for one in map(normalize, listed):
        own = words(fold(one))
        if not SHORTEST <= len(own) <= LONGEST:
            continue
        if sum(word in heard for word in own) >= OWN_WORDS * len(own):
            found.setdefault(key(one), one)
    return tuple(found.values())[:MOST]
