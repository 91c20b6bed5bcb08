"""Breathing: hunger for air, choking, blue lips."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "breathing",
    (
        Arm(
            "breathing.cannot",
            Severity.CRITICAL,
            "cannot breathe",
            "Trouble breathing, said in any way.",
            when=(
                "cannot > breathe @4",
                "breath_noise + breathe @7",
                "breathe > cannot_after @3",
                "air_hunger",
            ),
            hushed_by=("background",),
            en=(
                "I can't breathe",
                "she's struggling to breathe",
                "my inhaler isn't working and I'm wheezing bad",
                "he's gasping for air",
            ),
            es=(
                "no puedo respirar",
                "me falta el aire",
                "mi niño está respirando muy rápido y se le hunden las costillas",
                "se está ahogando",
            ),
            pt=(
                "não consigo respirar",
                "tô com falta de ar",
                "ela tá puxando o ar",
                "o peito dele tá chiando e a bombinha não resolve",
            ),
        ),
        Arm(
            "breathing.blue",
            Severity.CRITICAL,
            "blue lips",
            "Lips, nails or face turning blue, purple or grey.",
            when=("lips + blue @5", "turned + blue @3", "person + turning_blue @6"),
            en=("her lips are turning blue", "his fingernails look blue", "he's turning blue"),
            es=("tiene los labios morados", "se está poniendo azul", "se puso morado"),
            pt=("a boca dela tá roxa", "os lábios ficaram roxos", "ele tá ficando roxo"),
        ),
        Arm(
            "breathing.choking",
            Severity.CRITICAL,
            "choking",
            "Something stuck in the airway.",
            when=(
                "choking + person|med|throat|breathe|food @8",
                "stuck + child|family|air_hunger|blue|breathe|drool @10",
            ),
            en=("my son is choking", "she's choking on a pill", "something is stuck in his throat"),
            es=("mi hijo se atragantó con una pastilla", "se le atoró en la garganta y no le pasa"),
            pt=("meu filho engasgou", "ela tá engasgada com o comprimido"),
        ),
        Arm(
            "breathing.stuck",
            Severity.CHECK,
            "stuck in the throat",
            "A pill or a bite that feels stuck, without more: ask.",
            when=("stuck",),
            en=("a pill is stuck in my throat",),
            es=("se me quedó la pastilla en la garganta",),
            pt=("o comprimido ficou preso na garganta",),
        ),
        Arm(
            "breathing.inhaler",
            Severity.CRITICAL,
            "inhaler fails",
            "Asthma that the rescue inhaler no longer opens.",
            when=("inhaler + fails @6",),
            en=("the inhaler isn't helping at all", "I used my rescue inhaler three times and nothing"),
            es=("el inhalador ya no me hace nada", "ya usé el salbutamol y no se me quita"),
            pt=("a bombinha não tá resolvendo", "já usei a bombinha e não adianta"),
        ),
    ),
)
