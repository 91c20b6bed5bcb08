"""Violence and abuse, to the caller or by the caller."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "violence",
    (
        Arm(
            "violence.attack",
            Severity.CRITICAL,
            "assault or abuse",
            "Someone hits, rapes, strangles, threatens, breaks in.",
            when=("armed + menace @12", "door_force + afraid|aggressor|menace @10", "finds_out > will_hurt @8", "elder_abuse", "sex_abuse", "trafficked", "weapon + attack|kill_threat|afraid + aggressor @12", 
                "attack_plain",
                "aggressor > attack > me_us @4",
                "aggressor > attack > victim @5",
                "attack + weapon + person @8",
                "aggressor + weapon + afraid|attack|me_us|at_door @9",
            "assault", "rampage + aggressor + me_us @14", "rampage + aggressor + afraid|weapon @12", "rampage + weapon + aggressor @10", "harm_marks + by_whom @10", "by_whom + bleed|scald|bruises @10",),
            hushed_by=("background", "pet"),
            en=(
                "my husband hit me and I'm scared",
                "my boyfriend is threatening me with a knife",
                "someone's trying to break in",
            ),
            es=(
                "mi esposo me está pegando",
                "mi pareja me amenazó con un cuchillo",
                "mi yerno golpea a mi hija",
            ),
            pt=("meu marido me bateu", "ele tá me ameaçando com uma faca", "meu padrasto bate na minha mãe"),
        ),
        Arm(
            "violence.threat",
            Severity.CRITICAL,
            "threat to kill",
            "Someone will kill or hurt someone.",
            when=("kill_threat",),
            hushed_by=("background", "joke_threat"),
            en=(
                "he says he's going to kill me",
                "I'm going to kill him",
                "I feel like hurting my baby, I'm going to hurt my baby",
            ),
            es=("dice que me va a matar", "quiero matar a mi marido"),
            pt=("ele disse que vai me matar", "eu vou matar ele"),
        ),
        Arm(
            "violence.urge",
            Severity.CRITICAL,
            "urge to hurt others",
            "Thoughts of hurting a child or another person.",
            when=("wish > hurt_other @6",),
            en=("I keep having thoughts of hurting my baby", "I want to hurt someone"),
            es=("tengo ganas de hacerle daño a mi bebé",),
            pt=("tenho vontade de machucar meu bebê",),
        ),
        Arm(
            "violence.control",
            Severity.URGENT,
            "held or deprived",
            "Locked in, tied, kept from medicine or food.",
            when=("hush_voice + aggressor|afraid|of_aggressor|attack|kill_threat @12", "control", "afraid > of_aggressor @5", "cannot_talk + aggressor @8",),
            hushed_by=("background", "insurer"),
            en=(
                "my son takes my pills away and won't let me leave",
                "I'm afraid of my husband",
                "he locked me in the room",
            ),
            es=("mi hijo no me deja salir y me quita las pastillas", "le tengo miedo a mi marido"),
            pt=("meu filho me tranca e esconde meu remédio", "tenho medo do meu marido"),
        ),
        Arm(
            "violence.tense",
            Severity.CHECK,
            "somebody violent",
            "Somebody in the house is violent or aggressive, without more: ask.",
            when=("violent + family|aggressor @8",),
            en=("my brother has been very aggressive since the new medicine",),
            es=("mi hermano está muy violento desde que le cambiaron la medicina",),
            pt=("meu irmão tá muito agressivo desde que trocaram o remédio",),
        ),
    ),
)
