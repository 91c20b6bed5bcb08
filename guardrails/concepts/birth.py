"""Pregnancy and birth."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "fetal_move",
        en="""
        move, moving, moves, moved, kick, kicking, kicks, kicked, movement, movements, flutter*,
        feel (the|my) baby, felt (the|my) baby, felt (him|her|it) (move|kick),
        feel (him|her|it) (move|kick)
        """,
        es="""
        mueve, moverse, movía, movió, moviendo, movido, muevo, movimiento, movimientos, patea, patear,
        pateando, patada, patadas, pataditas, patadita, siento (al|el|a mi) (bebé|bebe),
        sentido (al|el|a mi) (bebé|bebe), sentir (al|el|a mi) (bebé|bebe), brinca, siento que se mueva,
        (lo|la) siento moverse
        """,
        pt="""
        mexe, mexer, mexendo, mexia, mexeu, mexido, mexendo mais, movimento, movimentos, movimenta,
        movimentar, chuta, chutar, chutando, chutou, chute, chutes, pontapé,
        sinto (o|meu|a) (bebê|neném|nenê|menino|menina|filho|filha), senti (o|meu|a) (bebê|neném|nenê),
        sentindo (o|meu|a) (bebê|neném|nenê), (remexe|remexer|remexendo),
        senti (ele|ela) (mexer|mexendo|hoje), sinto (ele|ela) (mexer|mexendo|mais), chutano, mexeno,
        remexendo, pulando, pula, mexida, mexidas, chutinho, chutinhos, sinal de vida
        """,
        heard=True,
        but="""
        brinca e (come|corre|pula)
        """,
    ),
    Concept(
        "pregnant",
        en="""
        pregnant, pregnancy, expecting, trimester, weeks along, months along, (weeks|months) pregnant,
        due date, prenatal, preggo, in labor with, going into labor, contractions, carrying,
        positive test, postpartum, gave birth, c section, after delivery, just had (a|my) baby,
        had my baby, delivered, miscarr*, (#n|twenty|thirty) weeks, unborn, womb, miscarriage, placenta,
        obgyn, ectopic, midwife
        """,
        es="""
        embarazad*, embaraz*, preñad*, encinta, gestante, en estado, esperando (un|mi|a mi) bebé,
        panzona, contracciones, (semanas|meses) de (embarazo|gestación),
        de (#n|siete|ocho|nueve|seis|cinco|cuatro|tres|dos) (meses|semanas),
        (#n|siete|ocho|seis|cinco|cuatro|tres) (meses|semanas) (y|de), parto, cesárea, di a luz,
        dio a luz, parí, parió, alivié, se alivió, prueba positiva, posparto, puerperio, trimestre,
        gestación, ectópico, tengo (#n|siete|ocho|nueve|seis|cinco) (meses|semanas),
        mi bebé en la panza, en el vientre, la partera, aborto, placenta,
        (sexto|séptimo|octavo|noveno|quinto|cuarto|tercer) mes,
        prueba (me |) (salió|dio) (positiva|positivo), prueba de embarazo positiv*, tengo un atraso,
        no me (baja|ha bajado|bajó) la regla, (voy en|estoy de|voy de|con) (#n) (semanas|meses),
        tengo #n semanas
        """,
        pt="""
        grávid*, gravid*, gestante, esperando (neném|bebê|um bebê), buchuda, prenha, barriguda,
        contrações, contração, (semanas|meses) de (gravidez|gestação|grávida),
        de (#n|sete|oito|nove|seis|cinco|quatro|três) (meses|semanas),
        com (#n|sete|oito|nove|seis|cinco|quatro|três|trinta|vinte) (meses|semanas),
        (#n|trinta|vinte|oito|sete|seis) (semanas|meses), parto, cesárea, cesariana, dei à luz,
        deu à luz, pari, pariu, ganhei (neném|bebê), ganhou (neném|bebê), tive bebê, tive neném,
        pós parto, resguardo, trimestre, gestação, ectópica, teste positivo, bebê na barriga, aborto,
        placenta, parteira, gravidez, grávida, embuchad*, barrigão, prenhe,
        esperando (um |) (menino|menina|filho|gêmeos|criança), pré natal, pré eclâmpsia, eclâmpsia,
        trabalho de parto, obstetra, bolsa estourada,
        (de|com|tô de|fiz|completei|entrei na|entrei em) (vinte|trinta|trinta e|vinte e|oito|nove|sete|seis|cinco|quatro|três|doze|dez|quarenta|#n) (e |) (um |uma |dois |duas |três |quatro |cinco |seis |sete |oito |nove |) (semana|semanas|mês|meses),
        (último|sétimo|oitavo|nono|sexto|quinto|quarto|terceiro) mês,
        (neném|bebê|menino|menina) (na|da|dentro da) barriga,
        falta (um mês|dois meses|uma semana|#n) pra (nascer|ganhar|parir), pra ganhar neném,
        ganhar neném, ganhando neném, menstruação atrasada, atraso menstrual, teste deu positivo
        """,
        heard=True,
    ),
    Concept(
        "water_broke",
        en="""
        water broke, waters broke, water just broke, my water breaking, leaking fluid,
        gush of (fluid|water), cord (is|came|hanging|coming) out, cord prolapse, baby is coming,
        baby's coming, crowning, head is coming out, about to give birth, giving birth,
        having the baby (now|right), see the (head|baby's head), contractions, labor pains,
        going into labor, went into labor, (i'm|she's|i think i'm) in labor
        """,
        es="""
        rompió (la|mi) (fuente|bolsa), rompí (la|) (fuente|bolsa|aguas),
        (fuente|bolsa) (rota|se rompió|se reventó|se me rompió),
        se me (rompió|reventó) (la|) (fuente|bolsa), cordón, viene (el|la) bebé,
        ya viene (el|la|mi) (bebé|niño|criatura|nene), está naciendo, ya nace, va a nacer,
        asoma la cabeza, se le ve la cabeza, voy a parir, contracciones, dando a luz, rompió aguas,
        dolores de parto,
        (boté|botando|botó|bote|solté|perdí|perdiendo|tiré|mojé) ... (agua|líquido|agüita),
        (sale|saliendo|salió|escurre|chorrea|baja|bajó) ... (agua|líquido|agüita) ... (pierna|piernas|abajo|entre|parte),
        cama mojada de agua
        """,
        pt="""
        (bolsa|bolsa d'água) (estourou|rompeu|estourando), estourou a bolsa, rompeu a bolsa,
        perdendo (líquido|água), cordão,
        (bebê|neném|criança|menino|menina) (tá|está) (nascendo|saindo|vindo), tá nascendo,
        vai nascer agora, aparecendo a cabeça, vendo a cabeça, saindo a cabeça, contrações, contração,
        trabalho de parto, em trabalho, dores de parto, dor do parto,
        bolsa (rota|rompida|furou|vazou|vazando|estorou|rompeu|estourô|estoro),
        (perdendo|perdi|saindo|saiu|desceu|descendo|vazando|vazou|escorrendo|escorreu) ... (líquido|água|aguinha|aguaceiro) ... (perna|pernas|calcinha|de baixo|vagina|xixi|semana|semanas|mês|meses),
        perdendo líquido, perdendo água, saindo água, desceu água, desceu um líquido, tampão saiu
        """,
    ),
    Concept(
        "early",
        en="early, preterm, too soon, weeks, weeks early",
        es="antes de tiempo, adelant*, todavía no, semanas, prematur*",
        pt="antes da hora, adiantad*, ainda não, semanas, prematur*",
    ),
    Concept(
        "spotting",
        en="spotting, gushing, soaking, pad, pads, clots, flooding, flooded, cherry pie, down my leg",
        es="manch*, bajó sangre, toalla*, coágulos, sangrita, flujo con sangre, escurre, pedazos",
        pt="""
        manch*, desceu sangue, absorvente*, coágulos, escorrendo, borra marrom, borrinha, pedaços,
        descendo uns
        """,
        heard=True,
    ),
    Concept(
        "less",
        en="""
        less, barely, hardly, slowed, stopped, not as much, a lot less, decreased, fewer,
        since yesterday, all day, hasn't, haven't, no
        """,
        es="""
        menos, casi nada, casi no, poco, poquito, dejó de, apenas, disminuyó, desde ayer,
        en todo el día, no
        """,
        pt="""
        menos, quase nada, quase não, pouco, pouquinho, parou de, mal, diminuiu, desde ontem,
        o dia todo, não, nem
        """,
    ),
    Concept(
        "fetal_feel",
        en="""
        feel (the|my) baby, felt (the|my) baby (move|kick|today|since|moving),
        feel (him|her|the baby|it) (move|moving|kick|kicking),
        baby (move|moving|kick|kicking) (today|anymore|at all|since)
        """,
        es="""
        siento (al|a mi|el|que el|que se mueva el|moverse al|moverse a mi) (bebé|bebe|niño|bebito),
        siento que se mueva, he sentido (al|a mi|que|moverse), la siento moverse, lo siento moverse,
        movimiento(s|) del (bebé|bebe|feto),
        (siento|sentí|he sentido|ha sentido|siente|sintiendo) ... (bebé|bebe|bebita|criatura|guagua|niña|niño|pataditas|patadas|movimientos|mueva)
        """,
        pt="""
        sinto (o |meu |a |minha |ele |ela |)(bebê|neném|nenê|filho|filha|mexer|mexendo|menino|menina),
        sentindo (o |meu |a |minha |ele |ela |)(bebê|neném|nenê|mexer|filho|filha|menino|menina),
        senti (o |meu |a |ele |ela |)(bebê|neném|mexer|nenê)
        """,
    ),
    Concept(
        "blurry",
        en="""
        blurry, spots, stars, flashes, floaters, lights, sparkles, seeing, swollen, swelling, puffy,
        itchy hands, right side, ribs, shoulder, feet are like balloons, feet like balloons,
        seeing spots, sparks, zigzag, twinkl*, flashing, can't see right, vision
        """,
        es="""
        borros*, lucecitas, luces, manchitas, estrellitas, puntitos, chispitas, moscas, veo, hinchad*,
        hinch*, boca del estómago, costillas, zumbido*, estrellas, pies como globos
        """,
        pt="""
        embaçad*, turv*, pontinhos, luzinhas, estrelinhas, manchinhas, brilhos, moscas, vejo, vendo,
        inchad*, inch*, boca do estômago, costela, zumbido*, pontos, faíscas, pé virou um balão,
        vista (embaralh*|embaçad*|turva|escura|escurecendo|ruim|dupla|estrel*), embaralhando,
        pontos brilhantes, luzinha, pontinho*, zumbido, ouvido apitando, vagalume*, clarão, raios,
        embaixo da costela, pressão (alta|subiu|lá em cima|nas alturas), rosto inchado, mãos inchadas
        """,
    ),
    Concept(
        "hit_belly",
        en="fell, fall, hit, kicked, punched, car accident, crash, accident, slipped, fell down",
        es="caí, cayó, caída, golpe*, golpeé, pegó, pegaron, pateó, choque, accidente, resbal*",
        pt="caí, caiu, queda, tombo, bati, bateu, bateram, chutou, acidente, batida, escorreg*",
    ),
    Concept(
        "birth_now",
        en="""
        (baby|baby's|head) ... (coming|crowning|coming out) (now|right now|out|fast|already),
        giving birth (right now|now|in|on), i'm giving birth, she's giving birth,
        having the baby (now|right now|in|at home), (cord|umbilical cord) ... (out|hanging|coming),
        see the (baby's head|head|foot|cord), baby is being born, placenta ... (out|stuck),
        slipped out between my legs, something ... between my legs, looks like a rope, water everywhere,
        baby's on the way, belly like a rock,
        (i |she |) (can |) (see|feel) the head, head (is |) (out|coming|crowning), crowning,
        (baby|it) (is |) coming (now|right now|out), (need|needs|want|gotta) to push,
        pushing (now|already)
        """,
        es="""
        ya viene (el|la|mi|la cabeza|saliendo) (bebé|bebe|niño|niña|nene|criatura|cabeza|),
        se (le|me) (ve|asoma|está saliendo|sale) (la cabeza|el cordón|un pie|el piececito),
        está naciendo, ya está naciendo, (voy|va) a (parir|dar a luz) (ya|aquí|ahorita|ahora),
        está (pariendo|dando a luz), salió el cordón, se salió el cordón, saliendo el cordón,
        siento (la cabeza (del|de la|ahí|abajo|saliendo|que|entre)|que ya sale|que ya viene), está coronando, algo entre las piernas,
        se me salió algo, como un lazo, panza como piedra, panza está como piedra, está como piedra,
        (ve|asoma|sale|saliendo|asomó|salió|cuelga) ... (cabecita|cabeza|pie|piecito|manita|nalgas|nalguitas|pelito|cordón|piernita),
        me dan ganas de pujar, (tengo|siento) ganas de pujar, está pujando,
        no aguanto las ganas de pujar,
        no (sale|ha salido|salió) la placenta, nació en (el|la|mi) (baño|carro|casa|taxi|cama|piso),
        (bebé|bebe|niño|guagua|criatura) ... (está saliendo|ya salió|viene saliendo|atravesad*|de nalgas),
        está de parto y, ya está coronando
        """,
        pt="""
        (bebê|neném|criança|nenê) (já |)(tá|está) (nascendo|saindo|vindo|coroando), (tá|está) nascendo,
        vai nascer (agora|aqui|já),
        (aparecendo|saindo|vendo|dá pra ver) (a cabeça|o cordão|o pezinho|a cabecinha),
        (tá|está) parindo, cordão (saiu|pra fora|saindo|tá saindo), vou (parir|ganhar) (agora|aqui|já),
        coisa entre (as |) minhas pernas, saiu uma coisa, parece uma corda, barriga virou pedra,
        tem água por tudo, barriga dura que nem pedra,
        (saindo|saiu|aparecendo|apareceu|nascendo|tá vindo|vindo|coroando|apontando|vejo|vendo|dá pra ver) (o |a |um |uma |) (cabeça|cabelinho|cabecinha|bracinho|braço|pé|pezinho|perna|perninha|bumbum|bunda|cordão|mãozinha|mão|nenê|neném|bebê),
        (bebê|neném|nenê|criança|menino) ... (atravessad*|sentado|nascendo|saindo|coroando|nasceu (aqui|agora|em casa|no carro|no banheiro|roxo|azul|não chora)),
        (nasceu|nascer) (aqui|agora|em casa|no carro|no banheiro|no caminho|na rua|na cama|no chão|na rede),
        (vontade|tô fazendo|fazendo|tá fazendo) (de fazer |) força ... (bebê|neném|nascer|sair|parto|embaixo|contração),
        (a |) placenta não (sai|saiu|desceu|nasceu), bebê ... (preso|entalado) ... (ombro|sair|cabeça),
        cordão ... (saiu|fora|pendurado|pescoço|enrolad*|saindo), vai nascer, tá pra nascer,
        não dá tempo de chegar
        """,
    ),
)
