"""Loading a line: engines, prompts and the shared parts of all calls."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from agent.engines import Engines, Voices, load_engines
from agent.phrases import fixed
from agent.settings import Settings
from guardrails.locale import HOME, LOCALES
from guardrails.refusal import RefusalKind, refusal
from guardrails.scripts import all_scripts
from telephony.call import Shared
from telephony.settings import TimingSettings
from telephony.turns import TurnModel
from voices.errors import VoicesError
from voices.speaking import Speaking

_AT_ONCE: Final = 4
"""Urgent prompts on their way at the same time, so that no core waits for the last clause of one."""

Report = Callable[[str], None]


def load_shared(settings: Settings, voices: Voices | None = None) -> Shared:
    """Load everything that all calls share, and use it once, so that no caller waits for a first time.

    Blocks for some seconds; call it in a thread.

    Args:
        settings: which models, and where they lie.
        voices: begun earlier; None begins them now.

    Raises:
        AgentError, VoicesError: something is missing; the message says which command brings it.
    """
    timing = TimingSettings()
    engines = load_engines(settings, voices)
    model = TurnModel()
    model.probability(b"\0" * timing.listen_rate, timing.listen_rate)
    return Shared(engines, timing, model)


def first_prompts(settings: Settings) -> dict[str, list[str]]:
    """What must be rendered before the first call, by locale: every script of the line's country, the greeting."""
    texts: dict[str, list[str]] = {}
    for locale in LOCALES:
        scripts = all_scripts(locale, settings.line.country or HOME[locale]).values()
        spoken = fixed(locale)
        texts[locale] = list(dict.fromkeys([*scripts, spoken["greeting"], spoken["offer"]]))
    return texts


def country_prompts(locale: str, country: str | None) -> dict[str, list[str]]:
    """The scripts of a caller's country."""
    return {locale: list(all_scripts(locale, country).values())}


def later_prompts(engines: Engines) -> dict[str, list[str]]:
    """What is rendered in the background: phrases and refusals, the neutral scripts, then the cards."""
    from agent.nodes import spoken_card
    from kb.reading import load_cards

    cards = load_cards(engines.settings.paths.cards)
    return {
        locale: [
            *fixed(locale).values(),
            *(refusal(kind, locale) for kind in RefusalKind),
            *all_scripts(locale, None).values(),
            *(piece.text for card in cards if card.locale == locale for piece in spoken_card(card)),
        ]
        for locale in LOCALES
    }


async def prepare(
    speaking: Speaking,
    texts: dict[str, list[str]],
    rate: int,
    *,
    urgent: bool,
    report: Report,
    advance: Callable[[], None] = lambda: None,
) -> None:
    """Render prompts that are not rendered yet, in turn for each locale; urgent ones several at a time.

    Args:
        speaking: the voices.
        texts: by locale, the most important ones first.
        rate: Hz.
        urgent: before all other rendering; else giving way to live calls.
        report: told of what could not be rendered.
        advance: called after each prompt that had to be rendered.
    """
    waiting = iter(list(_interleaved(texts)))

    async def render() -> None:
        for locale, text in waiting:
            if speaking.rendered(text, locale, rate) is not None:
                continue
            try:
                await speaking.prepare([text], locale, rate, urgent=urgent)
            except VoicesError as error:
                report(f"not rendered ({locale}): {error}")
            advance()

    async with asyncio.TaskGroup() as group:
        for _ in range(_AT_ONCE if urgent else 1):
            group.create_task(render())


def _interleaved(texts: dict[str, list[str]]) -> Iterable[tuple[str, str]]:
    longest = max((len(each) for each in texts.values()), default=0)
    for index in range(longest):
        for locale, each in texts.items():
            if index < len(each):
                yield locale, each[index]


def missing(speaking: Speaking, texts: dict[str, list[str]], rate: int) -> int:
    """How many prompts are not rendered yet."""
    return sum(
        speaking.rendered(text, locale, rate) is None for locale, each in texts.items() for text in each
    )
