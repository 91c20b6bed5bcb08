""" "Is anyone in danger right now?": only a clear no is safe."""

import pytest

from guardrails.check import CHECK_QUESTION, CheckReply, read_reply
from guardrails.locale import LOCALES
from guardrails.scripts import slugs

CLEAR_NO = [
    "no", "No.", "nope", "no no", "no, I'm fine", "No, nobody is in danger", "no one", "no ma'am, everything's okay",
    "no, I just want to ask about my refill", "I'm okay", "everyone is fine, thank you",
    "no, nadie", "no, estoy bien", "no señorita, todo bien", "nadie está en peligro", "no gracias",
    "não", "não, ninguém", "não, tá tudo bem", "tô bem, obrigada", "não moça, só queria saber do remédio",
]  # fmt: skip
UNCLEAR = [
    None, "", "   ", "yes", "yeah", "sí", "sim", "maybe", "I don't know", "I don't think so", "no sé", "creo que no",
    "acho que não", "não sei", "no but my chest hurts", "no, pero me duele el pecho", "não, mas tô com medo",
    "what?", "hello?", "help", "the pills", "uh", "🙂", "no, I can't breathe", "not sure", "no entiendo", "depende",
    "no... yes", "my husband is",
]  # fmt: skip


@pytest.mark.parametrize("text", CLEAR_NO)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_clear_no_is_safe(text: str, locale: str) -> None:
    assert read_reply(text, locale) is CheckReply.SAFE


@pytest.mark.parametrize("text", UNCLEAR)
@pytest.mark.parametrize("locale", LOCALES)
def test_anything_else_is_danger(text: str | None, locale: str) -> None:
    assert read_reply(text, locale) is CheckReply.DANGER


def test_the_question_has_a_script() -> None:
    assert CHECK_QUESTION in slugs()
