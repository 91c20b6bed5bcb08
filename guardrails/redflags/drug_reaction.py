"""Severe reactions to medicines."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "drug_reaction",
    (
        Arm(
            "drug_reaction.skin",
            Severity.CRITICAL,
            "skin blistering or peeling",
            "Stevens-Johnson syndrome and toxic epidermal necrolysis.",
            when=(
                "rash_med + peeling|mouthsores @14",
                "rash_med + rash + fever|swell @16",
                "skin + peeling @6",
                "mouthsores + peeling + rash|fever|med @12",
                "rash + peeling|fever + med|fever @10",
                "sjs",
            ),
            hushed_by=("background", "sunburn"),
            en=(
                "my skin is peeling off after the new medicine",
                "I have blisters in my mouth and a rash with fever",
            ),
            es=(
                "se me está cayendo la piel a pedazos",
                "tengo ampollas en la boca y ronchas con fiebre desde que tomo la lamotrigina",
            ),
            pt=("minha pele tá descascando e soltando", "tô com bolhas na boca e manchas no corpo com febre"),
        ),
        Arm(
            "drug_reaction.serotonin",
            Severity.CRITICAL,
            "serotonin syndrome",
            "Agitation, shaking, sweating, fever on serotonergic medicines.",
            when=(
                "serotonin_syndrome",
                "serotonin_med + shaking_signs + sweat|fever|confused|racing|stiff|agitated @18",
                "serotonin_med + fever + sweat|stiff|confused|agitated @18",
                "serotonin_med + agitated + sweat|racing|shaking_signs @18",
            ),
            en=(
                "I started Zoloft with tramadol and I'm shaking and sweating and my heart is racing",
                "I think I have serotonin syndrome",
            ),
            es=(
                "tomo sertralina con tramadol y estoy temblando y sudando mucho",
                "creo que tengo síndrome serotoninérgico",
            ),
            pt=(
                "tomo sertralina e tramadol e tô tremendo e suando muito",
                "acho que é síndrome serotoninérgica",
            ),
        ),
        Arm(
            "drug_reaction.nms",
            Severity.CRITICAL,
            "rigid with fever; dystonia",
            "Neuroleptic malignant syndrome; acute dystonia.",
            when=(
                "antipsychotic + stiff @14",
                "antipsychotic + fever + confused|sweat|muscles @16",
                "stiff + fever + muscles|med @14",
                "nms",
                "dystonia",
                "muscles + stiff + med @9",
            ),
            hushed_by=("background", "mild"),
            en=(
                "he takes Haldol and he's stiff as a board with a high fever",
                "my jaw is locked and my eyes are stuck looking up since the shot",
            ),
            es=(
                "toma haloperidol y está todo tieso y con fiebre",
                "se le fueron los ojos para arriba y tiene la quijada trabada desde la inyección",
            ),
            pt=(
                "ele toma haloperidol e tá todo duro e com febre",
                "travou a mandíbula e os olhos viraram depois do plasil",
            ),
        ),
        Arm(
            "drug_reaction.organ",
            Severity.URGENT,
            "yellow, dark or toxic",
            "Liver, muscle and lithium or digoxin toxicity.",
            when=(
                "dark_urine + muscles + pain @16",
                "yellow + skin|eyes @5",
                "dark_urine + muscles|pain|yellow|weak_word|statin_like @14",
                "lithium + toxic_signs @14",
                "dark_urine + lithium @14",
                "priapism",
                "new_gut + belly|epigastric + pain + vomit_only @18",
                "new_gut + vomit_only + breathe|air_hunger|no_pee|faint|ketoacidosis|confused @18",
                "rash_med + vision_lost|eye_pain @14",
            ),
            hushed_by=("background", "vitamin_talk"),
            en=(
                "my eyes turned yellow",
                "I take lithium and I'm shaking, vomiting and confused",
                "my pee is like cola and my muscles are killing me",
            ),
            es=("se me pusieron los ojos amarillos", "tomo litio y estoy temblando y vomitando"),
            pt=("meus olhos ficaram amarelos", "tomo lítio e tô tremendo e vomitando"),
        ),
        Arm(
            "drug_reaction.severe",
            Severity.URGENT,
            "severe reaction named",
            "A strong reaction to a medicine, by name.",
            when=("reaction + grave_word + happening|now @8",),
            hushed_by=("background",),
            en=("I'm having a really bad reaction to my new medication",),
            es=("me dio una reacción muy fuerte la medicina nueva",),
            pt=("tive uma reação muito forte ao remédio agora",),
        ),
        Arm(
            "drug_reaction.mind_and_body",
            Severity.CRITICAL,
            "a medicine and a grave new sign",
            "Hallucinations, limbs that will not move, no urine, a painful red eye, a swollen leg with chest pain or breathlessness.",
            when=(
                "med + sees_things|hallucinate @14",
                "med + limb + cannot + move + racing|heart @18",
                "med|new_med + stiff + cannot_swallow|drool|fever @14",
                "med + no_pee + belly|confused|hours_word @18",
                "leg_clot + chest|air_hunger @14",
                "eye_pain + halo + vomit_only|headache|med @14",
            ),
            hushed_by=("background", "permission"),
            en=("since the malaria pill he is hallucinating", "my leg is swollen and now my chest hurts"),
            es=(
                "la pastilla para la malaria lo tiene viendo gente",
                "tengo la pierna hinchada y ahora me duele el pecho",
            ),
            pt=(
                "desde o remédio novo ele tá vendo gente que não existe",
                "tô com a perna inchada e agora com falta de ar",
            ),
        ),
        Arm(
            "drug_reaction.rash",
            Severity.CHECK,
            "rash on a medicine that can peel the skin",
            "A rash soon after lamotrigine, carbamazepine, phenytoin, allopurinol or a sulfa: ask.",
            when=("rash + rash_med + came_out @12",),
            en=("I got a rash since I started lamotrigine",),
            es=("me salió un sarpullido con la lamotrigina",),
            pt=("apareceu uma mancha vermelha na pele, lesões, com a lamotrigina",),
        ),
    ),
)
