"""Phones, ids and cards: told apart by check digits, cue words and how the digits are grouped."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import phonenumbers

from guardrails import identifiers
from guardrails.emergency import rows
from guardrails.personal.cues import has_cue
from guardrails.personal.span import PiiKind, PiiSpan
from guardrails.spoken import DigitRun, digit_runs

_REGIONS: Final = {
    "en": ("US", "PR", "CA", "GB"),
    "es": ("MX", "CO", "AR", "PE", "CL", "VE", "EC", "GT", "CU", "BO", "DO", "HN", "PY", "SV", "NI", "CR", "PA", "UY", "US", "ES"),
    "pt": ("BR", "PT"),
}  # fmt: skip


@cache
def _public_numbers() -> frozenset[str]:
    """Digits of every emergency, crisis and poison number: they stay readable in the record."""
    digits = {re.sub(r"\D", "", row.number) for row in rows()}
    return frozenset(digits | {number[1:] for number in digits if number.startswith("1800")})


def _widened(text: str, start: int) -> int:
    while start > 0 and text[start - 1] in "+(":
        start -= 1
    return start


def _is_phone(run: DigitRun, code: str) -> bool:
    if not 7 <= len(run.digits) <= 15:
        return False
    for region in _REGIONS[code]:
        try:
            parsed = phonenumbers.parse(run.digits, region)
        except phonenumbers.NumberParseException:
            continue
        if phonenumbers.is_valid_number(parsed):
            return True
    try:
        return phonenumbers.is_valid_number(phonenumbers.parse("+" + run.digits))
    except phonenumbers.NumberParseException:
        return False


def _looks_dialled(run: DigitRun) -> bool:
    """Whether digits are grouped as people group a phone: mostly one by one, by two, or in 3-3-4 and the like."""
    sizes = [len(group) for group in run.groups]
    if len(sizes) <= 1 or (run.spoken and max(sizes) <= 3):
        return True
    return sizes[-1] >= 4 or max(sizes) <= 2


def _number_kind(text: str, run: DigitRun, code: str) -> PiiKind | None:
    digits = run.digits
    if len(digits) <= 3 or digits in _public_numbers():
        return None

    def cue(name: str) -> bool:
        return has_cue(text, run.start, code, name)

    if len(digits) == 4:
        return PiiKind.NATIONAL_ID if cue("id") else PiiKind.CARD if cue("card") else None
    if len(digits) < 7:
        return PiiKind.NATIONAL_ID if cue("id") else None
    if identifiers.luhn(digits) or (cue("card") and 12 <= len(digits) <= 19 and not cue("id")):
        return PiiKind.CARD
    if (
        identifiers.cpf(digits)
        or identifiers.cns(digits)
        or (code == "es" and (identifiers.cuit(digits) or (cue("id") and identifiers.nss(digits))))
        or cue("id")
    ):
        return PiiKind.NATIONAL_ID
    if cue("measure") and not cue("phone"):
        return None
    if cue("phone"):
        return PiiKind.PHONE
    if run.spoken and len(run.groups) >= 7 and all(len(group) <= 2 for group in run.groups):
        return PiiKind.PHONE
    if len(digits) >= 8 and _looks_dialled(run) and _is_phone(run, code):
        return PiiKind.PHONE
    return None


def numbers(text: str, code: str) -> Iterator[PiiSpan]:
    for run in digit_runs(text, code):
        kind = _number_kind(text, run, code)
        if kind is not None:
            start = _widened(text, run.start)
            yield PiiSpan(kind, start, run.end, text[start : run.end])
