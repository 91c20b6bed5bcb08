"""The red flags by category: what the line must never miss.

Each module is one category; each arm says which ideas, together, are an emergency, why, and how people say it.
The words behind an idea are in `guardrails/concepts/`.

The arms do not understand negation, on purpose: "I don't want to die" escalates.

What is said *about* danger without anybody being in it (films, history long past, leaflets) the semantic layer may put
down as ordinary talk, within limits that `guardrails.layers` names.

Deliberately left to the semantic layer (`guardrails.backstop`), because no list of words is ever complete there:

- figurative and literary despair without any of the ideas of `mind.py` ("the river looks warm tonight")
- a danger that only follows from several turns or from knowledge of the person (a diabetic who "slept in")
- irony and quotation: whether a threat is a joke, whether a sentence repeats what a film said
- distress that shows in tone or incoherence and not in words
- interactions of named medicines without symptoms, and doses that are dangerous only for one medicine
- languages other than English, Spanish and Portuguese
- words that the recognizer lost altogether
"""

from guardrails.concept import Category
from guardrails.redflags import (
    anaphylaxis,
    bleeding,
    breathing,
    cardiac,
    child,
    diabetic,
    drug_reaction,
    general,
    infection,
    overdose,
    pregnancy,
    self_harm,
    stroke,
    unconscious,
    violence,
    withdrawal,
)

CATEGORIES: tuple[Category, ...] = (
    self_harm.CATEGORY,
    overdose.CATEGORY,
    pregnancy.CATEGORY,
    child.CATEGORY,
    withdrawal.CATEGORY,
    diabetic.CATEGORY,
    infection.CATEGORY,
    drug_reaction.CATEGORY,
    anaphylaxis.CATEGORY,
    stroke.CATEGORY,
    bleeding.CATEGORY,
    cardiac.CATEGORY,
    breathing.CATEGORY,
    unconscious.CATEGORY,
    violence.CATEGORY,
    general.CATEGORY,
)
