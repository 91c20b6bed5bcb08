"""Blood sugar and insulin."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "sugar",
        en="""
        sugar, sugars, blood sugar, glucose, glucometer, meter, dexcom, blood glucose, cgm,
        finger stick, monitor, machine, sensor
        """,
        es="""
        azúcar, azucar, glucosa, glucemia, glicemia, glucómetro, dextro, destrostix, destrosis,
        glicemía, diabetes, dextrostix, el aparatito, medidor, aparato del azúcar, tirita,
        azúcar en la sangre, glucosómetro, aparato, aparatito, lector
        """,
        pt="""
        açúcar, glicose, glicemia, glicosímetro, dextro, hgt, diabetes, diabete, destro, glico,
        aparelhinho, medidor, aparelho da glicose, aparelho de glicose, fitinha, aparelho, sensor,
        hemoglicoteste, a diabete, a diabetes, açucar, glicosada, ponta de dedo, dedinho, libre,
        freestyle, dexcom, glicômetro, glicemia dele, glicemia dela, diabete dele, diabete dela,
        teste do dedo, furei o dedo, dextrose, sugar, açúcar dela, açúcar dele
        """,
        heard=True,
    ),
    Concept(
        "too_low",
        en="""
        too low, really low, very low, so low, super low, dangerously low, crashed, crashing,
        bottomed out, dropping, dropped, plummet*, tanked, in the (twenties|thirties|forties), low
        """,
        es="""
        muy (baja|bajo|bajita|bajito), bajísim*, bajó (mucho|demasiado|de golpe), se le bajó,
        se me bajó, por los suelos, en el piso, en el suelo, se desplomó, bajón, baja, bajando, bajó,
        cayó
        """,
        pt="""
        muito (baixa|baixo), baixíssim*, baixou (muito|demais), caiu (muito|demais), despencou,
        lá embaixo, no chão, baixa, baixo, baixou, caiu, baixando, caindo
        """,
    ),
    Concept(
        "too_high",
        en="""
        too high, really high, very high, so high, super high, sky high, dangerously high,
        says (hi|high), reads (hi|high), reading (hi|high), through the roof, off the charts,
        over #high, won't come down, over (three|four|five|six) hundred, in the (four|five|six) hundreds
        """,
        es="""
        muy (alta|alto), altísim*, por las nubes, hasta el (cielo|techo|tope), marca (hi|high|jai|alto),
        dice (hi|high|jai), no (le|me|se|) (baja), arriba de #high, disparad*, por los cielos, disparó
        """,
        pt="""
        muito (alta|alto), altíssim*, lá em cima, nas alturas, dá (hi|high|rai), marca (hi|high),
        deu (hi|high), não baixa, acima de #high, disparou, disparad*, estourad*, subiu, altíssima,
        vinte e dois, vinte e um, vinte e quatro, dezenove por, dezoito por, estourou, lá no teto,
        não abaixa, não desce, descontrolad*, alta demais, subiu demais
        """,
    ),
    Concept(
        "hypo_word",
        en="""
        hypoglycemi*, low blood sugar, low sugar, sugar low, hypo, blood sugar (is |)low, sugar crash,
        diabetic (coma|shock|emergency|attack), insulin shock
        """,
        es="""
        hipoglucemi*, hipoglicemi*, hipo, azúcar baja, azúcar bajo, baja de azúcar, bajón de azúcar,
        coma diabético, shock insulínico, bajada de azúcar, choque insulínico
        """,
        pt="""
        hipoglicemi*, hipo, açúcar baixo, glicose baixa, queda de açúcar, coma diabético,
        glicemia baixa, hiperglicemi*, queda de glicose, hipogli, hipoglicemiou, hipo grave, hipo forte,
        hiper, açúcar lá embaixo, crise de açúcar, queda da glicose, coma de açúcar, hipoglicemia grave
        """,
        heard=True,
    ),
    Concept(
        "is_low",
        en="(he|she|i|dad|mom) (is |)low and, going low, he's low, she's low, i'm low",
        es="está baj*, anda baj*",
        pt="tá baix*, está baix*",
    ),
    Concept(
        "units",
        en="units",
        es="unidades",
        pt="unidades",
    ),
    Concept(
        "very_low",
        en="""
        really low, very low, too low, so low, super low, dangerously low, bottomed out, crashed,
        crashing, tanked, dropping fast, keeps dropping, won't come up, plummet*, says lo, reads lo,
        meter (says|reads) (lo|low), reading lo, on the floor, in the toilet
        """,
        es="""
        muy (baja|bajo|bajita), bajísim*, por los suelos, en el piso, por el piso, no le sube,
        no me sube, se desplomó, demasiado (baja|bajo), dice (lo|low), marca (lo|low), al piso,
        al suelo, se le fue (al|hasta|el azúcar|la)
        """,
        pt="""
        muito (baixa|baixo), baixíssim*, no chão, lá embaixo, não sobe, despencou, baixa demais,
        baixo demais, marca (lo|low), dá (lo|low), deu (lo|low), no pé, lá em baixo, baixinha, baixinho,
        baixinha demais, num sobe, não tá subindo,
        (apita*|apitou|alarm*|tocando|marca*|mostra*|diz|deu|dá) (baixo|baixa|low|lo|ló|lou),
        seta pra baixo, flecha pra baixo, caindo rápido, despencando, só cai, vai caindo,
        continua caindo, não levanta, não reage
        """,
        but="(relógio|alarme|lembrete|aparelhinho|aplicativo|celular) ... (apita|toca|avisa) (na hora|pra|quando|pro)",
    ),
    Concept(
        "very_high",
        en="""
        really high, very high, too high, super high, sky high, dangerously high, says hi, reads hi,
        says high, reads high, reading high, reading hi, off the charts, through the roof,
        over (three|four|five|six) hundred, in the (three|four|five|six) hundreds, won't come down,
        won't read, it says high
        """,
        es="""
        altísim*, por las nubes, por los cielos, hasta el cielo, hasta el techo, marca (hi|high|jai),
        dice (hi|high|jai), disparad*, no le baja, no me baja,
        arriba de (trescientos|cuatrocientos|quinientos|seiscientos),
        más de (trescientos|cuatrocientos|quinientos|seiscientos), demasiado (alta|alto), no marca ya,
        no da lectura,
        no (la|lo|me|le|) (lee|marca|da|mide|registra) ... (aparato|glucómetro|medidor|maquinita),
        aparato en (alto|hi), (aparato|medidor|glucómetro|maquinita) ... (alto|hi|error)
        """,
        pt="""
        altíssim*, nas alturas, lá em cima, (dá|deu|dando|marca|marcando|aparece) (hi|high|rai|ai),
        disparad*, disparou, não baixa, acima de (trezentos|quatrocentos|quinhentos|seiscentos),
        mais de (trezentos|quatrocentos|quinhentos|seiscentos), alta demais, alto demais, estourad*,
        não marca mais, não lê mais,
        (só |) (mostra|marca|diz|deu|dá|aparece|acusa|lê) (alto|alta|high|hi|rai|ai|h i|erro),
        (aparelho|sensor|medidor|aparelhinho) ... (em alto|alto|hi|high|não mede|não marca|não lê|estour*|apit*),
        não marca de tão, nem marca, não mede mais,
        passou de (trezentos|quatrocentos|quinhentos|seiscentos|#high), mais de #high,
        (trezentos|quatrocentos|quinhentos|seiscentos|#high) (de |e pouco de |e tantos de |na |) (glicose|glicemia|açúcar|diabete|diabetes|dextro),
        não abaixa, não desce, não tá baixando, subindo sem parar, só sobe
        """,
        but="apitando bateria, (aparelho|medidor) ... (bateria|pilha), (relógio|alarme|lembrete|aplicativo|celular) ... (apita|toca|avisa)",
    ),
    Concept(
        "not_eaten",
        en="""
        (didn't|haven't|hasn't|not|forgot to|without|skipped) (eat|eaten|eating|dinner|breakfast|lunch|food),
        no food, can't eat, can't keep,
        nothing to eat, skipped meals, hadn't ate, hasn't ate, didn't eat nothing
        """,
        es="""
        no (he|ha|comí|comió|desayuné|desayunó|cené|cenó|almorcé|quiere|puede) (comido|comer|nada|),
        sin (comer|desayunar|cenar|almorzar), en ayunas
        """,
        pt="""
        não (comi|comeu|jantei|jantou|almocei|almoçou|tomei café|quer comer|consegue comer),
        sem (comer|jantar|almoçar|café), em jejum, não comeu nada
        """,
    ),
    Concept(
        "too_much",
        en="""
        too much, way too much, double, twice, extra, wrong, too many, a lot of, more than, instead of
        """,
        es="""
        demasiada, demasiado, de más, mucha, doble, dos veces, de sobra, más de la cuenta, equivocada,
        me pasé, se pasó, en vez de, más de lo, en lugar de
        """,
        pt="""
        demais, a mais, muita, dobro, duas vezes, dobrada, além da conta, errada, errei, passei da,
        passou da, em vez de, mais do que, no lugar da, duas vez, dez vezes, três vezes, no lugar de,
        ao invés, em vez, trocada, trocado, trocou, troquei, confundi, confundiu, dobrado, duas doses,
        dobrou, dobrei, do nono, de outra pessoa, nem é diabétic*, não é diabétic*, caneta toda,
        o refil,
        (tomou|tomei|aplicou|apliquei|usou|usei|injetou|injetei|aplicaram) ... insulina ... (do|da|dele|dela|dos)
        """,
    ),
    Concept(
        "wrong",
        en="wrong, instead of, mixed up, mistake, error, accident, accidentally",
        es="equivoc*, en vez de, confund*, error, por error, sin querer, en lugar de",
        pt="""
        errad*, errei, em vez de, confund*, engano, sem querer, troquei, no lugar da, no lugar do,
        no lugar de, ao invés, trocad*, trocou, trocamos, confusão, rápida no lugar, lenta no lugar,
        rápida em vez, lenta em vez, que era pra
        """,
    ),
    Concept(
        "ketoacidosis",
        en="""
        ketoacidosis, dka, ketones, fruity breath,
        breath smells (fruity|like fruit|like nail|like acetone), fruity smell*,
        panting and, (breath*) (deep|fast) and
        """,
        es="""
        cetoacidosis, cetonas, aliento ... (fruta|acetona|manzana),
        huele a (acetona|fruta podrida|manzana podrida),
        (huele|olor|olorcito|aliento|boca) ... (fruta|acetona|manzana|quitaesmalte|dulce podrido)
        """,
        pt="""
        cetoacidose, cetonas, corpos cetônicos, hálito ... (fruta|acetona|maçã), cheiro de acetona,
        hálito de acetona, cetona (alta|alto|positiva|no sangue|na urina), cetonas (altas|positivas),
        cad,
        (respira*|respiração) (fund*|profund*|ofegante) ... (cheiro|hálito|vomit*|sede|diabét*|açúcar|glicose),
        (diabét*|glicose|açúcar) ... respira* (fund*|profund*),
        (hálito|bafo|boca|respiração|respira|xixi|cheirando) ... (fruta|acetona|maçã|fruta podre|fruta azeda),
        cheiro (de|a) ... (fruta|acetona|maçã) ... (boca|hálito|respir*),
        (cetona|cetonas|fitinha) ... (alta|alto|altas|rox*|positiv*|lá em cima)
        """,
        heard=True,
        but="""
        keto (diet|strips|bread), (dieta|pan) (keto|cetogénica|cetogênica), dieta ... cetona*
        """,
    ),
    Concept(
        "no_insulin",
        en="""
        no insulin, out of insulin, without insulin, ran out of (my |) insulin, missed (my |) insulin,
        haven't had (my |any |) insulin, skipped (my |) insulin, pump (failed|broke|stopped),
        no more insulin, haven't taken (my |) insulin
        """,
        es="""
        sin insulina, no tengo insulina, se me acabó la insulina, se le acabó la insulina,
        no me he puesto la insulina, no se ha puesto la insulina, no se puso la insulina,
        dejó de ponerse la insulina, olvid* la insulina, falló la bomba,
        no (conseguimos|consigo|consigue|hay|encontramos|encuentro|alcanzó|tengo|tiene|tenemos|ha tenido|quedó) (la |su |mi |más |) insulina,
        (se quedó|me quedé|quedamos|nos quedamos|está|estoy) sin (su |la |mi |) insulina,
        insulina ... (dañó|venció|congeló|terminó), (le|me) falta insulina,
        no se (pone|ha puesto|puso|inyecta) (la |su |) insulina,
        bomba ... (falló|dañó|trabó|apagó|tapó), pluma ... (dañó|rompió|trabó)
        """,
        pt="""
        sem insulina, acabou a insulina, acabou minha insulina, não apliquei a insulina,
        não tomei a insulina, não tomou a insulina, não aplicou a insulina, esqueci a insulina,
        parou a insulina, falhou a bomba,
        (bomba|bombinha|caneta|sensor) (de insulina |da insulina |dela |dele |) (parou|quebrou|falhou|desligou|soltou|entupiu|travou|estragou|desconectou|descolou|acabou),
        bomba de insulina ... (parou|quebrou|falhou|desligou|soltou|entupiu|travou|desconectou),
        (parou|largou|deixou|parei|larguei|deixei|esqueceu|esqueci|pulou|pulei) (com |de |) (a |de |da |) (tomar |aplicar |usar |) (a |) insulina,
        (não|num) (aplicou|aplicô|aplica|tem|tá aplicando|tá tomando|tomou|tomô|fez|usou|quer aplicar|quer tomar|achei|consegui|conseguimos) (a |mais |) insulina,
        insulina (acabou|estragou|congelou|ferveu|esquentou|perdeu|venceu|faltou|não chegou|em falta),
        (dias|dia|ontem|semana|horas) sem (tomar |aplicar |a |) insulina, (sem|falta de) insulina,
        (esconde|escondeu|recusa|recusou|não toma|não aplica|pula) ... insulina ... (emagrec*|magr*|engord*)
        """,
    ),
)
