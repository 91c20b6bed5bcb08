"""A clot in the leg, urine that does not come, a blocked bowel."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "leg_clot",
        en="""
        leg is swollen, calf swollen, calf pain,
        (leg|calf|thigh) (is |got |real |all |) (swollen|swole|swelled|red|hot|hard),
        (calf|leg) ... (swollen|swole|swelled|clot|hot and), clot in (my|his|her) leg, dvt
        """,
        es="(pierna|pantorrilla|muslo|pata|batata) ... (hinchad*|hinchó|dura|inflamad*|morad*|roj*), hinch* ... (una|la|mi) (pierna|pantorrilla), trombo, coágulo en la pierna, trombosis",
        pt="""
        (perna|panturrilha|batata da perna) ... (inchad*|inchou|dura|rox*|vermelh*), trombose,
        (perna|panturrilha|batata da perna|coxa|canela|pé) ... (inchad*|inchou|inchô|dura|rox*|vermelh*|quente|dolorida),
        trombo, embolia, coágulo na perna, trombosado
        """,
    ),
    Concept(
        "no_pee",
        en="can't pee, haven't peed",
        es="no (puede|puedo|ha|he) (orinar|hacer pipí|orinado|hacer pis|mear|hecho pipí), sin orinar, no (orina|orino|mea), dejó de orinar, orina casi nada",
        pt="""
        não (consigo|consegue) (urinar|fazer xixi|mijar), sem urinar, não urina, sem fazer xixi,
        (não|num) (consigo|consegue|tá conseguindo|tô conseguindo|conseguiu|faz|fiz|fez) (mais |) (urinar|fazer xixi|mijar|xixi|urina),
        sem (urinar|mijar|fazer xixi|xixi), (não|num) (urina|mija|urinou|mijou),
        urina (presa|trancada|parou), bexiga (cheia|dura|estourando)
        """,
    ),
    Concept(
        "green_vomit",
        en="""
        green vomit, vomiting green, projectile vomiting,
        (throw*|threw|puk*|vomit*|spit*) ... (green|bile|across the room|projectile|forceful),
        green (puke|bile|throw up|spit up)
        """,
        es="vomit* ... (verde|bilis|chorro|proyectil|amarillo verde), vómito (verde|bilioso|en chorro|como chorro), vomita como chorro",
        pt="""
        vomit* ... (verde|bile|jato), vômito (verde|em jato),
        vomit* ... (verde|verd*|amarelo|bile|jato|esguicho|longe|com força|chafariz|sangue|preto|marrom|borra),
        vômito (esverdeado|de jato|em esguicho|verde), gorf* ... (verde|jato|sangue),
        golf* ... (verde|jato|sangue)
        """,
    ),
    Concept(
        "jelly_stool",
        en="""
        blood in the diaper, jelly stool, (jelly|jam|currant|mucus|blood) ... (diaper|poop|stool),
        (diaper|poop|stool) ... (jelly|jam|currant)
        """,
        es="(popó|caca|pañal|mocos|popo) ... (sangre|jalea|gelatina|mermelada), (sangre|jalea|mermelada) ... (popó|caca|pañal)",
        pt="""
        (cocô|fralda) ... (sangue|geleia), sangue na fralda,
        (cocô|fralda|fezes) ... (sangue|geleia|gelatina|catarro|groselha|goiaba|branco|massa de vidraceiro),
        (sangue|geleia|catarro com sangue) ... (cocô|fralda|fezes)
        """,
    ),
)
