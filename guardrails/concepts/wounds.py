"""Wounds, blood in clots, sugar that came on slowly, and births that go wrong."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "tool",
        en="chainsaw, grinder, table saw, circular saw, lawnmower",
        es="motosierra, amoladora, sierra, esmeril, esmeriladora, pulidora, cortadora, molino de carne, picadora, guadaña, podadora, trituradora, hacha, machete, radial, caladora, marro, mazo",
        pt="""
        motosserra, esmerilhadeira, serra, makita, maquita, moedor, facão, machado, roçadeira, esmeril,
        lixadeira, serra circular, serra mármore, serrote, motoserra, roçadera, terçado, foice, enxada,
        moenda, triturador, prensa, torno, furadeira, liquidificador, ventilador, máquina, maquininha,
        cortador, arame farpado, estilhaço, faca, navalha, vidro, caco, cacos, garrafa, telha, lata,
        plaina, guilhotina, correia, engrenagem, colheitadeira, forrageira, cilindro, hélice,
        porta do carro, portão, bisturi, canivete, estilete
        """,
    ),
    Concept(
        "hurt",
        en="""
        cut, sliced, crushed, caught, gashed, tore, ripped, mangled, smashed, chewed up, laid open,
        tore up, chopped, got (him|her|me|my|his) in, opened up, took off
        """,
        es="cort*, rebanó, metió, agarró, mochó, machuc*, aplast*, atrap*, pisó, se dio, prens*, trab*, destroz*, triturad*, lastim*",
        pt="""
        cort*, prend*, esmag*, pegou, machuc*, prens*, decep*, arranc*, moeu, triturou, meteu, enfiou,
        botou, entrou, perfur*, furou, rasg*, estraçalh*, dilacer*, mutil*, amput*, sangr*, passou,
        rachou, abriu, acertou, caiu, trespass*, atravess*, terçad*
        """,
        but="(cort*|furei|ralei) (um |) (tiquinho|pouquinho|pouco|de leve), cort* (o dedo|o dedinho) (com a faca|na faca|cozinhando|descascando|com papel|no papel), cort* (a unha|unha|o cabelo|cabelo|o comprimido|a grama)",
    ),
    Concept(
        "maimed",
        en="""
        see the bone, finger is hanging, missing finger,
        (finger|fingers|thumb|hand|arm|leg|foot|toe|toes|ear) ... (hanging by|tore off|torn off|ripped off|came off|cut off|mangled|chopped off|ground up)
        """,
        es="se (le |me |) (ve|asoma|salió|mira) el hueso, hueso (de fuera|salido|afuera|expuesto|por fuera), (dedo|dedos|pie|mano|oreja|labio|pierna|brazo|piel|pedazo|cuero) ... (colgand*|arrancad*|cercenad*|mochad*), (falta|faltan|perdió|voló|volaron|arrancó|mochó|cercenó|tumbó) ... (dedo|dedos|oreja|pedazo de dedo|punta del dedo), (tripas|intestino|intestinos|vísceras) (de fuera|afuera|se le|salid*|por fuera), (trae|tiene|quedó con|quedó) ... (clavad*|enterrad*|encajad*|incrustad*|atravesad*) ... (pierna|brazo|pecho|cuello|panza|ojo|estómago|espalda|mano|pie|cabeza), (ojo|pecho|panza|cuello|barriga) ... (clavad*|enterrad*|encajad*|incrustad*|reventad*|perforad*)",
        pt="""
        dá pra ver o osso, dedo pendurado, osso exposto, tripa pra fora,
        osso (aparecendo|exposto|de fora|pra fora|à mostra|saindo|quebrado saindo),
        (vê|ver|vejo|vendo|aparece|aparecendo) o osso, fratura exposta,
        (dedo|dedos|mão|pé|orelha|perna|braço|pele|pedaço) ... (pendurad*|arrancad*|decepad*|esmagad*|caiu fora|amputad*|dependurad*|só por um),
        (perdeu|perdi|falta|faltando|arrancou|arrancaram|decepou|decepei|cortou fora|cortei fora|voou) ... (dedo|dedos|ponta do dedo|mão|pedaço do dedo|orelha),
        (tripa|tripas|intestino|bucho|vísceras|miolo) (pra fora|de fora|saindo|saiu|à mostra),
        (cravad*|enfiad*|fincad*|atravessad*|espetad*|enterrad*) (no|na|em|dentro) (peito|perna|braço|pescoço|olho|barriga|costas|pé|mão|cabeça|costela|coxa),
        corte (no|na) (pescoço|garganta|virilha|jugular|pulso),
        (buraco|rombo|talho|rasgo) (na|no|enorme|grande|fundo) ... (perna|braço|cabeça|barriga|coxa|pé|mão|testa|costas|peito|pescoço),
        (meteu|enfiou|prendeu|botou|perdeu|esmagou|prensou|pôs|entrou com) a mão (no|na|dentro) (moedor|máquina|serra|moenda|prensa|engrenagem|triturador|correia|cilindro|forrageira|liquidificador|portão|hélice),
        afundamento (de|do) crânio, (crânio|cabeça) (afundad*|aberta|rachada|rachou)
        """,
        but="(cortei|cortou|furei|furou|ralei|ralou) (um |o |só |meu |de |leve |)(tiquinho|pouquinho|pouco|dedinho|dedo) ... (faca|tesoura|papel|curativo|band)",
    ),
    Concept(
        "vessel",
        en="""
        varicose vein, fistula, artery, dialysis access, vein, veins, varicose, jugular, femoral, groin,
        shunt, graft
        """,
        es="várice, varices, várices, vena, arteria, fístula, yugular, ingle",
        pt="""
        variz, varizes, veia, artéria, fístula, varize, veias, jugular, carótida, virilha, aneurisma,
        cateter
        """,
    ),
    Concept(
        "spurting",
        en="""
        spurting, gushing, like a hose, spurt*, squirt*, pumping out, pulsing out, shooting out,
        (like|out like) a (fountain|faucet|geyser)
        """,
        es="brinca*, salta, saltando, manguera, chisguet*, chorro*, chorre*, (revent*|explot*|abrió|rompió|abrieron), aprieto y nada, apretando y nada, apretando y, apriete y apriete, no se tapa, no deja, no para, a presión, fuente, llave abierta, borbot*",
        pt="""
        espirra*, esguich*, mangueira, jorra*, estour*, jorr*, espirr*, repux*, torneira, bica,
        chafariz, fonte, rios, vazando, de lasca, de jorro, em jato, a jato, pulsando, arrebent*,
        (aperto|apertando|apertei|segurando|seguro|pressionando|pressiono|amarrei|amarrou|amarramos|enrolei) ... (nada|não para|não estanca|continua|pinga|encharc*|vaza|sai|ensop*|adianta),
        encharc*, ensop*, empap*, alag*, pinga, pingando sem parar, pinga sem parar, chão vermelho,
        chão (tá |está |ficou |) (cheio|vermelho|lavado|alagado|todo),
        (toalha|pano|fralda|lençol|camisa|cama|travesseiro|balde|bacia|pia|vaso) ... (chei*|encharc*|ensop*|empap*|vermelh*|lavad*|pingando)
        """,
    ),
    Concept(
        "clots",
        en="""
        clots, chunks of blood, (clots|clot) the size of, passing clots, chunks of (clot|blood),
        globs of blood,
        (size|big) (of|as) (a |) (fist|golf ball|golf balls|lemon|lemons|grape|grapes|egg|eggs|plum|plums)
        """,
        es="coágulo*, coagulo*, cuajo*, cuajaron*, cuajarones, cuágulo*, pedazos de sangre, bolas de sangre",
        pt="""
        coágulo*, coagulo*, pedaço* de sangue, placas de sangue, coágulos, coágulo, coalho, coalhos,
        coalhad*, pedaço de sangue, pedaços de sangue, bolas de sangue, bola de sangue, sangue pisado,
        placa de sangue, pelota de sangue, postas de sangue, fígado, nacos
        """,
        but="""
        (formen|forman|formar|evitar|evita|contra|previene|prevenir|de|con) (los |) coágulos
        """,
    ),
    Concept(
        "from_below",
        en="""
        from my rectum, when i poop, from my (bottom|butt|behind|backside|privates|vagina|rectum),
        when i (poop|wipe|go), down there, rear end, from (his|her) (bottom|butt|behind|rectum)
        """,
        es="recto, ano, por atrás, por detrás, por abajo, al obrar, al evacuar, inodoro, excusado, taza del baño, poceta, hemorroid*, (botando|botó|boto|tirando|echando|expulsando|arrojando|soltando|bajando|bajan|salen|saliendo)",
        pt="""
        pelo ânus, por trás, no vaso, (botando|saindo|descendo|expelindo), lá embaixo, por baixo,
        pelo reto, pela bunda, na privada, no absorvente, na calcinha, pela vagina, evacu*, fezes, cocô,
        obrando, na fralda, botando, soltando, descendo, vindo, ânus
        """,
    ),
    Concept("inr", en="inr", es="inr, el inr, tiempo de protrombina, tp", pt="inr, rni, tap"),
    Concept(
        "inr_high",
        en="inr ... (five|six|seven|eight|nine|ten|5|6|7|8|9|10|11|12)",
        es="(inr) ... (cinco|seis|siete|ocho|nueve|diez|doce|5|6|7|8|9|10|11|12)",
        pt="""
        (inr|rni) ... (cinco|seis|sete|oito|nove|dez|5|6|7|8|9|10),
        (inr|rni|tap|coagulograma) ... (alto|alterad*|nas alturas|onze|doze|quatro e meio|quinze)
        """,
        but="(inr|rni) ... (dois|2|dois e meio|três|faixa|meta|normal|repito|repetir)",
    ),
    Concept(
        "dark",
        en="dark, darker",
        es="oscur*, obscur*, negruzc*, negr*, vino tinto, como vino, prieta",
        pt="escur*, pret*, cor de vinho",
    ),
    Concept(
        "gums",
        en="gums, nose",
        es="encía, encías, nariz, moco",
        pt="gengiva, gengivas, nariz, boca, urina, cuspe",
    ),
    Concept(
        "thirst",
        en="drinking water nonstop, very thirsty",
        es="(toma|tomo|tomando|bebe|bebo|tomar) ... agua ... (loc*|mucha|demasiada|rato|litros|sin parar), mucha sed, sedient*, sed que no, harta sed, agua como loc*, muerto de sed, muchísima sed",
        pt="""
        muita sede, bebe água sem parar, bebendo muita água, sede demais, sede, sede danada,
        sede que não,
        (bebe|bebendo|bebeno|toma|tomando|tomano) ... água ... (nem camelo|igual|sem parar|demais|louc*|direto|litros|muito),
        água que nem, água feito, água demais, água direto, seca de sede, morrendo de sede, boca seca,
        língua seca
        """,
    ),
    Concept(
        "pee_lots",
        en="peeing all the time, peeing a lot",
        es="(orina|orino|mea|meo|hace pipí|hago pipí|orinando|pipí|pis) ... (rato|mucho|muchísimo|seguido|momento|sin parar|demasiado|harto), adelgaz* mucho, flac* de repente, bajó de peso, (ha |) adelgaz*, enflaqu*",
        pt="""
        urina toda hora, fazendo xixi toda hora, xixi o tempo todo, emagrec*,
        (xixi|urin*|mij*) ... (hora|sem parar|direto|demais|muito|toda|noite|cama), perdeu peso,
        perdendo peso, perdeu (#n|dez|cinco|seis|oito) quilos, magrinh*, secou, afin*, definh*,
        sumindo de magr*
        """,
    ),
    Concept(
        "contractions",
        en="""
        contractions, labor pains, contraction*, pains (are |) (coming|every|minutes|apart),
        belly (goes|gets|going|getting) (hard|tight) every
        """,
        es="contracciones, contracción, dolores cada, dolore cada, dolor cada, dolores de parto, retorcijones cada, (panza|barriga|vientre|guata) (se (me |le |) |) (pone|puso) dur*",
        pt="""
        contrações, contração, dores a cada, dor a cada, barriga (endurecendo|ficando dura), as dor,
        dor do parto, dores do parto, dor de parto, barriga (endurece|endurecendo|dura|duro), puxos,
        vontade de fazer força, dilatação,
        (dor|dores|cólica|cólicas|contração) ... (cada|de #n em #n|de dois em dois|de cinco em cinco|seguid*|uma atrás da outra)
        """,
    ),
    Concept(
        "each_minutes",
        en="""
        every #n minutes, minutes apart,
        every (few|couple|two|three|four|five|six|seven|eight|ten) minutes, (minutes|minute) apart,
        (close together|one after another|back to back|right on top of)
        """,
        es="cada (#n|cuatro|cinco|tres|diez|dos|seis|siete|ocho|quince|pocos) (minuto|minutos|min), cada ratito, seguidas, seguiditas, muy seguid*",
        pt="""
        (de|a cada|cada) (#n|cinco|dez|três|quatro) (em|minuto|minutos), de #n em #n minutos, seguidas,
        a cada (dois|três|quatro|cinco|seis|sete|oito|dez|#n|pouco|poucos) (minuto|minutos|min),
        de (dois em dois|três em três|cinco em cinco|quatro em quatro|dez em dez) (minuto|minutos),
        cada vez mais perto, uma atrás da outra, sem intervalo, ritmad*, emendando, emendad*
        """,
    ),
    Concept(
        "too_soon",
        en="""
        too early, weeks early, (weeks|months) (early|too early), too soon, not due (for|until|till),
        (not|isn't) due, only (#n|twenty|thirty|six|seven) (weeks|months), premature, preterm
        """,
        es="(recién|apenas|solo|todavía|faltan|falta|faltaban|aún) ... (semanas|meses|mes|mese|#n|dos|tres), prematur*, antes de tiempo, (de|tengo|voy en) (veinti*|treinta|#n|26|27|28|29|30|31|32|33) (semanas|)",
        pt="""
        (só|apenas|ainda|faltam|falta) ... (semanas|meses), antes da hora, prematur*,
        (tô^|estou|tá|está|com) (só |apenas |) (de|com) (vinte|trinta|#n) (e|semana|semanas),
        (vinte|trinta) (e (um|uma|dois|duas|três|quatro|cinco|seis) |) (semana|semanas),
        (seis|sete|cinco|oito) (mês|meses), falta (dois|três|um|muito|ainda) (mês|meses|pra),
        antes do tempo, ainda não tá na hora, fora da hora, adiantad*
        """,
    ),
    Concept(
        "postpartum",
        en="""
        after giving birth, had my baby, c section,
        after (the|my|giving|her) (birth|delivery|baby|c section),
        (had|delivered|birthed) (the|my|her|a|our) (baby|son|daughter|boy|girl|twins),
        (gave|giving) birth, postpartum,
        (days|weeks|day|week) (after|post) (birth|delivery|the baby|partum), cesarean, just delivered,
        (baby|son|daughter) (is |) (#n|two|three|four|five|six|ten) (days|day|weeks) old,
        since the baby (came|was born)
        """,
        es="(tuve|tuvo|parí|parió|nació|me alivié|se alivió) (a |) (mi|su|el|al|un|una) (bebé|bebe|hijo|hija|niño|niña|nene|nena|guagua|wawa|criatura|chiquito|chiquita), di a luz, dio a luz, recién parid*, recién dada a luz, cuarentena, posparto, postparto, cesárea, parto, loquios, puérpera, me hicieron (la |) cesárea, me aliviaron",
        pt="""
        tive (meu|o|a|minha) (bebê|filho|filha|neném), ganhei (neném|bebê|meu), pós parto, resguardo,
        cesárea, cesariana, puérpera,
        (ganhei|ganhou|tive|teve|pari|pariu|nasceu|desceu) (o |a |meu |minha |um |) (neném|nenê|bebê|filho|filha|menino|menina|criança|guri|guria|gêmeos) (faz|há|semana|ontem|tem|essa|mês|esses|#n|na|em),
        cesareana, cesária, cesaria, pós cesárea, parto (normal |) (faz|há|semana|ontem|tem|em casa),
        puerpério, recém parida, quarentena, dei à luz, deu à luz, depois do parto,
        depois que (ganhei|ganhou|nasceu|pari), loquios, placenta não, a placenta
        """,
    ),
    Concept(
        "foul",
        en="""
        smells bad, foul smell, foul discharge,
        (smell*|stink*|reek*) (bad|awful|terrible|foul|rotten|horrible|nasty|to high heaven|like death|something),
        foul*, stinks, stinking, stinky, smells rotten, bad smell, nasty smell,
        (yellow|green) discharge, pus, bleeding foul,
        (smell*|stink*) (bad|awful|rotten) down
        """,
        es="(olor|huele|hiede|apesta|hediond*) (muy |a |bien |)(feo|mal|podrido|espantoso|horrible|fuerte|muerto|pescado|rancio), me huele, fétid*, mal olor, apesta, hediond*, hiede, pus, materia, flujo (con|verde|amarillo|feo), olor espantoso",
        pt="""
        cheiro (ruim|forte|de podre|podre|horrível), fed*, fétid*, pus, cheirando mal, fedendo, fedend*,
        fedid*, fedor, catinga, inhaca, podre, podridão, mau cheiro, mal cheiro,
        cheiro (estranho|esquisito|azedo|de peixe|de carniça|de morto|horroroso|insuportável|de bicho morto),
        corrimento (fed*|amarel*|verde|com cheiro|estranho), secreção (verde|amarel*|com cheiro),
        carniça, vazando pus, purulent*
        """,
    ),
    Concept(
        "abortion",
        en="""
        abortion, misoprostol, miscarriage, abortion pill, abortion pills, miscarr*, lost the baby,
        losing the baby, lost (my|her|our) baby, mifepristone
        """,
        es="aborto, aborté, abortar, abortó, cytotec, citotec, misoprostol, misotrol, legrado, (sacar*|sacó|saqué|botar|interrump*|perdí|perder|perdiendo) (el|al|mi|a mi|un) (bebé|bebe|niño|embarazo|feto|criatura), pastillas para abortar, sonda para abortar",
        pt="""
        aborto, abortei, cytotec, misoprostol, curetagem,
        (tirar|tirei|perdi|perdendo) (o|um) (bebê|neném|filho), abortando, abortou, abortar, citotec,
        miso, sonda, garrafada pra abortar, chá abortivo,
        (tirar|tirei|tirou|tirando|perder|perdendo|perdi|perdeu) (o |a |um |meu |minha |) (bebê|neném|nenê|filho|filha|gravidez|criança|menino),
        interromp* a gravidez, (comprimido|comprimidos|remédio|chá) pra (abortar|descer|tirar)
        """,
    ),
)
