"""An emergency without a name, and vague distress.

Not one of the fifteen categories: somebody calls for an ambulance, or says that someone is dying, or that
something is wrong. The first escalates with the general script, the last asks.
"""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "general",
    (
        Arm(
            "general.help",
            Severity.CRITICAL,
            "call for help",
            "An ambulance, or dying, in the caller's own words.",
            when=("call_for + ambulance @5", "dying", "emergency_word"),
            hushed_by=("background", "billing", "errand"),
            en=("I need an ambulance", "I think I'm dying", "please help, this is an emergency"),
            es=("necesito una ambulancia", "me estoy muriendo", "es una emergencia"),
            pt=("preciso de uma ambulância", "acho que tô morrendo", "é uma emergência"),
        ),
        Arm(
            "general.distress",
            Severity.CHECK,
            "vague distress",
            "Something is wrong: ask whether anyone is in danger.",
            when=(
                "distress",
                "worthless",
            ),
            hushed_by=("background", "errand"),
            en=("something is really wrong with me", "I can't take it anymore", "I feel terrible"),
            es=("me siento muy mal", "ya no aguanto más", "no sé qué me pasa, tengo mucho miedo"),
            pt=("tô passando mal", "não aguento mais", "tem alguma coisa errada comigo"),
        ),
    ),
)
