"""The soft tier: one question aloud, and how its answer is read.

The question is "is anyone in danger right now?". Silence, yes, and whatever is not a clear no mean danger.

A clear no is a short list, and a "no" at the beginning of something else is not on it: "no siento el brazo", "nobody
is okay" and "I'm not safe" begin or end like a no and are the opposite. So the answer is read clause by clause, and
every clause must be a no, say that all are well, add nothing, or go back to what the caller wanted to ask.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from guardrails.gate import load_gate
from guardrails.locale import DEFAULT_LOCALE
from guardrails.normalize import STOP, fold, normalize

CHECK_QUESTION: Final = "check"
"""Slug of the question's script."""


class CheckReply(StrEnum):
    """What an answer to the question means."""

    SAFE = "safe"
    DANGER = "danger"


class _Clause(StrEnum):
    """What one clause of an answer says."""

    NO = "no"
    """Nobody is in danger."""
    NOTHING = "nothing"
    """Courtesy, or the question said back."""
    ASKING = "asking"
    """The caller goes on with what they called for; what follows belongs to it."""
    NO_ASKING = "no_asking"
    """Both in one: "no I just wanted to ask"."""
    UNCLEAR = "unclear"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_NO: Final = _words("no nope nah negative nao negativo")
"""A no that stands by itself, before whatever else is said."""
_NOBODY: Final = _words("nobody noone none nadie ninguno ninguna ninguem nenhum nenhuma")
_NEGATORS: Final = (
    _NO
    | _NOBODY
    | _words(
        "not isnt arent aint dont doesnt didnt cant cannot couldnt wont wouldnt hasnt havent wasnt werent never "
        "nothing without hardly barely nunca nada ni sin tampoco apenas jamas nem sem jamais"
    )
)
_DANGER: Final = _words("danger peligro perigo")
_FINE: Final = _words(
    "fine okay ok safe alright good well bien salvo salvos bem tranquilo tranquila seguro segura"
)
_SUBJECTS: Final = _words(
    "i we he she they everyone everybody everything all it there yo el ella ellos nosotros eu ele ela eles"
)
"""A "no" before one of these stands by itself, with a comma or without: "no" negates a verb, not "I"."""
_VERBS: Final = _words("hay esta estoy estamos estan tem ha to ta tou estou estao corro corre correm")
"""What "no" and "não" negate."""
_WHOEVER: Final = (_SUBJECTS - {"it", "there"}) | _words(
    "todos todas todo tudo gente estoy estamos estan estou estao tou to"
)
"""Who, or what, is well. "Okay" alone is no answer, nor is "it's okay"."""
_AROUND: Final = (
    _SUBJECTS
    | _VERBS
    | _WHOEVER
    | _words(
        "im is are am here at in any just really now right of us the this moment both "
        "esta en aqui ahora este momento de por la los las a y "
        "em aqui agora mesmo neste o os as e do da muito"
    )
)
_COURTESY: Final = _words(
    "sir maam miss mam thanks gracias muchas senora senor senorita joven obrigada obrigado moca moco dona "
    "well pues bueno uh um hmm eh ne so entao look mire mira olha"
)
_PHRASES_OF_NO: Final = frozenset(
    (
        "not at all", "of course not", "absolutely not", "definitely not", "nothing like that", "no way", "i said no",
        "the answer is no", "claro que no", "por supuesto que no", "para nada", "nada de eso", "no pasa nada",
        "de ninguna manera", "que no", "dije que no", "ya dije que no", "ya le dije que no", "claro que nao",
        "de jeito nenhum", "nada disso", "que nada", "disse que nao", "eu disse que nao", "ja disse que nao",
    )
)  # fmt: skip
_PHRASES_OF_NOTHING: Final = frozenset(
    ("no problem", "no hay problema", "sin problema", "nao tem problema", "sem problema", "problem")
)
_ANYONE: Final = _words("anyone anybody alguien alguem")
_ASKING: Final = re.compile(
    r"\b(?:ask|asking|asked|questions?|wondering|curious|to know|preguntar|preguntando|preguntaba|preguntas?|saber"
    r"|consultar|consulta|perguntar|perguntando|perguntas?|duda|duvida)\b"
)
_OTHERS: Final = _words("he she they el ella ellos ele ela eles my mi meu minha")
"""Whose asking is not the caller's."""
_ONLY: Final = _words("just only solo solamente nomas so somente era eh")
_HEDGES: Final = _words(
    "yes yeah yep yup sim but pero mas maybe perhaps quiza quizas talvez guess think creo acho help ayuda auxilio "
    "socorro ajuda scared afraid miedo medo emergency emergencia ambulance ambulancia"
)

_CLAUSE: Final = re.compile(r"([,.;:!?¿¡…\n]+)")
_JOINED: Final = (
    (re.compile(r"\bno one\b"), "noone"),
    (re.compile(r"\ball right\b"), "alright"),
    (re.compile(r"\b(?:thank (?:you|u|god|goodness)|gracias a dios|gra[cç]as a deus)\b"), "thanks"),
    (re.compile(r"\btodo en orden\b"), "todo bien"),
    (re.compile(r"\btudo certo\b"), "tudo bem"),
    (re.compile(r"\bthat(?:s| is) (?:it|all)\b"), "thanks"),
)


