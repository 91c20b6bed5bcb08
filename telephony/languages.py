"""In which language a call begins. The caller's first words, or a key, may change it at once."""

from collections.abc import Mapping
from typing import Final

from guardrails.locale import DEFAULT_LOCALE, UnknownLocale, parse_locale

_SPOKEN: Final[Mapping[str, str]] = {
    "BR": "pt-BR",
    "PT": "pt-BR",
    "AO": "pt-BR",
    "MZ": "pt-BR",
    "GB": "en-US",
    "IE": "en-US",
    "AU": "en-US",
    "NZ": "en-US",
    **dict.fromkeys(
        "MX AR CL CO PE UY EC CR PA HN DO PY BO VE GT SV NI CU PR ES GQ".split(), "es-419"
    ),
}  # fmt: skip
"""The line's language that nearly all callers from a country speak; the United States and Canada are not such."""


def first_locale(
    default: str,
    *,
    asked: str | None = None,
    dialled: str | None = None,
    country: str | None = None,
    numbers: Mapping[str, str] | None = None,
) -> str:
    """The locale a call begins in.

    Args:
        default: when nothing else tells.
        asked: set for the number at the carrier, or by the caller's page.
        dialled: the number that was called.
        country: ISO 3166 code of the caller's country, as their number tells it.
        numbers: locales by dialled number.
    """
    candidates = [asked, (numbers or {}).get(dialled or ""), _SPOKEN.get(country or ""), default]
    for each in candidates:
        if each:
            try:
                return parse_locale(each)
            except UnknownLocale:
                continue
    return DEFAULT_LOCALE
