"""Bleeding, vomiting, stools, wounds, blows."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "bleed",
        en="""
        bleed, bleeds, bleeding, bled, blood, bloody, hemorrhag*, hemorage, nosebleed, nosebleeds,
        bleedin
        """,
        es="""
        sangr*, sangre, sangrando, sangrado, sangra, hemorragia, emorragia, desangr*, sangrero,
        sangrerío, sangrerio, sangrazal
        """,
        pt="""
        sangr*, sangue, sangrando, sangramento, hemorragia, emorragia, sangria, sangueira, sanguera,
        ensanguentad*, sangra, sangrô, sangrano, sangueiro, sanguinho vivo, sangue vivo, sanguinolent*,
        menstruação (que não para|forte demais|com coágulo*),
        (toalha|absorvente) ... (sangue|encharcad*)
        """,
        but="""
        blood (clot|clots), (easier|easy) (bleeding|bruising), bleeding and bruising easier, (the blood|la sangre|o sangue) (watery|thin|thinner|como agua|ralo), (beet|beef|chicken|pig|cow|fish|goat) blood, sangre de (res|pollo|cerdo|chivo|borrego|cabra|vaca), sangue de (beterraba|bode|boi|galinha|porco|frango|dragão),
        blood pressure,
        blood (thinner|thinners|sugar|sugars|test|tests|work|glucose|count|counts|type|level|levels|draw|flow|bank|donor|sample|oxygen|cells|pressures|relative|relatives|stream|circulation),
        (presión|azúcar|exámenes|análisis|examen|prueba|pruebas|circulación|flujo|coágulos|coágulo|oxígeno|niveles|glucosa|anemia) (en|de) (la|) sangre,
        adelgaz* (de|) (la|) sangre, sangre (más|) (delgada|espesa|líquida),
        (pastilla|pastillas|medicina|remedio|tomo|toma|algo) (para|pa) (la|adelgazar la) sangre,
        (açúcar|exame|exames|fluxo|coágulo|glicose|oxigênio) (no|do|de) sangue,
        (afina*|ralo|ralear) (o|) sangue, (pro|para o|pra afinar o|de afinar o) sangue,
        (prevent|of|for|get|have|had|having|a|dissolve|against|risk|prevents) blood (clot|clots),
        sacan sangre, me (sacan|saca|sacaban|sacaron|van a sacar) sangre,
        (más |) fácil (de |) (sangrar|que sangre|el sangrado), sangrar (más |) (fácil|fácilmente),
        (ya |) (paró|dejó) de sangrar
        """,
        heard=True,
    ),
    Concept(
        "heavily",
        note="More than should be.",
        en="""
        won't stop, wont stop, doesn't stop, not stopping, isn't stopping, can't stop, cannot stop,
        couldn't stop, didn't stop, never stops, stop it, stop the, a lot, lots, heavy, heavily, badly,
        bad, everywhere, all over, gush*, pour*, spurt*, squirt*, soak*, soaked, pool, pools, puddle,
        buckets, too much, so much, really bad, profus*, non stop, nonstop, keeps,
        through (the|my|his|her|three|two) (towel|towels|shirt|bandage|pad|pads), won't quit,
        won't clot, fountain, hose, losing, lost,
        for (an hour|hours|#n minutes|half an hour|thirty minutes|twenty minutes), massive, uncontroll*,
        bright red, clots, faucet, (pads|pad) (an|per|every|each) hour, a pad, red red, soaked through,
        dripping, drip*, ruined, clotting, full of, much blood, running down, third (towel|one|pad),
        filling my mouth, crime scene,
        squirting, gushing, soaked (plumb |clean |right |) through, pourin, pourin out,
        like a (stuck|faucet|hose), all in the floor, (#n|forty|thirty|twenty) minutes, an hour now,
        running out, every time, dark and thick
        """,
        es="""
        no (para|paraba|deja|dejaba|se detiene|se corta|se quita|cede|se le quita|se le corta|se me quita|se me corta|parar|se detenía|estanca|me para|le para|lo para|cesa|se para|logro|logramos|puedo|podemos|hay manera|hay forma|coagula),
        mucho, mucha, muchísimo, muchísima, demasiado, demasiada, un chorro, a chorros, chorro, chorros,
        chorrea*, chorrito, chorreando, borbotones, abundante, bastante, un montón, un chingo, un vergo,
        un resto, harto, harta, caleta, cualquier cantidad, empap*, charco, charcos, bañado, bañada,
        lleno de, llena de, por todos lados, por todas partes, todo lleno, coágulos, coagulos,
        cuajarones, cuajos, sin parar, bota*, botando, litros, fuerte, profus*,
        desde hace (#n|una|media|horas), gravemente, grave, como llave,
        como (una|) (llave|manguera|pila|fuente), por (todo|toda) el, toalla* ... (hora|cada),
        perdiendo, perdido, perdió, pierdo, pierde, brota, mucho mucho, a mares, baldes, se me va,
        goteando, gotea, chorreaba, escurre, escurriendo, tercera toalla, me llena la boca,
        llena la boca,
        brinca*, salta, saltando, parece (manguera|llave|fuente|matadero), aprieto y nada,
        apretando y nada, no hay cómo (parar|pararla|pararlo), no se tapa, empapó, encharc*, cubetas,
        hartísima, se está vaciando
        """,
        pt="""
        não (para|parava|para mais|está parando|tá parando|estanca|estancou|cessa|quer parar|parou|consigo parar|consigo estancar|consegue parar|coagula|passa|tá estancando),
        num para, muito, muita, muitão, demais, jorr*, jorrando, esguich*, pingando, escorrendo,
        escorre, escorreu, bastante, um monte, pra caramba, pra caralho, em bica, encharc*, ensop*,
        poça, banhad*, cheio de, cheia de, todo lado, pra todo lado, por toda parte, coágulo*, coagulo,
        pedaços, sem parar, litros, forte, abundante, profus*, há (#n|uma|meia|horas),
        faz (#n|uma|meia|horas), grave, feito torneira, igual torneira, esvai*, absorvente*, intens*,
        perdendo, perdeu, perdi, desatad*, uma bica, rios, aos montes, pingando sem, vaza*, vazando,
        balde, lavado de, lavada de, descendo, terceira toalha, enche a boca, encharcô, de lasca,
        de rodo, horrores, tudo, a rodo, cascata, toalhas, toalha, bacia, poças, jatos, vivo,
        sem estancar, não coagula, que dá medo, ensopou, encheu, cheio, dois panos, panos,
        desde (cedo|ontem|manhã), uma hora, duas horas, meia hora, horas, quarenta minutos,
        vinte minutos, cachoeira
        """,
        but="""
        (formen|forman|formar|evitar|evita|contra|previene|prevenir) (los |) coágulos
        """,
    ),
    Concept(
        "bleed_out",
        note="Bleeding that is grave in itself.",
        en="""
        bleeding out, bleed out, hemorrhag*, bleeding to death, bleed to death, severed,
        cut (an|my|his|her|the) artery, arterial, internal bleeding,
        bleeding (internally|heavily|profusely|badly|uncontrollably),
        soak* ... (pad|pads|tampon|tampons), (pad|pads|tampon|tampons) ... (hour|half hour|minutes)
        """,
        es="""
        hemorragia, desangr*, (cortó|corté|cortada|cortado) (una|la) arteria, sangrado interno,
        chorro de sangre, chorros de sangre, charco de sangre, sangre a (chorros|borbotones),
        (empap*|lleno|llenando|llena|cambiando) ... (toalla|toallas|kótex) ... (hora|minutos|rato),
        toalla* (cada|por) (media |) hora
        """,
        pt="""
        hemorragia, esvaindo em sangue, se esvai* em sangue, esvaindo, cortou (uma|a) artéria,
        cortei (uma|a) artéria, sangramento interno, poça de sangue, sangue jorrando, jorrando sangue,
        jato de sangue, perdendo muito sangue, (encharc*|ench*|troc*|lot*) ... absorvente*,
        absorvente* (a cada|por|cada) (meia |) hora,
        hematoma (expansivo|que cresce|crescendo|aumentando|enorme), melena, hematêmese, enterorragia,
        hemoptise, choque hipovolêmico
        """,
        heard=True,
    ),
    Concept(
        "vomit",
        en="""
        vomit*, throw* up, threw up, throwing up, puk*, barf*, cough* up, spit* up, spitting, coughing,
        hacking up, came up, coming up
        """,
        es="""
        vomit*, vomita, vómito, vómitos, bomit*, devolv*, arroj*, guacare*, deponer, depuso, buitre*,
        trasboc*, tosiendo, tose, toser, tosí, tosió, escup*, escupe, echando por la boca,
        bota por la boca, expulsa, echa por la boca, botando por la boca, gomit*, devolvió,
        sacó por la boca
        """,
        pt="""
        vomit*, vômito, vômitos, gomit*, provoc*, lanç*, botando pra fora, tossindo, tosse, tossiu,
        tossi, cuspindo, cuspiu, cuspe, escarr*, golf*, expelindo, pela boca, botou pela boca,
        botando pela boca, botando os bofes, botou pra fora, pôs pra fora
        """,
        heard=True,
    ),
    Concept(
        "vomit_only",
        en="vomit*, throw* up, threw up, puk*, barf*",
        es="vomit*, vómito, vómitos, devolv*, guacare*, trasboc*, arrojando, deponiendo, gomit*, basc*",
        pt="vomit*, vômito, vômitos, gomit*, lançando, botando tudo pra fora, provocando",
        heard=True,
    ),
    Concept(
        "stool",
        en="""
        stool, stools, poop, pooped, pooping, poo, bowel movement, bowel movements, feces, diarrhea, bm,
        toilet, bathroom, diaper, shit, crap, number two, go to the bathroom, went to the bathroom,
        number 2, when i go,
        bowels, bowel, motion, motions, loose motions,
        (every time|when|whenever) (i|he|she) (go|goes|wipe|wipes)
        """,
        es="""
        heces, caca, popó, popo, pupú, pupu, excremento, excrementos, evacuación, evacuaciones, evacuo,
        evacué, evacuar, evacua, evacuó, defec*, deposición, deposiciones, obró, obrar, obro, obrando,
        del cuerpo, diarrea, baño, poto, ensució, pañal, cagada, cagué, caga, cagando, mierda, taburete,
        churria, churrias, corrió el cuerpo, por el recto, por el ano, deposicion, ir al baño,
        fui al baño, voy al baño, hizo del baño, hice del baño, hace del baño, hago del baño
        """,
        pt="""
        fezes, cocô, coco, evacu*, diarreia, diarréia, banheiro, defec*, intestino, fralda, bosta,
        obrou, obrando, obrar, cagando, caguei, cagou, fazendo força no vaso, vaso, número dois,
        pelo ânus, pelo reto, caganeira, ir no banheiro, fui no banheiro, vou no banheiro,
        fui ao banheiro, foi ao banheiro, fez cocô
        """,
        heard=True,
    ),
    Concept(
        "black",
        en="black, tar, tarry, dark red, maroon, coffee grounds, coffee ground, tar like",
        es="""
        negra, negras, negro, negros, negrita, negrito, alquitrán, chapopote, brea, petróleo,
        café molido, posos de café, borra de café, asientos de café, prieta, prieto, oscuras como,
        pegajosa
        """,
        pt="""
        preta, pretas, preto, pretos, pretinho, piche, borra de café, escuras como, asfalto, pichada,
        graxa, escuro igual piche, pretão, petróleo, carvão, betume, tinta preta
        """,
    ),
    Concept(
        "coffee_vomit",
        en="coffee ground*, wet coffee, coffee",
        es="""
        (café molido|posos de café|borra de café|asientos de café|pozos de café|granos de café), café,
        asientos de café,
        (cuncho|concho|borra|poso|asiento|sedimento|cuncho) de café
        """,
        pt="borra de café, pó de café, café",
    ),
    Concept(
        "hit_head",
        en="""
        (hit|bumped|banged|smacked|smashed|struck|cracked|knocked|slammed|whacked|busted|bonked|injured|split) (my|his|her|the|their) (head|skull|forehead),
        head injury, (fell|fall|fallen) (and|) ... head, fell on (my|his|her|the) head,
        blow to the head, landed on (my|his|her) head, hit ... head, banged ... head, concussion,
        knocked (his|her|my) (noggin|head)
        """,
        es="""
        (golpeé|golpee|golpeó|golpié|golpeo|pegué|pegó|pegue|di|dio|azotó|azoté|partí|partió|abrí|abrió|rompí|rompió|descalabr*) ... (cabeza|nuca|frente|coco),
        golpe (fuerte|duro|muy fuerte|) (en|a) la (cabeza|nuca|frente), descalabr*,
        (cayó|caí|caída|cai) ... (cabeza|nuca), chichón, porrazo en la cabeza, golpazo en la cabeza,
        traumatismo, se pegó ... cabeza,
        (pegó|pegué|golpeó|dio|cayó|azotó|pego) ... (cabecita|cráneo|mollera|choya), se descalabró,
        cabezazo
        """,
        pt="""
        (bati|bateu|batido|bater|machuquei|machucou|quebrou|rachou|abriu|cortou) ... (cabeça|nuca|testa),
        pancada (forte|) na (cabeça|nuca|testa), (caí|caiu|queda|cai) ... (cabeça|nuca|testa),
        galo na cabeça, traumatismo, porrada na cabeça, batida na cabeça,
        (caiu|caí|tombou|escorregou|capotou|batida|acidente|atropel*|bateu|bati|pancada|tacou|deu) ... (cabeça|nuca|testa|coco|cocuruto|crânio|moleira|quengo|cachola),
        traumatismo craniano, tce,
        (cabeça|nuca|testa) (no chão|na parede|no meio fio|na quina|na pia|no vaso|na escada|no piso|na calçada)
        """,
    ),
    Concept(
        "fell",
        en="""
        fell, fall, fallen, falling, slipped, tripped, car accident, crashed, crash, tumbled, hit, wreck
        """,
        es="""
        caí, cayó, caída, caigo, cae, caído, resbal*, tropec*, accidente, choque, chocó, choqué, golpe,
        golpeé, golpeó, golpié, rodó
        """,
        pt="""
        caí, caiu, queda, cai, tombo, escorreg*, trope*, acidente, batida, bateu, bati, pancada, rolou,
        despencou, levei um tombo, levou um tombo
        """,
    ),
    Concept(
        "deep_cut",
        en="""
        cut ... (deep|artery|bone|wrist|vein), deep (cut|gash|wound),
        sliced ... (finger|hand|arm|leg|wrist|off|thumb), (cut|chopped|sawed) off, severed, gash,
        stab wound, stabbed, gunshot, bullet (wound|hole|in), been shot, got shot, was shot, amputat*,
        see the bone, can see bone,
        to the bone, down to the bone, tore open, ripped open, laid open, split open, sliced open,
        cut wide open, chainsawed, gored, impal*, horn (went|got|in)
        """,
        es="""
        cort* ... (profund*|hondo|honda|arteria|vena|hueso|feo|tremendo),
        (cortada|corte|herida|tajo) (muy|bien|) (profunda|profundo|honda|hondo|grande|fea|feo|abierta),
        se (voló|cercenó|arrancó|rebanó|mochó) (el|un|los|la),
        me (volé|cercené|arranqué|rebané|moché) (el|un|los|la), apuñal*, puñalada, navajazo, cuchillada,
        balazo, herida de bala, amputó, le dispararon, me dispararon, machetazo, se ve el hueso,
        acuchill*,
        se le ve el hueso, se me ve el hueso, hueso de fuera
        """,
        pt="""
        cort* ... (fund*|profund*|artéria|veia|osso|feio|punho),
        (corte|ferida|talho) (muito|bem|) (fundo|fundos|profundo|grande|feio|aberto),
        (decepou|decepei|arrancou|arranquei) (o|um|a|meu),
        (levou|tomou|deu|levei|tomei|recebeu) (uma|um|umas|uns|) (facada|facadas|tiro|tiros|bala),
        facada (na|no|nas), tiro (na|no|nas), esfaque*, baleado, baleada, amputou, levou um tiro,
        dá pra ver o osso, dá para ver o osso, osso pra fora
        """,
        heard=True,
        but="""
        tiro no (escuro|pé), qué puñalada, (última|aldea|calle|vereda) cuchillada
        """,
    ),
    Concept(
        "cut_self",
        en="""
        cut myself, cut his, cut her, cut my, sliced my, stepped on (glass|a nail), sliced (his|her),
        cut (his|her|my), gashed (my|his|her)
        """,
        es="me corté, se cortó, me corto, cortada, herida, cortadura",
        pt="me cortei, se cortou, corte, cortei, ferida, machucado",
    ),
    Concept(
        "pouring",
        en="pour*, gush*, spurt*, squirt*, won't stop, soaking, dripping",
        es="chorr*, no para, no deja, empap*, brota",
        pt="jorr*, não para, escorr*, ensop*, esguich*, pingando",
    ),
    Concept(
        "no_stop",
        en="can't stop, won't stop, doesn't stop",
        es="no para, no deja de, no dejo de, no paro de, no puedo parar",
        pt="""
        não para, não paro de, não consigo parar, não parou, num para, não tá parando, não quer parar,
        não estanca, num estanca, sem parar, não cessa, que não para
        """,
    ),
    Concept(
        "mouth_out",
        en="from (my|his|her|the) (mouth|lungs|ears|ear), out of (my|his|her) (mouth|ears), mouth",
        es="""
        por la boca, de la boca, por los oídos, por la nariz y la boca, del oído,
        de (su|la|mi) (boca|nariz y), por su boca, de su nariz y de su boca, por la boca y
        """,
        pt="""
        pela boca, da boca, pelo ouvido, do ouvido, pela boca e pelo nariz, pelos ouvidos, boca e nariz,
        pelos olhos
        """,
    ),
    Concept(
        "tarry",
        en="""
        tar, tarry, like tar, coffee grounds, like coffee, like asphalt, coffee ground, black as tar,
        tar black, sticky black, jet black, pitch black, looks like tar
        """,
        es="""
        alquitrán, chapopote, brea, petróleo, como café, borra de café, café molido, como carbón,
        asientos de café, posos de café,
        chapapote, asfalto, morcilla, moronga, alquitranad*, negrísim*, carbón
        """,
        pt="""
        piche, borra de café, asfalto, graxa, como carvão, feito piche, pó de café, fedend*, fedid*,
        fétid*, grudent*, pegajos*, borrachento, que nem piche, igual piche, que nem asfalto,
        tinta preta, petróleo, óleo queimado
        """,
    ),
    Concept(
        "urine",
        en="urine, pee, peeing, urinating, pissing, peed, piss",
        es="orina, orino, orinando, orinar, pipí, pis, orinó, meando, orines, orinas, chis, miado",
        pt="""
        urina, xixi, urinando, urinar, mijando, urinei, urinou, mijo, xixizinho, mijada, fazendo xixi,
        bexiga, sonda
        """,
    ),
    Concept(
        "bruises",
        en="""
        bruise, bruises, bruised, bruising, black and blue, purple spots, purple marks, purple patches
        """,
        es="""
        moretón, moretones, moretes, morete, cardenales, hematomas, hematoma, manchas moradas,
        moretoncitos, chupetones sin, negrones
        """,
        pt="""
        hematoma, hematomas, roxos, manchas roxas, equimose*, roxões, manchas roxos, mancha roxa,
        todo roxo, toda roxa, roxão, roxidão, inchaço roxo, caroço roxo, pisadura, pisaduras, arroxead*,
        pretume
        """,
        heard=True,
    ),
)
