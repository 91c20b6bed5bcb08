"""What is felt: pain, pressure, weakness, dizziness, and signs that matter beside a medicine."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "pain",
        en="""
        pain, pains, painful, hurt, hurts, hurting, ache, aches, aching, achy, sore, agony, cramp,
        cramps, cramping, throbbing, twinge, paint, killing
        """,
        es="""
        dolor, dolores, dolorcito, duele, duelen, dolía, dolió, doliendo, doler, dolido, adolorido,
        adolorida, adolorí, calambre, calambres, punzada, punzadas, puntada, puntadas, hincada,
        hincadas, hincón, jincón, jincada, piquete, piquetes, pinchazo, pinchazos, picada, retorcijón,
        retortijón, cólico, cólicos, dolorón, duéleme, lastima, molestia
        """,
        pt="""
        dor, dores, dorzinha, dói, doi, doem, doendo, doía, doeu, doer, dolorido, dolorida, pontada,
        pontadas, fisgada, fisgadas, cólica, cólicas, agulhadas, latejando, incomodando, facada, dorido, tador, mutador, muitador,
        dura, gastura, queimor, dorzão, dorzona, dueno, doeno, dói demais, doída, doído, dores fortes,
        aperreando, ferroadas, latejo, lateja, incômodo, incomoda, incomodo, beliscão, beliscando,
        mal estar, câimbra, cãibra, rasgando, fincada, fincadas, pinicada, apertura, ardume, ferrão,
        fisga, fisgando, repuxão, pontadinha, dorida, dodói, agulhada, ferroada
        """,
        heard=True,
    ),
    Concept(
        "pressure",
        note="How a heart attack feels.",
        en="""
        pressure, tight, tightness, tightening, heavy, heaviness, squeez*, crush*, burn*, stabbing,
        stab, weight, elephant, brick, bricks, vise, vice, clench*, constrict*, gripping, sitting on,
        anvil, truck, band, pressing, uncomfortable, discomfort, full*, tearing, ripping, concrete,
        exploding, killing me, hurtin, squeezin, clamp*, knife, strap, fist, tight band, being crushed,
        hot poker, acid, sinking, tight*, press*, belt, tighten*, choking me, caving,
        mule, squeezing me, being squeezed
        """,
        es="""
        presión, apretado, apretada, apretá, aprieta, aprietan, apretando, apretón, apretazón,
        apretadera, apretura, aplastando, aplastado, aplastada, aplasta, opresión, oprime, oprimido,
        oprimiendo, pesado, pesada, pesadez, peso, elefante, piedra, ladrillo, arde, ardor, ardiendo,
        quema, quemando, quemazón, estruja, estrujando, estrujón, exprime, exprimiendo, comprim*,
        tenaza, yunque, camión, tranca, revienta, reventar, explota, explotar, estalla, cerrado, cierra,
        encogido, tonelada, saco de cemento, puñal, cuchillo, faja, fierro,
        como si me (apretaran|aplastaran|pisaran), pisando, encima, trancazo, calambre, fuego,
        estrujado, agarrotad*, angustia en, apret*, presion*, cinturón, nudo,
        prensa, prensad*, morsa, apretan, apriete, aplasta*, oprimiera, un peso, algo pesado, garra,
        agarrotamiento, retorcijón, estrujamiento
        """,
        pt="""
        pressão, aperto, apertado, apertada, aperta, apertando, apertão, pesado, peso, pesando,
        elefante, pedra, tijolo, queima, queimação, queimando, ardendo, arde, ardência, esmaga,
        esmagando, esmagado, espremendo, espremido, opressão, oprimindo, comprim*, caminhão, tonelada,
        explodir, explodindo, rasgando, rasgar, torcendo, sufocando, fechando, saco de cimento, bigorna,
        fincada, trem, facada, faca, cinta, ferro, agonia, fogo, como se (estivessem|tivessem|tivesse),
        pisando, em cima, nó^, trava*, apertadinho, apert*, pression*, cinto, gastura, angústia,
        abafad*, abafamento, queimor, estufad*, bolo, sufoco, espremedura, esmigalh*, prens*, afund*,
        mordaça, mão apertando, mão fechada, garra, torniquete, sentou, apertura, aperreio,
        afogueamento, arrocho, arrochando, arrochad*, arrocha, uma mão, pisão, gancho, cutucão, repuxo,
        esganando, empuxo, um peso, trancando, enforcando, arranc*
        """,
        heard=True,
        but="""
        chest strap
        """,
    ),
    Concept(
        "sudden",
        en="""
        sudden, suddenly, all of a sudden, out of nowhere, just now, woke up with, instantly,
        in seconds, thunderclap, like lightning, out of the blue, like that, bam, just like that,
        all at once, right in the middle, in the middle of it, came on (fast|sudden|quick|me),
        just happened, out the blue, in an instant, like a switch, of a sudden, with no warning,
        without warning
        """,
        es="""
        de repente, repentino, repentina, súbito, súbita, súbitamente, de golpe, de pronto, de la nada,
        de un momento a otro, de sopetón, de un jalón, como (un|) rayo, como un trueno, amaneció,
        amanecí, en segundos, derrepente, de la noche a la mañana, de una, sin más,
        (hace|hasta hace) (media hora|una hora|un rato|un ratito|poquito|#n minutos|#n horas|rato|nada) (estaba|andaba|hablaba|caminaba),
        estaba (perfecto|perfecta|perfectamente|lo más bien|de lo más bien|bien y),
        de buenas a primeras, de un rato a otro,
        (hace|hará) (cuarenta|veinte|treinta|diez|quince|#n) minutos
        """,
        pt="""
        de repente, repentina, repentino, repente, súbito, súbita, subitamente, do nada,
        de uma hora (para|pra) outra, acordei com, acordou com, como um raio, feito um raio, derrepente,
        em segundos, num instante, do nada mesmo, de uma vez, duma hora pra outra, dum minuto pro outro,
        de supetão, num piscar, de uma hora pra outra, de um minuto pro outro, de madrugada, amanheceu,
        amanheci, de estalo, estalou, de sopetão, na mesma hora, começou agora, começou faz,
        faz uns minutos, (faz|há|tem) (uns |umas |) (#n|dez|vinte|meia|uma) (minutos|hora|horas|minuto),
        depentemente
        """,
    ),
    Concept(
        "worst",
        en="""
        worst, worse than ever, unbearable, excruciating, like never before, never had, never felt,
        explod*, 10 out of 10, ten out of ten, blinding, horrible, terrible, split* open, exploded
        """,
        es="""
        peor, insoportable, inaguantable, nunca (había|habia|me había|tuve|sentí|en mi vida), jamás,
        explot*, explota, revienta, reventar, reventando, estalla, estallar, terrible, horrible,
        tremendo, tremenda, como nunca, trueno, fortísimo, muy fuerte, bestial, espantoso
        """,
        pt="""
        pior, insuportável, nunca (tive|senti|doeu|na vida), explod*, explodindo, estourar, estourando,
        terrível, horrível, como nunca, absurda, fortíssima, trovão, muito forte, rachar, rachando,
        estoura, da minha vida, da vida, matando, de gritar, de chorar, jamais, de enlouquecer, inédita,
        marretada, paulada, machadada, facada, tijolada, porrada, estalo, estouro, bomba, explosão,
        forte demais, que nunca
        """,
    ),
    Concept(
        "headache",
        en="""
        headache, head ache, migraine, head hurts, head is pounding, {head} ... {pain},
        {pain} ... {head}, head ... explod*,
        headache*, head (is |) (pounding|splitting|killing|busting|bustin|exploding)
        """,
        es="""
        dolor de cabeza, dolorón de cabeza, jaqueca, migraña, cefalea, {pain} ... {head},
        {head} ... {pain}, cabeza ... (estalla|explota|revienta|estallar|explotar|reventar)
        """,
        pt="""
        dor de cabeça, dor na cabeça, enxaqueca, cefaleia,
        cabeça ... (explodir|explodindo|estourar|estourando|rachar|rachando),
        dor na (nuca|testa|cabeça|moleira|cuca), cabeça (doendo|dói|doeu|dueno|latejando|lateja|pesada),
        (dói|doendo|doeu|doía) ... cabeça, dorzão de cabeça, pancada dentro da cabeça,
        estouro na cabeça, estalo na cabeça
        """,
        heard=True,
    ),
    Concept(
        "numb",
        en="""
        numb, numbness, tingl*, weak, weakness, paralyzed, paralysed, paralysis, dead, limp, heavy,
        no strength, no feeling, asleep, floppy, useless, pins and needles, lost feeling, can't feel,
        went out, stopped working, quit working, doesn't work, won't work, not working, gave out,
        can't use, drags, clumsy, dangling, was just not there, not there, belongs to somebody else,
        not mine, keeps (slipping|dropping), no response,
        quit on (me|him|her), dead weight, gone dead, tingly, curled up, drawn up, drawed up, no use,
        just hangs, hanging
        """,
        es="""
        dormido, dormida, dormidos, dormía, adormecido, adormecida, adormece, adormeció, durmió, duerme,
        entumido, entumida, entumecido, entumecida, entumió, hormigue*, cosquilleo, débil, debilidad,
        sin fuerza, sin fuerzas, no tiene fuerza, no tengo fuerza, perdió (la|) fuerza,
        perdí (la|) fuerza, fuerza en, paralizado, paralizada, paralizó, paralítico, parálisis, tieso,
        tiesa, flojo, floja, aguado, aguada, guango, guanga, no (lo|la|le|me) responde, no siente,
        no siento, muerto, muerta, engarrotad*, tullid*, trabado, trabada, pesado, pesada, acalambrad*,
        desguanzad*, no (le|me) (sirve|obedece|funciona|hace caso), se le cae, se me cae, no lo mueve,
        no la mueve, colgando, arrastra, no estaba, no es mío, no es mía, no lo siento mío, como plomo
        """,
        pt="""
        dormente, dormência, adormecid*, formigando, formigamento, formiga, fraco, fraca, fraqueza,
        sem força, sem forças, não tem força, perdeu (a|) força, perdi (a|) força, força no, força na,
        paralisado, paralisada, paralisou, paralisia, paralisando, mole, moles, molenga, bambo, bamba,
        esquecid*, não sente, não sinto, morto, morta, pesado, pesada, não obedece, não responde,
        travado, travada, travou, não (funciona|mexe|levanta|presta), parou de funcionar, caindo,
        arrastando, não mexe, caído, pendurado, esquecido, não é mais meu, não é meu, cadê a perna,
        cadê o braço, como chumbo, morreu, cai sozinho, sem comando, sem controle, sem sentir,
        não responde mais, não tem firmeza, sem firmeza, desobedece, pesando, pesou, bobo, frouxo,
        frouxa, paralis*, paresia, hemiparesia, hemiplegia, plegia, perdendo força, perdendo a força,
        perdeu os movimentos, perdi os movimentos, sem movimento, sem mexer, sem se mexer,
        sem movimentar, anestesiad*, amortecid*, adormeceu, formigano, formigou, formigamentos,
        não levanta, não segura, não aperta, não fecha, sem vida, largado, largada, não tô sentindo,
        não tá sentindo, não mexo, não move, não movimenta, arrastano, arrasta, fraquej*, dormindo,
        boba, não sobe,
        dormença, dormiu
        """,
        heard=True,
        but="""
        (foot|leg|arm|hand|feet|butt|toes) (fell|falls|goes) asleep (in|when|sitting|watching|from|while|on the), (dormiu|durmió) (viendo|sentad*)
        """,
    ),
    Concept(
        "everywhere",
        en="""
        all over, everywhere, whole body, entire body, head to toe, spreading, spread,
        covered (in|with), body, face, neck, chest, stomach
        """,
        es="""
        todo el cuerpo, por todo, por todos lados, todas partes, cuerpo, cuerpito, cara, cuello, pecho,
        regando, se me riega, extend*, brazos, panza, espalda, llena de, lleno de, de pies a cabeza,
        toda llena, todito
        """,
        pt="""
        corpo (todo|inteiro), no corpo, todo o corpo, tudo quanto é lugar, por tudo, rosto, pescoço,
        peito, barriga, costas, espalhando, espalhou, cheia de, cheio de, dos pés à cabeça, todinho,
        todinha, toda empolada, todo empolado, corpo, nas costas, nos braços, pernas, braços,
        do pé à cabeça, da cabeça aos pés, inteirinh*, tudo, inteiro, inteira, em todo canto,
        todo canto, por toda parte, pra todo lado
        """,
    ),
    Concept(
        "stiff",
        en="""
        stiff, rigid, rigidity, locked, locking, locked up, seizing up, frozen, stuck, can't bend,
        lead pipe, hard as a board, clenched, stiff as, like a board
        """,
        es="""
        tieso, tiesa, tiesos, rígid*, rigidez, duro, dura, duros, trabad*, trabó, engarrot*, trinc*,
        agarrotad*, trancad*, contract*, no dobla, no (puede|puedo) (doblar|agachar|mover|bajar),
        como tabla, tabla,
        (no|ni) (puede|puedo|logra) (doblar|agachar|mover|bajar|tocar|voltear)(lo|la|), doblarlo,
        agacharlo, no la puede (doblar|agachar|bajar), no lo puede (doblar|mover|bajar)
        """,
        pt="""
        duro, dura, duros, rígid*, rigidez, travad*, travou, travando, enrijec*, endurec*, tesa, teso,
        contraíd*, preso, presa, não (dobra|consegue dobrar|consigo dobrar|encosta|mexe|consigo mexer),
        feito tábua, tábua, igual tábua,
        não (consegue|consigo) (encostar|dobrar|mexer|abaixar) (o|a|mais o), duro que nem, endurecid*,
        travado, não vira, não desce, não baixa, não abaixa,
        não consegue (baixar|virar|abaixar|dobrar|encostar|mexer),
        (não|num) (baixo|viro|dobro|encosto|abaixo), entrevad*, encangad*, durão, duraço, que nem pau,
        feito pau
        """,
    ),
    Concept(
        "dizzy",
        en="""
        dizzy, dizziness, lightheaded, light headed, woozy, spinning, faint, wobbly, unsteady, vertigo
        """,
        es="""
        maread*, mareo, mareos, mareando, mareé, vértigo, da vueltas, dando vueltas, da vuelta todo,
        atarantad*, zonz*, aturdid*, tambale*, ido, tontea*, borrach*, abombad*,
        vahído, vahido, vahídos
        """,
        pt="""
        tont*, tontura, tonteira, zonz*, vertigem, rodando, girando, cambaleando, bambo, bamba, grogue,
        atordoad*, aérea, aéreo, mareada
        """,
        heard=True,
    ),
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
