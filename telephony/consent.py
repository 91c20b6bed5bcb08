"""Whether a caller said yes. Only a plain yes is one."""

from typing import Final

from telephony.utterances import fold

_YES: Final = frozenset(
    fold(words)
    for words in (
        *("yes", "yes please", "yes thank you", "yeah", "yep", "sure", "please", "please do", "ok", "okay"),
        *("go ahead", "that would be great", "yes i would", "yes send it", "send it"),
        *("sí", "sí por favor", "sí gracias", "claro", "claro que sí", "por favor", "bueno", "dale"),
        *("está bien", "sí está bien", "mándemelo", "sí mándemelo", "envíemelo"),
        *("sim", "sim por favor", "sim obrigado", "sim obrigada", "claro que sim", "pode", "pode sim"),
        *("pode mandar", "quero", "quero sim", "tá bom", "está bem", "manda", "sim pode mandar"),
    )
)
_NO: Final = frozenset({"no", "nope", "not", "don't", "dont", "nao", "nunca", "never", "tampoco", "nem"})


def said_yes(text: str) -> bool | None:
    """True for a plain yes, False for anything with a no in it, None for everything else."""
    plain = fold(text)
    if _NO & set(plain.split()):
        return False
    return True if plain in _YES else None
