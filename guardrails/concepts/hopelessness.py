"""No worth, no point, a quiet farewell."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "worthless",
        note="No worth, no way on: said often; with the means, or an end tonight, it is an emergency.",
        es="""
        no (sirvo|valgo) (para|pa) nada, no valgo (nada|ni un),
        (soy|me siento) (un |una |) (estorbo|carga|basura|inútil|fracaso|fracasad*|don nadie|cero a la izquierda),
        (nadie) me (quiere|necesita|extrañaría|va a extrañar), no le (importo|hago falta) a nadie,
        toqué fondo,
        (estoy|ando) (cansad*|hart*) de (todo|vivir|la vida|luchar|sufrir|existir|esta vida),
        no (le |) (veo|encuentro|hallo) (más |) (sentido|salida|solución|razón|caso) (a |) (nada|esto|todo|la vida|vivir|seguir),
        la vida no (vale|tiene sentido), no vale la pena (vivir|seguir|nada)
        """,
        pt="""
        (não|num|nem) (presto|valho|sirvo|valo|presta|serve|vale) (mais |) (nada|pra nada|de nada|pra ninguém|pra mais nada|um centavo),
        (não|num) (valho|presto) (nada|mais),
        (sou|eu sou|me sinto|virei) (um |uma |) (lixo|fracasso|nada|inútil|estorvo|peso|fardo|imprestável|fracassad*|merda|bosta|traste|encosto),
        (só |) (dou|dava|dá|causo) (trabalho|despesa|desgosto|problema) (pra|pros|a|para),
        (ficar|ficam|ficariam|viver|vivem|estar|estariam|vão ficar|tá|tava) (melhor|bem|em paz|mais felizes|livres|aliviad*) sem (eu|mim|a mim),
        ninguém (liga|precisa|quer saber|se importa|gosta|vai sentir|sente|vai notar) (de |) (mim|pra mim|falta|comigo|minha falta),
        (não|num|nem) (vejo|tem|acho|sinto|encontro|tenho) (mais |) (graça|sentido|saída|razão|motivo|esperança|prazer|futuro|jeito|solução|por que|porque|pra que) (em |de |pra |por |mais |) (nada|ficar|viver|continuar|mim|tudo|ficá|vivê|insistir|mais),
        fundo do poço,
        (cansei|cansad*|cansou|enjoei|fart*|exaust*) (de|dessa|da|desta|de tudo) (vida|tudo|viver|sofrer|lutar|existir|mundo|mim),
        (não|num) (tenho|tem) (mais |) (ninguém|nada|nenhum) (nessa|na|no|pra|por) (vida|mundo|que),
        desgost* da vida, vida (miserável|desgraçada|maldita|sem sentido),
        (tudo|nada) (acabou|acabado) (pra|para) mim, só (dor|sofrimento|tristeza|escuridão)
        """,
    ),
    Concept(
        "farewell_soft",
        note="A farewell that is not called one.",
        pt="""
        (deixou|deixei|escrevi|escreveu|escrevendo|deixando) ... (carta|cartas|bilhete|bilhetes) ... (cada filho|cada um|pros filhos|despedida|sumiu|desapareceu|saiu de casa|foi embora|travesseiro),
        (dei|doei|deu|distribuí|distribuiu) ... (cachorro|cachorros|gato|gatos|roupas|coisas|passarinho|bichos|documentos|senhas) ... (falta|coragem|embora|partir|descansar|não vou precisar),
        (encontrar|encontrá|rever|junto|juntar|abraçar|ver|perto) ... (no céu|lá em cima|no outro lado|falecid*|finad*|que morreu|que já se foi|que já foi|que partiu),
        (vou|vô|vai|quero|queria|bora) (me |) (embora|ir|partir) (pro|pra|para o|para) (outro lado|lado de lá|outra vida|céu),
        (avisa|avise|fala|diga|diz|conta|fale) (pra|pro|a|ao|pros) (minha|meu|minhas|meus|mãe|ela|ele|todo) ... (amava|amo|amei|perdoa|perdão),
        (cuide|cuidem|toma conta|tome conta|cuida) (bem |) (dos|das) (meus|minhas) (filhos|filhas|meninos|bichos|cachorros|gatos|netos|crianças),
        me perdoa (por tudo|mãe|pai|filho|filha|meu amor|família),
        (desculpa|perdão|me perdoem) por tudo,
        (sumiu|saiu|fugiu|foi) ... com (o |a |uma |um |) (veneno|corda|arma|espingarda|revólver|faca),
        pegou (a|o|uma|um) (espingarda|arma|revólver|corda|veneno) e (saiu|sumiu|foi|se trancou),
        (bilhete|carta|mensagem|áudio|recado) ... (perdão|perdoa*|desculpa*|adeus|tchau|não acho|não encontro|ninguém acha|sumiu|despedida|cuidar do|cuida do),
        (não|num) foi culpa (sua|dela|dele|de vocês|de ninguém|minha), ninguém tem culpa,
        (só |) (falta|queria|peço|quero) ... (perdoe|perdoem|perdão),
        (pedi|pediu|peço|pedindo) perdão (a deus|pra deus|por tudo|a todo mundo|e),
        (vão|vai|cês vão|vocês vão) (ficar|viver|estar) (bem|melhor|em paz) sem (eu|mim),
        (deixei|deixou|deixa|deixando) (a aliança|as chaves|os documentos|tudo pago|o dinheiro|a senha|tudo certo|tudo arrumado|tudo pronto|tudo resolvido) (na mesa|em cima|separad*|pra|e|antes),
        (quem|alguém) (fica|cuida|vai cuidar|vai ficar) ... quando (eu|a dona|o dono) (não|morr*|for|me for),
        (abraçou|beijou|se despediu) (todo mundo|de todo|a gente|os filhos) ... (nunca|e saiu|e foi|estranho)
        """,
    ),
    Concept(
        "die_plain",
        en="""
        wish i was dead, wish i were dead, i'd rather be dead, better off dead, rather be dead,
        i should be dead, i deserve to die, please let me die, let me die, just let me die,
        want to not wake up, i'm ready to die, ready to die, hope i die, hope i don't wake up,
        pray i don't wake up, pray for death, waiting to die, thinking about dying,
        thinking about death, thoughts of death, thoughts of dying, obsessed with death, me want to die,
        say they want to die
        """,
        es="""
        quiero morir*, quisiera morir*, me quiero morir, me quisiera morir, se quiere morir,
        ojalá me muera, ojalá me muriera, que me muera ya, mejor me muero, prefiero morir*,
        preferiría estar muert*, quisiera estar muert*, ganas de morir*, deseo morir*, déjenme morir,
        pienso en la muerte, pensando en la muerte, pensar en la muerte, quisiera no despertar,
        quisiera desaparecer, me quiero desaparecer, quiero desaparecer, me quisiera desaparecer
        """,
        pt="""
        quero morrer, queria morrer, queria estar mort*, preferia estar mort*, prefiro morrer,
        vontade de morrer, tomara que eu morra, melhor morrer, deixa eu morrer, me deixa morrer,
        penso na morte, pensando na morte, pensar na morte, penso em morrer, pensando em morrer,
        queria sumir, quero sumir, vontade de sumir, queria desaparecer, quero desaparecer,
        vontade de desaparecer, quer morrer, pensamentos de morte
        """,
        but="""
        sumir com (essa|esse|essas|esses|a|o|as|os|minha|meu), (desaparecer|quitar) (estas|estos|esta|este|las|los) (manchas|arrugas|granos|ronchas|verrugas|canas), disappear (these|the|my) (spots|wrinkles),
        (morrer|morir) de (velh*|viej*|rir|risa|vergonha|vergüenza|sono|fome|hambre|sueño)
        """,
    ),
    Concept(
        "pointless",
        en="point, reason, sense, purpose, worth, meaning, meaningless, use, hope",
        es="sentido, razón, motivo, caso, chiste, para qué, pa qué, de qué sirve, esperanza, ganas",
        pt="sentido, motivo, razão, graça, pra quê, para quê, pra que, adianta, esperança, vontade",
    ),
    Concept(
        "living",
        en="""
        living, live, life, alive, existing, going on, go on, keep going, waking up, being here,
        continuing
        """,
        es="vivir, viviendo, existir, mi vida, esta vida, seguir, seguir adelante, la vida",
        pt="viver, vivendo, existir, minha vida, essa vida, continuar, seguir em frente, a vida",
        but="""
        seguir (tomando|con|el|la|usando|yendo|las|los|mi|comprando|pagando|viniendo),
        continuar (tomando|com|o|a|usando|pagando|indo|meu|minha|comprando), for life, life insurance,
        shelf life, quality of life, seguro de vida, calidad de vida, qualidade de vida,
        (going|go|keep going|continuing) (on|) (with|to|a|vacation|trip|diet|this|taking|the),
        live (with|in|at|on|near|alone), living (with|in|at|room|alone|near),
        vivir (con|en|sola|solo|mejor), viver (com|em|sozinh*|melhor),
        vida (útil|social|sana|saludable|normal|saudável)
        """,
    ),
)
