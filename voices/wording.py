"""The words that reading aloud needs, by language; they are in `aloud.toml` for a reviewer to read."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from voices.errors import VoicesError

LANGUAGES: Final = ("en", "es", "pt")


@dataclass(frozen=True, slots=True)
class Counted:
    """The word for what is counted: a unit or a currency."""

    one: str
    several: str
    feminine: bool


@dataclass(frozen=True, slots=True)
class Wording:
    """One language's words."""

    language: str
    units: Mapping[str, Counted]
    money: Mapping[str, Counted]
    abbreviations: Mapping[str, str]
    spelled: frozenset[str]
    """Acronyms said letter by letter although they have vowels."""
    said: Mapping[str, str]
    """Words respelled so that the voice says them right."""
    signs: Mapping[str, str]
    times: tuple[str, str, str]
    """`time`, `times`, `a day`, as in "3x/day"."""
    months: tuple[str, ...]
    dialled_always: frozenset[str]
    dialled_before: frozenset[str]
    """Lower case."""
    counted: frozenset[str]
    """Lower case; nouns that make a number a count."""
    feminine: frozenset[str]
    masculine: frozenset[str]
    function: frozenset[str]
    """Words that are no nouns."""


@cache
def wording(locale: str) -> Wording:
    """The words of a locale's language.

    Raises:
        VoicesError: a language that the line does not speak.
    """
    language = locale[:2].lower()
    if language not in LANGUAGES:
        raise VoicesError(
            f"nothing is known about reading {locale!r} aloud: use one of {', '.join(LANGUAGES)}"
        )
    data = _data()
    signs = dict(data["signs"][language])
    one, several, daily = signs.pop("times")
    dialled = data["dialled"]
    return Wording(
        language=language,
        units=_counted(data["units"][language]),
        money=_counted(data["money"][language]),
        abbreviations=data["abbreviations"][language],
        spelled=frozenset(data["spelled"][language]),
        said=data["said"][language],
        signs=signs,
        times=(one, several, daily),
        months=tuple(data["months"][language]),
        dialled_always=frozenset(dialled["always"]),
        dialled_before=frozenset(word.lower() for word in dialled[language]["before"]),
        counted=frozenset(dialled[language]["counted"]),
        feminine=frozenset(data["feminine"].get(language, ())),
        masculine=frozenset(data["masculine"].get(language, ())),
        function=frozenset(data["function"].get(language, ())),
    )


def _counted(rows: Mapping[str, list[str]]) -> dict[str, Counted]:
    return {sign: Counted(one, several, gender == "f") for sign, (one, several, gender) in rows.items()}


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files("voices").joinpath("aloud.toml").read_text(encoding="utf-8"))
