"""What counts as a claim, and in which words it is kept."""

import pytest

from kb.claims import MOST, extract

CLAIMS = [
    ("en-US", "My neighbor says I can stop when I feel fine.", "I can stop when I feel fine"),
    (
        "en-US",
        "Hi, um, I wanted to know if I can drink alcohol with my antibiotics?",
        "I can drink alcohol with my antibiotics",
    ),
    ("en-US", "Can I stop taking it when I feel fine?", "I can stop taking it when I feel fine"),
    ("en-US", "Is it true that grapefruit is bad with statins?", "grapefruit is bad with statins"),
    (
        "en-US",
        "I heard that generics are weaker than the brand name, is that true?",
        "generics are weaker than the brand name",
    ),
    ("en-US", "I read online that expired medicine is poison", "expired medicine is poison"),
    ("en-US", "My doctor said to take it twice a day but my friend says once is enough", "once is enough"),
    (
        "en-US",
        "You don't need to finish antibiotics if you feel better, right?",
        "You don't need to finish antibiotics if you feel better",
    ),
    (
        "es-419",
        "Mi vecina dice que puedo dejar la pastilla cuando me siento bien.",
        "puedo dejar la pastilla cuando me siento bien",
    ),
    (
        "es-419",
        "Buenas, quería saber si puedo tomar alcohol con el antibiótico.",
        "puedo tomar alcohol con el antibiótico",
    ),
    (
        "es-419",
        "¿Es verdad que la toronja hace daño con las pastillas del colesterol?",
        "la toronja hace daño con las pastillas del colesterol",
    ),
    ("es-419", "Me dijeron que los genéricos no sirven, ¿es cierto?", "los genéricos no sirven"),
    ("es-419", "¿Este remedio es bueno para la tos?", "Este remedio es bueno para la tos"),
    (
        "pt-BR",
        "Minha vizinha falou que posso parar quando eu me sentir bem.",
        "posso parar quando eu me sentir bem",
    ),
    (
        "pt-BR",
        "Oi, bom dia, queria saber se posso tomar cerveja com antibiótico.",
        "posso tomar cerveja com antibiótico",
    ),
    (
        "pt-BR",
        "É verdade que toranja faz mal com remédio de colesterol?",
        "toranja faz mal com remédio de colesterol",
    ),
    ("pt-BR", "Li na internet que remédio vencido vira veneno.", "remédio vencido vira veneno"),
    ("pt-BR", "Me disseram que genérico não funciona, é verdade?", "genérico não funciona"),
]

NOTHING_CLAIMED = [
    ("en-US", "hello good morning"),
    ("en-US", "I hate taking pills. They taste awful."),
    ("en-US", "I forgot my pill this morning, what do I do?"),
    ("en-US", "What do I do if I missed a dose?"),
    ("en-US", "My friend says it tastes horrible."),
    ("es-419", "Odio tomar pastillas, saben horrible."),
    ("es-419", "Se me olvidó la pastilla en la mañana, ¿qué hago?"),
    ("es-419", "¿Qué pasa si me salto una dosis?"),
    ("pt-BR", "Odeio tomar remédio, tem gosto horrível."),
    ("pt-BR", "Esqueci de tomar o remédio hoje cedo, e agora?"),
    ("pt-BR", "O que acontece se eu pular uma dose?"),
]


@pytest.mark.parametrize(("locale", "said", "claim"), CLAIMS)
def test_reported_asked_and_stated_claims_are_found(locale: str, said: str, claim: str) -> None:
    assert extract(said, locale) == (claim,)


@pytest.mark.parametrize(("locale", "said"), NOTHING_CLAIMED)
def test_opinions_accounts_and_requests_are_not_claims(locale: str, said: str) -> None:
    assert extract(said, locale) == ()


def test_the_language_of_the_words_decides_not_the_call() -> None:
    assert extract("Minha vizinha falou que eu posso parar o remédio quando melhorar", "en-US") == (
        "eu posso parar o remédio quando melhorar",
    )


def test_the_same_claim_said_twice_is_one() -> None:
    said = "My neighbor says grapefruit is bad with statins. Is it true that Grapefruit is bad with statins?"
    assert extract(said, "en-US") == ("grapefruit is bad with statins",)


def test_a_long_story_yields_a_bounded_number_of_claims() -> None:
    said = " ".join(f"My neighbor says medicine number {number} is bad." for number in range(20))
    assert len(extract(said, "en-US")) == MOST


@pytest.mark.parametrize("said", ["", " ", "?!", "…", "a" * 5000, "¿" * 100, "says that " * 200])
def test_odd_input_is_survived(said: str) -> None:
    for locale in ("en-US", "es-419", "pt-BR"):
        assert isinstance(extract(said, locale), tuple)
