"""At the brink: an edge, the means at hand, an end tonight."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "on_the_edge",
        note="Standing where one falls.",
        en="""
        (i'm|he's|she's|standing|sitting|am) ... (on|off) (the|a) (bridge|ledge|overpass|roof|railing|tracks|train tracks|parapet|cliff),
        on the (ledge|edge of the roof|bridge railing|wrong side of the railing),
        over the (railing|edge) of the bridge, climbed (up |) (on|onto) the (roof|ledge|railing|bridge)
        """,
        es="""
        (estoy|está|parado|parada|sentado|sentada|subió|se subió|me subí|trepado|trepada) ... (puente|azotea|cornisa|barandal|baranda|vías|viaducto|precipicio|acantilado|pretil)
        """,
        pt="""
        (tô^|estou|tá|está|subiu|subi|subindo|sentad*|em pé|parad*|trepad*|pendurad*|foi pra|foi para|fui pra|indo pra|na beira) ... (ponte|viaduto|parapeito|beirada|passarela|precipício|penhasco|trilho|trilhos|linha do trem|terraço|cobertura|mureta|caixa d água|barranco|torre|antena),
        (tô^|estou) ... (na sacada|na janela|na laje|no telhado|na varanda|na beira) ... (andar|pular|coragem|olhando pra baixo|acabar|ninguém|chorando|última),
        (subiu|subi|trepou|trepei|sentou|sentei) ... (laje|telhado|muro alto|janela|sacada|prédio|grade|torre|caixa d água|árvore) ... (pular|pulá|jogar|descer|desce|saltar|gritando|chorando),
        (tô^|estou|tá|está) (aqui |) (no|na|em cima do|em cima da) (ponte|viaduto|parapeito|beirada|trilho|trilhos|passarela|mureta)
        """,
    ),
    Concept(
        "means_ready",
        note="The means at hand.",
        es="""
        (soga|cuerda|lazo|nudo) ... (viga|techo|árbol|rama),
        (veneno|pistola|navaja|escopeta|revólver|gilette) ... (al lado|en la mano|en la mesa|enfrente|en la cama),
        (#n|treinta|veinte|cuarenta|cincuenta|todas las|todos los|un montón de) ... (pastillas|comprimidos|tabletas) ... (enfrente|en la mano|contad*|en la mesa y|separad*|en fila|en la cama)
        """,
        pt="""
        (veneno|chumbinho|corda|arma|revólver|faca|gilete|espingarda) ... (do lado|na mão|na mesa|na frente|na cama|no colo|aqui comigo|debaixo),
        (#n|trinta|vinte|quarenta|cinquenta|todos os|os|esses|uns|minhas|meus|as) ... (comprimido|comprimidos|cartela|cartelas|remédio|remédios|pílulas|pílula) ... (na minha frente|contad*|na mão|na mesa|aqui do lado|do meu lado|enfileirad*|espalhad*|na cama|separad* pra),
        (essas|esses|os|as|esse|essa) (pílula|pílulas|comprimido|comprimidos|remédio|remédios) (aqui |) (na mão|na frente|do lado),
        (nó|laço|corda) ... (no pescoço|na viga|no caibro|no teto|no galho|na árvore|na goela)
        """,
    ),
    Concept(
        "means_taken",
        note="Took up a means; only with despair, farewell or an end.",
        en="""
        (got|have|bought|took|grabbed|holding|sitting with) ... (rope|noose|gun|pistol|razor|razor blade|blade|poison|knife|pills),
        (bottle|pills|pill|poison|gun|rope|razor|knife|needle|insulin|rat poison|shotgun|rifle|pistol|blade) ... (in front of me|in my hand|right here|here|in my lap|beside me|next to me|on the table|over the door|lined up|laid out|on the nightstand|with me),
        (setting|sitting|settin|looking|lookin|staring) (here |) (with|at) (the|a|my|this|it) (bottle|pills|gun|rope|razor|knife|whole)
        """,
        es="""
        (tengo|compré|agarré|saqué|preparé|escondió|compró|consiguió|conseguí|traigo) ... (soga|lazo|cuerda|veneno|pistola|escopeta|navaja|gillette|cuchillo|pastillas)
        """,
        pt="""
        (arrumou|arrumei|comprou|comprei|pegou|peguei|separou|separei|arranjou|arranjei|amarrou|amarrei|pendurou|pendurei|escondeu|escondi|tirou|tirei|achou|achei|preparou|preparei|botou|botei|deixou|deixei|guardou|guardei|trouxe|carregou|afiou|afiei|procurando|procurou|tá com|tô^ com|estou com|está com|saiu com|se trancou com|me tranquei com|trancad* com|com) ... (corda|veneno|chumbinho|espingarda|revólver|arma|pistola|gilete|lâmina|navalha|faca|facão|forca|laço|estilete|bisturi|comprimidos|cartelas|remédios tudo|todos os remédios)
        """,
    ),
    Concept(
        "end_tonight",
        note="That it ends now: only with the means, a farewell or despair.",
        en="""
        (i|think i|we) (go|leave|will go|am going|end|end it|do it|finish) tonight,
        (over|ends|end it|end this|done|gone) tonight,
        tonight (is it|is the night|it ends|i end|i go|i'm gone|i'm done|will be the last|i will go),
        last night (here|on earth|alive),
        by (tomorrow|morning) (i'll be|i will be|i won't|it'll|i'm) (gone|here|over),
        this is the (last|end),
        (fastest|quickest|quick|easiest|painless|peaceful) (way|one|medicine|pill|drug) (to go|to die|out|to end|for dying|)
        """,
        es="""
        (hoy|esta noche|mañana) (se acaba|termino con|acabo con|lo termino|me voy para siempre|es mi último|es el último|descanso),
        de hoy no paso, (mi|la) última (noche|vez), último día de mi, hoy es el día,
        (llegó|ya llegó) mi hora, (después|luego) de (hoy|esta noche) (yo |) ya no,
        ya no (voy a|pienso) (estar|despertar|molestar|dar lata|dar trabajo)
        """,
        pt="""
        (hoje|agora|essa noite|à noite|noite|amanhã|dessa noite|de hoje) (eu |) (termino|acabo|resolvo|encerro|dou fim|dou um fim|ponho fim|faço|descanso|vou embora|parto|me vou|saio dessa|me livro|não passa|acaba tudo|acabo),
        (termino|acabo|resolvo|encerro|acabar|terminar|resolver) (com isso|com tudo|isso|tudo|essa história|de vez|logo) (hoje|agora|essa noite|amanhã|de vez),
        de hoje não passa, hoje é o (último|meu último), depois de (hoje|amanhã), pela última vez,
        último dia, última noite,
        (não|nem|num) (volta|volto|vai voltar|vou voltar) (mais|nunca mais|não),
        (falando|falou|disse|diz|dizendo|fala) que (não|num) volta,
        (falando|falou|disse|diz|dizendo|fala) que (vai|quer) (descansar|sumir|partir|ir embora|embora|acabar|encontrar),
        (falta|tomar|tomando|criar|criando|juntar|juntando|tenho|ter|tomei) (só |) (a |) coragem,
        não (volto|volta) mais, acabar com (tudo|isso),
        (não|num) precisa mandar (ninguém|ajuda|ambulância), (só |) (quero|queria) saber se dói,
        (dói|doer|dor|doloroso|sofre|sofrer) (muito |) (morrer|pra morrer|na hora),
        sem dor ... (ir embora|partir|acabar|morrer|apagar), ir embora ... sem dor,
        (se|caso) eu não (tiver|estiver|acordar|atender|voltar|aparecer) (mais |) (aqui |) (amanhã|depois|quando|hoje),
        (não|num) (vai|vou|vamos|irei) (mais |) dar (mais |) (trabalho|despesa|problema|preocupação),
        (não|num) (vai|vou) (mais |) (incomodar|atrapalhar|pesar|ser peso) (ninguém|a gente|vocês|mais),
        fui eu que decidi, ninguém tem culpa, (não é|não foi) culpa (de ninguém|sua|de vocês|dele|dela),
        hoje é o dia, de hoje não passo, chegou (a |) minha hora,
        já escolhi (o dia|a data|o lugar|a hora|como), já tá decidido, tomei a decisão,
        decidi que (vou|hoje|chega|acabou),
        (não|num) (vai ter|tem|terá|haverá|vou ver|quero ver|vejo) (mais |) amanhã,
        (não|num) (passo|chego) (do|no|ao|até) (natal|ano novo|amanhã|fim de semana|aniversário),
        (ontem|semana passada|anteontem) (eu |) tentei ... (não (deu|consegui)|acordei|falhei|salvaram),
        tentei e (não deu|não consegui|acordei|falhou),
        (pra |) (parecer|pareça|parecesse) (um |) (acidente|engano),
        (ninguém|não quero que) ... (me impeça|me impedir|me segure|me pare|me impeçam|me salve),
        acaba (tudo|logo|de vez), acabar de vez, (vou|ia|quero) (tranquil*|em paz|dormindo),
        já decidi (que|e|tudo|hoje|acabar|ir), já me decidi, é^ hoje que, é^ hoje (eu|mesmo|e)
        """,
    ),
    Concept(
        "not_know_do",
        en="""
        (don't|do not) know what (i'll|i'm going to|i will|i might) do, can't trust myself
        """,
        es="no sé (qué|que) (voy a hacer|hago|vaya a hacer)",
        pt="""
        (não|num) sei (o que|o quê|que) (eu |) (vou fazer|faço|fazer|sou capaz|vai ser|fiz),
        (não|num) sei se (largo|uso|faço|aguento|consigo|vou), não respondo por mim
        """,
    ),
    Concept(
        "fix_it",
        en="""
        (fixes|solves|ends|fix|solve) (everything|it|it all|this), the (solution|answer|way out) is
        """,
        es="(se arregla|arregla|resuelve|acaba|soluciona) (todo|con todo|esto)",
        pt="""
        (resolve|resolvo|resolvia|acaba|conserta|arruma|soluciona|termina|resolver|resolvido) (tudo|isso|o problema|meu problema|as coisas|essa),
        (solução|saída) (é|seria|tá)
        """,
    ),
    Concept(
        "taken_to_die",
        en="""
        took ... to (die|end it|kill myself|kill herself|kill himself|not wake up),
        (took|taken|swallowed|drank) ... (so i|so it|cause i|because i) (can|could|would|will|want|don't|won't) (die|end|sleep|wake|be over|want to)
        """,
        es="""
        (me tomé|se tomó|tomé|tomó|tragó|tragué) ... para (morir*|matar*|acabar|no despertar|ya no)
        """,
        pt="""
        (tomei|tomou|engoli|engoliu|bebi|bebeu|tomô|misturei|misturou) ... (pra|para|querendo|a fim de) (acabar|morrer|me matar|se matar|não acordar|dormir pra sempre|sumir|dar fim|desistir)
        """,
    ),
)
