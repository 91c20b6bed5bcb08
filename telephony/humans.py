"""Which human line takes a call: by language, by category, by the hour."""

from collections.abc import Sequence
from datetime import datetime, time
from typing import Annotated, Final
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from guardrails.locale import LOCALES

_DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def _known_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise ValueError(f"{name!r} is no time zone: use a name such as America/Mexico_City") from None
    return name


def _known_locale(name: str) -> str:
    if name not in LOCALES:
        raise ValueError(f"{name!r} is no locale of this line: use {', '.join(LOCALES)}")
    return name


class HumanLine(BaseModel):
    """One number or SIP URI, and the calls it takes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: Annotated[str, Field(pattern=r"^(\+[1-9]\d{6,14}|sip:[^\s]+)$")]
    """E.164, or a SIP URI."""
    locales: tuple[Annotated[str, AfterValidator(_known_locale)], ...] = ()
    """Languages spoken there; empty: all."""
    categories: tuple[str, ...] = ()
    """Red-flag categories it is for; `asked` is a caller who asked for a person. Empty: all."""
    days: tuple[Annotated[str, Field(pattern="^(mon|tue|wed|thu|fri|sat|sun)$")], ...] = _DAYS
    opens: time = time(0, 0)
    closes: time = time(23, 59, 59)
    """On the same day, or on the next one if earlier than `opens`."""
    zone: Annotated[str, AfterValidator(_known_zone)] = "UTC"

    def takes(self, locale: str, category: str | None, at: datetime) -> bool:
        """Whether a call of this kind is for it at this moment. `at` knows its zone."""
        if self.locales and locale not in self.locales:
            return False
        if self.categories and (category or "asked") not in self.categories:
            return False
        return self.open(at)

    def open(self, at: datetime) -> bool:
        """Whether somebody is there."""
        there = at.astimezone(ZoneInfo(self.zone))
        day, clock = there.weekday(), there.time()
        if self.opens <= self.closes:
            return _DAYS[day] in self.days and self.opens <= clock <= self.closes
        late = _DAYS[day] in self.days and clock >= self.opens
        early = _DAYS[(day - 1) % 7] in self.days and clock <= self.closes
        return late or early


def choose(
    lines: Sequence[HumanLine], default: str | None, locale: str, category: str | None, at: datetime
) -> str | None:
    """The number for a call: the first line that takes it, else the default one, which is always there.

    Args:
        lines: in the order in which they are tried.
        default: used when no line takes the call; None when there is no such number.
        locale: of the caller.
        category: of the red flag; None for a caller who asked for a person.
        at: the moment, with its zone.
    """
    return next((line.number for line in lines if line.takes(locale, category, at)), default)
