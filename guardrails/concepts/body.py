"""Parts of the body, as patients name them."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "chest",
        en="""
        chest, breastbone, breast bone, sternum, rib cage, chess, ribs, collarbone,
        between my (breasts|shoulder blades), middle of my back
        """,
        es="""
        pecho, tórax, esternón, tabla del pecho, caja del pecho, pechito, hueso del pecho, costillas,
        clavícula, aquí adentro, entre los pechos,
        (entre|en medio de) (los|las) (omóplatos|omoplatos|paletas|paletillas|escápulas), medio pecho,
        pechera, aquí en medio, acá en el medio, aquí en el medio, en el mero pecho
        """,
        pt="""
        peito, esterno, caixa do peito, boca do peito, meio dos peitos, costelas, costela, clavícula,
        aqui dentro, entre os peitos, meio do peito, caixa dos peitos, tampa do peito, peitoral,
        caixa torácica, aqui no meio, debaixo do peito, em cima do peito, meio dos peito,
        no meio do peito, dos peito, tórax
        """,
        heard=True,
        but="(los|mis|meus|os|tus|sus) (pechos|peitos), chest strap, (peito|peitos|seio|seios|bico|bicos) ... (amament*|leite|mamando|mamar|pega|desmam*), peito (da|de) (amament*|mulher que), (amament*|amamentando|dando de mamar|desmam*) ... (peito|peitos|seio)",
    ),
    Concept(
        "heart",
        en="heart, ticker",
        es="corazón, cora",
        pt="""
        coração, coraçãozinho, curação, coraçon, pressão no coração, marca passo, peito batendo
        """,
    ),
    Concept(
        "arm",
        en="arm, arms, hand, hands, fingers, left arm",
        es="brazo, brazos, mano, manos, bracito, manita, dedos",
        pt="braço, braços, mão, mãos, bracinho, dedos, antebraço, punho",
    ),
    Concept(
        "leftarm",
        en="""
        left arm, left shoulder, arm, shoulder blade, down my arm, left hand, both arms, elbow,
        shoulder, arms
        """,
        es="""
        brazo izquierdo, brazo, hombro izquierdo, brazos, hombro, hombros, paletilla,
        antebrazo izquierdo, codo izquierdo
        """,
        pt="braço esquerdo, braço, ombro esquerdo, braços, braço canhoto, antebraço, ombro, costas, pelo braço, pros braços, ombros, cotovelo, mão esquerda, dedos",
    ),
    Concept(
        "jaw",
        en="jaw, jawline, teeth, tooth, jawbone, chin",
        es="""
        mandíbula, quijada, mandíbulas, maxilar, muelas, dientes, encía, carretilla
        """,
        pt="mandíbula, queixo, maxilar, queixada, dente, dentes, arcada",
    ),
    Concept(
        "limb",
        en="arm, arms, leg, legs, hand, foot, limb, limbs, feet",
        es="brazo, brazos, pierna, piernas, mano, manos, pie, bracito, piernita, pata",
        pt="braço, braços, perna, pernas, mão, mãos, pé, bracinho, perninha, dedos, mãozinha, pezinho, canela",
    ),
    Concept(
        "face",
        en="face, mouth, smile, cheek, eyelid, lip, side of her face, side of his face",
        es="cara, rostro, boca, sonrisa, cachete, mejilla, carita, boquita, jeta, labio, párpado",
        pt="rosto, cara, boca, sorriso, bochecha, face, boquinha, rostinho, lábio, pálpebra, riso, queixo, rosto todo, olho dele, canto da boca, beiço, bochechas",
    ),
    Concept(
        "lips",
        en="lips, lip, mouth, fingernails, nails, fingertips, face, fingers",
        es="""
        labios, labio, labiecitos, boca, boquita, uñas, uñitas, cara, carita, dedos, trompita, jeta
        """,
        pt="""
        lábios, lábio, boca, boquinha, unhas, unha, beiço, beiços, rosto, rostinho, dedos,
        pontinha dos dedos, cara, carinha, céu da boca, ponta dos dedos, dedinhos, unhinhas, unhinha,
        pontas, orelha, orelhas, pezinhos, mãozinhas, pés, mãos, em volta da boca, ao redor da boca,
        beicinho, narizinho, nariz
        """,
    ),
    Concept(
        "airway",
        note="What closes or swells in an allergy.",
        en="throat, tongue, lips, lip, mouth, face, windpipe, airway, cheeks, uvula, neck",
        es="""
        garganta, lengua, labios, labio, boca, cara, rostro, tráquea, gañote, gaznate, cogote, galillo,
        campanilla, guargüero, carita, boquita, trompa, jeta, bemba, pescuezo, cachetes, párpados,
        cuello,
        ojos, ojo, párpado, orejas, cachete, cara entera, carota, papada
        """,
        pt="""
        garganta, língua, lábios, lábio, boca, cara, rosto, goela, traqueia, beiço, beiços, glote,
        úvula, boquinha, rostinho, bochechas, pálpebras, gogó, pescoço, papada, céu da boca, campainha,
        pálpebra, cara toda, queixo, bochecha
        """,
    ),
    Concept(
        "throat",
        en="throat, windpipe, airway",
        es="garganta, gañote, gaznate, galillo, tráquea, pescuezo, cogote, guargüero",
        pt="""
        garganta, goela, glote, traqueia, gogó, gargantilha, gargante, goela toda, gargalo, guela
        """,
        heard=True,
    ),
    Concept(
        "tongue",
        en="tongue",
        es="lengua",
        pt="língua, linguona, linguinha",
        heard=True,
    ),
    Concept(
        "eyes",
        en="eye, eyes, eyelids",
        es="ojo, ojos, ojitos, ojito, párpados",
        pt="olho, olhos, olhinho, olhinhos, zoio, zóio, pálpebras",
    ),
    Concept(
        "head",
        en="head, skull, forehead",
        es="cabeza, cabecita, cráneo, mate, coco, mollera, nuca",
        pt="cabeça, cabecinha, crânio, testa, cuca, moleira, nuca, coco",
    ),
    Concept(
        "neck",
        en="neck, chin to my chest, chin to his chest, chin to her chest, neck's, chin",
        es="cuello, nuca, pescuezo, cogote, cerebro, barbilla al pecho, mentón al pecho",
        pt="""
        pescoço, nuca, cangote, queixo no peito, encostar o queixo, cervical, cachaço, nuca dura
        """,
    ),
    Concept(
        "halfbody",
        note="One side only.",
        en="""
        one side, (left|right) side, (left|right) (arm|leg|hand|foot),
        half (of|my|his|her) (my|his|her|the|body) (body|), half (my|his|her) (body|face),
        side of (my|his|her|the) (body|face), one (arm|leg|hand), whole side, (his|her|my) side,
        only using one (hand|arm|leg), using one (hand|arm), right side of my body,
        left side of my body, hand went, drags (his|her) (leg|foot), dragging (his|her|my) (leg|foot),
        leanin* to one side
        """,
        es="""
        un lado, lado (izquierdo|derecho),
        (brazo|pierna|mano|pie|parte|mitad|costado) (izquierdo|izquierda|derecho|derecha),
        medio (cuerpo|lado), media (cara|cuerpo|boca), mitad (del|de (la|su|mi)) (cuerpo|cara|rostro),
        costado (izquierdo|derecho|), un solo lado, un costado, un (brazo|pie), una (pierna|mano),
        arrastra (la|una|el) (pierna|pie|pata), se va de lado, un solo (brazo|lado),
        una sola (mano|pierna)
        """,
        pt="""
        um lado, lado (esquerdo|direito),
        (braço|perna|mão|pé|parte|metade) (esquerdo|esquerda|direito|direita),
        metade (do|da) (corpo|rosto|cara|boca), meio corpo, um lado (do|da), lado do (corpo|rosto),
        um (braço|lado só), uma (perna|mão|banda|parte), de um lado, banda (do corpo|esquerda|direita),
        arrastando (a|uma) perna, puxando (a|uma) perna, um lado só, só um (braço|lado),
        só uma (mão|perna), um olho caiu, um olho caído, lado todo, o lado, um lado todo,
        (lado|banda|parte) (dele|dela|do corpo|canhot*|de cá|de lá), meia cara, meia boca, hemi*,
        hemicorpo, só (de |do |)um lado, um dos (lados|braços|olhos), outro lado, lado (bom|ruim),
        (braço|perna|mão) de (um lado|lá|cá), os dois braços,
        lado (direito|esquerdo) (todo|inteiro|do corpo), meio lado, banda direita, banda esquerda,
        esquerdo todo, direito todo, um dos lado,
        (braço|perna|mão|olho|pé) (direita|esquerda|direito|esquerdo)
        """,
    ),
    Concept(
        "skin",
        en="skin, palms, soles, genitals, hands, feet",
        es="piel, pellejo, cuero, pielecita, palmas, plantas, cuerpo",
        pt="pele, couro, palma, palmas, corpo, pelinha",
    ),
    Concept(
        "mouthsores",
        en="mouth, lips, eyes, genitals, private parts, gums, throat",
        es="boca, labios, ojos, genitales, partes, garganta, encías",
        pt="""
        boca, lábios, olhos, genitais, partes, garganta, gengiva, boca toda, olho, olho grudado,
        partes íntimas, céu da boca, lábio, beiço, gengivas
        """,
    ),
    Concept(
        "belly",
        en="stomach, belly, abdomen, tummy, gut, lower abdomen, pelvis, side",
        es="""
        estómago, panza, barriga, abdomen, vientre, pancita, barriguita, guata, bajo vientre, guatita,
        tripa, ombligo
        """,
        pt="""
        barriga, estômago, abdômen, ventre, pé da barriga, barriguinha, bucho, pança, baixo ventre,
        umbigo
        """,
    ),
    Concept(
        "muscles",
        en="muscle, muscles, body, legs, arms, neck, jaw, whole body, thighs, calves",
        es="músculo, músculos, cuerpo, piernas, brazos, cuello, mandíbula, quijada, cuerpecito",
        pt="músculo, músculos, corpo, pernas, braços, pescoço, mandíbula, queixo, corpinho",
    ),
    Concept(
        "left_arm_only",
        en="left arm, left shoulder and arm, left shoulder",
        es="brazo izquierdo, hombro izquierdo",
        pt="braço esquerdo, ombro esquerdo",
    ),
    Concept(
        "lips_only",
        en="lips, tongue, eyelids",
        es="labios, labio, lengua, cara, rostro, boca, párpados",
        pt="""
        lábios, lábio, língua, rosto, cara, boca, pálpebras, pálpebra, beiço, beiços, boquinha
        """,
    ),
)
