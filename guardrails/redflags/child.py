"""Babies and small children."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "child",
    (
        Arm(
            "child.newborn_fever",
            Severity.CRITICAL,
            "fever in a newborn",
            "Any fever (38 °C / 100.4 °F) under three months (AAP).",
            when=(
                "tiny + cold_skin|green_vomit|flaccid_weak|vomit_only|yellow @14",
                "tiny + fever|#warm @14",
            ),
            hushed_by=("background", "vaccine_talk"),
            en=("my newborn has a fever", "my three week old baby has a temperature of 101"),
            es=("mi recién nacido tiene fiebre", "mi bebé de dos meses tiene 38 y medio de temperatura"),
            pt=("meu recém-nascido tá com febre", "minha bebê de um mês tá com 38 e meio"),
        ),
        Arm(
            "child.high_fever",
            Severity.URGENT,
            "very high fever in a child",
            "40 °C / 104 °F and above, or a fever that does not yield.",
            when=(
                "child + high_fever @12",
                "child + fever + #hot @12",
                "child + fever + floppy|rash_dots|stiff|seizing|hard_to_wake|no_wet @16",
            ),
            en=("my daughter has a fever of 104", "my son's fever won't come down and he's limp"),
            es=("mi hija tiene fiebre de 40", "el niño tiene fiebre y está muy decaído, no despierta bien"),
            pt=("minha filha tá com 40 de febre", "meu filho tá com febre e todo molinho"),
        ),
        Arm(
            "child.floppy",
            Severity.CRITICAL,
            "limp, blue or not feeding",
            "A baby that is limp, changes colour, will not feed or cries without end.",
            when=(
                "child + belly_hard + vomit_only|no_wet|cry_word @14",
                "child + fontanelle|nonstop_cry @14",
                "child + green_vomit @14",
                "child + jelly_stool @14",
                "baby + cannot + feed + cold_skin|flaccid_weak @10",
                "child + flaccid_weak + vomit_only|pale|cold_skin|fever|air_hunger @14",
                "child + no_answer + pale|air_hunger|fever|vomit_only @14",
                "child + floppy|blue @7",
                "baby + cannot + feed @6",
                "baby + nonstop_cry @8",
                "child + no_wet @10",
                "dry_diaper",
                "child + fontanelle @8",
                "child + dehydrated @10",
                "child + unresponsive @8",
                "tiny|baby + yellow + floppy|flaccid_weak|skin|belly|feed @16",
                "baby + apnea_word @10",
                "child + dehydrated + floppy|sleepy|no_wet|nonstop_cry @16",
                "fontanelle + no_wet|nonstop_cry|dehydrated|flaccid_weak @14",
                "no_wet + nonstop_cry|dehydrated @12",
            ),
            hushed_by=("background",),
            en=("my baby is limp and won't eat", "the baby turned blue", "no wet diaper since yesterday"),
            es=(
                "mi bebé está flojito y no quiere comer",
                "la bebé se puso morada",
                "no ha mojado el pañal en todo el día",
            ),
            pt=(
                "meu bebê tá molinho e não mama",
                "o neném ficou roxo",
                "tá sem fazer xixi desde ontem, o bebê",
            ),
        ),
        Arm(
            "child.injury",
            Severity.CRITICAL,
            "child injured",
            "Falls, burns, drowning, objects.",
            when=(
                "hot_spill + child|scald_small @12",
                "fell_far + child + head_bump @14",
                "under_water + child|unresponsive|sleepy|vomit|blue @14",
                "child + fell_hard @9",
                "child + drown @8",
                "child + scald @8",
                "child + object + swallow|ingest_accident @8",
            ),
            en=(
                "my baby fell off the bed onto his head",
                "my toddler almost drowned in the tub",
                "she swallowed a magnet, my little girl",
            ),
            es=(
                "se me cayó el bebé de la cama",
                "mi niña se quemó con agua hirviendo",
                "el niño se tragó una moneda",
            ),
            pt=(
                "meu bebê caiu da cama",
                "minha filha se queimou com água fervendo",
                "o menino engoliu uma moeda",
            ),
        ),
    ),
)
