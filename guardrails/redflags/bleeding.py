"""Severe bleeding, from outside or inside."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "bleeding",
    (
        Arm(
            "bleeding.heavy",
            Severity.CRITICAL,
            "heavy bleeding",
            "Bleeding that does not stop, or a lot of it.",
            when=(
                "bleed + dizzy|faint|pale|cold_skin|hours_word @10",
                "vessel + bleed + spurting @8",
                "vessel + spurting @5",
                "spurting + bleed @5",
                "clots + from_below|dizzy|pale|faint @10",
                "bleed + heavily @6",
                "bleed_out",
                "no_stop + bleed @5",
                "cut_self + pouring @8",
                "thinner + cut_self|fell @14",
            ),
            en=(
                "I cut myself and it won't stop bleeding",
                "she's bleeding a lot",
                "there's blood everywhere",
            ),
            es=("me corté y no para de sangrar", "está sangrando muchísimo", "le sale sangre a chorros"),
            pt=("me cortei e não para de sangrar", "ela tá sangrando muito", "tem sangue pra todo lado"),
        ),
        Arm(
            "bleeding.vomit",
            Severity.CRITICAL,
            "vomiting or coughing blood",
            "Blood from above: stomach or lungs.",
            when=("vomit + bleed @5", "vomit + coffee_vomit|black @6", "mouth_out + bleed @5"),
            en=("I'm vomiting blood", "he's coughing up blood", "her vomit looks like coffee grounds"),
            es=("estoy vomitando sangre", "mi papá está tosiendo sangre", "vomitó como café molido"),
            pt=("tô vomitando sangue", "ele tá tossindo sangue", "tá botando sangue pela boca"),
        ),
        Arm(
            "bleeding.stool",
            Severity.CRITICAL,
            "blood in stool or urine",
            "Black, tarry or bloody stools, above all on blood thinners.",
            when=(
                "stool + dark + thinner @12",
                "urine + dark + thinner|inr @12",
                "stool + bleed @6",
                "stool + tarry @6",
                "stool + black + thinner|dizzy|faint|now|pain|bleed|pale|weak_word @14",
                "urine + bleed @5",
            ),
            hushed_by=("background", "iron"),
            en=(
                "my poop is black like tar and I take warfarin",
                "there's blood in my stool",
                "I'm peeing blood",
            ),
            es=(
                "estoy haciendo popó negro y tomo anticoagulantes",
                "hay sangre en las heces",
                "orino sangre",
            ),
            pt=("meu cocô tá preto e eu tomo varfarina", "tá saindo sangue nas fezes", "tô urinando sangue"),
        ),
        Arm(
            "bleeding.thinner",
            Severity.URGENT,
            "bleeding on blood thinners",
            "Any bleeding, or bruises without cause, while blood is thinned.",
            when=(
                "inr_high",
                "inr + bleed|bruises|dark @12",
                "thinner + bleed @16",
                "thinner + bruises + bruise_bad @14",
            ),
            hushed_by=("background", "permission", "mild"),
            en=(
                "I'm on Eliquis and my nose has been bleeding",
                "I take warfarin and have huge bruises all over",
            ),
            es=(
                "tomo warfarina y me está sangrando la nariz",
                "tomo anticoagulante y tengo moretones por todos lados",
            ),
            pt=(
                "tomo Xarelto e meu nariz tá sangrando",
                "tomo marevan e apareceram umas manchas roxas enormes",
            ),
        ),
        Arm(
            "bleeding.head",
            Severity.CRITICAL,
            "head injury",
            "A blow to the head on blood thinners, or with any sign.",
            when=(
                "fell_far + vomit_only|sleepy|eye_droop|no_answer|flaccid_weak|head_bump|unresponsive @16",
                "child + hit_head + head_bump @14",
                "hit_head + thinner @20",
                "fell + thinner @14",
                "hit_head + faint|vomit_only|confused|headache|bleed|dizzy|unresponsive|seizing|sleepy|numb|vision_lost|slurred @16",
                "hit_head + child @10",
            ),
            en=(
                "my dad fell and hit his head and he takes Coumadin",
                "she hit her head and now she's throwing up",
            ),
            es=(
                "mi abuela se cayó y se golpeó la cabeza y toma anticoagulantes",
                "se pegó en la cabeza y está vomitando",
            ),
            pt=("meu pai caiu e bateu a cabeça e toma anticoagulante", "ela bateu a cabeça e tá vomitando"),
        ),
        Arm(
            "bleeding.wound",
            Severity.CRITICAL,
            "deep wound",
            "A deep cut, a stab, a shot, an amputation.",
            when=(
                "maimed",
                "tool + hurt + limb|hand|bleed @8",
                "deep_cut",
            ),
            hushed_by=("background", "flu_shot"),
            en=("I cut my wrist really deep", "he got stabbed", "I sliced my finger off"),
            es=("me hice una cortada muy profunda", "lo apuñalaron", "se voló un dedo"),
            pt=("me cortei muito fundo", "ele levou um tiro", "decepou o dedo"),
        ),
        Arm(
            "bleeding.head_only",
            Severity.CHECK,
            "blow to the head",
            "A blow to the head without more: ask.",
            when=("hit_head",),
            en=("I hit my head on the cabinet",),
            es=("me golpeé la cabeza",),
            pt=("bati a cabeça",),
        ),
    ),
)
