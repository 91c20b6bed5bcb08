"""What tells that the words before it were not meant, or are over: jests, errands, recoveries, names."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "jest",
        note="Not meant: laughter and its words.",
        en="""
        lol, lmao, rofl, haha, hahaha, ha ha, just kidding, only kidding, jk, just joking,
        only joking, so to speak, figure of speech, not literally, as they say, (just|only) teasing
        """,
        es="""
        jaja, jajaja, jajajaja, jeje, jejeje, ja ja, es un decir, es broma, era broma, en broma,
        bromeo, es chiste, mentira, mentiras, mentirita, qué exagerad*, es un exagerad*, digo yo nomás, por decir algo,
        no es literal
        """,
        pt="""
        kkk, kkkk, kkkkk, kk, haha, hahaha, rsrs, rsrsrs, rs, é brincadeira, brincadeira,
        brincadeirinha, tô brincando, modo de dizer, força de expressão, jeito de falar, é zoeira,
        zoeira, tô zoando, (que|sou) exager*, não é literal
        """,
    ),
    Concept(
        "recovered",
        note="It is over and well.",
        en="""
        (i'm|he's|she's|it's|we're|all|doing) (fine|ok|okay|good|well|great|better|healed) now,
        (good|fine|healed|ok|okay) now, been fine since, back to normal, all cleared up, cleared up,
        it was (just|only) (a|the|my|gas|heartburn|muscle|anxiety), turned out (to be|it was|fine|he|she),
        nothing wrong, all clear, no symptoms, i don't have any of (that|those),
        always (have|has) been, got the all clear
        """,
        es="""
        ya (estoy|está|anda|ando|me siento|quedé|quedó) (bien|mejor|buen*|san*|de alta|recuperad*|tranquil*),
        pero (bien|todo bien|estoy bien|está bien|estoy perfect*), gracias a dios bien, ya (paró|sanó|cicatrizó),
        ya se (me|le|nos) (pasó|quitó|curó|fue), (salió|resultó|era) que (era|fue|es) (muscular|gases|un susto|nervios),
        puro ejercicio, no era nada, no fue nada, falsa alarma, yo no tengo nada, todo salió bien,
        salió todo bien, ya lo encontré, ya la encontré
        """,
        pt="""
        já (tô^|estou|tá|está|fiquei|ficou|me sinto) (bem|melhor|bom|boa|ótim*|sarad*|curad*|recuperad*|de boa|tranquil*),
        mas (tô^|estou|tá|está) (bem|ótim*|tranquil*|tudo bem|de boa), tô (ótim*|de boa), ficou (bom|boa) e,
        já (passou|sarou|parou|descansei|voltou|tá voltando|melhorei|melhorou), não era nada,
        não foi nada, alarme falso, deu tudo certo, foi só (um susto|gases|nervoso), sou feliz,
        brinca e come, tá tudo lindo, tá tudo bem
        """,
    ),
    Concept(
        "errand",
        note="What a caller in no hurry wants.",
        en="""
        refill, refills, price, prices, cheaper, coupon, generic, which (one|brand|cream|vitamin|is better),
        or (ointment|gel|tylenol|allegra|claritin|zyrtec|generic|name brand), do y'all, do yall,
        (do|does) (you|the pharmacy|anybody|they) (have|carry|sell|keep|know who|deliver), checkup,
        appointment, flyer, flyers, delivery, sunscreen, vitamin, vitamins, say again, repeat the,
        renew, what time do, are you open, my script, gift card, with (food|coffee|milk|breakfast|grapefruit),
        before or after, shots for, still need the, can i tape, how do i spell, shopping list, my list
        """,
        es="""
        precio, precios, genérico, genéricos, barato, barata, cuánto (cuesta|vale|sale), en cuotas,
        (qué|cuál) (protector|bloqueador|crema|gel|marca|vitamina|vitaminas|pomada|pomadita|jarabe es|es mejor),
        con comida, delivery, mensajero, domicilio, cita, horario, renovar, resurtir, mi receta,
        repita, no oí, vitamina, vitaminas, tiras reactivas, me vacuno, a dónde llega, surtir,
        qué (le pongo|sirve|ayuda) (para|en)
        """,
        pt="""
        preço, precinho, genérico, barato, quanto (custa|sai|é), qual (vitamina|pomada|marca|creme|protetor|chá|xarope),
        onde compr*, renovar, renovo, renova, receita, horário, repete, atestado, repelente, entrega,
        vitamina, vitaminas, chá, pode tomar (com|junto), com (café|leite|comida), na farmácia, colírio, pomada,
        que dia abre, vocês (fazem|entregam|aceitam|têm)
        """,
    ),
    Concept(
        "named_so",
        note="The name of a place, a person, a team, a dish.",
        en="(town|street|road|team|band|dog|cat|place|lake|hill|restaurant|drink|sandwich|trail) (is |)(called|named), named after, goes by",
        es="""
        así (se llama|le decimos|le dicen|le llaman), se llama así, que se llama, (vivo|vivimos|queda|estoy|nací) en (la|el|) (aldea|barrio|calle|puerto|pueblo|vereda|cerro|colonia|caserío|sector|avenida|villa),
        vivo en, apodo, apodad*, de apellido, el equipo
        """,
        pt="""
        que se chama, se chama assim, (moro|mora|moramos|fica|nasci) (na|no|em) (rua|bairro|vila|travessa|sítio|avenida|cidade|praia|morro|),
        dona socorro, a socorro, do bairro, apelido, de sobrenome, o time, meu time
        """,
    ),
    Concept(
        "dentist",
        note="Numb or crooked on purpose, for an hour.",
        en="dentist, novocaine, novocain, dental, filling, root canal, numbing shot",
        es="dentista, odontólog*, muela del juicio, la anestesia, anestesia de",
        pt="dentista, anestesia, obturação, tratamento de canal",
    ),
    Concept(
        "small_talk",
        note="Any of the first four.",
        en="{jest}, {recovered}, {errand}, {named_so}",
    ),
)
