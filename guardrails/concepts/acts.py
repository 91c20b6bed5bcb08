"""What people do, and what they cannot do any more."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "cannot",
        en="""
        can't, cannot, can not, couldn't, could not, cant even, unable, not able, can barely, barely,
        hardly, can hardly, no longer, lost the ability, won't, will not, refuses, isn't, is not, not,
        stopped, aren't, doesn't, don't, didn't, trouble, difficulty, hard, struggling, ain't, stop,
        nothing, quit, never, can,
        wont, don't hardly, ain't able, scarcely, refusing
        """,
        es="""
        no, ya no, apenas, casi no, dejó de, deja de, dejé de, cuesta, dificultad, imposible, tampoco,
        sin, paró de, paro de, trabajo, ni
        """,
        pt="""
        não, num, nem, já não, mal, parou de, parei de, dificuldade, difícil, custa, impossível,
        deixou de, sem, nao
        """,
        but="""
        sem (açúcar|lactose|glúten|gluten|sal|cafeína), sin (azúcar|lactosa|gluten|sal|cafeína), without (sugar|caffeine)
        """,
    ),
    Concept(
        "move",
        en="""
        move, lift, raise, feel, walk, stand, grip, hold, use, moving, lifting, balance, stand up,
        do what i, obey, work, won't do
        """,
        es="""
        mover, mueve, muevo, movía, levantar, levanta, levanto, alzar, alza, alzo, sentir, siente,
        siento, caminar, camina, camino, parar, pararse, pararme, agarrar, sostener, levantarlo,
        levantarla, moverlo, moverla, moverse, sentirla, sentirlo, subir, responder, responde, obedece,
        hacer caso, hace caso
        """,
        pt="""
        mexer, mexe, mexo, mexia, levantar, levanta, levanto, erguer, ergue, sentir, sente, sinto,
        andar, anda, ando, segurar, segura, mover, move, subir, ficar em pé, parar em pé, mexendo,
        levantando, obedece, obedecer
        """,
    ),
    Concept(
        "swallow",
        note="Took in, already.",
        en="""
        took, taken, swallowed, swallow, ate, eaten, drank, drunk, drink, downed, popped, gulped,
        chugged, ingested, consumed, chewed, injected, shot up, snorted, sniffed, inhaled, huffed, used,
        got into, gotten into, gave, gave him, given, put on, emptied, finished, did, smoked,
        washed down, sucked on, licked, sipped, guzzled, (i've|he's|she's) taken,
        take (all|many|so many|a lot), got the top off, got the lid off, sampled, shot, huffing,
        popping, slapped on, applied
        """,
        es="""
        tomé, tome, tomó^, (se|lo|la|las|los) tomo, tomaste, tomado, tomamos, tomaron, tomando, tomarse,
        tomarme, bebí, bebió, bebido, tragué, trague, tragó^, se trago, tragado, tragaron, comí, comió,
        comido, comieron, comiendo, ingirió, ingerí, ingerido, inyecté, inyectó, inyecte, zampó, zampé,
        empinó, empujó, metí, metió, me eché, se echó, inhaló, inhalé, aspiró, masticó, chupó, lamió,
        usó, usé, di, dí, dieron, dio, di sin querer, puse, puso, apliqué, aplicó, consumió, consumí,
        embuchó, jambó, papeó, mandé, mandó, metido, chupé, probó, me bajé, se bajó, tragándose,
        tomándose, tomás, tomas, agarré, se clavó, se bebió, ha tomado, he tomado, se ha tomado,
        me he tomado, jaló, jalé, fumó, fumé, quemó, se puso, pusieron, pegó,
        (me|se|nos) (aventé|aventó|eché|echó|bajé|bajó|mandé|mandó|empujé|zampé|clavé|empaqué|empaqué|empinó|empiné|jalé|atasqué|atascó|soplé|sopló|despaché|despachó|avente|eche|mande|zampe|baje|encajé|encajó),
        (ha|han|he|hemos|había|habían) (dado|tomado|tragado|bebido|comido|puesto|inyectado|aplicado|echado),
        dimos, diste, diera, tomao, tragao, comío, bebío, se mandó,
        me mandé, tomates, injirió,
        se (traga|empina)
        """,
        pt="""
        tomei, tomou, tomado, tomamos, tomaram, tomando, tome, bebi, bebeu, bebido, beberam, engoli,
        engoliu, engolido, engoliram, comi, comeu, comido, comeram, comendo, ingeri, ingeriu, ingerido,
        injetei, injetou, apliquei, aplicou, cheirei, cheirou, inalou, inalei, mastigou, lambeu, chupou,
        usei, usou, fumou, fumei, virou, virei, mandei pra dentro, mandou pra dentro, dei, deu,
        enfiou na boca, botou na boca, pôs na boca, colocou na boca, meteu na boca, consumiu, consumi,
        tragou, entornou, provou, tomô^, chupei, deu um gole, mandei, usando, injetou na veia,
        tem tomado, botou, botei, coloquei, colocou, pus, pôs, colou, colei, passou, tomano, bebeno,
        engolino, ingolí, ingoliu, enguliu, engulí, comeno, cumeu, cumi, mamou, mordeu, mordi,
        aplicaram, injetaram, recebeu, deram, demo, demos, meti, meteu, enfiou, tacou, taquei,
        colocaram, tomo tudo, sorveu, emborcou, mastiguei, mascou, encheu, enchi, esvaziou, esvaziei,
        secou, sequei, acabou com, engulo
        """,
        heard=True,
        but="""
        (farmácia|farmacêutico|farmacêutica|médico|médica|doutor|doutora|posto|hospital|balconista|plano|sus|pediatra|dentista|atendente|vizinha que trabalha) (já |só |) (me |nos |lhe |) (deu|deram|passou|passaram|botou|botaram|colocou|pôs),
        (deu|dá|dava) (#n|doze|onze|treze|catorze|quatorze|dez) por,
        (não|nem|ainda não) (tomei|tomou|usei|usou|apliquei|dei|deu) (nada|nenhum|ainda|o remédio|hoje|a dose),
        (deu|deram) (negativo|positivo|normal|alterado|certo|errado|errada no|zero|medo|vontade|tempo|pra),
        (usei|usou) (o cupom|o cartão|desconto|o aplicativo),
        (cómo|donde|dónde|quién|le|lo|la|te|se lo|se la) mando,
        (le di|di|le doy|dio) ... (lista|receta|nota|cita|teléfono)
        """,
    ),
    Concept(
        "ingest_accident",
        note="What a small child does with a pill it should not have.",
        en="""
        swallowed, swallow a, ate, eaten, eating my, eating her, eating his, chewed, drank, drinking,
        got into, gotten into, getting into, got (a hold|ahold|hold|his hands|her hands|hands) of,
        found, opened, put in (his|her) mouth, put ... in (his|her|their) mouth,
        pills in (his|her) mouth,
        into (my|his|her|the|grandma's|grandpa's) (pill|pills|medicine|medication|meds), took some of,
        took one of, took a bunch, took a handful, sucking on, licked, ingested, consumed, mouth full,
        playing with, accidentally took, accidentally, by accident, helped (himself|herself) to,
        mistook, thought it was candy, thought they were candy, thinking it was candy, like candy,
        as candy, bit, got the (top|lid|cap) off, chewing on, got (his|her) hands on,
        et, eaten up, got ahold, got in, stuck in (his|her) (nose|ear), put ... (up|in) (his|her) nose
        """,
        es="""
        tragó, trago, tragado, tragué, se comió, se ha comido, se comieron, comió, comido, bebió,
        se tomó (las|la|mis|mi|un|una|unas|unos|el|del|dos|tres|#n|varias|como),
        se tomo (las|la|mis|mi|un|una|unas|unos|el|del|dos|tres|#n|varias|como),
        (agarró|encontró|abrió|sacó|alcanzó|cogió|halló|destapó),
        se metió (a la boca|en la boca|una|unas|varias|un|unos), metió (a|en) la boca,
        se llevó a la boca, masticó, chupó, chupando, lamió, ingirió,
        tomó por (error|accidente|equivocación), sin querer, por accidente, como dulces, como dulce,
        como si fueran dulces, pensó que era, creyó que era, jugando con, se zampó, se echó a la boca,
        se empinó, se jambó, probó, se embutió, se tragó, destapó, le quitó la tapa, chupeteó, se sirvió
        """,
        pt="""
        engoliu, engolido, engoli, engoliram, comeu, comido, comeram, bebeu, beberam,
        (pegou|achou|abriu|mexeu|alcançou|encontrou|catou|subiu) ... (remédio|remédios|comprimido|comprimidos|cartela|frasco|vidro|caixa|gaveta|vidrinho|caixinha|bolsa),
        tomou (um|uma|uns|umas|o|os|meu|meus|minha|dois|três|#n|vários|tudo|sem querer|escondido),
        colocou na boca, pôs na boca, botou na boca, enfiou na boca, meteu na boca, mastigou, chupou,
        lambeu, ingeriu, por acidente, sem querer, como se fosse bala, pensou que era,
        achou que era bala, achando que era, feito bala, igual bala, provou, engoliu um, tirou a tampa,
        conseguiu abrir, destampou, ingoliu, enguliu, cumeu, mordeu, mordiscou, sugou, mamou,
        (pegou|achou|abriu|mexeu|alcançou|encontrou|catou|subiu|fuçou|revirou|destampou|roubou|puxou) ... (remédio|remédios|comprimido|comprimidos|cartela|frasco|vidro|caixa|gaveta|vidrinho|caixinha|bolsa|adesivo|xarope|gotas|lixo),
        levou à boca, levou na boca, tava com ... na boca, cheio de ... na boca, bebê bebeu,
        tomou escondid*, confundiu, como se fosse (suco|água|refrigerante|doce|chiclete|iogurte),
        pensando que (era|fosse), achando que fosse, tomou do, tomou de um
        """,
        heard=True,
        but="""
        até^
        """,
    ),
)
