"""The red flags by category."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

_NAMES = [
    "cardiac",
    "stroke",
    "breathing",
    "anaphylaxis",
    "overdose",
    "self_harm",
    "violence",
    "bleeding",
    "unconscious",
    "diabetic",
    "pregnancy",
    "child",
    "infection",
    "drug_reaction",
    "withdrawal",
]

CATEGORIES: tuple[Category, ...] = tuple(
    Category(name, (Arm(f"{name}.plain", Severity.CRITICAL, name, "plain phrases", (name,), (), (), ()),))
    for name in _NAMES
)
