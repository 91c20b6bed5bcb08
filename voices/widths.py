"""One rendering, every rate: prompts are kept at the voice's own rate and a telephone's, and made from these."""

from dataclasses import replace
from typing import Final

from voices.finish import convert
from voices.prompts import Prompt, PromptStore
from voices.resample import LINE_RATES, from_pcm, to_pcm

NARROWEST: Final = min(LINE_RATES)
"""Hz of a telephone: what every prompt is prepared for."""


def kept(store: PromptStore, prompt: Prompt, native: int | None) -> Prompt | None:
    """The prompt whose audio is there: itself, else at the voice's own rate, or at worst at a telephone's.

    Args:
        store: where prompts are.
        prompt: what is wanted. At a telephone's rate nothing else will do: it is always prepared.
        native: Hz of the voice, None if that is not known.
    """
    rates = (prompt.rate,) if prompt.rate == NARROWEST else (prompt.rate, native, NARROWEST)
    wanted = (replace(prompt, rate=rate) for rate in rates if rate)
    return next((each for each in wanted if store.get(each) is not None), None)


def audio(store: PromptStore, prompt: Prompt, native: int | None) -> bytes | None:
    """The audio of a prompt: int16 mono at its rate. One that has to be made is kept in memory."""
    found = kept(store, prompt, native)
    pcm = None if found is None else store.get(found)
    if found is None or pcm is None or found.rate == prompt.rate:
        return pcm
    made = to_pcm(convert(from_pcm(pcm), found.rate, prompt.rate))
    store.hold(prompt, made)
    return made
