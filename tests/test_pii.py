"""Personal data: found in written and spoken form, in three languages; doses and emergency numbers stay."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guardrails import identifiers
from guardrails.locale import LOCALES
from guardrails.pii import PiiKind, find, redact
from guardrails.spoken import digit_runs

EN, ES, PT = LOCALES


@pytest.mark.parametrize(
    ("text", "locale", "expected"),
    [
        ("my name is John Smith and I take losartan", EN, "my name is [name] and I take losartan"),
        (
            "Hi, this is Maria Gonzalez calling about a refill",
            EN,
            "Hi, this is [name] calling about a refill",
        ),
        ("i'm linda and i have diabetes", EN, "i'm [name] and i have diabetes"),
        ("me llamo Juan Carlos Pérez y tomo metformina", ES, "me llamo [name] y tomo metformina"),
        ("soy lupita", ES, "soy [name]"),
        ("mi mamá se llama Rosa Hernández y toma aspirina", ES, "mi mamá se llama [name] y toma aspirina"),
        ("meu nome é João da Silva e tomo losartana", PT, "meu nome é [name] e tomo losartana"),
        ("aqui é a Fátima, tudo bem?", PT, "aqui é a [name], tudo bem?"),
        ("my number is five five five, one two three, four oh six seven", EN, "my number is [phone]"),
        ("call me at (305) 555-0143 please", EN, "call me at [phone] please"),
        (
            "mi cel es cincuenta y cinco, treinta y dos, cuarenta y ocho, noventa y uno, doce",
            ES,
            "mi cel es [phone]",
        ),
        ("llámeme al +52 55 1234 5678", ES, "llámeme al [phone]"),
        ("meu celular é onze nove nove oito meia sete dois três quatro cinco", PT, "meu celular é [phone]"),
        ("(11) 99867-2345", PT, "[phone]"),
        ("my email is john.smith@gmail.com", EN, "my email is [email]"),
        ("it's john dot smith at gmail dot com", EN, "it's [email]"),
        ("mi correo es maria punto lopez arroba gmail punto com", ES, "mi correo es [email]"),
        ("meu email é joao ponto silva arroba gmail ponto com", PT, "meu email é [email]"),
        ("I live at 420 Oak Street apartment 5", EN, "I live at [address]"),
        ("vivo en calle Reforma número 123", ES, "vivo en [address]"),
        ("moro na Rua das Flores 123", PT, "moro na [address]"),
        ("my social is 219-09-9999", EN, "my social is [national_id]"),
        ("my social is two one nine oh nine nine nine nine nine", EN, "my social is [national_id]"),
        ("mi CURP es HEGG560427MVZRRL04", ES, "mi CURP es [national_id]"),
        ("mi rut es 12.345.678-5", ES, "mi rut es [national_id]"),
        ("mi dni es 30 123 456", ES, "mi dni es [national_id]"),
        ("meu cpf é 529.982.247-25", PT, "meu cpf é [national_id]"),
        ("cinco dois nove nove oito dois dois quatro sete dois cinco", PT, "[national_id]"),
        ("my visa is 4111 1111 1111 1111", EN, "my visa is [card]"),
        ("I was born on March 5th 1960 and take aspirin", EN, "I was born on [birth_date] and take aspirin"),
        ("nací en mil novecientos sesenta y dos", ES, "nací en [birth_date]"),
        ("nasci em 5 de março de 1960", PT, "nasci em [birth_date]"),
    ],
)
def test_personal_data_is_taken_out(text, locale, expected):
    assert redact(text, locale) == expected


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("I take 500 mg twice a day at 8 and 20", EN),
        ("my blood pressure was 120 over 80", EN),
        ("my readings were 210 180 165 190", EN),
        ("should I call 911 or 988 or 1-800-222-1222", EN),
        ("I'm dizzy when I stand up", EN),
        ("this is the best way to store it?", EN),
        ("This is Tylenol right", EN),
        ("my refill is due on 03/05/2026", EN),
        ("It's Friday and I forgot my pill", EN),
        ("The pill has L484 on it", EN),
        ("take one two or three tablets", EN),
        ("tomo una pastilla de 500 mg cada 8 horas", ES),
        ("llamo al 911 o al 800 911 2000", ES),
        ("soy diabética y tomo insulina", ES),
        ("la pastilla se llama losartán", ES),
        ("mi presión salió en 120 80 y luego 130 85", ES),
        ("tomo 500 mg duas vezes ao dia", PT),
        ("liguei pro 192 e pro 188 e 0800 722 6001", PT),
        ("o remédio se chama losartana", PT),
        ("minha pressão deu 12 por 8", PT),
    ],
)
def test_doses_readings_and_emergency_numbers_stay(text, locale):
    assert redact(text, locale) == text


@given(st.text(max_size=200), st.sampled_from(LOCALES))
def test_redacting_twice_changes_nothing_and_nothing_raises(text, locale):
    once = redact(text, locale)
    assert redact(once, locale) == once


@given(st.text(max_size=120), st.sampled_from(LOCALES))
def test_spans_are_in_order_apart_and_say_what_they_cover(text, locale):
    spans = find(text, locale)
    for span in spans:
        assert text[span.start : span.end] == span.text
    for first, second in itertools.pairwise(spans):
        assert first.end <= second.start


def test_kinds_are_told_apart():
    text = "my name is Ana Ruiz, cell 305 555 0143, email ana@x.org"
    assert [span.kind for span in find(text, EN)] == [PiiKind.NAME, PiiKind.PHONE, PiiKind.EMAIL]


@given(st.integers(10**8, 10**9 - 1))
def test_a_cpf_has_exactly_one_pair_of_check_digits(body):
    valid = [f"{body}{tail:02d}" for tail in range(100) if identifiers.cpf(f"{body}{tail:02d}")]
    assert len(valid) == (0 if len(set(str(body))) == 1 else 1)


@given(st.integers(10**6, 10**8 - 1))
def test_a_rut_has_exactly_one_check_character(body):
    assert sum(identifiers.rut(f"{body}{check}") for check in "0123456789K") == 1


@pytest.mark.parametrize("number", ["4111111111111111", "5555555555554444", "378282246310005"])
def test_cards_pass_the_luhn_check_and_one_wrong_digit_does_not(number):
    assert identifiers.luhn(number)
    assert not identifiers.luhn(number[:-1] + str((int(number[-1]) + 1) % 10))


def test_curp_and_ssn():
    assert identifiers.curp("HEGG560427MVZRRL04")
    assert not identifiers.curp("HEGG560427MVZRRL05")
    assert identifiers.ssn("219099999")
    assert not identifiers.ssn("000121234")
    assert not identifiers.ssn("987654321")


@pytest.mark.parametrize(
    ("text", "language", "digits"),
    [
        ("double five triple three two", "en", "553332"),
        ("cuarenta y ocho noventa y uno", "es", "4891"),
        ("nove meia sete", "pt", "967"),
        ("call 555 oh one four three", "en", "5550143"),
    ],
)
def test_spoken_digits(text, language, digits):
    assert [run.digits for run in digit_runs(text, language)] == [digits]
