"""Which sentences of the line state something, as against asking, greeting, or speaking of the line itself."""

import re
from functools import cache
from typing import Final

from guardrails.locale import language
from guardrails.pattern import compiled
from guardrails.support import content
from guardrails.words import line, stem, tokens

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

_ASKED_WORDS: Final = {
    "en": "what how whether which if enough who where",
    "es": "si cual cuales cuanto suficiente suficientes donde preguntar",
    "pt": "se qual quais quanto suficiente suficientes onde perguntar",
}
_ASKED: Final = {code: frozenset(words.split()) for code, words in _ASKED_WORDS.items()}
"""Words that leave open what is talked about: "I can look up what the leaflet says"."""

_SMUGGLED: Final = compiled(
    (
        "did you know", "you know that", "dont you know", "isnt|arent|doesnt|wont it|they|that", "right $",
        "sabia|sabias que", "sabe|sabes que", "verdad $", "no es cierto", "voce? sabia que", "ne|certo $", "nao e $",
    )
)  # fmt: skip


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
    found = content(sentence, code)
    if not found:
        return False
    medical = any(word in _medical(code) for word in found)
    if sentence.rstrip(" \"'”)").endswith("?") and not _SMUGGLED.search(prepared):
        return False
    if _talk(code).match(prepared, 1):
        # "I can look for that" speaks of the line; "I know that aspirin thins the blood" states something.
        asked = not _ASKED[code].isdisjoint(tokens(sentence))
        return medical and not asked and bool(_reported(code).search(prepared))
    return True


@cache
def _reported(code: str) -> re.Pattern[str]:
    return compiled(
        {
            "en": ("that|because|since .. is|are|can|may|will|should|does|do|has|have", "is|are|thins|helps|works|lowers|raises|prevents|treats|cures|causes|kills|means|take|try|use"),
            "es": ("que|porque|ya_que .. puede|pueden|debe|deben|tiene", "es|son|ayuda|ayudan|causa|causan|sirve|sirven|cura|curan|baja|bajan|sube|suben|previene|tomaria|usaria"),
            "pt": ("que|porque|ja_que .. pode|podem|deve|devem|tem", "e um|uma", "sao|ajuda|ajudam|causa|causam|serve|servem|cura|curam|baixa|aumenta|previne|tomaria|usaria"),
        }[code]
    )  # fmt: skip
