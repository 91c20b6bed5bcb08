"""What goes wrong with babies and small children."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "floppy",
        en="""
        limp, floppy, lethargic, listless, unresponsive, lifeless, rag doll, ragdoll, hard to wake,
        won't wake, really sleepy, not moving, too sleepy, so sleepy, won't respond, stiff, too weak,
        lays there, just lays, like a rag doll, can't hold (his|her|up) head, no energy
        """,
        es="""
        flácid*, flojit*, guanguit*, aguadit*, aguad*, desguanzad*, desmadejad*, como trapo,
        como (un|una) (trapo|trapito|muñeco|muñeca), letárgic*, aletargad*, muy decaíd*, decaidit*,
        bien decaíd*, no reacciona, no despierta, muy dormid*, muy dormidit*, casi no despierta,
        languidec*, no se mueve, flojo, floja, sin fuerzas, adormilad*, caidit*, muy flojit*,
        no tiene fuerzas
        """,
        pt="""
        mole, molinho, molinha, molenga, largadinh*, largad*, prostrad*, caidinh*, desfalecid*,
        letárgic*, sem força, não reage, não acorda, muito sonolent*, sonolentinh*, igual um pano,
        feito pano, boneco de pano, não mexe, apátic*, amuadinh*, desacordad*, muito molinh*,
        sem força nenhuma, molim, molenguinh*, sonolent*, só dorme, dorme direto, dormindo demais,
        (não|num) (acorda|desperta|chora|mama|pega o peito|reage|sorri|brinca|se mexe|abre o olho) (pra mamar|mais|nada|direito|desde|nem|o peito),
        largadinho, caidão, arriad*, abatid*, abatidinh*, desanimad* demais, sem reação, sem forças,
        desfalec*, jururu, amuad* demais, derrubad*, gemendo, gementinho, gemeno, geme
        """,
        heard=True,
    ),
    Concept(
        "hard_to_wake",
        en="""
        hard to wake, won't wake, won't respond, sleepy, drowsy, lethargic, limp, not responding,
        confused, breathing fast, breathing hard, won't drink, won't stop crying,
        won't (look|nurse|eat|feed), whimper*, moan*, weak cry, not (crying|cryin) right, blank,
        staring, stiff
        """,
        es="""
        no despierta, cuesta despertar*, no responde, adormilad*, decaíd*, no reacciona, delirando,
        respira rápido, no toma nada, no quiere tomar
        """,
        pt="""
        não acorda, difícil de acordar, não responde, sonolent*, molinh*, caidinh*, prostrad*,
        não reage, delirando, respirando rápido, não toma nada, não mama
        """,
    ),
    Concept(
        "no_wet",
        en="""
        no wet diaper, no wet diapers, hasn't peed, hasn't had a wet, not peeing, dry diaper,
        diaper is dry, dry diapers, no tears, isn't peeing, hasn't wet, hasn't peed in, no pee,
        not urinating, hasn't urinated,
        (don't|doesn't|didn't|hasn't|not|ain't|no) (pee|peed|peeing|wet) (all day|today|since|in|at all|none|),
        no (pee|wet diaper|wet diapers|tears)
        """,
        es="""
        no (ha |)(mojado|mojó|moja) (el |)pañal*, pañal* (sec*),
        no (ha |)(orinado|hecho pipí|orina|hace pipí|hecho pis|meado), sin orinar, sin lágrimas,
        no ha mojado, no hace pipí desde, no ha hecho pipí, no orina
        """,
        pt="""
        fralda* (sec*), sem fazer xixi, não (fez|faz|tá fazendo|está fazendo) xixi,
        não (molhou|molha) (a |)fralda, sem molhar a fralda, sem lágrima*, não urina, não urinou,
        não faz xixi desde, não faz xixi, num faz xixi, sem urinar, não tá urinando, sem xixi,
        (fralda|fraldas) ... (seca|secas|sequinha|sequinhas),
        (não|num|nem) (fez|faz|tá fazendo|urinou|mijou|molhou) (mais |nenhum |) (xixi|fralda|nada),
        sem (fazer |) (xixi|lágrima|lágrimas|urina), chora sem lágrima, chorando sem lágrima,
        pouco xixi, quase não (faz|fez) xixi, xixi (escuro|laranja)
        """,
    ),
    Concept(
        "dry_diaper",
        en="""
        no wet diaper, no wet diapers, hasn't had a wet diaper, dry diaper, dry diapers, diaper is dry,
        diapers are dry
        """,
        es="""
        no (ha|) (mojado|mojó|moja) (el|ni un) pañal, pañal sec*, pañales secos, ni un pañal mojado
        """,
        pt="fralda sec*, fraldas secas, nenhuma fralda molhada, não molh* a fralda",
    ),
    Concept(
        "feed",
        en="""
        eat, eating, feed, feeding, drink, nurse, nursing, bottle, latch, breastfeed, suck,
        take (a|his|her|the) bottle, take feed, taking feed
        """,
        es="""
        comer, come, mamar, mama, tomar, toma, pecho, tetero, biberón, mamadera, lactar, chupar, leche,
        pacha
        """,
        pt="""
        mamar, mama, comer, come, beber, peito, mamadeira, leite, sugar, suga, pegar o peito, mamando
        """,
        but="""
        comer (brócoli|verdura|verduras|fruta|ensalada|legume|legumes|salada|verdurinha|feijão), eat (his|her|the|any) (broccoli|veggies|vegetables|peas|spinach),
        (tomar|tomarse|toma|tomo|tomando|tomarla|tomarlo) (la|su|el|sus|las|los|esta|ese|mucha) {med},
        no quiere tomar
        """,
    ),
    Concept(
        "nonstop_cry",
        en="""
        won't stop crying, nonstop crying, crying for hours, inconsolable, screaming for hours,
        high pitched cry, high pitch scream, can't console,
        won't (quit|stop) (crying|screaming|hollering), crying nonstop, high pitched (cry|scream)
        """,
        es="""
        no para de llorar, no deja de llorar, llora sin parar, inconsolable, llanto agudo,
        lleva horas llorando
        """,
        pt="""
        não para de chorar, chora sem parar, inconsolável, choro agudo, chorando há horas,
        chorando sem parar,
        choro (diferente|agudo|fino|de gato|estranho|que não para|esquisito|gritado|inconsolável),
        chora (de dor|gritando|agudo|diferente|fino|igual gato|há horas|direto|a noite toda|e não para),
        grito agudo, gritinho, gemid*, gemendo, não para de (gritar|gemer), gritando de dor,
        chorano sem parar
        """,
    ),
    Concept(
        "fontanelle",
        en="soft spot, fontanelle, fontanel",
        es="mollera, fontanela, caída de mollera, mollera hundida, mollera caída",
        pt="""
        moleira, fontanela, moleira funda, moleira alta, moleirinha,
        moleira (funda|afundada|alta|inchada|saltada|estufada|baixa|dura|pulsando)
        """,
    ),
    Concept(
        "apnea_word",
        note="Breath that pauses.",
        en="""
        (stops|stopped|keeps stopping|pauses) (breathing|in breathing), breathing (stops|pauses), apnea,
        forgets to breathe,
        (forgets|forgetting|quits|quit|stoppin|stopping) (to |) (breathe|breathing|breathin),
        keeps (stopping|stoppin|quitting) (breathing|breathin),
        breath* (about |only |just |) (ever|every) once in a while
        """,
        es="""
        (deja|dejó|dejando|para) de respirar, pausas (al|cuando|en la) (respirar|respira|respiración),
        apnea, (respira|respirando) ... (pausas|y para)
        """,
        pt="""
        (respira|respirando|respirano) ... (para|parando|parou|pausa|pausas),
        (para|parou|parando|parano) de respirar, pausa* na respiração, pausas (pra|para) respirar,
        esquece de respirar, apneia, ficou sem respirar
        """,
    ),
    Concept(
        "dehydrated",
        en="""
        dehydrated, sunken eyes, dry mouth, vomiting everything, can't keep anything down,
        throws up everything,
        (can't|won't|not|couldn't) keep (anything|nothing|water|a thing|it) down, no tears,
        sunk* (in |) eyes, eyes (are |) (sunk*|inside|hollow), dry lips, skin (tents|stays),
        (like|rice) water
        """,
        es="""
        deshidratad*, ojos hundidos, boca seca, vomita todo, todo lo vomita, no retiene nada,
        no (retengo|retiene|aguanta) (nada|ni|el|agua|líquidos),
        todo lo (vomito|vomita|devuelve|devuelvo)
        """,
        pt="""
        desidratad*, olho fundo, olhos fundos, boca seca, vomita tudo, tudo que come vomita,
        não segura nada, olhinho fundo, olhinhos fundos, olho encovad*, encovad*, moleira funda,
        língua seca, boquinha seca, saliva grossa,
        diarreia ... (dia|dias|água|vomit*|braba|sangue|não para), desidratação, desidratano,
        (não|num) (segura|para) (nada|nem água|nem o soro) (no estômago|na barriga|)
        """,
    ),
    Concept(
        "fell_hard",
        en="""
        (fell|fallen|dropped|rolled|tumbled) (off|out|down|from) (of |)(the |a |my |)(bed|couch|crib|stairs|table|changing table|high chair|window|counter|balcony|sofa|arms),
        dropped (my|the) (baby|newborn|son|daughter), fell on (his|her) head, out of a window,
        (fell|dropped) ... on (his|her) head, onto (his|her) head, fell down the stairs
        """,
        es="""
        se (me |le |)(cayó|cayo|resbaló|rodó) (el |la |mi |)(bebé|bebe|niño|niña|nene|nena|) (de|por|desde|de la|del) (la |el |las |mis |)(cama|cuna|escalera|escaleras|mesa|cambiador|ventana|balcón|brazos|silla|sillón|hamaca|segundo|azotea|sofá),
        se cayó de cabeza, se me cayó de los brazos, se me resbaló
        """,
        pt="""
        deixei (o|a) (bebê|neném) cair, deixei cair o bebê, caiu de cabeça,
        (caiu|rolou|despencou|escorregou|escapou|escapuliu|voou|tombou) (pra baixo |) (da|do|das|dos|de|pela|pelo|num) (cima |) (da |do |meu |) (cama|berço|escada|escadas|mesa|trocador|janela|sacada|colo|cadeira|cadeirão|sofá|braço|braços|rede|laje|cabeça|varanda|beliche|muro|telhado|árvore|cavalo|moto|carrinho|segundo|terceiro|primeiro|quarto andar|andar|barranco|bancada|pé de|poço|buraco|balanço|altura)
        """,
    ),
    Concept(
        "drown",
        en="""
        drown, drowned, drowning, underwater, under the water, fell in the pool,
        pulled him from the pool, found (him|her) in the (pool|tub|water|bathtub), face down in,
        (pulled|got|dragged|took|found|fished) ... (pool|tub|bathtub|lake|river|pond), went under
        """,
        es="""
        ahogó en la (alberca|piscina|pileta|tina|bañera|playa),
        ahogando en la (alberca|piscina|tina|pileta|playa), cayó a la (alberca|piscina|pileta),
        cayó en la (alberca|piscina|tina|pileta), cayó al (pozo|agua|río), se ahogó, tragó mucha agua,
        casi se ahoga, saqué del agua, boca abajo en,
        (sac*|encontr*) ... (alberca|piscina|pileta|tina|río|mar|cisterna|pozo|agua), se fue al fondo
        """,
        pt="""
        afog*, afogou, afogando, se afogou, caiu na piscina, caiu na banheira, caiu no rio,
        caiu na água, debaixo d'água, engoliu muita água, tirei da piscina,
        (tir*|achei|acham*|encontr*) ... (piscina|banheira|rio|mar|caixa d'água|açude), foi pro fundo
        """,
        but="""
        didn't drown, doesn't drown, afog* (em|o|a) (roupa|trabalho|carro|motor|celular), (carro|motor|coche|moto|auto) se ahog*
        """,
    ),
    Concept(
        "scald",
        en="""
        scald*, boiling water, hot water burned, burned (himself|herself|badly|with), burn on,
        got burned, hot oil, electrocuted, shocked by, third degree
        """,
        es="""
        quem* ... (agua|aceite|café|sopa|caldo|hirviendo|plancha|caliente|vela|fuego|feo|mucho),
        agua hirviendo, aceite hirviendo, aceite caliente, electrocut*, toque eléctrico, le dio toques,
        quemadura* (grave|fea|grande|de), se le cayó el agua hirviendo
        """,
        pt="""
        queim* ... (água|óleo|café|sopa|fervendo|ferro|quente|fogo|feio|muito), água fervendo,
        óleo quente, óleo fervendo, água fervente, eletrocut*, levou um choque, tomou um choque,
        choque na tomada, queimadura* (grave|feia|grande|de)
        """,
    ),
    Concept(
        "object",
        en="""
        coin, battery, magnet, magnets, marble, toy, screw, nail, bead, lego, needle, pin, button,
        quarter, penny, glass, safety pin
        """,
        es="""
        moneda, pila, batería, imán, imanes, canica, juguete, tornillo, clavo, aguja, alfiler, botón,
        vidrio, arete, cuenta, segurito, parche, imancito
        """,
        pt="""
        moeda, pilha, bateria, ímã, imã, bolinha, brinquedo, parafuso, prego, agulha, alfinete, botão,
        vidro, brinco, peça, bolinha de gude, tampinha, adesivo, espinha, espinha de peixe, chave,
        tampa, anel, corrente, pingente, moedinha, lego, miçanga, grão, feijão, milho, caroço, semente,
        pecinha, bola, pedra, pedrinha, clipe, grampo, lâmpada, tacha, percevejo, plástico, papel,
        balão, bexiga
        """,
    ),
)
