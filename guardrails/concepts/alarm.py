"""Calls for help and vague distress."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "ambulance",
        en="""
        ambulance, paramedic, paramedics, 911, nine one one, 9 1 1, emts, 988, rescue squad, the squad,
        medics, squad, ems
        """,
        es="""
        ambulancia, ambulancias, paramédicos, 911, nueve once, nueve uno uno, 131, 107, 123, 065,
        cruz roja, bomberos
        """,
        pt="ambulância, samu, 192, bombeiros, resgate, um nove dois, 193, socorrista",
        heard=True,
    ),
    Concept(
        "call_for",
        en="need, send, call, calling, get, want, where's the, bring, called, calls, dial, please",
        es="""
        necesito, necesitamos, manda*, mánde*, envíe*, envie*, llame*, llama*, llámen*, llámeme, pida,
        pidan, ocupo, ocupamos, urge, marque, marquen, marqué, traigan, quiero
        """,
        pt="""
        preciso, precisa, precisamos, manda*, mande*, chama*, chame*, envia*, envie*, liga*, ligue*,
        quero, pede, pedir, traz
        """,
    ),
    Concept(
        "dying",
        note="I am dying.",
        en="""
        i am dying, i'm dying, i think i'm dying, going to die, gonna die, about to die, am i dying,
        feel like i'm dying, she's dying, he's dying, is dying, she is dying, he is dying, dying on me,
        think i'm going to die, im dying,
        my (mom|dad|wife|husband|baby|son|daughter|mother|father|grandma|grandpa) is dying,
        don't let me die, don't want to die, about to croak,
        fixing to die, fixin to die, about to pass, gonna pass, slipping away, leaving us
        """,
        es="""
        me (estoy|voy a|siento que me) (muriendo|morir|muero),
        siento que (me|ya me) (muero|estoy muriendo|voy a morir|voy),
        se (está|va a|nos) (muriendo|morir|muere|está muriendo),
        se me (muere|está muriendo|va a morir|va a ir|está yendo), me muero, siento morir,
        no quiero morir*, no quiero que se muera, creo que me (voy a morir|muero|estoy muriendo),
        no me dejen morir, no me deje morir, se va a morir, ya se nos va, se nos está yendo
        """,
        pt="""
        (tô^|estou|tá|está|acho que tô^|acho que vou|vou|vai|sinto que vou) (morrendo|morrer),
        não quero morrer, não me deixa morrer, não deixa ele morrer, não deixa ela morrer,
        acho que vou morrer, sinto que vou morrer, parece que vou morrer, tô morrendo, tá morrendo,
        eu morro, vai morrer, pela hora da morte agora, acho que tô indo
        """,
        but="""
        (omg|lol|haha|god) (im|i'm) dying, dying (lol|laughing|haha), se (muere|muera) (por|de la risa|del corazón)
        """,
    ),
    Concept(
        "emergency_word",
        en="""
        it's an emergency, this is an emergency, an emergency, medical emergency, emergency here,
        it's urgent help, life or death
        """,
        es="""
        es una emergencia, tengo una emergencia, una emergencia, emergencia médica, es de vida o muerte,
        caso de vida o muerte, emergencia urgente, es emergencia
        """,
        pt="""
        é uma emergência, é emergência, emergência médica, tenho uma emergência, uma emergência,
        caso de vida ou morte, é caso de vida, é urgência
        """,
        but="""
        (in|for|of|during|en|em) (case of |) (an|una|uma) (emergency|emergencia|emergência)
        """,
    ),
    Concept(
        "distress",
        note="Something is wrong, nobody knows what.",
        en="""
        something (is|feels|'s) (wrong|very wrong|really wrong|not right|off) with (me|him|her|my|the baby),
        something's really wrong, something is really wrong, something is very wrong, don't feel right,
        doesn't feel right, don't feel good at all,
        feel (awful|terrible|horrible|really bad|really sick|very sick|so sick|so bad|really weird|very strange|like i'm going to|real bad|really off),
        feeling (awful|terrible|horrible|really bad|really sick|very sick|so bad|really weird),
        getting scared, i'm really worried about (him|her|my|this),
        can't take (it|this|any more|much more) (anymore|any more|any longer|),
        can't handle (it|this) anymore, i can't anymore, can't cope, falling apart, breaking down,
        at my wits end, i'm desperate, feel hopeless, hopeless, feel so alone, nobody cares,
        nobody cares about me, please help me, help me please, help me i'm, somebody help, someone help,
        i need help (now|right now|fast|please|bad|badly), need help right away, lost all hope,
        overwhelmed and, worthless, feel empty inside, i'm a failure, i hate myself, hate my life,
        i'm losing it, so depressed, very depressed, really depressed, i want to give up, giving up,
        crying all, can't stop crying, end of my rope, rope's end, (so|really|very|getting) scared,
        i'm scared (and|something|i|of what|that),
        everything feels pointless
        """,
        es="""
        algo (anda|está|me está|le está) (muy |) (mal|pasando),
        algo (malo|raro) (me|le) (pasa|está pasando), no me siento (bien|nada bien),
        me siento (muy mal|malísim*|fatal|pésimo|terrible|horrible|re mal|remal|de la patada|super mal|muy raro|muy rara|bien mal|muy feo|bien feo|fatal|morir|supermal|rarísim*|muy desesperad*),
        se siente (muy mal|malísim*|fatal|pésimo|bien mal|muy feo),
        está (muy mal|malísim*|muy mala|muy malo|grave|mala de a de veras),
        se puso (mal|muy mal|grave|malo|mala|feo), se me puso (mal|grave|malita|malito|mala|malo),
        tengo (mucho |) miedo, estoy (muy |) (asustad*|desesperad*), no sé qué (me pasa|le pasa),
        ya no (aguanto|puedo|doy|soporto) (más|mas|), no (aguanto|puedo|soporto|doy) más, ya no puedo,
        estoy al límite, toqué fondo, ayúdeme* (por favor|que|me|mi), ayúdenme, ayúdame por favor,
        por favor ayúd*, ayuda por favor, necesito ayuda (urgente|ya|ahora|por favor|rápido), auxilio,
        no tengo esperanza*, sin esperanza*, perdí la esperanza, perdí las esperanzas,
        me siento (solo|sola|vacío|vacía|inútil|acabad*|sin salida|perdid*), a nadie le importo,
        me odio, odio mi vida, me rindo, ya me cansé de todo, ya me harté de todo, muy deprimid*,
        tan deprimid*, me quiero rendir, no paro de llorar, me estoy volviendo loc*, descompuest* mal
        """,
        pt="""
        socorro (me|alguém|pelo|por favor|moça|moço|gente|meu|minha|ele|ela|ajuda|tô^|aqui|ajudem), (me socorr*|ai socorro|socorro socorro), eu desisto (de tudo|da vida),
        (tem |) (algo|alguma coisa) (errad*|muito errad*|de errado|estranh*) (comigo|com ele|com ela|com meu|com minha|acontecendo),
        não (tô^|estou|tá|está) (me sentindo |) (nada |) (bem|legal),
        (tô^|estou|tá|está|ficou|fiquei) (passando |) (muito mal|mal demais|péssim*|ruim demais|muito ruim|mal pra caramba|passando mal),
        passando mal, passando muito mal,
        me sentindo (muito mal|péssim*|horrível|mal demais|muito estranh*),
        me sinto (muito mal|péssim*|horrível|muito estranh*),
        (tô^|estou|muito|fiquei) (com |) (muito |) (medo|assustad*|desesperad*),
        não sei (mais |) o que (tá acontecendo|está acontecendo|ele tem|ela tem) (comigo|com ele|com ela),
        não (aguento|tô aguentando|guento|suporto|dou conta) mais, num guento mais, não dá mais,
        (tô^|estou) no (limite|meu limite), cheguei no (fundo|limite|meu limite),
        (me |) (ajuda|ajude) (por favor|pelo amor), por favor me (ajuda|ajude),
        preciso de ajuda (urgente|agora|rápido|por favor), sem esperança*, perdi a esperança,
        perdi as esperanças, me sinto (sozinh*|vazi*|inútil|um lixo|perdid*),
        ninguém (liga|se importa) (pra mim|comigo), me odeio, odeio (a |) minha vida,
        quero desistir, muito deprimid*, tão deprimid*, depressão (muito |) (forte|profunda),
        não paro de chorar, tô surtando, ficando louc*, tô desesperad*,
        (pensamentos|pensamento|ideias|ideia) (ruim|ruins|feio|feios|estranhos|negativos|de fazer mal|de morte|horríveis),
        (não|num) (vejo|sinto|tenho|acho) (mais |) (graça|prazer|sentido|gosto|ânimo|vontade) (em|de|pra|por) (nada|mais nada|viver|tudo),
        (sem|nenhuma|perdi a) (vontade|graça|ânimo) (de|em|pra) (nada|tudo|viver|levantar),
        (tô^|estou|ando|fico) (muito |tão |bem |) (desesperad*|desesperançad*|deprimid*|sem chão|no chão|no fundo|acabad*|destruíd*),
        (cansad*|cansei|fart*|de saco cheio) de (tudo|todo mundo|lutar|sofrer),
        tanto faz (tudo|viver|se|pra mim), já vivi (o bastante|demais|o suficiente|muito),
        já deu (pra mim|o que tinha), queria (sumir|desaparecer|dormir) (um tempo|uns dias|e esquecer),
        (só|vive|fica) (chora|chorando|trancad*|no quarto|deitad*) e (diz|fala|não), tô surtano,
        vontade de (chorar o dia|sumir)
        """,
        but="""
        (ya |) no (aguanto|soporto) (a |) (los|las|el|la|este|esta|estos|estas), (não|num) (aguento|suporto) (o|a|os|as|esse|essa|esses|essas), (tengo|tienes|tiene) (mucho |) miedo (a|al|a la|del) , miedo (a|al) (covid|dentista|doctor|médico|avión|sismo|temblor),
        primeros auxilios, (não|no|num) (aguento|aguanto|guento) (mais|más) (essa|esse|esta|este|o|a|el|la|de) (espera|fila|cola|música|calor|barulho|ruido|demora|trânsito), tengo (mucho |) miedo (de|a) (caer*|tomar*|engordar|depender|quedarme dormid*|que se|acostumbrar*|las|los), socorro (tá|da recepção|santos|silva), nossa senhora do socorro,
        (scared|afraid) of (needles|shots|injections|heights|side|the needle|spiders|flying|dentists|the side),
        miedo (de|a) (las|los|que me) (inyecciones|agujas|efectos|vacunas|inyección|suba|salga),
        medo de (injeção|agulha|vacina|efeito|efeitos|engordar|avião), i scared of needles,
        miedo (de|a) (caer*|tomar*|engordar|depender|quedarme dormid*|que se|acostumbrar*|engancharme|las|los),
        no (puedo|aguanto|doy|soporto) más (de|del|con) (sueño|calor|cansancio|frío|hambre|ganas|la tos|esta tos|tos|el calor|los mosquitos|la picazón|la comezón|la alergia|el tráfico|el ruido|el sueño|los pies|las rodillas),
        (la app|el sistema|el teléfono|la página|la línea|el audio) está (muy mal|fatal|malísim*|grave),
        done with
        """,
    ),
    Concept(
        "happening",
        note="Going on now, or feared to be.",
        en="""
        having, having a, is having, gonna have, going to have, about to have, about to, getting a,
        think it's, think i'm, think i, think he, think she, think he's, think she's, think my, it's a,
        looks like, feels like, might be, could be, may be, may be having, might be having, seems like,
        just had, just having, had a, having another, suffering, suffered, in the middle of,
        going through, going into, in cardiac, in diabetic, in anaphylactic, into cardiac, signs of,
        afraid i'm, scared i'm, worried i'm, afraid it's, had another, another, possible, started,
        onset, symptoms, thinks he's, thinks she's, are having, be having
        """,
        es="""
        dando, está dando, estar dando, dio, le dio, me dio, va a dar, vaya a dar, dar, teniendo, tengo,
        tiene, está teniendo, tuvo, tuve, parece, parece que, creo que, creo, pienso que, siento que,
        sospecho, puede ser, podría ser, ha de ser, debe ser, será, es un, es una, empezó, sufriendo,
        sufrió, sufre, con, entrando en, entró en, cayendo en, cayó en, signos de, síntomas de,
        acaba de, agarró, pegó, vino, viene, repitió, otro, otra, ando con, anda con
        """,
        pt="""
        dando, está dando, dar, tendo, está tendo, tenho, tem, teve, tive, parece, parece que, acho que,
        acho, penso que, sinto que, desconfio, pode ser, deve ser, será, é um, é uma, começou, sofrendo,
        sofreu, entrando em, entrou em, sinais de, acabou de, outro, outra, tô com, tá com, ter um,
        ter uma, com um, com uma, com início de, com começo de, com princípio de, com sintomas de,
        com sinal de, com sinais de, com suspeita de, com cara de, ficou com, está com, chegou com,
        com crise, com ataque, com convulsão, entrou com, dano, teno, princípio de, começo de,
        início de, tá dando, deu, vai dar, tá tendo, tô tendo, repetiu
        """,
    ),
)
