"""Face, speech, confusion, sight: stroke and its like."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "droop",
        en="""
        droop*, sag*, crooked, twist*, fell, fall*, fallen, lopsided, uneven, drop*, slid*, hanging,
        numb, pulled, paralyzed, won't move, not moving, melted, melting, slack, weird, funny,
        down on one side, sideways, slanted, off, tilted, to one side, half (smiled|smile), slid down,
        like wax
        """,
        es="""
        chueca, chueco, torcida, torcido, torció, tuerce, torciendo, caída, caído, cayó, caí, virada,
        virado, viró, jalada, jalado, jaló, desviada, desviado, desvió, ladeada, de lado, ido de lado,
        para un lado, pa un lado, a un lado, hacia un lado, paralizada, paralizado, paralizó,
        paralizando, dormida, dormido, adormecida, chueca la, desfigurad*, colgando, cuelga, derretid*,
        dispareja, movió, jetead*, rara, volteada, volteó, enchuec*, escurrió, escurre, como cera,
        derritió, colgad*, del lado,
        chuequ*, choreta, enchuecad*, desviación, torcidita, torcidito, virao, virá, ladead*,
        se le cayó, jetón, hacia abajo, se le corrió
        """,
        pt="""
        torta, torto, entortou, entortando, entortad*, torceu, torcid*, caída, caído, caiu, caindo,
        repuxando, repuxada, repuxou, puxada, puxando, puxou, virou, virada, virado, desviada, de lado,
        pro lado, para o lado, pra um lado, para um lado, paralisada, paralisado, paralisou, dormente,
        mole, pendurada, derretendo, despencou, estranha, pendendo, retorcida, só de um lado, escorreu,
        escorrida, feito vela, derreteu, me olha torto, desceu, descendo, entorta, desabou, torteou,
        desalinhad*, desvio, desviou, repuxa, amoleceu, amolecida, arriou, arriada, arriado, murchou,
        murcha, puxa pro lado, assimétric*, não mexe, não levanta, não fecha, fechou de um lado,
        foi pro lado, foi pra um lado, pra banda, de banda, tronch*, zarolh*, escorrendo, travada,
        cai de um lado, cai pro lado, penso, pensa
        """,
        heard=True,
    ),
    Concept(
        "slurred",
        note="Speech that fails.",
        en="""
        slur, slurred, slurring, slurs, slurry, mumbl*, gibberish, garbled, jumbled, babbling,
        not making (any|) sense, isn't making (any|) sense, doesn't make sense, makes no sense,
        words (are|) (coming|come) out (wrong|funny|weird|mixed),
        can't (get|find) (the|his|her|my) words (out|),
        talking (funny|weird|nonsense|like he's drunk|like she's drunk|crazy),
        speech is (off|weird|funny|bad), word salad, sounds drunk,
        (can't|cannot|couldn't|unable to|stopped|trouble) (talk|speak|talking|speaking|say anything|form words|get words),
        lost (his|her|my) (speech|voice suddenly|ability to speak), talks like (he's|she's) drunk,
        speaking nonsense, tongue tied,
        words (is|are|was|were|came|come|coming) (all |just |)(mush|mushy|mumbled|scrambled|garbled|slurred|backwards|wrong|mixed up|jumbled),
        mush, mushy mouth,
        (talk|talking|talkin) (mushy|like a drunk|drunk|thick|out of (his|her) mouth funny|sideways),
        mouth (don't|doesn't|won't|isn't) work*, can't get (his|her|my|the) words, words won't come,
        words don't come (out|right),
        (can't|doesn't|don't|couldn't|cannot|not) understand* (us|me|what we|what i|words|anything|language|simple),
        can't (read|follow|write) (suddenly|all of a sudden|anymore|the), couldn't read,
        tongue (is |feels |)(thick|heavy|won't work|not working),
        mixing up (every|his|her|my|all|the|all his|all her) (word|words), words (are|is) (soup|salad),
        talking backwards, playing backwards, stick (his|her) tongue out straight,
        calling (things|everything) by the wrong, (talking|speech|words|mouth) ... (nonsense|gibberish),
        nonsense coming out, (nonsense|gibberish) ... coming out,
        can't understand (a word|what|him|her), (makes|making) no sense when
        """,
        es="""
        habla* (enredado|enredada|raro|rara|trabado|trabada|arrastrado|pastoso|mal|incoherencias|enrevesado|chistoso|como borracho|como borracha|como si estuviera borracho|estropajoso|atropellado|gangoso|feo|tartamudo|disparates|puras incoherencias|tonterías|como si|chueco|mocho|pegado|sin sentido),
        hablando (enredado|raro|trabado|incoherencias|puras incoherencias|chistoso|disparates|como borracho|mal|feo|arrastrado|pastoso|enredada|sin sentido|cosas sin sentido),
        arrastra* (las|la|) (palabras|lengua), arrastrando (las|la|) (palabras|lengua),
        (traba|trabando|trabó|traban|enreda|enredando|enredó|patina|patinando|pega|pesa) (la|) lengua,
        lengua (trabada|enredada|pesada|dormida|de trapo|le pesa|se le traba|se le enreda), balbuce*,
        no (puede|puedo|podía|pudo|logra) (hablar|decir|articular|pronunciar|ni hablar|casi hablar|casi ni hablar),
        (perdió|perdí|se le fue|quitó) (el|la) habla,
        no (se|) le (entiende|entendemos|entiendo|sale) (lo|nada|las|la|ni|bien|casi) (que dice|que habla|palabras|voz|palabra|),
        no se (le|) entiende,
        (se le|) (traban|enredan|salen mal|salen raras|cruzan|van|fueron) las palabras,
        las palabras (no le salen|se le|me salen|se me|le salen|no me salen),
        dice (incoherencias|disparates|cosas sin sentido|puras incoherencias|puros disparates),
        incoherente, incoherencias, dejó de hablar, cuesta hablar, le cuesta hablar, sin poder hablar,
        no sabe (hablar|decir|cómo hablar),
        no (entiende|comprende|reconoce) (lo que|las palabras|nada de lo|nada|cuando), no nos entiende,
        no me entiende lo que, lengua (se le fue|de lado|tiesa|gruesa),
        habla (pura |puras |) (babosada|babosadas|cosa rara|cosas raras|bobera|pendejadas|cochinada),
        quiere hablar y no (puede|le sale), no le sale la (voz|palabra),
        se le (borró|olvidó) (el habla|cómo hablar|hablar), boca (no|le) (obedece|responde|pesa),
        revuelve las palabras, revolviendo las palabras, confunde las palabras, cambia las palabras,
        habla al revés, cruza las palabras, babea,
        (habla|hablar|hablando|dice|dijo) ... (no se (le |) (entiende|entienden|entendía)|sin sentido|nadie entiende|no le entendemos|no le entiendo|enredad*|incoheren*),
        cosas que no se entienden, (todo|toda) (enredad*|trabad*),
        habla* como (curado|curada|tomado|tomada|pedo|mareado|jumado|rascado|ebrio|ebria|bolo|bola|chumado|chumada|caneco),
        hablando como (curado|curada|tomado|tomada|pedo|jumado|rascado|ebrio|ebria|bolo|chumado|chumada),
        no (hila|arma|coordina|forma|junta|conecta|articula|encuentra|acomoda) (bien |) (las |una |) (palabras|palabra|ideas|frases|frase|lo que dice),
        lengua no (me|le) (da|obedece|responde|sirve|ayuda), se le (pega|enrolla|dobla|cansa) la lengua,
        disartria, afasia de repente, no puedo habar,
        habla (enrollado|enredao|pegado|mocho|pastoso|atravesado|cortado y raro|bien raro|muy raro),
        se le enreda al hablar, se enreda al hablar, habla pero no se,
        solo (hace|salen|saca) (ruidos|sonidos|gemidos), no le salen las palabras,
        no me salen las palabras, se quedó sin habla, se quedó mud*, quedó mud*,
        perdió la voz de repente
        """,
        pt="""
        fala (enrolada|arrastada|embolada|enroladas|estranha|esquisita|pastosa|engrolada|enrolando|confusa|atrapalhada|presa|mole|embargada|travada|ruim),
        voz (embolada|enrolada|arrastada|pastosa|mole),
        falando (enrolado|arrastado|embolado|estranho|engrolado|mole|nada com nada|coisa com coisa|coisa sem nexo|coisas sem sentido|coisas sem nexo|sem sentido|atrapalhado|esquisito|tudo enrolado|enrolada|igual bêbado|feito bêbado|que nem bêbado|bobagem),
        fala (que nem|igual|como|feito) bêbad*,
        (enrolando|enrola|enrolou|travou|travando|embolando|embola|arrastando|pesando) (a|) língua,
        língua (enrolada|presa|travada|enrolando|pesada|enrola|travou|mole|dormente),
        (não|num|nem) (consigo|consegue|conseguia|tá conseguindo|está conseguindo|conseguiu|tô conseguindo|sai|dá conta de) (falar|formar|dizer|nem falar|pronunciar|palavra),
        perdeu a fala, perdi a fala, parou de falar,
        (as|) palavras (saem|não saem|tão saindo|estão saindo|saindo|embolam) (erradas|tortas|emboladas|enroladas|trocadas|),
        não dá (pra|para) entender (o que|nada|ele|ela), ninguém entende o que, não se entende,
        não fala coisa com coisa, balbuci*, dificuldade (pra|para|de|em) falar, fala coisas sem,
        (fala|voz|língua) ... (embolou|enrolou|travou|arrastou|sumiu|embolada|enrolada|arrastada),
        não (entende|compreende|tá entendendo) (o que|nada|a gente|as palavras|mais), num entende o que,
        quer falar e não (consegue|sai), não sai (a fala|palavra|voz),
        falando (tudo |) (embolado|enrolado|arrastado|errado|trocado|torto), troca* as palavras,
        trocando as palavras, esqueceu (como |) (falar|as palavras), embaralha* as palavras,
        confunde as palavras, babando, língua (dele |dela |)foi pra um lado,
        (fala|falar|falando|diz|disse) ... (ninguém entende|não dá (pra|para) entender|sem sentido|sem nexo|não se entende|a gente não entende|enrolad*|embolad*),
        coisas que ninguém entende, (tudo|todo|toda) (enrolad*|embolad*),
        só (sai|faz|solta|dá|sabe) (um |uns |) (grunhid*|gemid*|barulho|som|resmungo*|ruído), grunh*,
        (não|num|nem|sem) (acha|acho|encontra|encontro|acerta|acerto|achar|encontrar|lembra) (as |a |o nome das |mais as |nem as |) (palavra|palavras|fala|coisas),
        chama tudo de coisa,
        (não|num) (fala|falava|falo|falou) (nada|mais|direito|palavra|uma palavra|nem|coisa nenhuma|nenhuma palavra),
        nem fala, sem (conseguir |poder |) falar, sem fala, ficou (mudo|muda|sem fala|sem falar),
        (emudeceu|emudecido|emudecida),
        (a |) (voz|fala|palavra|palavras) (não|num|nem) (sai|saem|vem|vêm|saía|saiu), afasia, afásic*,
        disartria, disártric*,
        fala (arrastano|embolano|pastosa|gaga|gaguejada|cortada|travano|desconexa|sem sentido|de bêbado|grossa|pela metade|lenta|tropeçando),
        (falando|fala|falano) (arrastad*|embolad*|enrolad*|engrolad*|mole|torto|torta|pastoso|baboso|pela metade|grosso|gaguejando|devagar|trocad*|tudo errado|tudo trocado|desconexo|coisa sem|que nem criança|feito criança|com a boca mole|esquisit*|estranh*),
        engrolando, enrolano,
        (tenta|tentando|tentou|quer|querendo|tento) (falar|falá|dizer|explicar|conversar) (e|mas|e só|e nada|nada),
        (não|num) (consigo|consegue|conseguia|consegui|conseguiu|tá conseguindo|dá conta de|deu conta de) (nem |) (falar|falá|dizer|explicar|pronunciar|conversar|repetir|formar|completar|juntar) (nada|uma frase|frase|palavra|direito|as palavras|o nome|mais|o próprio|e),
        (língua|boca) (enrolou|enrolada|embolada|embolou|mole|amarrada|amarrou|dormente|pesou|grossa|torta),
        (troca|trocando|trocou|inventa|inventando|esquece|esquecendo|embola|come|comendo) (as |os |o nome das |o nome dos |) (palavra|palavras|nomes|coisas|sílabas|nome),
        palavra (errada|trocada|enrolada|que não existe),
        (só |) (baba|babou|babando) (de |do |pelo |) (um |lado|canto),
        (responde|respondendo) (trocado|atravessado|embolado|errado|nada a ver|coisa com coisa|outra coisa),
        fala outra coisa,
        (parece|parecia|como se fosse|parecendo|igual) (um |uma |) (bêbado|bêbada|embriagad*) ... (falando|fala|falar),
        (falando|fala|falar) ... (bêbado|bêbada|embriagad*)
        """,
        heard=True,
        but="""
        (palabra|letra|receta|etiqueta|papel) no se (le |) entiende
        """,
    ),
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
        see animals, seeing animals, sees things
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
    ),
    Concept(
        "hallucinate",
        en="""
        hallucinat*, seeing (things|bugs|people|spiders|shadows|stuff), see (things|bugs|people) that,
        hearing (voices|things), bugs (on|crawling), crawling on (me|my), walls are moving,
        talking to (her|his) dead, dead (sister|mother|husband|wife), animals,
        (seeing|sees|see) ... (spiders|bugs|snakes|ants|rats|people|shadows|things), spiders on
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
        es="sonreír, sonrisa, sonríe, reírse",
        pt="sorrir, sorriso, sorri, rir",
    ),
    Concept(
        "stroke_word",
        en="stroke, strokes, mini stroke, brain bleed, aneurysm, brain hemorrhage, ministroke",
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
        não (me|nos|o|a) (reconhece|reconheceu|conhece mais|tá reconhecendo|está reconhecendo),
        não tá (me |) reconhecendo, não reconhece (ninguém|a gente|mais|o|a),
        não sabe (onde|quem|que dia|nem onde|nem quem|o próprio nome|mais quem|mais onde|o nome),
        não lembra (o nome|quem|do próprio|onde|de nada), delirando, delirio,
        falando (nada com nada|coisa com coisa|coisas sem nexo|coisa sem nexo),
        não fala coisa com coisa, não diz coisa com coisa,
        (muito|bem|toda|todo|super) (confus*|desorientad*), variando, tresvariando, fora de si,
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
        can barely stand, can barely walk
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
        leaning to (one|the|his|her) (side|left|right), leans to, walking sideways, tilting to
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
