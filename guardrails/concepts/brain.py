"""Confusion, lost sight, visions, balance: stroke and its like."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "confused",
        en="""
        confused, confusion, disoriented, delirious, out of it,
        doesn't know (where|who|what day|his|her|my name), don't know where i am,
        didn't know (where|who), doesn't recognize, didn't recognize, not making sense,
        talking nonsense, acting (weird|strange|drunk|crazy|confused|off), incoherent, foggy,
        hallucinat*, not himself, not herself, out of his mind, out of her mind, loopy, zoned out,
        talkin crazy, talking crazy, talking out of, isn't himself, isn't herself, babbling, rambling,
        don't know nobody, doesn't know anybody, doesn't know me, don't know me, sees dead people,
        see animals, seeing animals, sees things,
        addled, mixed up, turned around,
        (don't|doesn't|didn't|won't) know (none of us|us|me|her|him|nobody|anybody|anyone|where),
        thinks (i'm|i am|we're|we are|she's|he's|i) (his|her|the|my|someone|somebody|a|trying),
        out of (his|her|my|their) (head|mind), (his|her|my) head (is |) not (clear|right),
        like (he|she) (don't|doesn't|didn't) know,
        (walking|walks|walked|bumping|bumps|running) into (walls|the wall|doors|the door|furniture|things),
        mutter*, forgot (who|where|how to)
        """,
        es="""
        confundido, confundida, confusión, confuso, confusa, desorientad*, delira*, delirio, delirando,
        (no sabe|no sabía|no se acuerda) (dónde|donde|quién|quien|ni dónde|ni quién|qué día|cómo se llama|ni cómo),
        no (me|nos|lo|la) (reconoce|reconoció|conoce|conoció), no reconoce, perdido, perdida, ido, ida,
        incoherenc*, incoherente, disparates, desvaría, desvariando,
        diciendo (cosas|locuras|disparates), alucin*, está raro, está rara, como ido, como ida,
        atarantad*, aturdid*, turulat*, hablando solo, hablando sola, viendo cosas, en la luna,
        desubicad*, pavadas, está diciendo pavadas, no conoce a nadie, no conoce a, boludeces, huevadas,
        pendejadas, ve muertos, dice que ve, ve cosas, hablando cosas, leseras, babosadas, mamadas,
        dice cualquier cosa, no da una, no coordina, no (hila|ata) (ni|nada|cabos), no se ubica,
        no sabe ni en qué, pregunta lo mismo, repite lo mismo, mareado y perdido,
        no (se|me) acuerda de (nada|nadie|su nombre), tonto como, como bobo, como boba, como tonto,
        como tonta, como zombi, lelo, lela, embobad*, pasmad*, alelad*, embotad*, atontad*, atolondrad*,
        no me mira bien
        """,
        pt="""
        confuso, confusa, confusão, desorientad*, delir*,
        (não sabe|não sabia|não lembra|nem sabe) (onde|quem|que dia|o nome|nem onde|o próprio nome),
        não (me|nos|o|a) (reconhece|reconheceu|conhece), não reconhece, não tá reconhecendo, perdido,
        perdida, fora de si, falando (coisas|nada com nada|coisa com coisa|besteira), incoerente,
        alucin*, tá estranho, tá estranha, variando, aéreo, aérea, atordoad*, desnortead*, tresvari*,
        grogue, falando sozinh*, vendo coisas, vendo bicho, não diz coisa com coisa, num sabe onde,
        não conhece ninguém, num conhece ninguém, vê bicho, vê gente, diz que vê, falando asneira,
        falando besteira, abobad*, leso, lesa, não (diz|fala) coisa com coisa,
        falando (abobrinha|bobagem|asneira|besteira|sozinho|sozinha|enrolado),
        trocando (as bola|as bolas|tudo), não sabe (o dia|o ano|em que|nem o nome|meu nome|o nome|mais),
        não lembra, não tá (me |nos |) reconhecendo, não (me |te |nos |) conhece, num (me |) conhece,
        desorientada, bobo, boba, abestad*, lesad*, tonteando, lelé, caduc*, fora do ar,
        fora da casinha, meio aéreo, ruim da cabeça, perguntando a mesma coisa, repetindo a mesma,
        (pergunta|repete) ... mesma coisa, sem saber (onde|quem|o nome|que dia), misturando as coisas,
        transtornad*, transtorno, surtad*, surto, delirano, variano, perdida no tempo,
        esqueceu (meu|o meu|o nome|quem|como), esquecendo tudo, vendo gente,
        chamando (pela mãe|pelo nome de|gente)
        """,
        heard=True,
        but="""
        caduc*, surtan, surten, surta
        """,
    ),
    Concept(
        "vision_lost",
        en="""
        (can't|cannot|couldn't|can not|unable to) see, lost (my|his|her|the|) (vision|sight|eyesight),
        (went|gone|going) blind, blind in one eye,
        (vision|sight) (is|went|has|just|suddenly) (gone|black|dark|double|disappeared|gone black|gone dark),
        double vision, seeing double, curtain ... (eye|vision), everything went (black|dark),
        (one|left|right) eye went (black|dark|blind), can't see out of,
        (eye|vision|sight) ... (shade|curtain|veil), pulled a shade, curtain (came|coming) down
        """,
        es="""
        no (puedo|puede|podía|pudo) ver,
        (perdí|perdió|se me fue|se le fue|perdiendo|se me va|se le va) (la|el) (vista|visión),
        (quedé|quedó|quedando|estoy|quedo) cieg*,
        no (veo|ve|veía|mira|miro) (nada|de un ojo|por un ojo|con un ojo|bien de un ojo|de este ojo|del ojo|de un lado|del lado),
        (veo|ve|viendo|mira|miro) doble,
        (vista|visión) (doble|se me fue|se le fue|se apagó|se me apagó|se me nubló),
        se me (apagó|nubló|borró|oscureció) la vista, se le (apagó|nubló|borró|oscureció) la vista,
        se me puso (todo|) (negro|oscuro), se puso todo (negro|oscuro), cieg* de,
        se (me|le) apagó (un|el) ojo, bajaran la cortina, cortina ... ojo, como una cortina,
        (no|ya no) (veo|ve|miro|mira) (de |con |por |) (un|este|ese|el|mi|su) (ojo|lado),
        (un|el) ojo no (ve|le ve|me ve|mira), medio (campo|lado) (no |) (veo|ve),
        mancha negra en (el|un) ojo, se me (fue|borró|perdió) la mitad, veo todo (doble|negro|oscuro),
        ve todo (doble|negro|oscuro), veo dos, ve dos, me quedé sin vista, se quedó sin vista,
        telón en el ojo
        """,
        pt="""
        não (consigo|consegue|tô^|tá|estou|está) (ver|enxergar|vendo|enxergando),
        (perdi|perdeu|perdendo) (a|) (visão|vista), (fiquei|ficou|ficando|tô^) cego,
        (fiquei|ficou|ficando|tô^) cega,
        não (vejo|vê|enxergo|enxerga) (nada|de um olho|com um olho|direito de um|do olho|de um lado|do lado),
        (vejo|vê|vendo|enxergando|enxergo) (tudo|) (dobrado|duplo|em dobro), visão dupla, visão sumiu,
        vista sumiu, (vista|visão) (apagou|escureceu|sumiu|foi embora), ficou tudo (preto|escuro),
        apagou (um|o|meu) olho, cortina ... olho, feito cortina, fechou a cortina,
        (vista|visão) (embaralhando|embaralhou|embaçou de repente|sumindo|some|fugindo|fugiu|falhando|falhou|indo embora|apagando|escurecendo|pela metade|perdida|escura),
        (não|num) (vejo|vê|enxergo|enxerga) (mais |) (nada|metade|um lado|do lado|desse olho|com esse|de um|direito de repente),
        (só |) (vejo|vê|enxergo|enxerga) (só |) (metade|a metade|vulto|sombra|um borrão|preto),
        (tô|tá|está|fiquei|ficou) (cego|cega|ceguinh*), sombra (preta|escura) (no|na|tampando|descendo),
        (cortina|véu|mancha) (preta|escura|na vista|no olho),
        (clarões|flashes|clarão|raios) ... (olho|vista),
        (perdi|perdeu|perdendo) (a |) (vista|visão|metade), enxergando (dobrado|em dobro|dois|duplo),
        vejo dois, vendo dois, amaurose, diplopia,
        (vista|visão|olho) (apagou|escureceu|sumiu|embaralhou|ficou turva|ficou escura|ficou branca|nublou) (de repente|do nada|agora|de um|do lado),
        perdi (metade|um pedaço|o lado) da (vista|visão),
        (tudo|vendo|vejo|vê|enxerga) (dobrado|em dobro|duas|dois de tudo|duplicado|embaralhado),
        vendo pela metade,
        (não|num) (tô |tá |) (enxergano|enxergando|vendo|vendu|veno) (nada|de um|direito de um|do lado|com o olho|metade|mais)
        """,
        but="""
        (can't|cannot|couldn't) see (the|this|that|these|what|your|tiny|small|my) (tiny |small |) (print|label|letters|screen|writing|numbers|date|website|dose), (dark|power|lights|light|fog|smoke|snow) ... couldn't see, no (veo|ve) (bien |) (las|la|los|el) (letras|letra|pantalla|etiqueta|números|fecha), não (enxergo|enxerguei|vejo|consigo ler) (o |as |a |) (rótulo|letrinha*|letra|letras|data|tela)
        """,
    ),
    Concept(
        "hallucinate",
        en="""
        hallucinat*, seeing (things|bugs|people|spiders|shadows|stuff), see (things|bugs|people) that,
        hearing (voices|things), bugs (on|crawling), crawling on (me|my), walls are moving,
        talking to (her|his) dead, dead (sister|mother|husband|wife), animals,
        (seeing|sees|see) ... (spiders|bugs|snakes|ants|rats|people|shadows|things), spiders on,
        (don't|doesn't) know if (you're|it's) real
        """,
        es="""
        alucin*,
        (veo|ve|viendo|miro|mira|mirando) (cosas|bichos|sombras|arañas|gente|animales|visiones|muertos|hormigas|insectos),
        (oigo|oye|oyendo|escucho|escucha|escuchando) (voces|cosas|ruidos), bichos (en|por|caminando),
        habla con su (hermana|mamá|esposo) muert*, ve muertos, que ve muertos, la pared se mueve,
        (veo|ve|viendo|miro|mirando) ... (arañas|bichos|víboras|hormigas|ratas|sombras|gente|cosas),
        ve (gente|diablos|animalitos|personas|culebras|luces|muertos),
        viendo (gente|diablos|animalitos|personas|culebras|luces|muertos), habla con la pared,
        habla con las paredes, que lo persiguen, que la persiguen, oyendo voces, alucinando
        """,
        pt="""
        alucin*,
        (vejo|vê|vendo|enxergando) (coisas|coisa|bichos|bicho|sombras|aranhas|gente|vultos|baratas|insetos),
        (ouço|ouve|ouvindo|escutando|escuta|escuto) (vozes|coisas|voz), bichos (no|em|andando|subindo),
        fala com (a|o) (irmã|mãe|marido) mort*, parede mexe, vê gente morta,
        (vejo|vê|vendo) ... (aranhas|aranha|bicho|bichos|cobras|formigas|ratos|vultos|coisas)
        """,
        heard=True,
    ),
    Concept(
        "smile",
        en="smile, smiling",
        es="sonreír, sonrisa, sonríe, reírse, risa, sonría",
        pt="sorrir, sorriso, sorri, rir",
    ),
    Concept(
        "stroke_word",
        en="""
        stroke, strokes, mini stroke, brain bleed, aneurysm, brain hemorrhage, ministroke, tia,
        mini-stroke, another stroke, strok
        """,
        es="""
        derrame, derrame cerebral, embolia, acv, ataque cerebral, infarto cerebral, evento cerebral,
        ictus, isquemia, aneurisma, accidente cerebrovascular, hemorragia cerebral, trombosis,
        apoplejía, aire en la cara, parálisis facial,
        hemiparesia, hemiplej*, desviación de la comisura, comisura, mini derrame, ait, derramen,
        un aire en la cara
        """,
        pt="""
        avc, derrame, derrame cerebral, isquemia, aneurisma, trombose, a v c, acidente vascular,
        infarto cerebral, ave, paralisia facial, hemorragia cerebral, isquêmic*,
        acidente vascular cerebral, avcê, ait, avecê, trombose na cabeça, derrame na cabeça,
        derrame no cérebro, sangramento no cérebro, coágulo na cabeça, acidente vascular isquêmico,
        avc isquêmico, avc hemorrágico, derramezinho, derrami, avecezinho, princípio de avc,
        princípio de derrame, começo de avc, ameaço de avc, ameaço de derrame, infartou o cérebro
        """,
        heard=True,
    ),
    Concept(
        "hand_drops",
        note="A hand that lets go, an arm that sinks: the A of FAST as families see it.",
        en="""
        can't hold (a|the|his|her|my|on to|onto) (cup|fork|spoon|pen|phone|mug|glass),
        (one|the|his|her) arm (drifts|drifted|sinks|falls|dropped|fell|drops|drifting) (down|),
        hemiparesis, hemiplegia, facial palsy, pronator drift, both arms and one,
        (drops|dropping|keeps dropping) (the|his|her|my|everything|a) (cup|fork|spoon|phone|pen|mug|glass|things)
        """,
        es="se le (cae|cayó|caen|caían|cayeron) (el|la|las|los) (vaso|taza|cuchara|tenedor|pluma|celular|cosas|plato|mate|control), se le cae todo de la mano, no (puede|puedo|logra) (sostener|agarrar|apretar) (el|la|un|una) (vaso|taza|cuchara|tenedor|pluma|celular|mate), (un|el) brazo (se le cae|se cae|no sube|se le baja|le cae), hemiparesia, hemiplejia, hemiplejía, desviación de la comisura, comisura labial",
        pt="(não|num|nem|sem) (consegue|consigo|conseguindo|conseguir|conseguiu|tá conseguindo|dá conta de) (mais |nem |) (segurar|pegar|agarrar|apertar|levantar|erguer) ... (copo|xícara|colher|garfo|caneta|cuia|talher|celular|telefone|caneca|controle|prato|lápis|botão|chave|faca|escova|nada), (copo|xícara|colher|garfo|caneta|cuia|celular|telefone|caneca|controle|prato) ... (caiu|cai|caindo|escorrega|escapa|escapou) (da mão|das mãos|sozinho|da minha mão|da mão dele|da mão dela), (derrubou|derruba|derrubando|deixou cair|deixa cair|derrubei|deixei cair) (o |a |tudo |as |) (copo|xícara|colher|garfo|caneta|cuia|celular|coisas|da mão|caneca|prato), a mão (caiu|cai|caída|despencou|não fecha|não abre|abriu sozinha), (um|o) (braço|deles) (cai|caiu|não sobe|não levanta|desce|despenca|fica caído|não acompanha), (hemiparesia|hemiplegia|paresia|desvio de rima|rima labial|anisocoria), (levantar|levanta|ergue|erguer|esticar) os dois braços, (escorreg*|tomb*|pend*) (da|na) cadeira",
    ),
    Concept(
        "confused_strong",
        en="""
        (doesn't|don't|didn't|does not|can't remember) (know|recognize|remember|even know) (where|who|what day|what year|his own|her own|me|us|my|the kids|his name|her name|our) (is|he|she|i|it|we|are|name|am|),
        doesn't recognize (me|us|anyone|her|his), didn't recognize (me|us|anyone),
        doesn't know (who|where) (he|she|i|we) (is|am|are), don't know where i am, speaking gibberish,
        delirious, talking nonsense, talking out of (his|her) head,
        acting (really |very |so |super |) (confused|delirious), so confused, very confused,
        really confused
        """,
        es="""
        no (me|nos|lo|la) (reconoce|reconoció|conoce ya|reconocía), no reconoce a,
        no sabe (dónde|donde|quién|quien|ni dónde|ni quién|cómo se llama|ni cómo se llama|en dónde|ni qué|qué día es),
        (no|ni) se acuerda (de |) (su nombre|quién|quien|dónde|mí|nada|cómo se llama), delira*,
        delirando, desvaría, desvariando, diciendo (puras |) (incoherencias|disparates|locuras),
        hablando (puras |) (incoherencias|disparates),
        (muy|bien|toda|todo|re) (confundid*|desorientad*|confuso|confusa|perdid* y)
        """,
        pt="""
        (ela|ele|mãe|pai|vó|vô|avô|avó|sogra|sogro|velho|velha) (já |) (tá |está |fica |começou a |) variando,
        não (me|nos|o|a) (reconhece|reconheceu|conhece mais|tá reconhecendo|está reconhecendo),
        não tá (me |) reconhecendo, não reconhece (ninguém|a gente|mais|o|a),
        não sabe (onde|quem|que dia|nem onde|nem quem|o próprio nome|mais quem|mais onde|o nome),
        não lembra (o nome|quem|do próprio|onde|de nada), delirando, delirio,
        falando (nada com nada|coisa com coisa|coisas sem nexo|coisa sem nexo),
        não fala coisa com coisa, não diz coisa com coisa,
        (muito|bem|toda|todo|super) (confus*|desorientad*), tresvariando, fora de si,
        (não|num|nem) (diz|fala|falava) coisa com coisa,
        sem saber (onde|quem|o próprio) (tá|está|é|sou|nome|estava),
        (não|num|nem) (sabe|lembra) (mais |) (o |) (nome|meu nome|onde tá|quem eu sou|quem sou|que dia é|dia),
        não (me |nos |) conhece, num (me |) conhece, chama* (eu|a gente|ele|ela) de (outro|outra),
        (acha|achando|pensa) que (tá|está) (em outro|noutr*|na casa|no trabalho|em),
        falando com (gente|quem) (morta|morreu|que já), lelé, esqueceu (quem|onde|o próprio)
        """,
        but="""
        surtan, surten
        """,
    ),
    Concept(
        "cannot_stand",
        en="""
        can't stand up, cannot stand, can't walk, can't even stand, can't even walk, couldn't stand,
        couldn't walk, can't get up, can't balance, lost (my|his|her) balance, stumbling, legs gave out,
        can barely stand, can barely walk,
        (can't|cannot|couldn't|could not|can't hardly|unable to) (stand|walk|get up),
        (staggering|stumbling|wobbling) (all over|around|like|into), legs (won't|don't) (hold|work),
        holding (the|on to the) wall
        """,
        es="""
        no (puede|puedo|podía|pudo) (ni |) (caminar|pararse|pararme|levantarse|levantarme|sostenerse|mantenerse|ponerse de pie|estar de pie|andar|ni pararse|ni caminar),
        (perdió|perdí|pierde) el equilibrio, no se (para|sostiene|tiene en pie|puede (parar|levantar|sostener|mover|mantener|enderezar|poner de pie|tener en pie)),
        no me (puedo parar|sostengo|puedo levantar), las piernas no (le|me) (responden|dan),
        sin equilibrio
        """,
        pt="""
        não (consegue|consigo|tá conseguindo|dá conta de|aguenta) (ficar em pé|andar|levantar|se levantar|ficar de pé|parar em pé|caminhar|se equilibrar|nem andar|nem ficar),
        (perdeu|perdi|perdendo) o equilíbrio, não para em pé, não fica em pé,
        as pernas não (obedecem|respondem|aguentam), sem equilíbrio, cambaleando,
        (não|num) (tá |está |) (consegue|consigo|conseguindo|guenta|aguenta|dá conta de|conseguiu|consegui) (mais |nem |) (ficar em pé|andar|levantar|se levantar|ficar de pé|caminhar|parar em pé|sair da cama|ir no banheiro|se pôr de pé),
        (não|num) (se |) (levanta|anda|aguenta em pé|para de pé|firma|se firma|sustenta),
        (anda|andando|caminha|caminhando|andou) (igual|que nem|feito|como) bêbad*,
        (perna|pernas) (bamba|bambas|mole|moles|não sustenta|não firma|não segura),
        (batendo|esbarrando) nas paredes, cambaleou, desequilibr*, prostrad*
        """,
    ),
    Concept(
        "falls_aside",
        en="""
        (falling|falls|leaning|veering|leans) to (one|the left|the right|his|her) side,
        leaning to (one|the|his|her) (side|left|right), leans to, walking sideways, tilting to,
        (keeps |) (falling|leaning|drifting|listing|tipping|veering|bumping) (to|over to|off to) (one|the left|the right|his|her|the) (side|left|right|),
        pulls to (one|the) (side|left|right)
        """,
        es="""
        se (va|cae|ladea|está yendo) (de|para|pa|hacia) (un|el) lado, se cae (de|para|pa|hacia) un lado,
        se va de lado, se va de (un |)lado, va de lado, camina chueco, camina de lado
        """,
        pt="""
        (cai|caindo|pende|pendendo|puxando|tombando) (pra|para|pro|de) (um|o) lado, andando torto,
        anda torto, pendendo pro lado, indo pro lado, tombando pro lado,
        (tomba|tombando|pende|puxa|puxando|caindo|cai|pendendo|anda|andando|entorta) (tudo |todo |sempre |) (pra|pro|para|de) (um|o|esse|a) (lado|direita|esquerda|banda),
        (pra|pro) (direita|esquerda) (sozinho|toda hora)
        """,
    ),
)