def read_reply(text: str | None, locale: str = DEFAULT_LOCALE) -> CheckReply:
    """What the answer means: only a clear no is safe.

    Args:
        text: what the caller said; None for silence.
        locale: the call's locale; answers in all three languages count whatever it is.
    """
    if text is None or load_gate().decide(text, locale).tripped:
        return CheckReply.DANGER
    said_no = asking = False
    for words, asked in _clauses(text):
        if _hedged(words):
            return CheckReply.DANGER
        kind = _Clause.NOTHING if asking else _read([fold(word) for word in words], asked)
        if kind is _Clause.UNCLEAR or (kind is _Clause.ASKING and not said_no):
            return CheckReply.DANGER
        said_no |= kind in (_Clause.NO, _Clause.NO_ASKING)
        asking |= kind in (_Clause.ASKING, _Clause.NO_ASKING)
    return CheckReply.SAFE if said_no else CheckReply.DANGER


def _clauses(text: str) -> list[tuple[list[str], bool]]:
    """The words of each clause, accents kept, and whether it ends as a question."""
    pieces = _CLAUSE.split(text)
    found = []
    for piece, mark in zip(pieces[::2], [*pieces[1::2], ""], strict=True):
        line = normalize(piece)
        for pattern, word in _JOINED:
            line = pattern.sub(word, line)
        words = [word for word in line.split() if word != STOP]
        if words or piece.strip():
            found.append((words, "?" in mark))
    return found


def _hedged(words: Sequence[str]) -> bool:
    """Whether a yes, a "but" or a cry for help is among them. "Si" is a yes where it stands by itself."""
    plain = {fold(word) for word in words}
    return bool(plain & _HEDGES) or "sí" in words or (words[:1] == ["si"] and len(words) < 3)


def _read(words: list[str], asked: bool) -> _Clause:
    if not words:
        return _Clause.UNCLEAR  # signs and pictures only
    if {"anyone", "anybody"} & set(words) and words[-1] in _NO:
        return _Clause.NO if _read(words[:-1], asked) in (_Clause.NO, _Clause.NOTHING) else _Clause.UNCLEAR
    line = " ".join(words)
    if line in _PHRASES_OF_NO:
        return _Clause.NO
    if line in _PHRASES_OF_NOTHING:
        return _Clause.NOTHING
    noes, rest, apart = _opened(words)
    if not rest:
        if noes and asked:
            return _Clause.UNCLEAR  # "..., no?"
        return _Clause.NO if noes else _Clause.NOTHING
    if " ".join(rest) in _PHRASES_OF_NO:
        return _Clause.NO
    apart = apart or rest[0] in _SUBJECTS
    negators = sum(word in _NEGATORS for word in rest)
    known = all(
        word in _AROUND or word in _NOBODY or word in _NEGATORS
        for word in rest
        if word not in _DANGER | _FINE
    )
    if _DANGER.intersection(rest):
        return _of_danger(
            rest, asked, known, negators, negated=noes and not apart and rest[0] in _VERBS | _DANGER
        )
    if asking := _ASKING.search(" ".join(rest)):
        before = _words(" ".join(rest)[: asking.start()])
        if before & (_NEGATORS | _OTHERS):
            return _Clause.UNCLEAR
        if not noes:
            return _Clause.ASKING
        return _Clause.NO_ASKING if apart or rest[0] in _ONLY else _Clause.UNCLEAR
    if known and _FINE.intersection(rest) and not negators:
        if noes and not apart:
            return _Clause.UNCLEAR  # "no estoy bien"
        return _Clause.NO if noes or _WHOEVER.intersection(rest) else _Clause.NOTHING
    if known and rest[0] in _NOBODY and negators == 1 and not _FINE.intersection(rest):
        return _Clause.NO  # nobody here, none of us
    return _Clause.UNCLEAR


def _of_danger(rest: list[str], asked: bool, known: bool, negators: int, negated: bool) -> _Clause:
    if known and (negators == 1 or (negated and not negators)):
        return _Clause.NO
    others = [word for word in rest if word not in _ANYONE | _DANGER | _AROUND]
    back = not negators and not others and _ANYONE.intersection(rest)
    # In Spanish and Portuguese only the voice tells "alguien está en peligro" from the question.
    return _Clause.NOTHING if back and (asked or {"anyone", "anybody"} & set(rest)) else _Clause.UNCLEAR


def _opened(words: list[str]) -> tuple[bool, list[str], bool]:
    """Whether they open with a no, what is left without it and without courtesies, and whether one parts the two."""
    noes = apart = False
    at = 0
    while at < len(words) and (words[at] in _NO or words[at] in _COURTESY):
        noes |= words[at] in _NO
        apart = noes and words[at] in _COURTESY
        at += 1
    end = len(words)
    while end > at and words[end - 1] in _COURTESY:
        end -= 1
    return noes, words[at:end], apart
