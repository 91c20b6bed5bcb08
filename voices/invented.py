"""Words that Whisper invents when nobody speaks."""

import re
from typing import Final

_NOT_WORD: Final = re.compile(r"[^\w\s]|_")

_CREDITS: Final = re.compile(
    r"(thanks|thank you)( so much| very much)? for watching( this video)?"
    r"|(please )?(like and )?subscribe( to (my|the|our) channel)?"
    r"|(i ll )?see you in the next (video|one)"
    r"|this is the end of the video|you"
    r"|(subtitles|captions|transcription)( \w+)? by .{3,60}"
    r"|(subtítulos|subtitulado|subtitulos)( \w+)? por .{3,60}"
    r"|suscríbete( al| a mi| a este)?( canal)?"
    r"|(muchas )?gracias por ver( el| este)?( video| vídeo)?"
    r"|(legendas?|legendado|transcrição|tradução)( \w+)? (por|pela) .{3,60}"
    r"|amara org"
    r"|(se )?inscreva( se)?( n[oa](ss[oa]|meu)? canal)?"
    r"|(muito )?obrigad[oa] por assistir(em)?( ao? v[íi]deo)?"
)
"""Credits of the videos that Whisper learned from. No caller says them to a medicines line."""

_NOBODY: Final = 0.5
_GUESS: Final = -1.45
"""Over nine kinds of noise at two bandwidths in three languages, beam 5, all but three of 54 inventions lie beyond
both bounds (those three at 0.52/-1.47 or credits); of 72 whole emergency phrases over a phone line, half of them in
white noise at 5 dB, none does."""


def is_invented(text: str, logprob: float, no_speech: float) -> bool:
    """Whether the whole hypothesis is no speech at all.

    `logprob` is the mean of its tokens, `no_speech` Whisper's probability of silence. In doubt it is speech: a
    word too many costs a question, a word too few may cost a life.
    """
    plain = " ".join(_NOT_WORD.sub(" ", text.casefold()).split())
    if not plain or _CREDITS.fullmatch(plain):
        return True
    return no_speech > _NOBODY and logprob < _GUESS
