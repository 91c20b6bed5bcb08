"""Severe allergy."""

from guardrails.concept import Arm, Category
from guardrails.decision import Severity

CATEGORY = Category(
    "anaphylaxis",
    (
        Arm(
            "anaphylaxis.swelling",
            Severity.CRITICAL,
            "face or airway swelling",
            "Lips, tongue, face or throat swelling or closing.",
            when=(
                "eyes + closing + allergen|cannot_swallow @14",
                "hives + throat @12",
                "allergen + cannot_swallow + swell|hives|eyes|throat @14",
                "airway + swell @6",
                "throat + closing @5",
                "lips_only + inflamed @5",
                "allergen_plain + closing|cannot_swallow @10",
                "swell + allergen + dizzy|everywhere|whole_body @12",
                "eyes + swell + closing|hives|allergen @8",
                "tongue + numb + swell|hives @8",
                "lips_only|throat + closing + allergen|swell @10",
                "face + swell + minutes|sudden|air_hunger|allergen @10",
            ),
            en=("my tongue is swelling up", "her face is all puffed up", "my throat feels like it's closing"),
            es=(
                "se me está hinchando la lengua",
                "tiene la cara toda hinchada",
                "siento que se me cierra la garganta",
            ),
            pt=("minha língua tá inchando", "o rosto dela inchou todo", "sinto a garganta fechando"),
        ),
        Arm(
            "anaphylaxis.named",
            Severity.CRITICAL,
            "severe allergic reaction",
            "Named, or with an adrenaline pen in hand.",
            when=(
                "anaphylactic",
                "allergic_reaction + grave_word|happening|air_hunger|swell|everywhere @7",
                "epipen + need_word|used_word|where_word @6",
            ),
            hushed_by=("background", "stocking"),
            en=(
                "I think she's going into anaphylactic shock",
                "I'm having a severe allergic reaction",
                "I used the EpiPen on him",
            ),
            es=("está teniendo una reacción alérgica fuerte", "creo que es un choque anafiláctico"),
            pt=("acho que ele tá tendo um choque anafilático", "ela tá com uma reação alérgica muito forte"),
        ),
        Arm(
            "anaphylaxis.hives_plus",
            Severity.URGENT,
            "hives spreading",
            "Hives all over, soon after a medicine, a food or a sting, or with any other sign.",
            when=(
                "allergen + itch + dizzy|vomit_only|racing|closing|sweat|faint|cold_skin|too_low_bp @16",
                "allergen + pale|cold_skin + no_pulse|unresponsive|faint @14",
                "hives_word + everywhere + allergen|now @14",
                "hives + air_hunger|swell|vomit_only|faint|dizzy|closing @12",
                "hives_word + sudden|minutes @8",
                "all_red + allergen + faint|dizzy|vomit_only|swell|closing|collapse|air_hunger|weak_word @14",
                "allergen_plain + blood_pressure + too_low_bp @14",
                "allergen_plain + collapse + now|minutes|dizzy|all_red|vomit_only|sweat @14",
            ),
            en=(
                "I took amoxicillin and now I have hives all over my body",
                "he broke out in hives and he's wheezing",
            ),
            es=(
                "me tomé la penicilina y me salieron ronchas en todo el cuerpo",
                "está llena de ronchas y vomitando",
            ),
            pt=(
                "tomei dipirona e tô com o corpo todo empolado",
                "ela tá cheia de vergões e com a boca inchada",
            ),
        ),
    ),
)
