"""What surrounds the words: time, hearsay, questions, stories. Ordinary talk is told from danger here.

An arm hushed by an idea of this file stays silent only where that idea is nearer, in the same sentence, than
anything of `now`.
"""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "history",
        note="Long ago, or someone's past.",
        en="""
        years ago, year ago, months ago, month ago, weeks ago, decades ago, in #year, back in,
        last (year|month|summer|winter|spring|fall|christmas), long (time|) ago,
        when i was (a|in|young|little|younger|#n), as a (kid|child|teenager|teen|baby), used to,
        in the past, family history, history of, runs in (the|my) family,
        my late (husband|wife|father|mother|dad|mom|brother|sister|grandfather|grandmother|uncle|aunt),
        passed away, died (of|from|in|when|after|years|last),
        since my (heart attack|stroke|accident|surgery|overdose|seizure),
        since (his|her|the) (heart attack|stroke|accident|surgery|overdose|seizure|bypass),
        after (my|his|her|the) (heart attack|stroke|surgery|bypass|seizure|stent), previous, previously,
        survived, survivor, recovered from, recovering from, recovery from, since #year,
        have been sober, been clean for, childhood, back then, once had,
        had (a|one) ... (at #n|in my (twenties|thirties|forties|fifties)),
        in my (twenties|thirties|forties|fifties|youth), medical history, killed in, during the war,
        in high school, in college, (two|three|four|five|ten) years,
        in the (seventies|eighties|nineties|sixties|fifties|70s|80s|90s|60s|2000s),
        when (he|she|i|they) (was|were) (a baby|little|born|young|a kid|a child|a toddler|in|small|kids),
        as a (young|little|small), when we were,
        (he's|she's|i'm|and is|is) (fine|ok|okay|doing great|doing fine|healthy|a lawyer|a dentist|retired) now,
        plays (tennis|golf|soccer) now, lost my (brother|sister|son|daughter|dad|mom|friend|cousin|uncle|husband|wife) to,
        in (my|her|the) (first|last|second) pregnancy, back in (the|), in (korea|vietnam|iraq|afghanistan|desert storm|the war|the service|the army), years (sober|clean|free|later|back), in (two thousand|twenty),
        the year i
        """,
        es="""
        hace (años|mucho tiempo|muchos|#n años|#n meses|un año|unos años|tiempo|varios años|meses|unos meses|como #n años|más de),
        (#n|un|dos|tres|cinco|diez) años atrás, años atrás, en #year, en el #year, del #year,
        el año pasado, el mes pasado, el verano pasado,
        cuando (era|yo era|tenía #n|fui|estaba chico|estaba chica) (niño|niña|chico|chica|joven|chiquito|chiquita|pequeño|),
        cuando (yo|) era (niño|niña|chico|chica|joven|chiquito|chiquita|pequeño|pequeña|chamaco|chamaca|pelao|muchacho),
        de (niño|niña|chico|chica|joven), en mi (juventud|infancia|niñez), antecedentes,
        historia familiar, viene de familia, mi (difunto|difunta|finado|finada), que en paz descanse,
        qepd, falleció, fallecieron, fallecido, (murió|murieron) (de|en|por|cuando|hace|a los),
        desde (mi|su|el|que tuve|que tuvo|que me dio|que le dio) (infarto|derrame|accidente|operación|cirugía|embolia|acv|convulsión|un infarto|el infarto|un derrame|el derrame),
        después (de mi|de su|del) (infarto|derrame|operación|cirugía|embolia), sobreviv*, recuperándo*,
        recuperación (de|del), se recuperó, ya se recuperó, antes (tenía|padecía|me daban|sufría), (salió|resultó) que (era|fue) (muscular|gases|reflujo),
        previo, previa, anteriormente, en aquel entonces, en esa época, en la guerra, en la secundaria,
        (hermano|tío|abuelo|abuela|papá|padre|madre|mamá|tía|primo) que murió, desde #year,
        desde el #year, #n años sin,
        de (bebé|bebe|chiquita|chiquito|niña|niño|pequeña|pequeño|jovencita|joven),
        cuando (era|estaba) (bebé|bebe|recién|chiquito|chiquita|niño|niña|jovencita),
        en los (ochenta|noventa|setenta|sesenta|años), y ahora es (abogad*|doctor*|maestr*|ingenier*),
        (ya |) está (bien|perfecto|sano) ahora, de chamaca, de chamaco, años después, años sobri*,
        en el dos mil, en (mi|el) (primer|segundo|último) embarazo, (antes|siempre) se (desmayaba|mareaba)
        """,
        pt="""
        (#n|um|dois|três|cinco|dez) anos atrás, anos atrás, meses atrás, em #year, de #year,
        ano passado, mês passado, verão passado,
        quando (eu|) (era|tinha #n|fui) (criança|pequeno|pequena|menino|menina|jovem|moço|moça|novo|nova|moleque|guri|),
        de criança, na minha (infância|juventude|mocidade), antecedentes, histórico, é de família,
        meu falecido, minha falecida, meu finado, minha finada, faleceu, faleceram, falecido, falecida,
        que deus (o|a) tenha, (morreu|morreram) (de|em|por|quando|há|do|com #n|aos),
        desde (o meu|o seu|meu|o|que tive|que teve|que eu tive|que ele teve|que ela teve) (infarto|derrame|avc|acidente|cirurgia|um avc|um infarto),
        depois (do meu|do|da minha|da|que tive) (infarto|derrame|avc|cirurgia|um infarto|um avc),
        sobreviv*, se recuper*, recuperação (de|do|da), recuperando (de|do|da),
        antes eu (tinha|sofria|vivia), anteriormente, previamente, naquela época, naquele tempo,
        antigamente, na guerra, no colégio, desde #year, #n anos sem, já tive, já teve,
        nos anos (oitenta|noventa|setenta|sessenta|80|90|70),
        e hoje é (advogad*|médic*|professor*|engenheir*),
        (hoje |) (tá|está) (bem|ótimo|ótima|sã|são) hoje, anos depois, anos sóbri*, em dois mil,
        quando nasceu, quando era (bebê|bebe|pequena|pequeno|criança|menino|menina), quando ela era,
        quando ele era, tinha convulsão quando, tinha (convulsões|crises|ataques) quando, na (primeira|segunda|última) (gravidez|gestação),
        (foi|levei|tive|fui|era|lá) em (setenta|oitenta|noventa), uma vez (meu|minha|eu) ... (pequen*|criança), por (dez|quinze|vinte|trinta|#n) anos,
        quando (eu |ele |ela |) (era|tinha|fui) (adolescente|mais nov*|solteir*|novinh*),
        já (tive|teve) (um|uma|dois|infarto|avc|derrame|convulsão|convulsões), até hoje, faz tempo,
        faz muito tempo, tempos atrás, no passado, ano retrasado,
        (há|faz|fazem) (anos|muitos anos|#n anos|#n ano|dez ano|um ano|uns anos|muito tempo|vários anos|uns meses|uns dez anos|tempos|uns dois anos|quase (um|dois|#n) (ano|anos)),
        (há|faz|fazem) (mais de|uns) (um|#n|dez|vinte|vários|muitos|cinco|dois|três) (ano|anos|mês|meses),
        tem (muitos|vários|uns) anos que, na adolescência, na minha adolescência, na juventude,
        na infância, teve (um |) (infarto|avc|derrame) (faz|há|em),
        (faz|há) (dez|cinco|vinte|dois|três|quinze|oito|seis|trinta|#n) (ano|anos)
        """,
        but="(uso|tomo|usa|toma|usava|tomava|usando|tomando|tenho|tem) ... (há|faz) (muitos |uns |#n |vários |) (anos|ano|tempo|meses|mês)",
    ),
    Concept(
        "leaflet",
        note="What a paper, a box or a rule says.",
        en="""
        i read (that|about|in|on),
        leaflet, pamphlet, package insert, insert, (the|a|this|its|on|my) label, the box says, box says,
        bottle says, packaging, the warnings, warning label, warnings, warning sticker, warning says,
        sticker, (listed|lists|list) (as|a|side|in|under|among|the),
        side effects (include|listed|like|of|such|are), side effect (is|of|list|listed|include),
        fine print, says (do not|not to|to not) (take|use|drive|exceed|operate|mix|drink),
        says (may|can) cause, website says, article, brochure, instructions say, disclaimer, commercial,
        commercials, ad (says|on|for|said), tv ad,
        (may|might|can|could) (cause|lead to|increase|result in|include|raise),
        (causes|cause) (of|in people|in some), risk (of|for), risks of,
        (prevent|prevents|preventing|prevention|avoid|lower|lowers|reduce|reduces|protect against|protects against|treat|treats|treatment (of|for)|used for|prescribed for|helps with|protect me from),
        contraindicat*, black box, clinical trial, study (said|says|showed|found), studies,
        may (discolor|turn|make|stain), the paper (says|said), the sheet (says|said), handout, printout, warning on, (bottle|box|label|leaflet|insert) (says|mentions)
        """,
        es="""
        prospecto, folleto, etiqueta, (la|en la|esta|una) caja dice,
        dice (la|el|en la|en el|aquí en la|ahí en la) (caja|etiqueta|frasco|papel|papelito|prospecto|folleto|instructivo|hoja),
        dice que (puede|podría|causa), instructivo, papelito, empaque, advertencia*, advierte*,
        contraindicac*, contraindicad*,
        efectos (secundarios|adversos) (como|incluyen|son|dice|de|que|es|está), efecto secundario,
        letra chica, letras chiquitas, receta dice, artículo, comercial, anuncio,
        (leí|leer|leo|leyendo|lei) (que|en|un|una|el|la|de),
        (puede|pueden|podría|podrían|pudiera) (causar|provocar|dar|producir|ocasionar|aumentar|llevar a|incluir),
        (causa|causan|provoca|provocan|produce) (de|que la gente|en algunos), riesgo (de|del|para),
        riesgos de,
        (prevenir|previene|prevención|evitar|evita|reduce|reducir|bajar el riesgo|proteger|protege|tratar|sirve para|recetaron para),
        estudio dice, según (el|la|un) (estudio|papel|caja|etiqueta|prospecto|anuncio),
        la hoja (dice|menciona|trae|habla), menciona, mencionan, la hoja menciona,
        el papel (dice|trae|menciona), viene en la caja, trae escrito, la hoja (del|de la|menciona),
        rarísim*,
        (puede|pueden) revertir
        """,
        pt="""
        bula, folheto, rótulo, (na|a|da|essa) caixa (diz|fala|tá escrito|está escrito), embalagem,
        papelzinho, tá escrito, está escrito, diz (que pode|que causa|na bula|na caixa|aqui que|lá que),
        fala que (pode|causa), contraindica*, contra indica*, advertência*, adverte,
        efeitos colaterais (como|incluem|são|da|do|de|que|é), efeito colateral, letras miúdas,
        propaganda, comercial, anúncio, (li|lendo|ler|leio|lido) (que|na|no|em|um|uma|a|o|sobre),
        artigo, reportagem,
        (pode|podem|poderia|poderiam) (causar|provocar|dar|gerar|aumentar|levar a|incluir|ocasionar),
        (causa|causam|provoca) (de|em algumas|em quem), risco (de|do|da|pra|para), riscos de,
        (prevenir|previne|prevenção|evitar|evita|reduz|reduzir|diminui|proteger|protege|tratar|serve (pra|para)|receitou (pra|para)),
        estudo diz, segundo (o|a) (bula|médico disse|estudo|jornal|reportagem),
        a bula (diz|cita|fala|menciona), menciona, o papel (diz|fala), na receita diz, raríssim*,
        a bula cita
        """,
    ),
    Concept(
        "asking",
        note="A general question.",
        en="""
        what is, what are, what's (a|an|the difference), what does ... mean, difference between,
        symptoms of, signs of, sign of,
        (can|could|does|do|will|would|is it possible (to|for)) ... (cause|causes|give|gives|trigger|lead to),
        is it true, is there (a|any) (risk|chance), how (common|likely|rare) (is|are), tell me about,
        explain, learn about, wondering (if|about|whether), curious (if|about|whether),
        can you (overdose|die|get), can (people|someone|anyone|a person) (overdose|die|get|have),
        in case of, in case (i|he|she|someone), if i (ever|were to|should),
        if (someone|somebody|anyone|anybody) (has|had|were|ever), what if, what happens if,
        what would happen, what to do (if|when|in), afraid of getting, worried about getting,
        should i worry about,
        how (do|can|would|should) (i|we|you|one) (keep from|avoid|prevent|make sure|know|tell|stop from),
        what causes, why (do|does|would), in general, (what's|whats) the deal with, how strong is,
        (what|where) (is|are|'s|) ... (number|hotline) for, tell the difference, what should i (watch for|look for),
        (can|could|will|would) (pills|tablets|medicine|medicines|it|this|they|that) ... (make|give|cause),
        when (someone|somebody|a person|people) (has|have|is|gets|get)
        """,
        es="""
        qué^ (es|son), cuál es, cuáles son, qué significa, diferencia entre, síntomas (de|del),
        señales (de|del), signos (de|del), puede ... (causar|dar|provocar), es cierto que,
        es verdad que, será cierto, qué tan (común|probable|frecuente), explíqueme, explícame,
        hábleme de, háblame de,
        quiero saber (qué es|sobre|de|cómo se|si (el|la|los|las|esta|este|es|puede)),
        quería saber (sobre|si (el|la|los|las|esta|este|es|puede)), tengo curiosidad, me pregunto si,
        en caso (de|que), por si (acaso|me|le), si algún día, si alguna vez, si alguien, qué pasa si,
        qué pasaría, qué hago si algún, qué hacer (si|en caso|cuando),
        cómo (evito|hago para (evitar|no)|se evita|puedo evitar|le hago para no|se previene),
        por qué (dan|da|causa|produce), en general, cuando uno (tiene|le|siente), cuando alguien,
        cuáles son las señales, por si (un|una), es normal que, es común que, para estar (atent*|pendiente)
        """,
        pt="""
        o que é^, o que são, qual é, quais são, o que significa, diferença entre, sintomas (de|do|da),
        sinais (de|do|da), é verdade que, será que (causa|pode|dá|é), é comum, me explica,
        explica pra mim, fala sobre, fale sobre,
        queria saber (o que|sobre|como se|se (o|a|os|as|esse|essa|é|pode)),
        quero saber (o que|sobre|como se|se (o|a|os|as|esse|essa|é|pode)), tenho curiosidade,
        tô curios*, fiquei curios*, em caso de, caso (eu|alguém|aconteça), se algum dia, se um dia,
        se alguém, se acaso, o que acontece se, o que aconteceria, o que fazer (se|em caso|quando),
        como (evito|faço (pra|para) (evitar|não)|se evita|posso evitar|prevenir),
        por que (dá|dão|causa|escrevem|fala), em geral, que (que é|é que é|são), a dúvida, aprender (a|como), explicar, explique, definição, definir,
        conceito, significado, estágio, material sobre,
        (caso|se) (um dia|algum dia|eu|ele|ela|a gente|alguém) (eu |) (precis*|tiv*|for), precisa ter,
        (se|quando) a pessoa, pra que serve, para que serve,
        como (funciona|se usa|usar|uso|que usa|que usa), o que seria,
        me (tira|tire|tirar) (uma|a) dúvida, dúvida (é|sobre|do|da), só (uma|por) (dúvida|curiosidade),
        por curiosidade, na teoria, em teoria, (meu|minha|o|a) (professor|professora|faculdade),
        e se (eu|ele|ela|a pessoa|alguém|a gente|por acaso|um dia|não|tomar|esquecer|acabar)
        """,
    ),
    Concept(
        "fiction",
        note="Stories, screens, work, study.",
        en="""
        movie, movies, film, the show, tv show, the series, episode, netflix, novel, novels, book,
        books, song, lyrics, video game, videogame, game, games, the news, documentary, podcast,
        character, actor, actress, soap opera, the play, dreamt, dreamed, dream, nightmare, halloween,
        costume, joke, joking, class, course, training, textbook, exam, homework, essay, quiz,
        school project, presentation, thesis, certification, nursing school, i work (at|as|in),
        my job is, museum, history channel, crime show, true crime, trailer, cartoon, band, concert,
        poem, fundraiser, charity walk, awareness (month|day|week), on tv, tv, boxer, wrestler, fighter,
        ring, halftime, inning, team, player, soccer, football, quarterback, match, haunted house,
        butcher, a show, heard on (the|) (radio|news|tv), on the (radio|news), screenwriter, i'm writing, mystery, (writing|wrote) a,
        report on, (cpr|first aid|lifeguard|safety) (class|course|training|certification|kit|drill), babysitting,
        baby sitting, science fair, church (talk|class), the flavor of, youth group, scrimmage, playoffs,
        (sox|yankees|cowboys|lakers|jets|mets|braves|chiefs|bills|eagles) (is |are |was |were |)(choking|dying|bleeding|getting|got),
        we watched, i watched, watching (a|the|this)
        """,
        es="""
        película, películas, peli, film, serie, series, episodio, capítulo, netflix, novela, novelas,
        telenovela, telenovelas, libro, libros, canción, canciones, letra, videojuego, juego, juegos,
        noticia, noticias, noticiero, documental, podcast, personaje, actor, actriz, obra de teatro,
        soñé, sueño que, pesadilla, disfraz, chiste, broma, corrido, clase, clases, curso, capacitación,
        examen (de|final|del), tarea, ensayo, exposición, tesis, certificación,
        trabajo (en|de|como) (enfermer*|hospital|clínica|farmacia|médic*), museo, caricatura,
        caricaturas, banda, concierto, poema, simulacro, partido de, tele, televisión, en la tv,
        luchador, luchadora, boxeador, ring, función, equipo, jugador, portero, futbolista, delantero,
        carnicero, carnicera, la lucha libre, circo, plática en, charla (en|de|sobre), docente, primeros auxilios, protocolo,
        material sobre, nos enseñaron, muñeco, maniquí, cursillo, taller de, feria de ciencias, guión, bachata, ranchera,
        vallenato, cumbia, en la radio, (donde|la de) ... (cantinflas|se desmaya), comedia, tema de, el tema,
        estudia, estudio, carrera, facultad
        """,
        pt="""
        filme, filmes, série, séries, seriado, episódio, capítulo, netflix, novela, novelas, livro,
        livros, música, músicas, letra, videogame, jogo, jogos, joguinho, notícia, notícias, jornal,
        noticiário, documentário, podcast, personagem, ator, atriz, peça de teatro, sonhei, sonho que,
        pesadelo, fantasia, piada, brincadeira, aula, aulas, curso, treinamento, prova,
        trabalho da (escola|faculdade), tcc, redação, apresentação, certificação,
        trabalho (em|num|como|no) (hospital|clínica|farmácia|enferm*|posto), museu, desenho animado,
        banda, poema, simulado, campanha, na tv, tv, televisão, lutador, lutadora, boxeador, ringue,
        jogador, goleiro, atacante, luta na, circo, comédia, um show, no show, do show, o show, tema de,
        o tema, açougueiro, faz enfermagem, estuda, estudo, faculdade, feira de ciências, palestra, dublar, dublagem, professora de,
        professor de, oficina de, roteiro, no rádio, na rádio, papagaio, boneco, treino de, cartilha, caiu na prova, na prova
        """,
        but="""
        (no es|no|não é|não|sin|sem|not|ain't|isn't|no) (una |a |uma |any |) (broma|bromas|brincadeira|chiste|piada|joke|joking|kidding)
        """,
    ),
    Concept(
        "background",
        note="Any of the above, and what is not meant.",
        en="{history}, {leaflet}, {asking}, {fiction}, {jest}, {named_so}",
    ),
    Concept(
        "hearsay",
        note="Background without time: what an arm about the past still listens to.",
        en="{leaflet}, {asking}, {fiction}",
    ),
    Concept(
        "now",
        note="Here and now: louder than background.",
        en="""
        right now, now, just now, today, tonight, this (morning|afternoon|evening|week), at the moment,
        suddenly, sudden, all of a sudden, (minutes|minute|hours|hour|days) ago, an hour ago,
        half an hour, just (started|took|had|found|swallowed|happened|ate|drank|fell|collapsed|passed),
        started, starting, is happening, help, hurry, (am|is|are|im|shes|hes) having, i'm having,
        keeps getting, getting worse, since (this|last night|yesterday|noon), currently, emergency,
        again, i have, i've got, i feel, i'm feeling, i think
        """,
        es="""
        ahora, ahorita, ahorita mismo, ahora mismo, hoy, esta (mañana|tarde|noche|madrugada),
        en este momento, de repente, de pronto, de golpe, súbito, súbitamente,
        hace (un|) (rato|ratito|momento|poco),
        hace (#n|una|unos|como #n|media|unas|dos|tres|cinco|diez|veinte|como una) (minutos|minuto|hora|horas|días|#n minutos),
        acaba de, acabo de, acabamos de, acaban de, empezó, empieza, empecé, comenzó, está teniendo,
        estoy teniendo, le está (dando|pasando), me está (dando|pasando),
        (necesito|pido|urge|manden|mande|por favor|dios) (la |) ayuda, ayuda por favor, ayúdeme, ayúdenme,
        urgente, desde (anoche|ayer|hoy|la mañana|esta mañana|hace rato), otra vez, de nuevo, ya tengo,
        siento, me siento, creo que
        """,
        pt="""
        agora, agorinha, agora mesmo, hoje, hoje (cedo|de manhã|à noite), esta (manhã|tarde|noite),
        essa (manhã|tarde|noite), nesse momento, neste momento, de repente, do nada,
        faz (#n|uma|uns|meia|umas|uns dez|umas duas|pouco|pouquinho) (minutos|minuto|hora|horas|dias|tempo), faz (pouco|pouquinho),
        há (#n|uma|uns|meia|pouco|umas) (minutos|minuto|hora|horas|dias), há pouco, acabou de, acabei de,
        acabaram de, começou, começa, comecei,
        (tá|está|tô^|estou) (tendo|dando|acontecendo|sentindo|passando),
        (me|preciso de|manda|mandem|pelo amor de deus) ajuda, ajuda (aqui|por favor|pelo amor), me ajud*,
        urgente, desde (ontem|hoje|cedo|de manhã), de novo, outra vez, já tenho, sinto, tô^, acho que,
        eu tô,
        (há|faz|tem) (mais de |uns |umas |quase |) (#n|dez|vinte|meia|uma|duas|cinco) (minuto|minutos|hora|horas|dia|dias),
        começô, acabô de, nesse instante, tá (aqui|caíd*|no chão),
        (vem|venham|manda|mandem) (logo|rápido|alguém|ajuda), pelo amor de deus, corre, rápido
        """,
        but="hoje (ele |ela |eu |) (tem|tenho) (#n|vinte|trinta|quarenta|cinquenta|sessenta), hoje (ele |ela |eu |) (é|são|faz|toma|tá bem|está bem|tô bem|tá ótim*|trabalha|vive), até hoje, de hoje em diante, hoje em dia, só hoje vi",
    ),
    Concept(
        "pet",
        en="""
        dog, dogs, puppy, cat, cats, kitten, kitty, hamster, rabbit, bird, parrot, vet, veterinarian,
        horse, doggie
        """,
        es="""
        perro, perra, perrito, perrita, gato, gata, gatito, gatita, cachorro, cachorrito, mascota,
        veterinari*, loro, caballo, michi, firulais
        """,
        pt="""
        cachorro, cachorra, cachorrinho, cachorrinha, gato, gata, gatinho, gatinha, pet, veterinári*,
        papagaio, cavalo, bichano, dog, cadela
        """,
    ),
    Concept(
        "habit",
        note="As prescribed, every day.",
        en="""
        a day, per day, daily, each day, every (day|night|morning|evening|week), twice a, times a,
        once a, a week, weekly, as prescribed, as directed, prescribed, usually, normally, always take,
        supposed to take, at a time for, regimen, morning and night, in total, pill organizer, refill,
        refills, supply, left in
        """,
        es="""
        al día, por día, diario, diarias, diarios, diariamente,
        cada (día|noche|mañana|#n horas|ocho horas|doce horas|seis horas), todos los días,
        todas las (mañanas|noches), (dos|tres|una) veces (al|por), a la semana, semanal,
        como me (recetó|indicó|recetaron|indicaron|mandó), normalmente, siempre (tomo|me tomo),
        me (toca|tocan), en total, resurtir, surtir, me quedan, pastillero
        """,
        pt="""
        por dia, ao dia, diário, diariamente,
        cada (dia|noite|#n horas|oito horas|doze horas|seis horas), todo dia, todos os dias,
        toda (noite|manhã), (duas|três|uma) vezes (ao|por), por semana, semanal,
        como o médico (mandou|receitou|passou), conforme, normalmente, sempre tomo, no total, renovar,
        sobraram, restam, uso contínuo, porta comprimidos
        """,
    ),
    Concept(
        "permission",
        note="Asking whether something may be done: not yet done.",
        en="""
        can i, can we, could i, may i, should i,
        is it (ok|okay|safe|fine|alright|all right|bad|dangerous) (to|if|for), am i allowed,
        is there (a problem|any problem), do i need, ok to, okay to, safe to, allowed to,
        i want to know if, how long (should|do|after), before i can, when can
        """,
        es="""
        puedo, podemos, se puede, puede uno, podría (tomar|tomarme), está (bien|mal) (si|que),
        es (seguro|malo|peligroso|bueno|recomendable), hay (problema|algún problema), debo, debería,
        se vale, me conviene, qué pasa si (tomo|me tomo|mezclo), cuánto tiempo (debo|tengo)
        """,
        pt="""
        posso, podemos, pode (tomar|beber|misturar|usar|dar), pode, tem problema, faz mal,
        é (seguro|perigoso|ruim|bom|recomendado), devo, deveria, dá pra, daria pra, há problema,
        tem algum problema, o que acontece se eu (tomar|misturar|beber), quanto tempo (devo|depois)
        """,
        but="(no|ya no|não|num|nem|no lo|no la|no me|no se|ni) (puedo|puede|podemos|posso|pode|podemos), can't i, dá pra (ver|ouvir|contar|sentir|escutar)",
    ),
    Concept(
        "background_past",
        note="A past attempt or hearsay about suicide, unless it is now.",
        en="{history}, {leaflet}, {asking}, {fiction}",
    ),
    Concept(
        "fiction_only",
        en="""
        (the|this|that|a) (movie|film|show|book|song|series|episode|novel|game|character|play|lyrics),
        in the (movie|film|show|book|song|series|episode|novel|game), character, lyrics, {leaflet}
        """,
        es="""
        (la|esta|esa|una|el|este|ese|un) (película|peli|serie|novela|canción|telenovela|libro|personaje|episodio|capítulo|juego|videojuego),
        letra de, {leaflet}
        """,
        pt="""
        (o|a|esse|essa|um|uma|no|na|do|da) (filme|série|novela|livro|música|personagem|episódio|capítulo|jogo|letra),
        {leaflet}
        """,
    ),
)
