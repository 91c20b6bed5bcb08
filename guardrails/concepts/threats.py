"""Violence, threats, captivity."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "weapon",
        en="""
        gun, rifle, pistol, knife, shotgun, rope, razor, blade, razor blade, machete, hammer,
        loaded gun, scissors, weapon, noose, baseball bat, armed
        """,
        es="""
        pistola, revólver, arma, cuchillo, escopeta, soga, cuerda, lazo, navaja, machete, cuchilla,
        gillette, puñal, fierro, bate, martillo, rifle, armado, armada,
        tijera, tijeras, desarmador, destornillador, hacha, botella rota, pico de botella, palo, tubo,
        garrote, fusil, metralleta, pistolón, revolver, cutter, puñalito, chafarote, escuadra,
        nueve milímetros
        """,
        pt="""
        arma, revólver, pistola, faca, facão, espingarda, corda, gilete, navalha, lâmina, estilete,
        martelo, fuzil, tesoura, peixeira, trezoitão, armado, armada
        """,
        heard=True,
    ),
    Concept(
        "attack",
        note="Violence done to someone.",
        en="""
        hits, hit, hitting, beats, beat, beating, beaten, punch*, kick*, slap*, chok*, strangl*,
        threaten*, threat, threats, abus*, attack*, assault*, rape, raped, raping, molest*, shoved,
        shoves, shoving, pushed, pushes, hurts, hurt, hurting, stab*, shot, shoot, shooting, smack*,
        grabbed, grabs, drag*, bruis*, whip*, slam*, murder*, starv*, drugging, drugged, suffocat*,
        smother*, pinned
        """,
        es="""
        pegó, pegan, pegaba, pegando, pegarme, pegarle, pega, golpe*, madre*, madri*, cachete*,
        cachetada, abofete*, patea, pateó, patada, patadas, ahorc*, ahorca, estrangul*, amenaz*, abus*,
        viol*, violó, ataca, atacó, agred*, maltrat*, empuj*, jalone*, apuñal*, dispar*, encerr*,
        amarr*, mataron, arrastr*, zarande*, lastim*, cueriz*, moret*, putiza, paliza, trompada*,
        trompea*, puñete*, acuchill*, asfixi*, da duro, echó agua hirviendo, verguea*, verguió, reventó,
        fajó, cascó, casca, garrot*, manose*,
        pegar, golpear, pateado, pegado, golpeado, patean, golpeando, clavó, matar
        """,
        pt="""
        bate, bateu, batia, batendo, bater, bateram, apanh*, apanhei, agred*, agride, agrediu, espanc*,
        soco, socos, socou, chut*, chute, enforc*, enforcou, esgan*, estrangul*, ameaç*, abus*, estupr*,
        violent*, atac*, empurr*, esfaque*, atirou, atirar, trancou, amarr*, amarrou, passou a mão,
        passa a mão, arrast*, machuc*, maltrat*, surra, porrada, murro, murros, pancada, me cobriu,
        quebrou minha, puxou meu cabelo, sufoc*, espancado, bulin*, estuprou
        """,
        heard=True,
    ),
    Concept(
        "attack_plain",
        note="Violence whatever the object.",
        en="""
        raped, raping, rapist, sexually (assaulted|abused), sexual (assault|abuse), molested, molesting,
        strangled, strangling, beats me, beat me, beating me, hits me, hitting me, hit me, punched me,
        choked me, choking me, domestic (violence|abuse), being abused, abuses me, abusing me,
        abused me, kidnapped, held hostage, holding me hostage, held (me|us) (against|captive), stabbed,
        got shot, shot me, robbed at gunpoint, breaking into my house, broke into my house,
        trying to break in, trying to break down, break down the door, someone's in my house,
        someone is in my house, intruder, stalking me,
        hit my (mom|mother|kids|child|baby|son|daughter|sister|brother), beats my,
        hitting my (kids|mom|son|daughter|children|mother|baby),
        hurting my (mom|mother|kids|baby|children), being beaten, gets violent, got violent, is violent,
        gets physical, put his hands (on me|around my (neck|throat)), hands around my (neck|throat),
        fight* in my house with (a|knives), beat up, beat her up, beats her, hits her, hitting her,
        hit her, beat (him|her) up, beating (her|him|my),
        (whup*|whoop*|whal*|beat*|slap*|hit*|knock*) (on |up on |)(her|me|him|them|us|the kids|mama),
        whuppin, puts (his|her|their) hands on me, put (his|her|their) hands on (me|her|us|the kids),
        (lays|laid|laying) hands on (me|her|us), twists my arm, twisted my arm, pulls my hair, drags me,
        dragged me, throws (things|stuff|me), threw me (against|down|into), makes me do (stuff|things),
        (touches|touched|touching) me (and|where|down|in|inappropriately),
        touching me (there|down|at night), says not to tell,
        told me not to tell (anyone|anybody|nobody), man with a (gun|knife) in,
        (armed|gun|knife) ... (in|inside|outside) my (house|home|apartment),
        someone (armed|with a gun|with a knife), someone's (trying to get|breaking) in,
        grabbed me by (the|my) (neck|throat|hair), squeezed my neck,
        (hands|hand) (on|around) (my|her) (neck|throat), gets rough with (me|her|him),
        rough with (me|her), pinned me, forced (himself|me to), forces me, against my will,
        (was|been|being|is being|got|gets|getting) (strangled|choked|beaten|beat up|assaulted|stabbed|raped|molested|attacked|abused|punched|kicked|hit by),
        hits being thrown, pillow ... (face|down) ... (moving|breathe), somebody's in my house,
        somebody is in (my|the) house, someone's in the house, hear them on the stairs,
        (hear|heard) (someone|somebody|footsteps) (in|on|inside|downstairs), he counts my calls,
        nobody would find me, no one would find me, i said no (he|and he), didn't stop when i,
        going over to (his|her|their) (house|place) to (end|kill|shoot|hurt|finish),
        (got|grabbed) (the|my|a) (bat|gun|knife|machete) and (i'm|going), end them all,
        squeezed (him|her) too hard, shook (him|her) too hard,
        with a (gun|knife|machete|rifle|shotgun|pistol), has a (gun|knife|machete),
        got a (gun|knife|machete) and, pulled a (gun|knife) on, maltreat*, mistreat*,
        break into (my|the|our) (house|home|apartment|place), breaking into (my|the|our), breaking in,
        he'd kill me, she'd kill me, (armed|gun|knife) at my door
        """,
        es="""
        (me|nos) (pega|pegó|pego|pegan|pegaba|pegaron|está pegando|estuvo pegando|golpea|golpeó|golpeo|golpean|golpeaba|está golpeando|maltrata|maltrataba|maltratan|agrede|agredió|patea|pateó|ahorcó|ahorca|ahorcaba|quiso ahorcar|intentó ahorcar|estranguló|quiere ahorcar|estaba ahorcando|cachetea|cacheteó|abofetea|abofeteó|madrea|madreó|violó|violaron|viola|abusó|abusa|abusaba|amenaza|amenazó|amenazan|amenazaron|está amenazando|ha amenazado|apuñaló|atacó|atacaron|encerró|tiene encerrada|tiene encerrado|tiene amarrada|tiene amarrado|tiene secuestrada|secuestró|secuestraron|quiere pegar|va a pegar|quema|quemó|apuntó|apunta|está apuntando|acuchilló|disparó|dispararon|sigue a todas|quiere hacer daño|toca a la fuerza|obliga a tener|obligó a|manosea|manoseó|casca|cascó|faja|fajó|trompeó|trompea|levanta la mano|levantó la mano|levantó el puño|saca sangre|jaloneó|jalonea|zarandea|zarandeó|empujó|avienta|aventó contra|agarra a golpes|agarró a golpes|agarró a patadas|dio una golpiza|da golpes|dio golpes|dio (una|tremenda) (paliza|golpiza|madriza|pela|putiza|cueriza|pateadura|trompada)),
        (le|les|la|lo) (pega|pegó|golpea|golpeó|pegan|está pegando|está golpeando|maltrata|maltratan|da golpes|levanta la mano|violó|violaron|ahorcó|está ahorcando) (a (mi|su|la|las|los)|mucho|feo|duro|muy|porque|cuando|todos|con|su|mi),
        violad*, violación, abuso sexual, abusada sexualmente, abusaron (de mí|sexualmente),
        abusó de (mí|mi), violencia (doméstica|intrafamiliar|familiar|de género), golpiza,
        me van a matar, meterse a mi casa, metieron a mi casa, entrando a (mi|la) casa a la fuerza,
        tumbar la puerta, tirar la puerta, tirando la puerta, tumbando la puerta, pegarme, golpearme,
        violarme, ahorcarme con sus, me quieren hacer daño, está armado, viene armado, con un arma,
        con un cuchillo, con una pistola, con machete, con el machete, me tiene amenazad*,
        (alguien|hombre|tipo|gente|sujeto|él|está|anda|uno) (está |anda |) armad*,
        armad* (en|dentro|afuera) ... casa,
        (agarró|agarra|tomó|apretó|cogió|apretaba|agarraba) (del|por el|el) (cuello|pescuezo|pelo),
        me (agarró|apretó|apretaba|jaló|cogió|tomó|arrastró) (por|de|del|el) ... (cuello|pescuezo|pelo|cabello),
        (cagando|cagó|caga|agarró|agarra|mata|matando|molió|muele|dio|da) a (palos|golpes|patadas|piñas|trompadas|palazos|puñetazos|madrazos|cinturonazos|correazos|chingadazos|putazos|verguazos),
        (le|la|lo) (está|estaba|están) (pegando|golpeando|ahorcando|matando|maltratando|cascando|surtiendo),
        me (da|dio|dan) (de |una |) (golpes|madrazos|palazos|piñas|trompadas|correazos|puñetes|cachetadas|patadas|pescozones|pescozón|cocotazos),
        me (toca|tocó|tocaba) (mi tío|mi papá|mi padrastro|mi abuelo|cuando|donde|en la noche|abajo|ahí),
        me obliga a (hacer|tener|tocar), no le digas a nadie, que no (le |) diga* (a nadie|nada a),
        se me metieron, están (robando|tratando de entrar|forzando), quieren (entrar|tumbar|tirar),
        (fue|ha sido|está siendo|siendo) (estrangulad*|golpead*|ahorcad*|apuñalad*|violad*|atacad*|abusad*|maltratad*|agredid*|amenazad*|asaltad*),
        estrangulad*, golpead* por, recibiendo golpes, a golpes, me pone la almohada,
        almohada en la cara, alguien adentro (de la|de mi) casa,
        alguien (se metió|entró|está) (en|a|adentro|dentro) (la|mi|de la|de mi) casa, oigo pasos,
        oí pasos, cuenta mis llamadas, revisa mis llamadas, nadie me va a encontrar, yo le decía que no,
        le dije que no y, agarré (el|un|la) (machete|pistola|cuchillo|fierro|arma) y (voy|me voy),
        lo apreté muy fuerte, la apreté muy fuerte, debajo de la cama cuando, maltrat*,
        con (un|una) (pistola|arma|cuchillo|machete|fierro|navaja), metiendo (a|en) (mi|la) casa,
        (se |) (meten|metieron|metió) (a|en) (mi|la) casa, quieren entrar a (mi|la) casa,
        forzando la (puerta|ventana),
        (me|nos|la|lo|le|los|las) (ha|han|había|habían|hubiera) (pegado|pateado|golpeado|cacheteado|ahorcado|empujado|amenazado|violado|agredido|maltratado|manoseado|tocado|abusado|jaloneado|quemado|cortado|apuñalado|arrastrado|mordido|aventado|encerrado|amarrado|pisado|insultado y),
        (me|nos|le|lo|la|los|las) (quiere|quería|quiso|quieren|va a|van a|iba a|está por|intenta|intentó|trató de|trata de) (pegar|golpear|ahorcar|violar|quemar|patear|madrear|lastimar|cortar|apuñalar|macanear|chicotear|rematar|linchar|tirar|agarrar a|dar un balazo|dar un tiro),
        (me|le|lo|la|nos|les) (clavó|enterró|encajó|ensartó|hundió|cortó con|rajó con|hirió con|hincó|picó con|metió) (con |) (una|un|el|la|unas|) (tijera|tijeras|cuchillo|navaja|desarmador|destornillador|vidrio|botella|puñal|punta|lápiz|fierro|machete|pico de botella|cutter|jeringa|tenedor|hacha|cuchilla|clavo),
        (me|le|lo|la|nos|les) (dio|dieron|pegó|pegaron|metió|metieron|da|soltó|tiró|dan|acomodó|zampó) (un|una|unos|unas|como #n|#n|varios|varias|tremendo|de|) (botellazo|botellazos|balazo|balazos|tiro|tiros|cachazo|cachazos|batazo|batazos|palazo|palazos|martillazo|ladrillazo|pedrada|pedradas|piedrazo|sillazo|cinturonazo|cinturonazos|puñalada|puñaladas|cuchillada|cuchilladas|puñetazo|puñetazos|patada|patadas|golpiza|paliza|machetazo|machetazos|cabezazo|tubazo|fierrazo|trancazo|trancazos|cachetada|cachetadas|bofetada|bofetadas|madriza|navajazo|plomazo|disparo|disparos|combo|combos|piña|piñas|mazazo|garrotazo|varillazo|planazo|sartenazo|hachazo|escopetazo|chingadazo|chingadazos|madrazo|madrazos|puñete|puñetes|pescozón|galleta),
        (me|le|nos|la|lo|les) (tiró|tiraron|echó|echaron|aventó|aventaron|lanzó|roció|rociaron|vació) ... (agua hirviendo|aceite|ácido|gasolina|agua caliente|sopa caliente|café hirviendo|alcohol encima|hirviendo|cloro en),
        (puso|pone|puso|echó|metió|ponía) (las manos|la mano|sus manos|el brazo|el pie) (en|al|encima|sobre|alrededor) (el|mi|del|) (cuello|pescuezo|garganta),
        manos en el cuello,
        (arrastra*|jalone*|jala*|jaló|llev*|zamarre*|zarande*) ... (del|por el|por los|de los|de las) (pelo|cabello|pelos|greñas|mechas|chongo),
        (padrastro|abuelo|tío|primo|vecino|maestro|profesor|pastor|cura|entrenador|cuñado|hermano mayor|papá|novio de) (la|lo|me|le|los|las) (toca|tocó|tocaba|manosea|manoseaba|besa|besaba|desviste|ha tocado|hace cosas|hizo cosas|enseña),
        (la|lo|me|le) (toca|tocó|tocaba|agarra|agarró|manosea*) ... (partes|entre las piernas|allá abajo|ahí abajo|la parte|sus partes|por debajo|senos|pompis|nalgas),
        (echaron|pusieron|echó|puso|poniendo|echando|metió|metieron|disolvió) (algo|droga|drogas|veneno|una pastilla|pastillas) ... (trago|bebida|fresco|vaso|copa|comida|café|cerveza|refresco|jugo|drink|agua|sopa|té),
        put algo en, (desperté|amanecí|amaneció|despertó) (sin ropa|desnud*|sin calzón*|sin pantal*),
        (se oyen|oigo|escucho|se escuchan|oímos) (los |unos |muchos |) (gritos|golpes|balazos|disparos),
        grita* (auxilio|pidiendo|que la suelte),
        (nos|me) (está|están|viene|vienen|anda|andan|venía|venían|estaba|sigue|siguen) (siguiendo|persiguiendo|acechando|correteando|acosando),
        (me|nos) (asaltaron|asaltó|secuestr*|raptaron|robaron con|apuñalaron|balearon|balacearon|dispararon|golpearon|golpiaron|patearon|violentaron|forzó|forzaron|drogaron|drogó|emborrachó),
        me (agarra|agarró|tiene|tuvo|agarran) (a |del|por) (golpes|patadas|madrazos|correazos|cuello|la fuerza),
        a la fuerza,
        (pegando|golpeando|pateando|ahorcando|maltratando|atacando|lastimando) (a|al) (mi|su|la|el|una|un|mis|los),
        (le|les) (pega|pegó|pegan|golpea|patea|da) (a (mi|su|la|los|las)|al),
        (levanta|levantó|alza|alzó) la mano (a|contra),
        me (estrelló|azotó|aventó|tiró|arrojó) (contra|al|por|de) (la|el|las|piso|suelo),
        (quebró|quebraron|partió|rompió|reventó) (la nariz|el brazo|la boca|la cara|la cabeza|un diente|los dientes|las costillas|el labio) (a|de) (un|golpes|una),
        baleado, balacera,
        (se está|están) (peleando|agarrando|matando) (a|con) (golpes|cuchillo|machete|navaja|palos),
        (le|me) (sangra|duele) (abajo|ahí abajo|la parte),
        (la|lo|me) (golpea|golpean|patea|ahorca|amenaza)
        """,
        pt="""
        (me|nos) (bate|bateu|batia|batendo|bater|espanc*|agride|agrediu|agredindo|enforcou|esganou|esganando|enforcando|ameaça|ameaçou|ameaçando|ameaçam|estuprou|estupraram|abusou|abusa|esfaqueou|atacou|trancou|mantém presa|mantém trancada|amarrou|sequestrou|sequestraram|queimou|machuca|machucou|chutou|chuta|socou|deu um soco|deu um murro|deu um tapa|deu uma surra|deu porrada|dá porrada|dá tapa|deu socos|violentou|maltrata|empurrou|empurra|apontou|persegue|perseguindo|obriga a|forçou|forçando|arrastou|sufocou|tá batendo|está batendo|cobriu de porrada|meteu a porrada|mete a porrada|quebrou no pau|sentou a mão|senta a mão|levantou a mão|levanta a mão|passou a mão|passa a mão),
        bate em mim, bateu em mim, batendo em mim,
        bate (na|no|nos|nas) (minha|meu|meus|mãe|filhos|mulher|criança|crianças),
        bateu (na|no|nos) (minha|meu|meus|mãe|filho|mulher|criança),
        batendo (na|no|nos) (minha|meu|meus|mãe|filho|mulher|criança|crianças),
        apanh* (do|da|dele|dela|de novo|todo|hoje|muito|ontem), apanhando, estupr*, fui estuprada,
        fui estuprado, abuso sexual, abusada sexualmente, abusou de mim, violência doméstica, agressão,
        arrombando, arrombar a porta, arrombou, derrubar a porta, invadindo minha casa,
        invadiram minha casa, invadir minha casa, entrou na minha casa, com uma faca, com uma arma,
        com um facão, tá armado, está armado, veio armado, me agredir, sou agredida, fui agredida,
        cárcere privado, levei uma surra, levei um soco, tomei uma surra, pegou pelo pescoço,
        pegou no meu pescoço, apertou meu pescoço, apertando meu pescoço, mão no meu pescoço,
        (homem|alguém|cara|gente|sujeito|ele|tá|está|um) (tá |está |) armad*,
        armad* (dentro|na|em|lá fora), (espanc*|surr*) (ela|ele|a|o|minha|meu|mulher|criança),
        tá espancando, está espancando, espancando, violentada, violentado, fui violent*, abusada,
        abusado sexualmente,
        (pegou|agarrou|apertou|segurou) (pelo|no|o) (meu |) (pescoço|cabelo|garganta),
        me (pegou|agarrou|puxou|arrastou) (pelo|pela|pelos) (pescoço|cabelo|cabelos|braço),
        me (dá|deu|dão) (soco|socos|tapa|tapas|murro|murros|chute|chutes|porrada|pancada|cintada|cintadas|coça),
        me (toca|tocou|tocava) (quando|de noite|meu tio|meu pai), me obriga (a|à),
        não (conta|contar|conte) (pra|para) ninguém, mexe comigo de noite,
        mexeu comigo (de noite|quando), quebrou (meu|minha) (braço|dente|nariz|costela|perna),
        (torce|torceu) meu braço, tentando (entrar|arrombar|invadir),
        (foi|fui|tá sendo|está sendo|sendo|é) (estrangulad*|esganad*|espancad*|agredid*|esfaquead*|estuprad*|atacad*|abusad*|ameaçad*|enforcad*|violentad*|assaltad*),
        esganad*, espancad*, levando porrada, levando soco, apanhando do, travesseiro na minha cara,
        põe o travesseiro, alguém dentro (de casa|da minha casa|da casa), tem gente dentro de casa,
        ouvi passo*, confere minhas ligações, olha minhas ligações, ninguém vai me achar, eu falava não,
        eu disse não e, peguei (o|a|um|uma) (facão|arma|faca|revólver|pistola) e vou,
        apertei ele demais, apertei ela demais, debaixo da cama quando, maltrat*,
        com (um|uma) (revólver|pistola|arma|faca|facão), entrando na minha casa, entraram na minha casa,
        forçando a (porta|janela), visualentad*, fui violentad*, foi violentad*
        """,
    ),
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
        (vou|vô|quero) (matar|furar|acabar com|pegar de faca|meter bala|capar|dar um tiro) (ele|ela|esse|essa|aquele|meu|minha|o|a|nele|nela)
        """,
        but="""
        (pastilla|pastillas|medicina|medicinas|remedio|remedios|medicamento|medicamentos|químicos|tramadol|insulina|estatina|estatinas|vacuna|vacunas|azúcar|sal|comida|cigarro) (lo|la|me|te|nos|los) (va a matar|van a matar|puede matar|pueden matar)
        """,
    ),
    Concept(
        "harm_marks",
        note="Marks that a blow leaves; only together with who did it.",
        en="""
        black eye, bruises all over, cigarette burns, burn marks, finger marks,
        marks on (her|his|my) neck
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
        (queria|quero|preciso|vou) (de |) (pedir|encomendar) (uma |) pizza
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
        (levei|levou|tomei) (uma|umas|um|uns) (facada|facadas|tiro|tiros)
        """,
        but="(garrafada|peia) (de|pra|do|da) (ervas|erva|raiz|raízes), deu uma garrafada, (time|flamengo|corinthians|palmeiras|seleção|meu time|vasco) ... (surra|porrada|pau|taca), (muay thai|jiu|boxe|luta|futebol|treino|academia|karatê|capoeira|judô|bola) ... (chute|soco|murro|bofetada|porrada|surra)",
    ),
    Concept(
        "rampage",
        note="Rage or a weapon in the house: with someone it is turned on.",
        pt="""
        (quebrou|quebrando|quebra|quebrano|destruindo|destruiu|chutou|chutando|esmurrando|esmurrou|socando|arrombou|arrombando|forçando|derrubou|derrubando|batendo na|esmurra|terçadada|pancada) ... (porta|portão|janela|casa toda|tudo dentro|tudo em casa|a casa|tudo),
        (terçad*|facão|faca|pau|machado|foice|enxada|arma|revólver|porrete|martelo|barra de ferro|garrafa|tesoura|espingarda|canivete|peixeira) ... (na mão|na gente|em mim|atrás de mim|ameaç*|na porta|na cintura|na cara|no pescoço|apontad*|na mesa),
        terçadada, (em|num|tendo um|deu um) surto, surtou, surtad*, transtornad*, endemoniad*, possess*,
        fora de si, bêbad* e (agressiv*|violent*|quebr*), agressiv*, gritando e quebrando,
        (terçad*|facada|machadada|paulada|pedrada|chute|murro|soco|pancada) ... (na porta|no portão|na janela)
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
        not safe, unsafe
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
        (me |) (esconde|escondeu|joga fora|jogou fora|nega) (o |os |a |) (meu|meus|minha|comida|remédio|remédios)
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
        shook the baby, shake the baby, shaking the baby, throw the baby, hurt my own
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
    ),
)
