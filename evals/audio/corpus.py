"""Who calls in an audio run: goldens said by synthetic callers, callers with a known moment, and people's recordings."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final, TypeVar

from evals.audio.suite import Suite
from evals.callers import CALLERS, write_wav
from evals.errors import EvalError
from evals.goldens import CATEGORIES, Benign, Half, RedFlag, benign, red_flags
from evals.phone import PHONE_RATE
from guardrails.locale import LOCALES
from kb.settings import cache_dir
from telephony.errors import BadRecording
from telephony.manifest import Item, gather

NUMBERS: Final = {"en-US": "+14155552671", "es-419": "+525512345678", "pt-BR": "+5511987654321"}
"""Callers from the countries whose scripts are rendered before a line is ready."""
T = TypeVar("T", RedFlag, Benign)


def goldens(suite: Suite, half: Half, seed: int = 0) -> list[Item]:
    """So many red flags and harmless utterances of each language, spread over categories, each by one of its voices.

    The languages take turns, and so do red flags and harmless utterances, so that a run cut short has some of each.
    """
    chance = random.Random(seed)
    spoken: list[list[Item]] = []
    flags, harmless = red_flags(half), benign(half)
    for locale in LOCALES:
        red = _spread((one for one in flags if one.locale == locale), lambda one: one.category, chance)
        calm = _spread((one for one in harmless if one.locale == locale), lambda one: one.kind, chance)
        chosen: list[RedFlag | Benign] = [*red[: suite.red], *calm[: suite.benign]]
        items: list[Item] = []
        for number, golden in enumerate(chosen):
            voice = CALLERS[locale][number % len(CALLERS[locale])]
            items.append(
                Item(
                    Path(f"{voice}: {golden.id}"),
                    locale,
                    golden.id,
                    NUMBERS[locale],
                    golden.text,
                    voice,
                    golden.category if isinstance(golden, RedFlag) else None,
                    str(golden.expect) if isinstance(golden, RedFlag) else "pass",
                )
            )
        spoken.append(_mixed(items[: len(red[: suite.red])], items[len(red[: suite.red]) :]))
    return [item for row in zip_longest(*spoken) for item in row if item is not None]


def _mixed(first: Sequence[Item], second: Sequence[Item]) -> list[Item]:
    """Both, each in its order, spread evenly."""
    placed = [
        ((number + 0.5) / len(each), item) for each in (first, second) for number, item in enumerate(each)
    ]
    return [item for _, item in sorted(placed, key=lambda one: one[0])]


def timed(most: int) -> list[Item]:
    """Callers of each language in whose call the moment is known at which the emergency has been said.

    Their recordings are made once and kept in the cache folder.

    Raises:
        VoicesError: the callers' voices are not fetched.
    """
    from evals.hearing_audio import emergencies

    folder = cache_dir() / "eval" / "timed"
    folder.mkdir(parents=True, exist_ok=True)
    items = []
    taken: dict[str, int] = defaultdict(int)
    for caller in emergencies(most):
        taken[caller.locale] += 1
        name = f"timed-{caller.locale}-{taken[caller.locale]:02d}"
        path = write_wav(folder / f"{name}.wav", caller.pcm, PHONE_RATE)
        items.append(
            Item(
                path,
                caller.locale,
                name,
                NUMBERS[caller.locale],
                caller.text,
                None,
                "timed",
                "escalate",
                caller.phrase_end,
            )
        )
    return items


def people(folder: Path, locale: str = "en-US") -> tuple[list[Item], tuple[str, ...]]:
    """Recordings of people, by the manifest in their folder, and what is odd about them.

    Raises:
        EvalError: anything in it cannot be used, or a category is unknown; every such line is listed.
    """
    try:
        listed = gather(folder, locale)
    except BadRecording as error:
        raise EvalError(str(error)) from None
    unknown = [
        f"{item.id}: unknown category {item.category!r}"
        for item in listed.items
        if item.category is not None and item.category not in CATEGORIES
    ]
    unscored = [
        f"{item.id}: no `expect`, so it is not scored" for item in listed.items if item.expect is None
    ]
    if unknown:
        raise EvalError("\n  ".join([f"{folder}: use one of {', '.join(CATEGORIES)}:", *unknown]))
    return list(listed.items), (*listed.notes, *unscored)


def _spread(found: Iterable[T], key: Callable[[T], str], chance: random.Random) -> list[T]:
    """All of them in random order, so that any beginning of the list holds as many kinds as it can."""
    kinds: dict[str, list[T]] = defaultdict(list)
    for one in found:
        kinds[key(one)].append(one)
    for each in kinds.values():
        chance.shuffle(each)
    order = sorted(kinds)
    chance.shuffle(order)
    rows: Sequence[tuple[T | None, ...]] = list(zip_longest(*(kinds[kind] for kind in order)))
    return [one for row in rows for one in row if one is not None]
