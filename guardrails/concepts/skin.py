"""Swelling, hives, blisters, severe reactions to medicines."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "swell",
        en="""
        swell, swells, swelling, swelled, swole, swollen, swolled, puffy, puffing, puffed, puff, huge,
        twice (its|the|his|her|my) size, balloon*, bloated, fat, enormous, big, giant, thick,
        puffing up, blowing up, slits, like a (blowfish|balloon|softball), doesn't fit, twice as big,
        so big, really big, blown up
        """,
        es="""
        hinch*, inchad*, inchan*, inflad*, hinchadísim*, deform*, abultad*, gigante, gigantes, enorme,
        grandota, grandotes, como (un|) globo, doble de grande, gorda, gordos, hinchó, engrosad*,
        abotagad*, inflaron, infló, inflando, inflándo*, como sapo, hechos una raya, no me cabe, gruesa,
        gruesos, grandísim*, bien grande, muy grande, bien grandota, bien gruesa, bien inflam*
        """,
        pt="""
        inch*, inxad*, inchad*, inchando, inchou, inchação, inchaço, inchasso, deform*, enorme, enormes,
        gigante, grossa, grosso, dobrou de tamanho, gordo, gorda, estufad*, imenso, imensa,
        virou uma bola, feito balão, igual um balão, crescendo, encheu, inflando, inflou, inflaram,
        feito sapo, não cabe, virou um balão, fechadinho de inchado, grossona, muito grande, bem grande,
        cara que nem (uma |) (bola|bolacha|lua),
        (que nem|feito|igual|parecendo|como) (uma |um |) (bola|balão|pão|sapo|bolacha|bexiga|abóbora|monstro|lutador|baiacu|melancia|couro),
        triplicou, triplicad*, quadruplic*,
        (é|tá|ficou|com) (que é |) (um |de um |) (tamanho|tamanhão|tamanhão assim|absurdo|horror),
        desfigur*, inchano, inchadinh*, inchadão, entumec*, edema, edemaci*, botocad*, bocona, beiçud*,
        beiçola, beição, beiçolão, cresceno, papud*, não abre mais, não abre de inchad*,
        (olho|olhos) (fechou|fechado|fechando|fecharam|tampou|tapou|sumiu), parece botox,
        parece que botei botox, boxeador, língua ... pesada, inchadona
        """,
        heard=True,
    ),
    Concept(
        "closing",
        en="""
        clos*, tight, tightening, tightened, tightness, clogging, shutting, shut, constrict*, narrow*,
        blocked, swelled shut, can't swallow, lump, squeezing, hoarse, voice is gone, voice is going,
        lost (my|his|her) voice, voice (is |)(hoarse|raspy|changing|different|funny), golf ball,
        growing in my throat, cannot swallow, unable to swallow, trouble swallowing, hard to swallow,
        hurts to swallow and
        """,
        es="""
        cerr*, cierra, cierran, cierre, cerrándo*, apret*, aprieta, tranc*, tapad*, tapa, tapando,
        obstru*, bloque*, ciera, serrando, sierra, estrech*, no (puedo|puede) (tragar|pasar), ronca,
        ronco, ronquera, sin voz, perdió la voz, se me fue la voz, se le fue la voz, se me va la voz,
        no puede pasar, no puedo pasar, pelota, bola, creciendo,
        no (puede|puedo|logra) (tragar|pasar saliva|ni tragar), apretado, cuesta (tragar|pasar),
        taparon, tapó, cerraron, cerró, apretando, atorando, cerrando,
        voz ronca, ronquit*, lengua (gorda|gruesa|pesada), atraves*
        """,
        pt="""
        fech*, fechando, fexando, trancando, trancou, trancada, apertando, apertada, aperta, apertou,
        tapando, tapou, tapada, obstru*, bloque*, entup*, não (consigo|consegue) engolir, travando,
        travou, rouc*, sem voz, perdeu a voz, voz sumiu, voz dele sumiu, voz dela sumiu, voz sumindo,
        num consegue engolir, num consigo engolir, bola, crescendo, tampando, tampou,
        não (engole|consegue engolir|consigo engolir), custa engolir, difícil engolir,
        não (engulo|engole|passa) (nem |) (água|saliva|cuspe|nada|a água|o cuspe),
        nem (água|saliva|cuspe|a água) (passa|desce|consigo|consegue),
        (não|num) (tô |tá |está |estou |) (consigo|consegue|conseguindo|conseguir|dou conta de|dá conta de) (mais |nem |) engolir,
        (não|num) (passa|desce|engulo|engole) (nem |mais |) (água|a água|saliva|cuspe|cusparada|nada|comida|líquido),
        babando, baba,
        voz (tá |está |ficou |) (rouca|fina|grossa|estranha|abafada|anasalada|diferente|falhando|sumindo|esquisita|de pato|presa|foi),
        ficando rouc*, tá ronco, tá rouc*, tampano, tapano, fechano, apertano, trancano, grossa,
        engross*, coçando por dentro
        """,
        but="""
        (swallow) (pills|big|large|capsules|tablets|the|them|it|his|her|my),
        (tragar) (pastillas|pastilla|las|cápsulas|la|tabletas|el),
        (engolir) (comprimido|comprimidos|cápsula|o|os|remédio|grande),
        no (puede|puedo) (tragar|pasar) (pastillas|pastilla|las|cápsulas|tabletas),
        (can't|cannot) swallow (pills|big|large|capsules|tablets),
        não (consegue|consigo) engolir (comprimido|comprimidos|cápsula|cápsulas), la fecha, fecha de,
        (engole|engolir|engulo) ... (comprimido|comprimidos|cápsula|cápsulas|pílula|pílulas|remédio|remédios),
        (comprimido|comprimidos|cápsula|cápsulas|pílula|remédio) ... (grande|não consigo engolir|não consegue engolir|porque não consigo engolir|não engole|enorme),
        (líquido|gotas|xarope) ... (engole|engolir),
        (dissolver|amassar|esmagar|triturar|partir) ... engolir,
        no (puede|puedo|logra|logro) (ni |ya |) (tragar|tragarse|tragarme|pasar|pasarme) (sus|mis|esas|estas|tantas|unas|esa|el|la|las|una) (pastilla|pastillas|cápsula|cápsulas|tableta|tabletas|comprimido|comprimidos|antibiótico|medicina|medicinas),
        no (puede|puedo|logra) tragar (pastillas|cápsulas|tabletas|comprimidos)
        """,
    ),
    Concept(
        "hives",
        en="""
        hives, welts, hive, rash, itching, itchy, breaking out, broke out, break out, red bumps,
        blotches, splotches,
        welps, whelps, blotchy, splotchy, bumps all over, itch, itches, itching all over
        """,
        es="""
        ronchas, roncha, ronchitas, ronchota, ronchotas, urticaria, habones, sarpullido, salpullido,
        granos, granitos, picazón, comezón, rasquiña, piquiña, brote, brotado, brotada, broté, brotó,
        alergia, manchas rojas, erupción, verdugones, enronch*, jiotes, ronchando, rash,
        ronchones, habón, jiote, salpullidos, urticarias, verdugón, alforra, picor, escozor, brotaron,
        salieron unas, ajo, mazamorra
        """,
        pt="""
        urticária, placas, vergões, vergão, calombos, calombo, bolinhas, empolad*, empolou, empolando,
        coceira, coçando, coçar, pipocando, pipocou, pipocad*, manchas vermelhas, erupção, alergia,
        irritação, brotoeja, caroços, caroço, grosseirão, todo encaroçado, encaroçad*, empolado,
        empolação, empolano, calombada, placona, vermelhão, vermelhidão, vermelhona, vermelhinho,
        encaroçou, encaroçano, pipoca, pelotas, bolotas, vergãozinho, coceirão, coceirada, coça,
        pinicando, pinicação, comichão, pintado, pintada, pintadinh*, rash, pereba, manchado, manchada,
        (todo|toda|tudo) (vermelh*|pintad*|manchad*|pelotad*|empipoc*),
        (vermelh*) (que nem|feito|igual|como) (um |uma |) (pimentão|camarão|tomate|caranguejo|peru|pimenta)
        """,
        heard=True,
    ),
    Concept(
        "yellow",
        en="yellow, jaundice*, orange",
        es="amarill*, ictericia, amarillent*, amariyo",
        pt="""
        amarel*, icterícia, amarelad*, amarelão, amarelinh*, amarela que nem, icteríci*, tiriça, trisa,
        trista
        """,
    ),
    Concept(
        "peeling",
        en="""
        peel*, blister*, slough*, falling off, coming off, raw, sheets, burned, skin off, flaking off,
        open sores, sliding off, bubbl*, losing (my|his|her) skin, skin (stays|sticks), raw meat,
        shedding
        """,
        es="""
        pelando, pelada, pelado, peló^, descaram*, despelleja*, despellejando, cayendo, cae, desprend*,
        ampoll*, ampolla*, vejigas, vejiga, en carne viva, carne viva, levantando, levanta, despegando,
        despega, quemad*, pedazos, tiras, descascar*, llagas, llaga, llagad*, bombas, bolsas de agua,
        mudando, pierde la piel, perdiendo la piel, se me queda en las sábanas, como papel, se le va,
        se me va, se me pela, se le pela, se pela
        """,
        pt="""
        descasc*, bolha, bolhas, soltando, solta, soltou, caindo, despel*, despreg*, desprendendo,
        despregando, em carne viva, carne viva, largando, descolando, escam*, queimad*, pedaços, ferida,
        feridas, arrancando, saindo, esfol*, bolhoso, bolhosa, perdendo a pele, perde a pele,
        fica no lençol, feito papel, pipoca* bolha, ferindo, ferid*, largano, soltano, descascano,
        saindo no lençol, virando água, queimadura, em carne, boca ferida, esfolad*, rachando, bolhinha,
        bolhona
        """,
        heard=True,
    ),
    Concept(
        "rash",
        en="rash, spots, sores, blisters, lesions, red, welts, hives, ulcers",
        es="""
        ronchas, sarpullido, salpullido, manchas, llagas, ampollas, erupción, granos, ronchitas, brote,
        rojo, roja, lesiones, úlceras, rash, jiotes, vejigas
        """,
        pt="""
        manchas, bolhas, feridas, erupção, vermelhas, vermelha, vermelho, lesões, úlceras, aftas,
        bolinhas, placas, empolad*, rash
        """,
    ),
    Concept(
        "allergen",
        en="""
        sting, stung, bee, wasp, peanut, peanuts, shellfish, shrimp, antibiotic*, penicillin,
        amoxicillin, took, ate, allergic, allergy, allergies, reaction, medicine, pill, shot, vaccine,
        epipen, nuts, bit, eating, taking, ibuprofen, new, fish, seafood, scratch, milk, egg,
        strawberry, latex, dye, bee got me, got me, cashews, walnut, almonds
        """,
        es="""
        picó, picadura, abeja, avispa, maní, cacahuate, marisco*, camarón, camarones, penicilina,
        amoxicilina, antibiótico*, alergia, alérgic*, reacción, tomé, comí, comió, tomó, inyección,
        inyectaron, vacuna, pastilla, medicina, ibuprofeno, dipirona, nuez, nueces, nuevo, nueva,
        pescado, leche, huevo, fresa, látex, hormiga, alacrán, picaron,
        contraste, suero, benzetacil, pusieron, inyectó, inyecté, pinchó, pinchazo, tinte, aspirina,
        naproxeno, diclofenaco, ketorolaco, mariscos, jaiba, cangrejo, maíz, mango, kiwi, soya, trigo,
        bichos, oruga, gusano, aguamala, medusa, avispero, sulfa, ceftriaxona
        """,
        pt="""
        picada, picou, abelha, vespa, marimbondo, amendoim, camarão, frutos do mar, penicilina,
        benzetacil, amoxicilina, antibiótico*, alergia, alérgic*, reação, tomei, comi, comeu, tomou,
        injeção, vacina, remédio, comprimido, ibuprofeno, dipirona, castanha, novo, nova, peixe, leite,
        ovo, morango, látex, corante, picado, foi picad*, formiga, escorpião, nozes, camarões,
        caranguejo, siri, lagosta, ostra, marisco*, mariscada, moqueca, amendoins, castanha*, avelã,
        paçoca, gergelim, soja, kiwi, abacaxi, mandioca, maribondo, muriçoca, mutuca, lacraia, aranha,
        tocandira, potó, taturana, formigão, ferrão, ferroou, ferrou, ferroada, mordeu, mordida,
        mordido, vacinou, vacinei, aplicaram, aplicaro, novalgina, contraste, tomografia, cefalexina,
        azitromicina, cipro*, ciprofloxacino, nimesulida, cetoprofeno, profenid, diclofenaco, voltaren,
        cataflam, aas, bactrim, sulfa, antiinflamatório, anti inflamatório, soro, injetaram, na veia,
        anestesia, tintura, tinta de cabelo, henna, hena, esmalte, creme, pomada, tomaram, bebeu, bebi,
        suplemento, whey, chocolate, enalapril, captopril, lisinopril, ramipril, comeno, provei, provou,
        pólen, banana, biscoito, sorvete, sushi, lula, polvo, camarãozinho, sururu, caldinho de,
        acarajé, vatapá, pipoca, granola, hambúrguer, remédio pra dor, remédio pra dormir, remédio novo,
        antibiótico, injetou, tomado, picaram, picou ele, picou ela, picadura, passei um creme,
        tatuagem, cílios, botox, ácido hialurônico, preenchimento, bolsa de sangue, transfusão,
        ferro na veia, noripurum
        """,
    ),
    Concept(
        "need_word",
        en="need, needs, where, get, help, send, want",
        es="necesit*, ocup*, dónde, ayuda, falta, quiero",
        pt="precis*, cadê, onde, ajuda, falta",
    ),
    Concept(
        "where_word",
        en="where, find, don't have, expired, broken, don't work",
        es="dónde, encuentro, no tengo, vencid*, caducad*",
        pt="onde, cadê, acho, não tenho",
    ),
    Concept(
        "used_word",
        en="used, gave, injected, stuck, given, using, jabbed",
        es="usé^, usó^, puse, puso, inyecté, inyectó, apliqué, aplicó, usamos",
        pt="usei, usou, apliquei, aplicou, injetei, usamos",
    ),
    Concept(
        "anaphylactic",
        en="anaphyla*, anafila*, anaphylactic shock",
        es="anafil*, choque anafiláctico, shock anafiláctico, edema de glotis, angioedema",
        pt="anafil*, choque anafilático, edema de glote, angioedema",
        heard=True,
    ),
    Concept(
        "allergic_reaction",
        en="allergic reaction, allergy attack, allergic attack",
        es="reacción alérgica, reaccion alergica, ataque de alergia, reacción de alergia",
        pt="reação alérgica, crise alérgica, crise de alergia, ataque de alergia",
    ),
    Concept(
        "inflamed",
        en="inflamed",
        es="inflam*, inflaron, infló",
        pt="inflam*",
    ),
    Concept(
        "allergen_plain",
        en="""
        sting, stung, stings, bee, wasp, hornet, ant bite, peanut, peanuts, shellfish, shrimp,
        penicillin, amoxicillin, antibiotic, allergic, allergy, shot, vaccine, nuts, cashews, fish, egg,
        milk, new (pill|medicine|medication), after (the|that|taking)
        """,
        es="""
        picó, picadura, abeja, avispa, maní, cacahuate, marisco*, camarón, camarones, penicilina,
        amoxicilina, antibiótico, alergia, alérgic*, inyección, inyectaron, vacuna, nuez, nueces,
        pescado, comí, comió, después de la
        """,
        pt="""
        picada, picou, picado, abelha, vespa, marimbondo, amendoim, camarão, penicilina, benzetacil,
        amoxicilina, antibiótico, alergia, alérgic*, injeção, vacina, castanha, comi, comeu,
        depois (do|da), dipirona, novalgina, cefalexina, azitromicina, nimesulida, cetoprofeno,
        diclofenaco, bactrim, sulfa, contraste, camarões, caranguejo, siri, marisco*, escorpião,
        enalapril, captopril, amendoins, ferroada, marimbondos, abelhas, peixe
        """,
    ),
    Concept(
        "cannot_swallow",
        en="""
        can't swallow, cannot swallow, unable to swallow,
        (can't|cannot|couldn't|won't|unable to|can not) (even |hardly |barely |) swallow,
        (hardly|barely) swallow, can't (get|keep) (his|her|my) (own |) (spit|saliva) down,
        trouble swallowing, (spit|drool|saliva) (running|dripping|pouring)
        """,
        es="""
        no (puede|puedo) (tragar|pasar|ni tragar),
        no (puede|puedo|logra|logro) (ni |) (tomar|tragar|pasar) (ni |) (agua|saliva|su saliva|mi saliva|la saliva|baba|líquidos),
        no (me|le) pasa (ni |) (la |) (saliva|agua),
        (se le|le) (cae|escurre|sale|chorrea) la (baba|saliva)
        """,
        pt="não (engole|consegue engolir|consigo engolir)",
        but="""
        (swallow) (pills|big|large|capsules|tablets|the|them|it|his|her|my),
        (tragar) (pastillas|pastilla|las|cápsulas|la|tabletas|el),
        (engolir) (comprimido|comprimidos|cápsula|o|os|remédio|grande),
        no (puede|puedo) (tragar|pasar) (pastillas|pastilla|las|cápsulas|tabletas),
        (can't|cannot) swallow (pills|big|large|capsules|tablets),
        não (consegue|consigo) engolir (comprimido|comprimidos|cápsula|cápsulas),
        (tragar|tragarse|pasar|pasarme|tomar|tragarme) (sus|mis|esas|estas|tantas|unas|esa|el|la|las|una) (pastilla|pastillas|cápsula|cápsulas|tableta|tabletas|comprimido|comprimidos|antibiótico|medicina|medicinas),
        (engole|engolir|engulo) ... (comprimido|comprimidos|cápsula|cápsulas|pílula|pílulas|remédio|remédios),
        (comprimido|comprimidos|cápsula|cápsulas|pílula|remédio) ... (grande|não consigo engolir|não consegue engolir|porque não consigo engolir|não engole|enorme),
        (líquido|gotas|xarope) ... (engole|engolir),
        (dissolver|amassar|esmagar|triturar|partir) ... engolir,
        no (puede|puedo|logra|logro) (ni |ya |) (tragar|tragarse|tragarme|pasar|pasarme) (sus|mis|esas|estas|tantas|unas|esa|el|la|las|una) (pastilla|pastillas|cápsula|cápsulas|tableta|tabletas|comprimido|comprimidos|antibiótico|medicina|medicinas),
        no (puede|puedo|logra) tragar (pastillas|cápsulas|tabletas|comprimidos)
        """,
    ),
    Concept(
        "epipen",
        en="epipen, epi pen, epinephrine, auto injector, autoinjector, epipens",
        es="epipen, adrenalina, epinefrina, autoinyector",
        pt="epipen, adrenalina, epinefrina, caneta de adrenalina",
        heard=True,
    ),
    Concept(
        "hives_word",
        en="""
        hives, welts, broke out, breaking out, red bumps, blotches, rash, scratch all, itching all over,
        itchy all over, whelps, whelts
        """,
        es="""
        ronchas, roncha, ronchitas, ronchota, urticaria, enronch*, brotad*, sarpullido, salpullido,
        habones, verdugones, comezón en todo, picazón en todo, rasquiña en todo,
        ronchones, ronchas por todo, brotaron, enronchad*, enrronchad*, llena de ronchas, empollad*
        """,
        pt="""
        urticária, vergões, empolad*, empolou, placas vermelhas, placas, calombos, encaroçad*,
        pipocando, pipocou, pipocad*, bolotas, coceira no corpo, caroço por todo, caroços por todo,
        cheia de placas, cheio de placas, coçando tod*, empolação, empolano, encaroçou, calombo,
        calombada, placona, vergão, urticaria, pelotas, bolas vermelhas, vermelhão pelo corpo
        """,
        heard=True,
    ),
    Concept(
        "all_red",
        note="Red all over, as after a medicine, a food or a sting.",
        en="""
        red all over, (all|bright|beet|lobster) red, red as a (beet|lobster|tomato), flushed,
        turned red, {hives}
        """,
        es="""
        (todo|toda) (rojo|roja|colorado|colorada|enronchado|enronchada),
        (rojo|roja|colorado|colorada) como (tomate|camarón|jitomate),
        se puso (rojo|roja|colorado|colorada), {hives}
        """,
        pt="""
        (ficou|ficando|tá|está|tô^|fiquei|virou|toda|todo|tudo) (toda |todo |tudo |muito |bem |) (vermelh*|roxo|roxa) (que nem|feito|igual|como|toda|todo|e|inteir*|do|da|demais|dos),
        (toda|todo|tudo|inteir*) (vermelh*|pintad*|empolad*|manchad*|encaroçad*|pelotad*), {hives}
        """,
    ),
    Concept(
        "rash_dots",
        en="""
        purple spots, purple rash, red spots, purple dots,
        rash (doesn't|that doesn't|won't) (fade|blanch|go away when), bruise like, spots, pinprick,
        blotchy, dark spots, purplish spots, spots on (his|her) skin, dots, red dots
        """,
        es="""
        manchas (moradas|rojas|rojizas|violetas|oscuras), puntos (rojos|morados),
        puntitos (rojos|morados), petequias, moretones, manchitas (moradas|rojas), manchas en la piel,
        puntitos violetas, puntos violetas, pintitas, ronchas moradas, manchas
        """,
        pt="""
        manchas (roxas|vermelhas|arroxeadas|escuras|rochas), pontos (vermelhos|roxos),
        pontinhos (vermelhos|roxos), petéquias, manchinhas (roxas|vermelhas),
        pintinhas (roxas|vermelhas), manchas na pele, umas manchas, mancha (roxa|roxas|vermelha|escura),
        mancha roxa, manchas pelo corpo, pintas (roxas|vermelhas),
        (mancha|manchas|manchinha|manchinhas|pinta|pintas|pintinha|pintinhas|ponto|pontos|pontinho|pontinhos) ... (rox*|vermelh*|não some|não somem|não sai|não saem|copo|não clareia|aperta|aperto|corpo|perna|pernas|barriga|espalhando|sangue|vinho),
        manchinhas que, petequia*, púrpura, copo em cima, teste do copo, sangue pisado na pele
        """,
    ),
    Concept(
        "sjs",
        en="stevens johnson, stevens johnson's, sjs, toxic epidermal, steven johnson",
        es="stevens johnson, necrólisis, steven johnson",
        pt="stevens johnson, necrólise, steven johnson",
    ),
    Concept(
        "serotonin_syndrome",
        en="serotonin syndrome, serotonin toxicity, serotonin storm",
        es="""
        síndrome serotoninérgico, síndrome de serotonina, síndrome de la serotonina, serotoninérgic*
        """,
        pt="síndrome serotoninérgica, síndrome da serotonina, serotoninérgic*, síndrome serotonérgica",
    ),
    Concept(
        "nms",
        en="neuroleptic malignant, malignant syndrome",
        es="neuroléptico maligno, síndrome maligno",
        pt="neuroléptica maligna, síndrome maligna",
    ),
    Concept(
        "dystonia",
        en="""
        (jaw|tongue|neck|eyes) ... (locked|stuck|twisting|twisted|rolled up|stuck looking up|sticking out|pulling|clamped),
        eyes (stuck|are stuck|keep rolling|won't come down),
        tongue (is |keeps |)(sticking|sticks|poking) out, lockjaw, can't open (my|his|her) (mouth|jaw),
        can't close (my|his|her) mouth, neck ... (twisted|twisting|pulled to),
        (twisted|twisting|locked|stuck|jammed) ... (neck|jaw|tongue),
        tongue (is |) (hanging|sticking|stuck|rolling) out,
        (neck|head|eyes) (pulled|stuck|locked|twisted|rolled) (back|up|to)
        """,
        es="""
        (quijada|mandíbula) ... (trabad*|trabó|trancad*|trab*|trancó|dura),
        (lengua) ... (salid*|se le sale|se me sale|afuera|torcida|se tuerce),
        (ojos) ... (para arriba|pa arriba|hacia arriba|volteados|virados),
        (cuello) ... (torcid*|tuerce|torció|virado|para atrás), no puede cerrar la boca,
        no puedo abrir la boca, no puede abrir la boca, no puedo cerrar la boca,
        (torció|torcido|tuerce|torciendo|volteó|engarrotó) ... (cuello|pescuezo|cara|boca|quijada)
        """,
        pt="""
        (mandíbula|queixo|maxilar|boca) ... (travad*|travou|travando|presa|dura),
        travou (a|o) (mandíbula|queixo|maxilar|boca|pescoço),
        (língua) ... (pra fora|para fora|saindo|enrolando|torcendo),
        (olhos|olho) ... (pra cima|para cima|virados|viraram),
        (pescoço) ... (torcid*|torto|torcendo|virado|entortou|pra trás),
        não (consegue|consigo) (fechar|abrir) a boca,
        (entortou|torceu|torcendo|entortando|virou) ... (pescoço|boca|queixo|mandíbula),
        (pescoço|língua|boca|olho|olhos|queixo|rosto|cabeça) ... (repux*|entort*|torc*|travad*|travou|puxando|puxado|virad*|virou|enrol*|presa) ... (plasil|haldol|remédio|injeção|bromoprida|dramin|metoclopramida),
        (depois|desde) ... (plasil|haldol|bromoprida|metoclopramida|risperidona) ... (trav*|torc*|entort*|virou|repux*|enrol*|duro)
        """,
    ),
    Concept(
        "dark_urine",
        en="""
        (urine|pee|piss) ... (dark|brown|black|cola|coke|tea|red|coffee),
        (dark|brown|cola|tea|black) (colored |coloured |)(urine|pee), dark urine
        """,
        es="""
        (orina|pipí|orines|orinando|orino|pis) ... (oscur*|café|coca|negra|té|coñac|marrón|cola|color),
        orina (oscura|como coca),
        (orino|orina|orinando|orinó|orines|pipí|pis) ... (negr*|vino|sangre|ladrillo|panela|coca|cola|té cargado|café)
        """,
        pt="""
        (urina|xixi|urinando) ... (escur*|café|coca|preta|chá|marrom|cola|cor de), urina (escura|preta)
        """,
    ),
    Concept(
        "statin_like",
        en="""
        statin, atorvastatin, simvastatin, lipitor, crestor, rosuvastatin,
        cholesterol (pill|medicine|medication|pills)
        """,
        es="estatina, atorvastatina, simvastatina, rosuvastatina, colesterol",
        pt="estatina, atorvastatina, sinvastatina, rosuvastatina, colesterol",
    ),
    Concept(
        "toxic_signs",
        en="""
        shak*, trembl*, tremor*, vomit*, throwing up, confus*, slur*, blurry, stumbl*, diarrhea,
        twitch*, can't walk, yellow, halos, seeing yellow, drowsy, unsteady, palpitat*, slow
        """,
        es="""
        tembl*, tiembl*, temblor*, vomit*, confund*, borros*, diarrea, tambale*, no puedo caminar,
        amarillo, halos, enred*, arrastr*, lent*, palpitac*, somnolient*, sueño, maread*
        """,
        pt="""
        trem*, tremor*, vomit*, confus*, embaçad*, diarreia, cambale*, não consigo andar, amarelo,
        halos, enrolad*, arrastad*, lent*, palpitaç*, sonolent*, sono, tont*
        """,
        but="""
        me confundo con, confundo (con|com), (nunca|no) me confund*
        """,
    ),
    Concept(
        "priapism",
        en="erection ... (hours|won't go|lasting|painful), priapism",
        es="erección ... (horas|no se|no baja|dolorosa|no me baja), priapismo",
        pt="ereção ... (horas|não passa|não baixa|dolorosa), priapismo",
    ),
    Concept(
        "reaction",
        en="reaction, reacting",
        es="reacción, reaccion",
        pt="reação, reacao",
    ),
)
