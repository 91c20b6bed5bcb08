"""Pain, pressure, and how sudden or how strong."""

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
)
