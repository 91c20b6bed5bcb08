"""What the gate listens for, idea by idea, in three languages side by side.

One module per subject. Read `guardrails/concept.py` for how an entry is written. An idea may use those of the
modules before it.
"""

from guardrails.concept import Concept
from guardrails.concepts import (
    acts,
    ailments,
    alarm,
    asides,
    birth,
    blood,
    body,
    brain,
    breath,
    context,
    despair,
    feelings,
    heart,
    idioms,
    infants,
    infection,
    ordinary,
    people,
    perils,
    plans,
    poisoning,
    quantities,
    scenes,
    senses,
    skin,
    substances,
    sugar,
    threats,
    withdrawal,
    wounds,
)
from guardrails.numbers import CLASSES

_NUMBERS = tuple(Concept(name, en=name, note="See `guardrails.numbers`.") for name in CLASSES)

CONCEPTS: tuple[Concept, ...] = (
    *_NUMBERS,
    *people.CONCEPTS,
    *body.CONCEPTS,
    *substances.CONCEPTS,
    *feelings.CONCEPTS,
    *breath.CONCEPTS,
    *brain.CONCEPTS,
    *senses.CONCEPTS,
    *skin.CONCEPTS,
    *blood.CONCEPTS,
    *heart.CONCEPTS,
    *poisoning.CONCEPTS,
    *acts.CONCEPTS,
    *quantities.CONCEPTS,
    *despair.CONCEPTS,
    *plans.CONCEPTS,
    *threats.CONCEPTS,
    *sugar.CONCEPTS,
    *birth.CONCEPTS,
    *infants.CONCEPTS,
    *infection.CONCEPTS,
    *withdrawal.CONCEPTS,
    *alarm.CONCEPTS,
    *scenes.CONCEPTS,
    *wounds.CONCEPTS,
    *ailments.CONCEPTS,
    *perils.CONCEPTS,
    *ordinary.CONCEPTS,
    *idioms.CONCEPTS,
    *asides.CONCEPTS,
    *context.CONCEPTS,
)
