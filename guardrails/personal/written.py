"""Personal data with a written form of its own: e-mails, ids, dates, postcodes."""

import re
from collections.abc import Iterator
from typing import Final

from guardrails import identifiers
from guardrails.personal.cues import has_cue
from guardrails.personal.span import PiiKind, PiiSpan

_EMAIL: Final = re.compile(r"[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}")

_CURP: Final = re.compile(r"\b[A-Za-z]{4}[\s-]?\d{6}[\s-]?[A-Za-z]{6}[\s-]?[A-Za-z0-9]\d\b")

_RFC: Final = re.compile(r"\b[A-Za-zÑñ]{4}[\s-]?\d{6}[\s-]?[A-Za-z0-9]{3}\b")

_RUT: Final = re.compile(r"\b\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b")

_SSN: Final = re.compile(r"\b\d{3}-\d{2}-\d{4}\b")

_DATE: Final = re.compile(r"\b(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})\b")

_OLD_YEAR: Final = range(1900, 2013)

_POSTCODE: Final = re.compile(r"\b\d{5}-\d{3,4}\b")


def written(text: str, code: str) -> Iterator[PiiSpan]:
    def span(kind: PiiKind, match: re.Match[str]) -> PiiSpan:
        return PiiSpan(kind, match.start(), match.end(), match.group())

    for match in _EMAIL.finditer(text):
        yield span(PiiKind.EMAIL, match)
    for match in _SSN.finditer(text):
        if identifiers.ssn(match.group().replace("-", "")):
            yield span(PiiKind.NATIONAL_ID, match)
    for pattern, valid in ((_CURP, identifiers.curp), (_RFC, identifiers.rfc)):
        for match in pattern.finditer(text):
            if valid(re.sub(r"[\s-]", "", match.group())) or has_cue(text, match.start(), code, "id"):
                yield span(PiiKind.NATIONAL_ID, match)
    for match in _RUT.finditer(text):
        if identifiers.rut(re.sub(r"[.-]", "", match.group())):
            yield span(PiiKind.NATIONAL_ID, match)
    for match in _POSTCODE.finditer(text):
        yield span(PiiKind.ADDRESS, match)
    for match in _DATE.finditer(text):
        years = [int(part) for part in re.split(r"[/.-]", match.group()) if len(part) == 4]
        if (years and years[0] in _OLD_YEAR) or has_cue(text, match.start(), code, "birth"):
            yield span(PiiKind.BIRTH_DATE, match)
