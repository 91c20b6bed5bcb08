"""Personal data in what a caller says: where it is, and the text without it.

Names in self-introductions, phones, e-mails, addresses, national ids, payment cards and dates of birth, in
written and spoken form. Doses, readings, times and emergency numbers are not personal and stay. Cue words
are in `data/pii.toml`; check digits in `identifiers.py`; spoken digits in `spoken.py`.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

import phonenumbers

from guardrails import identifiers
from guardrails.emergency import rows
from guardrails.locale import language
from guardrails.pattern import Patterns, Terms
from guardrails.spoken import DigitRun, Token, digit_runs, split


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


_REACH: Final = 9
"""How many words before a number may hold the cue that says what it is."""

_REGIONS: Final = {
    "en": ("US", "PR", "CA", "GB"),
    "es": ("MX", "CO", "AR", "PE", "CL", "VE", "EC", "GT", "CU", "BO", "DO", "HN", "PY", "SV", "NI", "CR", "PA", "UY", "US", "ES"),
    "pt": ("BR", "PT"),
}  # fmt: skip

_TAG: Final = re.compile(r"\[(?:" + "|".join(PiiKind) + r")\]")
_EMAIL: Final = re.compile(r"[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}")
_CURP: Final = re.compile(r"\b[A-Za-z]{4}[\s-]?\d{6}[\s-]?[A-Za-z]{6}[\s-]?[A-Za-z0-9]\d\b")
_RFC: Final = re.compile(r"\b[A-Za-zÑñ]{4}[\s-]?\d{6}[\s-]?[A-Za-z0-9]{3}\b")
_RUT: Final = re.compile(r"\b\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b")
_SSN: Final = re.compile(r"\b\d{3}-\d{2}-\d{4}\b")
_DATE: Final = re.compile(r"\b(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})\b")
_OLD_YEAR: Final = range(1900, 2013)
_POSTCODE: Final = re.compile(r"\b\d{5}-\d{3,4}\b")
_DOMAINS: Final = "com|org|net|edu|gov|gob|gmail|mx|ar|co|cl|pe|br|us|es|info|com_br|com_mx|com_ar"
_PARTICLES: Final = frozenset(
    ["de", "del", "la", "las", "los", "da", "das", "do", "dos", "van", "von", "di", "y", "e"]
)
_NOT_NAMES: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "and",
        "or",
        "but",
        "not",
        "so",
        "in",
        "on",
        "at",
        "to",
        "from",
        "for",
        "with",
        "of",
        "my",
        "your",
        "his",
        "her",
        "our",
        "i",
        "we",
        "you",
        "it",
        "just",
        "really",
        "very",
        "calling",
        "here",
        "sorry",
        "afraid",
        "taking",
        "having",
        "going",
        "looking",
        "trying",
        "sure",
        "okay",
        "ok",
        "diabetic",
        "pregnant",
        "allergic",
        "sick",
        "tired",
        "because",
        "about",
        "what",
        "when",
        "how",
        "since",
        "also",
        "feeling",
        "told",
        "wondering",
        "worried",
        "years",
        "year",
        "old",
        "ya",
        "yo",
        "el",
        "ella",
        "un",
        "una",
        "uno",
        "que",
        "con",
        "para",
        "por",
        "muy",
        "pero",
        "porque",
        "tengo",
        "tomo",
        "soy",
        "estoy",
        "necesito",
        "quiero",
        "llamo",
        "desde",
        "cuando",
        "hace",
        "años",
        "ano",
        "anos",
        "um",
        "uma",
        "o",
        "os",
        "as",
        "e",
        "eu",
        "que",
        "com",
        "pra",
        "para",
        "por",
        "muito",
        "mas",
        "porque",
        "tenho",
        "tomo",
        "sou",
        "estou",
        "preciso",
        "quero",
        "desde",
        "quando",
        "faz",
        "diabetico",
        "diabetica",
        "hipertenso",
        "hipertensa",
        "alergico",
        "alergica",
        "mayor",
        "persona",
        "paciente",
        "cuidadora",
        "cuidador",
        "enfermera",
        "enfermero",
        "doctor",
        "doctora",
        "medico",
        "medica",
        "mama",
        "mae",
        "madre",
        "hija",
        "hijo",
        "filha",
        "filho",
        "esposa",
        "esposo",
        "nurse",
        "caregiver",
        "mother",
        "father",
        "mom",
        "dad",
        "son",
        "daughter",
        "wife",
        "husband",
        "patient",
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
        "january",
        "february",
        "march",
        "april",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
        "tylenol",
        "advil",
        "metformin",
        "losartan",
        "insulin",
        "aspirin",
        "atorvastatin",
        "ibuprofen",
        "metformina",
        "losartana",
        "insulina",
        "american",
        "mexican",
        "mexicana",
        "mexicano",
        "brasileira",
        "brasileiro",
        "colombiana",
        "colombiano",
        "new",
        "mi",
        "mis",
        "tu",
        "su",
        "sus",
        "meu",
        "minha",
        "this",
        "that",
        "there",
        "ready",
        "good",
        "bad",
        "fine",
        "back",
        "allowed",
        "supposed",
        "it's",
    ]
)


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files("guardrails").joinpath("data/pii.toml").read_text(encoding="utf-8"))


@cache
def _given() -> frozenset[str]:
    return frozenset(_data()["given"]["names"].split())


@cache
def _terms(code: str) -> Terms:
    people = _data()[code]["person"]
    return Terms({"given": sorted(_given()), "person": people, "persons": [f"{word}s" for word in people]})


@cache
def _cue(code: str, name: str) -> Patterns:
    cues: Sequence[str] = _data()[code][name]
    return Patterns(tuple(_underscored(cues, patterns=name in ("named", "maybe"))), _terms(code))


def _underscored(cues: Sequence[str], *, patterns: bool) -> Iterator[str]:
    for cue in cues:
        yield cue if patterns else cue.replace(" ", "_")


@cache
def _public_numbers() -> frozenset[str]:
    """Digits of every emergency, crisis and poison number: they stay readable in the record."""
    digits = {re.sub(r"\D", "", row.number) for row in rows()}
    return frozenset(digits | {number[1:] for number in digits if number.startswith("1800")})


def _has_cue(text: str, run_start: int, code: str, name: str) -> bool:
    before = [token.folded for token in split(text[:run_start])][-_REACH:]
    return _cue(code, name).search(f" {' '.join(before)} ") is not None


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
        return _has_cue(text, run.start, code, name)

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


def _numbers(text: str, code: str) -> Iterator[PiiSpan]:
    for run in digit_runs(text, code):
        kind = _number_kind(text, run, code)
        if kind is not None:
            start = _widened(text, run.start)
            yield PiiSpan(kind, start, run.end, text[start : run.end])


def _written(text: str, code: str) -> Iterator[PiiSpan]:
    def span(kind: PiiKind, match: re.Match[str]) -> PiiSpan:
        return PiiSpan(kind, match.start(), match.end(), match.group())

    for match in _EMAIL.finditer(text):
        yield span(PiiKind.EMAIL, match)
    for match in _SSN.finditer(text):
        if identifiers.ssn(match.group().replace("-", "")):
            yield span(PiiKind.NATIONAL_ID, match)
    for pattern, valid in ((_CURP, identifiers.curp), (_RFC, identifiers.rfc)):
        for match in pattern.finditer(text):
            if valid(re.sub(r"[\s-]", "", match.group())) or _has_cue(text, match.start(), code, "id"):
                yield span(PiiKind.NATIONAL_ID, match)
    for match in _RUT.finditer(text):
        if identifiers.rut(re.sub(r"[.-]", "", match.group())):
            yield span(PiiKind.NATIONAL_ID, match)
    for match in _POSTCODE.finditer(text):
        yield span(PiiKind.ADDRESS, match)
    for match in _DATE.finditer(text):
        years = [int(part) for part in re.split(r"[/.-]", match.group()) if len(part) == 4]
        if (years and years[0] in _OLD_YEAR) or _has_cue(text, match.start(), code, "birth"):
            yield span(PiiKind.BIRTH_DATE, match)


def _spoken_email(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    cues = _data()[code]
    ats, dots = set(cues["at"]) | {"arroba"}, set(cues["dot"]) | {"dot", "punto", "ponto"}
    joints = dots | {"underscore", "guion", "bajo", "underline", "dash", "hyphen", "traco", "menos"}
    words = [token.folded for token in tokens]
    for place, word in enumerate(words):
        if word not in ats or place == 0:
            continue
        tail = words[place + 1 : place + 8]
        dot = next((i for i, w in enumerate(tail[:4]) if w in dots), None)
        if not dot or len(tail) <= dot + 1 or tail[dot + 1] not in _DOMAINS.split("|"):
            continue
        last = place + 1 + dot + 1
        while last + 2 < len(words) and words[last + 1] in dots:
            last += 2
        first = place - 1
        while first >= 2 and words[first - 1] in joints:
            first -= 2
        # "john smith one two at gmail": digits belong to the address too.
        while first >= 1 and (words[first].isdigit() or words[first] in _number_words(code)):
            first -= 1
        yield PiiSpan(
            PiiKind.EMAIL,
            tokens[first].start,
            tokens[last].end,
            text[tokens[first].start : tokens[last].end],
        )


@cache
def _number_words(code: str) -> frozenset[str]:
    words = {
        "en": "zero one two three four five six seven eight nine oh",
        "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
        "pt": "zero um dois tres quatro cinco seis sete oito nove meia",
    }
    return frozenset(words[code].split())


def _matches(tokens: Sequence[Token], cue: Patterns) -> Iterator[int]:
    """Index of the token after each match of a cue."""
    words = " ".join(token.folded for token in tokens)
    for match in cue.matches(words):
        yield len(match.before) + len(match.text.split())


def _spelled(text: str, token: Token) -> bool:
    return text[token.start].isupper()


def _names(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    shouting = text.isupper()
    cased = any(c.isupper() for c in text[1:]) and not shouting
    for cue, sure in (("named", True), ("maybe", False)):
        for after in _matches(tokens, _cue(code, cue)):
            # "soy Ana": the pattern took the name itself along.
            first = after - 1 if sure and tokens[after - 1].folded in _given() else after
            last = _name_end(text, tokens, first, sure=sure, cased=cased)
            if last > first:
                start, end = tokens[first].start, tokens[last - 1].end
                yield PiiSpan(PiiKind.NAME, start, end, text[start:end])


def _name_end(text: str, tokens: Sequence[Token], first: int, *, sure: bool, cased: bool) -> int:
    """Index after the last token of a name that begins at `first`; `first` itself if none does."""
    last = first
    for place in range(first, min(first + 5, len(tokens))):
        token = tokens[place]
        joined = place == first or re.fullmatch(r"[\s'’.-]{1,3}", text[tokens[place - 1].end : token.start])
        if not joined or token.folded.isdigit():
            break
        if token.folded in _PARTICLES and last > first and place + 1 < len(tokens):
            continue
        if token.folded in _NOT_NAMES:
            break
        known = token.folded in _given()
        written = cased and _spelled(text, token)
        begins = place == first
        if not (known or written or (sure and (begins or (not cased and place == first + 1)))):
            break
        last = place + 1
    return last


def _addresses(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    cues = _data()[code]
    streets = frozenset(cues["street"])
    words = [token.folded for token in tokens]

    def span(first: int, last: int) -> PiiSpan:
        start, end = tokens[first].start, tokens[last].end
        return PiiSpan(PiiKind.ADDRESS, start, end, text[start:end])

    def number(word: str) -> bool:
        return word.isdigit() and len(word) <= 5

    for place, word in enumerate(words):
        if word not in streets:
            continue
        if cues["street_first"]:
            window = range(place + 1, min(place + 8, len(words)))
            ends = [i for i in window if number(words[i]) and i > place + 1]
            if ends and not _sentence_between(text, tokens, place, ends[-1]):
                yield span(place, ends[-1])
        else:
            window = range(max(0, place - 5), place - 1)
            starts = [i for i in window if number(words[i])]
            if starts and not _sentence_between(text, tokens, starts[-1], place):
                last = place
                if words[place + 1 : place + 2] in (["apt"], ["apartment"], ["unit"], ["suite"]):
                    last = min(place + 2, len(words) - 1)
                yield span(starts[-1], last)
    for name in ("zip",):
        for after in _matches(tokens, _cue(code, name)):
            at = next((i for i in range(after, min(after + 4, len(words))) if words[i].isdigit()), None)
            if at is not None:
                last = at + 1 if at + 1 < len(words) and words[at + 1].isdigit() else at
                yield span(at, last)
    for after in _matches(tokens, _cue(code, "lives")):
        places = [i for i in range(after, min(after + 7, len(words))) if number(words[i])]
        if places and (not cues["street_first"] or places[-1] > after):
            last = places[-1]
            if not cues["street_first"]:
                # The street follows the number: up to three capitalized words.
                while last + 1 < len(words) and last - places[-1] < 3 and _spelled(text, tokens[last + 1]):
                    last += 1
            if not _sentence_between(text, tokens, after, last):
                yield span(after, last)


def _sentence_between(text: str, tokens: Sequence[Token], first: int, last: int) -> bool:
    return bool(re.search(r"[?!;]|\.\s+[A-ZÁÉÍÓÚ]\w{4}", text[tokens[first].end : tokens[last].start]))


def _births(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    months = frozenset(_data()[code]["months"])
    words = [token.folded for token in tokens]
    sayable = (
        _number_words(code)
        | _year_words(code)
        | {"de", "del", "of", "the", "do", "st", "nd", "rd", "th", "y", "e"}
    )
    for after in _matches(tokens, _cue(code, "birth")):
        first = next(
            (
                i
                for i in range(after, min(after + 7, len(words)))
                if _datelike(words[i], months) or words[i] in _year_words(code)
            ),
            None,
        )
        if first is None:
            continue
        last = first
        reach = min(first + 12, len(words))
        for i in range(first + 1, reach):
            if not (_datelike(words[i], months) or words[i] in sayable):
                break
            if words[i] not in ("de", "del", "of", "the", "do", "y", "e"):
                last = i
        start, end = tokens[first].start, tokens[last].end
        if not _sentence_between(text, tokens, max(after - 1, 0), last):
            yield PiiSpan(PiiKind.BIRTH_DATE, start, end, text[start:end])


def _datelike(word: str, months: frozenset[str]) -> bool:
    return word in months or (word.isdigit() and len(word) <= 4)


@cache
def _year_words(code: str) -> frozenset[str]:
    words = {
        "en": """nineteen twenty thirty forty fifty sixty seventy eighty ninety two thousand hundred ten eleven twelve
        thirteen fourteen fifteen sixteen seventeen eighteen first second third fourth fifth sixth seventh eighth ninth
        tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
        thirtieth""",
        "es": """mil novecientos dos primero diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve
        veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve
        treinta cuarenta cincuenta sesenta setenta ochenta noventa""",
        "pt": """mil novecentos dois primeiro dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
        dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa""",
    }
    return frozenset(words[code].split())


_ORDER: Final = (
    PiiKind.EMAIL,
    PiiKind.CARD,
    PiiKind.NATIONAL_ID,
    PiiKind.BIRTH_DATE,
    PiiKind.PHONE,
    PiiKind.ADDRESS,
    PiiKind.NAME,
)
"""Which kind wins where two spans overlap."""


def find(text: str, locale: str) -> tuple[PiiSpan, ...]:
    """Every piece of personal data, in the order of the text, without overlaps."""
    code = language(locale)
    tokens = split(text)
    found = [
        *_written(text, code),
        *_spoken_email(text, tokens, code),
        *_numbers(text, code),
        *_births(text, tokens, code),
        *_addresses(text, tokens, code),
        *_names(text, tokens, code),
    ]
    tags = [match.span() for match in _TAG.finditer(text)]
    found = [span for span in found if all(span.end <= start or span.start >= end for start, end in tags)]
    kept: list[PiiSpan] = []
    for span in sorted(found, key=lambda span: (_ORDER.index(span.kind), span.start - span.end)):
        if all(span.end <= other.start or span.start >= other.end for other in kept):
            kept.append(span)
    return tuple(sorted(kept, key=lambda span: span.start))


def redact(text: str, locale: str) -> str:
    """The text with every piece of personal data replaced by its kind in brackets, as `[phone]`.

    Redacting a redacted text changes nothing.
    """
    parts: list[str] = []
    at = 0
    for span in find(text, locale):
        parts += [text[at : span.start], f"[{span.kind}]"]
        at = span.end
    return "".join(parts) + text[at:]
