"""Where a piece of personal data stands, and of what kind it is."""

from dataclasses import dataclass
from enum import StrEnum


class PiiKind(StrEnum):
    """What kind of personal data."""

    NAME = "name"
    PHONE = "phone"
    EMAIL = "email"
    ADDRESS = "address"
    NATIONAL_ID = "national_id"
    CARD = "card"
    BIRTH_DATE = "birth_date"


@dataclass(frozen=True, slots=True)
class PiiSpan:
    """One piece of personal data in a text."""

    kind: PiiKind
    start: int
    end: int
    text: str
