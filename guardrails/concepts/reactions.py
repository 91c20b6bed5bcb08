"""Severe reactions to medicines, by name or by their signs."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "rash_dots",
        en="""
        purple spots, purple rash, red spots, purple dots,
        rash (doesn't|that doesn't|won't) (fade|blanch|go away when), bruise like, spots, pinprick,
        blotchy, dark spots, purplish spots, spots on (his|her) skin, dots, red dots
        """,
        es="""
        manchas (moradas|rojas|rojizas|violetas|oscuras), puntos (rojos|morados),
        puntitos (rojos|morados), petequias, moretones, manchitas (moradas|rojas), manchas en la piel,
        puntitos violetas, puntos violetas, pintitas, ronchas moradas, manchas
        """,
        pt="""
        manchas (roxas|vermelhas|arroxeadas|escuras|rochas), pontos (vermelhos|roxos),
        pontinhos (vermelhos|roxos), petéquias, manchinhas (roxas|vermelhas),
        pintinhas (roxas|vermelhas), manchas na pele, umas manchas, mancha (roxa|roxas|vermelha|escura),
        mancha roxa, manchas pelo corpo, pintas (roxas|vermelhas),
        (mancha|manchas|manchinha|manchinhas|pinta|pintas|pintinha|pintinhas|ponto|pontos|pontinho|pontinhos) ... (rox*|vermelh*|não some|não somem|não sai|não saem|copo|não clareia|aperta|aperto|corpo|perna|pernas|barriga|espalhando|sangue|vinho),
        manchinhas que, petequia*, púrpura, copo em cima, teste do copo, sangue pisado na pele
        """,
    ),
    Concept(
        "sjs",
        en="stevens johnson, stevens johnson's, sjs, toxic epidermal, steven johnson",
        es="stevens johnson, necrólisis, steven johnson",
        pt="stevens johnson, necrólise, steven johnson",
    ),
    Concept(
        "serotonin_syndrome",
        en="serotonin syndrome, serotonin toxicity, serotonin storm",
        es="""
        síndrome serotoninérgico, síndrome de serotonina, síndrome de la serotonina, serotoninérgic*
        """,
        pt="síndrome serotoninérgica, síndrome da serotonina, serotoninérgic*, síndrome serotonérgica",
    ),
    Concept(
        "nms",
        en="neuroleptic malignant, malignant syndrome",
        es="neuroléptico maligno, síndrome maligno",
        pt="neuroléptica maligna, síndrome maligna",
    ),
    Concept(
        "dystonia",
        en="""
        (jaw|tongue|neck|eyes) ... (locked|stuck|twisting|twisted|rolled up|stuck looking up|sticking out|pulling|clamped),
        eyes (stuck|are stuck|keep rolling|won't come down),
        tongue (is |keeps |)(sticking|sticks|poking) out, lockjaw, can't open (my|his|her) (mouth|jaw),
        can't close (my|his|her) mouth, neck ... (twisted|twisting|pulled to),
        (twisted|twisting|locked|stuck|jammed) ... (neck|jaw|tongue),
        tongue (is |) (hanging|sticking|stuck|rolling) out,
        (neck|head|eyes) (pulled|stuck|locked|twisted|rolled) (back|up|to)
        """,
        es="""
        (quijada|mandíbula) ... (trabad*|trabó|trancad*|trab*|trancó|dura),
        (lengua) ... (salid*|se le sale|se me sale|afuera|torcida|se tuerce),
        (ojos) ... (para arriba|pa arriba|hacia arriba|volteados|virados),
        (cuello) ... (torcid*|tuerce|torció|virado|para atrás), no puede cerrar la boca,
        no puedo abrir la boca, no puede abrir la boca, no puedo cerrar la boca,
        (torció|torcido|tuerce|torciendo|volteó|engarrotó) ... (cuello|pescuezo|cara|boca|quijada)
        """,
        pt="""
        (mandíbula|queixo|maxilar|boca) ... (travad*|travou|travando|presa|dura),
        travou (a|o) (mandíbula|queixo|maxilar|boca|pescoço),
        (língua) ... (pra fora|para fora|saindo|enrolando|torcendo),
        (olhos|olho) ... (pra cima|para cima|virados|viraram),
        (pescoço) ... (torcid*|torto|torcendo|virado|entortou|pra trás),
        não (consegue|consigo) (fechar|abrir) a boca,
        (entortou|torceu|torcendo|entortando|virou) ... (pescoço|boca|queixo|mandíbula),
        (pescoço|língua|boca|olho|olhos|queixo|rosto|cabeça) ... (repux*|entort*|torc*|travad*|travou|puxando|puxado|virad*|virou|enrol*|presa) ... (plasil|haldol|remédio|injeção|bromoprida|dramin|metoclopramida),
        (depois|desde) ... (plasil|haldol|bromoprida|metoclopramida|risperidona) ... (trav*|torc*|entort*|virou|repux*|enrol*|duro)
        """,
    ),
    Concept(
        "dark_urine",
        en="""
        (urine|pee|piss) ... (dark|brown|black|cola|coke|tea|red|coffee),
        (dark|brown|cola|tea|black) (colored |coloured |)(urine|pee), dark urine
        """,
        es="""
        (orina|pipí|orines|orinando|orino|pis) ... (oscur*|café|coca|negra|té|coñac|marrón|cola|color),
        orina (oscura|como coca),
        (orino|orina|orinando|orinó|orines|pipí|pis) ... (negr*|vino|sangre|ladrillo|panela|coca|cola|té cargado|café)
        """,
        pt="""
        (urina|xixi|urinando) ... (escur*|café|coca|preta|chá|marrom|cola|cor de), urina (escura|preta)
        """,
    ),
    Concept(
        "statin_like",
        en="""
        statin, atorvastatin, simvastatin, lipitor, crestor, rosuvastatin,
        cholesterol (pill|medicine|medication|pills)
        """,
        es="estatina, atorvastatina, simvastatina, rosuvastatina, colesterol",
        pt="estatina, atorvastatina, sinvastatina, rosuvastatina, colesterol",
    ),
    Concept(
        "toxic_signs",
        en="""
        shak*, trembl*, tremor*, vomit*, throwing up, confus*, slur*, blurry, stumbl*, diarrhea,
        twitch*, can't walk, yellow, halos, seeing yellow, drowsy, unsteady, palpitat*, slow
        """,
        es="""
        tembl*, tiembl*, temblor*, vomit*, confund*, borros*, diarrea, tambale*, no puedo caminar,
        amarillo, halos, enred*, arrastr*, lent*, palpitac*, somnolient*, sueño, maread*
        """,
        pt="""
        trem*, tremor*, vomit*, confus*, embaçad*, diarreia, cambale*, não consigo andar, amarelo,
        halos, enrolad*, arrastad*, lent*, palpitaç*, sonolent*, sono, tont*
        """,
        but="""
        me confundo con, confundo (con|com), (nunca|no) me confund*
        """,
    ),
    Concept(
        "priapism",
        en="erection ... (hours|won't go|lasting|painful), priapism",
        es="erección ... (horas|no se|no baja|dolorosa|no me baja), priapismo",
        pt="ereção ... (horas|não passa|não baixa|dolorosa), priapismo",
    ),
    Concept(
        "reaction",
        en="reaction, reacting",
        es="reacción, reaccion",
        pt="reação, reacao",
    ),
)
