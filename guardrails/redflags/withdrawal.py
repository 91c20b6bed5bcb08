"""Withdrawal from alcohol, sedatives, opioids and others."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "withdrawal",
    (
        Arm(
            "withdrawal.signs",
            Severity.CRITICAL,
            "withdrawal with signs",
            "Stopped alcohol, sedatives or opioids, and shakes, sees things, sweats, seizes.",
            when=(
                "stopped + med + seizing|seizure_again @16",
                "stopped|days_without + withdrawal_med + sees_things|zaps|no_sleep @20",
                "stopped + withdrawal_med + withdrawal_sign|confused|seizing|hallucinate @18",
                "days_without + withdrawal_med + withdrawal_sign|hallucinate|seizing @18",
                "stopped|days_without + alcohol|withdrawal_med + sees_things|confused|racing|seizing @20",
                "days_without + sees_things @14",
            ),
            hushed_by=("hearsay",),
            en=(
                "I stopped my Xanax three days ago and I can't stop shaking",
                "he quit drinking and he's seeing things",
                "I ran out of my oxy and I'm throwing up and sweating",
            ),
            es=(
                "dejé el clonazepam de golpe y estoy temblando",
                "mi papá dejó de tomar y está viendo cosas",
                "se me acabó el tramadol y estoy sudando y vomitando",
            ),
            pt=(
                "parei o rivotril de uma vez e tô tremendo",
                "meu pai parou de beber e tá vendo bicho",
                "acabou meu tramadol e tô suando e vomitando",
            ),
        ),
        Arm(
            "withdrawal.named",
            Severity.CRITICAL,
            "withdrawal named",
            "Named by the caller, with a sign or happening now.",
            when=("withdrawal_word + happening|withdrawal_sign|bad_word|person @8", "delirium_tremens"),
            hushed_by=("background",),
            en=("I'm going through withdrawal and it's bad", "I think he has the DTs"),
            es=("estoy con síndrome de abstinencia y me siento muy mal", "le dio delirium tremens"),
            pt=("tô em crise de abstinência", "ele tá com delirium tremens"),
        ),
    ),
)
