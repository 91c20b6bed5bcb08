"""Brain: stroke, sudden headache, sudden loss of sight or sense."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "stroke",
    (
        Arm(
            "stroke.face",
            Severity.CRITICAL,
            "face droop",
            "Face of FAST (American Stroke Association).",
            when=(
                "eye_droop + headache|vomit_only|face|limb_drop|sudden @16",
                "face + droop @5",
                "halfbody + face + droop|numb @8",
                "smile + halfbody @8",
                "cannot > smile @4",
            ),
            en=("one side of her face is drooping", "my husband's mouth is crooked all of a sudden"),
            es=(
                "se le fue la boca de lado",
                "tiene la boca chueca",
                "mi abuela amaneció con la cara caída de un lado",
            ),
            pt=(
                "a boca dela entortou",
                "o rosto do meu pai tá caído de um lado",
                "minha vó tá com a boca torta",
            ),
        ),
        Arm(
            "stroke.speech",
            Severity.CRITICAL,
            "speech lost",
            "Speech of FAST.",
            when=("slurred",),
            en=(
                "my mom is slurring her words",
                "he can't get his words out",
                "she's talking like she's drunk but she doesn't drink",
            ),
            es=(
                "mi papá está hablando enredado",
                "se le traba la lengua y no se le entiende",
                "no puede hablar bien de repente",
            ),
            pt=(
                "meu avô tá com a fala enrolada",
                "ela não consegue falar direito",
                "ele tá falando tudo embolado",
            ),
        ),
        Arm(
            "stroke.one_side",
            Severity.CRITICAL,
            "weak on one side",
            "Arm of FAST: an arm, a leg or one side that goes weak or numb.",
            when=(
                "limb_drop + face|slurred|sudden|no_answer|halfbody|confused|now_word @14",
                "halfbody + numb @6",
                "halfbody + cannot + move @6",
                "limb + numb + sudden|slurred|face|confused|halfbody @10",
                "limb + cannot + move + sudden|halfbody @9",
                "hand_drops",
                "limb + numb + slurred|confused|eyes|droop @12",
            ),
            en=(
                "his left arm went numb",
                "she can't lift her right arm",
                "the whole right side of my body is numb",
            ),
            es=(
                "no puede mover el brazo derecho",
                "se me durmió la mitad de la cara",
                "tiene todo el lado izquierdo sin fuerza",
            ),
            pt=(
                "ela não consegue levantar o braço esquerdo",
                "tô com o lado direito dormente",
                "perdeu a força do lado esquerdo",
            ),
        ),
        Arm(
            "stroke.named",
            Severity.CRITICAL,
            "stroke named",
            "The caller names it, for now.",
            when=("happening + stroke_word @5", "stroke_word + call_for|collapse @8"),
            en=("I think my wife is having a stroke", "he's having a stroke right now"),
            es=(
                "creo que le está dando un derrame",
                "a mi mamá le está dando una embolia",
                "parece que le dio un derrame ahorita",
            ),
            pt=("acho que ela tá tendo um AVC", "parece que deu um derrame nele agora"),
        ),
        Arm(
            "stroke.thunderclap",
            Severity.CRITICAL,
            "thunderclap headache",
            "The worst headache of a life, or one that comes in an instant, may be bleeding in the head.",
            when=(
                "thinner + headache + vomit_only|sudden|eye_droop|sleepy @20",
                "headache + vomit_only + eye_droop|light_hurts|stiff @16",
                "headache + worst @8",
                "headache + sudden @8",
                "headache + vision_lost|slurred|stiff|faint|confused|numb @10",
                "headache + neck + stiff @12",
            ),
            en=("this is the worst headache of my life", "I suddenly got a terrible headache out of nowhere"),
            es=(
                "tengo el peor dolor de cabeza de mi vida",
                "me vino un dolor de cabeza de repente, fortísimo",
            ),
            pt=("tô com a pior dor de cabeça da minha vida", "veio uma dor de cabeça do nada, muito forte"),
        ),
        Arm(
            "stroke.sight",
            Severity.CRITICAL,
            "sight lost",
            "Sudden loss of sight or double vision.",
            when=("vision_lost",),
            en=("I suddenly can't see out of one eye", "she's seeing double"),
            es=("de repente no veo de un ojo", "se me fue la vista"),
            pt=("de repente não enxergo de um olho", "perdi a visão do olho direito"),
        ),
        Arm(
            "stroke.confusion",
            Severity.CRITICAL,
            "sudden confusion",
            "Confusion that is new: may be stroke, infection, low sugar or poisoning; all need help now.",
            when=("confused + sudden @10", "confused_strong", "confused + person + now @8"),
            en=("my dad is suddenly very confused and doesn't know where he is", "she doesn't recognize me"),
            es=("mi mamá está muy confundida de repente", "no me reconoce, no sabe dónde está"),
            pt=("meu pai tá confuso de repente", "ela não tá me reconhecendo"),
        ),
        Arm(
            "stroke.balance",
            Severity.URGENT,
            "sudden loss of balance",
            "Falling to one side or unable to stand, all at once.",
            when=(
                "cannot_stand + dizzy + now_word|vomit_only|slurred|vision_lost|headache @14",
                "cannot_stand + sudden|halfbody|slurred|headache|numb|vomit_only @10",
                "falls_aside",
            ),
            en=("all of a sudden he can't stand up and keeps falling to one side",),
            es=("de repente no puede caminar, se va para un lado",),
            pt=("do nada ela não consegue ficar em pé, cai pra um lado",),
        ),
    ),
)
