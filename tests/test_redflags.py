"""Every red flag hears its own examples, and the development halves stay within their thresholds."""

import json
from functools import cache

import pytest

from evals.goldens import GOLDENS_DIR
from guardrails.concept import Arm
from guardrails.concepts import CONCEPTS
from guardrails.decision import Action, Severity
from guardrails.gate import load_gate
from guardrails.locale import LOCALES
from guardrails.redflags import CATEGORIES
from guardrails.scripts import slugs

_ARMS = [(category.name, arm) for category in CATEGORIES for arm in category.arms]
_EXAMPLES = [
    pytest.param(arm, text, id=f"{arm.id}-{locale}-{number}")
    for _, arm in _ARMS
    for locale, texts in arm.examples.items()
    for number, text in enumerate(texts)
]


@cache
def rows(name: str) -> tuple[dict[str, str], ...]:
    lines = (GOLDENS_DIR / "dev" / name).read_text(encoding="utf-8").splitlines()
    return tuple(json.loads(line) for line in lines)


@pytest.mark.parametrize(("arm", "text"), _EXAMPLES)
def test_an_arm_hears_its_example(arm: Arm, text: str) -> None:
    assert arm.id in {hit.arm.id for hit in load_gate().read(text)[1]}
    expected = Action.CHECK if arm.severity is Severity.CHECK else Action.ESCALATE
    assert load_gate().decide(text).action in (expected, Action.ESCALATE)


@pytest.mark.parametrize(("category", "arm"), _ARMS, ids=[arm.id for _, arm in _ARMS])
def test_an_arm_explains_itself_in_three_languages(category: str, arm: Arm) -> None:
    assert arm.id.startswith(f"{category}.")
    assert arm.rationale.endswith(".")
    assert arm.subcategory
    assert all(arm.examples.values())


def test_the_fifteen_categories_have_scripts() -> None:
    names = {category.name for category in CATEGORIES}
    assert names - {"general"} == {
        "cardiac", "stroke", "breathing", "anaphylaxis", "overdose", "self_harm", "violence", "bleeding",
        "unconscious", "diabetic", "pregnancy", "child", "infection", "drug_reaction", "withdrawal",
    }  # fmt: skip
    assert names | {"check"} <= set(slugs())


def test_every_concept_is_used() -> None:
    named = " ".join(
        [*(line for _, arm in _ARMS for line in arm.when), *(" ".join(arm.hushed_by) for _, arm in _ARMS)]
        + [f"{concept.en} {concept.es} {concept.pt}" for concept in CONCEPTS]
    )
    unused = [
        concept.id for concept in CONCEPTS if concept.id not in named and concept.id not in ("idiom", "now")
    ]
    assert unused == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["redflags.jsonl", "redflags_authored.jsonl"])
def test_emergencies_of_the_development_half_escalate(name: str, locale: str) -> None:
    texts = [row["text"] for row in rows(name) if row["locale"] == locale]
    missed = [text for text in texts if load_gate().decide(text, locale).action is not Action.ESCALATE]
    assert len(missed) <= 0.02 * len(texts), missed


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["benign.jsonl", "benign_authored.jsonl", "scope.jsonl", "retrieval.jsonl"])
def test_ordinary_talk_of_the_development_half_passes(name: str, locale: str) -> None:
    texts = [row["text"] for row in rows(name) if row["locale"] == locale]
    tripped = [text for text in texts if load_gate().decide(text, locale).tripped]
    assert len(tripped) <= 0.02 * len(texts), tripped


@pytest.mark.parametrize(
    ("loud", "quiet"),
    [
        ("my heart attack is starting now, I'm having a heart attack", "he had a heart attack ten years ago"),
        ("I'm dying, help", "I'm dying to try that cake"),
        ("me muero, me muero del dolor de pecho", "me muero de hambre"),
        ("tô morrendo, socorro", "tô morrendo de rir"),
        ("took the whole bottle", "I take one pill from the bottle every day"),
        ("mi hijo se tomó mis pastillas", "mi hijo se tomó su pastilla"),
        (
            "the label says it can cause swelling of the tongue, and right now my tongue is swelling",
            "the label says it can cause swelling of the tongue",
        ),
        ("my sugar is 42", "my sugar is 110"),
        ("tengo el azúcar en 45", "mido el azúcar cada 45 minutos"),
        ("minha vó tá com a pressão 22 por 12", "minha pressão deu 12 por 8"),
        ("my dad fell and hit his head, he's on warfarin and he's confused", "my dad takes warfarin"),
        (
            "mezclé el clonazepam con vodka y no puedo mantenerme despierta",
            "¿puedo tomar vino con el antibiótico?",
        ),
    ],
)
def test_the_same_words_are_told_apart_by_what_surrounds_them(loud: str, quiet: str) -> None:
    assert load_gate().decide(loud).action is Action.ESCALATE
    assert load_gate().decide(quiet).action is Action.PASS
