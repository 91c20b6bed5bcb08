"""Blue lips, a blocked throat, an inhaler that fails."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "blue",
        note="Colour of the lips or of the whole child.",
        en="blue, bluish, purple, purplish, gray, grey, grayish, ashen, dusky",
        es="""
        azul, azules, azulado, azulada, azulados, azulita, azulito, azuladitos, morado, morada, morados,
        moraditos, moradas, moradito, moradita, amoratad*, gris, grises, cenizo, ceniza, violeta,
        cianótic*
        """,
        pt="""
        azul, azuis, azulado, azulada, azulados, azulzinha, azulzinho, roxo, roxa, roxos, roxas,
        roxinho, roxinha, roxinhos, arroxead*, cinza, acinzentad*, violeta, cianótic*, rocha, rochos,
        rochinho, rocho, roxeando, arroxeando, pretejando
        """,
        but="""
        (rox*|morad*|azul*|purple|blue|green|black|negr*|pret*) (de|from|with) (tanta |the |) (amora|uva|açaí|tinta|mora|moras|betabel|beterraba|caneta|ink|paint|blueberries|berries|candy|popsicle|marker|jabuticaba|jeans), ceniza, cenizas, morad* chiquit*, moradit* chiquit*,
        (ficou|deixou|dejó|quedó|left) (um|uma|un|una|a|me|me un) (roxinho|roxo|moradito|morado|bruise),
        (bati|bateu|topei|topada|quina|esbarrei|tropecei|pancada|injeção|vacina|exame) ... (roxo|roxinho|roxa|roxinha),
        (dedinho|joelho|canela|coxa|picada|unha do pé) ... (roxo|roxinho|roxa|roxinha)
        """,
        heard=True,
    ),
    Concept(
        "choking",
        en="""
        choking, choked, choke, chokes, choked on, (doing|did|do|tried|trying|give him|giving) (the |) heimlich, gagging, stuck in (his|her|their) throat
        """,
        es="""
        atragant*, atorado, atorada, atoró, atora, atorándo*, se ahogó con, se está ahogando con,
        ahogando con, atascado en la garganta, atascada en la garganta, atascó en la garganta,
        (trabado|trabada|trabó|pegado|pegada|atravesado|atravesada|atravesó|trancó|trancada|quedó) (en la|la|en su|en el) (garganta|galillo|gaznate|pescuezo),
        (hice|haciendo|hago|hicimos|hacerle) (la maniobra |el |la |) (de |) heimlich, añusg*, añug*, se le fue por (el otro lado|otro lado|el camino viejo|mal lado),
        se fue por mal camino,
        se (le fue|fue) (la comida|el agua|la saliva|la leche|el jarabe|la pastilla) (por|al) (otro|mal|pulmón|lado),
        se ahoga con, se (atoró|trancó|atragantó|atraganta|atasca), no (puede|logra) (toser|escupir),
        está atragantá, atorao, atorá, se le atasc*, se le pegó en el (galillo|gañote|guargüero)
        """,
        pt="""
        engasg*, engasgo, entalad*, entalou, entalado, entalada, (fiz|fazendo|faço|tentei) (a manobra |a |) (de |) heimlich, sufocou com, entalo,
        engasgano, sufocou, engolir errado, desceu errado, desceu pro lugar errado, foi pro pulmão,
        foi pro buraco errado, (fiz|fazendo|faço|fizemos) (a |) manobra
        """,
        heard=True,
        but="choke up, choking up, (pill|pills|tablet|tablets|capsule) choking (big|huge), (comprimido|comprimidos|cápsula|pílula) ... (engasga|engasgo|engasgando) (sempre|toda vez|fácil|um pouco), grande (demais |) engasga, (me |) engasgo (com|pra|sempre|toda|fácil) (comprimido|comprimidos|cápsula|cápsulas|tomar|engolir|vez), medo de engasgar, (pra|para) não engasgar, sem engasgar",
    ),
    Concept(
        "cannot_after",
        en="""
        stopped, won't come, isn't coming, not coming, is hard, hurts, gone, is short, getting short
        """,
        es="""
        no me sale, no le sale, no entra, se fue, no sale, me falta, le falta, difícil, no me entra,
        no le entra, no llega, me cuesta, le cuesta
        """,
        pt="""
        não vem, não entra, não sai, sumiu, falta, faltando, difícil, não tá vindo, não tá entrando,
        acabou, foi embora, faltou
        """,
    ),
    Concept(
        "turned",
        en="turning, turned, going, went, getting, looks, turn, lips, is, are, all, completely, goes",
        es="""
        poniendo, puso, pone, ponía, volviendo, volvió, quedó, todo, toda, se ve, está, poniéndose,
        quedando
        """,
        pt="ficando, ficou, fica, ficaram, virou, tá, todo, toda, está, todinho, ficava",
    ),
    Concept(
        "turning_blue",
        en="""
        (turning|turned|going|went|getting|turns|all) (blue|purple|gray|grey|bluish|ashen|a bluish),
        blue in the (face|lips), blue (lips|around)
        """,
        es="""
        se (está poniendo|puso|me puso|nos puso|pone|ponía|anda poniendo|me está poniendo|quedó|está quedando|puso todo|puso toda|puso bien) (todo |toda |como |medio |bien |muy |) (azul|morado|morada|moradito|moradita|azulado|azulada|gris|ceniza|amoratad*|azulito|azulita|negrito),
        (azul|moradito|moradita|morado|morada) de la (cara|boca)
        """,
        pt="""
        (ficou|ficando|tá ficando|fica|ficaram|está ficando|foi ficando|virou|tá|está) (todo |toda |meio |tudo |muito |) (azul|roxo|roxa|roxinho|roxinha|azulado|azulada|cinza|arroxead*|rocho|rocha|azulzinho|pretinho|roxos)
        """,
        but="""
        (rox*|morad*|azul*|purple|blue|green|black|negr*|pret*) (de|from|with) (tanta |the |) (amora|uva|açaí|tinta|mora|moras|betabel|beterraba|caneta|ink|paint|blueberries|berries|candy|popsicle|marker|jabuticaba|jeans), ceniza, cenizas, morad* chiquit*, moradit* chiquit*,
        (ficou|deixou|dejó|quedó) (um|uma|un|una) (roxinho|roxo|moradito|morado|mancha|moretón),
        got a blue, (bati|bateu|topei|topada|quina|esbarrei|tropecei) ... (roxo|roxinho|roxa|roxinha)
        """,
    ),
    Concept(
        "stuck",
        en="""
        stuck in (my|his|her|the|their) throat, stuck in throat, lodged in (my|his|her|the),
        (something|food|pill|pills|candy|coin|grape|bone|tablet|capsule) ... stuck, won't go down
        """,
        es="""
        (atascad*|atascó|trabad*|trabó|pegad*|atravesad*|atravesó|trancó|trancad*|quedó|atorad*|atoró) ... (garganta|galillo|gaznate|pescuezo)
        """,
        pt="""
        (pres*|parad*|parou|atravessad*|travad*|agarrad*|agarrou|grudou|grudad*|ficou|entalad*|entalou) ... (garganta|goela),
        (pres*|parad*|parou|atravess*|travad*|agarrad*|agarrou|grudou|grudad*|ficou|entalad*|entalou|trancou|trancad*|enganch*|espetad*|empacou|empancou) ... (garganta|goela|gogó|gasganete|guela|traqueia|esôfago)
        """,
    ),
    Concept(
        "drool",
        en="""
        drool, drooling, can't swallow, spit, spit running, tongue (is |) (hanging|sticking|stuck) out
        """,
        es="babea, babeando, no puede tragar, saliva",
        pt="babando, baba, não consegue engolir, saliva",
    ),
    Concept(
        "breath_noise",
        en="grunt*, wheez*, whistl*, rattl*, gurgl*, crow*, rasp*, noise, noisy, squeak*",
        es="quejid*, silbid*, pujid*, ronquid*, pitid*, chillid*, ruido, ronca, roncando",
        pt="""
        chiad*, gemid*, assobi*, ronc*, barulho, apito, chia, chiano, chiadinho, miando, piando, piado,
        ronqueira, ronquido, roncando, guincho, guinchando, assovia*, estridor, cacarej*, apitando,
        chocalh*, borbulh*, gargarej*, gemeno, gemendo
        """,
    ),
    Concept(
        "food",
        en="""
        food, chicken, meat, candy, grape, hot dog, coin, toy, bone, piece, something, water, apple,
        nut, peanut, milk, bread, vomit
        """,
        es="""
        comida, carne, pollo, dulce, uva, moneda, juguete, hueso, pedazo, algo, agua, pan, maní, leche,
        espina, salchicha, bocado, vómito, tortilla
        """,
        pt="""
        comida, carne, frango, bala, uva, moeda, brinquedo, osso, pedaço, alguma coisa, algo, água, pão,
        amendoim, leite, espinha, salsicha, vômito, pipoca, bolinha, tampa, espinha de peixe,
        salgadinho, pirulito, balinha, chiclete, caroço, semente, milho, feijão, farinha, beiju,
        tapioca, churrasco, linguiça, maçã, bife, balão, bexiga
        """,
    ),
    Concept(
        "inhaler",
        en="inhaler, inhalers, puffer, albuterol, nebulizer, rescue inhaler, ventolin",
        es="""
        inhalador, inhaladores, salbutamol, nebulizador, aerosol, disparador, puff, puffs, bombita,
        ventolin, broncodilatador, nebulización,
        nebuliz*, neburiz*, neburizad*, nebulisador, spray del asma, aerocámara, mascarilla
        """,
        pt="""
        bombinha, inalador, salbutamol, aerolin, nebulizador, inalação, bombinhas, clenil, berotec,
        aerosol, nebulização, inalaçãozinha, símbicort, alenia, foraseq, seretide, spray, aerossol,
        aerogold, bomba de asma, bombinha de asma, bombinha azul
        """,
        heard=True,
        but="""
        aerocámara
        """,
    ),
    Concept(
        "fails",
        en="""
        isn't working, not working, isn't helping, not helping, doesn't help, doesn't work, didn't help,
        didn't work, won't help, no relief, and nothing, not better, empty, three times,
        stopped working, four times, no good, ain't working, didn't do anything, does nothing,
        not doing anything, keeps using, (#n|five|six) times,
        still (tight|wheezing|bad|can't|struggling|not)
        """,
        es="""
        no (me|le|nos|) (hace|funciona|sirve|ayuda|quita|alivia|está funcionando|está haciendo|calma|abre|mejora|mejoro),
        no se me (quita|pasa), y nada, ya no me, ya no le, sin mejoría, no mejor*, sigue igual,
        tres veces, varias veces, ni con, ni así, (#n|cinco|seis|cuatro) veces, sigo igual,
        sigo cerrad*, sigue cerrad*, como si nada, no le hace efecto, no me hace efecto,
        no (me|le|nos|) (ta|está|anda|están|estaba) (haciendo|sirviendo|ayudando|abriendo|funcionando) (na|nada|efecto|),
        no (le|me|) hace (na|nada|efecto|cosquillas), no le (levanta|afloja|cede), no agarra,
        no responde al, igual de (mal|ahogad*|cerrad*)
        """,
        pt="""
        não (tá|está|) (resolve|resolvendo|adianta|adiantando|funciona|funcionando|faz|fazendo|ajuda|ajudando|melhora|melhorando|aliviando|alivia|passa|pega|deu),
        não melhor*, e nada, três vezes, várias vezes, nem com, sem efeito,
        (#n|cinco|seis|quatro) vezes, continua igual, continuo igual, tô igual, não faz efeito,
        não (segura|surte|surtiu|abre|vence|dá conta|adiantou|resolveu|funcionou|aliviou|ajudou|melhorou|fez|pegou|tá dando conta|corta|cortou|abriu),
        nada de melhorar, (dez|oito|sete|#n) (jatos|puffs|jato|puxadas|borrifadas|bombadas|vez),
        já (fiz|usei|dei|botei|fez) ... (vezes|vez|jatos|puffs), e continua*,
        continua (chiando|sem|ruim|puxando|piorando|cansad*), nem assim, não resolve mais
        """,
    ),
)
