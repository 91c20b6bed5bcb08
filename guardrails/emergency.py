"""Emergency, crisis and poison numbers by country: a dated table with a source in every row.

The rows are in `data/emergency.toml`, for a reviewer to read and date. Public lists of these numbers
disagree and go stale, so a row that nobody verified is kept but never spoken, and a row older than
`MAX_AGE_DAYS` fails the tests. The line would rather say "your local emergency number" than a wrong one.
"""

import tomllib
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

import phonenumbers

from guardrails.errors import DataError

MAX_AGE_DAYS: Final = 180
"""A row must have been compared with its source within this many days."""

_SPOKEN_AUDIENCES: Final = frozenset({"everyone"})


class Service(StrEnum):
    """Who answers."""

    MEDICAL = "medical"
    POLICE = "police"
    FIRE = "fire"
    CRISIS = "crisis"
    POISON = "poison"


class Confidence(StrEnum):
    """How sure the reviewer is. `verify` means: not yet."""

    HIGH = "high"
    MEDIUM = "medium"
    VERIFY = "verify"


@dataclass(frozen=True, slots=True)
class NumberRow:
    """One number of one country, as the table has it."""

    country: str
    """ISO 3166 two-letter code."""
    service: Service
    number: str
    """As dialled inside the country."""
    audience: str
    hours: str
    source_url: str
    checked_on: date
    reviewer: str
    confidence: Confidence
    option: str | None = None
    """The key to press once the call is answered, if any."""
    metadata: bool = True
    """Whether libphonenumber's short-number metadata lists it as an emergency number too."""

    @property
    def spoken(self) -> bool:
        """Whether the line may say it: verified, and it answers whoever calls from that country."""
        return self.confidence is not Confidence.VERIFY and self.audience in _SPOKEN_AUDIENCES

    def age(self, today: date) -> int:
        """Days since the row was last compared with its source."""
        return (today - self.checked_on).days


@dataclass(frozen=True, slots=True)
class EmergencyNumbers:
    """What the line may say in one country. `None` where there is nothing it may say."""

    country: str
    medical: str
    police: str
    crisis: str | None
    crisis_option: str | None
    poison: str | None


def _row(raw: dict[str, Any]) -> NumberRow:
    try:
        return NumberRow(
            **{
                **raw,
                "service": Service(raw["service"]),
                "confidence": Confidence(raw["confidence"]),
            }
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(
            f"emergency.toml: the row {raw.get('country')} {raw.get('number')} is not complete ({error}); "
            "give every field the head of the file lists"
        ) from error


@cache
def rows() -> tuple[NumberRow, ...]:
    """The whole table, in the order of the file."""
    text = files("guardrails").joinpath("data/emergency.toml").read_text(encoding="utf-8")
    return tuple(_row(raw) for raw in tomllib.loads(text)["number"])


@cache
def countries() -> tuple[str, ...]:
    """Countries of the table, in the order of the file."""
    return tuple(dict.fromkeys(row.country for row in rows()))


def _first(country: str, service: Service) -> NumberRow | None:
    return next(
        (row for row in rows() if row.country == country and row.service is service and row.spoken), None
    )


@cache
def numbers(country: str | None) -> EmergencyNumbers | None:
    """What the line may say in `country`, or `None` when the country is unknown or not in the table.

    Where police and ambulance share a number, `police` is that number.
    """
    code = (country or "").strip().upper()
    medical = _first(code, Service.MEDICAL)
    if medical is None:
        return None
    police = _first(code, Service.POLICE) or medical
    crisis = _first(code, Service.CRISIS)
    poison = _first(code, Service.POISON)
    return EmergencyNumbers(
        country=code,
        medical=medical.number,
        police=police.number,
        crisis=crisis.number if crisis else None,
        crisis_option=crisis.option if crisis else None,
        poison=poison.number if poison else None,
    )


def country_of(e164: str | None) -> str | None:
    """The country of a phone number such as `+17875550123`, or `None` if it cannot be told.

    Within the shared code +1 the area code decides (787 and 939 are Puerto Rico, 809 the Dominican
    Republic). Numbers that are not assigned, as in tests, fall back to the main country of their code.
    """
    text = (e164 or "").strip()
    if not text.startswith("+"):
        return None
    try:
        parsed = phonenumbers.parse(text)
    except phonenumbers.NumberParseException:
        return None
    region = phonenumbers.region_code_for_number(parsed)
    region = region or phonenumbers.region_code_for_country_code(parsed.country_code or 0)
    return None if region in (None, "ZZ", "001") else str(region)
