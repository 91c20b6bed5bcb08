"""How written texts are read aloud."""

import re
import tomllib
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voices.aloud import aloud
from voices.errors import VoicesError

LOCALES = ("en-US", "es-419", "pt-BR")

DIALLED = [
    ("pt-BR", "Ligue 192 ou CVV 188", "Ligue um nove dois ou C V V um oito oito"),
    ("pt-BR", "Ligue agora para o 192.", "Ligue agora para o um nove dois."),
    ("pt-BR", "Polícia, ligue 190.", "Polícia, ligue um nove zero."),
    (
        "pt-BR",
        "O Disque-Intoxicação atende: 0800 722 6001.",
        "O Disque-Intoxicação atende: zero oito zero zero, sete dois dois, seis zero zero um.",
    ),
    ("pt-BR", "(11) 91234-5678", "um um, nove um dois três quatro, cinco seis sete oito"),
    ("es-419", "Llame ya al 911.", "Llame ya al nueve uno uno."),
    ("es-419", "Llame al 113, opción 5.", "Llame al uno uno tres, opción cinco."),
    ("es-419", "Marque *4141.", "Marque asterisco cuatro uno cuatro uno."),
    ("es-419", "600 360 7777", "seis cero cero, tres seis cero, siete siete siete siete"),
    ("es-419", "55 5259 8121", "cinco cinco, cinco dos cinco nueve, ocho uno dos uno"),
    ("es-419", "011 5275-1135", "cero uno uno, cinco dos siete cinco, uno uno tres cinco"),
    ("es-419", "Llame al 107/911", "Llame al uno cero siete, nueve uno uno"),
    ("en-US", "Call 9-1-1 or 911 now.", "Call nine one one or nine one one now."),
    ("en-US", "It is 1-800-222-1222.", "It is one, eight zero zero, two two two, one two two two."),
    ("en-US", "+1 555 123 4567", "plus one, five five five, one two three, four five six seven"),
    ("en-US", "Text HOME to 741741", "Text HOME to seven four one seven four one"),
]

COUNTED = [
    ("en-US", "Call 190 people", "Call one hundred ninety people"),
    ("en-US", "107 pages", "one hundred seven pages"),
    ("en-US", "2-3 times", "two to three times"),
    ("es-419", "Me quedan 123 pastillas", "Me quedan ciento veintitrés pastillas"),
    ("es-419", "911 mg", "novecientos once miligramos"),
    ("pt-BR", "Se ligar para 190 pessoas", "Se ligar para cento e noventa pessoas"),
    ("en-US", "from 2024-2025", "from twenty twenty-four to twenty twenty-five"),
]

DOSES = [
    ("en-US", "1 tablet (500 mg)", "one tablet (five hundred milligrams)"),
    ("en-US", "2.5 mL, 1,000 mg", "two point five milliliters, one thousand milligrams"),
    ("en-US", "0.125 mg", "zero point one two five milligrams"),
    ("en-US", "5-10 mg/kg 3x/day", "five to ten milligrams per kilogram three times a day"),
    ("en-US", "1 1/2 tablets", "one and a half tablets"),
    ("en-US", "120/80 mmHg", "one hundred twenty over eighty millimeters of mercury"),
    ("en-US", "98.6°F", "ninety-eight point six degrees Fahrenheit"),
    ("en-US", "50 µg or 50μg", "fifty micrograms or fifty micrograms"),
    ("es-419", "2.5 mg o 2,5 mg", "dos punto cinco miligramos o dos coma cinco miligramos"),
    ("es-419", "1 tableta, 1 día, 1 de cada 10", "una tableta, un día, uno de cada diez"),
    ("es-419", "21 días, 21 tabletas", "veintiún días, veintiuna tabletas"),
    ("es-419", "10.000 UI", "diez mil unidades internacionales"),
    ("es-419", "1/2 tableta c/8 h", "media tableta cada ocho horas"),
    ("es-419", "200 cápsulas", "doscientas cápsulas"),
    ("pt-BR", "2 doses de 500 mg", "duas doses de quinhentos miligramas"),
    ("pt-BR", "1,5 g", "um vírgula cinco grama"),
    ("pt-BR", "½ comprimido de 8/8h", "meio comprimido de oito em oito horas"),
    ("pt-BR", "pressão 120/80", "pressão cento e vinte por oitenta"),
    ("pt-BR", "10%", "dez por cento"),
]

TIMES = [
    ("en-US", "at 8:00 a.m. and 8:30 PM", "at eight AM and eight thirty PM"),
    ("en-US", "It's 5 p.m. Call me.", "It's five PM. Call me."),
    ("en-US", "at 20:05", "at eight oh five PM"),
    ("en-US", "November 30, 2026", "November thirtieth, twenty twenty-six"),
    ("en-US", "11/30/2026", "November thirtieth, twenty twenty-six"),
    ("es-419", "a las 8:00 a.m.", "a las ocho de la mañana."),
    ("es-419", "a las 20:30", "a las ocho y media de la noche"),
    ("es-419", "a la 1:15", "a la una y cuarto"),
    ("es-419", "el 1 de mayo de 2026", "el primero de mayo de dos mil veintiséis"),
    ("es-419", "05/11/2026", "cinco de noviembre de dos mil veintiséis"),
    ("pt-BR", "às 8h30, às 20:00", "às oito horas e trinta minutos, às vinte horas"),
    ("pt-BR", "a cada 8h por 1 h", "a cada oito horas por uma hora"),
    ("pt-BR", "2026-11-30", "trinta de novembro de dois mil e vinte e seis"),
]

