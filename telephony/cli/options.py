"""Reading the options of the calling commands."""

from collections.abc import Sequence

from guardrails.locale import UnknownLocale, parse_locale
from telephony.caller import KeyPress
from telephony.errors import TelephonyError

_KEYS = "0123456789*#"


def locale_of(text: str) -> str:
    """A locale.

    Raises:
        TelephonyError: the line does not speak it.
    """
    try:
        return parse_locale(text)
    except UnknownLocale as error:
        raise TelephonyError(str(error)) from None


def part(text: str) -> float:
    """A part of a whole: `0.05` or `5%`.

    Raises:
        TelephonyError: not one.
    """
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise TelephonyError(f"{text!r} is not a part of the packets: give for example 0.05 or 5%")
    return value


def presses(texts: Sequence[str]) -> tuple[KeyPress, ...]:
    """Keys and when they are pressed, in order of time.

    Raises:
        TelephonyError: one cannot be read.
    """
    found = []
    for text in texts:
        digit, _, at = text.partition("@")
        try:
            seconds = float(at or 1.0)
        except ValueError:
            seconds = -1.0
        if digit not in _KEYS or len(digit) != 1 or not 0 <= seconds < 1e6:
            raise TelephonyError(f"{text!r} is not a key press: give DIGIT@SECONDS, for example 9@3.5")
        found.append(KeyPress(digit, seconds))
    return tuple(sorted(found, key=lambda press: press.at))


def start_of(text: str) -> float | None:
    """When to begin to speak; None after the greeting.

    Raises:
        TelephonyError: neither seconds nor `greeting`.
    """
    if text == "greeting":
        return None
    try:
        return float(text)
    except ValueError:
        raise TelephonyError(f"--start {text!r}: give seconds, or `greeting`") from None
