"""Dengue, meningitis, a hot red limb."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "dengue",
        en="dengue, malaria",
        es="dengue, chikungunya, malaria, paludismo, leptospir*, hantavirus, hanta, fiebre amarilla, chagas",
        pt="""
        dengue, malária, leptospirose, febre amarela, chikungunya, dengue hemorrágica, zika,
        chicungunha, chikungunha, maleita, sezão, leptospira, febre maculosa, maculosa, hantavirose,
        carrapato, hepatite, calazar, leishmaniose, febre do rato, enchente
        """,
    ),
    Concept(
        "worse_sign",
        en="""
        belly pain, very sleepy, cold hands, bruises, bleeding gums, throwing up, vomit*, stomach pain,
        belly hurts, {cold_skin}, {bleed}, {faint}, {confused}, cold feet, bleeding, restless,
        can't keep
        """,
        es="dolor de barriga, dolor de panza, dolor de estómago, dolor abdominal, duele la (panza|barriga), vomita, vomito, vomitando, vómito, vómitos, moretones, moretes, encías, {cold_skin}, no quiere (levantarse|comer|pararse|despertar), no se levanta, {bleed}, {faint}, {confused}, {dizzy}, muy dormid*, adormilad*, decaíd*, inquiet*, no orina",
        pt="""
        dor de barriga, dor na barriga, dor abdominal, vomita*, vômito, {cold_skin}, {bleed}, {faint},
        {confused}, {dizzy}, sonolent*, gengiva, não levanta, barriga (doendo|dói|dura|inchad*),
        dor forte na barriga, (não|num) para de vomitar, vomita tudo, vomitando, sangr*, sangramento,
        nariz, mancha*, sono, agitad*, irritad*, frio, fria, pressão (baixa|caiu|caindo), tontura,
        tont*, desmai*, (não|num) (urina|faz xixi|come|bebe|levanta|se levanta), falta de ar, moleza,
        prostrad*, amarel*, urina escura, panturrilha, batata da perna, confus*, delir*, calafrio*,
        treme*, gelado, gelada, gelados, geladas, geladinho, geladinha
        """,
    ),
    Concept(
        "light_hurts",
        en="""
        light hurts, light bothers, light (hurts|bothers|kills|is killing|burns) (his|her|my|),
        (can't|cannot|couldn't) (stand|take|handle|bear|look at) (the |any |bright |) (light|lights|sunlight),
        (sensitive|sensitivity) to (the |) (light|bright)
        """,
        es="la luz (la|le|lo|me) (mata|molesta|lastima|duele|hace|cala), no (quiere|aguanta|soporta|tolera) (la |) luz, molesta la luz, fotofobia",
        pt="""
        a luz (incomoda|dói|machuca), não (quer|aguenta) (a |) luz,
        (luz|claridade|sol|lâmpada|claro) ... (dói|doer|doendo|incomoda|incomodando|machuca|arde|mata|atrapalha|grita|gritar|fere|não aguenta|não suporta),
        (não|num) (aguenta|suporta|guenta|quer|pode com|tolera|aguento|suporto) (a |ver a |nem |com a |ver |) (luz|claridade|claro|lâmpada),
        fotofobia, quarto escuro
        """,
    ),
    Concept(
        "hot_red",
        en="""
        red and hot, hot and red,
        (red|purple|swollen|swelled|puffed) ... (hot|warm|burning|spreading|climbing|moving up|past the line),
        (hot|warm|burning) ... (red|swollen|swelled),
        red (is |has |done |) (spreading|climbing|moving|passed|past|going up|gone past|creeping)
        """,
        es="(roj*|colorad*|hinchad*|morad*) ... caliente, caliente ... (roj*|colorad*|hinchad*), rojo vivo, (roj*|colorad*|colorado|rojo) ... (subiendo|sube|subió|avanza|creciendo|extend*|pasó la rodilla|rapidísimo), ganglio*, muslo (violeta|morado|negro)",
        pt="""
        vermelh* ... quente, quente ... vermelh*, vermelh* ... (subindo|espalhando|crescendo),
        (vermelh*|inchad*|rox*) ... (quente|fervendo|queimando|pelando),
        (quente|pelando) ... (vermelh*|inchad*),
        vermelh* ... (subindo|subiu|sobe|espalhando|espalhou|aumentando|crescendo|avançando|passou do|já tá no),
        (íngua|linha vermelha|risco vermelho|erisipela|celulite)
        """,
    ),
)
