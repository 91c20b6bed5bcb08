"""A language model as judge of what the lexicon lets pass: the provider behind `guardrails.judge`."""

import asyncio
import threading
from collections.abc import Sequence

from agent.laps import LapKind, lap
from agent.providers.model import FaultKind, LanguageModel, Prompt, ProviderFault
from guardrails.judge import SAMPLING


class Asker:
    """Puts a question to the first model that answers. Called from threads; the models live on a loop of their own.

    The models must be its own: a client's connections belong to the loop that opened them.
    """

    def __init__(self, models: Sequence[LanguageModel]) -> None:
        """`models` in the order in which they are asked."""
        self._models = tuple(models)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="judge", daemon=True).start()

    def __call__(self, prompt: str) -> str:
        """The whole answer.

        Raises:
            ProviderFault: no model answered; that of the last one.
        """
        return asyncio.run_coroutine_threadsafe(self._ask(prompt), self._loop).result()

    async def _ask(self, prompt: str) -> str:
        fault = ProviderFault(FaultKind.PERMANENT, "none", "no model is configured")
        for model in self._models:
            try:
                asked = Prompt(
                    system="Answer with the JSON object alone.", user=prompt, max_tokens=SAMPLING.max_tokens
                )
                with lap(model.name, LapKind.MODEL) as notes:
                    notes["of"] = "judge"
                    return "".join([piece async for piece in model.stream(asked)])
            except ProviderFault as error:
                fault = error
                notes["fault"] = str(fault.kind)
        raise fault
