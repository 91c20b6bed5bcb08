"""What somebody standing by sees: a body that gives way, cold, empty, without an answer."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "right_here",
        en="right here, in the center of me, in the middle of me, center of my",
        es="aquí, acá, aquí adentro, aquí mismo, acá adentro",
        pt="""
        aqui, aqui dentro, bem aqui, no meio, aqui no meio, aqui ó, bem no meio, por dentro,
        aqui por dentro, do lado esquerdo, lado do coração, entre os peito, bem no meião, no meinho
        """,
    ),
    Concept(
        "heart_history",
        en="stent, stents, bypass, heart surgery",
        es="stent, stents, bypass, operad* del corazón, cateterismo, angina, infarto, infartad*, válvula, marcapaso, marcapasos, cardiópata, isosorbide, nitroglicerina, isordil, pastilla de abajo de la lengua, la de abajo de la lengua, debajo de la lengua",
        pt="""
        stent, ponte de safena, angina, infarto, isordil, cateterismo, operado do coração,
        operada do coração, safena, safenad*, ponte, pontes, marca passo, marcapasso, válvula, cardíac*,
        cardiopat*, insuficiência cardíaca, já infartou, já enfartou, infartad*, enfart*, sustrate,
        monocordil, nitrato, nitroglicerina, comprimido debaixo da língua, remédio debaixo da língua,
        comprimidinho debaixo, arritmia, chagas
        """,
    ),
    Concept(
        "same_pain",
        en="same pain, pain again, pain is back, pain came back",
        es="mismo dolor, dolor igual, otra vez el dolor, otra vez ese dolor, (volvió|regresó|repitió) el (dolor|apretón|mismo dolor), sigue el (dolor|apretón), dolor ... otra vez, no se (me|le) quita el dolor",
        pt="""
        mesma dor, a dor voltou, voltou a dor, dor de novo, dor igual, igualzinh* a dor,
        igual da outra vez, dor voltou, a dor de novo, aperto voltou, aperto de novo,
        a dor não (passa|passou|foi|vai|sai|cede), o aperto não (passa|passou|foi|vai|sai|cede),
        de novo a dor, repetiu a dor, igual (daquela|naquela) vez,
        (dor|aperto) ... (continua|não passou|não passa|não foi embora|não melhora)
        """,
    ),
    Concept(
        "cold_skin",
        en="""
        cold and clammy, ice cold, clammy,
        (skin|hands|feet|face) (is |are |feels |feel |all |ice |) cold,
        (skin|feels|feel|all|he|she) (is |) (ice |) (cold) (and|to the), cold sweat, cold as (ice|a)
        """,
        es="helad*, heladit*, frío frío, fría fría, (está|ta|tá|estoy|toda|todo|muy|bien|puso|la siento|lo siento) (fría|frío|friita|friito|friíta|friíto), (manos|pies|manitas|patitas|piecitos|dedos) (frí*|helad*), sudor frío, sudores fríos, piel fría",
        pt="""
        geladinh*, mãos geladas, pés gelados, suor frio, suando frio, gelada, gelado, friinh*,
        pele fria, corpo frio, mão fria, mãos frias, pé frio, pés frios,
        (tá|está|ficou|toda|todo|tudo) (fria|frio|friinho|friinha), fria feito, frio feito,
        suando gelado, extremidades frias, pezinho gelado, mãozinha gelada, gelados, geladas, geladinho,
        geladinha
        """,
        but="heladera, heladeras, heladero, (mi|la|del) helado, (insulina|remédio|caneta|água|cerveja|geladeira|caixa|bolsa térmica) ... (gelada|gelado|geladas|fria|frio)",
    ),
    Concept(
        "limb_drop",
        en="""
        arm (keeps falling|drops|fell), leg gives out,
        (arm|hand|leg|foot|side) (keeps |just |is |) (falling|drops|dropped|fell|gives out|gave out|gives way|went dead|goes dead|went limp|hangs|hanging|hung|flopped|flops|flopping|curled|drawn up|drug|drags|dragging),
        (hand|arm|leg|foot|side) (all |) (curled|drawn|drawed|pulled) (up|in),
        (hand|arm|leg) just (sort of |kind of |) (lay|lays|laid|hangs|sits) there,
        (dropped|drops|dropping|keeps dropping) (his|her|the|my|everything|things|a) (cup|fork|spoon|phone|coffee|glass|plate|keys|pen|toothbrush|mug|remote),
        (can't|couldn't|cannot) (lift|raise|move|feel|use|hold up|pick up) (his|her|my|one|the|either) (arm|hand|leg|foot|left|right|side),
        one (arm|hand) (goes|went|comes|come) up
        """,
        es="""
        (se le|se me) (cae|va|vino|viene|cayó|dobla|dobló|resbala|baja|suelta|vence) ... (brazo|mano|manos|pierna|bracito|pata|brazos),
        (brazo|mano|pierna|bracito) ... (se le|se me) (cae|va|cayó|dobla|resbala|baja|suelta|vence|fue),
        (brazos|brazo|mano|manos) y (uno|una|ese|solo|no), (uno|una) (se le|se me) (va|cae|viene|baja),
        solo (levanta|sube|alza|mueve) (uno|una|un),
        (levanta|sube|alza|mueve) (solo|nomás|nada más) (uno|una|un),
        (levanto|levanté|alzo|subo) el (brazo|bracito) y (se|cae|no),
        (no|ni) (agarra|sostiene|aprieta|sujeta) ... (vaso|cuchara|cosas|taza|mano),
        (vaso|cuchara|taza|cosas|celular) se le (cae|cayó|resbala) de la mano,
        arrastra* (la|un|el|una) (pierna|pie|pata), se me caen las cosas (de la|de las),
        se le caen las cosas
        """,
        pt="""
        o braço (cai|caiu|despenca), (deixa|deixou) cair ... da mão, arrastando a perna,
        (braço|mão|perna|bracinho|perninha) ... (cai|caiu|despenca|despencou|não segura|não sobe|solta|soltou|largou|dobra|dobrou|falhou|falha|não obedece|não responde|morreu|arrast*|bamb*|pendurad*|não firma),
        (cai|caiu|derrubou|derruba|deixa cair|deixou cair|soltou|larga|largou) ... (da mão|das mãos|copo|xícara|garfo|colher|cuia|caneca|prato|celular|panela|controle),
        (não|num|nem) (segura|pega|agarra|aperta|fecha) ... (copo|colher|garfo|mão|coisa|nada|talher|dedo),
        (só |) (levanta|ergue|mexe|sobe|move) (só |) (um|uma),
        (um|uma|o outro|a outra) (cai|desce|despenca|fica|não sobe|não levanta|não vem),
        arrast* (o pé|a perna|um pé|uma perna|os pé), puxa* (a perna|da perna|de uma perna),
        não consegue (calçar|abotoar|escrever|assinar|pentear|segurar), errando a boca,
        não acerta (a boca|o botão|a chave|a porta)
        """,
    ),
    Concept(
        "eye_droop",
        en="""
        droopy eyelid, can't open one eye,
        (eye|eyelid|eyes|lid) (is |are |'s a |a |) (droop*|hanging|falling|wandering|turned in|won't open|half shut|half closed),
        one (pupil|eye) (is |) (bigger|larger|blown|wide|lower),
        pupils (are |) (different|uneven|unequal), can't open (one|his|her|my) (eye|left eye|right eye)
        """,
        es="no abre (bien |) (un|el|ese) ojo, ya no abre, (se le|se me) (cierra|cerró|cayó|cae) (un|el) (ojo|párpado), (ojo|párpado) (caído|cerrado|virao|virado|torcido|desviado|chueco), pupila ... (grande|distinta|diferente|dilatada), una pupila, un ojo (más|virao|virado|chueco)",
        pt="""
        pálpebra caída, não abre um olho, um olho caído, pupila maior,
        (pálpebra|olho|zóio) ... (caiu|caíd*|fechad*|fechou|desceu|não abre|torto|vesg*|vir*|desviad*|entort*|murch*),
        (pupila|menina do olho|bolinha do olho) ... (maior|grande|dilatad*|diferente),
        um olho (maior|mais|aberto|fechado), olho (vesgo|vesgando|virando|revirando),
        olhar (torto|desviado|virado|pra um lado|só pra um lado)
        """,
    ),
    Concept(
        "no_answer",
        en="""
        won't look at me, doesn't look at me,
        (won't|doesn't|don't|not|isn't|can't) (look|looking|focus|focusing|follow) (at me|at us|at anybody|at nobody|on me|on anything|my finger),
        (won't|doesn't|don't|not) blink*, eyes (fixed|set|glassy|glazed|unfocused|wide open),
        (blank|empty|glassy) stare, stares (through|past|at nothing|straight),
        staring (through|past|off|at the (wall|ceiling)|straight), (he|she|they) no answer,
        (gives|give) no answer,
        (won't|doesn't|don't|not) (talk|talking|say) (to me|to us|anything|a word|nothing|no more),
        says nothing, right through me
        """,
        es="no (me|nos|) (mira|habla|ve|sigue|pela|voltea|fija la mirada|hace caso|contesta|responde), ni (me |) (mira|habla), na ma me mira, nomás me mira, mirada (perdida|fija|ida|vacía), (ojos abiertos) ... no, mira (al techo|fijo|a un lado)",
        pt="""
        não (me |)(olha|fala|responde), olhar parado, olhar perdido,
        (não|num|nem) (me |mais |) (olha|fala|responde|respondeu|atende|segue|fixa|encara|reage|liga|conversa|escuta|ouve) (mais|nada|quando|com|direito|pra|mais nada|à|comigo|e|a gente|de jeito),
        olhar (parado|perdido|vazio|fixo|longe|vidrado|vago), olho (parado|vidrado|arregalado|aberto),
        olhos (abertos|parados|vidrados|arregalados),
        olhando (pro nada|pro teto|fixo|parado|longe|pro vazio|reto), sem responder, sem reagir,
        sem falar, não me conhece, parece que não (vê|ouve|escuta|enxerga), fica parad*, travou,
        (parou|ficou|tá|está) (no tempo|fora do ar|desligad*|fora|ausente|apagad*)
        """,
        but="""
        ficou fora (da|do) (geladeira|refri|freezer|caixa)
        """,
    ),
    Concept(
        "lying",
        en="""
        lying on the floor, on the ground not moving,
        (laying|lying|layin|sprawled|face down|passed out|crumpled|slumped) (on|in|over|by|across) (the|his|her|a) (floor|ground|bathroom|kitchen|tub|yard|driveway|couch|chair|table|wheel|toilet|bed),
        found (him|her) (on|in|down|by)
        """,
        es="(caíd*|tirad*|tendid*|tumbad*|botad*|desparramad*|acostad*|boca abajo|sentad*) ... (en el piso|en el suelo|al lado de la cama|junto a la cama|en el baño|en la calle|en la cocina|en la ducha|en el patio|en la banqueta|en la vereda|en la acera|en el inodoro|en el sillón y no), (está|quedó|sigue|lo veo|la veo|lo hallé|la hallé) (caíd*|tirad*|tendid*|botad*|tumbad*)",
        pt="""
        caíd* no chão, estirad* no chão, jogad* no chão,
        (caíd*|estirad*|jogad*|largad*|deitad*|estendid*|tombad*|esparramad*|estatelad*|desmaiad*|debruçad*|bruço|bruços|emborcad*) ... (chão|piso|banheiro|rua|calçada|cozinha|quintal|sala|corredor|tapete|box|cama|mato|roça|asfalto|sofá e não),
        (achei|encontrei|acharam|encontraram|encontramos|achamos) ... (caíd*|no chão|estirad*|desmaiad*|desacordad*|debruçad*|jogad*|inconsciente)
        """,
    ),
    Concept(
        "no_pulse",
        en="no pulse, no heartbeat",
        es="no (le |se le |) (encuentro|siento|hallo|agarro|encontramos|sentimos|siente|percibo|late|tiene) (el |) (pulso|corazón|latido|latidos), sin pulso, no le late, corazón no le late, (masaje|compresiones) (cardíaco|en el pecho|cardiaco|torácicas), reanim*",
        pt="""
        (fazendo|faço|fiz|iniciei|estamos em|preciso fazer|comecei) (a |as |) (rcp|compressões|reanimação),
        sem pulso, não (acho|sinto|encontro) o pulso, massagem cardíaca,
        (não|num) (acho|sinto|encontro|pego|tem|consigo achar|consigo sentir|tô achando|tô sentindo|acha) (o |a |mais |nenhum |) (pulso|pulsação|batimento|batimentos|coração|coração dele|coração dela|batida),
        (coração|pulso) (não|num) (bate|tá batendo|está batendo|sente|pulsa),
        massagem (no peito|cardíaca|no coração|torácica),
        (fazendo|fazer|faço|faz) (a |) massagem ... (peito|coração|nele|nela), compressão no peito,
        reanim*, ressuscit*, boca a boca,
        parada (cardíaca|cardio|respiratória|cardiorrespiratória),
        (não|num) (respira|tá respirando|está respirando|tem respiração)
        """,
    ),
    Concept(
        "no_end",
        en="won't stop seizing",
        es="no (se |)(le |me |) (corta|quita|para|detiene|pasa|cede|sale|afloja) (la|el|de la|del) (crisis|ataque|convulsión), (crisis|ataque|convulsión) ... no (se |) (le |) (corta|quita|para|detiene|pasa|cede), lleva ... (convulsionando|con el ataque), (crisis|ataques|ataque|convulsiones) (seguid*|tras|pegad*|uno tras|una tras|y otra|y otro), (dado|dieron|lleva|van|van ya|tuvo) (dos|tres|cuatro|#n|varios|varias) (ataques|crisis|convulsiones)",
        pt="""
        a crise não (passa|para), crise atrás de crise,
        (a |) (crise|convulsão|ataque|tremedeira) (não|num) (passa|para|passou|parou|cede|acaba|acabou|corta|cessa),
        (crise|convulsão|ataque|ataques|convulsões|crises) ... (atrás da|atrás de|seguid*|seguida da outra|em seguida|uma em cima|de novo|outra vez|sem parar|repetid*|emendad*|várias|hoje),
        (já |) (deu|teve|dá|vem dando|foram|são) (#n|duas|três|quatro|várias|uns|umas) (crises|convulsões|ataques|convulsão|crise|ataque),
        (convulsionando|se debatendo) ... (minutos|minuto|tempo|não para|ainda),
        (não|num) para de (convulsionar|se debater|tremer)
        """,
    ),
    Concept(
        "ragdoll",
        en="""
        like a rag doll, dead weight, (like|as) a (sack|bag|wet) (of|noodle|rag|dishrag|towel|blanket),
        like a (noodle|dishrag|dishcloth|wet noodle|wet rag|wash rag|rag), limp as
        """,
        es="como (un |una |) (saco|costal|bulto|trapo|trapito|muñec*|hilacho|fideo|gelatina|plomo|muñeca de trapo), se (me|le|nos) (cuelga|dobla|va de) (todo|toda|la cabecita|la cabeza|entero|entera|), pesa como muert*",
        pt="""
        como um boneco, feito boneco, que nem boneco, peso morto,
        (feito|igual|que nem|como|parecendo|parece|virou|tipo) (um |uma |o |) (boneco|boneca|pano|trapo|saco|macarrão|gelatina|mingau|molambo|defunto|morto|pau|pedra|mulambo|espaguete|geleia|bonequinho|saco de batata|pano de chão),
        a cabeça (cai|caindo|pende|tomba|não firma|pendura), cabecinha (cai|caindo|pende|tomba),
        (solto|solta|soltinho|soltinha|larg*) o braço e cai, levanto o braço e cai, o braço cai
        """,
    ),
)
