"""Pregnancy and birth."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "pregnancy",
    (
        Arm(
            "pregnancy.bleeding",
            Severity.CRITICAL,
            "bleeding in pregnancy",
            "Bleeding while pregnant or after birth.",
            when=(
                "pregnant|postpartum + clots @16",
                "postpartum + bleed + heavily|dizzy|faint|clots @16",
                "abortion + bleed|pain|dizzy|faint @16",
                "pregnant + bleed|spotting @14",
            ),
            en=("I'm 30 weeks pregnant and I'm bleeding", "I had my baby last week and I'm soaking pads"),
            es=("estoy embarazada y estoy sangrando", "tengo siete meses y me bajó sangre"),
            pt=("tô grávida e tô sangrando", "tô de oito meses e desceu sangue"),
        ),
        Arm(
            "pregnancy.movement",
            Severity.CRITICAL,
            "baby moves less",
            "An unborn baby that moves less or not at all.",
            when=(
                "quiet_baby + pregnant|unborn @12",
                "cannot > fetal_feel @3",
                "unborn + cannot + fetal_move @8",
                "cannot > fetal_feel @5",
                "unborn + less + fetal_move @8",
                "pregnant + cannot + fetal_move @14",
                "pregnant + less + fetal_move @14",
            ),
            en=(
                "I can't feel the baby moving",
                "the baby hasn't kicked since yesterday",
                "my baby is moving a lot less",
            ),
            es=(
                "no siento que se mueva el bebé",
                "el bebé no se me mueve desde ayer",
                "mi bebé se mueve mucho menos",
            ),
            pt=("não tô sentindo o bebê mexer", "o neném parou de mexer", "meu bebê tá mexendo menos"),
        ),
        Arm(
            "pregnancy.signs",
            Severity.CRITICAL,
            "danger sign in pregnancy",
            "Severe pain, headache with sight trouble, a fall, a seizure, swelling, fever.",
            when=(
                "pregnant + dehydrated|no_pee @14",
                "postpartum + fever|#warm|#hot + foul|pain|chills|bleed @20",
                "abortion + fever|foul|chills|pain @18",
                "pregnant + pain + dizzy|faint|shoulder @18",
                "pregnant + fever + pain|chills @16",
                "postpartum + headache|vision_lost|air_hunger|seizing @16",
                "pregnant + belly|strong + pain @12",
                "pregnant + headache @14",
                "pregnant + vision_lost|blurry|seizing|faint|high_fever|swell|fell|hit_belly|poison @14",
                "pregnant + whole|too_much + med + swallow @14",
            ),
            hushed_by=("background", "permission", "mild"),
            en=(
                "I'm pregnant and I have a terrible headache and see spots",
                "I'm seven months pregnant and I fell on my belly",
            ),
            es=(
                "estoy embarazada y me duele muy fuerte la panza",
                "estoy de ocho meses y veo lucecitas y me duele la cabeza",
            ),
            pt=("tô grávida e com muita dor na barriga", "tô grávida, com dor de cabeça e vendo pontinhos"),
        ),
        Arm(
            "pregnancy.birth",
            Severity.CRITICAL,
            "birth under way",
            "Waters broken, cord, the baby coming.",
            when=(
                "green_water + pregnant @12",
                "contractions + each_minutes @6",
                "contractions + too_soon @12",
                "pregnant + water_broke @14",
                "birth_now + too_soon @12",
                "water_broke + pregnant|now|early|person @12",
                "birth_now",
            ),
            hushed_by=("background",),
            en=("my water just broke and I'm only 32 weeks", "the baby is coming right now"),
            es=("se me rompió la fuente", "ya viene el bebé, se le ve la cabeza"),
            pt=("minha bolsa estourou", "o bebê tá nascendo"),
        ),
    ),
)
