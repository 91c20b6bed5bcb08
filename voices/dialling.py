"""Emergency, crisis and telephone numbers, read digit by digit as a person would dictate them."""

import re
from typing import Final

from voices.numerals import digits, following
from voices.wording import Wording

_STAR: Final = re.compile(r"(?<!\w)([*#])(\d{2,6})(?![\w%])")
_SINGLE: Final = re.compile(r"(?<![\w/.,-])\d(?:-\d){2,5}(?![\w/%°-]|[.,]\d)")
"""9-1-1. Two single digits are a range: "2-3 times"."""
_DOTTED: Final = re.compile(r"(?<![\w/.,-])(?:1\.)?\d{3}\.\d{3}\.\d{4}(?![\w/%°-]|[.,]\d)")
_PHONE: Final = re.compile(
    r"(?<![\w/.,-])(?P<plus>\+)?(?P<body>\(?\d{1,4}\)?(?:[ -]{1,2}\(?\d{2,5}\)?){1,5})(?![\w/%°-]|[.,]\d)"
)
_CODE: Final = re.compile(r"(?<![\w.,/:$-])(\d{3,6})(?![\w/%°:]|[.,]\d|-\d)")
_TWO_CODES: Final = re.compile(r"(?<![\w/.,-])(\d{3})\s?/\s?(\d{3})(?![\w/%]|\s?mm|[.,]\d)")
_YEAR: Final = re.compile(r"(?:19|20)\d\d")
_SHORTEST: Final = 7
"""Digits of the shortest number that is dialled because of its length."""
_LONGEST: Final = 15
"""Digits of the longest number that ITU-T E.164 allows."""
_NEAR: Final = 10
"""Words before a number among which "call" makes it one that is dialled."""


def say_numbers(text: str, words: Wording) -> str:
    """The text with everything that is dialled written out; whatever measures or counts is left alone."""
    text = _STAR.sub(
        lambda m: f"{words.signs['star' if m[1] == '*' else 'hash']} {digits(m[2], words)}", text
    )
    text = _SINGLE.sub(lambda m: digits(m[0], words), text)
    text = _DOTTED.sub(lambda m: _groups(m[0].split("."), words), text)
    text = _PHONE.sub(lambda m: _phone(m, words), text)
    text = _TWO_CODES.sub(lambda m: _two_codes(m, words), text)
    return _CODE.sub(lambda m: _code(m, words), text)


def _phone(match: re.Match[str], words: Wording) -> str:
    groups = re.findall(r"\d+", match["body"])
    international = bool(match["plus"])
    count = sum(map(len, groups))
    if not _SHORTEST <= count <= _LONGEST and not (international and count <= _LONGEST):
        return match[0]
    years = len(groups) == 2 and all(map(_YEAR.fullmatch, groups))
    # "2 500 000" looks like the telephone number "987 654 321"; the words before it decide.
    thousands = (
        "-" not in match["body"] and len(groups[0]) < 4 and all(len(group) == 3 for group in groups[1:])
    )
    counts = thousands and not groups[0].startswith("0") and not _called(match, words)
    if not international and (years or counts):
        return match[0]
    said = _groups(groups, words)
    return f"{words.signs['plus']} {said}" if international else said


def _groups(groups: list[str], words: Wording) -> str:
    """The groups with a short pause between them."""
    return ", ".join(digits(group, words) for group in groups)


def _code(match: re.Match[str], words: Wording) -> str:
    number, follow = match[1], following(match)
    if follow in words.units or follow.lower() in words.counted:
        return number
    dialled = number in words.dialled_always or _called(match, words)
    return digits(number, words) if dialled else number


def _two_codes(match: re.Match[str], words: Wording) -> str:
    """107/911 is two numbers to dial, 120/80 a blood pressure."""
    one, two = match.groups()
    if int(one) > int(two) and not {one, two} & words.dialled_always:
        return match[0]
    return _groups([one, two], words)


def _called(match: re.Match[str], words: Wording) -> bool:
    """Whether the words before a match, in its sentence, say that something is dialled."""
    sentence = re.split(r"[.!?]\s", match.string[: match.start()])[-1]
    near = re.findall(r"[^\W\d_]+", sentence)[-_NEAR:]
    return any(word.lower() in words.dialled_before for word in near)
