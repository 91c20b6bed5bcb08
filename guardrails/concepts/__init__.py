"""What the gate listens for, idea by idea, in three languages side by side."""

from guardrails.concept import Concept
from guardrails.concepts import first

CONCEPTS: tuple[Concept, ...] = first.CONCEPTS
