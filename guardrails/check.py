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


_NO: Final = frozenset(
    [
        "no",
        "nope",
        "nah",
        "nobody",
        "noone",
        "none",
        "never",
        "nadie",
        "ninguno",
        "ninguna",
        "nunca",
        "nao",
        "ninguem",
        "nenhum",
        "nenhuma",
        "negativo",
    ]
)
_FINE: Final = frozenset(
    [
        "fine",
        "okay",
        "ok",
        "safe",
        "alright",
        "all",
        "good",
        "well",
        "bien",
        "bueno",
        "tranquilo",
        "tranquila",
        "todo",
        "salvo",
        "bem",
        "tudo",
        "tranquilo",
        "certo",
        "beleza",
        "seguro",
        "segura",
    ]
)
_AROUND: Final = frozenset(
    [
        "i",
        "im",
        "is",
        "are",
        "am",
        "was",
        "were",
        "we",
        "she",
        "he",
        "they",
        "everyone",
        "everybody",
        "everything",
        "here",
        "at",
        "in",
        "any",
        "danger",
        "just",
        "thank",
        "thanks",
        "you",
        "sir",
        "maam",
        "maam",
        "really",
        "not",
        "now",
        "right",
        "absolutely",
        "one",
        "of",
        "us",
        "me",
        "the",
        "its",
        "it",
        "so",
        "um",
        "that",
        "yes_no",
        "problem",
        "all",
        "thats",
        "estoy",
        "esta",
        "estamos",
        "estan",
        "todos",
        "aqui",
        "en",
        "peligro",
        "gracias",
        "senora",
        "senor",
        "senorita",
        "por",
        "ahora",
        "de",
        "ningun",
        "hay",
        "nada",
        "para",
        "que",
        "ya",
        "con",
        "el",
        "la",
        "los",
        "muchas",
        "eu",
        "estou",
        "to",
        "ta",
        "tou",
        "esta",
        "estamos",
        "todos",
        "todas",
        "aqui",
        "em",
        "perigo",
        "obrigado",
        "obrigada",
        "moca",
        "moco",
        "por",
        "de",
        "nada",
        "nao",
        "tem",
        "nem",
        "agora",
        "mesmo",
        "o",
        "a",
        "gente",
        "do",
        "da",
        "muito",
    ]
)
_HEDGE: Final = frozenset(
    [
        "but",
        "maybe",
        "think",
        "know",
        "sure",
        "guess",
        "help",
        "hurt",
        "hurts",
        "scared",
        "afraid",
        "yes",
        "yeah",
        "yep",
        "pain",
        "pero",
        "quiza",
        "quizas",
        "tal",
        "creo",
        "se",
        "si",
        "ayuda",
        "miedo",
        "duele",
        "dolor",
        "mas",
        "talvez",
        "acho",
        "sei",
        "sim",
        "socorro",
        "ajuda",
        "medo",
        "doi",
        "dor",
        "depende",
        "not_yet",
        "yet",
        "todavia",
        "ainda",
        "however",
        "except",
        "unless",
        "although",
        "aunque",
        "salvo_que",
        "embora",
        "except",
        "kind",
        "sort",
        "idk",
        "dunno",
        "what",
        "que_dijo",
        "perdon",
    ]
)


def read_reply(text: str | None, locale: str = DEFAULT_LOCALE) -> CheckReply:
    """What the answer means: only a clear no is safe.

    Args:
        text: what the caller said; None for silence.
        locale: the call's locale; answers in all three languages count whatever it is.
    """
    if text is None or not text.strip():
        return CheckReply.DANGER
    said = [word for word in words(normalize(text)).folded]
    if not said or _HEDGE.intersection(said):
        return CheckReply.DANGER
    if load_gate().decide(text, locale).tripped:
        return CheckReply.DANGER
    if said[0] in _NO:
        return CheckReply.SAFE
    known = all(word in _NO or word in _FINE or word in _AROUND for word in said)
    return CheckReply.SAFE if known and (_NO | _FINE).intersection(said) else CheckReply.DANGER
