"""Severe infection."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "infection",
    (
        Arm(
            "infection.meningitis",
            Severity.CRITICAL,
            "stiff neck or purple spots with fever",
            "Meningitis and meningococcal sepsis.",
            when=(
                "fever + neck + stiff|pain @14",
                "headache + neck + stiff @12",
                "fever + rash_dots @12",
                "meningitis + happening|fever|person @6",
            ),
            en=("I have a fever and a stiff neck", "he has a fever and purple spots on his legs"),
            es=("tengo fiebre y el cuello tieso", "la niña tiene calentura y le salieron manchas moradas"),
            pt=("tô com febre e o pescoço duro", "ele tá com febre e umas manchas roxas na pele"),
        ),
        Arm(
            "infection.sepsis",
            Severity.CRITICAL,
            "sepsis",
            "Fever or infection with confusion, fast breathing, fainting, cold skin.",
            when=(
                "sepsis + happening|person|fever @7",
                "fever|infection + confused|air_hunger|faint|mottled|unresponsive @14",
                "fever + chills + sick_strong @14",
                "fever + hallucinate @12",
                "fever + belly + stiff @12",
                "infection + belly_hard @12",
                "fever + no_wet @12",
                "infection + streaks @12",
                "wound + streaks|fever @12",
                "wound + black + turned|chills|fever @14",
                "fever + cannot_stand @10",
            ),
            en=(
                "she has a fever and she's confused",
                "there's a red line going up my arm from the cut and I have a fever",
            ),
            es=("tiene fiebre y está delirando", "la herida está con pus y tengo fiebre con escalofríos"),
            pt=("tá com febre e confusa", "a ferida tá com pus e tô com febre e calafrio"),
        ),
        Arm(
            "infection.immune",
            Severity.CRITICAL,
            "fever with low defences",
            "Fever on chemotherapy, after a transplant, on immunosuppressants or clozapine.",
            when=("immune + fever|#hot|#warm|chills @16",),
            hushed_by=("background",),
            en=(
                "I'm on chemo and I have a fever of 101",
                "I had a kidney transplant and I've got the chills",
            ),
            es=("estoy en quimio y tengo fiebre", "soy trasplantada y tengo calentura de 38"),
            pt=("faço quimioterapia e tô com febre", "sou transplantado e tô com 38 e meio de febre"),
        ),
        Arm(
            "infection.high_fever",
            Severity.URGENT,
            "very high fever",
            "40 °C / 104 °F and above.",
            when=("high_fever", "fever + #hot @5"),
            en=("my fever is 104", "I've got a temperature of 105"),
            es=("tengo 40 de fiebre", "la calentura está en cuarenta y uno"),
            pt=("tô com 40 de febre", "a febre tá em 41"),
        ),
    ),
)
