"""The locales the line speaks."""

from typing import Final

LOCALES: Final = ("en-US", "es-419", "pt-BR")
DEFAULT_LOCALE: Final = "en-US"
HOME: Final = {"en-US": "US", "es-419": "MX", "pt-BR": "BR"}
"""A country of each locale: with its numbers scripts are shown to reviewers, and rendered before anybody has called."""

_BY_LANGUAGE: Final = {"en": "en-US", "es": "es-419", "pt": "pt-BR"}


class UnknownLocale(ValueError):
    """A locale the line does not speak."""


def parse_locale(text: str) -> str:
    """The line's locale for a language tag such as `es-MX`, `pt_BR` or `en`.

    Raises:
        UnknownLocale: the language is none of the three.
    """
    language = text.strip().replace("_", "-").split("-")[0].lower()
    try:
        return _BY_LANGUAGE[language]
    except KeyError:
        raise UnknownLocale(f"unknown locale {text!r}: use one of {', '.join(LOCALES)}") from None


def language(locale: str) -> str:
    """The two-letter language of a locale: `en`, `es` or `pt`."""
    return locale[:2]
