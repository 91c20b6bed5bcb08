"""What surrounds the words: time, hearsay, idioms. Ordinary talk is told from danger here.

An arm hushed by an idea of this file stays silent only where that idea is nearer, in the same sentence, than
anything of `now`.
"""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "idiom",
        note="Taken out before anything else reads the text.",
       
        en="""
        dying (to|for|of curiosity|of boredom|of laughter|laughing|of thirst|from boredom|of embarrassment)
        die (laughing|of laughter|of boredom|of embarrassment|from laughing|for that|for it|hard)
        died (laughing|of laughter|of boredom|of embarrassment), to die for, dying here laughing
        dead (tired|serious|line|end|battery|on my feet|phone|batteries|wrong|asleep|quiet)
        (phone|battery|car|laptop|tablet|cell|hearing aid|meter|plant|plants|computer|tv|connection|line|mouse|remote|engine|truck|signal) ... (died|dead|dying|dies|die)
        (kill|killing|killed) (time|some time|the time|two birds|the vibe|the mood|the lights|the engine|the weeds|the germs|germs|bacteria|the bacteria|bugs|the ants|weeds|mosquitoes|the battery|my battery|an hour|it on|off the infection|off bacteria|the pain|viruses)
        (could|would) kill for, (would|wouldn't) kill (you|me|him|her|us) to, kill (it|'em) (at|on), killed it, killing it, killer (app|deal|recipe|workout|instinct|whale|whales|bees|smile|outfit|legs)
        killing me (softly|with|smalls|lol), (jokes|kids|show|prices|bills|stairs|shoes|heels|traffic|heat|job|commute|boss|suspense|wait|diet|homework|taxes|meetings|rent|humidity) (is|are|) killing me
        (back|feet|legs|knees|knee|shoulder|neck|foot|hip|shoes|tooth|teeth|allergies|allergy|arthritis|sinuses|joints|hands|tooth ache|wrist|ankle) (is|are|has been|have been|was|were|really|just|been|) (killing|kill|kills|murdering) me
        killing myself (laughing|at work|at the gym|working|to get|to lose|to make|trying|over), killed myself (at the gym|working|laughing|to get)
        kill me (now|already) (if|lol|haha|these|this), stroke of (luck|genius|midnight|a pen|brilliance|good|inspiration|the), different strokes, (back|breast|butterfly|swim|swimming|brush|pen|key|golf|putting|paint|first|tennis) (stroke|strokes)
        heart attack (when|at|grill|burger|in the snow|on a plate|seeing|from the price|over the), (almost|nearly|about) (gave|had|have|giving) (me|him|her|us|) (a|) heart attack (when|seeing|at|from|over|because|reading|opening|looking|watching|with|he|she|it|that)
        (gave|give|gives|giving) (me|him|her|us|you|mom|my mom) (a|) heart attack (when|with|by|every|jumping|scaring|at|that|hiding), jump* out ... heart attack
        (attack|attacks) ... homework, panic at the disco, heart broken, (broke|break|breaks|breaking|melts|melted|stole|steals|warms) my heart, heart to heart, by heart, from the bottom of my heart, bless (your|her|his) heart, heart (burns|goes out|skips a beat|skipped a beat)
        (takes|took|take|taking) (my|your|our) breath away, (bad|morning|fresh|dog|coffee|garlic|onion|stinky) breath, breath mint*, breath of fresh air, (hold|holding|held) (my|your|their) breath (for|until|waiting|on|that), don't hold your breath, breath test, (saved|waste|wasting|save) (my|your) breath
        (breathing|deep breathing) (exercise|exercises|room|technique|techniques|treatment|machine|app|class), room to breathe, breathe easy, (deep|big) breath, time to breathe, let it breathe, (let|lets) (the|my) (wine|skin) breathe
        (chocked|choked) up, choking up, choke back tears, artichoke*, choke (in|on) the (game|test|interview|final), choking hazard*, choke point
        (bored|starving|starved|scared|worried|tired|sick|freezing|loved|tickled|hungry|working myself|frightened|embarrassed|talked) to death, sleep like the dead, slept like the dead, like the dead, rather die than, (would|will|might|gonna|going to|about to) have a (stroke|heart attack|fit|seizure|coronary) (if|when|over|because|once), suicide (hill|pass|run), choke down, choking down, choking back, (drowning|drowned|drown) in (laundry|paperwork|work|debt|bills|emails|homework|dishes|email|paper|tears|medical), running on fumes, (weight|load) off (my|his|her) (chest|mind|shoulders), off my chest, (fell|fall|falling|is|head) head over heels, disappear for the (weekend|week|day|afternoon|summer), be here (at|in|on|for) (the|this|a) (dmv|line|office|store|meeting|job|waiting|queue|bank|party), burden on nobody, (pushed|push|pushing) me (on|in) (the|a) (swing|stroller|wheelchair), numbed my (face|mouth|gum|gums|lip), stroke victim fund, (lost|losing|lose) my mind, drop dead gorgeous, over my dead body, dead ringer, drop dead (date|deadline), suicide (squad|sauce|wings|squeeze|doors|prevention|hotline poster|awareness)
        (binge|overdos*|overdose|overdosed|overdosing|od|oded) ... (chocolate|cookies|candy|netflix|sugar|cute|cuteness|cake|series|football|christmas|tv|shows|memes|carbs|turkey|tacos|ice cream|sweets|work|content|podcasts|garlic|salt|cheese|reality|sunshine|pizza)
        (chocolate|cuteness|sugar|carb|cookie|candy) overdose, (bleeding) (edge|heart|hearts|love|radiator|radiators|brakes|the brakes|ink|money|cash), bleed (the|my|our) (brake|brakes|radiator|radiators), nose bleed seats, nosebleed (seats|section), bleeds (blue|red|green|orange), pen ... bleeds, color* ... (bleed|bleeds|bled|bleeding)
        (blue in the face), (red|green) in the face, slap in the face, face (the|off|time|mask|it|book|cream|wash|facts), blood (test|tests|work|draw|type|bank|drive|donation|orange|oranges|brother|brothers|moon|sample|results|panel), bloody mary, young blood, bad blood, blood (is|runs) thicker, in cold blood, flesh and blood
        (shot|shots|shoot|shooting) (hoops|pool|a movie|a video|photos|pictures|the breeze|some hoops|me (a|an) (email|text|message)), flu shot*, (photo|video) shoot, (long|tequila|best) shot, shooting star*
        hit the (gym|road|sack|hay|books|jackpot|showers|spot|nail|brakes|gas), hits the spot, hit me (up|with), hit (a|) (snag|song|single|movie), choke hold on the, jump off the (couch|bed|deep end), jump (in|into) the (pool|lake|shower), hang (out|up|on|tight|in there), hanging (out|up|on|in there)
        (cut|cutting|cuts) (down|back|out|corners|the pill|pills|my pill|my pills|it in half|them in half|in half|the tablet|tablets|my tablet|the line|the grass|my hair|hair|my nails|the cake|costs|carbs|class|sugar|calories|coupons), cut (me|him|her) some slack, cut myself (off from|some slack|a slice|a piece)
        shaking my head, shake (it off|hands|well|the bottle|before), milk shake*, protein shake*, shaking (the bottle|it well|hands), (hot|fruit|fidget) (seizure)
        pass (out) (flyers|the|candy|samples), passing out (candy|flyers|samples|cards), passed out (flyers|candy|samples|cards), knocked out (my|the) (project|report|chores|laundry), black (out|outs) curtains, blackout (curtain|curtains|shades|bingo)
        poison (ivy|oak|control poster), (food|lead|ivy) poisoning (story|movie), rat (race), pick your poison, name your poison, toxic (positivity|relationship|boss|waste)
        sugar (free|coat*|daddy|cane|rush|high|cookie|cookies|cravings|craving|substitute|plum|bowl), (brown|powdered|white|cane) sugar, cup* of sugar, sugar in (my|the|your) (coffee|tea), (teaspoon|teaspoons|tablespoon|tablespoons|packets) (of|) sugar
        chest (of drawers|freezer|x ray|press|day|hair|workout), treasure chest, chicken breast, hope chest, get (it|this|that|something) off my chest, ice chest, medicine chest, chest (of|) (toys|tools), (pick|picking) at my
        fever (pitch|dream|tree|for|ticket), (spring|cabin|baby|gold|saturday night|hay|world cup|election|concert|holiday|football|yellow|scarlet) fever
        (for|against|control|controls|prevent|prevents|treat|treats) (my|his|her|the|) (seizures|epilepsy|seizure disorder|convulsions|strokes|heart attacks), seizure (medicine|medication|meds|med|pill|pills|drug|drugs|disorder|free)
        (beat|beats|beating) (me to it|eggs|the eggs|the traffic|the heat|the game|the rush|cancer|him at|her at|me at|it|around the bush), heart beat* for, heart beats for you, (beats me), beat (that|this) (level|price|record),
        (blender|fridge|printer|washer|dryer|car|engine|lawn mower|truck) ... (died|dying|dead|choked|choking|wheez*), (tire|tires|ball|balloon) ... (air), (picture|painting|table|chair|pole|shelf) ... (crooked|twisted),
        die my hair, dye my hair, dying my hair, jump off the (phone|call|line), (mosquito|bug|flea) (bite|bites),
        (phone|screen|app|computer|laptop|website|tablet) ... (unresponsive|responding|responds|frozen)
        """,
        es="""
        (muero|muriendo|morir|morirme|muere|moría|morí|muerto|muerta|muertos|murió|morimos|moriré|mueren|moríamos|morirnos) (de|del) (la|el|) (hambre|risa|sueño|calor|frío|ganas|aburrimiento|sed|vergüenza|pena|cansancio|curiosidad|amor|envidia|ternura|nervios|gusto|felicidad|emoción|celos|susto|asco)
        (quiero|quería|quise) morir de (la|) (risa|vergüenza|pena|ternura), me muero por, se muere por, muero por (un|una|ver|ir|comer|probar|saber|conocer), muerto (de|del) (cansancio|hambre|risa), muriéndome de (hambre|risa|sueño|calor|frío|sed|ganas), muerta de (hambre|sueño|cansancio|risa|calor|frío|sed), se me murió (el|la) (celular|teléfono|batería|pila|planta|carro|computadora|cel)
        (celular|teléfono|batería|pila|planta|carro|computadora|cel|compu|auto|coche|plantas|matas|internet|línea|tele) ... (murió|muere|muerto|muerta|murieron|moribundo|muriendo)
        (matar|mato|mata|matando|maté|mató|mate) (el|un|) (tiempo|rato|hambre|gusanito|bicho|aburrimiento|gérmenes), matar (la|el) (sed|hambre|antojo|tiempo|gusanillo|rato|curiosidad|bacteria|virus|infección|cucarachas|hormigas), mata (las|los|la|el) (bacterias|gérmenes|virus|bacteria|hormigas|hongos|infección|cucarachas), (mato|matando|matarme|matamos|mataba|matándome|me mata|maté|matar) (de) (la|) (risa|trabajo|trabajar|hambre|calor|sueño|aburrimiento|estudiar)
        (matarme|matando|mato|matándome|maté|matarse) (trabajando|estudiando|entrenando|en el gimnasio|en el gym|haciendo|limpiando|por llegar), (me|nos) (está|están|tiene|tienen) (matando|muerta|muerto) (el|la|los|las|de|tu|este|esta|con) (trabajo|jefe|tráfico|calor|zapatos|tacones|curiosidad|risa|rodilla|rodillas|espalda|pies|cintura|muela|dieta|intriga|humedad|reuma|juanete|frío|precios|deudas|tarea|artritis|cadera|alergia|lumbago|cuello|hombro|impuestos|escaleras|suspenso)
        (rodilla|rodillas|espalda|pies|cintura|muela|zapatos|tacones|calor|trabajo|jefe|alergia|cuello|hombro|cadera|artritis|juanetes|tráfico|humedad|risa|curiosidad|intriga|dieta) me (está|están|tiene|tienen|) (matando|mata|matan), mata de (coco|mango|plátano|café|guayaba|sábila|pelo|limón|aguacate), (la|una|mi) mata (de|del)
        (yerba|hierba|bombilla|tomar|tomo|tomando|cebar|unos|un|el) mate, mate (cocido|dulce|amargo|de coca)
        (casi|por poco) me (da|dio|daba|dan|muero|mato|morí) (un|) (infarto|ataque|patatús|soponcio|paro|algo|cosa) (cuando|al|con|por|del|de (la|) (risa|ver|susto)|de), me (dio|da|iba a dar|va a dar) (un|) (infarto|ataque|paro|patatús|algo) (cuando vi|al ver|con el precio|con la cuenta|del susto|de risa|de (la) risa|al revisar|viendo|por el precio|con el recibo|con los precios|con el gol|de la impresión|de la emoción), de infarto, (precios|final|partido|cuerpo|rebajas|vista) (de infarto), ataque de (risa|tos leve|celos|nostalgia|llanto|estornudos|hipo)
        (suicidio|escuadrón) suicida, (ahogo|ahogando|ahogada|ahogado|ahogar|ahogas) (en|con) (un vaso|deudas|papeles|trabajo|el vaso|las deudas|la deuda|los pagos|tanto papeleo), (ahogado|ahogada) en (deudas|trabajo), tortas ahogadas, torta ahogada, huevos ahogados, ahogar las penas
        dar (el|) pecho, doy (el|) pecho, dando (el|) pecho, (tomar|tome|toma|dale|darle|pedir|deje|destetar) (el|) pecho, a lo hecho pecho, (pechuga|pecho) de (pollo|pavo), a pecho, tomar a pecho, nado de pecho, pecho y espalda en el gym
        presión (social|de grupo|alta controlada|atmosférica|del agua|de las llantas|laboral), olla de presión, olla a presión, hora pico, (pierde|pierda|perdí|perdió) (la|) cabeza por, dolor de cabeza (con|ese|este trámite|para el gobierno), (dolor|dolores) de (muela|cabeza leve)
        (sangre|color) (azul|fría|nueva|latina|joven), sangre de (toro|grado|drago|pato|mi sangre), (prueba|pruebas|análisis|examen|exámenes|muestra|banco|donar|donación|tipo|donador|sacar|sacarme|sacaron|sacan|sacó|presión|azúcar|torrente) de (la|) sangre, (donar|doné|doy|sacar|sacaron|sacarme) sangre, sangre para (el|la|un|una) (examen|análisis|prueba), sangre caliente, mala sangre, hierve la sangre, sangría de, sangrar los frenos, chupa sangre, chupasangre
        (fiebre) (del|de) (sábado|oro|mundial|compras|fútbol|viernes|heno|amarilla), fiebre (mundialista|amarilla|consumista), (cara|caro) dura, (costar|cuesta|costó|sale|salió) (muy|bien|) cara, (más|muy|tan|bien) (cara|caro|caras|caros), cara o cruz, cara (de|a) (pocos|cara|contento|feliz|perro|enojado), echar en cara, dar la cara, mala cara, 
        (cortar|corto|corté|corta|partir|parto) (la|las|mi|mis|el|una) (pastilla|pastillas|tableta|tabletas|comprimido|uñas|pelo|cabello|luz|llamada|pasto|cita|comunicación|azúcar|sal|café), se corta la llamada, se cortó (la|el) (llamada|luz|internet|agua|línea), (cortarme|corté|cortar|corto) (el|) (pelo|cabello|las uñas|la barba)
        (de|a) (golpe|golpes) de (estado|suerte|vista), golpe de (suerte|estado|calor leve), (pega|pegó|pego|pegan) (el|un) (sol|grito|susto|brinco|frío), (me|le) pega (el sol|la luz|mucho el sol|el frío|la flojera|el sueño|la gana|la nostalgia|el hambre|bien el|bien la), me (pega|pegó) (bien|mal) (el|la) (café|comida|vacuna|medicina|pastilla|dosis)
        (azúcar) (en|al|a) (el|mi|tu|su) (café|té), (cucharada|cucharadas|cucharaditas|cucharadita|terrón|sobres) de azúcar, azúcar (morena|mascabado|glas|moreno|impalpable), caña de azúcar, sin azúcar, (luna) de miel, mal de (ojo leve), ojo con, con mucho ojo, (echar|echa|eche) ojo
        desaparecer (las|los|la|el) (manchas|arrugas|ronchas|granos|dolor|moco|tos|síntomas|cicatriz), hace desaparecer, (desapareció|desaparecieron) (mi|el|la|los|las) (receta|dolor|síntomas|tos|pastillas|frasco|control), terminar con (la caja|el frasco|el tratamiento|la tos), acabar con (la caja|la infección|el frasco|el tratamiento|los piojos|la tos|las hormigas|las cucarachas|el hongo|la gripe|el dolor de muela), (quitarme|quitar) (la vida social)
        (colgar|cuelgo|colgué|colgarme|colgaron|cuelgue|cuelgas) (el|la|) (teléfono|llamada|cuadro|ropa), no (me|) cuelgue (el|), se cayó (la|el) (llamada|sistema|internet|línea|señal|pastilla|pelo|cabello), me (cae|caen|cayó|caes) (mal|bien|gordo|pesado|pesada|gorda) (el|la|su|tu|)
        (para|contra|evitar|controlar|controla|prevenir|tratar) (las|la|los|el|mis|sus|) (convulsiones|convulsión|ataques|epilepsia|infartos|derrames|embolias)
        duele el (codo|bolsillo), (romper|rompió|rompe|partió|parte|parten|rompen) el (corazón), (corazón) (roto|de melón|partido|contento|de pollo|de alcachofa), de (todo) corazón, corazón (mío), mi corazón te, prefiero (morir|morirme) (a|antes|que), me mata (la|el) (ansiedad|curiosidad|intriga|risa|flojera|pereza|hueva|impaciencia|aburrimiento), me ahoga (la|el|tanto|tanta) (plata|deuda|alquiler|trabajo|renta|papeleo|cuenta), (qué|de|un) infarto (de|el) (partido|final|juego|película|gol|precio), infarto de partido, sin aliento (con|al ver|por|de ver|viendo), (dejó|deja|dejaron) sin aliento, desaparecer (el|este|un) (fin de semana|sábado|domingo|rato|puente), no quiero estar en (esta|la|esa) (fila|cola|reunión|junta|oficina|llamada|espera), (empujó|empuja|empujaba) en el (columpio|carrito), se me pega, me pega (la|el) (pastilla|sol|sueño), (amor|amores) que matan, miradas que matan, si las miradas mataran,
        (llanta|llantas|pelota|rueda|ruedas|balón|bici|bicicleta|motor|lavadora|licuadora|refri|refrigeradora|estufa) ... (aire|murió|muere|ahoga|ahogó), falta aire a la llanta, le falta aire a la, (cuadro|foto|pared|mesa|silla|poste) ... (torcid*|chuec*|de lado|caíd*), (tinta|color|tela|ropa) ... desangra, (licuadora|lavadora|secadora|refri|refrigerador|estufa|impresora|plancha) se murió,
        me ahogo con (este|el|la|esta) (cubrebocas|mascarilla|tapabocas|barbijo|calor), dolorcito de cabeza,
        de (un |) (mosquito|zancudo|mosquitos), picadura de mosquito,
        (celular|teléfono|pantalla|aplicación|computadora|página) ... (no responde|no reacciona)
        """,
        pt="""
        (morrer|morrendo|morro|morri|morreu|morre|morta|morto|mortos|morria|morremos|morrem) de (tanto|tanta|) (rir|fome|sono|calor|frio|vontade|sede|vergonha|saudade|saudades|tédio|amores|medo de barata|curiosidade|inveja|cansaço|pena|ciúme|ciúmes|preguiça|dar risada|emoção|ansiedade pra)
        (morta|morto|mortinha|mortinho) (de|do) (sono|fome|cansaço|sede|calor|trabalho|frio|cansada), morrendo (pra|por|para) (um|uma|saber|ver|comer|ir|conhecer), (celular|telefone|bateria|pilha|planta|carro|computador|plantas|notebook|internet|aparelho|linha|controle|tablet) ... (morreu|morrendo|morto|morta|morre|morreram)
        (matar|mato|mata|matando|matei|matou|mate) (a|as|o|os|um|) (aula|aulas|saudade|saudades|tempo|fome|sede|vontade|charada|curiosidade|trabalho|barata|baratas|formiga|formigas|bactéria|bactérias|verme|vermes|germes|vírus|mosquito|mosquitos|fungo|fungos|piolho|piolhos|desejo|serviço|infecção)
        (me|se) (matar|mato|mata|matando|matei|matou) (de|) (tanto|) (rir|trabalhar|trabalhando|estudar|estudando|malhar|malhando|correr|na academia|de rir|de trabalhar|de estudar|de tanto), (me|nos) (mata|matam|matando|matou) (de) (rir|vergonha|orgulho|calor|susto|tédio|fome|saudade), (está|tá|estão|tão|anda) me matando (o|a|os|as|de|esse|essa|com|) (trabalho|chefe|calor|sapato|salto|coluna|joelho|costas|curiosidade|dieta|trânsito|escada|imposto)
        (coluna|joelho|joelhos|costas|pés|pé|sapato|salto|chefe|calor|trabalho|trânsito|ombro|quadril|dente|artrite|alergia|lombar|pescoço|cansaço|curiosidade|dieta) (está|tá|estão|tão|anda|vem|) me (matando|mata|matam), mato (grosso|do grosso|alto|seco), no meio do mato, cortar (o|) mato, cortando (o|) mato, no mato, um mato, chá de mato, cachorro no mato
        (quase|por pouco) (me|) (tive|infartei|morri|tenho|infarto|enfartei|enfarto|dá|deu|dei|caí duro) (um|) (infarto|enfarte|treco|ataque|troço|piripaque|avc|) (quando|com o|com a|de susto|de rir|ao ver|vendo|no jogo|de alegria|de emoção|do coração), (tive|ter|tenho|deu|dar|dá|dando) (um|) (infarto|treco|ataque|troço|piripaque|enfarte|negócio) (quando vi|com o preço|com a conta|de rir|de tanto rir|de susto|do susto|no jogo|vendo o|com esse preço|com os preços|quando o gol), ataque de (riso|risos|bobeira|fofura|espirro|espirros|nostalgia)
        (esquadrão) suicida, (afogando|afogado|afogada|afogar|afogo|sufocado|sufocada|sufocando|sufoca) (em|com|de|num) (dívidas|dívida|boletos|trabalho|contas|serviço|copo|papelada|as contas), (maior|um|que|no|passar|passei|passando) sufoco, sufoco (pra|para), tomar (um) ar, ar condicionado, no ar, ao ar livre, mudar de ares, de tirar o fôlego, (perder|perdi|tomar|recuperar|retomar|pegar) (o|) fôlego (pra|para|com o|com a|e)
        (peito|filé) de (frango|peru), dar (o|de|) (peito|mamar), dando (o|) peito, (peito) aberto, no peito e na raça, nado peito, mama no peito, mamar no peito, do fundo do peito, coração (partido|de galinha|de mãe|aberto|de pedra|na mão|de frango), (partiu|parte|partir|cortou|corta|aquece|aqueceu) (o|meu|o meu) coração, (de|do fundo do) coração, coração bate (mais forte|por)
        (pressão) (atmosférica|social|do chefe|do trabalho|dos pneus|da água), panela de pressão, sob pressão, exame de sangue, exames de sangue, (doar|doei|doando|doação|tirar|tirei|tirou|tiraram|colher|coleta|coletar|amostra|banco|tipo|açúcar) (de|o|) sangue, sangue (bom|frio|azul|novo|quente|latino), sangue (pro|para o|pra) exame, sangue no olho, dar o sangue, dou o sangue, suar sangue, chupa sangue
        (cortar|cortei|corto|corta|partir|parto|cortando) (o|a|os|as|meu|minha|meus|minhas|) (comprimido|comprimidos|remédio|cabelo|unha|unhas|grama|pelo|doce|açúcar|sal|café|carboidrato|luz|água|ligação|barato|caminho|glúten), cortar (o|) (barato|caminho), (deu|dá|dei|dar) (um) (branco|jeito|jeitinho|tempo|pulo|pulinho|google)
        (febre) (do|de|da) (ouro|compras|momento|feno|figurinha|figurinhas|copa|amarela), febre amarela, (cara) (de pau|a cara|metade|pálida), na cara, de cara, (muito|mais|tão|bem|meio) (caro|cara|caros|caras), (custa|saiu|sai) (caro|cara), meu cara, quebrei a cara, encher a cara, a cara do, 
        (quebra|quebrar|quebrou) (cabeça|o galho), bate papo, bater papo, (bate|bateu|bater) (o|um|uma|aquele|aquela|) (papo|ponto|recorde|bola|palmas|fome|saudade|sono|preguiça|cansaço|sol|foto|perna|perfil|meta), bateu (a|uma|aquela|aquele) (fome|saudade|vontade|preguiça|sono), bateu na trave, bate e volta, liquidificador bate, bater no liquidificador, bate tudo no
        (sumir|sumiu|some|sumindo|sumiram|sumi) (a|o|as|os|com|do|da|minha|meu|meus|minhas) (mancha|manchas|ruga|rugas|dor|sintoma|sintomas|receita|remédio|caixa|mapa|controle|tosse|cicatriz|espinha|espinhas|espinhas|chave|chaves|óculos|celular|gripe|barriga), faz sumir, (acabar|acabei|acabou|acabando|acaba) (com|) (a|o|as|os|meu|minha|meus|minhas|essa|esse) (caixa|cartela|frasco|tosse|dor de dente|infecção|piolho|piolhos|barata|baratas|remédio|receita|tratamento|gripe|bateria|estoque|formigas|caspa|luz|água|gás|pilha)
        açúcar (no|do|mascavo|refinado|cristal|demerara|de confeiteiro) (café|chá|), (colher|colheres|colherada|pitada|xícara|saquinho) de açúcar, sem açúcar, cana de açúcar, pão de açúcar, lua de mel, (desmaiar|desmaiei|desmaiada|desmaiado|apaguei|apagado|apagada|apagou) (de sono|na cama|no sofá|a luz|as luzes|a mensagem|a foto|o aplicativo|o app|de cansaço|de tão cansad*)
        (para|pra|pras|contra|evitar|controlar|controla|prevenir|tratar) (as|a|os|o|minhas|suas|) (convulsões|convulsão|ataques|epilepsia|crises|infartos|derrames)
        prefiro morrer (a|do que|que), me mata (a|o|de|essa|esse) (ansiedade|curiosidade|preguiça|saudade|impaciência), facada (de|do|da|no bolso|sincera), uma facada, infarto de (jogo|final|partida|filme), (final|jogo|partida) (foi |é |) de (infartar|matar|enfartar), de infartar, de enfartar, me sufoca (de|com) (reunião|trabalho|mensagem|cobrança), sem (ar|fôlego) (com|de tanto rir|ao ver|vendo), (deixou|deixa|deixaram) sem fôlego, (vou|vai|quero|queria) sumir (no|nesse|neste|uns|por uns|um) (fim|final|feriado|dias|fds|dia), não quero mais ficar (nessa|nesta|na) (fila|espera|reunião|ligação|sala), (empurrou|empurra) no (balanço|carrinho|balancinho), peixe fora d'água, (pneu|bola|pneus|bexiga|balão) ... (sem ar|falta ar|vazio|sem o ar), falta ar no pneu, (convulsão|convulsões) (social|política), tiro (curto|livre|de meta|o chapéu|certo), (tiro|tirar|tirei) (a|o|as|os|uma|um|essa|esse) (dúvida|dúvidas|foto|pressão|temperatura|febre|remédio|carta|nota|férias|cochilo|roupa|sarro|onda), veneno de (barata|formiga|rato na prateleira), (pular|pulei|pulou|pulo|pula) (a|uma|o|o meu|um|de|na|no) (dose|cerca|carnaval|remédio|alegria|refeição|corda|piscina|almoço|café|dia|comprimido), (jogar|jogo|joguei|joga) (bola|fora|futebol|no lixo|conversa|baralho|cartas|videogame|dominó),
        (geladeira|liquidificador|máquina|impressora|ferro|fogão|carro|moto) ... (morreu|morrendo|engasg*|apagou), (quadro|foto|parede|mesa|cadeira|poste) ... (torto|torta|caíd*),
        me sufoca (a|essa) máscara, sufocado com a máscara, dorzinha de cabeça,
        (picada|picadas) de (mosquito|pernilongo|muriçoca),
        (celular|telefone|tela|aplicativo|computador|site) ... (não responde|não reage)
        """,
    ),
    Concept(
        "history",
       
        note="Long ago, or someone's past.",
        en="""
        years ago, year ago, months ago, month ago, weeks ago, decades ago, in #year, back in, last (year|month|summer|winter|spring|fall|christmas), long (time|) ago, when i was (a|in|young|little|younger|#n)
        as a (kid|child|teenager|teen|baby), used to, in the past, family history, history of, runs in (the|my) family, my late (husband|wife|father|mother|dad|mom|brother|sister|grandfather|grandmother|uncle|aunt), passed away, died (of|from|in|when|after|years|last), since my (heart attack|stroke|accident|surgery|overdose|seizure)
        since (his|her|the) (heart attack|stroke|accident|surgery|overdose|seizure|bypass), after (my|his|her|the) (heart attack|stroke|surgery|bypass|seizure|stent), previous, previously, survived, survivor, recovered from, recovering from, recovery from, since #year, have been sober, been clean for, childhood, back then, once had, had (a|one) ... (at #n|in my (twenties|thirties|forties|fifties)), in my (twenties|thirties|forties|fifties|youth), medical history, killed in, during the war, in high school, in college, (two|three|four|five|ten) years,
        in the (seventies|eighties|nineties|sixties|fifties|70s|80s|90s|60s|2000s), when (he|she|i|they) (was|were) (a baby|little|born|young|a kid|a child|a toddler|in|small|kids), as a (young|little|small), when we were, (he's|she's|i'm|and is|is) (fine|ok|okay|doing great|doing fine|healthy|a lawyer|a dentist|retired) now, plays (tennis|golf|soccer) now, years (sober|clean|free|later|back), in (two thousand|twenty), the year i
        """,
        es="""
        hace (años|mucho tiempo|muchos|#n años|#n meses|un año|unos años|tiempo|varios años|meses|unos meses|como #n años|más de), (#n|un|dos|tres|cinco|diez) años atrás, años atrás, en #year, en el #year, del #year, el año pasado, el mes pasado, el verano pasado, cuando (era|yo era|tenía #n|fui|estaba chico|estaba chica) (niño|niña|chico|chica|joven|chiquito|chiquita|pequeño|)
        cuando (yo|) era (niño|niña|chico|chica|joven|chiquito|chiquita|pequeño|pequeña|chamaco|chamaca|pelao|muchacho), de (niño|niña|chico|chica|joven), en mi (juventud|infancia|niñez), antecedentes, historia familiar, viene de familia, mi (difunto|difunta|finado|finada), que en paz descanse, qepd, falleció, fallecieron, fallecido, (murió|murieron) (de|en|por|cuando|hace|a los), desde (mi|su|el|que tuve|que tuvo|que me dio|que le dio) (infarto|derrame|accidente|operación|cirugía|embolia|acv|convulsión|un infarto|el infarto|un derrame|el derrame)
        después (de mi|de su|del) (infarto|derrame|operación|cirugía|embolia), sobreviv*, recuperándo*, recuperación (de|del), se recuperó, ya se recuperó, antes (tenía|padecía|me daban|sufría), previo, previa, anteriormente, en aquel entonces, en esa época, en la guerra, en la secundaria, (hermano|tío|abuelo|abuela|papá|padre|madre|mamá|tía|primo) que murió, desde #year, desde el #year, #n años sin,
        de (bebé|bebe|chiquita|chiquito|niña|niño|pequeña|pequeño|jovencita|joven), cuando (era|estaba) (bebé|bebe|recién|chiquito|chiquita|niño|niña|jovencita), en los (ochenta|noventa|setenta|sesenta|años), y ahora es (abogad*|doctor*|maestr*|ingenier*), (ya |) está (bien|perfecto|sano) ahora, de chamaca, de chamaco, años después, años sobri*, en el dos mil,
        (antes|siempre) se (desmayaba|mareaba)
        """,
        pt="""
        (há|faz|fazem) (anos|muitos anos|#n anos|um ano|uns anos|muito tempo|vários anos|uns meses|uns dez anos|mais de|muitos|tempos|uns dois anos|quase), (#n|um|dois|três|cinco|dez) anos atrás, anos atrás, meses atrás, em #year, de #year, ano passado, mês passado, verão passado, quando (eu|) (era|tinha #n|fui) (criança|pequeno|pequena|menino|menina|jovem|moço|moça|novo|nova|moleque|guri|)
        de criança, na minha (infância|juventude|mocidade), antecedentes, histórico, é de família, meu falecido, minha falecida, meu finado, minha finada, faleceu, faleceram, falecido, falecida, que deus (o|a) tenha, (morreu|morreram) (de|em|por|quando|há|do|com #n|aos), desde (o meu|o seu|meu|o|que tive|que teve|que eu tive|que ele teve|que ela teve) (infarto|derrame|avc|acidente|cirurgia|um avc|um infarto)
        depois (do meu|do|da minha|da|que tive) (infarto|derrame|avc|cirurgia|um infarto|um avc), sobreviv*, se recuper*, recuperação (de|do|da), recuperando (de|do|da), antes eu (tinha|sofria|vivia), anteriormente, previamente, naquela época, naquele tempo, antigamente, na guerra, no colégio, desde #year, #n anos sem, já tive, já teve,
        , nos anos (oitenta|noventa|setenta|sessenta|80|90|70), e hoje é (advogad*|médic*|professor*|engenheir*), (hoje |) (tá|está) (bem|ótimo|ótima|sã|são) hoje, anos depois, anos sóbri*, em dois mil, quando nasceu,
        quando era (bebê|bebe|pequena|pequeno|criança|menino|menina), quando ela era, quando ele era, tinha convulsão quando, tinha (convulsões|crises|ataques) quando
        """,
    ),
    Concept(
        "leaflet",
       
        note="What a paper, a box or a rule says.",
        en="""
        leaflet, pamphlet, package insert, insert, (the|a|this|its|on|my) label, the box says, box says, bottle says, packaging, the warnings, warning label, warnings, warning sticker, warning says, sticker, (listed|lists|list) (as|a|side|in|under|among|the), side effects (include|listed|like|of|such|are), side effect (is|of|list|listed|include), fine print, says (do not|not to|to not) (take|use|drive|exceed|operate|mix|drink), says (may|can) cause, website says, article, brochure, instructions say, disclaimer, commercial, commercials, ad (says|on|for|said), tv ad
        (may|might|can|could) (cause|lead to|increase|result in|include|raise), (causes|cause) (of|in people|in some), risk (of|for), risks of, (prevent|prevents|preventing|prevention|avoid|lower|lowers|reduce|reduces|protect against|protects against|treat|treats|treatment (of|for)|used for|prescribed for|helps with|protect me from), contraindicat*, black box, clinical trial, study (said|says|showed|found), studies,
        may (discolor|turn|make|stain), the paper (says|said), the sheet (says|said), handout, printout
        """,
        es="""
        prospecto, folleto, etiqueta, (la|en la|esta|una) caja dice, dice (la|el|en la|en el|aquí en la|ahí en la) (caja|etiqueta|frasco|papel|papelito|prospecto|folleto|instructivo|hoja), dice que (puede|podría|causa), instructivo, papelito, empaque, advertencia*, advierte*, contraindicac*, contraindicad*, efectos (secundarios|adversos) (como|incluyen|son|dice|de|que|es|está), efecto secundario, letra chica, letras chiquitas, receta dice, artículo, comercial, anuncio, (leí|leer|leo|leyendo|lei) (que|en|un|una|el|la|de)
        (puede|pueden|podría|podrían|pudiera) (causar|provocar|dar|producir|ocasionar|aumentar|llevar a|incluir), (causa|causan|provoca|provocan|produce) (de|que la gente|en algunos), riesgo (de|del|para), riesgos de, (prevenir|previene|prevención|evitar|evita|reduce|reducir|bajar el riesgo|proteger|protege|tratar|sirve para|recetaron para), estudio dice, según (el|la|un) (estudio|papel|caja|etiqueta|prospecto|anuncio),
        la hoja (dice|menciona|trae|habla), menciona, mencionan, la hoja menciona, el papel (dice|trae|menciona), viene en la caja, trae escrito,
        la hoja (del|de la|menciona), rarísim*
        """,
        pt="""
        bula, folheto, rótulo, (na|a|da|essa) caixa (diz|fala|tá escrito|está escrito), embalagem, papelzinho, tá escrito, está escrito, diz (que pode|que causa|na bula|na caixa|aqui que|lá que), fala que (pode|causa), contraindica*, contra indica*, advertência*, adverte, efeitos colaterais (como|incluem|são|da|do|de|que|é), efeito colateral, letras miúdas, propaganda, comercial, anúncio, (li|lendo|ler|leio|lido) (que|na|no|em|um|uma|a|o|sobre), artigo, reportagem
        (pode|podem|poderia|poderiam) (causar|provocar|dar|gerar|aumentar|levar a|incluir|ocasionar), (causa|causam|provoca) (de|em algumas|em quem), risco (de|do|da|pra|para), riscos de, (prevenir|previne|prevenção|evitar|evita|reduz|reduzir|diminui|proteger|protege|tratar|serve (pra|para)|receitou (pra|para)), estudo diz, segundo (o|a) (bula|médico disse|estudo|jornal|reportagem),
        a bula (diz|cita|fala|menciona), menciona, o papel (diz|fala), na receita diz,
        raríssim*, a bula cita
        """,
    ),
    Concept(
        "asking",
       
        note="A general question.",
        en="""
        what is, what are, what's (a|an|the difference), what does ... mean, difference between, symptoms of, signs of, sign of, (can|could|does|do|will|would|is it possible (to|for)) ... (cause|causes|give|gives|trigger|lead to), is it true, is there (a|any) (risk|chance), how (common|likely|rare) (is|are), tell me about, explain, learn about, wondering (if|about|whether), curious (if|about|whether), can you (overdose|die|get), can (people|someone|anyone|a person) (overdose|die|get|have)
        in case of, in case (i|he|she|someone), if i (ever|were to|should), if (someone|somebody|anyone|anybody) (has|had|were|ever), what if, what happens if, what would happen, what to do (if|when|in), afraid of getting, worried about getting, should i worry about,
        how (do|can|would|should) (i|we|you|one) (keep from|avoid|prevent|make sure|know|tell|stop from), what causes, why (do|does|would),
        in general
        """,
        es="""
        qué^ (es|son), cuál es, cuáles son, qué significa, diferencia entre, síntomas (de|del), señales (de|del), signos (de|del), puede ... (causar|dar|provocar), es cierto que, es verdad que, será cierto, qué tan (común|probable|frecuente), explíqueme, explícame, hábleme de, háblame de, quiero saber (qué es|sobre|de|cómo se|si (el|la|los|las|esta|este|es|puede)), quería saber (sobre|si (el|la|los|las|esta|este|es|puede)), tengo curiosidad, me pregunto si
        en caso (de|que), por si (acaso|me|le), si algún día, si alguna vez, si alguien, qué pasa si, qué pasaría, qué hago si algún, qué hacer (si|en caso|cuando),
        cómo (evito|hago para (evitar|no)|se evita|puedo evitar|le hago para no|se previene), por qué (dan|da|causa|produce),
        en general
        """,
        pt="""
        o que é^, o que são, qual é, quais são, o que significa, diferença entre, sintomas (de|do|da), sinais (de|do|da), é verdade que, será que (causa|pode|dá|é), é comum, me explica, explica pra mim, fala sobre, fale sobre, queria saber (o que|sobre|como se|se (o|a|os|as|esse|essa|é|pode)), quero saber (o que|sobre|como se|se (o|a|os|as|esse|essa|é|pode)), tenho curiosidade, tô curios*, fiquei curios*
        em caso de, caso (eu|alguém|aconteça), se algum dia, se um dia, se alguém, se acaso, o que acontece se, o que aconteceria, e se, o que fazer (se|em caso|quando),
        como (evito|faço (pra|para) (evitar|não)|se evita|posso evitar|prevenir), por que (dá|dão|causa),
        em geral
        """,
    ),
    Concept(
        "fiction",
       
        note="Stories, screens, work, study.",
        en="""
        movie, movies, film, the show, tv show, the series, episode, netflix, novel, novels, book, books, song, lyrics, video game, videogame, game, games, the news, documentary, podcast, character, actor, actress, soap opera, the play, dreamt, dreamed, dream, nightmare, halloween, costume, joke, joking
        class, course, training, textbook, exam, homework, essay, quiz, school project, presentation, thesis, certification, nursing school, i work (at|as|in), my job is, museum, history channel, crime show, true crime, trailer, cartoon, band, concert, poem, fundraiser, charity walk, awareness (month|day|week),
        on tv, tv, boxer, wrestler, fighter, ring, halftime, inning, team, player, soccer, football, quarterback, match, haunted house,
        a show, we watched, i watched, watching (a|the|this)
        """,
        es="""
        película, películas, peli, film, serie, series, episodio, capítulo, netflix, novela, novelas, telenovela, telenovelas, libro, libros, canción, canciones, letra, videojuego, juego, juegos, noticia, noticias, noticiero, documental, podcast, personaje, actor, actriz, obra de teatro, soñé, sueño que, pesadilla, disfraz, chiste, broma, corrido
        clase, clases, curso, capacitación, examen (de|final|del), tarea, ensayo, exposición, tesis, certificación, trabajo (en|de|como) (enfermer*|hospital|clínica|farmacia|médic*), museo, caricatura, caricaturas, banda, concierto, poema, simulacro, partido de,
        tele, televisión, en la tv, luchador, luchadora, boxeador, ring, función, equipo, jugador, portero, futbolista, delantero, la lucha libre, circo, (donde|la de) ... (cantinflas|se desmaya), comedia,
        tema de, el tema, estudia, estudio, carrera, facultad
        """,
        pt="""
        filme, filmes, série, séries, seriado, episódio, capítulo, netflix, novela, novelas, livro, livros, música, músicas, letra, videogame, jogo, jogos, joguinho, notícia, notícias, jornal, noticiário, documentário, podcast, personagem, ator, atriz, peça de teatro, sonhei, sonho que, pesadelo, fantasia, piada, brincadeira
        aula, aulas, curso, treinamento, prova, trabalho da (escola|faculdade), tcc, redação, apresentação, certificação, trabalho (em|num|como|no) (hospital|clínica|farmácia|enferm*|posto), museu, desenho animado, banda, poema, simulado, campanha,
        na tv, tv, televisão, lutador, lutadora, boxeador, ringue, jogador, goleiro, atacante, luta na, circo, comédia, um show, no show, do show, o show,
        tema de, o tema, faz enfermagem, estuda, estudo, faculdade, caiu na prova, na prova
        """,
    ),
    Concept(
        "background",
       
        note="Any of the above.",
        en="{history}, {leaflet}, {asking}, {fiction}",
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
        right now, now, just now, today, tonight, this (morning|afternoon|evening|week), at the moment, suddenly, sudden, all of a sudden, (minutes|minute|hours|hour|days) ago, an hour ago, half an hour, just (started|took|had|found|swallowed|happened|ate|drank|fell|collapsed|passed), started, starting, is happening, help, hurry, (am|is|are|im|shes|hes) having, i'm having, keeps getting, getting worse, since (this|last night|yesterday|noon), currently, emergency, again, i have, i've got, i feel, i'm feeling, i think
        """,
        es="""
        ahora, ahorita, ahorita mismo, ahora mismo, hoy, esta (mañana|tarde|noche|madrugada), en este momento, de repente, de pronto, de golpe, súbito, súbitamente, hace (un|) (rato|ratito|momento|poco), hace (#n|una|unos|como #n|media|unas|dos|tres|cinco|diez|veinte|como una) (minutos|minuto|hora|horas|días|#n minutos), acaba de, acabo de, acabamos de, acaban de, empezó, empieza, empecé, comenzó, está teniendo, estoy teniendo, le está (dando|pasando), me está (dando|pasando), ayuda, ayúdeme, auxilio, urgente, desde (anoche|ayer|hoy|la mañana|esta mañana|hace rato), otra vez, de nuevo, ya tengo, siento, me siento, creo que
        """,
        pt="""
        agora, agorinha, agora mesmo, hoje, hoje (cedo|de manhã|à noite), esta (manhã|tarde|noite), essa (manhã|tarde|noite), nesse momento, neste momento, de repente, do nada, faz (#n|uma|uns|meia|umas|uns dez|umas duas|pouco|pouquinho) (minutos|minuto|hora|horas|dias|tempo|), há (#n|uma|uns|meia|pouco|umas) (minutos|minuto|hora|horas|dias|), acabou de, acabei de, acabaram de, começou, começa, comecei, (tá|está|tô^|estou) (tendo|dando|acontecendo|sentindo|passando), socorro, ajuda, me ajuda, urgente, desde (ontem|hoje|cedo|de manhã), de novo, outra vez, já tenho, sinto, tô^, acho que, eu tô
        """,
    ),
    Concept(
        "pet",
       
        en="dog, dogs, puppy, cat, cats, kitten, kitty, hamster, rabbit, bird, parrot, vet, veterinarian, horse, doggie",
        es="perro, perra, perrito, perrita, gato, gata, gatito, gatita, cachorro, cachorrito, mascota, veterinari*, loro, caballo, michi, firulais",
        pt="cachorro, cachorra, cachorrinho, cachorrinha, gato, gata, gatinho, gatinha, pet, veterinári*, papagaio, cavalo, bichano, dog, cadela",
    ),
    Concept(
        "habit",
       
        note="As prescribed, every day.",
        en="a day, per day, daily, each day, every (day|night|morning|evening|week), twice a, times a, once a, a week, weekly, as prescribed, as directed, prescribed, usually, normally, always take, supposed to take, at a time for, regimen, morning and night, in total, pill organizer, refill, refills, supply, left in",
        es="al día, por día, diario, diarias, diarios, diariamente, cada (día|noche|mañana|#n horas|ocho horas|doce horas|seis horas), todos los días, todas las (mañanas|noches), (dos|tres|una) veces (al|por), a la semana, semanal, como me (recetó|indicó|recetaron|indicaron|mandó), normalmente, siempre (tomo|me tomo), me (toca|tocan), en total, resurtir, surtir, me quedan, pastillero",
        pt="por dia, ao dia, diário, diariamente, cada (dia|noite|#n horas|oito horas|doze horas|seis horas), todo dia, todos os dias, toda (noite|manhã), (duas|três|uma) vezes (ao|por), por semana, semanal, como o médico (mandou|receitou|passou), conforme, normalmente, sempre tomo, no total, renovar, sobraram, restam, uso contínuo, porta comprimidos",
    ),
    Concept(
        "permission",
       
        note="Asking whether something may be done: not yet done.",
        en="can i, can we, could i, may i, should i, is it (ok|okay|safe|fine|alright|all right|bad|dangerous) (to|if|for), am i allowed, is there (a problem|any problem), do i need, ok to, okay to, safe to, allowed to, i want to know if, how long (should|do|after), before i can, when can",
        es="puedo, podemos, se puede, puede uno, podría (tomar|tomarme), está (bien|mal) (si|que), es (seguro|malo|peligroso|bueno|recomendable), hay (problema|algún problema), debo, debería, se vale, me conviene, qué pasa si (tomo|me tomo|mezclo), cuánto tiempo (debo|tengo)",
        pt="posso, podemos, pode (tomar|beber|misturar|usar|dar), pode, tem problema, faz mal, é (seguro|perigoso|ruim|bom|recomendado), devo, deveria, dá pra, daria pra, há problema, tem algum problema, o que acontece se eu (tomar|misturar|beber), quanto tempo (devo|depois)",
    ),
)
