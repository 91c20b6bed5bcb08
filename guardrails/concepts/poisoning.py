"""Overdose and poisoning in their many forms."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "mix",
        en="""
        mixed, mixing, mix, combined, with, and, on top of, washed, along with, together, while, plus,
        after, then, after drinking, chased
        """,
        es="mezcl*, revolv*, con, junto, y, encima, además, combin*, después, luego",
        pt="mistur*, com, junto, e, em cima, combin*, depois, mais, além",
    ),
    Concept(
        "mixed",
        en="""
        mixed, mixing, mix, combined, combining, on top of, washed ... down, along with, chased with,
        washed down with
        """,
        es="mezcl*, revolv*, combin*, encima, junto con, a la vez",
        pt="mistur*, em cima, combin*, junto com, por cima",
    ),
    Concept(
        "poisoned",
        en="""
        poisoned, poisoning, poisonous, toxic, carbon monoxide, gas leak, fumes, poison control,
        pinpoints, pinpoint pupils
        """,
        es="""
        envenen*, intoxicad*, (me|se|nos) intoxic*, intoxicó,
        intoxicación (por|con) (medicamento*|pastilla*|gas|medicina*|cloro|plaguicida*|alcohol),
        monóxido, fuga de gas, escape de gas, gases tóxicos, vapores, emanaciones, pupilas como puntit*
        """,
        pt="""
        envenen*, intoxicad*, (me|se) intoxic*, intoxicou,
        intoxicação (por|com) (remédio*|medicament*|gás|comprimido*|produto*|álcool), monóxido,
        vazamento de gás, gás vazando, vapores, fumaça tóxica, pupila* ... pontinho
        """,
        heard=True,
        but="""
        poison control* (number|hotline|phone), poison control* for
        """,
    ),
    Concept(
        "overdose_word",
        en="""
        overdose, overdosed, overdosing, overdoses, od'd, oded, od, odd, overdos*, over dose,
        over dosed, overdosis, laced, bad batch, hot dose, hotshot, od on
        """,
        es="""
        sobredosis, sobre dosis, sobredocis, sobredosificó, sobredosificación, sobredosi, adulterad*,
        pasado de dosis, se pasó de pastillas, pasada de pastillas
        """,
        pt="""
        overdose, over dose, overdoze, superdose, superdosagem, sobredose, overdosi, super dosagem,
        batizad*, adulterad*, passou da dose
        """,
        heard=True,
        but="""
        (no|do|o|foi|meu|um) batizad*
        """,
    ),
    Concept(
        "mixed_past",
        en="mixed, mixing, combined",
        es="mezcló, mezclé, mezclaron, mezclando, revolvió, revolví, combinó, combiné, mezclado",
        pt="misturou, misturei, misturaram, misturando, misturado, combinou",
    ),
    Concept(
        "drug_used",
        en="""
        i used, he used, she used, used some, shot up, smoked some, snorted, took something, took some,
        took a hit, smoked, took a pill someone, took a pill from, took something at a party
        """,
        es="""
        se inyectó, se metió algo, me metí algo, fumó algo, se fumó, lo que fumó, inhaló algo, consumió,
        se drogó, tomó algo en la fiesta, le pusieron algo en la bebida, le echaron algo
        """,
        pt="""
        usou alguma coisa, usou algo, fumou, o que ele fumou, que ele fumou, cheirou alguma coisa,
        injetou, se drogou, tomou alguma coisa na festa, colocaram algo na bebida, tomou uma bala,
        usei alguma coisa, botaram alguma coisa
        """,
    ),
    Concept(
        "laced",
        en="laced, fentanyl, bad batch, don't feel, can't feel, purple, blue",
        es="adulterad*, fentanilo, morad*, azul*, raro, rara",
        pt="batizad*, adulterad*, rox*, azul*, estranh*",
    ),
    Concept(
        "narcan",
        en="narcan, naloxone",
        es="narcan, naloxona",
        pt="narcan, naloxona",
        heard=True,
    ),
    Concept(
        "whole_only",
        en="""
        all of them, the whole thing, the whole bottle, the entire bottle, whole bottle, entire bottle,
        every last one, all my (pills|meds|medication|medicine|tablets), a handful, a bunch of pills,
        all the pills, the whole box, whole pack, handful of, all those pills, two bottles, all at once,
        lost count, the rest of the bottle, rest of the bottle, swallow the lot, the lot, took the lot,
        a dozen, how many i (took|take|swallowed), lost track of how many
        """,
        es="""
        todas juntas, todo el frasco, toda la caja, el frasco entero, la caja entera, todo el blíster,
        todo el bote, toda la tira, el blíster entero, todas las pastillas, todas mis pastillas,
        un puñado de, un montón de pastillas, todo el blister, frasco completo, la tira entera,
        toda la plancha, todito el frasco, todas las que, la caja completa, todo lo que había en el,
        perdí la cuenta, lo que quedaba del frasco, el resto del frasco, no quedó ninguna,
        no dejó ninguna, cuántas (me |)(tomé|tome|tragué), cuántos (me |)(tomé|tome),
        perdí la cuenta de cuántas
        """,
        pt="""
        todos de uma vez, tudo de uma vez, a cartela inteira, a cartela toda, a caixa inteira,
        a caixa toda, o frasco inteiro, o vidro inteiro, o frasco todo, todos os comprimidos,
        todos os remédios, todos os meus remédios, um punhado de, um monte de remédio,
        um monte de comprimido, a cartela todinha, duas cartelas, a cartela, tudo que tinha,
        uma cartela, cartela inteira, caixa inteira, perdi a conta, resto do vidro, o resto do frasco,
        o que sobrou da cartela, não sobrou nenhum, não sobrou nada, quantos (eu |)(tomei|engoli),
        quantas (eu |)(tomei|engoli), um punhado de comprimido, tudinho de uma vez,
        o que tinha na caixa, o que tinha na cartela, tudo que achou, os remédio tudo,
        os comprimido tudo, caixa todinha, frasco todinho, vidro todinho, uma cartela todinha,
        uma caixa todinha, a caneta inteira, o refil inteiro
        """,
    ),
    Concept(
        "whole_things",
        en="""
        all (my|his|her|the|of my|of his|of her|of the) (pills|meds|medication|medications|medicine|tablets|xanax|antidepressants|sleeping pills|pain pills|heart pills|insulin),
        (the |a |)(whole|entire|full|half the|half a) (bottle|box|pack|package|strip|container|month's supply|prescription)
        """,
        es="""
        (todas|toditas) (las |mis |sus |)(pastillas|medicinas|tabletas|pepas|píldoras),
        todos (los|mis|sus) (medicamentos|remedios|comprimidos),
        (todo|toda|todito|media|medio|un|una|dos) (el |la |)(frasco|caja|bote|blíster|blister|tira|botella|pomo|lámina|plancha|sobre|pote)
        """,
        pt="""
        todos (os|meus|os meus|os dele|os dela) (remédios|comprimidos|medicamentos),
        (toda|todo|meia|meio|uma|um|duas|dois) (a |o |)(cartela|caixa|frasco|vidro|cartelas|caixas|pote|vidrinho),
        tudo (quanto|que) (é|tinha de) (remédio|comprimido),
        (a|o) (cartela|caixa|frasco|vidro) (inteira|inteiro|toda|todo|todinha|todinho)
        """,
    ),
    Concept(
        "taking_all",
        en="""
        (taking|take|drinking|swallowing|popping) ... (all (my|his|her|the|of|these|those) (pills|meds|medication|medicine|tablets|them)|whole bottle|entire bottle|handfuls|handful|too many pills|bunch of pills)
        """,
        es="""
        (tomándo*|tragándo*|tomando|tragando) ... (todas las|todas mis|todos los|un puñado|un montón de|el frasco|demasiadas|muchas pastillas)
        """,
        pt="""
        (tomando|engolindo) ... (todos os|todas as|um monte de|um punhado|a cartela|o frasco|muito remédio|muitos comprimidos)
        """,
        but="""
        (point|sense) of taking all, (takes|take) all (her|his|my|their|of her|of my) (meds|pills|medicines) (in|at|with|every|together|on)
        """,
    ),
    Concept(
        "empty_bottle",
        en="""
        empty (pill |medicine |medication |prescription |tylenol |) (bottle|bottles|blister|box|pack|packs),
        (bottle|bottles|box|pack) (is|are|was|were) empty
        """,
        es="""
        (frasco|frascos|caja|cajas|blíster|blister|bote|tira) (vacío|vacía|vacíos|vacías),
        (frasco|caja|blíster|bote|cajas|frascos) ... (vacío|vacía|vacíos|vacías)
        """,
        pt="""
        (frasco|frascos|caixa|caixas|cartela|cartelas|vidro|vidros) (vazio|vazia|vazios|vazias),
        (frasco|caixa|cartela|vidro|cartelas) ... (vazio|vazia|vazios|vazias)
        """,
    ),
    Concept(
        "dose_up",
        en="""
        (doubled|tripled|doubling|double) (up |)(on |)(my |his |her |the |)(dose|doses|dosage|pills|medication|meds|medicine|tablets),
        double dose, double dosed, extra dose,
        took (it|them|my pill|my medicine|my meds|my pills) (twice|again|two times),
        (took|given|gave) (too much|the wrong|double|twice|an extra|two of),
        (gave|given) (him|her|the baby|my) ... (adult|wrong|double|twice|too much), overdid it (on|with)
        """,
        es="""
        doble dosis, dosis doble, (dupliqué|duplicó|doblé|dobló) la dosis,
        (tomé|tomó|di|dieron|tome) (dos veces|doble|demasiada|demasiado|otra vez|de más),
        se pasó de dosis, me pasé de dosis, me equivoqué de (pastilla|dosis|medicina),
        pastilla equivocada,
        (me pasé|se pasó|me excedí|se excedió) (de|con|en) (las |la |el |los |) (gotas|dosis|pastillas|insulina|medicina|jarabe|medicamento|tramadol|clonazepam|rivotril),
        (le di|le dimos|le dieron|le puse) (de más|doble|el jarabe de adulto|la dosis de adulto|la medicina equivocada|el equivocado),
        me equivoqué y (le di|tomé|me tomé)
        """,
        pt="""
        dose dupla, dose dobrada, (dobrei|dobrou|dupliquei) a dose,
        (tomei|tomou|dei|deram) (duas vezes|dobrado|demais|de novo|a mais|em dobro|dois sem querer),
        passei da dose, passou da dose, errei (a dose|o remédio), remédio errado, troquei o remédio,
        (passei|passou|exagerei|exagerou) (nas|na|no|nos|das|da|do) (gotas|dose|remédio|insulina|comprimidos|xarope|tramadol),
        (dei|demos|deram) (a mais|dobrado|o remédio errado|dose de adulto|o de adulto|demais)
        """,
    ),
    Concept(
        "not_theirs",
        note="A medicine that belongs to somebody else.",
        en="""
        (my|our|mine|grandma|grandpa|nana|mom|dad|husband|wife|adult|abuela|grandmother|grandfather|someone) {med},
        {med} (of mine|that was mine), someone else {med}
        """,
        es="""
        (mi|mis|nuestra|nuestras) {med},
        {med} (mía|mías|mío|míos|nuestras|de la|del|de mi|de mis|de su|ajena|de adulto|de adultos) (abuel*|mamá|papá|espos*|marido|mujer|suegr*|tía|tío|herman*|madre|padre|vecin*|perro|señora|señor|),
        {med} ... (de la|del|de mi|de su) (abuel*|mamá|papá|espos*|marido|mujer|suegr*|tía|tío|herman*|madre|padre|vecin*|perro)
        """,
        pt="""
        (meu|meus|minha|minhas|nosso) {med}, {med} (meu|meus|minha|minhas|nosso|de adulto),
        {med} ... (da|do|da minha|do meu) (vó|vô|avó|avô|vovó|vovô|mãe|pai|sogra|sogro|tia|tio|marido|esposa|vizinha|bisa|irmã|irmão|voinha|cachorro),
        que não é (dele|dela|seu), que não (era|são) (dele|dela),
        (do|da|no|na) (lixo|gaveta|bolsa|armário|criado mudo|chão) ... {med},
        {med} ... (lixo|do pai|da mãe|da avó|do avô|da vó|do vô|da bisa|do vizinho|do tio|da tia|da nona|do nono|que não é|que era|de adulto|dos outros|da gente),
        {med} que (tava|estava|ficou|tavam|estavam)
        """,
    ),
    Concept(
        "got_pills",
        en="""
        (got|gotten|getting|gets) (into|hold of|a hold of|ahold of) ... (pills|pill|medicine|medication|meds|pillbox|pill box|cabinet|purse|bottle|tablets|vitamins|gummies|drawer|patches|insulin|edibles|tylenol),
        (found|eating|ate|swallowed|drank|took) ... (pills|pill|tablet|tablets|capsule|medicine|gummies|vitamins|edible|patch|cough syrup|melatonin) ... (mouth|floor|bag|purse|cabinet|grandma|grandpa|accident|bottle),
        (pill|pills|tablet|capsule|patch|battery) ... in (his|her|their) mouth,
        bottle (is |was |)(open|empty) and, playing doctor with ... pills, pills ... missing
        """,
        es="""
        (agarró|encontró|abrió|sacó|alcanzó|halló|se comió|se tragó|cogió) ... (pastillas|pastilla|medicina|medicinas|frasco|jarabe|remedio|remedios|gotas|medicamento|medicamentos|pastillero|blíster|cápsulas|comprimidos),
        (pastilla|pastillas|cápsula|pila) ... en la (boca|boquita),
        frasco (está |estaba |)(abierto|vacío|destapado) y, jugaron al doctor con las pastillas,
        (pastillas) ... faltan, parche ... boca,
        (las tragó|se las tragó|se las comió|se las tomó) como si fueran
        """,
        pt="""
        (pegou|achou|abriu|alcançou|mexeu|comeu|engoliu|bebeu|catou) ... (comprimido|comprimidos|remédio|remédios|frasco|xarope|gotas|cartela|caixinha|medicamento|medicamentos|vidro|vidrinho|cápsula|pílulas),
        (comprimido|remédio|pilha|cápsula) ... na (boca|boquinha),
        (frasco|vidro) (tá |estava |tava |)(aberto|vazio) e, brincaram de médico com os remédios,
        remédios ... faltando, adesivo ... boca, engoliu como se fosse bala
        """,
    ),
    Concept(
        "inject",
        en="""
        injected, drank, swallowed, inhaled, ate, breathed, breathing, licked, sipped, mixed, sprayed
        """,
        es="inyect*, inhal*, respir*, mezcl*, oli*, aspir*",
        pt="""
        injet*, inal*, respir*, mistur*, aspir*, cheirei, cheirou, cheirando, cheiraram, cheirava,
        cheirano
        """,
    ),
    Concept(
        "gas",
        en="""
        gas leak, carbon monoxide, smell gas, gas smell, fumes, smoke inhalation, gas, manure pit,
        silo gas, generator, exhaust, propane, chlorine gas, mixed bleach
        """,
        es="""
        fuga de gas, escape de gas, monóxido, huele a gas, olor a gas, brasero, humo, gas, bracero,
        calefón
        """,
        pt="vazamento de gás, monóxido, cheiro de gás, fumaça, gás, aquecedor a gás",
    ),
    Concept(
        "eye_splash",
        en="in (my|his|her|the) (eye|eyes), splash*",
        es="en (el ojo|los ojos|la cara), salpic*",
        pt="no (olho|rosto), nos olhos, respingou, espirrou",
    ),
    Concept(
        "breathe_fumes",
        en="mixed, fumes, breathed, inhaled, smell",
        es="mezcl*, vapores, respir*, inhal*, olor",
        pt="mistur*, vapor, respir*, inal*, cheiro",
    ),
    Concept(
        "alcohol_much",
        en="""
        (bottle|bottles|fifth|handle|pint|case) of (vodka|whiskey|wine|tequila|rum|gin|bourbon|liquor|beer|booze|whisky),
        drunk, wasted, hammered, drinking all (day|night),
        lots of (alcohol|drinks|beer|wine|whiskey|vodka),
        a lot of (alcohol|drinks|beer|wine|whiskey|vodka|drinking), a lot to drink,
        too much (to drink|alcohol|wine|beer|vodka), been drinking, alcohol poisoning, six pack,
        (#many|#few|five|six|four|several) (beers|drinks|shots|glasses of)
        """,
        es="""
        borrach*,
        (botella|botellas|caguama|caguamas|litro|caja|cartón|media botella) de (ron|tequila|vino|vodka|whisky|aguardiente|pisco|mezcal|cerveza|trago|guaro|licor|alcohol|fernet),
        mucho (alcohol|trago|licor|ron|tequila|vino), muchas (cervezas|chelas|copas|birras), muy tomad*,
        bien tomad*, bien ped*, coma etílico, congestión alcohólica, intoxicación alcohólica,
        (#many|#few|varias|cinco|seis|cuatro) (cervezas|chelas|copas|tragos|tequilas|caguamas|birras),
        tomando desde
        """,
        pt="""
        bêbad*,
        (garrafa|litro|garrafas|meia garrafa) de (cachaça|vinho|vodka|whisky|uísque|pinga|rum|tequila|conhaque|bebida),
        muita (cachaça|cerveja|bebida|pinga|vodka), muito (álcool|vinho|whisky|uísque), muito bêbad*,
        encheu a cara, enchi a cara, coma alcoólico, porre,
        (#many|#few|várias|cinco|seis|quatro) (cervejas|latinhas|doses|copos|latas|caipirinhas|latões),
        bebeu demais, bebi demais, bebendo desde
        """,
    ),
    Concept(
        "by_mistake",
        en="""
        by mistake, by accident, accidentally, mistake, mistakenly, wrong, at once, instead of, twice,
        mixed up,
        mix up, on accident, messed up, goofed
        """,
        es="""
        por error, por equivocación, sin querer, por accidente, equivoqu*, en vez de, juntas, dos veces,
        confundí, en lugar de,
        confundió, me confundí, se confundió, creyendo que era, pensando que era, pensé que era,
        creí que era, que no era, en ve de, envés de
        """,
        pt="""
        por engano, por erro, sem querer, por acidente, errad*, errei, em vez de, juntos, duas vezes,
        troquei, confundi, no lugar da, no lugar do
        """,
    ),
    Concept(
        "danger_med",
        en="""
        warfarin, coumadin, insulin, digoxin, methotrexate, lithium, opioid*, fentanyl, patch, morphine,
        oxycodone, xanax, klonopin, clonazepam, beta blocker, metoprolol, propranolol, diltiazem,
        verapamil, blood thinner, eliquis, xarelto, methadone, flecainide, colchicine, glipizide,
        clonidine, heart (pill|pills|medicine|medication),
        blood pressure (pill|pills|medicine|medication)
        """,
        es="""
        warfarina, insulina, digoxina, metotrexato, litio, opioide*, fentanilo, parche, morfina,
        clonazepam, rivotril, anticoagulante*, xarelto, eliquis, metadona, propranolol, metoprolol,
        verapamilo, colchicina, glibenclamida,
        (pastilla|pastillas|medicina) (de|del|para) (la presión|el corazón|la sangre|presión|corazón),
        glimepirida, {sugar_med}, tramadol, alprazolam, diazepam, quetiapina, amlodipino, atenolol,
        bisoprolol, carvedilol, potasio, digital, fenobarbital, (pastilla|pastillas) de dormir
        """,
        pt="""
        varfarina, marevan, insulina, digoxina, metotrexato, lítio, opioide*, fentanil, adesivo,
        morfina, clonazepam, rivotril, anticoagulante*, xarelto, eliquis, metadona, propranolol,
        metoprolol, verapamil, colchicina, glibenclamida,
        (remédio|remédios|comprimido|comprimidos) (da|do|pra|de|para) (pressão|coração|sangue|a pressão)
        """,
    ),
)
