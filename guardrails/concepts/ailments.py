"""Particular illnesses and reactions, by the signs that go with them."""

from guardrails.concept import Concept

CONCEPTS = (
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
        en="""
        belly pain, very sleepy, cold hands, bruises, bleeding gums, throwing up, vomit*, stomach pain,
        belly hurts, {cold_skin}, {bleed}, {faint}, {confused}, cold feet, bleeding, restless,
        can't keep
        """,
        es="dolor de barriga, dolor de panza, dolor de estómago, dolor abdominal, duele la (panza|barriga), vomita, vomito, vomitando, vómito, vómitos, moretones, moretes, encías, {cold_skin}, no quiere (levantarse|comer|pararse|despertar), no se levanta, {bleed}, {faint}, {confused}, {dizzy}, muy dormid*, adormilad*, decaíd*, inquiet*, no orina",
        pt="""
        dor de barriga, dor na barriga, dor abdominal, vomita*, vômito, {cold_skin}, {bleed}, {faint},
        {confused}, {dizzy}, sonolent*, gengiva, não levanta, barriga (doendo|dói|dura|inchad*),
        dor forte na barriga, (não|num) para de vomitar, vomita tudo, vomitando, sangr*, sangramento,
        nariz, mancha*, sono, agitad*, irritad*, frio, fria, pressão (baixa|caiu|caindo), tontura,
        tont*, desmai*, (não|num) (urina|faz xixi|come|bebe|levanta|se levanta), falta de ar, moleza,
        prostrad*, amarel*, urina escura, panturrilha, batata da perna, confus*, delir*, calafrio*,
        treme*, gelado, gelada, gelados, geladas, geladinho, geladinha
        """,
    ),
    Concept(
        "light_hurts",
        en="""
        light hurts, light bothers, light (hurts|bothers|kills|is killing|burns) (his|her|my|),
        (can't|cannot|couldn't) (stand|take|handle|bear|look at) (the |any |bright |) (light|lights|sunlight),
        (sensitive|sensitivity) to (the |) (light|bright)
        """,
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
        en="""
        red and hot, hot and red,
        (red|purple|swollen|swelled|puffed) ... (hot|warm|burning|spreading|climbing|moving up|past the line),
        (hot|warm|burning) ... (red|swollen|swelled),
        red (is |has |done |) (spreading|climbing|moving|passed|past|going up|gone past|creeping)
        """,
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
        en="""
        on the bridge, on the ledge, on the roof edge,
        (on|at|off|over) (the|this|a) (bridge|ledge|railing|overpass|tracks|train tracks|edge of (the|a) (roof|bridge|cliff|platform)|roof of|cliff|wrong side),
        (sitting|standing|stand|out) (on|at) (the|a) (edge|ledge|rail|railing|overpass|bridge|tracks)
        """,
        es="""
        (parad*|sentad*|subid*|asomad*|trepad*|encaramad*|estoy|está|llevo rato|colgad*) ... (en|al|a|desde) (la |el |las |un |una |) (orilla|borde|filo|puente|azotea|baranda|barandal|cornisa|viaducto|vías|precipicio|barranco|acantilado|rieles|barandilla),
        (subió|subí|trepó|encaramó|subido) ... (techo|azotea|antena|torre|puente|espectacular|grúa) y ... (baj*|tir*|salt*|avent*|dice|amenaza),
        (metiéndome|meterme|metí|entrando|caminar) (al|en el|hacia el|adentro del) (río|mar|lago|agua) ... (no|ya|hasta)
        """,
        pt="(parad*|sentad*|em cima|na beirada|em pé|tô) ... (na|no|da|do) (ponte|beirada|viaduto|parapeito|sacada|terraço|trilho|laje|passarela)",
    ),
    Concept(
        "on_purpose",
        en="""
        on purpose, a purpose, intentional*, to be done,
        so (it|it will|it all|this|this will|everything) (be over|end|ends|stops|all ends),
        let (god|the lord|nature|it) (decide|take|handle|finish), get it over with,
        so i (can|could) (go|die|rest|be gone)
        """,
        es="a propósito, adrede, para morir*, para que me muera, para ver si (me muero|así), para no (despertar|seguir|vivir|volver), que sea lo que dios quiera, que dios decida, que pase lo que, para irme, para acabar, para terminar, para ya no, (quiere|quiero) irse con, para que ya, para descansar",
        pt="""
        de propósito, pra morrer, pra não acordar, pra ver se eu morro, seja o que deus quiser,
        pra acabar, por querer, pra ver se (morro|morre|acaba|eu morro|deus me leva),
        pra ir (logo|com|embora), pra deus (me |) levar, deus sabe, pra acabar logo, pra acabar com,
        quer ir com, quer ficar com, quer encontrar
        """,
    ),
    Concept(
        "no_care",
        en="stopped my dialysis, stopped my insulin",
        es="(dejé|dejo|dejar|dejó|no voy a|no quiere|no me voy a|harté|ya no) ... (insulina|diálisis|remedios|pastillas|medicina|tomarme|ponerme|ponérmela|comer|lo del corazón|tratamiento|antirretroviral*)",
        pt="""
        (parei|parou|larguei|não vou|não quer|deixei) ... (insulina|diálise|remédio|remédios|comer|hemodiálise),
        (parei|parou|larguei|largou|não vou|não vai|não quer|não quero|deixei|deixou|desisti|desistiu|cansei|cansou) ... (insulina|diálise|hemodiálise|remédio|remédios|comer|comida|quimio|tratamento|coquetel|viver|pressão|coração|tomar nada)
        """,
    ),
    Concept(
        "purpose_die",
        en="""
        so i don't wake up, to not wake up, to die,
        (so|until) (i|it) (don't|won't|never|will not) (wake|wake up|hurt|feel|have to),
        so (it'll|it will|it would|this will|everything will) (be over|end|all be over|stop),
        to (die|end it|end my|be done with|go to sleep forever|not be here),
        to sleep (and not|and never|for good|forever)
        """,
        es="para (ya |) (no|nunca) (despertar|volver a despertar|abrir los ojos|amanecer|seguir|sufrir|existir), para (morir*|matar*|dormir para siempre|irme|acabar con|terminar con), para (no|ya no) (estar|vivir)",
        pt="pra (não|nunca mais) (acordar|viver|sofrer), pra (morrer|me matar|dormir pra sempre)",
    ),
    Concept(
        "violent",
        en="""
        violent, aggressive, {rampage}, combative, out of control, lashing out, hits people,
        attacks people
        """,
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
        en="""
        brain zaps, electric shocks, zaps, zapping, shocks in my (head|brain),
        electric (shock|shocks|zap|zaps|jolt|jolts)
        """,
        es="(toques|descargas|choques|shocks|corrientazos|zumbidos|calambres) (eléctricos|en la cabeza|en el cerebro|), brain zaps, zaps",
        pt="""
        choques na cabeça, choquinhos, choques elétricos, brain zaps, choque na cabeça,
        choquinho na cabeça, choque no corpo, choques no corpo, choques, descarga na cabeça,
        zap na cabeça, curto circuito na cabeça, corrente elétrica, raio na cabeça
        """,
    ),
    Concept(
        "no_sleep",
        en="""
        haven't slept, can't sleep at all, no sleep, hasn't slept, ain't slept, not slept,
        awake for (days|#n|three|two)
        """,
        es="no (duermo|duerme|he dormido|ha dormido|pego el ojo|pega el ojo) (nada|hace|desde|ni|en #n|), sin dormir, días sin dormir, noches sin dormir",
        pt="""
        não (durmo|dorme|dormi|prego o olho), sem dormir,
        (não|num) (durmo|dorme|dormi|dormiu|dormindo|prega o olho|prego o olho|consegue dormir|consigo dormir|pregou o olho) ... (dia|dias|noite|noites|nada|desde|semana),
        virad* há, noites em claro, noites sem dormir, dias acordad*
        """,
    ),
    Concept(
        "leg_clot",
        en="""
        leg is swollen, calf swollen, calf pain,
        (leg|calf|thigh) (is |got |real |all |) (swollen|swole|swelled|red|hot|hard),
        (calf|leg) ... (swollen|swole|swelled|clot|hot and), clot in (my|his|her) leg, dvt
        """,
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
        en="""
        green vomit, vomiting green, projectile vomiting,
        (throw*|threw|puk*|vomit*|spit*) ... (green|bile|across the room|projectile|forceful),
        green (puke|bile|throw up|spit up)
        """,
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
        en="""
        blood in the diaper, jelly stool, (jelly|jam|currant|mucus|blood) ... (diaper|poop|stool),
        (diaper|poop|stool) ... (jelly|jam|currant)
        """,
        es="(popó|caca|pañal|mocos|popo) ... (sangre|jalea|gelatina|mermelada), (sangre|jalea|mermelada) ... (popó|caca|pañal)",
        pt="""
        (cocô|fralda) ... (sangue|geleia), sangue na fralda,
        (cocô|fralda|fezes) ... (sangue|geleia|gelatina|catarro|groselha|goiaba|branco|massa de vidraceiro),
        (sangue|geleia|catarro com sangue) ... (cocô|fralda|fezes)
        """,
    ),
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
    Concept(
        "agran",
        en="""
        methimazole, clozapine, propylthiouracil, carbimazole, clozaril, ptu, tapazole, carbamazepine,
        sulfasalazine
        """,
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
        en="""
        jaw is locked, lockjaw,
        (jaw|mouth|jaws|teeth) ... (locked|won't open|can't open|clamped|stuck|frozen), lock jaw,
        tetanus
        """,
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
        en="""
        rusty nail, stepped on a nail, rusty (nail|wire|metal|fence), nail, puncture, barbed wire,
        dog bite, cat bite, splinter, thorn
        """,
        es="clavo, clavó, espina, alambre, oxidad*, herida, corte, mordida, muela, diente",
        pt="""
        prego, enferrujad*, ferida, corte, mordida, dente, pregos, ferrugem, farpa, espinho, arame,
        lata, caco, estrepe, bicho de pé, furou o pé, pisou, pisei, machucado, ferimento, queimadura,
        umbigo
        """,
    ),
    Concept(
        "bat_bite",
        en="""
        bat bit, bitten by a bat,
        (bat|raccoon|skunk|fox|coyote|snake|copperhead|rattlesnake|rattler|cottonmouth|moccasin|black widow|brown recluse|scorpion|rabid|stray dog|monkey|cobra) ... (bit|bitten|bite|got me|got him|got her|scratched|stung|struck),
        (bit|bitten|bite|stung|struck) ... (bat|raccoon|skunk|fox|coyote|snake|copperhead|rattlesnake|rattler|cottonmouth|moccasin|black widow|brown recluse|scorpion|cobra),
        snakebit, snake bit, snakebite
        """,
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
        en="""
        eye pain, eye hurts badly, eye ... (killing|hurts|pain|exploding|rock hard|red and),
        pain ... (eye|eyes)
        """,
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
        pt="""
        costas, ombro, queixo, dentes, boca do estômago, braço, braços, pescoço, omoplata, mandíbula
        """,
    ),
    Concept(
        "now_word",
        en="""
        right now, suddenly, just, now, today, this morning, tonight, minutes ago, an hour ago,
        since noon, all at once
        """,
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
        en="""
        locked himself in, locked herself in, locked the door,
        locked (himself|herself|themself|themselves|myself) (in|up|inside), barricaded,
        (door|bathroom|room|bedroom) (is |was |) locked,
        won't (open|unlock|come out of) (the door|the bathroom|his room|her room|the room),
        behind a locked door
        """,
        es="(se metió|se encerró|se ha encerrado|encerrad*) ... (cuarto|baño|recámara|pieza|habitación), y cerró, no me abre, con llave",
        pt="""
        se trancou, trancad* no (quarto|banheiro), não abre a porta,
        se tranc* ... (quarto|banheiro|lá dentro|carro|garagem), se trancou com,
        trancad* (no|na|dentro|lá) (quarto|banheiro|dentro|garagem|carro),
        (não|num) (abre|quer abrir|atende|responde) (a |) porta, (porta|quarto|banheiro) trancad*,
        se trancou ... (remédios|comprimidos|faca|corda|arma)
        """,
    ),
)
