"""How much."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "whole",
        note="A container or all there is: an amount nobody is prescribed.",
        en="""
        (whole|entire|full|half the|half a|half of the|rest of the|two|three|empty) (bottle|box|pack|package|strip|sheet|container|jar|month's|months|packet|bottles|boxes|week's|weeks|blister|bag|blister pack|pill bottle|prescription|thing),
        all (of|) (my|his|her|the|them|those|these|your|our|of) (of|) (my|his|her|the|them|pills|meds|medicine|medication|tablets|medications|sleeping|pain|blood|heart|sleep|antidepressants|xanax|tylenol|ambien|them|insulin),
        all of them, every (last|single) (pill|one), handful, handfuls, fistful, bunch of, bunch,
        ton of, tons of, too many, way too many, so many,
        a lot of (pills|my|his|her|the|tylenol|them|medicine|meds|medication|tablets), lots of pills,
        loads of, dozens, a dozen, several (pills|of|tablets|xanax),
        (pills|tablets|capsules) all at once, all at once, whole thing, mouthful, excess*, too much,
        way too much, more than (i|he|she|they|you|the|prescribed), (hundred|dozens of) pills, emptied,
        everything in (the|my) (medicine|cabinet|bottle),
        bottle of (pills|tylenol|aspirin|advil|ibuprofen|xanax|ambien|sleeping|benadryl|pain|my|her|his|medicine|meds|antidepressants|children's|cough),
        bottle is empty, bottle's empty, empty bottle, the (whole|entire) (month|week), way more,
        more than i should, more than (he|she) should, too much of, whole lot of, a lot more,
        several extra, many pills, many (of |)my,
        (the|a) whole (mess|bunch|thing|sack|lot|slew) of, all of (em|them|it), the rest of (em|them),
        the lot
        """,
        es="""
        (todo|toda|todito|todita|medio|media|el resto del|el resto de la|mitad del|mitad de la|casi todo|casi toda|un|una|dos|tres) (el|la|los|las|mi|un|una|) (frasco|caja|bote|blíster|blister|botella|tira|cajita|frasquito|paquete|pomo|sobre|lámina|plancha|cajas|frascos|botes|tableta entera|blísters|blisters|caja entera|frasco entero|blister entero|potecito|pote|envase),
        (frasco|caja|bote|blíster|tira|pomo|blister|paquete|pote|botella) (entero|entera|completo|completa|lleno|llena|vacío|vacía),
        todas (mis|las|sus|tus|esas|estas|juntas) (pastillas|medicinas|medicamentos|pepas|tabletas|que|de|juntas|remedios|dosis|píldoras|cápsulas|),
        todos (mis|los|sus|tus|esos|estos) (medicamentos|remedios|comprimidos|antidepresivos),
        toda (mi|la|su) (medicina|medicación|caja|insulina),
        (un|como un|el) (puñado|puño|montón|chingo|titipuchal|reguero|bonche|vergo|resto|pocotón|pilón|manojo|cachimbo|paquete|mundo|monton|poco) (de|),
        puñado de, bonche de, un chorro de pastillas, muchas, muchísimas, demasiadas, demasiada,
        demasiado, demasiados, de más, de mas, más de la cuenta, exceso, un montón, varias pastillas,
        varias, todas de una, todas juntas, de una vez, de un jalón, de golpe, de un solo,
        más de lo (que|debido|indicado|recetado), pastillero entero, pasé de (la dosis|dosis), me pasé,
        se pasó, un cerro de, un resto de, harto, hartas, hartos, un atado, un pocotón, mucho más de lo,
        más de lo que, más de la, muchas más, bastantes, muchas pastillas, un pucho de,
        un poco de pastillas,
        todito el, todo el (pomo|sobre|frasquito|gotero|bote|blíster|tarro),
        todo lo que (había|tenía|quedaba|encontré|encontró),
        (dos|tres|cuatro|varios|varias) (blísters|blisters|tiras|cajas|frascos|láminas|planchas|tabletas),
        cuanta pastilla, todas las que (había|tenía|encontré|encontró|quedaban),
        (tamaño|tremendo|buen) (puñado|puño|poco),
        (un|el) (vergazo|chorro|pijazo|cachimbo|fracatán|paquetón|cuento|carajal|jurgo|jilguero|titipuchal|bojote) de,
        reguero de, pasó la mano, me pasé la mano, se le pasó la mano, me sobrepasé, se sobrepasó
        """,
        pt="""
        (todo|toda|meio|meia|metade|inteiro|inteira|o resto|um|uma|duas|dois|três|quase toda|quase todo) (o|a|do|da|os|as|) (frasco|cartela|caixa|vidro|cartelas|caixas|pote|potinho|vidrinho|caixinha|cartelinha|frascos|pacote|blister|cartela inteira|caixa inteira|frasco inteiro|vidro inteiro),
        (frasco|cartela|caixa|vidro|pote|vidrinho) (inteiro|inteira|todo|toda|cheio|cheia|vazio|vazia|todinho|todinha|inteirinha),
        todos (os|meus|esses|aqueles|de) (meus|) (remédios|comprimidos|medicamentos|de|uma|),
        todas as (pílulas|cápsulas|pastilhas|cartelas|doses), (tudo|todos|todas) de uma vez,
        (um|aquele) (monte|punhado|bocado|tanto|montão|mói|tantão|bolo|mundo|magote|ror) (de|assim|),
        punhado de, monte de, muitos (comprimidos|remédios), muitas, muitos,
        muito (remédio|comprimido|rivotril|calmante|insulina), demais, a mais, além da conta,
        além da dose, exagerei, exagerou, passou da dose, passei da dose, passou da conta, mão cheia,
        vários (comprimidos|remédios|de), vários, várias, cheio de remédio, cheio de comprimido,
        dose muito alta, tudo que tinha, tudo o que tinha, tudo que eu tinha, de uma vez só, de uma vez,
        muito mais do que, mais do que devia, mais do que deveria, mais que o normal, bastante remédio,
        muito remédio, muitos remédios, bastante comprimido, punhado, um punhado, um punhadão,
        uma porrada, um tanto de, um mundaréu, um bando de, um bocado, uma pá de, uma ruma de,
        um tanto assim, uma carrada, um eito, um despropósito, caixa todinha, cartela todinha, tudinho,
        tudin, tudim, toda a caixa, toda a cartela, frasco todinho, vidro todinho, uma cartela,
        os comprimido tudo, os remédio tudo, remédio tudo, comprimido tudo, tudo que achou,
        tudo que tava, tudo que encontrou, todo o remédio, muito mais, tomei o que tinha,
        dez vezes a dose, (#n|dez|cinco|três|quatro|vinte) vezes (a|mais), dose inteira,
        seringa inteira, seringa cheia, caneta inteira, refil inteiro, a caneta toda, ampola inteira,
        metade da caixa, meia caixa, meia cartela, quase o vidro, um vidro, um frasco, um litro,
        uns trinta, umas trinta, uma mão cheia, mãozada, mancheia
        """,
        but="(takes|take) (a lot of|lots of) (them|those|these), (take|takes|toma|tomo|toman|tomam) (a lot of|so many|lots of|too many|muchas|tantas|muitos|tantos|demasiadas) (pills|meds|medicines|medications|pastillas|medicinas|remédios|comprimidos), saco cheio de (remédio|remédios|comprimido|comprimidos|médico|hospital), cheio de (remédio|remédios) (pra tomar|em casa|na gaveta)",
    ),
    Concept(
        "number_many",
        en="#many, dozen, twenty some, thirty some",
        es="#many, docena, decena",
        pt="#many, dúzia, dezena, cartelada, dezenas, dúzias, centenas",
    ),
    Concept(
        "number_few",
        en="#few, triple, tripled, three times, four times",
        es="#few, triple, tres veces, cuatro veces",
        pt="#few, triplo, três vezes, quatro vezes, triplicado",
    ),
    Concept(
        "double",
        en="""
        double, doubled, twice, two (doses|pills|of|tablets), second dose, extra (dose|pill|one),
        another dose, again by (mistake|accident), by mistake, by accident, accidentally,
        wrong (dose|pill|medication|medicine|pills), someone else's,
        (my|his|her) (husband's|wife's|mom's|dad's|dog's|friend's|roommate's) (pills|pill|medicine|medication|meds),
        mixed up, took it again, took them again, too much, too many, extra, triple, tripled
        """,
        es="""
        doble, dos veces, dos dosis, doble dosis, segunda dosis, otra dosis, de más, demás, repetí,
        repitió, duplic*, por error, por equivocación, sin querer, equivoqu*, equivoc*,
        pastilla equivocada, medicina equivocada, confundí las pastillas,
        la de mi (esposo|mamá|abuela|marido|mujer|papá), dosis de más, dosis extra, triple, demasiada,
        demasiado, otra vez la pastilla, ya la había tomado, ya me la había tomado, ya había tomado,
        (confundió|confundí|confundimos|confundieron|revolvió|trocó|cambió) (los|las|el|la) (frascos|frasco|pastillas|medicinas|cajas|cajitas|remedios|jarabe|goteros),
        se (confundió|confundieron), me confundí, ya se la había (dado|tomado), ya me la había,
        se la volví a dar, se la volvió a tomar, volví a tomar, volvió a tomar, las dos juntas,
        le tocaba una, de otra persona, que no era, no era la mía, no era la suya, no era su
        """,
        pt="""
        dobro, duas vezes, duas doses, dose dupla, dose dobrada, segunda dose, outra dose, a mais,
        repeti, repetiu, dupliquei, dobrad*, dobrou, dobrei, por engano, por erro, sem querer, troquei,
        trocou, trocad*, errad*, errei a dose, errou a dose, remédio errado, o remédio do meu,
        o remédio da minha, dose extra, triplo, demais, já tinha tomado, duas vez, dose de novo,
        tomei mais, em dobro, dobrado, repetido, trocada, no lugar de, confundi, confundiu, confundiram,
        errada, errado, do outro, da outra, de outra pessoa, que não é (dele|dela|meu|minha),
        que era (do|da), a dose dele, dez vezes,
        (tomei|tomou|engoli|engoliu|dei|deu|tomô) (aí |) (mais|outro|outra|outros|outras) (um|uma|dois|duas|três|quatro|cinco|seis|#n|comprimido|dose)
        """,
        but="""
        (too much|demasiado|demasiada|mucho|mucha) (coffee|soda|sugar|cake|chili|salt|tea|pizza|sun|candy|café|azúcar|sal|picante|sol|pan|dulce|chocolate|comida), (café|água|doce|sal|açúcar|chocolate|pão|comida|sol|refrigerante) demais,
        demasiado (sueño|cansancio|calor|frío|caro|cara|grande|fuerte|amarga|amargo|tarde|temprano)
        """,
    ),
)
