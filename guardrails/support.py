"""Whether a card says what a sentence says: its words, its numbers, its negations. Deterministic."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from guardrails.posture import sentences
from guardrails.words import NEGATORS, STOP_WORDS, number, stem, tokens

MIN_COVERAGE: Final = 0.7
"""Share of a sentence's content words that the card must hold. Tuned on the cards themselves: see
`tests/test_citations.py`, which also measures sentences cited to the wrong card."""

MIN_NEARBY: Final = 0.5
"""Share of them that two neighbouring sentences of the card, or one fact, must hold together."""

_RELATED: Final = 0.25
"""Share of them above which a sentence of the card is asked whether it agrees on what is negated."""

_NEGATED_STEMS: Final = 2
"""How many content words after a negation it takes back: "do not stop taking"."""

_CLAUSE: Final = re.compile(r"[,;:.!?—–]|\b(?:but|unless|pero|sino|mas|porem|a menos que)\b")

_EITHER_WAY_WORDS: Final = {
    "en": "before until unless without whether if rather instead",
    "es": "antes hasta sin si salvo",
    "pt": "antes ate sem se salvo",
}
_EITHER_WAY: Final = {code: frozenset(words.split()) for code, words in _EITHER_WAY_WORDS.items()}
"""Words after which a verb is neither affirmed nor denied: "ask before you stop"."""

_OPPOSITES: Final = {
    "en": "safe:unsafe safe:dangerous increase:decrease raise:lower more:less before:after hot:cold warm:cool always:never "
    "increase:reduce start:stop higher:lower allow:forbid worsen:improve empty:full keep:throw open:close "
    "above:below early:late remember:forget better:worse freeze:refrigerate harmless:harmful everyone:nobody",
    "es": "seguro:peligroso aumentar:disminuir aumentar:reducir subir:bajar mas:menos antes:despues caliente:frio "
    "siempre:nunca empezar:dejar mejorar:empeorar vacio:lleno guardar:tirar abrir:cerrar encima:debajo mejor:peor "
    "congelar:refrigerar inofensivo:dañino todos:nadie ayunas:comida",
    "pt": "seguro:perigoso aumentar:diminuir aumentar:reduzir subir:baixar mais:menos antes:depois quente:frio "
    "sempre:nunca comecar:parar melhorar:piorar vazio:cheio guardar:jogar abrir:fechar acima:abaixo melhor:pior "
    "congelar:refrigerar inofensivo:nocivo todos:ninguem jejum:comida",
}

_UNIVERSAL_WORDS: Final = {
    "en": "all any every always only everyone everything best worst must",
    "es": "todo toda todos todas cualquier cualquiera siempre solo unico mejor peor",
    "pt": "todo toda todos todas qualquer sempre so somente melhor pior",
}
_UNIVERSAL: Final = {code: frozenset(words.split()) for code, words in _UNIVERSAL_WORDS.items()}
"""Words that claim more than most cards do: the card must use one of them too. "Never" is a negation, and is
held to the card as one."""


class CitationProblem(StrEnum):
    """Why a sentence may not be spoken."""

    NO_CITATION = "no_citation"
    """It states something and names no card."""
    UNKNOWN_CARD = "unknown_card"
    """It names a card that was not retrieved in this turn."""
    NOT_IN_CARD = "not_in_card"
    """The card does not say it."""
    NUMBER = "number"
    """It holds a number the card does not."""
    POLARITY = "polarity"
    """It affirms what the card denies, or the other way round."""
    OVERSTATED = "overstated"
    """It says all, never, only or best where the card does not."""
    MYTH = "myth"
    """It is closer to a myth that the card corrects than to anything the card says."""
    POSTURE = "posture"
    """It says something the line never says."""


@dataclass(frozen=True, slots=True)
class CitedCard:
    """What a citation is checked against."""

    id: str
    title: str
    text: str
    """Everything the card says: spoken and full text."""
    facts: tuple[str, ...] = ()
    myths: tuple[str, ...] = ()
    """Statements the card contradicts: a sentence that repeats one is not supported."""


def content(text: str, code: str) -> tuple[str, ...]:
    """Stems of the words that carry content, in order, without numbers and negations."""
    return tuple(
        stem(token, code)
        for token in tokens(text)
        if token not in STOP_WORDS[code]
        and token not in NEGATORS[code]
        and number(token, code) is None
        and token != "%"
    )


def _numbers(text: str, code: str) -> frozenset[str]:
    return frozenset(n for token in tokens(text) if (n := number(token, code)) is not None)


def _polarity(text: str, code: str) -> dict[str, set[bool]]:
    """For each content stem, whether it stands affirmed (True), negated (False) or, in neither list, open."""
    found: dict[str, set[bool]] = {}
    for clause in _CLAUSE.split(text):
        reach = 0
        open_reach = 0
        for token in tokens(clause):
            if token in NEGATORS[code]:
                reach = _NEGATED_STEMS
            if token in _EITHER_WAY[code]:
                open_reach, reach = 3, 0
            if token in NEGATORS[code] or token in _EITHER_WAY[code]:
                continue
            if token in STOP_WORDS[code] or number(token, code) is not None:
                continue
            word = stem(token, code)
            if open_reach:
                found.setdefault(word, set()).update((True, False))
                open_reach -= 1
            else:
                found.setdefault(word, set()).add(reach == 0)
                reach = max(0, reach - 1)
    return found


@dataclass(frozen=True, slots=True)
class _CardWords:
    """A card, cut up once for all the sentences of a turn."""

    stems: frozenset[str]
    numbers: frozenset[str]
    parts: tuple[tuple[frozenset[str], str], ...]
    """Each fact, and each two neighbouring sentences: stems and words."""
    myths: tuple[frozenset[str], ...]


@cache
def _words_of(card: CitedCard, code: str) -> _CardWords:
    whole = " ".join((card.title, card.text, *card.facts))
    said = sentences(card.text)
    texts = [*card.facts, *(" ".join(said[i : i + 2]) for i in range(len(said)))]
    return _CardWords(
        stems=frozenset(content(whole, code)),
        numbers=_numbers(whole, code),
        parts=tuple((frozenset(content(text, code)), text) for text in texts),
        myths=tuple(frozenset(content(text, code)) for text in card.myths),
    )


@cache
def _opposites(code: str) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for pair in _OPPOSITES[code].split():
        first, second = (stem(tokens(word)[0], code) for word in pair.split(":"))
        found.setdefault(first, set()).add(second)
        found.setdefault(second, set()).add(first)
    return {word: frozenset(others) for word, others in found.items()}


def _alike(first: frozenset[str], second: frozenset[str]) -> float:
    """Jaccard similarity."""
    return len(first & second) / len(first | second) if first or second else 0.0


def support(text: str, card: CitedCard, code: str) -> tuple[CitationProblem | None, str, float]:
    """What keeps a card from supporting a text, if anything; in which words; and the share of words it holds."""
    words = _words_of(card, code)
    distinct = frozenset(content(text, code))
    held = distinct & words.stems
    coverage = len(held) / len(distinct) if distinct else 1.0
    missing = sorted(_numbers(text, code) - words.numbers)
    if missing:
        return CitationProblem.NUMBER, f"the card does not hold {', '.join(missing)}", coverage

    nearby = (
        max((len(distinct & stems) / len(distinct) for stems, _ in words.parts), default=0.0)
        if distinct
        else 1.0
    )
    if coverage < MIN_COVERAGE or nearby < MIN_NEARBY:
        absent = ", ".join(sorted(distinct - words.stems)[:5])
        return (
            CitationProblem.NOT_IN_CARD,
            f"coverage {coverage:.2f}, nearby {nearby:.2f}; absent: {absent}",
            coverage,
        )

    closest = max((_alike(distinct, stems) for stems, _ in words.parts), default=0.0)
    if any(_alike(distinct, stems) > max(closest, MIN_NEARBY) for stems in words.myths):
        return CitationProblem.MYTH, "the card names this among the myths it corrects", coverage

    related = [
        part for stems, part in words.parts if distinct and len(distinct & stems) / len(distinct) >= _RELATED
    ]
    known: dict[str, set[bool]] = {}
    for part in related:
        for word, values in _polarity(part, code).items():
            known.setdefault(word, set()).update(values)
    for word, values in _polarity(text, code).items():
        if word in known and not values & known[word]:
            said = "affirms" if True in values else "denies"
            return CitationProblem.POLARITY, f"the sentence {said} {word!r}, the card does not", coverage
    said_of_all = frozenset(tokens(text)) & _UNIVERSAL[code]
    if said_of_all and said_of_all.isdisjoint(token for part in related for token in tokens(part)):
        return CitationProblem.OVERSTATED, f"{', '.join(sorted(said_of_all))} is not in the card", coverage
    for word in distinct - words.stems:
        other = _opposites(code).get(word, frozenset()) & words.stems
        if other:
            return (
                CitationProblem.POLARITY,
                f"{word!r} where the card says {', '.join(sorted(other))}",
                coverage,
            )
    return None, "", coverage
