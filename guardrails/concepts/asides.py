"""What tells that the words before it were not meant: jests, errands, names."""

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
        jaja, jajaja, jajajaja, jeje, jejeje, ja ja, es un decir, era broma, en broma,
        bromeo, mentirita, qué exagerad*, es un exagerad*, digo yo nomás, por decir algo,
        no es literal
        """,
        pt="""
        kkk, kkkk, kkkkk, kk, haha, hahaha, rsrs, rsrsrs, rs, brincadeirinha, tô brincando, modo de dizer, força de expressão, jeito de falar, tô zoando, (que|sou) exager*, não é literal
        """,
        but="""
        (no es|no|não é|não|sin|sem|not|ain't|isn't|no) (una |a |uma |any |) (broma|bromas|brincadeira|chiste|piada|joke|joking|kidding)
        """,
    ),
    Concept(
        "errand",
        note="What a caller in no hurry asks: a general question, a price, a refill.",
        en="""
        read it to me, should i skip, over the counter, what (strength|kind), cheapest, mess with, what's better, split a, (heat|ice) or, is my insulin still, are the (pills|drops) still, pick it up, do they make a, expire, expires, which (gum|rub|vitamin|tea), or should i, what for,
        on hold, hold music, music on hold, say that again,
        refill, refills, price, prices, copay, cheaper, coupon, generic, my insurance, which (one|brand|cream|vitamin|is better),
        or (ointment|gel|tylenol|allegra|claritin|zyrtec|generic|name brand|no|what), do y'all, do yall,
        (do|does) (you|the pharmacy|anybody|they) (have|carry|sell|keep|know who|deliver), checkup,
        appointment, flyer, flyers, delivery, sunscreen, say again, repeat the, renew, (what|whats) time,
        are you open, my script, gift card, (okay|ok|safe|fine|with|take with|and) (with |) (food|coffee|milk|breakfast|grapefruit|tea|applesauce),
        shots for, still need the, shopping list,
        can i (take|have|use|get|still|cut|mix|drink|eat|wear|skip|change|tape|rub|ask|pick up|switch|bring|fly|put),
        how do i (get|take|use|store|spell|read|clean|apply|sort|open|wash|refill|keep|explain),
        do i (still|take|need|have to|keep|ask|count), who do i,
        (does|do|will) (it|that|the|my|this|these) ... (mean|matter|count|interfere|affect|interact|mess with|expire|work with),
        is (it|that|this) (true|normal|common), (what's|whats|what is) (a good|the difference|the best|that called),
        what does ... mean, when's (the|my|lunch|dinner), how long (does|do|until|before i can), good for,
        (want|wanna|wanted|need|like) to (know|ask) (if|about|whether|which|what), ask about, quick question, on the card
        """,
        es="""
        sin receta, se (vende|venden|consigue), cómo se (escribe|dice|usa|toma|pronuncia), cuándo se, hay que, vale la pena, cuánto rato, cuántos (días|años|ml), cuántas (horas|gotas), me cobr*, todavía (hay|sirve|sirven), hay (algo|vacuna|jarabe|gotas|alarma) (para|en|sin|de), cuándo puedo, (es|son) para un (curso|trabajo), qué (toman|tomo|come|le doy) (para|con), a qué temperatura, es hereditario, eso se hereda,
        la música de espera, en (la|esta) línea de espera,
        precio, precios, genérico, genéricos, barato, barata, cuánto (cuesta|vale|sale|tarda|dura), en cuotas,
        (qué|cuál) (protector|bloqueador|crema|gel|marca|vitamina|vitaminas|pomada|pomadita|jarabe|es mejor|me conviene|sirve),
        con (comida|jugo|café|toronja|pomelo), en ayunas, delivery, mensajero, domicilio, cita, turno, horario, renovar, renuevo,
        resurtir, mi receta, repita, me repite, no oí lo, tiras reactivas, me vacuno, a dónde llega, surtir,
        sirve (para|pa|el|la|los), sirven (para|pa|los|las),
        puedo (tomar|tomarme|comer|usar|dejar|partir|llevar|mezclar|viajar|manejar|seguir|ponerme),
        (se|me|uno) puede (tomar|usar|comer|partir|guardar|mezclar|repetir), puede (tomar|usar|comer), a qué hora,
        cada cuánto, antes o después, venden, (me|lo|la) cubre, le toca (la|el), la vacuna (de|del|contra),
        es (malo|lo mismo|cierto|normal|común|verdad), hace mal, le hace mal, cierto que, (quiero|quería|quisiera) (saber|preguntar) (si|por|sobre|qué|cuál|cómo|del|de),
        (le|les) pregunto, es (para|pa) (una|un) (plática|tarea|clase|charla|curso|exposición), dónde (consigo|compro|se guarda|dan),
        cómo (reconozco|guardo|se guarda|lo guardo), me conviene, da sueño, choca con, obra social, pregunta si
        """,
        pt="""
        sem receita, tem (algum (genérico|melhor|outro|mais)|sabor|popular|genérico), confere, que horas, a que horas, quantos (dias|anos|ml), com quantos anos, quanto tempo, ainda (se faz|presta|serve|vale), quando (como|vence|toma|posso), li que, imprime, ligo por causa, jogo onde, qual (isotônico|colírio|gel|hidratante|escova|aparelho|ácido|sabonete|antialérgico|soro), que (colírio|escova|aparelho|horas|vacina|marca),
        essa espera, música de espera, no telefone esperando,
        preço, precinho, genérico, barato, quanto (custa|sai|tempo dura), qual (a|é|o|vitamina|pomada|marca|creme|protetor|chá|xarope|melhor),
        quais são, onde (compra|compro|jogo|descarto|consigo|tem), renovar, renovo, renova, (a|minha|da|de) receita, horário, repete, repetir o,
        atestado, repelente, protetor solar, posso (tomar|usar|comer|levar|beber|misturar|partir|passar|doar|tirar|lavar|fazer),
        pode (tomar|comer|usar|passar|com|beber|misturar|lavar|levar|pegar|na), faz mal, (quer|queria|quero|só quero|só queria) (saber|perguntar|entender|só|o preço),
        vocês (fazem|entregam|aceitam|têm|tem|vendem|abrem), serve (pra|para|o|a), atrapalha, corta o efeito, tem remédio (pra|para|de),
        (que|qual) (pomada|chá|vitamina|creme|xarope|marca), estraga, de graça, junto com, antes ou depois, ou depois,
        é (comum|bom|melhor|verdade|igual|normal|isso mesmo), de quanto em quanto, em quanto tempo, com (café|leite|comida|suco|cerveja|vinho),
        que dia abre, como (lavo|guardo|tira|tiro|uso|limpo|descarto), só (pra|para) saber, o nome (do|da), a vacina (do|da|de|contra), arnica pode, só uma pergunta
        """,
    ),
    Concept(
        "named_so",
        note="The name of a place, a person, a dish; never an address, which frightened callers give too.",
        en="(town|street|road|team|band|dog|cat|place|lake|hill|restaurant|drink|sandwich|trail) (is |)(called|named), named after, goes by",
        es="así (se llama|le decimos|le dicen|le llaman), se llama así, apodo, apodad*, de apellido",
        pt="se chama assim, dona socorro, da recepção, apelido, de sobrenome",
    ),
    Concept(
        "dentist",
        note="Numb or crooked on purpose, for an hour.",
        en="dentist, novocaine, novocain, dental, filling, root canal, numbing shot",
        es="dentista, odontólog*, muela del juicio, la anestesia, anestesia de",
        pt="dentista, anestesia, obturação, tratamento de canal",
        but="""
        like (at |from |) (the|a) dentist, como (en el|del|no|de) dentista, didn't go to the dentist, (no|não) fui (al|ao|no) dentista
        """,
    ),
)
