"""No claim without a card: whether one sentence may be spoken.

A sentence that states something must name a card retrieved in this turn, as `[card:missed-dose]` or
`[missed-dose]` anywhere in it, and that card must say so too: its words, its numbers, its negations. The
check reads one sentence at a time, so it works while a model is still writing the next; it is deterministic
and errs towards silence: a sentence it is not sure of is not spoken.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from guardrails.locale import language
from guardrails.pattern import compiled
from guardrails.posture import forbidden, sentences
from guardrails.words import NEGATORS, STOP_WORDS, line, number, stem, tokens

MIN_COVERAGE: Final = 0.7
"""Share of a sentence's content words that the card must hold. Tuned on the cards themselves: see
`tests/test_citations.py`, which also measures sentences cited to the wrong card."""

MIN_NEARBY: Final = 0.5
"""Share of them that two neighbouring sentences of the card, or one fact, must hold together."""

_RELATED: Final = 0.25
"""Share of them above which a sentence of the card is asked whether it agrees on what is negated."""

_TAG: Final = re.compile(r"\s*\[(?:card:)?([a-z0-9][a-z0-9_-]*)\]", re.IGNORECASE)
_NEGATED_STEMS: Final = 2
"""How many content words after a negation it takes back: "do not stop taking"."""

_CLAUSE: Final = re.compile(r"[,;:.!?—–]|\b(?:but|unless|pero|sino|mas|porem|a menos que)\b")

_EITHER_WAY: Final = {
    "en": frozenset(["before", "until", "unless", "without", "whether", "if", "rather", "instead"]),
    "es": frozenset(["antes", "hasta", "sin", "si", "salvo"]),
    "pt": frozenset(["antes", "ate", "sem", "se", "salvo"]),
}
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

_UNIVERSAL: Final = {
    "en": frozenset(
        [
            "all",
            "any",
            "every",
            "always",
            "never",
            "only",
            "none",
            "nobody",
            "everyone",
            "everything",
            "best",
            "worst",
            "must",
        ]
    ),
    "es": frozenset(
        [
            "todo",
            "toda",
            "todos",
            "todas",
            "cualquier",
            "cualquiera",
            "siempre",
            "nunca",
            "solo",
            "unico",
            "ningun",
            "ninguna",
            "mejor",
            "peor",
        ]
    ),
    "pt": frozenset(
        [
            "todo",
            "toda",
            "todos",
            "todas",
            "qualquer",
            "sempre",
            "nunca",
            "so",
            "somente",
            "nenhum",
            "nenhuma",
            "melhor",
            "pior",
        ]
    ),
}
"""Words that claim more than most cards do: the card must use one of them too. "Never" is a negation, and is
held to the card as one."""

_TALK: Final = {
    "en": (
        "^ i|we|let_me|lets|ill|im|id|ive", "^ thank*|thanks|sorry|okay|ok|sure|hello|hi|goodbye|welcome|good|great|of_course|please_hold|one_moment|yes|no $",
        "^ thank*|thanks|hello|hi|goodbye", "^ that is|s a|an? good|great|fair|important|common question", "^ would|do|could|can|shall|may you|i|we",
        "^ you can ask me", "^ tell me", "^ what else", "^ that|it sounds|must_be|must_feel .. $", "^ many people ask|wonder", "^ according to ... $", "^ here is what", "^ source",
    ),
    "es": (
        "^ yo|puedo|le_puedo|permitame|dejeme|vamos|vamos_a_ver|entiendo|comprendo|lamento|siento|busco|no_tengo", "^ gracias|perdon|disculpe|claro|hola|adios|bueno|bien|con_gusto|un_momento|si|no $",
        "^ gracias|hola|adios|con_gusto", "^ es|esa_es una? buena|pregunta", "^ quiere|desea|le_gustaria", "^ puede preguntarme",
        "^ cuenteme|digame", "^ que mas", "^ segun ... $", "^ esto es lo que", "^ fuente",
    ),
    "pt": (
        "^ eu|posso|deixa_eu|deixe_me|vamos|vamos_ver|entendo|compreendo|sinto|vou|nao_tenho", "^ obrigad*|desculpe|claro|ola|oi|tchau|bom|bem|com_prazer|um_momento|sim|nao $",
        "^ obrigad*|ola|oi|tchau|com_prazer", "^ e|essa_e uma? boa|pergunta", "^ quer|deseja|gostaria|voce_quer", "^ voce? pode me? perguntar",
        "^ me? conte|diga", "^ o? que mais", "^ segundo ... $", "^ isto|isso_e o_que", "^ fonte",
    ),
}  # fmt: skip

_MEDICAL: Final = {
    "en": """medicine medication medicines drug drugs pill pills tablet capsule dose doses insulin antibiotic inhaler vaccine
    blood pressure sugar liver kidney heart stomach brain pain fever infection cancer diabetes cholesterol doctor
    pharmacist leaflet label effect effects symptom treatment treat cure heal disease alcohol dangerous harmful harm safe
    risk bleed bleeding allergy rash dizzy drowsy sleepy nausea aspirin ibuprofen acetaminophen tylenol statin thinner
    opioid pregnant pregnancy baby child children overdose grapefruit""",
    "es": """medicamento medicamentos medicina medicinas remedio pastilla pastillas tableta capsula dosis insulina
    antibiotico inhalador vacuna sangre presion azucar higado riñon corazon estomago cerebro dolor fiebre infeccion
    cancer diabetes colesterol medico doctor farmaceutico prospecto etiqueta efecto efectos sintoma tratamiento curar
    enfermedad alcohol peligroso dañino daño seguro riesgo sangrado alergia mareo sueño nausea aspirina ibuprofeno
    paracetamol estatina anticoagulante opioide embarazo embarazada bebe niño niños sobredosis toronja""",
    "pt": """remedio remedios medicamento medicamentos comprimido comprimidos capsula dose doses insulina antibiotico bombinha
    vacina sangue pressao açucar figado rim coração estomago cerebro dor febre infecção cancer diabetes colesterol medico
    doutor farmaceutico bula rotulo efeito efeitos sintoma tratamento curar doença alcool perigoso nocivo mal seguro
    risco sangramento alergia tontura sono enjoo aspirina ibuprofeno paracetamol dipirona estatina anticoagulante
    opioide gravidez gravida bebe criança crianças overdose toranja""",
}

_ASKED: Final = {
    "en": frozenset(["what", "how", "whether", "which", "if", "enough", "who", "where"]),
    "es": frozenset(["si", "cual", "cuales", "cuanto", "suficiente", "suficientes", "donde", "preguntar"]),
    "pt": frozenset(["se", "qual", "quais", "quanto", "suficiente", "suficientes", "onde", "perguntar"]),
}
"""Words that leave open what is talked about: "I can look up what the leaflet says"."""

_SMUGGLED: Final = compiled(
    (
        "did you know", "you know that", "dont you know", "isnt|arent|doesnt|wont it|they|that", "right $",
        "sabia|sabias que", "sabe|sabes que", "verdad $", "no es cierto", "voce? sabia que", "ne|certo $", "nao e $",
    )
)  # fmt: skip


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


@dataclass(frozen=True, slots=True)
class CitationVerdict:
    """One sentence, ready to be spoken or not."""

    spoken: str
    """The sentence without its tags."""
    cited: tuple[str, ...]
    """Ids it names, in order, once each."""
    claim: bool
    """Whether it states something that needs a card."""
    problem: CitationProblem | None = None
    detail: str = ""
    coverage: float = 0.0
    """Share of its content words found in the best cited card."""

    @property
    def supported(self) -> bool:
        """Whether it may be spoken."""
        return self.problem is None


def strip(sentence: str) -> tuple[str, tuple[str, ...]]:
    """The sentence without its tags, and the ids they named."""
    ids = tuple(dict.fromkeys(match.group(1).lower() for match in _TAG.finditer(sentence)))
    bare = re.sub(r"\s+([.,;:!?])", r"\1", _TAG.sub("", sentence)).strip()
    return re.sub(r"([.!?])\1+$", r"\1", bare), ids


@cache
def _talk(code: str) -> re.Pattern[str]:
    return compiled(_TALK[code])


@cache
def _medical(code: str) -> frozenset[str]:
    return frozenset(stem(word, code) for word in tokens(_MEDICAL[code]))


def is_claim(sentence: str, locale: str) -> bool:
    """Whether a sentence states something, as against asking, greeting, or speaking of the line itself."""
    code = language(locale)
    prepared = line(sentence)
    content = _content(sentence, code)
    if not content:
        return False
    medical = any(word in _medical(code) for word in content)
    if sentence.rstrip(" \"'”)").endswith("?") and not _SMUGGLED.search(prepared):
        return False
    if _talk(code).match(prepared, 1):
        # "I can look for that" speaks of the line; "I know that aspirin thins the blood" states something.
        asked = not _ASKED[code].isdisjoint(tokens(sentence))
        return medical and not asked and bool(_reported(code).search(prepared))
    return medical or len(content) >= 2


@cache
def _reported(code: str) -> re.Pattern[str]:
    return compiled(
        {
            "en": ("that|because|since .. is|are|can|may|will|should|does|do|has|have", "is|are|thins|helps|works|lowers|raises|prevents|treats|cures|causes|kills|means|take|try|use"),
            "es": ("que|porque|ya_que .. puede|pueden|debe|deben|tiene", "es|son|ayuda|ayudan|causa|causan|sirve|sirven|cura|curan|baja|bajan|sube|suben|previene|tomaria|usaria"),
            "pt": ("que|porque|ja_que .. pode|podem|deve|devem|tem", "e um|uma", "sao|ajuda|ajudam|causa|causam|serve|servem|cura|curam|baixa|aumenta|previne|tomaria|usaria"),
        }[code]
    )  # fmt: skip


def _content(text: str, code: str) -> tuple[str, ...]:
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
        stems=frozenset(_content(whole, code)),
        numbers=_numbers(whole, code),
        parts=tuple((frozenset(_content(text, code)), text) for text in texts),
        myths=tuple(frozenset(_content(text, code)) for text in card.myths),
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


def _support(text: str, card: CitedCard, code: str) -> tuple[CitationProblem | None, str, float]:
    words = _words_of(card, code)
    content = _content(text, code)
    distinct = frozenset(content)
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


def check(sentence: str, cards: Sequence[CitedCard], locale: str = "en-US") -> CitationVerdict:
    """Whether one sentence may be spoken.

    Args:
        sentence: one sentence, tags included.
        cards: the cards retrieved in this turn, in the sentence's locale.
        locale: the language of the sentence.
    """
    spoken, cited = strip(sentence)
    claim = is_claim(spoken, locale)

    def verdict(problem: CitationProblem | None, detail: str = "", coverage: float = 0.0) -> CitationVerdict:
        return CitationVerdict(spoken, cited, claim, problem, detail, coverage)

    crossed = forbidden(spoken, locale)
    if crossed:
        return verdict(CitationProblem.POSTURE, "; ".join(crossed))
    by_id = {card.id: card for card in cards}
    unknown = [name for name in cited if name not in by_id]
    if unknown:
        return verdict(CitationProblem.UNKNOWN_CARD, f"not retrieved in this turn: {', '.join(unknown)}")
    if not claim:
        return verdict(None)
    if not cited:
        return verdict(CitationProblem.NO_CITATION, "a sentence that states something must name its card")

    code = language(locale)
    results = [_support(spoken, by_id[name], code) for name in cited]
    best = max(results, key=lambda result: (result[0] is None, result[2]))
    return verdict(*best)


_END: Final = re.compile(r"[.!?…]+[\"'”’)]*(?:\s*\[(?:card:)?[\w-]+\][.]?)*(?=\s+[^\s\[])|\n+")
_ABBREVIATION: Final = re.compile(
    r"(?:\b(?:dr|dra|sr|sra|srta|mr|mrs|ms|prof|st|vs|etc|aprox|approx|no|núm|tel|e\.g|i\.e|p\. ?ej|ex|a\.m|p\.m|a\. m|p\. m)|\b[A-Z])\.$",
    re.IGNORECASE,
)


class SentenceStream:
    """Groups the pieces a model streams into sentences; a tag after the full stop stays with its sentence."""

    def __init__(self) -> None:
        self._held = ""

    def push(self, piece: str) -> tuple[str, ...]:
        """Take one piece; give the sentences that are now complete."""
        self._held += piece
        done: list[str] = []
        start = at = 0
        while match := _END.search(self._held, at):
            at = match.end()
            candidate = self._held[start:at].strip()
            if _ABBREVIATION.search(candidate) or not candidate:
                continue
            done.append(candidate)
            start = at
        self._held = self._held[start:]
        return tuple(done)

    def rest(self) -> str:
        """What is left when the stream ends; the stream is empty afterwards."""
        held, self._held = self._held.strip(), ""
        return held
