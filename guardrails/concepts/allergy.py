"""Allergens, allergic reactions, the injector."""

from typing import Final

from guardrails.concept import Concept

PILLS_TO_SWALLOW: Final = """
(swallow) (pills|big|large|capsules|tablets|the|them|it|his|her|my),
(tragar) (pastillas|pastilla|las|cápsulas|la|tabletas|el),
(engolir) (comprimido|comprimidos|cápsula|o|os|remédio|grande),
no (puede|puedo) (tragar|pasar) (pastillas|pastilla|las|cápsulas|tabletas),
(can't|cannot) swallow (pills|big|large|capsules|tablets),
não (consegue|consigo) engolir (comprimido|comprimidos|cápsula|cápsulas),
(engole|engolir|engulo) ... (comprimido|comprimidos|cápsula|cápsulas|pílula|pílulas|remédio|remédios),
(comprimido|comprimidos|cápsula|cápsulas|pílula|remédio) ... (grande|não consigo engolir|não consegue engolir|porque não consigo engolir|não engole|enorme),
(líquido|gotas|xarope) ... (engole|engolir),
(dissolver|amassar|esmagar|triturar|partir) ... engolir,
no (puede|puedo|logra|logro) (ni |ya |) (tragar|tragarse|tragarme|pasar|pasarme) (sus|mis|esas|estas|tantas|unas|esa|el|la|las|una) (pastilla|pastillas|cápsula|cápsulas|tableta|tabletas|comprimido|comprimidos|antibiótico|medicina|medicinas),
no (puede|puedo|logra) tragar (pastillas|cápsulas|tabletas|comprimidos)
"""
"""Who finds pills hard to swallow, or asks how to take them: no throat that closes."""

CONCEPTS = (
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
        but=f"""
        {PILLS_TO_SWALLOW},
        (tragar|tragarse|pasar|pasarme|tomar|tragarme) (sus|mis|esas|estas|tantas|unas|esa|el|la|las|una) (pastilla|pastillas|cápsula|cápsulas|tableta|tabletas|comprimido|comprimidos|antibiótico|medicina|medicinas)
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
)
