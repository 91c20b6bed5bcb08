"""Blood sugar far too low or far too high."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "diabetic",
    (
        Arm(
            "diabetic.number",
            Severity.CRITICAL,
            "sugar reading",
            "Below 54 mg/dL is level 2 hypoglycaemia (ADA Standards of Care); 300 and above calls for help.",
            when=("sugar + #low|#high @7",),
            hushed_by=("background", "a1c"),
            en=("my sugar is 42", "her glucose is 480", "the meter says 39"),
            es=("tengo el azúcar en 45", "la glucosa le salió en 500", "trae el azúcar en cuarenta"),
            pt=("minha glicose deu 38", "a diabete dela tá em 500", "o dextro deu 420"),
        ),
        Arm(
            "diabetic.signs",
            Severity.CRITICAL,
            "sugar with signs",
            "Low or high sugar and the person shakes, sweats, is confused, breathes fast.",
            when=("thirst + pee_lots + shaky|sleepy|vomit_only|sugar @22", "no_insulin + vomit_only|ketoacidosis|sleepy|breathe|air_hunger @18", "no_insulin|insulin + #high @14", "sugar_med + not_eaten|vomit_only + sweat|confused|shaky_only|no_answer @20", "thirst + sugar + very_high|air_hunger @18", "very_high + vomit_only|thirst|sleepy|confused @12", 
                "sugar + too_low|#lowish + shaky @14",
                "sugar + too_high + shaky @14",
                "hypo_word + shaky|happening|unresponsive @12",
                "is_low + cannot_swallow|unresponsive|confused|shaky_only @8",
                "sugar + too_low + cannot_swallow @12",
                "sugar + very_low|very_high @7",
                "sugar + very_high @5",
                "insulin + not_eaten + shaky @16",
                "sugar + unresponsive|faint|confused @12",
                "sugar|insulin|diabetic_person + shaky_only + sweat|confused @14",
                "sugar|insulin|diabetic_person + sweat + confused @14",
                "diabetic_person|insulin + unresponsive|faint @12",
            "sugar|insulin|diabetic_person + very_low + shaky|cannot_swallow @16", "sugar|hypo_word + cannot_swallow @10", "sugar + confused_strong|no_answer|unresponsive @16", "diabetic_person + baby + shaky_only|feed @16", "#high + sugar + shaky @16",),
            en=(
                "my sugar is really low and I'm shaking",
                "he's diabetic and he's sweating and confused",
                "her meter just says HI and she's vomiting",
            ),
            es=(
                "se le bajó el azúcar y está sudando",
                "tengo el azúcar altísima y estoy vomitando",
                "es diabético y está temblando y confundido",
            ),
            pt=(
                "a glicose dela caiu e ela tá suando frio",
                "meu açúcar tá muito alto e tô vomitando",
                "ele é diabético e tá tremendo e confuso",
            ),
        ),
        Arm(
            "diabetic.insulin",
            Severity.CRITICAL,
            "insulin mistake",
            "Too much insulin, the wrong insulin, or twice.",
            when=("rapid_insulin", 
                "insulin + double|whole|too_much @8",
                "insulin + swallow + wrong @12",
                "sugar_med + whole + swallow @8",
                "ketoacidosis",
                "units + by_mistake + swallow @10",
                "no_insulin + shaky @14",
            ),
            hushed_by=("background", "permission", "supply_talk"),
            en=("I took too much insulin", "I injected my insulin twice", "I think I'm in ketoacidosis"),
            es=("me puse demasiada insulina", "me inyecté la insulina dos veces", "tiene cetoacidosis"),
            pt=("apliquei insulina demais", "tomei a insulina duas vezes", "acho que é cetoacidose"),
        ),
    ),
)
