"""What is said around a danger: a decision taken, a door forced, a voice kept low, a means at hand."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "courage",
        en="""
        got the courage, just need the courage,
        (got|getting|work* up|finding|found|need|get) (up |) (the |my |) (nerve|courage|guts),
        made up my mind, (mind is|mind's) made up,
        (already |) decided (to do it|tonight|it's time|i'm doing|on the day|how), (no|not) going back,
        (i've |) made my decision, it's time to go, my time (is|has) (up|come|now)
        """,
        es="(me armé de|me falta|solo falta|falta|agarré|tomé|junté|tengo el|tener el|ya tengo) (el |) (valor|coraje|fuerzas para hacerlo), (hoy|esta noche|mañana) (lo |) (resuelvo|arreglo|termino|acabo|hago|se arregla|me decido|me decidí|se acaba|se termina), ya lo decidí, ya decidí, ya me decidí, estoy decidid*, tomé la decisión, ya no hay vuelta",
        pt="""
        criei coragem, falta coragem, tomar coragem, hoje (eu |) (resolvo|acabo|termino),
        criando coragem, criar coragem, juntando coragem, juntar coragem, só falta a coragem,
        só falta coragem, só falta tomar, só falta, não tenho coragem ainda, tomando coragem, já decidi,
        já tá decidido, decidid*, hoje eu (faço|vou|tomo|consigo), não tem mais volta, chegou a hora,
        dia marcado, marquei o dia, escolhi o dia, é^ hoje que, é^ agora que, é^ hoje (eu|mesmo),
        hoje é o dia
        """,
    ),
    Concept(
        "last_things",
        en="""
        paid my bills, found a home for my dog, put my things in order,
        (paid|gave away|giving away|sold|settled|cleaned out|burned|packed up|set out) ... (bills|everything|dog|cat|my things|my stuff|insurance|debts|records|guitar),
        (put|got|set|getting) (my|his|her) (affairs|papers|house|things) in order, found a home for,
        (wrote|written|writing|made|signed|updated) (my|his|her|a) (will|obituary|funeral),
        (insurance|funeral|burial) (is |) (paid|all paid|set|taken care),
        left (his|her|my) (phone|ring|wedding ring|wallet|keys|watch)
        """,
        es="(pagué|regalé|repartí|vendí|dejé|arreglé|encargué|acomodé) ... (cuentas|deudas|perro|perros|gato|gatos|cosas|papeles|casa|ropa|herencia|testamento|contraseñas|claves), (public*|subió|puso|posteó|escribió) ... (despedida|adiós|perdón a todos|se despide), (avís*|díg*|dil*|dile|díganle) ... (mamá|mami|hijos|hija|hijo|hermana|hermano|esposa|esposo|papá|familia|todos) ... (perdon*|quiero mucho|quería|quise|amo|amaba|los quiero|culpa), si (mañana |) (no |ya no |) (estoy|amanezco|llego|despierto) ... (mañana|avís*|díg*|dile|cuid*), quién (se queda|cuida|va a cuidar|cuidaría) ... (perro|gato|hijos|niños|animalitos|mamá)",
        pt="""
        paguei as contas, dei meus cachorros, avisa minha mãe, postou uma despedida,
        (paguei|quitei|dei|doei|arrumei|organizei|deixei|resolvi|entreguei|passei) ... (contas|dívida|dívidas|cachorro|cachorros|gato|coisas|documentos|casa|roupa|roupas|senhas|tudo certo|tudo pago|tudo em ordem|carro|herança|testamento|enterro|túmulo|jazigo),
        plano funerário, seguro de vida,
        (avisa|fala|diz|diga|conta) ... (mãe|filho|filhos|filha|pai|irmã|marido) ... (amo|amava|perdoa|perdão|desculpa|culpa),
        (quem|alguém) (cuida|fica|vai cuidar) ... (cachorro|gato|filho|filhos|neném|bicho)
        """,
    ),
    Concept(
        "dead_beloved",
        en="see my late husband, be with my dead wife",
        es="(irme|ir|irse|reunirme|encontrarme|alcanzar|ver|estar|encontrar*|reunirse|llev*|venga|donde|pa donde) (con|a|por|está|al|) (mi |el |la |mis |su |) (difunt*|finad*|fallecid*|muert*|viejita que|viejito que|hijo que|mamá que), voy a (ver|encontrarme|alcanzar|estar) (a|con) (mi|mis) (viejita|viejito|vieja|viejo|difunt*|finad*|angelito) ",
        pt="""
        encontrar (minha|meu) (véia|véio|falecid*|finad*), perto do falecido,
        (ir|ficar|junto|encontrar|ver|rever|perto|atrás|abraçar|estar) (logo |) (com|de|do|da|a|o|) (minha|meu|a|o|da minha|do meu|da|do) (falecid*|finad*|véi*|velh* que|vó que|mãe que|pai que|filho que|filha que|marido que|esposa que|amor que),
        (ir|ficar|encontrar) (com |) (a |o |minha |meu |) (vó|vô|mãe|pai|filho|filha|marido|esposa|irmão|irmã) (no céu|que morreu|que já|que partiu|lá)
        """,
    ),
    Concept(
        "door_force",
        en="""
        kicking the door, breaking down the door,
        (kick*|bang*|beat*|pound*|bust*|break*|bash*|tear*|ramming) (in |on |down |at |through |) (my|the|our|her|this) (front |back |car |bedroom |bathroom |) (door|doors|window|windows|gate),
        (bustin|breakin|kickin|bangin|poundin) ... (door|window), climbing (in|through) (the|my) window
        """,
        es="(patea*|golpea*|golpeando|pega*|tumb*|tir*|romp*|rompió|quebró|quebrando|forz*|derrib*|empuj*|hachazos|abrir a la fuerza|dando) ... (puerta|puertas|reja|portón|ventana|ventanas|casa entera), (rompe|rompiendo|quiebra|quebrando|destruye|destroza|destrozando|tirando) (todo|la casa|las cosas|los platos|los muebles)",
        pt="(arromb*|chut*|quebr*|soc*|derrub*) ... (porta|portão|janela|casa), quebrando tudo",
    ),
    Concept(
        "finds_out",
        en="""
        if he finds out, if i leave, if i call,
        if (he|she|they) (find|catch|catches|hears|hear|sees|see|knew|wakes up|comes back|come back|gets back|learns),
        if i (tell|go|scream|say|hang up|try|ever|cross|don't|break up|leave), next time
        """,
        es="si (se entera|descubre|sabe|se da cuenta|me oye|me escucha|cuelgo|llamo|lo dejo|la dejo|me voy|salgo|hablo|grito|denuncio|no le doy|regreso|me muevo|digo algo|llega y|me ve)",
        pt="""
        se (ele|ela) (descobrir|souber|ouvir|ver), se eu (ligar|sair|gritar|denunciar|for embora),
        se (ele|ela|meu marido|meu ex|meu namorado|meu padrasto|meu pai) (descobrir|souber|ouvir|ver|acordar|chegar|pegar|sonhar|perceber|desconfiar|voltar),
        se eu (ligar|sair|gritar|denunciar|for embora|contar|falar|chamar|largar|terminar|não der|não pagar|não voltar|separar|desligar|abrir)
        """,
    ),
    Concept(
        "will_hurt",
        en="""
        he'll kill me, he will hurt me,
        (he|she|they) (will |gonna |going to |would |gon |) (beat|hurt|shoot|cut|finish|burn|stab|bury) (me|us|her|them|him|it|my),
        (gonna|going to|will|gon) (beat|hurt|shoot|cut|finish|burn|stab|bury) (me|us|her|them|it)
        """,
        es="(me|nos|la|lo|los|las) (mata|matan|mataría|pega|golpea|quema|quita|hace algo|desaparece|acaba|revienta|rompe|deja sin|va a ir peor|va peor|agarra a)",
        pt="""
        (me|nos) (mata|bate|acaba|queima|arrebenta),
        (me|nos|te) (mata|bate|acaba|queima|arrebenta|quebra|espanca|enche|pega|enforca|fura|corta|expulsa|bota|joga|tira|leva),
        acaba comigo, acaba com a gente, vai (me|nos) (matar|bater|queimar|pegar|quebrar),
        (dá|mete) (um tiro|bala|porrada|facada|fogo),
        (pega|leva|machuca|mata) (as crianças|meus filhos|meu filho|minha filha|minha mãe)
        """,
    ),
    Concept(
        "hush_voice",
        en="""
        can't talk loud, he's in the next room, (can't|cannot) (talk|speak) (loud|up|right now),
        (talk|talking|speak|speaking|whisper*) (low|quiet|quietly|softly|soft),
        (he|she|they) (in|outside) (the (next|other) room|the kitchen|the door|downstairs),
        (can|might|will|gonna) hear me, checks (my|this|the) phone, don't call (me |) back (on|at),
        (he|she) checks (it|my phone|my texts)
        """,
        es="no puedo hablar (fuerte|alto|duro|mucho|bien porque|está|porque está|ahorita|ahora), (hablo|hable|hablar|hablando) (bajito|quedito|despacito|bajo), (está|anda) (aquí|acá|ahí) (al lado|conmigo|afuera|adentro|cerca|en el otro), me está oyendo, me está escuchando, nos está escuchando, (respond*|conteste|dígame|diga) (solo |) sí o no, estoy encerrad* (en el|en la|con|porque), estoy escondid*, me escondí, me encerré",
        pt="""
        não posso falar (alto|agora|muito), fala baixo, ele tá aqui, tô escondid*, tô trancad*,
        (não|num) posso falar (alto|agora|muito|direito|nada|aqui),
        (fala|falar|falando|tô falando) (baixo|baixinho),
        ele tá (aqui|perto|ouvindo|no quarto|do lado|dormindo|no outro|na sala|me olhando),
        (tô^|estou) (escondid*|trancad*|no banheiro|debaixo|dentro do), me escondi, me tranquei,
        responde só, responda sim ou não, pergunta de sim ou não
        """,
    ),
    Concept(
        "armed",
        en="""
        has a gun, has a knife, pulled a knife, got a gun,
        (has|got|have|had|pulled|grabbed|carrying|bought|holding|waving|pointing|took|gets|loaded|brought|swinging) (a|the|his|her|my|that|) {weapon},
        {weapon} in (his|her) hand
        """,
        es="(tiene|trae|traen|anda con|agarró|agarré|sacó|saca|saco|tomó|cogió|carga|con|viene con|llegó con|guarda|tengo|sostiene|compró|compré|amarró|amarré|colgó|colgué|puso|preparó|arregló|escondió|buscó) (un|una|el|la|su|mi|) (pistola|cuchillo|cuchillos|machete|arma|escopeta|navaja|revólver|revolver|rifle|hacha|barra de|bate|botella rota|soga|lazo|cuerda|cable|mecate|puñal|fierro|varilla|filo|pistolón|hoja de afeitar|hojilla|gillette|bisturí|cutter|escuadra), (cuchillo|navaja|pistola|machete|hojilla|vidrio|gillette|arma) ... (en la mano|en la muñeca|en el cuello|en la cabeza|en la sien|en la boca|cargada|debajo de la almohada|en la mesa|en el cajón), (cinturón|cinto|soga|cuerda|lazo|sábana|cable) ... (amarrad*|colgad*|colgando|techo|viga|árbol|cuello)",
        pt="(tá com|pegou|tem|puxou|sacou|tô com|arrumou) (a|uma|um|o|) (faca|facão|peixeira|arma|revólver|espingarda|corda|gilete|machado|estilete|cinto amarrado), cinto amarrado, faca no pulso",
    ),
    Concept(
        "menace",
        en="""
        threatening, coming at me, locked in, won't drop it, threaten*, screaming, yelling, shouting,
        hollering, drunk, mad, angry, furious, paranoid, crazy, come at me, comes at me,
        coming at (me|us), cornered, thinks (i'm|we're), {afraid}, {kill_threat}, {attack_plain},
        {rampage}, {door_force}
        """,
        es="amenaz*, dice, dijo, grita*, gritando, encerr*, cerró, no deja, me viene, se me viene, encima, no suelta, pelea*, peleando, borrach*, tomad*, drogad*, enojad*, furios*, loco, loca, bravo, alterad*, {afraid}, {door_force}, despedi*, no vuelve, no regresa, se arregla, descansar, {life_over}, {die}, {kill_self}, {attack_plain}, quiero, voy a, va a, acabar, terminar, ya no, nos, hermano, hijo, marido, esposo, papá, padrastro, vecino, novio, ex",
        pt="""
        ameaç*, disse, gritando, tranc*, bêbad*, nervos*, solta, {afraid}, {life_over}, {die},
        {kill_self}, descansar, não volta, não deixa
        """,
    ),
    Concept(
        "elder_abuse",
        en="""
        ties her to the bed, doesn't feed her,
        (ties|tied|tying|straps|strapped|chains|chained|locks|locked) (him|her|them|mom|mama|dad|daddy|grandma|grandpa|me) (to|down|up|in),
        (dopes|doping|doped|drugs|drugging|sedates|sedating) (him|her|them|mom|mama|dad|me),
        (doesn't|don't|won't|not) (feed|feeding|bathe|bathing|change|changing) (him|her|them|mom|mama|grandma|grandpa),
        (leaves|left|leaving) (him|her|them) (in|laying in|sitting in|lying in) (his|her|their) (own |) (pee|mess|urine|feces|poop|filth),
        (slaps|slapped|shoves|shoved|yanks|pinches|drags|shakes|smacks) (him|her|mom|mama|dad|grandma|grandpa),
        (steals|stole|stealing|takes|taking) (his|her|my|mom's|mama's) (check|checks|social security|pension|pain patch|patches|pain pills)
        """,
        es="(la|lo|le|los|las) (amarra|amarran|amarró|ata|encierra|encerró|golpea|golpean|golpeó|patea|pateó|jalonea|jaloneó|zarandea|cachetea|cacheteó|maltrata|maltratan|maltrató|ahorca|ahorcó|empuja|empujó|insulta y|humilla y|deja sin|tiene sin|dejan sin|deja encerrad*|deja amarrad*|dopa|duerme con pastillas), no le (da|dan|dieron) (de comer|comida|agua|la medicina|sus pastillas|su medicina|sus medicinas|las pastillas|la insulina|sus remedios), (le|me) (cobra|quita|quitan|roba|robó|saca) (la|su|mi) (pensión|jubilación|bono|tarjeta|comida), (quiere|quieren) que (se |) (muera|muramos|me muera), (pastillas|gotas|remedio|clonazepam|medicina) ... (para|pa) que (no moleste|se duerma|duerma|se calle|esté quieta|no llore|no hable|no se dé cuenta|no recuerde), para (doparla|dormirla|doparlo|dormirlo|callarlo|callarla|tenerla quieta|doparme|dormirme y), (moretones|golpes|quemaduras|marcas|moretes) ... (no sabe|no quiere decir|cuidadora|enfermera|asilo|hogar|escuela|guardería|papá|padrastro), quemad* ... (cigarro|cigarrillo|plancha)",
        pt="""
        (amarra|prende|dopa|judia) (ela|ele|minha|meu), judiando, quer que ela morra,
        queimad* de cigarro, pra ficar dopada,
        (amarra*|prend*|tranca*|dopa*|judia*|judio*|maltrat*|belisca*|empurra*|xinga*|sacod*) (ela|ele|a mãe|a minha mãe|minha mãe|meu pai|a vó|minha vó|meu avô|a idosa|o idoso|os velhinhos),
        (não|num) (dá|dão|deu) (comida|água|banho|remédio|os remédios|o remédio) (pra|pro) (ela|ele|minha|meu|mãe|pai|vó|vô|velh*),
        (achei|encontrei) (ela|ele|minha|meu) ... (amarrad*|suj*|mijad*|cagad*|desnutrid*|machucad*|rox*|com fome),
        (fica|ficou|fica com|gasta|roubou|rouba) ... (aposentadoria|benefício|pensão|cartão) (dela|dele|da minha|do meu)
        """,
    ),
    Concept(
        "sex_abuse",
        en="""
        touches me at night, came into my bed,
        (touches|touched|touching|feels|felt|grabs|rubs|messes with|messing with|messed with) (me|her|him|my daughter|my son) (down|private*|at night|between|while|when i|there),
        (comes|came|gets|got|crawls|climbs|climbed|getting) (in|into|in to) (my|her|his) (bed|room) (at night|and|when|while),
        (uncle|stepdad|stepfather|coach|pastor|teacher|cousin|grandpa|babysitter) ... (touches|touched|touching|did things to|messed with|messing with|makes me),
        made me (touch|do things|undress|take my clothes),
        (post|share|send|leak|posting|sharing) (my|the|those) (nudes|nude), without my consent,
        took advantage of (me|her)
        """,
        es="(se mete|se metió|entra|se mete a|se sube|se acuesta) ... (mi cama|mi cuarto|su cama|su cuarto|la cama de|encima|cama de la), (me|le|la|nos) (hace|hizo|hacía) (cosas|algo feo|cochinadas|daño abajo|tocamientos), tocamientos, toqueteos, (mi|su) (tío|padrastro|papá|abuelo|primo|hermano|profesor|entrenador) ... (abus*|toc*|viol*|manose*|cama|desnud*), relaciones a la fuerza, me forzó, me obliga a, me obligó a, sin mi consentimiento, sin que yo quisiera, (fotos|videos) (desnud*|íntim*) ... (public*|mandar|subir|amenaz*)",
        pt="""
        mexe comigo, mexeu comigo, passa a mão, abusa de mim, fez coisa com,
        (deita|deitou|entra|entrou|vem|veio|mete|meteu) ... (na minha cama|no meu quarto|na cama dela|no quarto dela|de noite),
        (passa|passou|passava) a mão (em|na|no|nela),
        (toca|tocou|mexe|mexeu|alisa|alisou|bolinou) (nela|nele|em mim|na menina|nas partes|minhas partes|partes),
        (fotos|vídeo|vídeos|nude|nudes) ... (vazar|espalhar|publicar|mandar|ameaç*),
        (engravid*|gravid*) ... (padrasto|tio|pai dela|estupro), sem o meu consentimento, sem eu querer,
        (violent*|violad*|abusad*|molestad*) ... (menina|filha|filho|criança|eu|mim|ontem|hoje)
        """,
    ),
    Concept(
        "trafficked",
        en="""
        took my passport, won't let me go,
        (took|take|taken|takes|keeps|kept|holding|hid) (my|our|her) (passport|papers|documents|id card|green card|passports),
        (won't|don't|doesn't|not) (let|letting) (me|us|her) (leave|go out|go outside|go home|out of),
        being held, they make (me|us) (work|sleep with|do things),
        (can't|not allowed to) leave (the house|this place|here) (because|he|they|she|or)
        """,
        es="(me|nos) (quitaron|quitó|tienen|tiene|trajeron) (el |los |mi |mis |) (pasaporte|documentos|papeles|identificación|trabajando sin|a la fuerza|engañad*), no (me|nos) dejan salir, (nos|me) (tienen|tiene) (aquí|encerrad*|trabajando|amenazad*|retenid*), estoy secuestrad*, me levantaron, me llevaron a la fuerza",
        pt="""
        pegaram meu passaporte, me prenderam aqui,
        (pegaram|tomaram|tiraram|ficaram com|prenderam|seguraram) (o |os |) (meu|meus|nossos) (passaporte|documento|documentos|celular),
        (não|num) (deixam|deixa) (a gente|eu|nós|ninguém) (sair|ir embora|falar|usar),
        me (sequestraram|sequestrou|levaram à força|prenderam|trancaram|mantêm|têm pres*),
        trabalho escravo, cárcere, refém
        """,
    ),
    Concept(
        "tried_wake",
        en="""
        shook him and nothing, i shook her and nothing,
        (shook|shaking|shake|slapped|slapping|hollered|hollering|yelled|yelling|called|poked|pinched|splashed|sternal rub) ... (and nothing|nothing|no response|don't move|doesn't move|won't move|don't wake|won't wake|doesn't wake)
        """,
        es="(sacud*|sacudo|zarande*|eché agua|echo agua|grité|grito|llamo|pellizqu*|pellizco|hablo|cachete*|moví|muevo|piqu*) ... (nada|ni se mueve|no reacciona|no responde|no contesta|no abre|no se mueve|igual)",
        pt="""
        (sacudi|chamei|gritei|joguei água|belisquei) ... (nada|não acorda|nem),
        (sacudi|sacudo|sacudimos|balancei|balanço|chamei|chamo|chamamos|gritei|grito|joguei água|jogo água|belisquei|belisco|dei tapa|cutuco|cutuquei|mexo|mexi|bato no rosto|esfreguei|passei álcool|botei álcool) ... (nada|não acorda|nem|num|não responde|não reage|não abre|igual|não mexe)
        """,
    ),
    Concept(
        "electric",
        en="""
        electrocuted, got shocked, electrocut*, (got|been) (shocked|zapped|electrocuted) by,
        (touched|grabbed|hit) ... (power line|live wire|wire and), struck by lightning,
        lightning (hit|struck), power line
        """,
        es="electrocut*, (le|me|lo) (dio|agarró|pegó|pasó) ... (corriente|corrientazo|toque|luz|descarga|choque eléctrico), cable de (alta|luz), le cayó un rayo, electric*",
        pt="""
        levou um choque, eletrocut*, choque (no|na),
        (levou|tomou|pegou|levei|tomei|deu) (um |) (choque|chocão|descarga),
        choque (elétrico|no chuveiro|na tomada|na rede|no fio|no poste|da cerca),
        (fio|rede|cerca|tomada|chuveiro|poste) ... (choque|agarrou|pegou nele|grudou|jogou longe),
        raio (caiu|pegou|atingiu), eletrocutou, eletrocutad*, eletrocução
        """,
    ),
    Concept(
        "long_fit",
        en="seizing for more than five minutes",
        es="(crisis|ataque|convulsión|convulsionando|convulsiona) ... (minutos|minuto|rato|media hora|horas)",
        pt="""
        (crise|convulsão|convulsionando) ... (minuto|minutos|tempo),
        (crise|convulsão|convulsionando|convulsiona|se debatendo|ataque|tremendo todo) ... (minuto|minutos|tempo|tempão|hora|não para|não passa|ainda),
        (minuto|minutos) ... (convulsionando|se debatendo|convulsão|crise)
        """,
        but="crise de (choro|tosse|riso|ansiedade|pânico|enxaqueca|asma|espirro|soluço|rinite|gota|coluna)",
    ),
    Concept(
        "big_swell",
        en="""
        swollen and purple, testicles swollen,
        (knee|joint|hip|prosthesis|elbow|ankle) ... (hot|red) ... (fever|chills|swollen),
        (scrotum|testicle|testicles|privates|balls|groin) ... (swollen|swole|purple|black|rotten|stink*),
        eye ... (bulging|swollen shut) ... fever
        """,
        es="(testículos|huevos|bolsas|escroto|partes|genitales) ... (hinchad*|morad*|negr*|huele*|apest*), (ojo|párpado) ... (saltado|botado|salido|hinchad*) ... (fiebre|mover), (rodilla|prótesis|cadera|articulación|codo) ... (hinchad*|caliente|roj*)",
        pt="""
        (saco|testículo*) ... (inchad*|rox*|fed*), olho ... saltado,
        (joelho|prótese) ... (quente|inchou),
        (saco|testículo|testículos|ovo|ovos|bolsa escrotal|escroto|partes|períneo|virilha|pinto|pênis|vagina) ... (inchad*|inchou|rox*|pret*|fed*|podre|vermelh*|dói|doendo|duro),
        (olho|pálpebra) ... (saltad*|pulado|pra fora|inchad* e vermelh*|não mexe|não consegue mexer),
        (joelho|prótese|quadril|articulação|junta|cotovelo|tornozelo) ... (inchou|inchad*|quente|vermelh*) ... (febre|quente|calafrio|vermelh*|não dobra)
        """,
    ),
    Concept(
        "rapid_insulin",
        en="rapid instead of the long, fast one instead of the slow",
        es="(rápida|cristalina|lispro|regular|ultrarrápida|lenta|nph|lantus|glargina|pluma|unidades) ... (en vez|en lugar|por error|equivoc*|confund*|de más|doble|dos veces), (en vez|en lugar|por error|equivoqu*|confund*) ... (rápida|lenta|pluma|unidades|lantus|cristalina)",
        pt="""
        (rápida|lenta|regular|caneta|unidade|unidades) ... (no lugar|em vez|errad*|por engano|dobro),
        (no lugar|em vez) da (lenta|rápida),
        (rápida|rápido|ultrarrápida|lenta|regular|nph|caneta|lantus|basal|bolus|unidade|unidades|tresiba|humalog|novorapid|insulina) ... (no lugar|em vez|ao invés|errad*|por engano|dobro|dobrad*|trocad*|troquei|trocou|confund*|sem querer|duas vez|duas vezes),
        (no lugar|em vez|ao invés|troquei|trocou|confundi|confundiu|errei|errou) ... (rápida|lenta|nph|regular|caneta|unidade|unidades|lantus),
        (tomou|aplicou|usou|tomei|apliquei|aplicaram|deram|dei) ... insulina ... (do outro|da outra|dele|dela|do marido|do nono|da nona|da mãe|do pai|do avô|da vó|do irmão|nem é diabétic*|não é diabétic*|não tem diabetes),
        (nem|não) é diabétic* ... insulina, insulina ... (nem|não) é diabétic*
        """,
    ),
    Concept(
        "green_water",
        en="green fluid, brown fluid",
        es="(agua|líquido) (verde|café|marrón|amarillo verdos*|con sangre|verdos*|oscuro), meconio",
        pt="""
        (água|líquido) (verde|marrom|escuro), mecônio,
        (água|líquido|bolsa|aguinha) ... (verde|verd*|marrom|escur*|com sangue|fedend*|amarel*|suja|com cheiro),
        cocô do neném na bolsa
        """,
    ),
    Concept(
        "quiet_baby",
        en="quiet all day",
        es="(quietecit*|quietit*|tranquilit*|muy quiet*|calmadit*), ya no (patea|se mueve|brinca), no patea, siempre patea, no me patea",
        pt="""
        quietinh*, não chuta, parad*, paradinh*,
        (não|num) (chuta|chutou|mexeu|mexe|se mexe|se mexeu|sinto|senti|pula|pulou|mexendo|dá chute|deu chute|chutando),
        sem mexer, sem chutar, deixou de mexer, parou de (mexer|chutar|pular), não senti hoje,
        não sentiu, não sente, quieto, quieta, quietão, quietona
        """,
    ),
    Concept(
        "slow_death",
        en="""
        does it hurt, is it quick, hurt much, will it hurt, would it hurt,
        how long (does|would|will|till|until) (it|i)
        """,
        es="(sufro|sufriré|duele|dolerá|es rápido|tarda|demora|tardo|sin sentir|sin sufrir|cuánto tarda)",
        pt="""
        (sofro|dói|é rápido|demora|na hora), vou tranquil*, vou em paz, sem sofrer, sem sentir,
        (sofro|sofre|sofrer) (muito|ou|na hora), é rápido, dói muito, demora muito,
        quanto tempo (leva|demora), durmo pra sempre, não acordo mais, é indolor, acaba tudo
        """,
    ),
    Concept(
        "take_all",
        en="""
        if i take all, if i take the whole,
        (says|said|saying|threaten*|texted|swears|swore|told me|promise*|if i) ... (take|swallow|eat|drink|down) (all|the whole|every|a whole|a bunch of|the rest of|her mom|his mom|her moms|his moms),
        (if i|should i|what if i|i could|i might|i should) (just |) (take|took|swallow|swallowed) (all|them all|the whole|the rest|every|the lot|a whole)
        """,
        es="""
        (si |) me (tomo|trago|tomara|echo|meto|empino) (todo|todas|toda|todos|el frasco|una caja|la caja|lo que queda),
        me tomé (todo |) lo que (tenía|había|quedaba),
        tomarme (todo|toda|todas|todos|el frasco|la caja),
        (voy a|quiero|pienso|me dan ganas de|ganas de|estoy por|pensando en|decidí) (tomarme|tragarme|inyectarme|ponerme|meterme|echarme|bajarme|empinarme) (todo|toda|todas|todos|el frasco|la caja|el blíster),
        me (voy a|quiero) (tomar|tragar|inyectar|poner|echar|bajar|empinar) (todo|toda|todas|todos|el frasco|la caja)
        """,
        pt="""
        se eu tomar (tudo|tudo que|todos|o vidro|a cartela),
        (se |) eu (tomar|engolir|misturar|tomasse|engolisse|beber) (tudo|todos|todas|o vidro|a cartela|a caixa|esses|essas|essa caixa|os que|o que|com tudo|quantos|isso tudo|o frasco),
        (tomar|engolir|misturar|tomo|engolindo) (tudo|tudinho|todos|o vidro todo|a cartela toda|a caixa toda|o frasco todo) (que|e|de uma|junto|com|isso|esses)
        """,
        but="""
        (antibiótico|tratamiento|vitaminas|receta|desayuno|agua|jugo)
        """,
    ),
    Concept(
        "poison_threat",
        en="will drink bleach",
        es="(se|me) (bebe|toma|traga|bebo|tomo|trago|mete|meto) (el|la|un|una|todo el|ese|este|esa) (poco de |trago de |) {poison}",
        pt="(se|eu) (bebe|toma|engole|bebo|tomo) (o|a|um|uma|esse) {poison}",
    ),
    Concept(
        "bruise_bad",
        en="huge, all over, for no reason, out of nowhere, everywhere, big, without hitting",
        es="por todos lados, por todas partes, en todo el cuerpo, todo el cuerpo, enorme*, gigante*, grand*, sin golpe*, sin haberme, sin pegarme, de la nada, solos, negr*, por todo, llena de, lleno de, cada vez más, en la cara, en la panza",
        pt="por todo, pelo corpo, enorme*, gigante*, grande*, do nada, sem bater, sem pancada, cheia de, cheio de, espalhad*",
    ),
    Concept(
        "stocking",
        note="Keeping it at hand, for a day that may come.",
        en="expired, travel, flight, plane, school, letter, at home just in case, just in case, free, where can i get, do i need, should i keep, keep in the house, prescription, with my",
        es="por precaución, por si acaso, por si las dudas, gratis, dónde (lo |la |) (consigo|compro|venden), avión, viaje, viajar, carta, escuela, receta, vencid*, caducad*, sirve, sirven, botiquín, cómo se usa, aprender, aeropuerto, cuánto cuesta, precio, necesito tener, hay que tener",
        pt="por precaução, por garantia, de graça, onde (compro|consigo|pego|acho), avião, viagem, viajar, carta, escola, receita, vencid*, validade, serve, aprender, como (se |) usa, em casa se, precisa ter",
    ),
    Concept(
        "came_out",
        en="broke out, got a, started",
        es="salió, salieron, brotó, brotaron, apareció, aparecieron, desde que, me dio, le dio, saliendo",
        pt="apareceu, apareceram, saiu, saíram, desde que, me deu, surgiu, surgiram",
    ),
    Concept(
        "itch",
        en="itching all over, itchy all over",
        es="picazón, comezón, rasquiña, me pica todo, le pica todo, picor, piquiña, hormigueo",
        pt="coceira, coçando, comichão, pinicando",
    ),
    Concept(
        "seizure_again",
        en="""
        seizures again, had a fit,
        (third|second|fourth|another|more) (one|seizure|fit) (tonight|today|this),
        keeps having (seizures|fits|them), fits again
        """,
        es="(me|le) (han |ha |) (dado|dio|dieron|volvió|volvieron|repitió|repitieron) ... (ataque|ataques|crisis|convulsión|convulsiones), convulsion*",
        pt="(teve|tive|voltou|voltaram|deu) ... (crise|crises|convulsão|convulsões|ataque)",
    ),
    Concept(
        "cry_word",
        en="crying, screaming, hollering, bawling, wailing, screamin, cryin, fussing",
        es="llora, llorando, grita, gritando, se dobla, doblad*",
        pt="chora, chorando, grita, gritando",
    ),
    Concept(
        "neck_cut",
        en="""
        cut on his neck, cut on her neck, slashed throat,
        (cut|slash*|stab*|gash|slit) ... (neck|throat|groin),
        hole in (his|her|my) (chest|belly|stomach|leg|head|neck|side|back)
        """,
        es="(corte|cortada|herida|tajo|cortó|cortaron|degoll*) ... (cuello|garganta|pescuezo|yugular|ingle), (hoyo|hueco|agujero|boquete) en (la|el) (pierna|panza|cabeza|pecho|brazo|espalda|cuello)",
        pt="(corte|cortou|ferida) ... (pescoço|garganta|virilha), buraco (na|no) (perna|barriga|cabeça|peito|braço)",
    ),
    Concept(
        "nitro",
        en="nitro, nitroglycerin",
        es="nitro, nitroglicerina, isosorbide, isordil, la de debajo de la lengua, la de abajo de la lengua, pastilla de abajo de la lengua",
        pt="nitro, isordil, nitroglicerina, comprimido debaixo da língua",
    ),
)
