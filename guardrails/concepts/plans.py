"""Means and plans to die: saved pills, lethal questions, goodbyes."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "stockpile",
        en="""
        (saved|saving|save|been saving|stockpil*|hoard*|hiding|hid|collect*|stash*|gather*|set aside|keeping|kept|stored|building up) (up |) (all |enough |a lot of |some |) (my |his |her |of my |the |) (old |extra |sleeping |pain |) (pills|meds|pill|medication|medications|tablets|insulin|oxy|xanax|medicine|ambien|sleepers),
        (pills|meds|medication|tablets|insulin) (saved|stashed|stockpiled|hidden),
        (pills|meds|tablets|medication) ... (in front of me|in my hand|laid out|in my lap) ... (all|goodbye|end|tonight|going|take|swallow|done|tired|can't),
        enough (pills|meds|medication|of them|of these|of my|insulin|stuff) (to|saved|here|for|in),
        pills lined up and, pills ready and i'm, got the pills lined up
        """,
        es="""
        (juntando|juntado|junté|junta|acumulando|acumulado|acumulé|ahorrando|ahorrado|guardando|guardado|escondiendo|escondido|almacenando|reuniendo|coleccionando|apartando) ... (pastillas|medicinas|medicamentos|pepas|tabletas|remedios|medicina|clonazepam|rivotril|insulina|píldoras|comprimidos|blísters),
        (tengo|tiene|llevo) ... (pastillas|medicinas|pepas|tabletas|remedios|insulina|medicamentos) ... (guardad*|juntad*|acumulad*|escondid*|ahorrad*) ... (para|semanas|meses|suficientes|debajo|todas),
        suficientes (pastillas|pepas|medicinas|tabletas|remedios),
        (tengo|traigo) (las|mis|todas las) pastillas (listas|preparadas|en la mano|enfrente|aquí),
        (tengo|tiene|traigo|llevo|hay|guardo) (guardad*|juntad*|ahorrad*|acumulad*|escondid*|apartad*) ... {med},
        (las|los) (fui|he ido|estuve|ando|estoy|fue|ha ido|vengo|anda) (ahorrando|juntando|guardando|apartando|escondiendo|acumulando),
        (tengo|tiene) (el frasco|las pastillas|la caja|todas|el veneno|la soga|los blísters|el cuchillo|la navaja) (en la mano|enfrente|frente a mí|listas|listos|abierto|servidas|contadas|aquí y|acá y|preparad*|destapado),
        (puse|vacié|conté|saqué) (todas |) (las|mis) (pastillas|pepas|tabletas) (en|sobre|todas),
        pastillas ... (en fila|en filita|en la mesa|alineadas|en montoncitos|contadas|en el plato) ... (conté|cuento|veces|listas|lista|listo|espero|esperando|miro|viendo)
        """,
        pt="""
        (juntando|juntei|juntado|acumulando|acumulei|acumulado|guardando|escondendo|estocando|colecionando|economizando) ... (comprimidos|remédios|remédio|cartelas|medicamentos|rivotril|calmantes|insulina|pílulas|comprimido),
        (tenho|tem) ... (comprimidos|remédios|cartelas|medicamentos|pílulas) ... (guardad*|juntad*|acumulad*|escondid*) ... (pra|para|semanas|meses|suficiente*|debaixo|todos),
        (comprimidos|remédios|remédio|insulina) suficiente*,
        (tô^|estou) com (os|meus|todos os) (comprimidos|remédios) (na mão|prontos|aqui),
        (juntano|guardano|escondeno|separei|separando|separou|contei|contando|contou) ... (comprimidos|remédios|cartelas|pílulas|comprimido) ... (todos|contad*|frente|mesa|hoje|pra|noite),
        (achei|encontrei|descobri|encontramos|achamos) ... (comprimidos|remédios|cartelas|comprimido|pílulas|lâmina|gilete|corda|veneno) ... (escondid*|debaixo|embaixo|colchão|travesseiro|mochila|gaveta dele|gaveta dela|guarda roupa),
        (tenho|tem|tô com|estou com|consegui|comprei|arrumei) ... (cinquenta|sessenta|cem|trinta|quarenta|oitenta|vinte|#many) ... (comprimidos|comprimido|cartelas|pílulas|remédios) ... (guardad*|juntad*|escondid*|aqui|hoje|fui juntando|separad*)
        """,
        heard=True,
        but="""
        (keeping|hiding|store|storing) (pills|medicine|medicines|insulin|tablets|meds) (in|cold|cool|from|away|out|dry), keeping (insulin|pills), hiding pills in food, (cartelas|embalagens|frascos|caixas|cajas|frascos|empaques) (vazi*|vací*)
        """,
    ),
    Concept(
        "lethal_question",
        en="""
        how many ... (would|will|does|do|should|could|can) ... (take|need) ... (die|kill|end|overdose|not wake|never wake|sleep forever|do it|finish|put me|be fatal|be lethal|go to sleep|od|dead|stop my heart),
        how many (pills|tablets|of them|of these|of those|xanax|tylenol|ambien|sleeping pills) (would|will|does|do) it take,
        how many (of these|of them|of those|pills|of my pills|tablets) ... (kill|die|lethal|fatal|deadly|too many),
        how much ... (to die|kill me|kill someone|kill myself|kill a person|lethal|fatal|to overdose|stop my heart|not wake up|be fatal),
        (lethal|deadly|fatal) (dose|amount|overdose|combination|quantity), enough to kill,
        enough to (die|not wake up|end it|do it|finish me|stop my heart|overdose),
        would (it|that|they|this|these) (be enough to |) (kill me|be fatal|be lethal|end it|do the job),
        would ... be enough to (kill|die|end), painless way, easiest way to (die|go|end),
        quickest way to (die|go|end), least painful way, best way to (die|kill|end it),
        is it painful to (die|overdose), does it hurt to (die|overdose), die in my sleep,
        what happens if i take (all|the whole|every|a whole|them all|the entire|everything),
        (deadliest|most lethal|most deadly|fatal|lethal) (mix|combination|combo|thing|pill|drug|med|medication|stuff|way|dose),
        what (mix|combination|combo) ... (kill|die|fatal|deadly),
        how (many|much) ... (kill|lethal|fatal|deadly|enough to die|to die)
        """,
        es="""
        (cuánt*|cuant*|con cuánt*) ... (para morir*|para matar*|pa morir*|pa matar*|mata|matan|me matan|me muero|para no despertar|para dormir para siempre|para que me muera|mortal|letal|para acabar con|para irme|para ya no despertar|muere uno|se muere|para terminar con todo|harían falta|hacen falta para|necesito para (morir*|no despertar|dormirme)),
        dosis (letal|mortal),
        (bastan|alcanza|alcanzan|suficiente|suficientes|alcanzará|alcanzarán) (para|pa) (morir*|matar*|no despertar|terminar|acabar|que me muera),
        me (mataría|mataria|matarían|moriría) (si|con|tom*|esto|eso),
        (forma|manera|modo) ... (sin dolor|menos dolorosa|más rápida|más fácil|rápida) ... (morir*|matar*|irse|terminar),
        morir sin dolor, muerte sin dolor,
        qué pasa si me tomo (todo|todas|todos|la caja|el frasco|el blíster|toda), duele morir*,
        si me tomo (todas|todo|todos|la caja|el frasco|toda la|el blister) (juntas|junto|de una|entera|entero|de golpe|esto|las|los|completa|completo|),
        (mezcla|combinación) (mortal|letal|más fuerte|que mata),
        qué^ (mezcla|combinación|pastilla|pastillas) ... (me mata|me matan|mata|matan|matar|morir),
        (cuánt*|qué^) ... (pastillas|dosis|gotas|comprimidos|clonazepam|rivotril|insulina) ... (mortal*|letal*|fatal*|matan|mata|matar*),
        (cuánt*|con cuánt*|qué tant*|cuántas de) ... (no (me |) (despierto|levanto|despierte|amanezco|amanezca|vuelva)|ya no duela|no duela|no sienta|no sufra|duerma para siempre|dejar de (sufrir|respirar|existir|sentir)|irme tranquil*|descansar|quedarme dormid*|quedar dormid*|apagarme|acabar),
        (si|y si) (mezclo|me tomo|tomo|junto|revuelvo|combino) ... (me voy|me muero|no despierto|me duermo para|me quedo|se acaba|descanso),
        qué (dosis|cantidad) ... (para no|para ya no|me muero|me voy|acaba),
        qué (tan |) (rápido|duele|tarda) ... (morir*|muere uno|hace efecto el veneno)
        """,
        pt="""
        (quant*) ... (pra morrer|para morrer|pra matar|pra me matar|para me matar|mata|matam|me mata|me matam|pra não acordar|para não acordar|pra dormir pra sempre|letal|mortal|fatal|pra acabar com|pra apagar de vez|morre|morro|preciso tomar pra|precisa tomar pra (morrer|apagar|não)|seriam necessários|é preciso pra (morrer|matar)),
        dose (letal|mortal|fatal),
        (basta|bastam|suficiente|suficientes|chega|dá|daria) (pra|para) (morrer|matar|me matar|não acordar|acabar com tudo|acabar de vez),
        (me mataria|me matariam|morreria|eu morro) (se|com|tom*),
        (jeito|forma|maneira|modo) ... (sem dor|mais rápid*|indolor|menos doloros*|mais fácil) ... (morrer|matar|partir|acabar),
        morrer sem (dor|sentir|sofrer), morte sem dor,
        o que acontece se eu tomar (tudo|todos|a cartela|a caixa|o frasco|todas|o vidro), dói morrer,
        se eu tomar (tudo|todos|a cartela inteira|a caixa|o vidro|todas|a cartela toda|o frasco) (de uma vez|esses|inteira|os|inteiro|junto|isso|),
        (mistura|combinação) (mortal|letal|mais forte|que mata),
        qual (mistura|combinação|remédio) ... (mata|matar|morrer),
        (quant*|qual) ... (comprimidos|dose|gotas|remédios|rivotril|insulina) ... (mortal|mortais|letal|letais|fatal|fatais|mata|matam),
        (qual|que|quais) (a |é a |) (mistura|combinação|dose|quantidade) ... (sem dor|ir embora|partir|morrer|apagar|não acorda|não volta),
        (remédio|mistura|comprimido|jeito) ... sem dor ... (ir|partir|embora|morrer|acabar),
        (quero|queria) saber se dói
        """,
        but="""
        (es|será) (cierto|verdad) que, (dicen|dice|dijo|dijeron|me dijo) que
        """,
    ),
    Concept(
        "goodbye",
        en="""
        goodbye (letter|letters|note|notes|video|to everyone|to my|to the kids|forever|world|to all),
        suicide note, farewell (letter|note|letters),
        (said|saying|say|wrote|written|writing|called|calling|calls|text|texted|texting|left|sent|telling|told) ... (goodbye|goodbyes|good bye|good byes|last goodbye|farewell|farewells),
        wanted to say goodbye, called to say goodbye,
        (give|giving|gave|given) away (all |) (my|his|her) (things|stuff|belongings|possessions|dog|cat|clothes|jewelry|everything|records|pets),
        giving (everything|all (my|his|her) (things|stuff)) away, (affairs|papers|will) in order,
        put my affairs, last (day|night|time) (alive|on earth|you'll hear|anyone will|i'll be),
        last time (you'll|anyone|we|i) ... (hear|talk|see|speak), my last (night|day|call|words),
        won't need (it|them|these|my (pills|medication|meds|medicine|refill|refills)|this|anything) anymore (where|after|soon),
        where i'm going,
        tell (my|them) (kids|family|wife|husband|mom|daughter|son|children|everyone) (i|that i) (love|loved|am sorry|was sorry|sorry),
        take care of my (kids|dog|cat|family|children|mom) (when|after|once|if) i'm (gone|not),
        after tonight, tonight is the night, tonight's the night, by tomorrow ... (gone|over|be dead),
        it'll all be over (soon|tonight|tomorrow|by), it will all be over (soon|tonight),
        this is (it|the end) for me, i'm sorry for everything,
        (note|letter|letters|message|video) ... (goodbye|good bye|farewell)
        """,
        es="""
        (carta|cartas|nota|notas|mensaje|video|audio|recado) (de|para) (despedida|despedirme|despedirse|suicida|decir adiós|mis hijos de despedida),
        (me|se) (despedí|despidió|despido|estoy despidiendo|está despidiendo|quiero despedir|despidiendo) de (todos|toda|mis hijos|mi familia|mi mamá|mi papá|mis papás|mis hijas|mi hijo|mi hija|ellos|nosotros|la vida|ustedes|este mundo|la familia|los niños|mis niños|mi esposa|mi esposo|mis nietos),
        (quiero|vengo a|llamo a|llamé a|llamé pa|llamo pa|llamé para|llamo para|necesito|quería|quisiera|solo|nomás|era para|es para) (llamé para |) despedirme,
        despidiéndo*, despedirme (de todos|de mis|de mi familia|antes de|para siempre),
        despedirse de (todos|nosotros|la familia|mí|sus), llam* (para|pa) despedir*, decir adiós,
        dije adiós,
        (regal*|repart*|don*|dejando|dejé) ... (todas mis cosas|mis cosas|sus cosas|todo lo mío|todas sus cosas|mis pertenencias|sus pertenencias),
        (dejar|dejé|dejando|dejo) todo (arreglado|listo|en orden|preparado) (para cuando|antes de irme|para mi familia|para mis hijos|por si|para que no),
        mis (papeles|asuntos) en (orden|regla),
        (última|ultima) (noche|llamada) (que|de|en|mi vida|aquí|me|les),
        mi última (noche|llamada|vez), adiós (para siempre|a todos|mundo),
        (hasta|esta) (aquí|hoy|noche) (llegué|llego|se acaba todo|termina todo|acabo con todo|es la última),
        hasta aquí llegué, después de (hoy|esta noche) (ya |) no (voy a|estaré|habrá|me|van a),
        mañana ya no (voy a estar|estaré|estoy|despierto|amanezco|voy a despertar),
        ya no voy a estar (aquí|mañana|con ustedes|más|para), ya no estaré (aquí|mañana|con),
        (díganle|dígale|dile|diles|díganles) a (mi|mis) (hijos|mamá|familia|hija|hijo|esposa|esposo|mujer|marido|papá|niños) que (los|la|lo|le) (amo|quiero|quise|amé|pido),
        cuiden (a|de) mis (hijos|niños|hijas|gatos|perros) (cuando|si|por),
        ya no (los|las|la|lo|me las) voy a (necesitar|ocupar) (donde|adonde|a donde|a dónde|porque),
        (carta|nota|mensaje|recado|audio) ... (desped*|adiós|perdonen), despidiéndose de,
        (para|pa) despedirme,
        (carta|nota|mensaje|mensajes|audio|video|recado|papel|papelito|whatsapp) ... (perdon*|perdón|desped*|adiós|discúlp*|cuiden|cuides|cuide|cuida|los quiero|los amo|la quiero mucho|no la culpe),
        (me|nos|le|les) (dejó|mandó|escribió|texteó|envió) ... (carta|nota|mensaje|recado|audio|goodbye|adiós|despid*),
        (dejé|escribí|dejo|escribiendo) ... (carta|cartas|nota|recado) ... (mamá|hijos|hija|hijo|familia|esposa|esposo|papá|nadie|casa),
        (perdónenme|perdóname|perdónalo|que me perdonen|me perdonen|perdonen) ... (todo|todos|lo que|hijos|mamá|ya no|no aguanto),
        (texteó|mandó|said|dijo|escribió) goodbye,
        (cuiden|cuida|cuide|cuides|encargo|encárgate|encargó|encárguense) (a|de|) (mucho |) (mi|mis|su|sus|los|a mi|a mis|de mi|de mis) (hij*|niñ*|gat*|perr*|mamá|nen*|bebé|chiquit*) ... (cuando|si|yo|porque|ya no|no esté|por favor no),
        (arreglé|dejé|arreglando|arregló) (todo |ya |) (lo de la casa|los papeles|mis papeles|mis cosas|todo|lo del seguro|el testamento|mis asuntos) (para|y|no|antes|por si|con),
        (se|me) despidió (de mí|raro|como|llorando|por), (me|se) despid* (como si|para siempre|raro),
        (última|ultima) vez que (me (oyen|oyes|escuchan|ven|ves|van|vas)|hablo con|hablamos|les hablo|te hablo|los llamo|te llamo|los veo|te veo|molesto),
        mi última vez,
        (díganle|dígale|dile|diles|avísenle|avísele|avísale) a (mi|mis) ... (perdon*|quise|amo|quiero mucho|adoro|culpa|amaba|quería|orgullos*),
        (necesito|quiero|quería) (despedirme|decir adiós|pedir perdón a)
        """,
        pt="""
        (carta|cartas|bilhete|bilhetes|recado|mensagem|áudio|vídeo) (de|pra|para) (despedida|me despedir|se despedir|suicida|despedir|dizer adeus),
        (me|se) (despedi|despeço|despediu|despedindo|despede|despedir) (de|da|do|dos|das) (todos|todo mundo|todo|meus filhos|minha família|família|minha mãe|meu pai|filhos|vocês|gente|nós|crianças|minha filha|meu filho|vida|minha esposa|meu marido|netos),
        (só |quero |queria |liguei pra |tô ligando pra |vim |preciso |ligando pra |ligo pra |era pra |é pra |vou |)me despedir (antes|pra sempre|de vez|e pedir|de todo|de todos),
        (queria|quero|vim|liguei pra|ligando pra|ligo pra|liguei para|preciso) me despedir,
        lig* (pra|para) (me |) despedir,
        (dizer|disse|dando|dar|falei|falar) (adeus|tchau pra sempre|o último adeus),
        (dei|doei|dando|doando|deu|doou|distribu*) ... (todas (as |) minhas coisas|minhas coisas|as coisas dela|as coisas dele|tudo que era meu|tudo que é meu|meus pertences|suas coisas|todas as suas coisas),
        (deixar|deixei|deixando) tudo (em ordem|arrumado|certinho|pronto|resolvido) (pra quando|antes de ir|pra minha família|pros meus filhos|pra não),
        (última|ultima) (vez|noche|noite|ligação) (que|da minha|em que|minha|aqui|de),
        minha última (noite|ligação|vez), adeus (pra sempre|mundo|a todos), depois de hoje (eu |) não,
        amanhã (eu |) (já |) não (vou estar|estarei|tô^|acordo|estou|vou acordar|vou tá),
        não vou (mais |) estar (mais |) aqui (amanhã|mais|quando|pra),
        não vou (mais |) precisar (mais |) (dele|deles|disso|de remédio|do remédio|dos remédios) (onde|pra onde|porque),
        (fala|fale|diz|diga|avisa|avise) (pra|para|pros|pras|aos|à) (a |) (minha|meu|meus|minhas|mãe|filhos) (mãe|filho|filhos|filha|família|marido|esposa|mulher|pai|) que (eu |) (amo|amei|os amo|a amo|peço perdão),
        cuidem (dos|do|da|das) (meus|meu|minha) (filhos|filho|mãe|cachorro|gato|filha) (quando|se|por),
        (bilhete|carta|mensagem|áudio) ... (desped*|adeus), se despedindo (de|da|do|dos),
        (pra|para) me despedir,
        (mandou|mandei|deixou|gravou|postou|publicou) ... (adeus|despedida|se despedindo|me despedindo|tchau pra sempre),
        adeus (a todos|pra todos|mundo|gente|família|meus)
        """,
        but="(cuándo|cuál) fue la (última|ultima) vez que, (affairs|papers) in order (will|with the lawyer|and the lawyer), (quando|qual|que dia) foi a (última|ultima) vez, (última|ultima) vez que (você|o senhor|a senhora|alguém|ele|ela|eu|tomei|tomou|fui|medi|fiz) ... (remédio|remédios|médico|exame|consulta|dose|vacina|pressão|armário|receita|caderneta)",
    ),
    Concept(
        "crash_car",
        en="""
        (drive|driving|drove|crash|crashing|run|running|steer|steering) ... (off the|into a|into the|into traffic|into oncoming|on purpose|off a),
        (crash|wreck) (my|the|his|her) (car|truck)
        """,
        es="""
        (chocar|estrellar|estrellarme|estamparme|estampar|aventar|voltear|estrellarse) ... (carro|coche|auto|moto|propósito|contra|poste|muro|barranco)
        """,
        pt="""
        (bater|jogar|bater com|enfiar|capotar) ... (carro|moto|propósito|poste|muro|caminhão|contramão)
        """,
    ),
    Concept(
        "how_many",
        en="how many, how much, the most, maximum, max",
        es="cuánt*, máximo, lo más que, hasta cuánt*",
        pt="quant*, máximo, o mais que, até quant*",
    ),
    Concept(
        "to_die",
        en="""
        kill, kills, die, dies, dead, fatal, lethal, deadly, not wake up, never wake up, stop my heart
        """,
        es="mate, mata, matan, maten, matar*, morir*, muera, muero, mortal*, letal*, no despertar",
        pt="mate, mata, matam, matem, matar, morrer, morra, morro, mortal, letal, fatal, não acordar",
    ),
    Concept(
        "taken_by_me",
        en="take, takes, took, taking, swallow",
        es="tomar, tomo, tomarme, tomando, tragar*, pastillas",
        pt="tomar, tomo, tomando, engolir, comprimidos",
    ),
    Concept(
        "here_with_me",
        en="""
        in my hand, in front of me, here, with me, next to me, loaded, under my pillow, on the table,
        got a, i have a, bought a, ready
        """,
        es="""
        en la mano, enfrente, aquí, conmigo, a mi lado, cargada, tengo una, tengo un, compré, listo,
        lista
        """,
        pt="""
        na mão, na minha frente, aqui, comigo, do meu lado, carregada, tenho uma, tenho um, comprei,
        pronto, pronta
        """,
    ),
    Concept(
        "no_more",
        en="""
        can't go on, no more, anymore, end, over, use it, tired, done, nobody, goodbye, alone,
        no reason, no use, so done, done with, can't do this, can't take, tired of
        """,
        es="no puedo más, ya no, más, acabar, terminar, usar*, cansad*, hart*, nadie, sol*",
        pt="não aguento, mais, acabar, terminar, usar, cansad*, ninguém, sozinh*, cansei",
    ),
    Concept(
        "no_more_word",
        en="""
        can't go on, can't do this, don't want to live, use it, end, tired, no reason, i'm done,
        so done, nobody can help, can't nobody help, can't take (it|this|no more)
        """,
        es="no puedo más, no aguanto, no quiero",
        pt="não aguento, não quero, não dá mais",
    ),
    Concept(
        "enough_pills",
        en="""
        enough pills, enough medication, pills here, all these pills, bottle of pills, all my pills,
        bunch of pills, these pills, pills in my hand, my pills in front
        """,
        es="""
        suficientes pastillas, estas pastillas, todas mis pastillas, todas las pastillas,
        un montón de pastillas, el frasco, pastillas aquí, pastillas en la mano, un puñado de pastillas
        """,
        pt="""
        comprimidos suficientes, esses comprimidos, todos os comprimidos, todos os remédios,
        um monte de remédio, esse frasco, comprimidos aqui, essa cartela, remédios na mão,
        esses remédios todos
        """,
    ),
    Concept(
        "end_word",
        en="end it, end everything, end this, end my, be done, over with, end it all, tonight, forever",
        es="""
        acabar con, terminar con, acabar de una, para siempre, ya no despertar, esta noche, de una vez
        """,
        pt="""
        acabar com, terminar com, pra sempre, para sempre, não acordar, essa noite, de uma vez,
        hoje à noite
        """,
    ),
)
