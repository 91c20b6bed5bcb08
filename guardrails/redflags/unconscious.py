"""Unconsciousness, fainting, seizure."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "unconscious",
    (
        Arm(
            "unconscious.unresponsive",
            Severity.CRITICAL,
            "unresponsive",
            "Does not wake, does not answer, does not move.",
            when=(
                "tried_wake",
                "electric + person @6",
                "no_pulse",
                "no_answer + fell|lying|sudden|pale|drool|limb_drop|ragdoll|sugar|diabetic_person @12",
                "lying + no_answer|unresponsive|cannot + person @12",
                "ragdoll + unresponsive|limb_drop|fever|child|no_answer @12",
                "unresponsive",
                "went + limp_body + person @6",
            ),
            hushed_by=("background", "device", "sleep_talk"),
            en=("my mom won't wake up", "he's unconscious on the floor", "she's not responding"),
            es=("mi mamá no despierta", "está inconsciente en el piso", "no reacciona"),
            pt=("minha mãe não acorda", "ele tá desacordado", "ela não responde"),
        ),
        Arm(
            "unconscious.faint",
            Severity.CRITICAL,
            "fainted",
            "Passed out, or about to.",
            when=("faint",),
            hushed_by=("background", "device"),
            en=("she just fainted", "I feel like I'm going to pass out", "my husband collapsed"),
            es=("se desmayó mi esposa", "siento que me voy a desmayar", "se desvaneció en el baño"),
            pt=("ela desmaiou", "tô achando que vou desmaiar", "meu marido caiu duro no chão"),
        ),
        Arm(
            "unconscious.seizure",
            Severity.CRITICAL,
            "seizure",
            "A seizure now.",
            when=("long_fit", "no_end", "seizing", "happening + seizure_word @4"),
            hushed_by=("background", "for_condition"),
            en=(
                "he's having a seizure",
                "my son is shaking all over and foaming at the mouth",
                "her eyes rolled back and she's jerking",
            ),
            es=(
                "mi hijo está convulsionando",
                "le dio un ataque, está echando espuma",
                "se le voltearon los ojos y tiembla todo",
            ),
            pt=(
                "meu filho tá tendo uma convulsão",
                "ela tá se debatendo e espumando",
                "ele revirou os olhos e ficou duro",
            ),
        ),
    ),
)
