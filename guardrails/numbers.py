"""What a number in the text may mean to the gate.

Classes, usable as words in concepts:

    #n      any number            #two    2                 #few    3 or 4
    #many   5 to 999, not followed by a unit of time, dose or measure
    #low    20 to 55, bare: a blood sugar that is an emergency (mg/dL; below 54 is ADA level 2)
    #lowish 56 to 69, bare        #high   300 to 999, bare
    #hot    a temperature of 40 °C / 104 °F and above        #warm   38 °C / 100.4 °F and above
    #bp     a systolic pressure of 180 and above, or 18 to 30 as Brazil says it ("22 por 12")
    #prebp  the same from 150, for pregnancy (severe from 160, ACOG)
    #pulse  a bare number of 140 to 250
    #year   1900 to 2035
"""

from collections.abc import Sequence
from typing import Final

CLASSES: Final = (
    "#n", "#two", "#few", "#many", "#low", "#lowish", "#high", "#hot", "#warm", "#bp", "#prebp", "#pulse", "#year",
)  # fmt: skip

_WORDS: Final = {
    **dict(
        zip(
            ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
            range(2, 21),
            strict=True,
        )
    ),
    **dict(
        zip(
            ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "trece", "catorce", "quince", "dieciseis", "diecisiete", "dieciocho", "diecinueve", "veinte"],
            range(2, 21),
            strict=True,
        )
    ),
    **dict(
        zip(
            ["dois", "tres", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "treze", "quatorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove", "vinte"],
            range(2, 21),
            strict=True,
        )
    ),
    "duas": 2, "catorze": 14, "veinticinco": 25, "veintidos": 22, "veintiuno": 21, "veintiocho": 28,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    "hundred": 100, "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60, "setenta": 70,
    "ochenta": 80, "noventa": 90, "cien": 100, "ciento": 100, "doscientos": 200, "trescientos": 300,
    "cuatrocientos": 400, "quinientos": 500, "seiscientos": 600, "trinta": 30, "quarenta": 40,
    "cinquenta": 50, "sessenta": 60, "oitenta": 80, "noventa ": 90, "cem": 100, "cento": 100,
    "duzentos": 200, "trezentos": 300, "quatrocentos": 400, "quinhentos": 500, "seiscentos": 600,
}  # fmt: skip

_UNITS: Final = frozenset(
    [
        "mg",
        "milligram",
        "milligrams",
        "miligramos",
        "miligramo",
        "miligramas",
        "mcg",
        "g",
        "gram",
        "grams",
        "gramos",
        "gramas",
        "ml",
        "mililitros",
        "cc",
        "milliliters",
        "units",
        "unit",
        "unidades",
        "unidade",
        "unidad",
        "ui",
        "iu",
        "minute",
        "minutes",
        "minutos",
        "minuto",
        "hour",
        "hours",
        "hora",
        "horas",
        "day",
        "days",
        "dia",
        "dias",
        "week",
        "weeks",
        "semana",
        "semanas",
        "month",
        "months",
        "mes",
        "meses",
        "year",
        "years",
        "ano",
        "anos",
        "am",
        "pm",
        "oclock",
        "percent",
        "por_ciento",
        "dollars",
        "bucks",
        "dolares",
        "pesos",
        "reais",
        "euros",
        "times",
        "veces",
        "vezes",
        "vez",
        "pounds",
        "lbs",
        "kilos",
        "kg",
        "quilos",
        "miles",
        "km",
        "cm",
        "feet",
        "foot",
        "piso",
        "andar",
        "calories",
        "carbs",
        "degrees",
        "graus",
        "grados",
        "grau",
        "th",
        "nd",
        "rd",
        "st",
        "old",
        "cuadras",
    ]
)


_DEGREES: Final = frozenset(["degrees", "graus", "grados", "grau"])
_AND: Final = frozenset(["e", "y"])


def value(word: str) -> float | None:
    """The number a word says, or None."""
    if word[0].isdigit():
        try:
            return float(word)
        except ValueError:
            return None
    return _WORDS.get(word)


def _tens(number: float | None) -> bool:
    return number is not None and number >= 20 and number % 10 == 0


def spoken(words: Sequence[str], index: int) -> tuple[float, str] | None:
    """The number that begins at a word, and the word after it: `trinta e oito`, `cuarenta y cinco`, `thirty eight`.

    None if the word is no number, or only the end of one.
    """
    number = value(words[index])
    if number is None:
        return None
    if number < 10 and index and not words[index][0].isdigit():
        before = index - 2 if words[index - 1] in _AND else index - 1
        if before >= 0 and not words[before][0].isdigit() and _tens(value(words[before])):
            return None
    after = index + 1
    if _tens(number) and not words[index][0].isdigit():
        at = after + 1 if after < len(words) and words[after] in _AND else after
        rest = value(words[at]) if at < len(words) and not words[at][0].isdigit() else None
        if rest is not None and rest < 10 <= number:
            number, after = number + rest, at + 1
    return number, words[after] if after < len(words) else ""


def classes(number: float, following: str) -> list[str]:
    """The classes of a number, given the word after it (or an empty string)."""
    found = ["#n"]
    if number == 2:
        found.append("#two")
    if number in (3, 4):
        found.append("#few")
    measured = following in _UNITS and following not in _DEGREES
    if not measured and (38 <= number < 43.5 or 100.4 <= number < 110):
        found.append("#warm")
        if 40 <= number < 43.5 or 104 <= number < 110:
            found.append("#hot")
    if 1900 <= number <= 2035:
        found.append("#year")
    if following in _UNITS:
        return found
    if 5 <= number <= 999:
        found.append("#many")
    if 20 <= number <= 55:
        found.append("#low")
    elif 55 < number < 70:
        found.append("#lowish")
    elif 300 <= number <= 999:
        found.append("#high")
    if 180 <= number <= 320 or 18 <= number <= 30:
        found.append("#bp")
    if 150 <= number <= 320 or 15 <= number <= 30:
        found.append("#prebp")
    if 140 <= number <= 250:
        found.append("#pulse")
    return found
