"""Words that Whisper invents when nobody speaks."""

import re
from typing import Final

_NOT_WORD = re.compile(r"[^\w\s]")

CREDITS: Final = (
    "thanks for watching",
    "thank you for watching",
    "thank you so much for watching",
    "please subscribe",
    "subscribe to my channel",
    "please subscribe to my channel",
    "like and subscribe",
    "see you in the next video",
    "see you next time",
    "subtitles by the amara org community",
    "transcription by castingwords",
    "subtítulos realizados por la comunidad de amara org",
    "subtítulos por la comunidad de amara org",
    "suscríbete",
    "suscríbete al canal",
    "gracias por ver el video",
    "gracias por ver",
    "legendas pela comunidade amara org",
    "legendas por",
    "inscreva se no canal",
    "obrigado por assistir",
    "e aí",
)
"""Credits of the videos it was trained on. No caller says them to a medicines line."""


def is_invented(text: str, logprob: float, no_speech: float) -> bool:
    """Whether the whole hypothesis is no speech at all.

    In doubt it is speech: a word too many costs a question, a word too few may cost a life.
    """
    plain = " ".join(_NOT_WORD.sub(" ", text.casefold()).split())
    if not plain:
        return True
    if plain in CREDITS:
        return True
    return no_speech > 0.6 and logprob < -1.0
