"""What the gate listens for, idea by idea, in three languages side by side.

Read `guardrails/concept.py` for how an entry is written.
"""

from guardrails.concept import Concept
from guardrails.concepts import acts, body, context, mind, people, quantities, signs, situations, substances

CONCEPTS: tuple[Concept, ...] = (
    *context.CONCEPTS,
    *people.CONCEPTS,
    *body.CONCEPTS,
    *signs.CONCEPTS,
    *acts.CONCEPTS,
    *substances.CONCEPTS,
    *quantities.CONCEPTS,
    *mind.CONCEPTS,
    *situations.CONCEPTS,
)
