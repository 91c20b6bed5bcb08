"""What can be swallowed: medicines with brand names beside the generic, alcohol, drugs, poisons."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "downer",
        note="Sedatives and opioids: dangerous with each other and with alcohol.",
        en="""
        xanax, alprazolam, valium, diazepam, klonopin, clonazepam, ativan, lorazepam, restoril,
        temazepam, benzo, benzos, benzodiazepine*, ambien, zolpidem, lunesta,
        sleeping (pill|pills|tablets|meds|medicine|medication),
        sleep (pill|pills|meds|medicine|medication|aid|aids), sleepers, oxycodone, oxycontin, percocet,
        percs, perc, hydrocodone, vicodin, norco, tramadol, morphine, codeine, methadone, suboxone,
        fentanyl, patch, patches, opioid*, opiate*, painkiller, painkillers,
        pain (pill|pills|killers|patch|patches|meds|killer), gabapentin, lyrica, pregabalin, soma,
        muscle relaxer*, muscle relaxant*, flexeril, seroquel, quetiapine, trazodone, benadryl,
        dilaudid, phenobarbital, zanex, bars, clonopin, sedative*, tranquilizer*
        """,
        es="""
        clonazepam, rivotril, ribotril, rivo, alprazolam, tafil, xanax, trankimazin, diazepam, valium,
        lorazepam, ativan, bromazepam, lexotan, lexotanil, benzodiacepin*, benzos, zolpidem, stilnox,
        somno,
        (pastillas|pastilla|pastillitas|medicina|medicamento|medicamentos|tabletas|pepas|gotas) (para|pa|de) (dormir|el sueño|los nervios|nervios),
        somnífero*, sedante*, tranquilizante*, calmante*, calmantes, tramadol, morfina, codeína,
        metadona, fentanilo, oxicodona, parche, parches, opioide*, gabapentina, pregabalina, lyrica,
        quetiapina, opiáceo*, pastillas fuertes, fenobarbital, ravotril, clona, ansiolítico*,
        relajante muscular, relajantes,
        alplax, clonagin, clonazepán, neuryl, tranquinal, alprazolán, midazolam, dormonid,
        pastilla de dormir, pastilla de los nervios, pastillas de los nervios
        """,
        pt="""
        rivotril, rivotriu, clonazepam, alprazolam, frontal, diazepam, valium, lorazepam, lorax,
        bromazepam, lexotan, benzodiazepín*, zolpidem, zopidem, stilnox,
        (remédio|remédios|comprimido|comprimidos|remedinho|gotas) (de|pra|para) (dormir|os nervos|nervos|ansiedade),
        sonífero*, sedativo*, calmante, calmantes, tranquilizante*, tarja preta, tramadol, tramal,
        morfina, codeína, metadona, fentanil, oxicodona, adesivo de fentanil, adesivo, opioide*,
        gabapentina, pregabalina, quetiapina, fenobarbital, gardenal, ansiolítico*, relaxante muscular,
        dorflex,
        (remédio|comprimido|negócio|gotas|gotinha) (pra|pro|para|de|do) (sono|dormir|nervo|nervoso|ansiedade|ataque|convulsão|dor forte),
        clona zepam, riv otril, neozine, amplictil, levozine, donaren, trazodona, mirtazapina,
        olanzapina, patz, midazolam, dormonid, clonazepan, alprazolan, cloxazolam, olcadil, fentanila,
        durogesic, dolantina, petidina, buprenorfina, oxycontin, paco, tylex, codaten, morfima,
        valeriana com, prometazina, fenergan, ciclobenzaprina, miosan, tandrilax, baclofeno, topiramato,
        carbamazepina, ácido valproico, depakene
        """,
        heard=True,
    ),
    Concept(
        "thinner",
        en="""
        blood thinner, blood thinners, thinner, thinners, warfarin, coumadin, xarelto, rivaroxaban,
        eliquis, apixaban, pradaxa, dabigatran, plavix, clopidogrel, heparin, lovenox, anticoagulant*,
        brilinta, aspirin, coumadine, warfarine, warfrin, savaysa, zarelto, eliquest, anticoagulated
        """,
        es="""
        anticoagulante*, anti coagulante, warfarina, coumadin, sintrom, acenocumarol, xarelto,
        rivaroxabán, eliquis, apixabán, pradaxa, dabigatrán, clopidogrel, plavix, heparina, enoxaparina,
        clexane, aspirina, aspirineta, adelgaza* (de|) (la|) sangre,
        (medicina|pastilla|pastillas|medicamento) (para|de|pa) (la sangre|la circulación|adelgazar la sangre|los coágulos),
        anticuagulante*, guarfarina, barfarina, anticoagulad*, anti coagulad*,
        para que no se (me|le|) (coagule|cuaje|hagan coágulos|formen coágulos), inr, anticoagulación,
        rivaroxaban, apixaban, aspirina protec
        """,
        pt="""
        anticoagulante*, anti coagulante, varfarina, warfarina, marevan, coumadin, xarelto,
        rivaroxabana, eliquis, apixabana, pradaxa, dabigatrana, clopidogrel, plavix, heparina,
        enoxaparina, clexane, aspirina, aas, afina* (o|) sangue,
        remédio (pra|para|de) (afinar|o sangue|circulação), ralo o sangue, (fino|afinado) (o|) sangue,
        anticoagulad*, sintrom, acenocumarol, lixiana, edoxabana, brilinta, ticagrelor, prasugrel,
        somalgin, heparinizad*, remédio do sangue, remédio pro sangue, remédio de sangue,
        remédio pra trombose, remédio da trombose, remédio da válvula, sangue fino, afinador de sangue,
        cilostazol, élicuis, xareuto, zarelto, marevã, marevam
        """,
        heard=True,
    ),
    Concept(
        "insulin",
        en="insulin, lantus, humalog, novolog, lispro, glargine, tresiba, basaglar, levemir, insuline",
        es="insulina, lantus, humalog, novorapid, glargina, nph, insolina, lispro",
        pt="insulina, lantus, humalog, novorapid, glargina, nph, insolina, lispro",
        heard=True,
    ),
    Concept(
        "sugar_med",
        en="""
        metformin, glipizide, glyburide, glimepiride, diabetes (pill|pills|medicine|medication|meds),
        sulfonylurea
        """,
        es="""
        metformina, glibenclamida, glimepirida, glipizida,
        (pastilla|pastillas|medicina) (del|para el|de la|para la) (azúcar|diabetes)
        """,
        pt="""
        metformina, glibenclamida, glimepirida, glifage,
        remédio (do|pro|de|da|pra) (açúcar|diabetes|diabete)
        """,
    ),
    Concept(
        "med",
        note="Any medicine, named or not.",
        en="""
        pill, pills, medicine, medicines, medication, medications, meds, med, tablet, tablets, capsule,
        capsules, caps, dose, doses, prescription, prescriptions, vitamins, gummies, tylenol,
        acetaminophen, paracetamol, advil, ibuprofen, motrin, aspirin, aleve, naproxen,
        heart (pills|medicine|medication|meds),
        blood pressure (pills|pill|medicine|medication|meds|tablets), lisinopril, amlodipine,
        metoprolol, atenolol, propranolol, beta blocker*, digoxin, lithium, antidepressant*, prozac,
        zoloft, lexapro, sertraline, fluoxetine, citalopram, wellbutrin, bupropion, effexor,
        venlafaxine, amitriptyline, iron, metformin, adderall, ritalin, lamictal, depakote, antibiotic*,
        amoxicillin, penicillin, prednisone, methotrexate, colchicine, levothyroxine, synthroid,
        clonidine, diltiazem, verapamil, glipizide, nyquil, cough syrup, cough medicine, syrup,
        cold medicine, melatonin, bottle of, {downer}, {thinner}, {insulin}, inhaler, injection,
        shot of, thyroid, water pill, water pills, statin, drops, potassium, flecainide,
        hydroxychloroquine, lomotil, edible, edibles, sulfa, bactrim, lamotrigine, allopurinol,
        tegretol, carbamazepine, phenytoin, dilantin, keppra, gabapentin, trazodone, risperidone,
        haldol, haloperidol, antipsychotic*
        """,
        es="""
        pastilla, pastillas, pastillita, pastillitas, pastía, medicina, medicinas, medicamento,
        medicamentos, remedio, remedios, tableta, tabletas, comprimido, comprimidos, cápsula, cápsulas,
        píldora, píldoras, pepa, pepas, dosis, gotas, gotitas, jarabe, vitaminas, paracetamol,
        acetaminofén, tempra, tylenol, ibuprofeno, aspirina, naproxeno, ketorolaco, diclofenaco,
        losartán, enalapril, amlodipino, atenolol, propranolol, metoprolol, digoxina, litio,
        antidepresivo*, fluoxetina, sertralina, escitalopram, citalopram, amitriptilina, hierro,
        metformina, glibenclamida, antibiótico*, amoxicilina, penicilina, carbamazepina, valproato,
        prednisona, metotrexato, levotiroxina, salbutamol, captopril, receta, inyección, suplemento,
        grageas, chochos, dipirona, novalgina, buscapina, loratadina, clorfenamina, {downer}, {thinner},
        {insulin}, tratamiento, fármaco*, ampolla, supositorio, mejorales, panadol, tabcin, píldoritas,
        gomitas, sulfa, lamotrigina, alopurinol, fenitoína, trimetoprim, bactrim, haloperidol,
        risperidona, tramadol, tratamiento nuevo,
        bisoprolol, carvedilol, nebivolol, valsartán, telmisartán, irbesartán, candesartán,
        hidroclorotiazida, furosemida, espironolactona, nifedipino, omeprazol, ranitidina,
        metoclopramida, montelukast, cetirizina, azitromicina, ciprofloxacino, ceftriaxona, benzetacil,
        metronidazol, meloxicam, ketoprofeno, metamizol, nimesulida, dexametasona, betametasona,
        levodopa, topiramato, levetiracetam, quetiapina, olanzapina, potasio, cloroquina, primaquina,
        pastillas para la malaria
        """,
        pt="""
        comprimido, comprimidos, comprimidinho, remédio, remédios, remedinho, medicamento, medicamentos,
        medicação, cápsula, cápsulas, pílula, pílulas, dose, doses, gotas, gotinhas, xarope, vitamina,
        vitaminas, paracetamol, tylenol, dipirona, novalgina, ibuprofeno, aspirina, naproxeno,
        diclofenaco, losartana, enalapril, atenolol, propranolol, metoprolol, digoxina, lítio,
        antidepressivo*, fluoxetina, sertralina, escitalopram, citalopram, amitriptilina, ferro,
        metformina, glibenclamida, antibiótico*, amoxicilina, penicilina, carbamazepina, prednisona,
        metotrexato, levotiroxina, puran, salbutamol, captopril, anlodipino, receita, injeção, drágea,
        drágeas, cartela, cartelas, {downer}, {thinner}, {insulin}, bombinha, colírio, pastilha,
        remedim, hidroclorotiazida, sinvastatina, neosaldina, buscopan, dramin, ritalina, venvanse,
        gominhas, sulfa, bactrim, lamotrigina, alopurinol, fenitoína, haloperidol, risperidona,
        tratamento novo, remedios, remediozinho, comprimid*, pilula, adesivo, adesivos, supositório,
        injetável, ampola, ampolas, vidrinho, pozinho, sachê, glifage, sal de fruta, pomada,
        tarja preta, tarja vermelha, garrafada, omeprazol, tramal, propafenona, amiodarona, clonidina,
        cloroquina, hidroxicloroquina, metadona, ivermectina, teofilina, aminofilina, berotec,
        sulfato ferroso, noripurum, colchicina, quinina, primaquina, isotretinoína, roacutan,
        topiramato, fluconazol, levofloxacino, ozempic, mounjaro, forxiga, jardiance, tapazol,
        metimazol, propiltiouracil, lamitor, anticoncepcional, antialérgico, corticoide, dexametasona,
        predsim, prednisolona, nimesulida, cetoprofeno, torsilax, dorflex, cefalexina, azitromicina,
        ciprofloxacino
        """,
        heard=True,
    ),
    Concept(
        "alcohol",
        en="""
        alcohol, drunk, been drinking, drinking heavily, drinking all,
        drank (a|the|all|whole|too|lots|half|my|some|wine|beer|with), beer, beers, wine, vodka, whiskey,
        whisky, tequila, rum, gin, liquor, booze, bourbon, drinks, shots, wasted, hammered, moonshine,
        margaritas, hard seltzer, six pack, bottle of wine, drunken, cocktails, cocktail
        """,
        es="""
        alcohol, borrach*, cerveza, cervezas, chela, chelas, birra, birras, vino, tequila, ron, vodka,
        whisky, trago, tragos, copas, licor, aguardiente, mezcal, pisco, caña, guaro, tomando alcohol,
        bebiendo, caguama, caguamas, fernet, tomad* alcohol, pedo, peda, ebri*, chicha,
        botella de (ron|tequila|vino|vodka|whisky|aguardiente|pisco|mezcal), pacha, cuba, cubas, cusha,
        guarapo, curda
        """,
        pt="""
        álcool, bêbad*, bebendo, bebida, bebidas, cerveza, cerveja, cervejas, breja, vinho, cachaça,
        pinga, vodka, uísque, whisky, conhaque, tequila, rum, drinks, porre, caipirinha, embriagad*,
        alcoolizad*, gole, chopp, goró, corote, chapad*, bebeu todas, cachaçada, latinhas, latões,
        birita, pingaiada, caninha, bebeno, bebeu muito, encheu a cara, mamado, mamada, porres, tontão,
        manguaça, bebum, aguardente, catuaba, jurupinga, licor, espumante, latão, litrão, barrigudinha,
        uns gole de, tomou todas, tomei todas, tomou umas, tomei umas, umas e outras
        """,
    ),
    Concept(
        "drug",
        note="Street drugs.",
        en="""
        heroin, fentanyl, cocaine, coke, crack, meth, ice, molly, ecstasy, mdma, ketamine, speed, pcp,
        acid, lsd, shrooms, k2, spice, blues, smack, dope, speedball, crystal, ghb, xylazine, tranq,
        street drugs, drugs, lean, opium
        """,
        es="""
        heroína, fentanilo, cocaína, coca, perico, crack, piedra, metanfetamina, cristal, éxtasis,
        tachas, mdma, ketamina, lsd, ácido, tusi, basuco, paco, merca, drogas, droga, chiva, crico,
        marihuana, mota, drogad*
        """,
        pt="""
        heroína, cocaína, pó, crack, pedra, metanfetamina, êxtase, bala de, md, ketamina, lsd,
        lança perfume, lança, loló, drogas, droga, k9, maconha, drogad*, doce de lsd, cheirinho,
        brizola, lolo, ecstasy, ecstazy, keta, k 9, k2, k4, spice, merla, zirrê, nóia, tadala com,
        poppers, mandrix, heroina, cocaina, gbl, ghb
        """,
    ),
    Concept(
        "poison",
        note="Never meant to be swallowed.",
        en="""
        bleach, clorox, lysol, drain cleaner, drano, rat poison, poison, poisons, antifreeze,
        pesticide*, insecticide*, weed killer, roundup, ammonia, detergent, tide pod, tide pods,
        laundry (pod|pods|detergent), dish soap, cleaner, cleaning (fluid|product|products|liquid),
        gasoline, kerosene, lighter fluid, lamp oil, paint thinner, turpentine, nail polish remover,
        rubbing alcohol, hand sanitizer, mouthwash, button battery, battery, batteries, magnet, magnets,
        moth balls, mothballs, windshield fluid, windshield washer, oven cleaner, toilet cleaner,
        pool chlorine, lye, hydrogen peroxide, roach killer, ant killer, wild mushroom, wild mushrooms,
        essential oil, e cig liquid, vape juice, nicotine, super glue, chemical, chemicals,
        drain opener, fertilizer, bug spray, boric acid, pine sol, cyanide, hair dye, iodine, camphor,
        vicks, tiki torch oil, mercury, berries, laundry capsule, detergent pod, pods, laundry capsules,
        disinfectant, cleaning (stuff|thing|liquid|product|products|chemical|spray|solution),
        stuff under the sink, under the sink, toilet bowl cleaner, febreze, oven spray, floor cleaner,
        furniture polish,
        coin cell, button cell, watch battery, rat pellets, rat bait, decon, mouse poison, wasp spray,
        paraquat, organophosphate, phenyl, phenol, pellets, herbicide, fly strips, antifreez
        """,
        es="""
        cloro, lejía, blanqueador, lavandina, hipoclorito, clorox, cloralex, sosa cáustica,
        soda cáustica, destapacaños, destapa caños, diablo rojo, veneno, venenos, raticida, mataratas,
        mata ratas, racumín, insecticida, plaguicida, pesticida, herbicida, paraquat, gramoxone,
        fumigante, matamoscas, baygón, anticongelante, amoniaco, amoníaco, detergente, suavizante,
        limpiador, limpiapisos, desinfectante, fabuloso, pinol, creolina, ajax, gasolina, petróleo,
        kerosén, queroseno, kerosene, tíner, thinner, aguarrás, acetona, quitaesmalte,
        alcohol (de curación|isopropílico|del botiquín|en gel|etílico), gel antibacterial, pila, pilas,
        batería, imán, imanes, naftalina, ácido muriático, ácido, agua oxigenada, hongos silvestres,
        hongo silvestre, pegamento, cianuro, fósforo blanco, pastillas de fósforo, fosfina,
        polvo para hormigas, lavaplatos, jabón líquido, jabón de trastes, shampoo, tinte, cresta,
        aguaras, lamparín, bencina, nafta, alcanfor, fertilizante, sulfato, pintura, químico, químicos,
        vape, cápsula de detergente, cápsulas de detergente, pastilla de inodoro,
        pastilla de detergente, mata pulgas, desengrasante, sarricida, lustramuebles,
        limpiador (del|de) (baño|piso|horno|vidrios), líquido (de|para) (limpiar|frenos|destapar),
        producto de limpieza, cosa de limpiar, lo de limpiar,
        (pastilla|pastillas) (de|para|del) (curar|el|los|) (frijol|frijoles|maíz|grano|granos|silo),
        curagrano*, curafrijol*, gastoxin, phostoxin, fosfamina,
        (campeón|cebo|polvo|veneno|pasta|tabletas|algo|sobre|líquido) (para|de|contra) (las |los |) (ratas|ratones|ratón|rata|cucarachas|hormigas|pulgas|garrapatas|ganado|moscas|plagas),
        (tres|tre) pasitos, guayaquil, lannate, carbofurán, furadán, malatión, folidol, glifosato,
        faena, ranger, roundup, k otrina, desgrasante, desincrustante, desatascador, destapador,
        limpia hornos, quita sarro, ácido de batería, líquido de batería, refrigerante, removedor,
        diluyente, aguarás, trementina, vinagre industrial, cal viva
        """,
        pt="""
        água sanitária, qboa, q boa, candida, cândida, cloro, alvejante, soda cáustica, desentupidor,
        diabo verde, veneno, venenos, chumbinho, raticida, veneno de rato, inseticida, agrotóxico,
        herbicida, paraquat, raid, baygon, formicida, amônia, detergente, amaciante, sabão em pó,
        sabão líquido, desinfetante, pinho sol, veja, limpador, produto de limpeza, produtos de limpeza,
        gasolina, querosene, tíner, thinner, solvente, aguarrás, acetona, removedor,
        álcool (em gel|gel|etílico|isopropílico|da limpeza|70|de limpeza|de posto), pilha, pilhas,
        bateria, ímã, imã, ímãs, naftalina, ácido, ácido muriático, água oxigenada, cogumelo, cola,
        cianeto, creolina, limpa forno, carrapaticida, mata mato, tinta, kboa, quiboa, limpa alumínio,
        shampoo, perfume, adubo, químico, planta venenosa, comigo ninguém pode, vape,
        cápsula de lavar roupa, cápsula de sabão, cápsula de detergente, pastilha de vaso,
        pedra sanitária, desengordurante, lustra móveis, mata pulga, desinfetante do banheiro,
        líquido de limpeza, coisa de limpar, negócio de limpar, limpa vidro, lustra, chumbim, racumim,
        cloro de piscina, pastilha de cloro, limpa pedra, ácido de bateria, soda, soda caustica,
        potassa, lixívia, óleo diesel, álcool de posto, thiner, tiner, tner, verniz, mata baratas,
        veneno de (barata|formiga|carrapato|mato|planta|rato), k othrine, glifosato, roundup, furadan,
        aldicarb, temik, formol, amoníaco, limpa vidros, sapólio, ajax, multiuso, desodorizador,
        aromatizante, óleo essencial, gel de isqueiro, fluído de isqueiro, álcool 46, álcool 92, etanol,
        metanol, mamona, mandioca brava, espirradeira, saia branca, trombeta, cogumelos, baiacu,
        pó de mico, bolinha de naftalina, permanganato, água de bateria, descolorante, alisante,
        produto de cabelo, pilhinha, pilha de relógio, pilha redonda, bateria de relógio, bateriazinha,
        bolinha de gel, orbeez
        """,
        heard=True,
        but="blood (thinner|thinners), (ácido|acido|ácidos) (fólico|folico|acetilsalicílico|úrico|valproico|valpróico|ascórbico|hialurônico|tranexâmico|glicólico|salicílico|retinoico|graxo|graxos|nicotínico|ursodesoxicólico), refluxo ácido, (cheiro|passei|passar|tirar|usar|uso) (de|do|o|a|um|com) (removedor|acetona|perfume|tinta|tintura|esmalte|detergente|sabão|shampoo|cola) (de|do|no|na|pra) (unha|unhas|cabelo|esmalte|roupa|parede), removedor de esmalte",
    ),
    Concept(
        "serotonin_med",
        en="""
        antidepressant*, prozac, zoloft, lexapro, sertraline, fluoxetine, citalopram, escitalopram,
        effexor, venlafaxine, paxil, paroxetine, ssri, ssris, snri, tramadol, triptan, sumatriptan,
        linezolid, mdma, st johns wort, trazodone, maoi, dextromethorphan, celexa, cymbalta, duloxetine,
        robitussin,
        usual ssri, nerve pills
        """,
        es="""
        antidepresivo*, fluoxetina, sertralina, escitalopram, citalopram, paroxetina, venlafaxina,
        tramadol, triptán, sumatriptán, duloxetina, prozac, hierba de san juan, linezolid
        """,
        pt="""
        antidepressivo*, fluoxetina, sertralina, escitalopram, citalopram, paroxetina, venlafaxina,
        tramadol, sumatriptana, duloxetina, prozac, erva de são joão, trazodona, desvenlafaxina, zoloft,
        lexapro, efexor, cymbalta, daforin, assert, pondera, venlift, donaren, vortioxetina, brintellix,
        clomipramina, anafranil, amitriptilina, nortriptilina, imipramina, mirtazapina, bupropiona,
        linezolida, selegilina, parnate, tranilcipromina, naramig, naratriptana, ecstasy,
        dextrometorfano, xarope de tosse, trocaram o antidepressivo, remédio da depressão,
        remédio pra depressão, antidepressivos
        """,
        heard=True,
    ),
    Concept(
        "antipsychotic",
        en="""
        antipsychotic*, haldol, haloperidol, risperdal, risperidone, zyprexa, olanzapine, seroquel,
        quetiapine, abilify, aripiprazole, thorazine, clozapine, reglan, metoclopramide, compazine,
        invega, geodon,
        psych shot, psych meds, haldol shot, prolixin
        """,
        es="""
        antipsicótico*, haloperidol, haldol, risperidona, olanzapina, quetiapina, aripiprazol,
        clozapina, metoclopramida, plasil, levomepromazina, sinogan
        """,
        pt="""
        antipsicótico*, haloperidol, haldol, risperidona, olanzapina, quetiapina, aripiprazol,
        clozapina, metoclopramida, plasil, clorpromazina, amplictil, levomepromazina, neozine,
        haldol decanoato, risperdal, leponex, seroquel, paliperidona, zuclopentixol, clopixol,
        remédio da esquizofrenia, bromoprida, digesan
        """,
        heard=True,
    ),
    Concept(
        "lithium",
        en="""
        lithium, digoxin, statin, atorvastatin, simvastatin, lipitor, crestor, rosuvastatin, digitalis
        """,
        es="litio, carbonato de litio, digoxina, estatina, atorvastatina, simvastatina, rosuvastatina",
        pt="lítio, carbolitium, digoxina, estatina, atorvastatina, sinvastatina, rosuvastatina",
        heard=True,
    ),
)
