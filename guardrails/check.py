"""The soft tier: one question aloud, and how its answer is read.

The question is "is anyone in danger right now?". Silence, yes, and whatever is not a clear no mean danger.
"""

from enum import StrEnum
from typing import Final

from guardrails.gate import load_gate
from guardrails.lexicon import words
from guardrails.locale import DEFAULT_LOCALE
from guardrails.normalize import normalize

CHECK_QUESTION: Final = "check"
"""Slug of the question's script."""


class CheckReply(StrEnum):
    """What an answer to the question means."""

    SAFE = "safe"
    DANGER = "danger"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_NO: Final = _words(
    "no nope nah nobody noone none never nadie ninguno ninguna nunca nao ninguem nenhum nenhuma negativo"
)
_FINE: Final = _words(
    "fine okay ok safe alright all good well bien bueno tranquilo tranquila todo salvo bem tudo tranquilo certo "
    "beleza seguro segura"
)
_AROUND: Final = _words(
    "i im is are am was were we she he they everyone everybody everything here at in any danger just thank thanks "
    "you sir maam really not now right absolutely one of us me the its it so problem thats "
    "estoy esta estamos estan todos aqui en peligro gracias senora senor senorita por ahora de ningun hay nada para "
    "que ya con el la los muchas "
    "eu estou to ta tou estamos todas em perigo obrigado obrigada moca moco tem nem agora mesmo o a gente do da muito"
)
_HEDGE: Final = _words(
    "but maybe think know sure guess help hurt hurts scared afraid yes yeah yep pain yet however except unless "
    "although kind sort idk dunno what understand hear "
    "pero quiza quizas tal creo se si ayuda miedo duele dolor todavia aunque depende perdon entiendo oigo escucho "
    "mas talvez acho sei sim socorro ajuda medo doi dor ainda embora entendi ouvi escutei"
)


def read_reply(text: str | None, locale: str = DEFAULT_LOCALE) -> CheckReply:
    """What the answer means: only a clear no is safe.

    Args:
        text: what the caller said; None for silence.
        locale: the call's locale; answers in all three languages count whatever it is.
    """
    if text is None or not text.strip():
        return CheckReply.DANGER
    said = words(normalize(text)).folded
    if not said or _HEDGE.intersection(said):
        return CheckReply.DANGER
    if load_gate().decide(text, locale).tripped:
        return CheckReply.DANGER
    if said[0] in _NO:
        return CheckReply.SAFE
    known = all(word in _NO or word in _FINE or word in _AROUND for word in said)
    return CheckReply.SAFE if known and (_NO | _FINE).intersection(said) else CheckReply.DANGER
