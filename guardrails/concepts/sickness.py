"""Feeling ill, beside a medicine or by itself, and the words for how ill."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "sick",
        note="Any symptom that, after too much of a medicine, is an alarm.",
        en="""
        dizzy, lightheaded, faint, vomit*, throwing up, nause*, sick, drowsy, sleepy, shaky, shaking,
        trembling, sweating, sweaty, clammy, confused, weird, strange, funny, weak, heart racing,
        racing, pounding, palpitat*, blurry, blurred, passing out, pass out, fainted, stay awake, awake,
        slow, groggy, out of it, numb, cold, breathing, breathe, breath, chest, tired, hallucinat*,
        unconscious, wake, awful, terrible, horrible, bad, worse, hurts, pain, fuzzy, slurr*, floating,
        heavy, ringing, yellow, pale, limp, spinning, collapsed, unresponsive, loopy, zombie, high,
        jittery, fluttering, dropping, pulse, heartbeat, wobbly, stumbling, talk funny, purple, blue,
        gray, don't talk, won't talk, like sleeping
        """,
        es="""
        maread*, mareo, mareos, vomit*, vómito, náusea*, nausea*, asco, sueño, somnolient*, adormilad*,
        adormil*, dormid*, temblor*, temblando, tembl*, tiembl*, sud*, sudor, confundid*, raro, rara,
        débil, palpitacion*, taquicardia, corazón, borros*, desmay*, desvanec*, despert*, despierta,
        lent*, entumi*, frío, fría, helad*, respir*, aire, pecho, mal, pésimo, fatal, feo, malísim*,
        alucin*, inconsciente, dolor, duele, pálid*, ido, ida, atarantad*, aturdid*, zumb*, amarill*,
        baja presión, presión, floja, flojo, vueltas, flotando, acelerad*, borrach*, drogad*, tumb*,
        grogui, descompuest*, malestar, bajón, descompens*, no me siento bien, siento mal,
        se siente mal, roj*, morad*, tambale*, tropez*, dando tumbos, colorad*
        """,
        pt="""
        tont*, tontura, zonz*, vomit*, vômito, enjo*, náusea*, sono, sonolent*, sonolência, dormindo,
        trem*, tremendo, suando, suor, sua, confus*, estranh*, esquisit*, fraca, fraco, fraqueza,
        palpitaç*, taquicardia, coração, embaçad*, turva, desmai*, acorda, acordad*, lent*, dormente,
        frio, fria, respir*, ar, peito, mal, péssim*, ruim, alucin*, inconsciente, dor, dói, doendo,
        pálid*, grogue, zumb*, amarel*, pressão, mole, rodando, girando, aceler*, disparad*, bêbad*,
        drogad*, dopad*, apag*, passando mal, passei mal, passou mal, molenga, aére*, moleza, agoniad*,
        agonia, suadeira, rox*, cambale*, trope*, bambo, bamba, vermelh*, zonza, zonzo, molinho,
        tonteando, agitad*, nause*, enjoad*, esquisita, esquisito, bobo, boba, bobeando, bambeando,
        grogui, desacordad*, tremelique, tremeno, suano, vomitano, dormino, sonolento, derrubad*,
        largad*, tudo rodando, apagando, apagano, não acorda, não para em pé, mal mal, palpitand*,
        sem força, cansad*, gelado, gelada, gelados, geladas, geladinho, geladinha
        """,
        but="(remédio|remédios|comprimido|comprimidos|remedinho|medicamento) (da|de|pra|para|do|pro|contra) (a |o |) (pressão|coração|dor|sono|enjoo|tontura|náusea|peito|confus*|ar)",
    ),
    Concept(
        "grave_sick",
        note="A symptom grave enough to matter beside any drug or drink.",
        en="""
        pass out, passing out, passed out, fainted, faint, slow, breathe, breathing, breath, stay awake,
        wake, unconscious, unresponsive, confused, hallucinat*, racing, pounding, blue, cold, clammy,
        slurr*, collaps*, vomit*, throwing up, dizzy, limp, seizure, numb, can't move, heart, groggy,
        out of it, drowsy, sleepy, weird, awful, terrible, really bad, so sick, nodding, heavy
        """,
        es="""
        desmay*, desvanec*, respir*, aire, despert*, despierta, inconsciente, confundid*, alucin*,
        palpitacion*, corazón, acelerad*, morad*, azul*, frí*, sud*, arrastra*, vomit*, maread*, mareo,
        no se mueve, convuls*, raro, rara, dormid*, somnolient*, adormilad*, sueño, ido, ida, muy mal,
        malísim*, fatal, pésimo, siento mal, feo, no reacciona, no responde, tembl*, tiembl*, borros*,
        descompuest*, pálid*, helad*
        """,
        pt="""
        desmai*, respir*, ar, acorda, acordad*, inconsciente, confus*, alucin*, palpitaç*, coração,
        disparad*, acelerad*, rox*, suando, enrola*, vomit*, tont*, tontura, zonz*, não reage,
        não responde, convuls*, estranh*, esquisit*, sono, sonolent*, apag*, grogue, passando mal,
        passei mal, passou mal, muito mal, péssim*, mole, trem*, pálid*, frio, dopad*, tremendo,
        tremeno, suano, vomitano, dormino, apagano, molinh*, largad*, derrubad*, espum*, revir*,
        babando, não para em pé, não se mexe, não fala, gelado, gelada, desacord*, ronc*, branc*,
        tudo mole, tudo rodando, gelados, geladas, geladinho, geladinha
        """,
        but="""
        (remédio|remédios|comprimido|comprimidos|remedinho|medicamento) (da|de|pra|para|do|pro|contra) (a |o |) (pressão|coração|sono|enjoo|tontura),
        (medicina|medicinas|medicamento|remedio|remedios|pastilla|pastillas) (del|para el|de|pal) corazón
        """,
    ),
    Concept(
        "sweat",
        en="""
        sweat*, clammy, drenched, cold sweat, perspir*, pouring sweat,
        (soaking|wringing|dripping|sopping) wet, soaked in sweat, (drenching|pouring|dripping|soaked)
        """,
        es="sud*, sudor, sudando, sudor frío, empapad* en sudor, transpir*, trasud*",
        pt="""
        suando, suor, suor frio, sua frio, suando frio, transpir*, suad*, suadeira, suano, suador,
        sudorese, molhad* de suor, encharcad* de suor, pingando suor, ensopad*, pingando de suor,
        suor pingando, suor escorrendo, suando em bica, suando feito, suei, suou, lavad* de suor,
        melad*, pele molhada, pegajos*, úmid* e fri*, frio e molhad*, suô, suar, sudoreic*, diaforétic*,
        suador frio, suor gelado, suor grosso, gelado de suor, suando horrores, suano frio,
        banhado de suor, banhada de suor, molhadinha de suor
        """,
        heard=True,
    ),
    Concept(
        "shaky",
        en="""
        shak*, trembl*, jittery, tremor, tremors, sweat*, clammy, confus*, dizzy, weak, faint, fainted,
        pass out, passing out, passed out, unconscious, wake, blurry, slurr*, starving, hungry, cold,
        pale, not making sense, unresponsive, woozy, lightheaded, see, weird, seizure, fuzzy,
        incoherent, vomit*, throwing up, thirsty, peeing, urinating, breath*, breathing fast, fruity,
        sleepy, drowsy, stomach, awful, acting
        """,
        es="""
        tembl*, tiembl*, temblor*, tembladera, sud*, sudor, confund*, maread*, mareo, débil, desmay*,
        desguanzad*, inconsciente, despiert*, despert*, borros*, hambre, frí*, pálid*, arrastra*,
        responde, reacciona, raro, rara, convuls*, ido, ida, vomit*, sed, orin*, respir*, aliento,
        sueño, dormid*, dolor, vista, desvanec*, mal, desorient*, flojera, lela, lelo, agitad*
        """,
        pt="""
        trem*, tremendo, tremedeira, suando, suor, sua, suad*, confus*, tont*, tontura, fraca, fraco,
        fraqueza, desmai*, inconsciente, acorda, turva, embaçad*, fome, fri*, pálid*, enrola*, responde,
        reage, estranh*, esquisit*, convuls*, vomit*, sede, urin*, xixi, respir*, hálito, sono,
        sonolent*, mole, moleza, vista, mal, desorient*, zonz*, aére*, tremeno, suano, bambo, bamba,
        bambinha, boba, bobo, bobeando, agressiv*, brav*, brig*, andando pela casa, sem me conhecer,
        não me conhece, xing*, falando besteira, falando bobagem, atordoad*, fria, frio, geladinh*,
        apag*, desacord*, rindo à toa, chorando sem, não quer mamar, lerd*, palid*, dormin*, dormindo,
        só dorme, revir*, mijou, sem força, grogue, esverdead*, amarel*, formigando, visão, enxergando,
        tonteando, perdida, perdido, gelado, gelada, gelados, geladas, geladinho, geladinha
        """,
        but="(insulina|caneta|bolsa térmica) ... (gelada|gelado|fria|fora)",
    ),
    Concept(
        "grave_word",
        en="""
        severe, serious, bad, really bad, terrible, horrible, awful, intense, violent, massive, major,
        life threatening, extreme
        """,
        es="""
        fuerte, grave, severa, severo, fuertísima, fuertísimo, muy mala, terrible, horrible, horribles,
        tremenda, seria, fea, feísima, intensa
        """,
        pt="""
        forte, grave, severa, severo, fortíssima, muito ruim, terrível, horrível, séria, feia, braba,
        brava, intensa, violenta
        """,
    ),
    Concept(
        "strong",
        en="""
        severe, terrible, sharp, awful, horrible, really bad, bad, intense, unbearable, a lot of,
        strong, stabbing,
        something (awful|fierce|terrible), awfulest, awfullest, excruciating, agonizing, splitting,
        ripping, constant, powerful, fierce
        """,
        es="""
        fuerte, mucho, muchísimo, intenso, terrible, insoportable, horrible, fuertísimo, agudo, feo
        """,
        pt="forte, muita, muito, intensa, terrível, insuportável, horrível, fortíssima, aguda, demais",
    ),
    Concept(
        "mild",
        en="mild, slight, slightly, a little, little bit, normal, minor, light",
        es="leve, leves, ligero, ligera, poquito, normal, un poco de, levecito",
        pt="""
        leve, leves, ligeiro, ligeira, pouquinho, normal, um pouco de, levinha, tiquinho, um tico, tico,
        um pouquinho, pinguinho, gotinha, de leve, bem pouco, só um pouco, de nada, coisa de nada,
        à toa, pouca coisa
        """,
    ),
    Concept(
        "squeeze",
        en="squeez*, crush*, wring*, grip*, clench*, clamp*, hand",
        es="apriet*, apret*, exprim*, estruj*, oprim*",
        pt="apert*, esprem*, torc*, esmag*, oprim*",
    ),
    Concept(
        "weight_on_me",
        en="""
        (elephant|brick|bricks|anvil|truck|boulder|rock|weight|piano) ... (on|on top of) (me|my chest|him|her),
        elephant (feeling|on|sitting), (vise|vice) ... (ribs|chest|me),
        pressure under my (collarbone|breast)
        """,
        es="""
        (elefante|ladrillo|piedra|yunque|camión|losa|prensa) ... (encima|pecho|costillas|sentado),
        me aprieta aquí adentro, me exprimieran
        """,
        pt="""
        (elefante|tijolo|pedra|bigorna|caminhão|torno|peso) ... (em cima|peito|costelas|sentado),
        em cima de mim
        """,
    ),
    Concept(
        "epigastric",
        note="Where a heart attack may hurt instead of the chest; never alone.",
        en="pit of (my|his|her) stomach, upper stomach, stomach, indigestion",
        es="boca del estómago, estómago",
        pt="boca do estômago, pé do estômago, estômago",
    ),
    Concept(
        "pale",
        en="""
        pale, white as, gray, grey, ashen, clammy, ghost, white as a sheet, pasty, paleness, ash gray,
        ashy, no color, (lost|losing|lost all) (his|her|my) color, color (drained|left|is gone|went),
        grayish, greyish, waxy, chalky, washed out, pallid, sallow, blanched
        """,
        es="""
        pálid*, blanc*, cenizo, ceniza, amarill*, como papel, como muerto, transparente, gris,
        sin color, descolorid*, blanquit*, palidit*, palidísim*, verdos*, color de cera, como vela,
        como un papel, paliducho
        """,
        pt="pálid*, branc*, cinza, amarel*, branco que nem, feito papel, sem cor, cinzent*, acinzentad*, esverdead*, desbotad*, lívid*, descorad*, descora*, cor de cera, cor de vela, feito vela, que nem papel, igual papel, esbranquiçad*, esverdiad*, sem sangue no rosto, perdeu a cor, mudou de cor, ficou branc*, lábio branco, transparente, cor de cinza, palid*, verde",
        but="(deixou|ficou|fica|braço|vacina|hematoma|roxo) ... (esverdead*|amarelad*)",
    ),
    Concept(
        "whole_body",
        en="all over, whole body, everything",
        es="todo, toda, todito",
        pt="todo, toda, tudo",
    ),
    Concept(
        "minutes",
        en="minutes, right after, seconds, ten minutes, an hour",
        es="minutos, al ratito, luego luego, enseguida, segundos",
        pt="""
        minutos, logo depois, segundos, logo em seguida, na hora,
        mal (entrou|tomou|tomei|engoliu|comeu|aplicou|acabou), na mesma hora, em seguida, logo que,
        assim que, minutinhos, já já, instantes, ligeiro, meia hora depois, dez minutos
        """,
    ),
    Concept(
        "sleepy",
        en="""
        sleepy, drowsy, not acting right, won't stay awake, lethargic, acting (strange|weird|funny|off),
        talking funny, pupil, pupils, clear fluid
        """,
        es="sueño, adormilad*, dormid*, rar*, decaíd*, somnolient*, pupila*, líquido",
        pt="sono, sonolent*, estranh*, molinh*, pupila*, líquido, caidinh*, dormindo",
    ),
    Concept(
        "shaky_only",
        en="shak*, trembl*, shaky, jittery, tremor*, clammy, pale, a shakin, shakin, quivering, wobbly",
        es="tembl*, tiembl*, tembladera, temblor*, pálid*",
        pt="trem*, tremedeira, tremor*, pálid*, branc*",
    ),
    Concept(
        "sick_strong",
        en="""
        really sick, so sick, very sick, confused, weak, passing out, can't stand, pain, vomit*, worse,
        shaking uncontrollably, teeth chattering, infection, wound, surgery, catheter, pee, kidney
        """,
        es="""
        muy mal, malísim*, confundid*, débil, desmay*, dolor, vomit*, peor, infección, herida, cirugía,
        sonda, orina, riñón, delira*
        """,
        pt="""
        muito mal, péssim*, confus*, fraca, fraco, desmai*, dor, vomit*, pior, infecção, ferida,
        cirurgia, sonda, urina, rim, delir*, prótese, diabét*, escara, joelho, quadril, cateter, dreno,
        prostrad*, mole, tontura, tont*, rins, infeccionad*, pus, velh*, idos*, pressão, não levanta,
        respira*, dor forte, passando mal, tremendo, não come
        """,
    ),
    Concept(
        "shaking_signs",
        en="shak*, trembl*, tremor*, twitch*, jerk*, jitter*, shiver*, spasm*, shaky",
        es="tembl*, tiembl*, temblor*, sacud*, espasmo*, brinc*, tembladera, tics",
        pt="""
        trem*, tremor*, espasmo*, tremedeira, contraç*, abalos, tremeno, choque, choques, dando choque,
        pulando, puxando, repuxando, batendo queixo, pernas pulando, perna pulando, tique, tremelique,
        sacudindo, sacod*, calafrios, músculo pulando, músculos pulando, mioclonia, bate o dente
        """,
    ),
    Concept(
        "agitated",
        en="""
        agitated, restless, confused, can't sit still, hallucinating, crazy, anxious, panicky,
        freaking out
        """,
        es="""
        agitad*, inquiet*, confundid*, aluc*, ansios*, aceler*, desesperad*, no me puedo quedar quiet*
        """,
        pt="""
        agitad*, inquiet*, confus*, aluc*, ansios*, aceler*, não consigo ficar parad*, desesperad*,
        agitação, agoniad*, doid*, endoid*, surtad*, surtando, nervos* demais, elétric*, ligad* demais,
        pilhad*, andando de um lado, não para quiet*, não sossega, sem parar quiet*, pupila*, euforic*,
        falando sem parar
        """,
    ),
    Concept(
        "weak_word",
        en="weak, weakness, can't move, can barely, tired",
        es="débil, debilidad, sin fuerza*, no puedo moverme",
        pt="fraco, fraca, fraqueza, sem força, não consigo mexer",
    ),
    Concept(
        "bad_word",
        en="bad, terrible, horrible, severe, awful, shak*, sick, sweat*, really, hell, dying, seizure",
        es="mal, terrible, horrible, fuerte, fea, feo, tembl*, tiembl*, sud*, muy, convuls*",
        pt="mal, terrível, horrível, forte, feia, feio, braba, trem*, suando, muito, convuls*, pesada",
    ),
)
