"""What somebody standing by sees: a body that gives way, a wound, a room."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "right_here",
        en="right here",
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
        en="cold and clammy, ice cold, clammy",
        es="helad*, heladit*, frío frío, fría fría, (está|ta|tá|estoy|toda|todo|muy|bien|puso|la siento|lo siento) (fría|frío|friita|friito|friíta|friíto), (manos|pies|manitas|patitas|piecitos|dedos) (frí*|helad*), sudor frío, sudores fríos, piel fría",
        pt="""
        gelad*, geladinh*, mãos geladas, pés gelados, suor frio, suando frio, gelada, gelado, friinh*,
        pele fria, corpo frio, mão fria, mãos frias, pé frio, pés frios,
        (tá|está|ficou|toda|todo|tudo) (fria|frio|friinho|friinha), fria feito, frio feito,
        suando gelado, extremidades frias, pezinho gelado, mãozinha gelada
        """,
    ),
    Concept(
        "limb_drop",
        en="arm (keeps falling|drops|fell), leg gives out",
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
        en="droopy eyelid, can't open one eye",
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
        en="won't look at me, doesn't look at me",
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
    ),
    Concept(
        "lying",
        en="lying on the floor, on the ground not moving",
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
        es="no (le |se le |) (encuentro|siento|hallo|agarro|encontramos|sentimos|siente|percibo|late|tiene) (el |) (pulso|corazón|latido|latidos), sin pulso, no le late, corazón no le late, (masaje|compresiones) (cardíaco|en el pecho|cardiaco|torácicas), rcp, reanim*",
        pt="""
        sem pulso, não (acho|sinto|encontro) o pulso, massagem cardíaca,
        (não|num) (acho|sinto|encontro|pego|tem|consigo achar|consigo sentir|tô achando|tô sentindo|acha) (o |a |mais |nenhum |) (pulso|pulsação|batimento|batimentos|coração|coração dele|coração dela|batida),
        (coração|pulso) (não|num) (bate|tá batendo|está batendo|sente|pulsa),
        massagem (no peito|cardíaca|no coração|torácica),
        (fazendo|fazer|faço|faz) (a |) massagem ... (peito|coração|nele|nela), compressão no peito,
        compressões, rcp, reanim*, ressuscit*, boca a boca,
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
        en="like a rag doll, dead weight",
        es="como (un |una |) (saco|costal|bulto|trapo|trapito|muñec*|hilacho|fideo|gelatina|plomo|muñeca de trapo), se (me|le|nos) (cuelga|dobla|va de) (todo|toda|la cabecita|la cabeza|entero|entera|), pesa como muert*",
        pt="""
        como um boneco, feito boneco, que nem boneco, peso morto,
        (feito|igual|que nem|como|parecendo|parece|virou|tipo) (um |uma |o |) (boneco|boneca|pano|trapo|saco|macarrão|gelatina|mingau|molambo|defunto|morto|pau|pedra|mulambo|espaguete|geleia|bonequinho|saco de batata|pano de chão),
        a cabeça (cai|caindo|pende|tomba|não firma|pendura), cabecinha (cai|caindo|pende|tomba),
        (solto|solta|soltinho|soltinha|larg*) o braço e cai, levanto o braço e cai, o braço cai
        """,
    ),
    Concept(
        "tool",
        en="chainsaw, grinder, table saw, circular saw, lawnmower",
        es="motosierra, amoladora, sierra, esmeril, esmeriladora, pulidora, cortadora, molino de carne, picadora, guadaña, podadora, trituradora, hacha, machete, radial, caladora, marro, mazo",
        pt="""
        motosserra, esmerilhadeira, serra, makita, maquita, moedor, facão, machado, roçadeira, esmeril,
        lixadeira, serra circular, serra mármore, serrote, motoserra, roçadera, terçado, foice, enxada,
        moenda, triturador, prensa, torno, furadeira, liquidificador, ventilador, máquina, maquininha,
        cortador, arame farpado, estilhaço, faca, navalha, vidro, caco, cacos, garrafa, telha, lata,
        plaina, guilhotina, correia, engrenagem, colheitadeira, forrageira, cilindro, hélice,
        porta do carro, portão, bisturi, canivete, estilete
        """,
    ),
    Concept(
        "hurt",
        en="cut, sliced, crushed, caught",
        es="cort*, rebanó, metió, agarró, mochó, machuc*, aplast*, atrap*, pisó, se dio, prens*, trab*, destroz*, triturad*, lastim*",
        pt="""
        cort*, prend*, esmag*, pegou, machuc*, prens*, decep*, arranc*, moeu, triturou, meteu, enfiou,
        botou, entrou, perfur*, furou, rasg*, estraçalh*, dilacer*, mutil*, amput*, sangr*, passou,
        rachou, abriu, acertou, caiu, trespass*, atravess*, terçad*
        """,
    ),
    Concept(
        "maimed",
        en="see the bone, finger is hanging, missing finger",
        es="se (le |me |) (ve|asoma|salió|mira) el hueso, hueso (de fuera|salido|afuera|expuesto|por fuera), (dedo|dedos|pie|mano|oreja|labio|pierna|brazo|piel|pedazo|cuero) ... (colgand*|arrancad*|cercenad*|mochad*), (falta|faltan|perdió|voló|volaron|arrancó|mochó|cercenó|tumbó) ... (dedo|dedos|oreja|pedazo de dedo|punta del dedo), (tripas|intestino|intestinos|vísceras) (de fuera|afuera|se le|salid*|por fuera), (trae|tiene|quedó con|quedó) ... (clavad*|enterrad*|encajad*|incrustad*|atravesad*) ... (pierna|brazo|pecho|cuello|panza|ojo|estómago|espalda|mano|pie|cabeza), (ojo|pecho|panza|cuello|barriga) ... (clavad*|enterrad*|encajad*|incrustad*|reventad*|perforad*)",
        pt="""
        dá pra ver o osso, dedo pendurado, osso exposto, tripa pra fora,
        osso (aparecendo|exposto|de fora|pra fora|à mostra|saindo|quebrado saindo),
        (vê|ver|vejo|vendo|aparece|aparecendo) o osso, fratura exposta,
        (dedo|dedos|mão|pé|orelha|perna|braço|pele|pedaço) ... (pendurad*|arrancad*|decepad*|esmagad*|caiu fora|amputad*|dependurad*|só por um),
        (perdeu|perdi|falta|faltando|arrancou|arrancaram|decepou|decepei|cortou fora|cortei fora|voou) ... (dedo|dedos|ponta do dedo|mão|pedaço do dedo|orelha),
        (tripa|tripas|intestino|bucho|vísceras|miolo) (pra fora|de fora|saindo|saiu|à mostra),
        (cravad*|enfiad*|fincad*|atravessad*|espetad*|enterrad*) (no|na|em|dentro) (peito|perna|braço|pescoço|olho|barriga|costas|pé|mão|cabeça|costela|coxa),
        corte (no|na) (pescoço|garganta|virilha|jugular|pulso),
        (buraco|rombo|talho|rasgo) (na|no|enorme|grande|fundo) ... (perna|braço|cabeça|barriga|coxa|pé|mão|testa|costas|peito|pescoço),
        (meteu|enfiou|prendeu|botou|perdeu|esmagou|prensou|pôs|entrou com) a mão (no|na|dentro) (moedor|máquina|serra|moenda|prensa|engrenagem|triturador|correia|cilindro|forrageira|liquidificador|portão|hélice),
        afundamento (de|do) crânio, (crânio|cabeça) (afundad*|aberta|rachada|rachou)
        """,
    ),
    Concept(
        "vessel",
        en="varicose vein, fistula, artery, dialysis access",
        es="várice, varices, várices, vena, arteria, fístula, yugular, ingle",
        pt="""
        variz, varizes, veia, artéria, fístula, varize, veias, jugular, carótida, virilha, aneurisma,
        cateter
        """,
    ),
    Concept(
        "spurting",
        en="spurting, gushing, like a hose",
        es="brinca*, salta, saltando, manguera, chisguet*, chorro*, chorre*, (revent*|explot*|abrió|rompió|abrieron), aprieto y nada, apretando y nada, apretando y, apriete y apriete, no se tapa, no deja, no para, a presión, fuente, llave abierta, borbot*",
        pt="""
        espirra*, esguich*, mangueira, jorra*, estour*, jorr*, espirr*, repux*, torneira, bica,
        chafariz, fonte, rios, vazando, de lasca, de jorro, em jato, a jato, pulsando, arrebent*,
        (aperto|apertando|apertei|segurando|seguro|pressionando|pressiono|amarrei|amarrou|amarramos|enrolei) ... (nada|não para|não estanca|continua|pinga|encharc*|vaza|sai|ensop*|adianta),
        encharc*, ensop*, empap*, alag*, pinga, pingando sem parar, pinga sem parar, chão vermelho,
        chão (tá |está |ficou |) (cheio|vermelho|lavado|alagado|todo),
        (toalha|pano|fralda|lençol|camisa|cama|travesseiro|balde|bacia|pia|vaso) ... (chei*|encharc*|ensop*|empap*|vermelh*|lavad*|pingando)
        """,
    ),
    Concept(
        "clots",
        en="clots, chunks of blood",
        es="coágulo*, coagulo*, cuajo*, cuajaron*, cuajarones, cuágulo*, pedazos de sangre, bolas de sangre",
        pt="""
        coágulo*, coagulo*, pedaço* de sangue, placas de sangue, coágulos, coágulo, coalho, coalhos,
        coalhad*, pedaço de sangue, pedaços de sangue, bolas de sangue, bola de sangue, sangue pisado,
        placa de sangue, pelota de sangue, postas de sangue, fígado, nacos
        """,
        but="""
        (formen|forman|formar|evitar|evita|contra|previene|prevenir|de|con) (los |) coágulos
        """,
    ),
    Concept(
        "from_below",
        en="from my rectum, when i poop",
        es="recto, ano, por atrás, por detrás, por abajo, al obrar, al evacuar, inodoro, excusado, taza del baño, poceta, hemorroid*, (botando|botó|boto|tirando|echando|expulsando|arrojando|soltando|bajando|bajan|salen|saliendo)",
        pt="""
        pelo ânus, por trás, no vaso, (botando|saindo|descendo|expelindo), lá embaixo, por baixo,
        pelo reto, pela bunda, na privada, no absorvente, na calcinha, pela vagina, evacu*, fezes, cocô,
        obrando, na fralda, botando, soltando, descendo, vindo, ânus
        """,
    ),
    Concept("inr", en="inr", es="inr, el inr, tiempo de protrombina, tp", pt="inr, rni, tap"),
    Concept(
        "inr_high",
        en="inr ... (five|six|seven|eight|nine|ten|5|6|7|8|9|10|11|12)",
        es="(inr) ... (cinco|seis|siete|ocho|nueve|diez|doce|5|6|7|8|9|10|11|12)",
        pt="""
        (inr|rni) ... (cinco|seis|sete|oito|nove|dez|5|6|7|8|9|10),
        (inr|rni|tap|coagulograma) ... (alto|alterad*|nas alturas|onze|doze|quatro e meio|quinze)
        """,
        but="(inr|rni) ... (dois|2|dois e meio|três|faixa|meta|normal|repito|repetir)",
    ),
    Concept(
        "dark",
        en="dark, darker",
        es="oscur*, obscur*, negruzc*, negr*, vino tinto, como vino, prieta",
        pt="escur*, pret*, cor de vinho",
    ),
    Concept(
        "gums",
        en="gums, nose",
        es="encía, encías, nariz, moco",
        pt="gengiva, gengivas, nariz, boca, urina, cuspe",
    ),
    Concept(
        "thirst",
        en="drinking water nonstop, very thirsty",
        es="(toma|tomo|tomando|bebe|bebo|tomar) ... agua ... (loc*|mucha|demasiada|rato|litros|sin parar), mucha sed, sedient*, sed que no, harta sed, agua como loc*, muerto de sed, muchísima sed",
        pt="""
        muita sede, bebe água sem parar, bebendo muita água, sede demais, sede, sede danada,
        sede que não,
        (bebe|bebendo|bebeno|toma|tomando|tomano) ... água ... (nem camelo|igual|sem parar|demais|louc*|direto|litros|muito),
        água que nem, água feito, água demais, água direto, seca de sede, morrendo de sede, boca seca,
        língua seca
        """,
    ),
    Concept(
        "pee_lots",
        en="peeing all the time, peeing a lot",
        es="(orina|orino|mea|meo|hace pipí|hago pipí|orinando|pipí|pis) ... (rato|mucho|muchísimo|seguido|momento|sin parar|demasiado|harto), adelgaz* mucho, flac* de repente, bajó de peso, (ha |) adelgaz*, enflaqu*",
        pt="""
        urina toda hora, fazendo xixi toda hora, xixi o tempo todo, emagrec*,
        (xixi|urin*|mij*) ... (hora|sem parar|direto|demais|muito|toda|noite|cama), perdeu peso,
        perdendo peso, perdeu (#n|dez|cinco|seis|oito) quilos, magrinh*, secou, afin*, definh*,
        sumindo de magr*
        """,
    ),
    Concept(
        "contractions",
        en="contractions, labor pains",
        es="contracciones, contracción, dolores cada, dolore cada, dolor cada, dolores de parto, retorcijones cada, (panza|barriga|vientre|guata) (se (me |le |) |) (pone|puso) dur*",
        pt="""
        contrações, contração, dores a cada, dor a cada, barriga (endurecendo|ficando dura), as dor,
        dor do parto, dores do parto, dor de parto, barriga (endurece|endurecendo|dura|duro), puxos,
        vontade de fazer força, dilatação,
        (dor|dores|cólica|cólicas|contração) ... (cada|de #n em #n|de dois em dois|de cinco em cinco|seguid*|uma atrás da outra)
        """,
    ),
    Concept(
        "each_minutes",
        en="every #n minutes, minutes apart",
        es="cada (#n|cuatro|cinco|tres|diez|dos|seis|siete|ocho|quince|pocos) (minuto|minutos|min), cada ratito, seguidas, seguiditas, muy seguid*",
        pt="""
        (de|a cada|cada) (#n|cinco|dez|três|quatro) (em|minuto|minutos), de #n em #n minutos, seguidas,
        a cada (dois|três|quatro|cinco|seis|sete|oito|dez|#n|pouco|poucos) (minuto|minutos|min),
        de (dois em dois|três em três|cinco em cinco|quatro em quatro|dez em dez) (minuto|minutos),
        cada vez mais perto, uma atrás da outra, sem intervalo, ritmad*, emendando, emendad*
        """,
    ),
    Concept(
        "too_soon",
        en="too early, weeks early",
        es="(recién|apenas|solo|todavía|faltan|falta|faltaban|aún) ... (semanas|meses|mes|mese|#n|dos|tres), prematur*, antes de tiempo, (de|tengo|voy en) (veinti*|treinta|#n|26|27|28|29|30|31|32|33) (semanas|)",
        pt="""
        (só|apenas|ainda|faltam|falta) ... (semanas|meses), antes da hora, prematur*,
        (tô^|estou|tá|está|com) (só |apenas |) (de|com) (vinte|trinta|#n) (e|semana|semanas),
        (vinte|trinta) (e (um|uma|dois|duas|três|quatro|cinco|seis) |) (semana|semanas),
        (seis|sete|cinco|oito) (mês|meses), falta (dois|três|um|muito|ainda) (mês|meses|pra),
        antes do tempo, ainda não tá na hora, fora da hora, adiantad*
        """,
    ),
    Concept(
        "postpartum",
        en="after giving birth, had my baby, c section",
        es="(tuve|tuvo|parí|parió|nació|me alivié|se alivió) (a |) (mi|su|el|al|un|una) (bebé|bebe|hijo|hija|niño|niña|nene|nena|guagua|wawa|criatura|chiquito|chiquita), di a luz, dio a luz, recién parid*, recién dada a luz, cuarentena, posparto, postparto, cesárea, parto, loquios, puérpera, me hicieron (la |) cesárea, me aliviaron",
        pt="""
        tive (meu|o|a|minha) (bebê|filho|filha|neném), ganhei (neném|bebê|meu), pós parto, resguardo,
        cesárea, cesariana, puérpera,
        (ganhei|ganhou|tive|teve|pari|pariu|nasceu|desceu) (o |a |meu |minha |um |) (neném|nenê|bebê|filho|filha|menino|menina|criança|guri|guria|gêmeos) (faz|há|semana|ontem|tem|essa|mês|esses|#n|na|em),
        cesareana, cesária, cesaria, pós cesárea, parto (normal |) (faz|há|semana|ontem|tem|em casa),
        puerpério, recém parida, quarentena, dei à luz, deu à luz, depois do parto,
        depois que (ganhei|ganhou|nasceu|pari), loquios, placenta não, a placenta
        """,
    ),
    Concept(
        "foul",
        en="smells bad, foul smell, foul discharge",
        es="(olor|huele|hiede|apesta|hediond*) (muy |a |bien |)(feo|mal|podrido|espantoso|horrible|fuerte|muerto|pescado|rancio), me huele, fétid*, mal olor, apesta, hediond*, hiede, pus, materia, flujo (con|verde|amarillo|feo), olor espantoso",
        pt="""
        cheiro (ruim|forte|de podre|podre|horrível), fed*, fétid*, pus, cheirando mal, fedendo, fedend*,
        fedid*, fedor, catinga, inhaca, podre, podridão, mau cheiro, mal cheiro,
        cheiro (estranho|esquisito|azedo|de peixe|de carniça|de morto|horroroso|insuportável|de bicho morto),
        corrimento (fed*|amarel*|verde|com cheiro|estranho), secreção (verde|amarel*|com cheiro),
        carniça, vazando pus, purulent*
        """,
    ),
    Concept(
        "abortion",
        en="abortion, misoprostol, miscarriage",
        es="aborto, aborté, abortar, abortó, cytotec, citotec, misoprostol, misotrol, legrado, (sacar*|sacó|saqué|botar|interrump*|perdí|perder|perdiendo) (el|al|mi|a mi|un) (bebé|bebe|niño|embarazo|feto|criatura), pastillas para abortar, sonda para abortar",
        pt="""
        aborto, abortei, cytotec, misoprostol, curetagem,
        (tirar|tirei|perdi|perdendo) (o|um) (bebê|neném|filho), abortando, abortou, abortar, citotec,
        miso, sonda, garrafada pra abortar, chá abortivo,
        (tirar|tirei|tirou|tirando|perder|perdendo|perdi|perdeu) (o |a |um |meu |minha |) (bebê|neném|nenê|filho|filha|gravidez|criança|menino),
        interromp* a gravidez, (comprimido|comprimidos|remédio|chá) pra (abortar|descer|tirar)
        """,
    ),
    Concept(
        "dengue",
        en="dengue, malaria",
        es="dengue, chikungunya, malaria, paludismo, leptospir*, hantavirus, hanta, fiebre amarilla, chagas",
        pt="""
        dengue, malária, leptospirose, febre amarela, chikungunya, dengue hemorrágica, zika,
        chicungunha, chikungunha, maleita, sezão, leptospira, febre maculosa, maculosa, hantavirose,
        carrapato, hepatite, calazar, leishmaniose, febre do rato, enchente
        """,
    ),
    Concept(
        "worse_sign",
        en="belly pain, very sleepy, cold hands, bruises, bleeding gums",
        es="dolor de barriga, dolor de panza, dolor de estómago, dolor abdominal, duele la (panza|barriga), vomita, vomito, vomitando, vómito, vómitos, moretones, moretes, encías, {cold_skin}, no quiere (levantarse|comer|pararse|despertar), no se levanta, {bleed}, {faint}, {confused}, {dizzy}, muy dormid*, adormilad*, decaíd*, inquiet*, no orina",
        pt="""
        dor de barriga, dor na barriga, dor abdominal, vomita*, vômito, {cold_skin}, {bleed}, {faint},
        {confused}, {dizzy}, sonolent*, gengiva, não levanta, barriga (doendo|dói|dura|inchad*),
        dor forte na barriga, (não|num) para de vomitar, vomita tudo, vomitando, sangr*, sangramento,
        nariz, mancha*, sono, agitad*, irritad*, frio, fria, gelad*, pressão (baixa|caiu|caindo),
        tontura, tont*, desmai*, (não|num) (urina|faz xixi|come|bebe|levanta|se levanta), falta de ar,
        moleza, prostrad*, amarel*, urina escura, panturrilha, batata da perna, confus*, delir*,
        calafrio*, treme*
        """,
    ),
    Concept(
        "light_hurts",
        en="light hurts, light bothers",
        es="la luz (la|le|lo|me) (mata|molesta|lastima|duele|hace|cala), no (quiere|aguanta|soporta|tolera) (la |) luz, molesta la luz, fotofobia",
        pt="""
        a luz (incomoda|dói|machuca), não (quer|aguenta) (a |) luz,
        (luz|claridade|sol|lâmpada|claro) ... (dói|doer|doendo|incomoda|incomodando|machuca|arde|mata|atrapalha|grita|gritar|fere|não aguenta|não suporta),
        (não|num) (aguenta|suporta|guenta|quer|pode com|tolera|aguento|suporto) (a |ver a |nem |com a |ver |) (luz|claridade|claro|lâmpada),
        fotofobia, quarto escuro
        """,
    ),
    Concept(
        "hot_red",
        en="red and hot, hot and red",
        es="(roj*|colorad*|hinchad*|morad*) ... caliente, caliente ... (roj*|colorad*|hinchad*), rojo vivo, (roj*|colorad*|colorado|rojo) ... (subiendo|sube|subió|avanza|creciendo|extend*|pasó la rodilla|rapidísimo), ganglio*, muslo (violeta|morado|negro)",
        pt="""
        vermelh* ... quente, quente ... vermelh*, vermelh* ... (subindo|espalhando|crescendo),
        (vermelh*|inchad*|rox*) ... (quente|fervendo|queimando|pelando),
        (quente|pelando) ... (vermelh*|inchad*),
        vermelh* ... (subindo|subiu|sobe|espalhando|espalhou|aumentando|crescendo|avançando|passou do|já tá no),
        (íngua|linha vermelha|risco vermelho|erisipela|celulite)
        """,
    ),
    Concept(
        "on_edge",
        en="on the bridge, on the ledge, on the roof edge",
        es="(parad*|sentad*|subid*|asomad*|trepad*|encaramad*|estoy|está|llevo rato|colgad*) ... (en|al|a|desde) (la |el |las |un |una |) (orilla|borde|filo|puente|azotea|baranda|barandal|cornisa|viaducto|vías|precipicio|barranco|acantilado|rieles|barandilla)",
        pt="(parad*|sentad*|em cima|na beirada|em pé|tô) ... (na|no|da|do) (ponte|beirada|viaduto|parapeito|sacada|terraço|trilho|laje|passarela)",
    ),
    Concept(
        "on_purpose",
        en="on purpose",
        es="a propósito, adrede, para morir*, para que me muera, para ver si (me muero|así), para no (despertar|seguir|vivir|volver), que sea lo que dios quiera, que dios decida, que pase lo que, para irme, para acabar, para terminar, para ya no, (quiere|quiero) irse con, para que ya, para descansar",
        pt="de propósito, pra morrer, pra não acordar, pra ver se eu morro, seja o que deus quiser, pra acabar",
    ),
    Concept(
        "no_care",
        en="stopped my dialysis, stopped my insulin",
        es="(dejé|dejo|dejar|dejó|no voy a|no quiere|no me voy a|harté|ya no) ... (insulina|diálisis|remedios|pastillas|medicina|tomarme|ponerme|ponérmela|comer|lo del corazón|tratamiento|antirretroviral*)",
        pt="(parei|parou|larguei|não vou|não quer|deixei) ... (insulina|diálise|remédio|remédios|comer|hemodiálise)",
    ),
    Concept(
        "purpose_die",
        en="so i don't wake up, to not wake up, to die",
        es="para (ya |) (no|nunca) (despertar|volver a despertar|abrir los ojos|amanecer|seguir|sufrir|existir), para (morir*|matar*|dormir para siempre|irme|acabar con|terminar con), para (no|ya no) (estar|vivir)",
        pt="pra (não|nunca mais) (acordar|viver|sofrer), pra (morrer|me matar|dormir pra sempre)",
    ),
    Concept(
        "violent",
        en="violent, aggressive",
        es="(muy|re|bien|super|súper|medio|más) (violent*|agresiv*), (violent*|agresiv*) (desde|conmigo|cuando|con), rompe todo, rompiendo todo, se puso (violent*|agresiv*|como loco|como fiera)",
        pt="(muito|bem|super) (violent*|agressiv*), (violent*|agressiv*) (desde|comigo|quando|com), quebrando tudo",
    ),
    Concept(
        "sees_things",
        en="seeing people, talking to the wall",
        es="(ve|veo|viendo|mira|mirando) ... (gente|personas|cosas|bichos|animalitos|diablos|muertos|luces|sombras|culebras|víboras|arañas|no existe|no existen|no están), habla* (con|a) (la pared|las paredes|gente|alguien que|su mamá que|mi mamá que|los muertos|el aire|nadie|sola|solo), habla* ... (muert*|murió|no está), (oye|oigo|oyendo|escucha|escucho) ... (voces|ruidos|cosas|gente), dice que (lo|la) (persiguen|siguen|quieren matar|vigilan|hablan), que (lo|la|me) (persiguen|vigilan|quieren matar), (persiguen|lo siguen|la siguen), alucin*, delir*, como loc*, hecho un loco, hecha una loca, se (pega|golpea) contra",
        pt="""
        vendo (gente|bicho|coisa|vulto|pessoas), fala com a parede, falando com (gente|quem),
        ouvindo vozes, ouve vozes, perseguind*, alucina*,
        (vê|vendo|veno|vejo|enxerga|enxergando|vendu) ... (coisa|coisas|bicho|bichos|rato|ratos|barata|baratas|aranha|aranhas|cobra|cobras|formiga|formigas|gente|vulto|vultos|pessoas|sombra|sombras|morto|mortos|alma|demônio|diabo|capeta|fogo|luz|fantasma|bichinho|bichinhos|homem|criança|que não existe|que não tem|na parede),
        (falando|fala|falano|conversa|conversando|brigando|gritando|xingando) (com|pra|pros|com os|com a|com o) (gente|quem|pessoa|parede|o nada|ninguém|defunto|morto|morta|bicho|bichos|espelho|televisão|a parede|os bicho|sozinho|sozinha|finad*|falecid*|minha mãe que|alguém que),
        fala* sozinh*,
        (ouvindo|ouve|escuta|escutando|ouço|escuto|ouvino) ... (voz|vozes|gente|coisa|música|barulho|chamando),
        vozes,
        (arrancando|catando|tirando|matando|pegando|espantando|sacudindo) ... (bicho|bichos|formiga|formigas|imaginári*|aranha|barata|do braço|da pele|da parede|no ar|que não existe|que não tem|invisível),
        imaginári*, (tão|estão|tá|está) (perseguindo|atrás|querendo matar) (ele|ela|mim), alucinano,
        alucinou, visagem, visagens, variano, delirano,
        (acha|achando|cisma|cismou|jura|dizendo) que (tão|estão|tem|vão|tá|é) (perseguindo|gente|matar|atrás|bicho|alguém|deus|jesus|envenenar|câmera),
        (correr|sair correndo|pular|fugir) (pro|pra|do|da|pela) (mato|rua|janela|carro),
        formiga imaginária, bicho imaginário, os bicho, com os bicho
        """,
    ),
    Concept(
        "zaps",
        en="brain zaps, electric shocks",
        es="(toques|descargas|choques|shocks|corrientazos|zumbidos|calambres) (eléctricos|en la cabeza|en el cerebro|), brain zaps, zaps",
        pt="""
        choques na cabeça, choquinhos, choques elétricos, brain zaps, choque na cabeça,
        choquinho na cabeça, choque no corpo, choques no corpo, choques, descarga na cabeça,
        zap na cabeça, curto circuito na cabeça, corrente elétrica, raio na cabeça
        """,
    ),
    Concept(
        "no_sleep",
        en="haven't slept, can't sleep at all",
        es="no (duermo|duerme|he dormido|ha dormido|pego el ojo|pega el ojo) (nada|hace|desde|ni|en #n|), sin dormir, días sin dormir, noches sin dormir",
        pt="""
        não (durmo|dorme|dormi|prego o olho), sem dormir,
        (não|num) (durmo|dorme|dormi|dormiu|dormindo|prega o olho|prego o olho|consegue dormir|consigo dormir|pregou o olho) ... (dia|dias|noite|noites|nada|desde|semana),
        virad* há, noites em claro, noites sem dormir, dias acordad*
        """,
    ),
    Concept(
        "leg_clot",
        en="leg is swollen, calf swollen, calf pain",
        es="(pierna|pantorrilla|muslo|pata|batata) ... (hinchad*|hinchó|dura|inflamad*|morad*|roj*), hinch* ... (una|la|mi) (pierna|pantorrilla), trombo, coágulo en la pierna, trombosis",
        pt="""
        (perna|panturrilha|batata da perna) ... (inchad*|inchou|dura|rox*|vermelh*), trombose,
        (perna|panturrilha|batata da perna|coxa|canela|pé) ... (inchad*|inchou|inchô|dura|rox*|vermelh*|quente|dolorida),
        trombo, embolia, coágulo na perna, trombosado
        """,
    ),
    Concept(
        "no_pee",
        en="can't pee, haven't peed",
        es="no (puede|puedo|ha|he) (orinar|hacer pipí|orinado|hacer pis|mear|hecho pipí), sin orinar, no (orina|orino|mea), dejó de orinar, orina casi nada",
        pt="""
        não (consigo|consegue) (urinar|fazer xixi|mijar), sem urinar, não urina, sem fazer xixi,
        (não|num) (consigo|consegue|tá conseguindo|tô conseguindo|conseguiu|faz|fiz|fez) (mais |) (urinar|fazer xixi|mijar|xixi|urina),
        sem (urinar|mijar|fazer xixi|xixi), (não|num) (urina|mija|urinou|mijou),
        urina (presa|trancada|parou), bexiga (cheia|dura|estourando)
        """,
    ),
    Concept(
        "green_vomit",
        en="green vomit, vomiting green, projectile vomiting",
        es="vomit* ... (verde|bilis|chorro|proyectil|amarillo verde), vómito (verde|bilioso|en chorro|como chorro), vomita como chorro",
        pt="""
        vomit* ... (verde|bile|jato), vômito (verde|em jato),
        vomit* ... (verde|verd*|amarelo|bile|jato|esguicho|longe|com força|chafariz|sangue|preto|marrom|borra),
        vômito (esverdeado|de jato|em esguicho|verde), gorf* ... (verde|jato|sangue),
        golf* ... (verde|jato|sangue)
        """,
    ),
    Concept(
        "jelly_stool",
        en="blood in the diaper, jelly stool",
        es="(popó|caca|pañal|mocos|popo) ... (sangre|jalea|gelatina|mermelada), (sangre|jalea|mermelada) ... (popó|caca|pañal)",
        pt="""
        (cocô|fralda) ... (sangue|geleia), sangue na fralda,
        (cocô|fralda|fezes) ... (sangue|geleia|gelatina|catarro|groselha|goiaba|branco|massa de vidraceiro),
        (sangue|geleia|catarro com sangue) ... (cocô|fralda|fezes)
        """,
    ),
    Concept(
        "flaccid_weak",
        en="weak, lethargic",
        es="sin fuerza*, flaquit* y, dormid*, duerme nomás, solo duerme, duerme y duerme, no despierta, quiere dormir, sueño, adormilad*, decaíd*, decaidit*, no llora, ni llora, pálid*, ojeros*, {cold_skin}, {no_answer}, quejándose, quejido, quejumbros*, no juega, no se mueve, no (quiere |) (mama|mamar|come|comer|toma|tomar)",
        pt="""
        molinh*, só dorme, não acorda, não chora, pálid*, gement*, {cold_skin}, não mama, molim,
        sonolent*, só (quer |) (dorme|dormir), dormindo (demais|direto),
        (não|num) (chora|mama|brinca|reage|acorda|sorri|pega|abre),
        choro (fraco|fraquinho|fino|estranho|sem força|diferente), fraquinh*, caidinh*, largadinh*,
        prostrad*, abatid*, apátic*, gemend*, geme, gemeno, gelad*, olhos fundos, olho fundo,
        olhinho fundo, olhinhos fundos, sem força, arriad*, derrubad*, jururu
        """,
    ),
    Concept(
        "head_bump",
        en="soft lump on head, bump on head",
        es="(bola|chichón|chibola|chichota|bulto|huevo|blandit*) ... (blandit*|suave|cabeza|cabecita|frente), (bola|bulto) (blandita|suave|aguada), (cabeza|cabecita|frente|mollera) ... (hundid*|abiert*|blandit*|blanda|bola)",
        pt="""
        galo mole, (cabeça|testa) ... (afundada|mole|aberta),
        galo (mole|enorme|gigante|grande|que cresce|na nuca|na testa),
        (cabeça|cabecinha|testa|moleira) ... (afund*|mole|aberta|abriu|rachou|inchad*|galo|sangr*),
        (vomit*|golf*|sonolent*|dormir|dormindo|desmai*|apag*)
        """,
    ),
    Concept(
        "fell_far",
        en="fell off the bed, fell down the stairs, dropped the baby",
        es="se (me |le |nos |) (cayó|resbaló|rodó|fue|cayo|zafó|soltó) ... (de los brazos|de la cama|de la cuna|de la escalera|las escaleras|las gradas|del cambiador|de la mesa|del segundo|del techo|de la hamaca|de la moto|de la silla|del sillón|del columpio|del caballo|de la azotea|del carro|de la litera|del árbol), cayó (por|de) (las|la) (gradas|escaleras|escalera), (pegó|pegué|golpeó|dio|azotó) ... (cabecita|cabeza|nuca|frente|piso|suelo|filo|pavimento)",
        pt="""
        caiu (da|do) (cama|berço|escada|colo|sofá|laje|telhado|moto|cadeirão|rede), caiu da escada,
        bateu a cabecinha,
        (caiu|rolou|despencou|escorregou|escapou|escapuliu|tombou|voou|capotou|foi jogad*|arremessad*) ... (cama|berço|escada|escadas|mesa|trocador|janela|sacada|colo|cadeira|cadeirão|sofá|braço|rede|laje|telhado|muro|árvore|cavalo|moto|bicicleta|carro|trator|caminhão|carrinho|andar|andaime|varanda|beliche|balanço|escorregador|pé de manga|pé de coco|barranco|poste|altura|bancada|skate|patinete|ônibus|elevador|primeiro|segundo|terceiro),
        caiu de (#n|dois|três|quatro|uns) metros,
        caiu de (cabeça|cara|moto|bicicleta|cavalo|costas no chão), atropel*, capot*,
        acidente de (moto|carro)
        """,
    ),
    Concept(
        "hot_spill",
        en="boiling, hot soup, hot coffee",
        es="(olla|café|sopa|caldo|agua|tetera|aceite|sartén|plancha|estufa|vela|frijoles|té|atole|leche) ... (encima|quem*|caliente|hirviendo), quem* ... (cara|carita|mano|manita|manitas|pecho|pechito|piernas|piernitas|panza|brazo|brazos|cuerpo|cabeza|espalda|boca|garganta|genitales|pies), se (jaló|echó|volteó|tiró|vació|volcó|derramó) ... (olla|café|sopa|agua|tetera|aceite|leche|caldo)",
        pt="""
        (panela|café|sopa|água|óleo|chaleira|leite|feijão) ... (quente|fervendo|queim*|em cima),
        queim* ... (rosto|mão|peito|braço|perna|corpo|barriga),
        (panela|café|sopa|água|óleo|chaleira|leite|feijão|chá|mingau|azeite|gordura|ferro|fogão|forno|churrasqueira|álcool|vela|fogueira|escapamento|cuscuz|caldo) ... (quente|fervendo|fervente|queim*|em cima|derram*|virou|caiu nele|caiu nela|puxou|pelou),
        queim* ... (rosto|mão|mãozinha|peito|braço|bracinho|perna|perninha|corpo|barriga|costas|cara|carinha|pé|pezinho|pescoço|boca),
        se queimou, queimadura, pegou fogo, explosão, escaldad*, escald*
        """,
    ),
    Concept(
        "under_water",
        en="in the bucket, face down in water, in the bathtub",
        es="(estaba|cayó|encontr*|metió|sumergi*|boca abajo|cabeza|cara|sac*|fue) ... (cubeta|balde|tinaco|tambo|pila de agua|batea|lavadero|inodoro|excusado|alberca|piscina|pileta|tina|bañera|pozo|río|aljibe|acequia|laguna|mar|cara en el agua), broncoaspir*",
        pt="""
        (estava|caiu|achei|encontr*|de bruços|rosto) ... (balde|piscina|banheira|bacia|privada|tanque|rio|poço|lagoa),
        broncoaspir*,
        (caiu|achei|encontr*|tirei|tirou|tiramos|puxei|bruços|boiando|afund*|afog*|submers*) ... (água|balde|piscina|banheira|bacia|privada|tanque|rio|igarapé|poço|lagoa|açude|mar|represa|cisterna|caixa d água|cacimba|córrego|vala),
        engoliu (muita |um monte de |) água (no|na|do|da|de), afogô, afogamento, quase (se |) afog*
        """,
    ),
    Concept(
        "agran",
        en="methimazole, clozapine, propylthiouracil, carbimazole",
        es="metimazol, tapazol, tiamazol, propiltiouracilo, clozapina, metamizol, dipirona, carbamazepina, ticlopidina, sulfasalazina, deferiprona",
        pt="""
        metimazol, tapazol, propiltiouracil, clozapina, dipirona, tiamazol, propil, propiltiouracila,
        leponex, novalgina, carbamazepina, sulfassalazina, ticlopidina, deferiprona, metotrexato,
        azatioprina
        """,
    ),
    Concept(
        "sore_throat",
        en="sore throat, throat",
        es="garganta, placas, llagas en la boca, amígdala*, anginas, boca llena de llagas",
        pt="""
        garganta, placas, feridas na boca, amígdala*, dor de garganta, garganta inflamada,
        garganta fechada, garganta toda, amidalite, amigdalite, afta, aftas, ferida na boca,
        boca toda ferida, boca ferida, gengiva ferida, sapinho, placa na garganta, pus na garganta
        """,
    ),
    Concept(
        "jaw_locked",
        en="jaw is locked, lockjaw",
        es="(quijada|mandíbula|boca) ... (trabad*|trab*|trancad*|ties*|no (la |) (puede|puedo) abrir), no (puede|puedo) abrir (bien |) la boca, tétano*, trismo",
        pt="""
        mandíbula travada, queixo travado, não (consegue|consigo) abrir a boca, tétano,
        (mandíbula|queixo|maxilar|boca|dentes) ... (trav*|tranc*|duro|dura|trincad*|não abre|cerrad*|fechad*|presa),
        (não|num) (consegue|consigo|tá conseguindo|abre|abro) (abrir |) a boca, tetano, trismo, trism*,
        riso sardônico, engasga* até com saliva
        """,
    ),
    Concept(
        "dirty_wound",
        en="rusty nail, stepped on a nail",
        es="clavo, clavó, espina, alambre, oxidad*, herida, corte, mordida, muela, diente",
        pt="""
        prego, enferrujad*, ferida, corte, mordida, dente, pregos, ferrugem, farpa, espinho, arame,
        lata, caco, estrepe, bicho de pé, furou o pé, pisou, pisei, machucado, ferimento, queimadura,
        umbigo
        """,
    ),
    Concept(
        "bat_bite",
        en="bat bit, bitten by a bat",
        es="(mordió|rasguñó|mordedura|mordida|mordieron|chupó) ... (murciélago|perro|zorro|mono|mapache|víbora|culebra|serpiente|rata|cascabel|coralillo|nauyaca|yarará|barba amarilla|terciopelo), (murciélago|víbora|serpiente|culebra|cascabel|coralillo) ... (mordió|picó|mordida), picó ... (alacrán|escorpión|araña|viuda negra|violinista|raya|víbora|culebra|serpiente|hormigas|enjambre|abejas)",
        pt="""
        (mordeu|picou|picada|mordida) ... (morcego|cobra|jararaca|cascavel|escorpião|aranha|lacraia),
        (mordid*|mordeu|picad*|picou|arranhou|arranhad*|unhada|lambeu|atacad*|ferroad*|ferrou|ferroou|chupou) ... (morcego|cobra|jararaca|cascavel|surucucu|coral|escorpião|aranha|lacraia|macaco|sagui|raposa|cachorro doido|cachorro louco|cachorro de rua|cachorro|gato de rua|lagarta|taturana|arraia|água viva|caravela|rato|marimbondos|abelhas|enxame|carrapato estrela|bicho),
        (morcego|cobra|jararaca|cascavel|escorpião|surucucu|arraia|aranha marrom|viúva negra|armadeira|lonomia) ... (mord*|pic*|ferr*|pegou|pisou|ataca*|arranh*),
        raiva humana, cachorro (doido|louco|raivoso|com raiva|babando)
        """,
        but="(mosquito|pernilongo|muriçoca|formiga|borrachudo|carrapato|inseto) ... (pic*), picad* de (mosquito|pernilongo|muriçoca|inseto|borrachudo|formiga)",
    ),
    Concept(
        "eye_pain",
        en="eye pain, eye hurts badly",
        es="(dolor|duele|dolió|reventar) ... (ojo|ojos), (ojo|ojos) ... (duele|duro|rojo|dolor|revienta)",
        pt="""
        (dor|dói|doendo) ... (olho|olhos), olho ... (dói|doendo|vermelho),
        (dor|dói|doendo|doeu|latejando|ardendo|pressão) ... (olho|olhos|vista),
        olho ... (dói|doendo|vermelho|duro|dor|estourar|explodir), olhos vermelhos, olho vermelho
        """,
    ),
    Concept(
        "halo",
        en="halos, blurry",
        es="halos, borros*, veo menos, (anillos|arcoíris|aureola*) ... luces, nublad*, no veo bien",
        pt="""
        halos, embaçad*, borrad*, embaralhad*, embaçou, vista sumindo, vista embaçada, turva, turvo,
        nublad*, arco íris, argolas, auréola*, círculos de luz, não enxergo, não enxerga, cego,
        perdendo a vista
        """,
    ),
    Concept(
        "rash_med",
        en="lamotrigine, lamictal, carbamazepine, tegretol, allopurinol, phenytoin, dilantin, bactrim, sulfa, nevirapine",
        es="lamotrigina, carbamazepina, tegretol, alopurinol, fenitoína, bactrim, trimetoprim, sulfa, nevirapina, (pastilla|medicina|remedio) (de|para) (la gota|la convulsión|las convulsiones|los ataques), fenobarbital",
        pt="""
        lamotrigina, carbamazepina, tegretol, alopurinol, fenitoína, bactrim, sulfa, nevirapina,
        oxcarbazepina, trileptal, lamictal, lamitor, fenobarbital, gardenal, hidantal, zyloric,
        sulfametoxazol, dapsona, benznidazol, meloxicam, piroxicam, tenoxicam, tegretard, modafinil,
        remédio (da|de|pra) (gota|convulsão|epilepsia|ataque), topiramato
        """,
    ),
    Concept(
        "upper_spot",
        en="back, between my shoulder blades, jaw, teeth, left shoulder",
        es="omóplat*, paletilla*, paletas, espalda, hombro, quijada, mandíbula, muelas, dientes, boca del estómago, brazo, brazos, codo, nuca, cuello",
        pt="costas, ombro, queixo, mandíbula, dentes, boca do estômago, braço, braços, pescoço, omoplata",
    ),
    Concept(
        "now_word",
        en="right now, suddenly, just",
        es="ahorita, ahora, de repente, hace rato, hoy, solito, de pronto",
        pt="agora, agorinha, de repente, hoje, do nada",
    ),
    Concept(
        "hand",
        en="hand, finger, fingers, leg, foot",
        es="mano, dedo, dedos, pierna, pie, brazo, rodilla, antebrazo",
        pt="mão, dedo, dedos, perna, pé, braço",
    ),
    Concept("shoulder", en="shoulder", es="hombro", pt="ombro"),
    Concept("bend", en="bend, touch", es="dobl*, agach*, baj*, mover*, tocar", pt="dobr*, abaix*, encost*"),
    Concept(
        "spasms",
        en="spasms, stiff",
        es="espasmo*, rígid*, dur*, arque*, se le pone duro",
        pt="espasmo*, rígid*, dur*",
    ),
    Concept(
        "new_med",
        en="new med, new meds",
        es="new med, medicina nueva, pastilla nueva, pastillas nuevas, remedio nuevo, jarabe nuevo",
        pt="remédio novo, medicação nova",
    ),
    Concept(
        "new_gut",
        note="Injections for sugar or weight, gliflozins: pancreatitis, and ketoacidosis without high sugar.",
        en="""
        ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, semaglutide, liraglutide,
        tirzepatide, zepbound, jardiance, farxiga, invokana, empagliflozin, dapagliflozin
        """,
        es="""
        ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, semaglutida, liraglutida,
        tirzepatida, forxiga, jardiance, empagliflozina, dapagliflozina
        """,
        pt="""
        ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, semaglutida, liraglutida,
        tirzepatida, canetinha de emagrecer, caneta de emagrecer, forxiga, jardiance, xigduo, glyxambi,
        invokana, dapagliflozina, empagliflozina, canagliflozina
        """,
    ),
    Concept(
        "hours_word",
        en="hours, since yesterday",
        es="horas, desde ayer, desde anoche, todo el día",
        pt="horas, desde ontem",
    ),
    Concept(
        "scald_small",
        en="face, hands",
        es="carita, cara, manita, manitas, pecho, pechito, piernitas, ampollas",
        pt="rosto, mãozinha, peito, bolhas",
    ),
    Concept(
        "room_locked",
        en="locked himself in, locked herself in, locked the door",
        es="(se metió|se encerró|se ha encerrado|encerrad*) ... (cuarto|baño|recámara|pieza|habitación), y cerró, no me abre, con llave",
        pt="se trancou, trancad* no (quarto|banheiro), não abre a porta",
    ),
    Concept(
        "courage",
        en="got the courage, just need the courage",
        es="(me armé de|me falta|solo falta|falta|agarré|tomé|junté|tengo el|tener el|ya tengo) (el |) (valor|coraje|fuerzas para hacerlo), (hoy|esta noche|mañana) (lo |) (resuelvo|arreglo|termino|acabo|hago|se arregla|me decido|me decidí|se acaba|se termina), ya lo decidí, ya decidí, ya me decidí, estoy decidid*, tomé la decisión, ya no hay vuelta",
        pt="criei coragem, falta coragem, tomar coragem, hoje (eu |) (resolvo|acabo|termino)",
    ),
    Concept(
        "last_things",
        en="paid my bills, found a home for my dog, put my things in order",
        es="(pagué|regalé|repartí|vendí|dejé|arreglé|encargué|acomodé) ... (cuentas|deudas|perro|perros|gato|gatos|cosas|papeles|casa|ropa|herencia|testamento|contraseñas|claves), (public*|subió|puso|posteó|escribió) ... (despedida|adiós|perdón a todos|se despide), (avís*|díg*|dil*|dile|díganle) ... (mamá|mami|hijos|hija|hijo|hermana|hermano|esposa|esposo|papá|familia|todos) ... (perdon*|quiero mucho|quería|quise|amo|amaba|los quiero|culpa), si (mañana |) (no |ya no |) (estoy|amanezco|llego|despierto) ... (mañana|avís*|díg*|dile|cuid*), quién (se queda|cuida|va a cuidar|cuidaría) ... (perro|gato|hijos|niños|animalitos|mamá)",
        pt="paguei as contas, dei meus cachorros, avisa minha mãe, postou uma despedida",
    ),
    Concept(
        "dead_beloved",
        en="see my late husband, be with my dead wife",
        es="(irme|ir|irse|reunirme|encontrarme|alcanzar|ver|estar|encontrar*|reunirse|llev*|venga|donde|pa donde) (con|a|por|está|al|) (mi |el |la |mis |su |) (difunt*|finad*|fallecid*|muert*|viejita que|viejito que|hijo que|mamá que), voy a (ver|encontrarme|alcanzar|estar) (a|con) (mi|mis) (viejita|viejito|vieja|viejo|difunt*|finad*|angelito) ",
        pt="encontrar (minha|meu) (véia|véio|falecid*|finad*), perto do falecido",
    ),
    Concept(
        "door_force",
        en="kicking the door, breaking down the door",
        es="(patea*|golpea*|golpeando|pega*|tumb*|tir*|romp*|rompió|quebró|quebrando|forz*|derrib*|empuj*|hachazos|abrir a la fuerza|dando) ... (puerta|puertas|reja|portón|ventana|ventanas|casa entera), (rompe|rompiendo|quiebra|quebrando|destruye|destroza|destrozando|tirando) (todo|la casa|las cosas|los platos|los muebles)",
        pt="(arromb*|chut*|quebr*|soc*|derrub*) ... (porta|portão|janela|casa), quebrando tudo",
    ),
    Concept(
        "finds_out",
        en="if he finds out, if i leave, if i call",
        es="si (se entera|descubre|sabe|se da cuenta|me oye|me escucha|cuelgo|llamo|lo dejo|la dejo|me voy|salgo|hablo|grito|denuncio|no le doy|regreso|me muevo|digo algo|llega y|me ve)",
        pt="se (ele|ela) (descobrir|souber|ouvir|ver), se eu (ligar|sair|gritar|denunciar|for embora)",
    ),
    Concept(
        "will_hurt",
        en="he'll kill me, he will hurt me",
        es="(me|nos|la|lo|los|las) (mata|matan|mataría|pega|golpea|quema|quita|hace algo|desaparece|acaba|revienta|rompe|deja sin|va a ir peor|va peor|agarra a)",
        pt="(me|nos) (mata|bate|acaba|queima|arrebenta)",
    ),
    Concept(
        "hush_voice",
        en="can't talk loud, he's in the next room",
        es="no puedo hablar (fuerte|alto|duro|mucho|bien porque|está|porque está|ahorita|ahora), (hablo|hable|hablar|hablando) (bajito|quedito|despacito|bajo), (está|anda) (aquí|acá|ahí) (al lado|conmigo|afuera|adentro|cerca|en el otro), me está oyendo, me está escuchando, nos está escuchando, (respond*|conteste|dígame|diga) (solo |) sí o no, estoy encerrad* (en el|en la|con|porque), estoy escondid*, me escondí, me encerré",
        pt="não posso falar (alto|agora|muito), fala baixo, ele tá aqui, tô escondid*, tô trancad*",
    ),
    Concept(
        "armed",
        en="has a gun, has a knife, pulled a knife, got a gun",
        es="(tiene|trae|traen|anda con|agarró|agarré|sacó|saca|saco|tomó|cogió|carga|con|viene con|llegó con|guarda|tengo|sostiene|compró|compré|amarró|amarré|colgó|colgué|puso|preparó|arregló|escondió|buscó) (un|una|el|la|su|mi|) (pistola|cuchillo|cuchillos|machete|arma|escopeta|navaja|revólver|revolver|rifle|hacha|barra de|bate|botella rota|soga|lazo|cuerda|cable|mecate|puñal|fierro|varilla|filo|pistolón|hoja de afeitar|hojilla|gillette|bisturí|cutter|escuadra), (cuchillo|navaja|pistola|machete|hojilla|vidrio|gillette|arma) ... (en la mano|en la muñeca|en el cuello|en la cabeza|en la sien|en la boca|cargada|debajo de la almohada|en la mesa|en el cajón), (cinturón|cinto|soga|cuerda|lazo|sábana|cable) ... (amarrad*|colgad*|colgando|techo|viga|árbol|cuello)",
        pt="(tá com|pegou|tem|puxou|sacou|tô com|arrumou) (a|uma|um|o|) (faca|facão|peixeira|arma|revólver|espingarda|corda|gilete|machado|estilete|cinto amarrado), cinto amarrado, faca no pulso",
    ),
    Concept(
        "menace",
        en="threatening, coming at me, locked in, won't drop it",
        es="amenaz*, dice, dijo, grita*, gritando, encerr*, cerró, no deja, me viene, se me viene, encima, no suelta, pelea*, peleando, borrach*, tomad*, drogad*, enojad*, furios*, loco, loca, bravo, alterad*, {afraid}, {door_force}, despedi*, no vuelve, no regresa, se arregla, descansar, {life_over}, {die}, {kill_self}, {attack_plain}, quiero, voy a, va a, acabar, terminar, ya no, nos, hermano, hijo, marido, esposo, papá, padrastro, vecino, novio, ex",
        pt="""
        ameaç*, disse, gritando, tranc*, bêbad*, nervos*, solta, {afraid}, {life_over}, {die},
        {kill_self}, descansar, não volta, não deixa
        """,
    ),
    Concept(
        "elder_abuse",
        en="ties her to the bed, doesn't feed her",
        es="(la|lo|le|los|las) (amarra|amarran|amarró|ata|encierra|encerró|golpea|golpean|golpeó|patea|pateó|jalonea|jaloneó|zarandea|cachetea|cacheteó|maltrata|maltratan|maltrató|ahorca|ahorcó|empuja|empujó|insulta y|humilla y|deja sin|tiene sin|dejan sin|deja encerrad*|deja amarrad*|dopa|duerme con pastillas), no le (da|dan|dieron) (de comer|comida|agua|la medicina|sus pastillas|su medicina|sus medicinas|las pastillas|la insulina|sus remedios), (le|me) (cobra|quita|quitan|roba|robó|saca) (la|su|mi) (pensión|jubilación|bono|tarjeta|comida), (quiere|quieren) que (se |) (muera|muramos|me muera), (pastillas|gotas|remedio|clonazepam|medicina) ... (para|pa) que (no moleste|se duerma|duerma|se calle|esté quieta|no llore|no hable|no se dé cuenta|no recuerde), para (doparla|dormirla|doparlo|dormirlo|callarlo|callarla|tenerla quieta|doparme|dormirme y), (moretones|golpes|quemaduras|marcas|moretes) ... (no sabe|no quiere decir|cuidadora|enfermera|asilo|hogar|escuela|guardería|papá|padrastro), quemad* ... (cigarro|cigarrillo|plancha)",
        pt="(amarra|prende|dopa|judia) (ela|ele|minha|meu), judiando, quer que ela morra, queimad* de cigarro, pra ficar dopada",
    ),
    Concept(
        "sex_abuse",
        en="touches me at night, came into my bed",
        es="(se mete|se metió|entra|se mete a|se sube|se acuesta) ... (mi cama|mi cuarto|su cama|su cuarto|la cama de|encima|cama de la), (me|le|la|nos) (hace|hizo|hacía) (cosas|algo feo|cochinadas|daño abajo|tocamientos), tocamientos, toqueteos, (mi|su) (tío|padrastro|papá|abuelo|primo|hermano|profesor|entrenador) ... (abus*|toc*|viol*|manose*|cama|desnud*), relaciones a la fuerza, me forzó, me obliga a, me obligó a, sin mi consentimiento, sin que yo quisiera, (fotos|videos) (desnud*|íntim*) ... (public*|mandar|subir|amenaz*)",
        pt="mexe comigo, mexeu comigo, passa a mão, abusa de mim, fez coisa com",
    ),
    Concept(
        "trafficked",
        en="took my passport, won't let me go",
        es="(me|nos) (quitaron|quitó|tienen|tiene|trajeron) (el |los |mi |mis |) (pasaporte|documentos|papeles|identificación|trabajando sin|a la fuerza|engañad*), no (me|nos) dejan salir, (nos|me) (tienen|tiene) (aquí|encerrad*|trabajando|amenazad*|retenid*), estoy secuestrad*, me levantaron, me llevaron a la fuerza",
        pt="pegaram meu passaporte, me prenderam aqui",
    ),
    Concept(
        "tried_wake",
        en="shook him and nothing, i shook her and nothing",
        es="(sacud*|sacudo|zarande*|eché agua|echo agua|grité|grito|llamo|pellizqu*|pellizco|hablo|cachete*|moví|muevo|piqu*) ... (nada|ni se mueve|no reacciona|no responde|no contesta|no abre|no se mueve|igual)",
        pt="""
        (sacudi|chamei|gritei|joguei água|belisquei) ... (nada|não acorda|nem),
        (sacudi|sacudo|sacudimos|balancei|balanço|chamei|chamo|chamamos|gritei|grito|joguei água|jogo água|belisquei|belisco|dei tapa|cutuco|cutuquei|mexo|mexi|bato no rosto|esfreguei|passei álcool|botei álcool) ... (nada|não acorda|nem|num|não responde|não reage|não abre|igual|não mexe)
        """,
    ),
    Concept(
        "electric",
        en="electrocuted, got shocked",
        es="electrocut*, (le|me|lo) (dio|agarró|pegó|pasó) ... (corriente|corrientazo|toque|luz|descarga|choque eléctrico), cable de (alta|luz), le cayó un rayo, electric*",
        pt="""
        levou um choque, eletrocut*, choque (no|na),
        (levou|tomou|pegou|levei|tomei|deu) (um |) (choque|chocão|descarga),
        choque (elétrico|no chuveiro|na tomada|na rede|no fio|no poste|da cerca),
        (fio|rede|cerca|tomada|chuveiro|poste) ... (choque|agarrou|pegou nele|grudou|jogou longe),
        raio (caiu|pegou|atingiu), eletrocutou, eletrocutad*, eletrocução
        """,
    ),
    Concept(
        "long_fit",
        en="seizing for more than five minutes",
        es="(crisis|ataque|convulsión|convulsionando|convulsiona) ... (minutos|minuto|rato|media hora|horas)",
        pt="""
        (crise|convulsão|convulsionando) ... (minuto|minutos|tempo),
        (crise|convulsão|convulsionando|convulsiona|se debatendo|ataque|tremendo todo) ... (minuto|minutos|tempo|tempão|hora|não para|não passa|ainda),
        (minuto|minutos) ... (convulsionando|se debatendo|convulsão|crise)
        """,
        but="crise de (choro|tosse|riso|ansiedade|pânico|enxaqueca|asma|espirro|soluço|rinite|gota|coluna)",
    ),
    Concept(
        "big_swell",
        en="swollen and purple, testicles swollen",
        es="(testículos|huevos|bolsas|escroto|partes|genitales) ... (hinchad*|morad*|negr*|huele*|apest*), (ojo|párpado) ... (saltado|botado|salido|hinchad*) ... (fiebre|mover), (rodilla|prótesis|cadera|articulación|codo) ... (hinchad*|caliente|roj*)",
        pt="""
        (saco|testículo*) ... (inchad*|rox*|fed*), olho ... saltado,
        (joelho|prótese) ... (quente|inchou),
        (saco|testículo|testículos|ovo|ovos|bolsa escrotal|escroto|partes|períneo|virilha|pinto|pênis|vagina) ... (inchad*|inchou|rox*|pret*|fed*|podre|vermelh*|dói|doendo|duro),
        (olho|pálpebra) ... (saltad*|pulado|pra fora|inchad* e vermelh*|não mexe|não consegue mexer),
        (joelho|prótese|quadril|articulação|junta|cotovelo|tornozelo) ... (inchou|inchad*|quente|vermelh*) ... (febre|quente|calafrio|vermelh*|não dobra)
        """,
    ),
    Concept(
        "rapid_insulin",
        en="rapid instead of the long, fast one instead of the slow",
        es="(rápida|cristalina|lispro|regular|ultrarrápida|lenta|nph|lantus|glargina|pluma|unidades) ... (en vez|en lugar|por error|equivoc*|confund*|de más|doble|dos veces), (en vez|en lugar|por error|equivoqu*|confund*) ... (rápida|lenta|pluma|unidades|lantus|cristalina)",
        pt="""
        (rápida|lenta|regular|caneta|unidade|unidades) ... (no lugar|em vez|errad*|por engano|dobro),
        (no lugar|em vez) da (lenta|rápida),
        (rápida|rápido|ultrarrápida|lenta|regular|nph|caneta|lantus|basal|bolus|unidade|unidades|tresiba|humalog|novorapid|insulina) ... (no lugar|em vez|ao invés|errad*|por engano|dobro|dobrad*|trocad*|troquei|trocou|confund*|sem querer|a mais|duas vez|duas vezes|de novo),
        (no lugar|em vez|ao invés|troquei|trocou|confundi|confundiu|errei|errou) ... (rápida|lenta|nph|regular|caneta|unidade|unidades|lantus),
        (tomou|aplicou|usou|tomei|apliquei|aplicaram|deram|dei) ... insulina ... (do outro|da outra|dele|dela|do marido|do nono|da nona|da mãe|do pai|do avô|da vó|do irmão|nem é diabétic*|não é diabétic*|não tem diabetes),
        (nem|não) é diabétic* ... insulina, insulina ... (nem|não) é diabétic*
        """,
    ),
    Concept(
        "green_water",
        en="green fluid, brown fluid",
        es="(agua|líquido) (verde|café|marrón|amarillo verdos*|con sangre|verdos*|oscuro), meconio",
        pt="""
        (água|líquido) (verde|marrom|escuro), mecônio,
        (água|líquido|bolsa|aguinha) ... (verde|verd*|marrom|escur*|com sangue|fedend*|amarel*|suja|com cheiro),
        cocô do neném na bolsa
        """,
    ),
    Concept(
        "quiet_baby",
        en="quiet all day",
        es="(quietecit*|quietit*|tranquilit*|muy quiet*|calmadit*), ya no (patea|se mueve|brinca), no patea, siempre patea, no me patea",
        pt="""
        quietinh*, não chuta, parad*, paradinh*,
        (não|num) (chuta|chutou|mexeu|mexe|se mexe|se mexeu|sinto|senti|pula|pulou|mexendo|dá chute|deu chute|chutando),
        sem mexer, sem chutar, deixou de mexer, parou de (mexer|chutar|pular), não senti hoje,
        não sentiu, não sente, quieto, quieta, quietão, quietona
        """,
    ),
    Concept(
        "slow_death",
        en="does it hurt, is it quick",
        es="(sufro|sufriré|duele|dolerá|es rápido|tarda|demora|tardo|sin sentir|sin sufrir|cuánto tarda)",
        pt="(sofro|dói|é rápido|demora|na hora)",
    ),
    Concept(
        "take_all",
        en="if i take all, if i take the whole",
        es="(si |) me (tomo|trago|tomara|echo|meto|empino) (todo|todas|toda|todos|las|el frasco|esto|una caja|la caja|lo que), me tomé (todo |) lo que (tenía|había|quedaba), tomarme (todo|toda|todas|todos|el frasco|la caja)",
        pt="se eu tomar (tudo|tudo que|todos|o vidro|a cartela)",
    ),
    Concept(
        "poison_threat",
        en="will drink bleach",
        es="(se|me) (bebe|toma|traga|bebo|tomo|trago|mete|meto) (el|la|un|una|todo el|ese|este|esa) (poco de |trago de |) {poison}",
        pt="(se|eu) (bebe|toma|engole|bebo|tomo) (o|a|um|uma|esse) {poison}",
    ),
    Concept(
        "bruise_bad",
        en="huge, all over, for no reason, out of nowhere, everywhere, big, without hitting",
        es="por todos lados, por todas partes, en todo el cuerpo, todo el cuerpo, enorme*, gigante*, grand*, sin golpe*, sin haberme, sin pegarme, de la nada, solos, negr*, por todo, llena de, lleno de, cada vez más, en la cara, en la panza",
        pt="por todo, pelo corpo, enorme*, gigante*, grande*, do nada, sem bater, sem pancada, cheia de, cheio de, espalhad*",
    ),
    Concept(
        "stocking",
        note="Keeping it at hand, for a day that may come.",
        en="expired, travel, flight, plane, school, letter, at home just in case, just in case, free, where can i get, do i need, should i keep, keep in the house, prescription, with my",
        es="por precaución, por si acaso, por si las dudas, gratis, dónde (lo |la |) (consigo|compro|venden), avión, viaje, viajar, carta, escuela, receta, vencid*, caducad*, sirve, sirven, botiquín, cómo se usa, aprender, aeropuerto, cuánto cuesta, precio, necesito tener, hay que tener",
        pt="por precaução, por garantia, de graça, onde (compro|consigo|pego|acho), avião, viagem, viajar, carta, escola, receita, vencid*, validade, serve, aprender, como (se |) usa, em casa se, precisa ter",
    ),
    Concept(
        "came_out",
        en="broke out, got a, started",
        es="salió, salieron, brotó, brotaron, apareció, aparecieron, desde que, me dio, le dio, saliendo",
        pt="apareceu, apareceram, saiu, saíram, desde que, me deu, surgiu, surgiram",
    ),
)
