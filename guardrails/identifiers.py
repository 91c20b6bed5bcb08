"""National identifiers and card numbers, told apart from other numbers by their check digits.

Every function takes the bare characters, without spaces or punctuation.
"""

import re
from typing import Final

_CURP: Final = re.compile(
    r"[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX][A-Z]{5}[A-Z\d]\d"
)
_CURP_ORDER: Final = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
_RFC: Final = re.compile(r"[A-ZÑ&]{4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{3}")


def luhn(digits: str) -> bool:
    """Payment cards: ISO/IEC 7812, 13 to 19 digits."""
    return 13 <= len(digits) <= 19 and len(set(digits)) > 1 and _luhn_holds(digits)


def cpf(digits: str) -> bool:
    """Brazil's taxpayer number: 11 digits, two of them check digits."""
    if len(digits) != 11 or len(set(digits)) == 1:
        return False
    for length in (9, 10):
        total = sum(int(d) * (length + 1 - i) for i, d in enumerate(digits[:length]))
        if total * 10 % 11 % 10 != int(digits[length]):
            return False
    return True


def cns(digits: str) -> bool:
    """Brazil's health card (Cartão Nacional de Saúde): 15 digits, weights 15 to 1, divisible by 11."""
    if len(digits) != 15 or digits[0] not in "12789":
        return False
    return sum(int(d) * (15 - i) for i, d in enumerate(digits)) % 11 == 0


def ssn(digits: str) -> bool:
    """A US social security number that could have been issued (it carries no check digit)."""
    return (
        len(digits) == 9
        and digits[:3] not in ("000", "666")
        and digits[0] != "9"
        and digits[3:5] != "00"
        and digits[5:] != "0000"
    )


def curp(text: str) -> bool:
    """Mexico's population key: 18 characters, the last a check digit."""
    key = text.upper()
    if not _CURP.fullmatch(key):
        return False
    total = sum(_CURP_ORDER.index(c) * (18 - i) for i, c in enumerate(key[:17]))
    return (10 - total % 10) % 10 == int(key[17])


def rfc(text: str) -> bool:
    """The shape of a person's taxpayer key in Mexico: 4 letters, a date, 3 characters."""
    return bool(_RFC.fullmatch(text.upper()))


def nss(digits: str) -> bool:
    """Mexico's social security number (IMSS): 11 digits, the last one by Luhn."""
    return len(digits) == 11 and len(set(digits)) > 1 and _luhn_holds(digits)


def rut(text: str) -> bool:
    """Chile's RUT: 7 or 8 digits and a check character from 0 to 9 or K."""
    body, check = text[:-1], text[-1:].upper()
    if not (body.isdigit() and 7 <= len(body) <= 8):
        return False
    total = sum(int(d) * (2 + i % 6) for i, d in enumerate(reversed(body)))
    return check == "0123456789K0"[11 - total % 11 if total % 11 else 0]


def cuit(digits: str) -> bool:
    """Argentina's CUIT/CUIL: 11 digits, the last a check digit."""
    if len(digits) != 11 or digits[:2] not in ("20", "23", "24", "27"):
        return False
    total = sum(int(d) * w for d, w in zip(digits[:10], (5, 4, 3, 2, 7, 6, 5, 4, 3, 2), strict=True))
    return (11 - total % 11) % 11 == int(digits[10])


def _luhn_holds(digits: str) -> bool:
    """Every second digit from the right is doubled, without its nine; the sum ends in 0."""
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 if place % 2 else 1)
        total += value - 9 if value > 9 else value
    return total % 10 == 0
