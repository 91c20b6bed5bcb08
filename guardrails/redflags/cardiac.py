"""Heart: attack, rhythm, pressure."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "cardiac",
    (
        Arm(
            "cardiac.chest_pain",
            Severity.CRITICAL,
            "chest pain",
            "Pain, pressure or weight in the chest is a heart attack until shown otherwise.",
            when=(
                "goes_down + chest + pain @16",
                "right_here + pain|pressure + vomit_only|air_hunger|sweat|pale|cold_skin|faint @12",
                "upper_spot + pain + sweat|pale|cold_skin|air_hunger @16",
                "chest + pain|pressure @9",
                "heart + pain @5",
                "heart + squeeze @6",
                "weight_on_me",
                "right_here + pain + pressure @10",
            ),
            hushed_by=("background",),
            en=(
                "My chest hurts really bad",
                "it feels like an elephant is sitting on my chest",
                "there's this tightness across my chest and it won't go away",
            ),
            es=(
                "me duele mucho el pecho",
                "siento una opresión en el pecho",
                "traigo como un peso aquí en el pecho desde hace rato",
            ),
            pt=(
                "tô com uma dor no peito",
                "parece que tem um elefante sentado no meu peito",
                "tá me dando um aperto no peito",
            ),
        ),
        Arm(
            "cardiac.attack",
            Severity.CRITICAL,
            "heart attack",
            "The caller names it: having, or fearing, a heart attack now.",
            when=(
                "nitro + pain|pressure + cannot @12",
                "heart_history + same_pain @14",
                "happening + heart_attack @5",
                "heart_attack + dying|call_for|collapse @8",
            ),
            en=(
                "I think I'm having a heart attack",
                "my dad is having a heart attack",
                "he might be having a heart attack",
            ),
            es=(
                "creo que me está dando un infarto",
                "a mi papá le está dando un ataque al corazón",
                "parece que le va a dar un infarto",
            ),
            pt=(
                "acho que tô tendo um infarto",
                "meu pai tá tendo um ataque do coração",
                "parece que vai dar um infarto nele",
            ),
        ),
        Arm(
            "cardiac.radiation",
            Severity.CRITICAL,
            "pain in arm or jaw",
            "Pain that goes down an arm or into the jaw, or with cold sweat, is typical of the heart.",
            when=(
                "leftarm + pain + sweat|jaw|dizzy|vomit @12",
                "jaw + pain + leftarm|sweat|chest @10",
                "goes_down + leftarm + pain|pressure|numb @10",
                "left_arm_only + pain|numb @6",
                "sweat + heart|chest|racing @8",
                "epigastric + pain|pressure + sweat|jaw|leftarm|pale @14",
                "jaw + pain + pale|collapse|air_hunger @12",
                "pain + pressure + sweat|leftarm|jaw @12",
            ),
            en=(
                "the pain goes down my left arm",
                "my jaw hurts and my arm, and I'm sweating",
                "my left arm is hurting real bad",
            ),
            es=(
                "el dolor se me va para el brazo izquierdo",
                "me duele la quijada y el brazo y estoy sudando frío",
                "me duele el brazo izquierdo",
            ),
            pt=(
                "a dor vai descendo pro braço esquerdo",
                "tá doendo meu queixo e o braço e tô suando frio",
                "meu braço esquerdo tá doendo muito",
            ),
        ),
        Arm(
            "cardiac.rhythm",
            Severity.URGENT,
            "heart rhythm",
            "A heart that races, pauses or stumbles, with dizziness, faintness or trouble breathing, or out of control.",
            when=(
                "palpitation + pale|collapse|cold_skin|weak_word|air_hunger|faint @12",
                "pulse + #low + sick|double|med @14",
                "heart|pulse + racing + sick @12",
                "heart_out @8",
                "heart + stopping @4",
                "palpitation + faint|dizzy|air_hunger|sweat @10",
                "pulse + #pulse @5",
            ),
            en=(
                "my heart is racing and I feel like I'm going to pass out",
                "my heart is beating out of my chest",
                "heart rate is 180 and I'm dizzy",
            ),
            es=(
                "el corazón me late muy rápido y me siento mareada",
                "siento que se me va a salir el corazón",
                "tengo palpitaciones y siento que me desmayo",
            ),
            pt=(
                "meu coração tá disparado e tô tonto",
                "o coração parece que vai sair pela boca",
                "tô com palpitação e suando frio",
            ),
        ),
        Arm(
            "cardiac.posture",
            Severity.CRITICAL,
            "clutching the chest",
            "What others see: a hand on the chest, pale, sweating, sliding down; or an implanted device that fires.",
            when=(
                "chest_held + pale|collapse|sweat|family @10",
                "pale + sweat @6",
                "heart_device + shocks @7",
                "pale + collapse|dizzy|vomit_only|weak_word @8",
            ),
            en=(
                "he's clutching his chest and he just slid down the wall",
                "her pacemaker keeps shocking her",
            ),
            es=("mi papá está agarrándose el pecho, pálido", "está blanca y sudando frío"),
            pt=("meu sogro tá com a mão no peito, branco", "o marca-passo tá dando choque nela"),
        ),
        Arm(
            "cardiac.pressure_crisis",
            Severity.URGENT,
            "very high blood pressure",
            "A systolic pressure of 180 mmHg or more (AHA 2017), or a high one with symptoms.",
            when=(
                "too_low_bp + blood_pressure + cold_skin|pale|sweat|faint|dizzy|med @14",
                "blood_pressure + #bp @6",
                "pregnant + blood_pressure + #prebp|too_high @12",
                "blood_pressure + too_high + headache|vision_lost|numb|chest|confused|dizzy @14",
                "blood_pressure + too_low_bp + faint|dizzy|confused|unresponsive @12",
            ),
            en=("my blood pressure is 210 over 120", "her pressure is super high and she's seeing double"),
            es=("tengo la presión en 200 con 110", "la presión la tiene altísima y le duele mucho la cabeza"),
            pt=(
                "a pressão dela tá 22 por 12",
                "minha pressão tá muito alta e a cabeça parece que vai estourar",
            ),
        ),
    ),
)
