"""Misrecognized words are heard, other words are left alone."""

import pytest

from guardrails.decision import Action
from guardrails.gate import load_gate
from guardrails.lookalikes import LOOKALIKES
from guardrails.phonetic import key_en, key_es, key_pt


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("vomito", "bomito"),
        ("cabeza", "cabesa"),
        ("ahogando", "aogando"),
        ("hinchado", "inchado"),
        ("llaga", "yaga"),
        ("desmayado", "desmallado"),
        ("pastillas", "pastiya"),
    ],
)
def test_spanish_words_that_sound_alike_share_a_key(left: str, right: str) -> None:
    assert key_es(left) == key_es(right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("roxa", "rocha"),
        ("engolir", "ingoli"),
        ("remedio", "remediu"),
        ("comprimido", "comprimidu"),
        ("filha", "filia"),
        ("sangue", "sangui"),
        ("desmaiou", "dismaio"),
        ("morreram", "moreram"),
    ],
)
def test_portuguese_words_that_sound_alike_share_a_key(left: str, right: str) -> None:
    assert key_pt(left) == key_pt(right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("breathe", "breeth"),
        ("seizure", "seezure"),
        ("suicide", "suiside"),
        ("knife", "nife"),
        ("cough", "cou"),
    ],
)
def test_english_words_that_sound_alike_share_a_key(left: str, right: str) -> None:
    assert key_en(left) == key_en(right)


@pytest.mark.parametrize(
    "text",
    [
        "my son is having a seisure",
        "she over dosed on her pills",
        "i cant breethe",
        "se desmalló mi esposa",
        "está combulcionando",
        "quiero suisidarme",
        "ela ta tendo uma convussão",
        "ela dismaiou no banheiro",
        "minha filha ingoliu um comprimidu da vó",
        "ta ficando rocha a boca dele",
        "mi hijo tiene una conbulsion",
        "creo que es una sobredosys",
    ],
)
def test_emergencies_are_heard_through_recognition_errors(text: str) -> None:
    assert load_gate().decide(text).action is Action.ESCALATE


@pytest.mark.parametrize(
    "text",
    [
        "la calle es Combate de los Pozos",
        "I like the breeze by the lake",
        "mi amiga se llama Dolores",
        "she works in the ceramics studio",
        "o jogo é no sábado",
        "the season starts today",
    ],
)
def test_other_words_are_left_alone(text: str) -> None:
    assert load_gate().decide(text).action is Action.PASS


def test_lookalikes_are_folded_words() -> None:
    assert all(word.isascii() and word.islower() and word.isalpha() for word in LOOKALIKES)
