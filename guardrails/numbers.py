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


def _counted(text: str, first: int = 2, step: int = 1) -> dict[str, int]:
    return {word: first + step * index for index, word in enumerate(text.split())}


_WORDS: Final = {
    **_counted(
        "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty"
    ),
    **_counted(
        "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete "
        "dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete "
        "veintiocho veintinueve"
    ),
    **_counted(
        "dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito "
        "dezenove vinte"
    ),
    **_counted("duas", 2),
    **_counted("catorze", 14),
    **_counted("thirty forty fifty sixty seventy eighty ninety hundred", 30, 10),
    **_counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa cien", 30, 10),
    **_counted("trinta quarenta cinquenta sessenta setenta oitenta noventa cem", 30, 10),
    **_counted(
        "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
        100,
        100,
    ),
    **_counted(
        "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
        100,
        100,
    ),
}

_UNITS: Final = frozenset(
    word
    for words in (
        "mg milligram milligrams miligramos miligramo miligramas mcg g gram grams gramos gramas ml mililitros cc",
        "milliliters units unit unidades unidade unidad ui iu minute minutes minutos minuto hour hours hora horas",
        "day days dia dias week weeks semana semanas month months mes meses year years ano anos am pm oclock percent",
        "dollars bucks dolares pesos reais euros times veces vezes vez pounds lbs kilos kg quilos miles km cm feet",
        "foot piso andar calories carbs degrees graus grados grau th nd rd st old cuadras",
    )
    for word in words.split()
)


_DEGREES: Final = frozenset(["degrees", "graus", "grados", "grau"])
_AND: Final = frozenset(["e", "y"])
_HUNDREDS: Final = {"one": 100, "uno": 100, "two": 200, "three": 300, "four": 400}
"""Said before a number below a hundred, these are its hundreds: `one twenty`, `two ten`, `uno veinte`."""


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
    if index and 10 <= number < 100 and not words[index][0].isdigit():
        number += _HUNDREDS.get(words[index - 1], 0)
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
