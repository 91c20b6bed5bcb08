"""Swelling, a throat that closes, hives, blisters, yellow skin."""

from guardrails.concept import Concept
from guardrails.concepts.allergy import PILLS_TO_SWALLOW

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
        but=f"""
        {PILLS_TO_SWALLOW},
        la fecha, fecha de
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
)
