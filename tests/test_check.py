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
    "no hay nadie en peligro", "no hay peligro", "nobody's in danger", "we're not in danger", "no pasa nada", "no way",
    "No, nobody's in danger. I just want to know about my pain pills, and the yellow ones too.",
    "no solo quería saber si se toma con comida", "no I just wanted to ask", "no, no one here", "not at all",
    "no, estamos bien, gracias a Dios", "No, thank God, everyone's fine", "no, todo en orden", "não, tudo certo por aqui",
    "não, graças a Deus", "aquí nadie está en peligro", "no, es solo una pregunta", "não, só queria tirar uma dúvida",
]  # fmt: skip
UNCLEAR = [
    None,
    "",
    "   ",
    "yes",
    "yeah",
    "sí",
    "sim",
    "maybe",
    "I don't know",
    "I don't think so",
    "no sé",
    "creo que no",
    "acho que não",
    "não sei",
    "no but my chest hurts",
    "no, pero me duele el pecho",
    "não, mas tô com medo",
    "what?",
    "hello?",
    "help",
    "the pills",
    "uh",
    "🙂",
    "no, I can't breathe",
    "not sure",
    "no entiendo",
    "depende",
    "no... yes",
    "my husband is",
    "no?",
    "okay",
    "it's okay",
    "safe",
    "bien",
    "certo",
]
BEGINS_LIKE_A_NO = [
    "no puedo respirar", "no, she isn't breathing", "não, ele não acorda", "no contesta", "no siento el brazo",
    "no puedo moverme", "no aguanto", "não sinto o braço", "no one is helping her", "none of them are breathing",
    "nobody can wake him", "no, she is", "no, it's my mother", "no no he fell", "não, é minha mãe", "no, he's blue",
    "no please", "no por favor", "no time", "no more", "no he is in danger", "no ella está en peligro", "no, not really",
    "no pulse", "no, mi hija", "no I am in danger", "no quiero preguntar nada", "no, she keeps asking for water",
]  # fmt: skip
ENDS_LIKE_ALL_IS_WELL = [
    "I'm not okay", "nobody is okay", "we are not safe here", "everything is not all right", "no estoy bien",
    "no está bien", "no me siento segura", "no es seguro aquí", "nadie está bien", "não está bem", "ninguém tá bem",
    "all of us are in danger", "no todo está bien", "no one is not in danger",
]  # fmt: skip
SAID_BACK = [
    "Is anyone in danger? No, no.", "is anyone in danger right now no no", "anyone in danger? nope",
    "¿Alguien está en peligro? No, nadie.", "Alguém em perigo? Não, não.",
]  # fmt: skip
ONLY_SAID_BACK = [
    "Is anyone in danger right now?", "anyone in danger", "¿Alguien está en peligro en este momento?",
    "Alguém em perigo neste momento?", "alguien está en peligro, ¿no?", "please say yes or no", "sí o no", "sim ou não",
]  # fmt: skip  # fmt: skip


@pytest.mark.parametrize("text", [*CLEAR_NO, *SAID_BACK])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_clear_no_is_safe(text: str, locale: str) -> None:
    assert read_reply(text, locale) is CheckReply.SAFE


@pytest.mark.parametrize("text", [*UNCLEAR, *BEGINS_LIKE_A_NO, *ENDS_LIKE_ALL_IS_WELL, *ONLY_SAID_BACK])
@pytest.mark.parametrize("locale", LOCALES)
def test_anything_else_is_danger(text: str | None, locale: str) -> None:
    assert read_reply(text, locale) is CheckReply.DANGER


def test_the_question_has_a_script() -> None:
    assert CHECK_QUESTION in slugs()
