"""Threats, rage, captivity, and who is behind them."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "kill_threat",
        note="Somebody is going to kill somebody.",
        en="""
        (going to|gonna|will|wants to|want to|gon|tried to|trying to|threatened to|threatening to|threatens to|says he'll|said he'd|said he'll|he'll|she'll|he would|swore he'd|said she'd|about to|might|could) (kill|murder|shoot|stab|strangle|hurt|burn) (me|us|him|her|them|my|everybody|everyone|someone|somebody|the kids|the baby|people|that|mom|dad|him tonight),
        he'll kill me, she'll kill me, kill (me|us) and,
        (said|says|swore|promised|told me) ... kill (me|us|her|him|the kids|my),
        (he|she|they) kill me if, (he'd|she'd) kill (me|us),
        kill me if i (leave|tell|go|call|hang|say|try)
        """,
        es="""
        (hoy|esta noche|mañana) (me|nos) (mata|matan), (me|nos) (mata|matan) si (no|yo|le|hablo|digo|me voy|llamo|pago),
        (me|nos|te|lo|la|los|las|le) (va a matar|van a matar|quiere matar|quieren matar|quería matar|iba a matar|quiso matar|trató de matar|intentó matar|puede matar|vaya a matar|vayan a matar|voy a matar|quiero matar|va a hacer daño|va a disparar|va a apuñalar|va a acuchillar),
        (matarme|matarnos|matarlo|matarla|matarlos|matarlas) (a golpes|si|él|ella|y|mi|con|a|),
        va a matarme, quiere matarme,
        (quiero|voy a|ganas de|pienso|pensando en) (matar|apuñalar|balear|acuchillar|ahorcar) (a |) (mi|mis|ese|esa|alguien|todos|él|ella|la gente|al|su|los|un|una),
        hacerle daño a (mi|mis|alguien|él|ella|la|el|los), lastimar a (mi|mis|alguien),
        dijo que me (mata|mataba|iba a matar|quemaba|va a matar),
        (dijo|dice|juró|jura|avisó|amenazó|grita) ... (matarme|matarnos|matarlo|matarla|me mata|nos mata|la mata|lo mata|los mata|me mataba|voy a matar),
        me mata si (lo|la|me|hablo|digo|llamo|cuento),
        (lo|la|los) mato (te |se |les |) (juro|lo juro|te juro|hoy|ahora|aquí),
        (te|se los|les|se lo|lo) juro ... (mato|matar|mate),
        (voy|vamos|quiero|ganas de|va|van|quiere|iba|dice que) a (matar|quemar|acuchillar|ahorcar|envenenar|balear|degollar|descuartizar)(lo|la|los|las|nos|me|),
        (quemar|prender|incendiar) la casa con,
        (matarlo|matarla|matarme|matarnos|envenenarlo|envenenarla|ahorcarlo|ahorcarla|degollar*|quemarme|quemarla),
        amenaz* ... (muerte|matar*|cuchillo|pistola|machete|arma|quemar*|quitarme|llevarse)
        """,
        pt="""
        não me mata, (me|nos) mata se (eu|a gente),
        (vai|vão|quer|querem|queria|tentou|tentando|ameaçou|disse que vai|falou que vai|jurou|ameaça|ia|pode) (me|nos|te|) (matar|esfaquear|atirar em mim|me matar|nos matar|queimar viva|matar a gente|me queimar|atirar na gente|acabar comigo|dar um tiro em mim|me dar um tiro|me furar),
        (vou|quero|vontade de|pensando em) (matar|esfaquear|machucar|atirar|furar|dar um tiro) (ele|ela|meu|minha|esse|essa|alguém|todo|aquele|aquela|eles|um),
        matar (meu|minha|ele|ela|todo mundo|alguém|a gente), vai me matar, quer me matar, me mata se,
        (disse|fala|falou|jurou|jura|ameaçou|ameaça) ... me (matar|mata|matava),
        (ele|ela|eles|marido|namorado|ex|padrasto|companheiro|filho|homem) ... me mata,
        me mata (se|quando|hoje|ou|e), acaba comigo, acabar com a gente,
        (não|num) (saio|sai|saímos|saiu|sairia|vou sair) (daqui |) viv*,
        (saio|sair|sai|só saio) (daqui |) mort*, jur* de morte, me jurou,
        ameaç* (me |nos |de |) (matar|morte|queimar|furar|atirar), vai ter morte,
        (mandou|manda|mandando|mandam|dizendo|diz|dizem|fala|falam) (eu |pra eu |pra mim |pra |) (machucar|matar|furar|esfaquear|bater|ferir|fazer mal),
        (vontade|medo|pensamento|pensamentos|impulso|ideia) de (machucar|matar|esganar|jogar|sufocar|afogar|ferir|sacudir|furar) (o|a|meu|minha|meus|ele|ela|alguém|bebê|neném),
        (vou|vô|quero) (matar|furar|acabar com|pegar de faca|meter bala|capar|dar um tiro) (ele|ela|esse|essa|aquele|meu|minha|o|a|nele|nela),
        juro que (mato|eu mato|vou matar),
        (se eu (ver|vejo|pegar|pego)|quando eu (ver|pegar)) ... (mato|matar|furo|acabo),
        tô com a arma (aqui|carregada|na mão) ... (ele|ela|matar),
        (vai|vão|quer|disse que) (picar|fatiar|furar|cortar|queimar|enterrar|afogar|jogar) (todo mundo|a gente|nós|me|ela|eu|as crianças),
        (tacar|botar|meter|jogar) fogo (na casa|em mim|na gente|em tudo|nela|nele|no barraco),
        (toca|tocou|tacou|botou) fogo (na casa|em mim|no quarto|no barraco),
        eu mato (ele|ela|esse cara|essa mulher|aquele|esse homem)
        """,
        but="""
        (matar) (haciendo|corriendo|trabajando|estudiando|entrenando|caminando|limpiando), (could|could just|might) kill (him|her|them) (anyway|sometimes|but i|lol|haha|for eating|for leaving), vou matar (essa|esse|a|o|aquela) (prova|aula|jogo|fase|charada|questão|saudade|sede|fome|barata|formiga|mosquito),
        (voy a|vou|vamos a|vamos) matar (dos|dois|o tempo|a fome|el tiempo|el hambre|saudade), (me|nos) (va a|vai) matar de (un|) (susto|risa|coraje|rir|raiva|vergonha|vergüenza), me (va a|iba a) matar (su|mi) (papá|mamá|esposa|mujer|jefe|jefa|suegra),
        (pastilla|pastillas|medicina|medicinas|remedio|remedios|medicamento|medicamentos|químicos|tramadol|insulina|estatina|estatinas|vacuna|vacunas|azúcar|sal|comida|cigarro) (lo|la|me|te|nos|los) (va a matar|van a matar|puede matar|pueden matar)
        """,
    ),
    Concept(
        "harm_marks",
        note="Marks that a blow leaves; only together with who did it.",
        en="""
        black eye, bruises all over, cigarette burns, burn marks, finger marks,
        marks on (her|his|my) neck,
        bruises (like|shaped like|look like) (hands|handprints|fingers|a hand), handprint*,
        (round|cigarette|iron) burns, burns on (his|her|their|my) (feet|arms|hands|back|legs),
        bruises (on|around) (his|her|my) (neck|throat|arms|wrists), choke marks, belt marks,
        (split|busted) lip
        """,
        es="""
        ojo morado, moretones por todo, quemaduras de cigarro, marcas en el cuello, marcas de dedos,
        (quemad*) (de|con) cigarro
        """,
        pt="""
        (braço|perna|rosto|costas|corpo|pescoço|olho|boca|costela|mão|cara|coxa|dente|cabeça|filho|filha) ... (roxo|roxa|roxos|queimad*|quebrad*|marcad*|inchad*|machucad*|cortad*|mordid*|cheio de marca*|cheia de marca*),
        marcas (de|no|na) (dedo|dedos|mão|cinto|pescoço|corda|cigarro|mordida|fio),
        queimad* (de|com) (cigarro|ferro|isqueiro|água), hematomas, olho roxo,
        (sangrando|machucad*|rasgad*|assad*) (lá |) (embaixo|nas partes|na calcinha|na parte íntima),
        calcinha (suja|rasgada|com sangue)
        """,
    ),
    Concept(
        "by_whom",
        en="""
        it was (her|his|my|the) (dad|father|stepdad|boyfriend|husband|uncle|ex|mother|teacher|coach),
        (he|she|they) did (it|this) to
        """,
        es="""
        fue (su|mi|el|la|un) (papá|padre|padrastro|tío|esposo|marido|ex|novio|mamá|abuelo|maestro|profesor|vecino|pastor)
        """,
        pt="""
        foi (o|a|ele|ela|meu|minha|seu|um|uma) (pai|padrasto|tio|marido|ex|namorado|mãe|cuidadora|cuidador|irmão|avô|vizinho|professor|pastor|patrão|companheiro|filho|neto|que|quem),
        foi ele, foi ela,
        (o|a|meu|minha) (pai|padrasto|tio|marido|ex|namorado|mãe|madrasta|cuidadora|cuidador|professor|pastor|patrão|companheiro|vizinho) (dela |dele |) (que |) (fez|fez isso|faz|deixou|machuc*|queim*|quebr*|mord*|aprontou)
        """,
    ),
    Concept(
        "cannot_talk",
        note="Help asked so that another does not hear.",
        en="""
        can't talk (right now|loud|he's|she's|freely),
        (he's|she's) (right here|listening|in the next room|asleep|watching me),
        just (say|answer) yes or no, pretend (you're|this is|i'm), order a pizza, whispering
        """,
        es="""
        no puedo hablar,
        (él|ella|mi esposo|mi marido) está (aquí|al lado|escuchando|oyendo|dormido|cerca),
        (dígame|dime|conteste) (sí o no|nada más sí), haga de cuenta, hacer de cuenta,
        quiero pedir una pizza, pedir una pizza, hablo bajito
        """,
        pt="""
        (não|num) (posso|dá pra|consigo|dá) (falar|falá|conversar|explicar) (alto|muito|agora|direito|aqui|nada|não),
        (ele|ela|meu marido|o homem) (tá|está|tava) (aqui |) (do lado|perto|ouvindo|escutando|dormindo|no quarto|na sala|em casa|aqui|na porta|no banho|me olhando|vigiando),
        (diz|diga|responde|fala|responda) (só |) (sim ou não|sim|baixinho),
        (finge|finja|fingindo|faz de conta) que,
        (tô^|estou) (falando baixinho|falando baixo|escondid*|trancad*|no banheiro),
        (queria|quero|preciso|vou) (de |) (pedir|encomendar) (uma |) pizza,
        (ele|ela|meu marido|meu ex) (acha|pensa) que (tô^|estou|é|eu tô^|eu estou),
        (tô^|estou|vou) (falando|falar|sussurrando) (baixinho|baixo|bem baixo),
        (não|num) (deixa|pode) (ele|ela) (ouvir|saber|escutar|perceber|ver)
        """,
    ),
    Concept(
        "assault",
        note="Violence as it is told.",
        pt="""
        (vindo|veio|vem|partiu|foi|parte|vai|avançou|avança|pulou|pula|voou|voa) (pra|para|em|pro) cima (de mim|da gente|dela|dele|da minha|do meu|das|dos|de nós),
        (avanç*) (em|na|no|pra|contra) (mim|gente|cima|nós|minha|meu|todo|ela|ele|mãe|pai),
        (levei|levou|tomei|tomou|me deu|nos deu|deu) (uma|um|umas|uns|várias|vários|de) (facada|facadas|paulada|pauladas|pedrada|garrafada|tijolada|tiro|tiros|coronhada|terçadada|coça|surra|pisa|sova|porrada|murro|murros|bofetada|bofetão|cintada|cintadas|peia|tapa na cara|soco na cara|chute),
        (apanhei|apanha|apanho|apanhou|apanhava|apanhando) (na|no|muito|dele|dela|do|da|de|feio|todo|pra|até|hoje|ontem|demais),
        (judi*|maltrat*|espanc*|agred*|surr*|violent*|amarr*|dopa*|bate|bateu|batendo|bateno) ... (minha|meu|da minha|do meu|na|no|na minha|no meu|nela|nele) (mãe|vó|avó|vô|avô|pai|idos*|filha|filho|irmã|tia|sogra|criança|bebê|menin*|mulher),
        (bate|bateu|batendo) (nela|nele|neles), amarra (ela|ele),
        (amarr*|prend*|tranc*) (ela|ele|minha mãe|meu pai|minha vó) (na|no|num|numa) (cama|quarto|cadeira|banheiro),
        (dá|dando|deu|dão|põe|pôs|botou|bota|colocou|coloca|mete|botaram|puseram) ... (remédio|calmante|alguma coisa|algo|pó|gotas|bebida|suco) ... (dopar|dopá|acordo sem|sem roupa|abusar|fazer o que quer|fica dopada|ficar dopada|na marra),
        acord* (sem|pelad*) (a |) (roupa|calcinha),
        (fez|faz|fazia|fazendo|fizeram) (coisa|coisas|maldade|saliência|sexo|safadeza) (com|na|nas|no|comigo) ... (minha|meu|filha|filho|guria|menina|menino|criança|neta|ela),
        (fez|faz|fazia) (coisa|coisas) comigo,
        (mexeu|mexe|mexia|tocou|toca|bulinou|bole|buliu) (com|na|nas|no|em) (a |) (minha (filha|neta|irmã|menina|guria|sobrinha)|menina|guria|partes|parte íntima|calcinha),
        (sexo|relação|transar|deitar) ... (à força|na marra|contra|obrigad*|forçad*),
        (remédio|calmante|comprimido) à força, me (dopa|dopou|dopam|dopando|drogou|drogaram),
        me (estupr*|violent*|molest*|agarrou|agarra|esgan*|espanc*|forçou a|obrigou a transar|forçando a),
        (levei|levou|tomei) (uma|umas|um|uns) (facada|facadas|tiro|tiros),
        (mão|mãos) (no|em) (meu|minha) (pescoço|garganta),
        (apertou|aperta|apertando|apertano|torceu|esganou) (o |) (meu|minha) (pescoço|garganta|braço),
        (me |) pegou (de|a|na|no) (pancada|porrada|pau|soco|murro|cinta|chinelo|cacete),
        (enfiou|cravou|fincou|meteu|deu|passou) (a |uma |um |) (tesoura|faca|caco|canivete|chave de fenda|facão|garfo) (na|no|em) (minha|meu|mim|nela|nele|dela|dele|barriga|perna|costas|braço),
        (cortou|rasgou|furou|queimou|quebrou) (meu|minha|o meu|a minha|o rosto|a cara) (rosto|cara|braço|perna|mão|pescoço|costela|dente|nariz|dela|dele),
        (jogou|tacou|jogaram|tacaram|atirou|derramou) ... (água quente|água fervendo|álcool|ácido|óleo quente|gasolina|fogo|pedra|tijolo|garrafa|cadeira) ... (mim|nela|nele|na gente|no meu|na minha|cara|rosto),
        (deram|levou|deu) (uma |um |) (garrafada|paulada|pedrada|tijolada|coronhada|tiro|facada|cadeirada|panelada) (na|no|em) (cabeça|cara|testa|meu|minha|peito|barriga|costas|perna|nele|nela),
        (tão|estão|tá|está|vão|foram) (me |nos |) (matando|espancando|linchando|agredindo|surrando|batendo|esganando) (ele|ela|na|no|nele|nela|minha|meu|o|a|mim),
        gritando (socorro|por socorro|por ajuda|que vai morrer), pedindo socorro,
        (tão|estão|tem|tá|alguém|homem|cara|carro) (um homem |um cara |) (tá |) me (seguindo|perseguindo|cercando|rondando),
        me (obrigou|obriga|obrigando|forçou|força|forçando) (a |) (tomar|engolir|beber|transar|fazer|ficar|deitar|abortar|assinar),
        (arrast*|puxando|puxou|puxa) ... pelo (cabelo|braço|pé|pescoço),
        (cuspiu|mijou) (em mim|na minha),
        (bota|botou|botaram|põe|pôs|botando|coloca|colocou|colocaram|puseram|puseram) ... (na minha|na comida|no suco|no café|na bebida|no copo|na água|no chá) ... (sem eu|sem ela|sem ele|escondid*|dopa*|dorm*|apag*|veneno|remédio|estranh*|mole|tonta),
        (dá|dando|dão|deram|deu) ... (remédio|calmante|remédios) ... (escondid*|sem (ela|ele) saber|pra ficar quiet*|pra calar|pra não dar trabalho|pra não incomodar),
        (troca|trocou|esconde|escondeu) ... remédio* ... (dopad*|de propósito|castigo|raiva),
        (tio|padrasto|pai|avô|primo|vizinho|professor|pastor|irmão|treinador) ... (toca|tocou|mexe|mexeu|bole|buliu|passa a mão|passou a mão|pega|deita|abusa|abusou|estuprou|agarra) (nela|nele|em mim|na minha|no meu|comigo|com ela|na menina|no menino|minha),
        relação (sem eu querer|à força|forçada|contra),
        me (empurrou|jogou|jogaram|empurraram) (da|na|pela|escada|contra|no chão|na parede)
        """,
        but="""
        batendo na porta, batendo (um papo|palmas|o ponto),
        (garrafada|peia) (de|pra|do|da) (ervas|erva|raiz|raízes), deu uma garrafada,
        (time|flamengo|corinthians|palmeiras|seleção|meu time|vasco) ... (surra|porrada|pau|taca),
        (muay thai|jiu|boxe|luta|futebol|treino|academia|karatê|capoeira|judô|bola) ... (chute|soco|murro|bofetada|porrada|surra),
        (muay|thai|boxe|jiu|luta|futebol|treino|academia|time|flamengo|seleção|corinthians|palmeiras) ... (levei|levou|tomou|tomei|deu) (um|uma) (chute|soco|murro|surra|porrada|peia|pisa|sova),
        (chute|bolada|soco) na canela, garrafada
        """,
    ),
    Concept(
        "rampage",
        note="Rage or a weapon in the house: with someone it is turned on.",
        en="""
        (throwing|throws|threw|chucking) (things|stuff|dishes|chairs|furniture|everything|plates),
        (breaking|smashing|busting|tearing|wrecking|destroying) (things|stuff|everything|up|the (house|place|furniture|door|tv)),
        (punching|kicking|hitting) (walls|holes|the wall|the door|doors|windows),
        going (off|crazy|ballistic|nuts|berserk) on,
        (screaming|shouting|yelling) and (throwing|breaking|hitting|swinging), in a rage, raging,
        swinging at
        """,
        pt="""
        (quebrou|quebrando|quebra|quebrano|destruindo|destruiu|chutou|chutando|esmurrando|esmurrou|socando|arrombou|arrombando|forçando|derrubou|derrubando|batendo na|esmurra|terçadada|pancada) ... (porta|portão|janela|casa toda|tudo dentro|tudo em casa|a casa|tudo),
        (terçad*|facão|faca|pau|machado|foice|enxada|arma|revólver|porrete|martelo|barra de ferro|garrafa|tesoura|espingarda|canivete|peixeira) ... (na mão|na gente|em mim|atrás de mim|ameaç*|na porta|na cintura|na cara|no pescoço|apontad*|na mesa),
        terçadada, (em|num|tendo um|deu um) surto, surtou, surtad*, transtornad*, endemoniad*, possess*,
        fora de si, bêbad* e (agressiv*|violent*|quebr*), agressiv*, gritando e quebrando,
        (terçad*|facada|machadada|paulada|pedrada|chute|murro|soco|pancada) ... (na porta|no portão|na janela),
        diz que (é deus|é jesus|somos demônio*|a gente é demônio|tão perseguindo|o diabo|a voz),
        (parou|largou|não toma) (o |os |) remédio* e (tá|está|ficou) (agressiv*|violent*|quebr*|doid*),
        quebrou tudo, quebrou a casa, quebrando tudo, ameaçando todo mundo,
        ameaçando (a gente|matar|com|nós|bater), de arma na mão,
        com (a |um |uma |) (faca|facão|peixeira|terçado|martelo|machado|pau|barra|arma|revólver|espingarda|foice|enxada|tesoura) (na mão|atrás|correndo|pra cima|ameaç*|querendo|dizendo|gritando)
        """,
    ),
    Concept(
        "joke_threat",
        note="What a forgetful person says.",
        en="""
        if i (forget|forgot|miss|missed|don't take|lose|lost|eat|skip|skipped|drink|don't bring|spend|mess|am late|don't call|bring|wake|break|broke|don't refill|don't finish|don't get|dont),
        when (she|he) (finds|sees|hears|gets the bill|notices|learns),
        (finds out|found out|sees the bill|sees how much), for forgetting,
        for (eating|spending|losing|not), if (she|he) (finds|sees|catches me eating|knew),
        because i (forgot|ate|lost|missed|skipped|didn't), if i
        """,
        es="""
        si (se|le|me|lo|la|les|no) (olvid*|entera|enteran|ve|pierdo|salto|tomo|las tomo|compro|llevo|traigo|como|me tomo|me olvido|me salto|dejo de tomar|surto|llamo),
        cuando (se entere|vea|sepa|llegue la cuenta|se dé cuenta|le diga),
        si (llego tarde|pierdo|como|olvido|vuelvo a olvidar|sabe|gasto|rompo),
        por (olvidar*|perder|comer*|gastar|no tomar*|haber olvidado|andar comiendo),
        porque (se me olvid*|olvidé|perdí|comí), si se (me|le|nos) olvid*,
        si no (le|lo|la|les|me|tomo|voy|llego|llevo|compro|surto), si me olvido, si se me
        """,
        pt="""
        se eu (esquecer|esqueci|perder|não tomar|comer|pular|gastar|não levar|chegar tarde|quebrar|não comprar|não ligar|atrasar),
        quando (ela|ele|souber|vir|descobrir|ver|minha mulher souber) (souber|vir|descobrir|ver|chegar a conta|),
        se (souber|descobrir|ela souber|ele souber|ela descobrir|ele descobrir|ela me pegar|ela vir),
        por (esquecer|ter esquecido|gastar|comer|perder), porque (esqueci|eu esqueci|perdi|comi), se eu,
        se não (levar|tomar|comprar|lembrar|ligar)
        """,
        but="""
        if i (leave|tell|talk|call|go|scream|say|hang|report|move|try|break|fight|come|run|don't give|don't pay|do not|don't do),
        se eu (for|sair|contar|falar|ligar|chamar|gritar|terminar|largar|separar|deixar|fugir|não der|não pagar|não fizer|abrir),
        (que|porque) (eu |) (liguei|tô ligando|falei|contei|chamei|denunciei|tô falando|pedi ajuda|saí|vou embora),
        polícia, se eu (chamar|denunciar|gritar|pedir)
        """,
    ),
    Concept(
        "afraid",
        en="""
        afraid, scared, terrified, fear, frightened, hiding, hide, locked, escape, get away, help me,
        not safe, unsafe,
        scairt, skeered, hidin, hid, barricaded, closet
        """,
        es="""
        miedo, asustad*, temo, terror, aterrad*, escondid*, encerrad*, escapar, huir, ayuda, auxilio,
        peligro, pánico
        """,
        pt="""
        medo, assustad*, apavorad*, pavor, escondid*, trancad*, fugir, escapar, socorro, perigo, pânico,
        ajuda
        """,
    ),
    Concept(
        "control",
        note="Kept in, kept from medicine.",
        en="""
        won't let me (leave|out|go|take my|have my|see a|call|use|eat),
        doesn't let me (leave|take my|have|eat), locked me (in|up|out), keeps me locked,
        tied (me|her|him|up),
        takes (my|his|her) (medication|pills|meds|insulin|medicine|inhaler) (away|from),
        took away my (medicine|insulin|pills|medication|inhaler|meds),
        (hides|hid|hiding|withhold*|steals|stole|stealing|refuses to give|won't give) (my|me my|her|his|me) (pills|medication|medicine|insulin|inhaler|meds),
        doesn't feed (her|him|me), leaves (her|him) (in|without), locks the door on me, locks me,
        lock me in, keeps me (inside|in the house|prisoner|from leaving),
        takes all my (money|pills|checks), won't feed (me|him|her), locked in and not,
        not given (food|medicine|water), counts my calls, keeps the pills from me, keeps my pills from,
        until i do what (he|she),
        (won't|refuses to|doesn't|not|never|will not|wouldn't) (give|let) me (have |take |) my {med},
        (hides|hid|withholding|withholds|stole|steals|flushed) my {med},
        (took|takes|taking|keeps|keeping) my {med} (away|from me|so i)
        """,
        es="""
        no me (deja|dejan) (salir|tomar mis|tomarme|hablar|ir al|llamar|comer|ver a),
        me (tiene|tienen) (encerrad*|amarrad*|amenazad*|secuestrad*|atrapad*),
        me (encerró|encierra|quita|quitó|esconde|escondió|niega) (mis|las|mi|la|el|los|con llave|en) (pastillas|medicinas|medicina|insulina|inhalador|medicamentos|cuarto|casa|comida|dinero de|remedios),
        no me da (mis|las|mi|la|de) (pastillas|medicinas|medicina|insulina|comer|medicamentos),
        la (tiene|tienen) (amarrada|encerrada|sin comer|abandonada), me cierra la puerta con llave,
        me tiene (encerrad*|sin comer|como pres*), me deja encerrad*, no me da de comer,
        encerrad* sin (comida|comer|medicinas|agua), sin comida ni (medicinas|agua|medicina),
        no le dan (comida|de comer|sus),
        no me (quiere|quieren|deja|dejan) (dar|tomar|tomarme|ponerme|poner) (mi|mis|la|las|el|los) {med},
        no me (da|dan|deja|dejan) (mi|mis|la|las|tomar mi|tomar mis|ponerme mi) {med},
        me (quitó|quita|esconde|escondió|roba|robó) (mi|mis|la|las|el|los) {med},
        me (las|los|la|lo) (esconde|quita|tira|bota|rompe|escondió|quitó|tiró|botó|avienta|confisca),
        no me (deja|dejan|dejaba) (ir|irme|salir|moverme|comprar|usar el teléfono|buscar|tener|levantarme|trabajar|ver),
        no (la|lo|las|los) (deja|dejan) (salir|ir|hablar|llamar|tomar|comer|ver),
        (miedo|terror|pavor) ... (que |) ... (mi|su) (pareja|marido|esposo|novio|ex|papá|padrastro|suegra) ... (entere|sepa|descubra|encuentre|vea|enoje|pegue|llegue),
        controla (mi|el|todo|mis|su) (dinero|plata|celular|teléfono|vida|salidas),
        me tiene (vigilad*|control*|sin salir|aquí contra),
        (está|tiene|tienen|dejó|dejaron) (encerrad*|amarrad*|atad*|bajo llave), contra mi voluntad,
        (encerró|encerraron|encierra|amarró|amarraron|amarra) (a|al|con|en|bajo|en el|en la),
        no (quiere|quieren|deja|dejan) (darme|ponerme) (mi|mis|la|las|el|los) {med},
        no (le|la|lo|les) (deja|dejan|quiere dar|quieren dar) (tomar |) (su|sus|la|las|el|los) {med}
        """,
        pt="""
        não me deixa (sair|tomar|comer|falar|ir|ligar),
        (me|a|o) (mantém|tranca|trancou|prende|prendeu|deixa|deixou) (tranc*|pres*|em casa|no quarto|dentro|amarrad*|sem comer|sem comida|sem remédio),
        (esconde|escondeu|tira|tirou|nega|pega|roubou) (meu|meus|minha|os meus|o meu|a minha) (remédio|remédios|insulina|bombinha|comprimidos|medicação),
        não me dá (meu|meus|os|comida|o|a|minha) (remédio|remédios|insulina|), tranca a porta comigo,
        me prende, me deixa trancad*, me deixa sem (comer|comida|remédio), não me dá (comida|comer),
        trancad* sem (comida|comer|remédio|água), sem comida nem (remédio|água),
        só me dá meus remédios se,
        (não|num) (quer|querem|deixa|deixam) (me |)(dar|tomar|aplicar|eu tomar|eu aplicar) (o |a |os |as |)(meu|minha|meus|minhas) {med},
        (não|num) me (dá|dão|deixa|deixam) (tomar |)(o |a |os |as |)(meu|minha|meus|minhas) {med},
        (esconde|escondeu|tira|tirou|pega|pegou|rouba|roubou) (o |a |os |as |)(meu|minha|meus|minhas) {med},
        (não|num) (me |) deixa (eu |mais eu |nem eu |) (sair|falar|comer|tomar|ligar|ver|trabalhar|usar|ir|dormir|levantar|atender),
        (não|num) deixa ela (sair|falar|comer|tomar|ligar|ver|levantar),
        (tomou|tirou|quebrou|escondeu|pegou|confiscou|toma) (meu|o meu|meus|os meus) (celular|telefone|documento|documentos|cartão|dinheiro|chave|chaves|remédio),
        (tô^|estou|fiquei|me deixou|me deixa|me mantém|sou) (presa|preso|trancad*|amarrad*|acorrentad*) (em|no|na|dentro|aqui|há|faz|desde|com),
        me (vigia|persegue|perseguindo|vigiando),
        (fica|ficou|fica com) (com |) (todo |) (o |) meu (dinheiro|benefício|cartão|aposentadoria),
        (me |) (esconde|escondeu|joga fora|jogou fora|nega) (o |os |a |) (meu|meus|minha|comida|remédio|remédios),
        (jogou|joga|joguei|jogaram|botou|deu descarga) ... (meu|meus|minha|os meus) (remédio|remédios|insulina|comprimidos|bombinha|medicação) ... (privada|lixo|fora|vaso|mato|rio),
        (jogou|joga) (meu|meus|minha|os meus) (remédio|remédios|insulina|comprimidos|bombinha) (fora|na|no),
        me (prendeu|prende|tranca|trancou|amarrou|amarra|mantém) (no|na|em|dentro|aqui|lá),
        (tirou|tomou|pegou|escondeu|ficou com) (o |a |os |as |) (meu|minha|meus|minhas) (passaporte|documento|documentos|celular|telefone|cartão|chave|chaves|dinheiro|bomba|insulina|bombinha|remédio|remédios|benefício),
        (não|num) (me |) (dá|dão|deram) (comida|de comer|água|remédio|meu remédio|meus remédios|dinheiro pro),
        (deixa|deixou|deixam) (eu|ela|ele|a mãe|minha mãe|a vó|minha vó|meu avô|sem) (sem |) (comer|comida|água|remédio|banho|insulina|roupa),
        (não|num) (me |) deixa (eu |) (tomar|pegar|sair|comprar) ... (remédio|remédios|insulina|bombinha),
        (esconde|escondeu|tranca|trancou) (os |o |) (meus|meu) (remédio|remédios)
        """,
    ),
    Concept(
        "at_door",
        en="at my door, outside, at the door, in the house, here, coming over, in my house",
        es="en la puerta, afuera, aquí, en la casa, adentro, viene",
        pt="na porta, lá fora, aqui, em casa, dentro de casa, vindo, no portão",
    ),
    Concept(
        "hurt_other",
        en="""
        (hurt|hurting|harm|harming|kill|killing|shak*|smother*|drown*|stab*|shoot*|hit) (my |the |)(baby|child|kids|son|daughter|husband|wife|mother|mom|someone|somebody|people|him|her|them|kid|dad|everyone|boss|neighbor|others),
        shook the baby, shake the baby, shaking the baby, throw the baby, hurt my own,
        (hurt|hurting|harm|kill|shake|smother|drown|stab|shoot|hit|strangle|choke) (my|the|our) (own |) (baby|child|kids|son|daughter|husband|wife|mother|mom|boss|mother in law|neighbor|dad|brother|sister|girlfriend|boyfriend)
        """,
        es="""
        (hacerle daño|lastimar|hacer daño|dañar|matar|ahogar|golpear|pegarle|sacudir|herir) (a |al |)(mi |mis |la |los |)(bebé|bebe|hijo|hija|hijos|esposo|esposa|marido|mamá|alguien|niño|niña|gente|él|ella|los|jefe|papá|otros),
        hacerle daño, matarlo, matarla, lastimarlo, lastimarla, ahogarlo, ahogarla, sacudir al bebé,
        aventar al bebé
        """,
        pt="""
        (machucar|ferir|matar|afogar|sacudir|bater em|fazer mal a|fazer mal pro|fazer mal pra|esganar|enforcar) (o |a |meu |minha |meus |no |na |)(bebê|neném|filho|filha|filhos|marido|esposa|mulher|mãe|alguém|criança|pessoas|ele|ela|chefe|pai|meu bebê|minha filha|meu filho|outros),
        fazer mal ao meu filho, fazer mal a meu filho, fazer mal pro meu filho, sacudir o bebê
        """,
    ),
    Concept(
        "of_aggressor",
        en="""
        of my (husband|boyfriend|ex|son|partner|wife|dad|stepdad|father|caregiver|girlfriend|brother|nephew|grandson|daughter),
        of him, of her, he'll (come|hurt|hit|find|kill), he's going to, he will, he's outside,
        he's coming, he's here, she'll hurt
        """,
        es="""
        a mi (marido|esposo|ex|hijo|pareja|novio|papá|padrastro|mujer|cuidador|hermano|nieto|yerno|exmarido|cuidadora),
        de mi (marido|esposo|ex|pareja|novio|padrastro|hijo|hermano),
        que (regrese|vuelva|llegue|me pegue|me haga|me mate|me encuentre|me golpee), de él, está afuera,
        está en la puerta, viene para acá, anda afuera,
        al (marido|novio|papá|padrastro|hijo|esposo)
        """,
        pt="""
        do meu (marido|ex|namorado|padrasto|companheiro|filho|pai|neto|irmão|genro|cuidador),
        da minha (mulher|cuidadora|filha|ex),
        que ele (volte|chegue|me bata|me mate|me encontre|venha|apareça),
        ele (tá|está) (aqui|lá fora|na porta|vindo|do lado de fora),
        dele (me|bater|voltar|chegar|fazer|vir|matar|descobrir)
        """,
        but="""
        of (her|him) ... {med}
        """,
    ),
)
