"""Names in introductions: the caller's own, and those of the people they care for."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from guardrails.personal.cues import after, cue, given
from guardrails.personal.span import PiiKind, PiiSpan
from guardrails.spoken import Token

_PARTICLE_WORDS: Final = "de del la las los da das do dos van von di y e"
_PARTICLES: Final = frozenset(_PARTICLE_WORDS.split())


_OTHER_WORDS: Final = """
    a an the and or but not so in on at to from for with of my your his her our i we you it just really very
    calling here sorry afraid taking having going looking trying sure okay ok diabetic pregnant allergic
    sick tired because about what when how since also feeling told wondering worried years year old ya yo el
    ella un una uno que con para por muy pero porque tengo tomo soy estoy necesito quiero llamo desde cuando
    hace años ano anos um uma o os as e eu que com pra para por muito mas porque tenho tomo sou estou
    preciso quero desde quando faz diabetico diabetica hipertenso hipertensa alergico alergica mayor persona
    paciente cuidadora cuidador enfermera enfermero doctor doctora medico medica mama mae madre hija hijo
    filha filho esposa esposo nurse caregiver mother father mom dad son daughter wife husband patient monday
    tuesday wednesday thursday friday saturday sunday january february march april june july august
    september october november december tylenol advil metformin losartan insulin aspirin atorvastatin
    ibuprofen metformina losartana insulina american mexican mexicana mexicano brasileira brasileiro
    colombiana colombiano new mi mis tu su sus meu minha this that there ready good bad fine back allowed
    supposed it's
"""
_NOT_NAMES: Final = frozenset(_OTHER_WORDS.split())
"""Words that follow "I am" or "this is" and begin no name."""


def _spelled(text: str, token: Token) -> bool:
    return text[token.start].isupper()


def names(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    shouting = text.isupper()
    cased = any(c.isupper() for c in text[1:]) and not shouting
    for kind, sure in (("named", True), ("maybe", False)):
        for place in after(tokens, cue(code, kind)):
            # "soy Ana": the pattern took the name itself along.
            first = place - 1 if sure and tokens[place - 1].folded in given() else place
            last = _name_end(text, tokens, first, sure=sure, cased=cased)
            if last > first:
                start, end = tokens[first].start, tokens[last - 1].end
                yield PiiSpan(PiiKind.NAME, start, end, text[start:end])


def _name_end(text: str, tokens: Sequence[Token], first: int, *, sure: bool, cased: bool) -> int:
    """Index after the last token of a name that begins at `first`; `first` itself if none does."""
    last = first
    for place in range(first, min(first + 5, len(tokens))):
        token = tokens[place]
        joined = place == first or re.fullmatch(r"[\s'’.-]{1,3}", text[tokens[place - 1].end : token.start])
        if not joined or token.folded.isdigit():
            break
        if token.folded in _PARTICLES and last > first and place + 1 < len(tokens):
            continue
        if token.folded in _NOT_NAMES:
            break
        known = token.folded in given()
        written = cased and _spelled(text, token)
        begins = place == first
        if not (known or written or (sure and (begins or (not cased and place == first + 1)))):
            break
        last = place + 1
    return last
