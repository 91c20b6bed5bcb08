"""A child gone limp, a bumped head, a fall, a scald, a drowning."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "flaccid_weak",
        en="""
        weak, lethargic, (weak|lethargic|limp|floppy|droopy|listless|sluggish|lifeless|sleepy|drowsy),
        just (lays|lies|laying|lying) (there|around),
        (won't|doesn't|don't|not) (play|playing|cry|crying|nurse|eat|feed|drink|suck|wake|hold),
        whimper*, moan*, mewling, weak cry, grunt*, not (crying|acting) (right|like),
        (too weak|so weak|real weak), {cold_skin}, {no_answer}
        """,
        es="sin fuerza*, flaquit* y, dormid*, duerme nomás, solo duerme, duerme y duerme, no despierta, quiere dormir, sueño, adormilad*, decaíd*, decaidit*, no llora, ni llora, pálid*, ojeros*, {cold_skin}, {no_answer}, quejándose, quejido, quejumbros*, no juega, no se mueve, no (quiere |) (mama|mamar|come|comer|toma|tomar)",
        pt="""
        molinh*, só dorme, não acorda, não chora, pálid*, gement*, {cold_skin}, não mama, molim,
        sonolent*, só (quer |) (dorme|dormir), dormindo (demais|direto),
        (não|num) (chora|mama|brinca|reage|acorda|sorri|pega|abre),
        choro (fraco|fraquinho|fino|estranho|sem força|diferente), fraquinh*, caidinh*, largadinh*,
        prostrad*, abatid*, apátic*, gemend*, geme, gemeno, olhos fundos, olho fundo, olhinho fundo,
        olhinhos fundos, sem força, arriad*, derrubad*, jururu, gelado, gelada, gelados, geladas,
        geladinho, geladinha
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
        en="""
        boiling, hot soup, hot coffee,
        (boiling|hot|scalding) (water|soup|coffee|tea|oil|grease|milk|noodles|ramen) ... (on|over|down|spilled|poured|pulled|all),
        (spilled|poured|pulled|tipped|knocked) ... (boiling|hot|scalding|grease|coffee|soup|ramen)
        """,
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
        en="""
        in the bucket, face down in water, in the bathtub,
        (face down|under|underwater|fell|fallen|found|sank|went under|floating) ... (pool|tub|bathtub|pond|creek|lake|river|bucket|toilet|water|hot tub)
        """,
        es="(estaba|cayó|encontr*|metió|sumergi*|boca abajo|cabeza|cara|sac*|fue) ... (cubeta|balde|tinaco|tambo|pila de agua|batea|lavadero|inodoro|excusado|alberca|piscina|pileta|tina|bañera|pozo|río|aljibe|acequia|laguna|mar|cara en el agua), broncoaspir*",
        pt="""
        (estava|caiu|achei|encontr*|de bruços|rosto) ... (balde|piscina|banheira|bacia|privada|tanque|rio|poço|lagoa),
        broncoaspir*,
        (caiu|achei|encontr*|tirei|tirou|tiramos|puxei|bruços|boiando|afund*|afog*|submers*) ... (água|balde|piscina|banheira|bacia|privada|tanque|rio|igarapé|poço|lagoa|açude|mar|represa|cisterna|caixa d água|cacimba|córrego|vala),
        engoliu (muita |um monte de |) água (no|na|do|da|de), afogô, afogamento, quase (se |) afog*
        """,
    ),
)