WORDS = [
    ("en-US", "Dr. Smith, e.g., said so.", "Doctor Smith, for example, said so."),
    ("en-US", "https://medlineplus.gov/druginfo/a1.html.", "Medline Plus dot gov."),
    ("en-US", "Diabetes type II, B12, omega-3", "Diabetes type two, B twelve, omega three"),
    ("es-419", "EE. UU. y la OMS, etc.", "Estados Unidos y la O M S, etcétera."),
    ("es-419", "la Dra. Pérez", "la doctora Pérez"),
    ("es-419", "1.ª dosis, 3er mes", "primera dosis, tercer mes"),
    ("es-419", "ayuda@salud.gob.mx", "ayuda arroba salud punto gob punto M X"),
    ("pt-BR", "Ligue para o CVV.", "Ligue para o C V vê."),
    ("pt-BR", "O SUS e a UPA", "O SUS e a UPA"),
    ("pt-BR", "R$ 1.200,00 e R$ 5,50", "mil e duzentos reais e cinco reais e cinquenta centavos"),
    ("en-US", "**Do not** _stop_ • 😀 `x`", "Do not stop x"),
]


@pytest.mark.parametrize(("locale", "written", "spoken"), DIALLED)
def test_numbers_that_are_dialled_are_read_digit_by_digit(locale: str, written: str, spoken: str) -> None:
    assert aloud(written, locale) == spoken


@pytest.mark.parametrize(("locale", "written", "spoken"), COUNTED)
def test_numbers_that_count_something_are_not_taken_for_telephone_numbers(
    locale: str, written: str, spoken: str
) -> None:
    assert aloud(written, locale) == spoken


@pytest.mark.parametrize(("locale", "written", "spoken"), DOSES)
def test_doses_keep_their_value_and_agree_with_their_noun(locale: str, written: str, spoken: str) -> None:
    assert aloud(written, locale) == spoken


@pytest.mark.parametrize(("locale", "written", "spoken"), TIMES)
def test_times_and_dates(locale: str, written: str, spoken: str) -> None:
    assert aloud(written, locale) == spoken


@pytest.mark.parametrize(("locale", "written", "spoken"), WORDS)
def test_abbreviations_addresses_and_marks(locale: str, written: str, spoken: str) -> None:
    assert aloud(written, locale) == spoken


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en-US", "No. Don't stop taking it on your own; ask a pharmacist (or a nurse) first, OK?"),
        ("es-419", "NO deje de tomarla. ¿Se siente mal? ¡Llame a su médico! Así, y solo así, mañana."),
        ("pt-BR", "NÃO pare sozinho. Você está bem? Fale com o farmacêutico: ele explica, com calma."),
    ],
)
def test_plain_words_are_left_alone(locale: str, text: str) -> None:
    assert aloud(text, locale) == text


@pytest.mark.parametrize("locale", LOCALES)
@given(
    whole=st.integers(0, 999),
    fraction=st.integers(1, 99),
    unit=st.sampled_from(["mg", "mL", "g", "mcg", "%"]),
)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_no_decimal_dose_ever_loses_its_point(locale: str, whole: int, fraction: int, unit: str) -> None:
    point = {"en": " point ", "es": " punto ", "pt": " vírgula "}[locale[:2]]
    assert point in aloud(f"Tome {whole}.{fraction} {unit}", locale)


_SAMPLES = (
    "911 192 *4141 1-800-222-1222 2.5 mg 1/2 120/80 8:30 a.m. p.m. CVV V HIV Dr. etc. ½ 3x - – ( ) , . ! ? ¿ "
    "% $5 R$ 5,50 2026-11-30 05/11/2026 http://a.gov/x a@b.com #5 1º 2nd B12 de call ligue ahora · « € 0800 /"
)
_PIECES = st.sampled_from(_SAMPLES.split())


@pytest.mark.parametrize("locale", LOCALES)
@given(
    text=st.one_of(
        st.lists(_PIECES, max_size=12).map(" ".join), st.lists(_PIECES, max_size=6).map("".join), st.text()
    )
)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_reading_what_was_read_changes_nothing_and_no_digit_is_left(locale: str, text: str) -> None:
    spoken = aloud(text, locale)
    assert aloud(spoken, locale) == spoken
    assert not re.search(r"[0-9]", spoken)


def test_the_three_languages_have_the_same_tables() -> None:
    data = tomllib.loads(files("voices").joinpath("aloud.toml").read_text(encoding="utf-8"))
    for table in ("units", "abbreviations", "said", "signs", "months", "money", "spelled"):
        assert set(data[table]) == {"en", "es", "pt"}, table


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(VoicesError, match="fr-FR"):
        aloud("12", "fr-FR")
