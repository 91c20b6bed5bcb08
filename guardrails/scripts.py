"""What the line says when it escalates: short scripts by red-flag category, in each language.

The wording is in `data/scripts.toml`, the three languages side by side, with the reason for each. This
module only fills in the numbers of the caller's country. It runs when someone is in danger, so nothing a
caller of this module can pass makes it fail: an unknown slug gives the general script, an unknown locale
the default one, an unknown country the neutral wording.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from guardrails.emergency import EmergencyNumbers, numbers
from guardrails.locale import DEFAULT_LOCALE, UnknownLocale, parse_locale

MAX_WORDS: Final = 35
"""About 12 seconds of calm speech."""

GENERAL: Final = "general"

_CHOICE: Final = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
_SPACES: Final = re.compile(r" {2,}")


@cache
def _data() -> dict[str, Any]:
    text = files("guardrails").joinpath("data/scripts.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def slugs() -> tuple[str, ...]:
    """Every script's slug: the red-flag categories first, then what the line says of itself."""
    return tuple(slug for slug in _data() if slug != "words")


@cache
def why(slug: str) -> str:
    """Why the script says what it says, for the reviewer.

    Raises:
        KeyError: there is no such script.
    """
    return str(_data()[slug]["why"])


def script(slug: str, locale: str, country: str | None = None) -> str:
    """The words to speak.

    Args:
        slug: a red-flag category or one of `general, check, deaf, handoff, handoff_failed, stay`.
        locale: the language to speak in.
        country: ISO two-letter code of where the caller is, `None` if it is not known.
    """
    try:
        known = parse_locale(locale)
    except (UnknownLocale, AttributeError):
        known = DEFAULT_LOCALE
    return _filled(slug if slug in slugs() else GENERAL, known, numbers(country))


def all_scripts(locale: str, country: str | None = None) -> dict[str, str]:
    """Every script in one locale, by slug."""
    return {slug: script(slug, locale, country) for slug in slugs()}


@cache
def _filled(slug: str, locale: str, known: EmergencyNumbers | None) -> str:
    words = _data()["words"]
    values: dict[str, str] = dict.fromkeys(("medical", "police"), words["number"][locale])
    if known is not None:
        values |= {"medical": known.medical, "police": known.police}
        if known.crisis:
            values["crisis"] = known.crisis
            if known.crisis_option:
                values["crisis"] += ", " + words["option"][locale].format(option=known.crisis_option)
        if known.poison:
            values["poison"] = known.poison
    star = words["star"][locale]
    spoken = {name: value.replace("*", f"{star} ") for name, value in values.items()}

    def choose(match: re.Match[str]) -> str:
        with_it, without_it = match.groups()
        needed = set(re.findall(r"\{(\w+)\}", with_it))
        return with_it if needed <= spoken.keys() else without_it

    text = _CHOICE.sub(choose, _data()[slug][locale]).format(**spoken)
    return _SPACES.sub(" ", text).strip()
