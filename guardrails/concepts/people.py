"""Who it is about."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "child",
        en="""
        baby, babies, infant, newborn, toddler, kid, kids, child, children,
        my (son|daughter|boy|girl|little one|grandson|granddaughter|grandbaby|niece|nephew|twins|twin|stepson|stepdaughter),
        (little|baby) (boy|girl|brother|sister|one), (year|month|week|day) old,
        (two|three|four|one|five) year old, preschooler, grandkid, grandkids, grandchild, preemie,
        her son, his son, our (son|daughter|boy|girl),
        (he's|she's|he is|she is|who is|only) #n (months|weeks|days),
        (two|three|four|five|six|2|3|4|5) years old,
        granbaby, grandbaby, lil man, lil one, youngin, youngun, young un, least un, kiddo, kiddos, bub,
        (my|our) (three|four|five|six|seven|eight|nine|ten|two|one|#n) (month|year|week|day) old,
        little fella, little feller, stepson, baby girl, baby boy, bubba, keiki, tot,
        (he|she) (is |) (three|four|five|six|seven|two|eleven|ten|nine|eight|#n) (months|weeks)
        """,
        es="""
        bebé, bebe, beba, bebito, bebita, nene, nena, nenes, nenito, nenita, niño, niña, niños, niñito,
        niñita, chiquito, chiquita, chiquitín, chiquilla, chiquillo, chamaco, chamaca, chamaquito,
        chamaquita, guagua, guagüita, wawa, huahua, recién nacid*, recien nacid*, criatura, pequeño,
        pequeña, pequeñito, pequeñita,
        mi (hijo|hija|hijito|hijita|nieto|nieta|nietito|nietita|sobrino|sobrina|sobrinito|gordo|gordito|gordita|pelado|pelada),
        güila, guila, güirro, cipote, cipota, cipotito, cipotillo, patojo, patoja, patojito, patojita,
        chavalo, chavala, chavalito, chavalita, pelao, pelaíto, pelaita, carajito, carajita, muchachito,
        muchachita, gurí, gurisa, pibe, piba, pibita, pibito, escuincle, el hijo, la hija,
        mis (hijos|nietos|niños), nuestr* (hijo|hija), cabrito, crío, cría, peque, botija, gurrumín,
        de (un|dos|tres|cuatro|#n) (añitos|años|año|meses|mesecitos),
        tiene (dos|tres|cuatro|cinco|2|3|4|5|un) (años|año|añitos|meses), de (un|dos|tres|cuatro) añito*
        """,
        pt="""
        bebê, bebe, nenê, neném, nenem, nenezinho, bebezinho, bebezinha, criança, crianças, criancinha,
        menino, menina, meninos, menininho, menininha, garotinho, garotinha, guri, guria, gurizinho,
        piá, moleque, molequinho, pequeno, pequena, pequenininho, pequenininha, recém nascid*,
        recem nascid*, caçula, meu (filho|filhinho|neto|netinho|sobrinho|sobrinho),
        minha (filha|filhinha|neta|netinha|sobrinha), o (filho|neto), a (filha|neta),
        nossa (filha|bebê), nosso (filho|bebê), meus (filhos|netos),
        de (um|dois|três|quatro|#n) (aninhos|anos|ano|meses), curumim, mininu, mininim, bacuri, filhote,
        tem (dois|três|quatro|cinco|2|3|4|5|um) (anos|ano|aninhos|meses), meu fio, minha fia, fiinho,
        fiinha, netim, fiim, minino, minina, miudinho, miudinha, bebezim, nenenzim, nenénzinho,
        pirralho, pixote, garoto, garota, guriazinha, gurizada, meu pequeno, minha pequena,
        (meu|minha|nosso|nossa) (mais novo|mais nova|de #n|caçula|pitoco|pingo), gêmeo, gêmea, gêmeos,
        criancice, alun*,
        (com|tem|de) (#n|um|uma|dois|três|quatro|cinco|seis) (aninho|aninhos|mesinho|mesinhos),
        enteadinho, afilhado, afilhada
        """,
        but="""
        (granitos|moraditos|manchitas|puntitos|bolitas|pastillas|dedos|trozos|pedazos|letras) (bien |muy |) (chiquit*|pequeñ*)
        """,
    ),
    Concept(
        "tiny",
        note="Under about three months.",
        en="""
        newborn, newborns, preemie, (day|days|week|weeks) old, (one|two|three) month old,
        (one|two|1|2|3) months old, infant, born (yesterday|last week|#n days ago), #n day old,
        #n week old, just born, isn't even (one|two|three|a) (month|months),
        not even (one|two|three|a) (month|months), under (one|two|three) months,
        barely (a|one|two) (month|months), home from the hospital, just came home from the hospital,
        (four|five|six|seven|eight|nine|ten|three|two|#n) (week|weeks) old,
        (four|five|six|seven|eight|nine|ten|eleven) week old, weeks old
        """,
        es="""
        recién nacid*, recien nacid*, recién nacido,
        de (días|semanas|#n días|#n semanas|un mes|dos meses|tres meses|2 meses|1 mes|3 meses|dos mesecitos|una semana|dos semanas|quince días|un mesecito|pocos días|pocas semanas),
        nació (ayer|hace),
        tiene (#n|dos|una|un|tres|quince) (días|semanas|semana|mes|semanitas|diítas) (de nacid*|),
        no cumple (ni |)(uno|dos|tres|un) (mes|meses), no tiene ni (un|dos|tres) (mes|meses),
        menos de (un|dos|tres) (mes|meses), ni (un|dos|tres) (mes|meses), acaba de nacer,
        lo trajimos del hospital, la trajimos del hospital, tiene días de nacid*
        """,
        pt="""
        recém nascid*, recem nascid*, recém nascido,
        de (dias|semanas|#n dias|#n semanas|um mês|dois meses|três meses|2 meses|1 mês|3 meses|um mesinho|dois mesinhos|uma semana|duas semanas|quinze dias|poucos dias),
        nasceu (ontem|há|faz),
        tem (#n|dois|uma|um|três|quinze|duas) (dias|semanas|semana|mês|diazinhos|semaninhas) (de vida|de nascid*|),
        rn, não fez (nem |)(um|dois|três) (mês|meses), não tem nem (um|dois|três) (mês|meses),
        menos de (um|dois|três) (mês|meses), nem (um|dois|três) (mês|meses), acabou de nascer,
        saiu da maternidade, sair da maternidade, tem (um|dois) (mês|meses),
        vai fazer (um|dois) (mês|meses),
        (de|tem|com|faz|fez|completou) (#n|um|uma|dois|duas|três|quinze|vinte|poucos|poucas|oito|dez|cinco|seis|sete) (diazinhos|semaninha|semaninhas|semaninhas de vida|dias de vida|dias de nascid*|semana de vida|semanas de vida),
        (com|tem|de|fez) (um|dois) (mês|meses|mesinho|mesinhos) e (meio|pouco|uns|alguns),
        (com|tem|de|fez) (#n|uma|duas|três|quatro|cinco|seis|sete) (semana|semanas),
        não completou (um|dois|três) (mês|meses), ainda não fez, mal nasceu,
        umbigo (ainda |) (não|nem) caiu, coto (umbilical|do umbigo),
        nasceu (semana passada|faz|há|esses dias|de), (tem|com|de) (um|dois) mês
        """,
    ),
    Concept(
        "family",
        note="Somebody else, not the caller.",
        en="""
        mom, mama, momma, mommy, mum, mother, dad, daddy, papa, father, pop, husband, wife, hubby, son,
        daughter, grandma, grandpa, grandmother, grandfather, granny, gramma, grampa, gramps, nana,
        meemaw, mawmaw, pawpaw, abuela, brother, sister, sis, uncle, aunt, auntie, cousin, partner,
        boyfriend, girlfriend, friend, roommate, neighbor, coworker, fiance, kid, kids, child, niece,
        nephew, in law, he, she, him, her, they, them, somebody, someone, patient, old man, old lady,
        client, resident, guy, lady, man, woman, boy, girl, teenager, student,
        ma, maw maw, maw-maw, mamaw, memaw, papaw, peepaw, granddaddy, grandmama, big mama, ole man,
        my old man, wife's, buddy, buddys, bestie, boo, faddah, ol lady, spouse, gf, bf, roomie,
        ma'am's, amma, mother in law, father in law, brother in law, sister in law, granbaby, ex,
        least un, sarge, battle buddy, squad mate
        """,
        es="""
        mamá, mama, mami, madre, amá, jefita, jefecita, viejita, viejito, viejo, vieja, mamita, papá,
        papa, papi, padre, apá, papito, taita, tata, esposo, esposa, marido, mujer, señora, señor,
        pareja, novio, novia, hijo, hija, hijito, hijita, abuela, abuelo, abue, abuelita, abuelito,
        lita, lela, nono, nona, hermano, hermana, mano, manita, tío, tía, primo, prima, cuñado, cuñada,
        suegro, suegra, amigo, amiga, vecino, vecina, vecinita, compañero, compañera, compadre, comadre,
        nieto, nieta, sobrino, sobrina, ella, alguien, paciente, patrón, patrona, doña, don, muchacho,
        muchacha, chico, chica, le, lo, la, mi gente, chamo, chama, pana, parcero
        """,
        pt="""
        mãe, mainha, mamãe, mãezinha, pai, painho, papai, paizinho, marido, esposo, esposa, mulher,
        companheiro, companheira, namorado, namorada, filho, filha, avó, avô, vó, vô, vovó, vovô,
        vozinha, vozinho, voinha, voinho, irmão, irmã, mana, mano, tio, tia, primo, prima, cunhado,
        cunhada, sogro, sogra, amigo, amiga, vizinho, vizinha, colega, neto, neta, sobrinho, sobrinha,
        ele, ela, alguém, paciente, véio, véia, velho, velha, coroa, patrão, patroa, dona, seu, rapaz,
        moça, menino, menina, senhor, senhora, idoso, idosa, fio, fia, muié, muier, véi, cumpadre,
        comadre, cumade, bisa, bisavó, bisavô, nona, nono, nonna, nonno, vovozinha, padrinho, madrinha,
        enteado, enteada, nora, genro, parente, guri, guria, moço, galega, neném, mamis,
        minha esposinha, meu velho, meu bem, meu homem, meu guri, minha guria, tia avó, morador,
        moradora, acamado, acamada, colega de quarto
        """,
    ),
    Concept(
        "self",
        en="i, me, my, myself, mine, im, ive",
        es="yo, me, mi, mis, mí, conmigo, mío, mía, míos, mías",
        pt="eu, me, meu, minha, meus, minhas, mim, comigo, tô^",
    ),
    Concept(
        "person",
        note="The caller or anybody.",
        en="{self}, {family}, {child}",
    ),
    Concept(
        "aggressor",
        note="Who hurts the caller or another.",
        en="""
        he, she, they, husband, wife, boyfriend, girlfriend, partner, ex, dad, father, stepdad,
        stepfather, mom, mother, son, daughter, brother, man, guy, caregiver, aide, nurse, somebody,
        someone, neighbor, uncle, roommate, fiance, hubby, grandson, cousin,
        dude, guys, neighbors, them, nephew, friend, bf, baby daddy, ole man, old man, boss, in laws,
        mother in law, faddah, daddy, stepson
        """,
        es="""
        ella, ellos, esposo, marido, pareja, novio, novia, ex, exnovio, exesposo, exmarido, papá,
        padrastro, padre, mamá, hijo, hija, hermano, hombre, tipo, señor, alguien, vecino, tío, mujer,
        esposa, viejo, nieto, cuidador, cuidadora, cuñado, yerno, suegro, compañero, mi ex, man, sujeto,
        wey, güey, fulano
        """,
        pt="""
        ele, ela, eles, marido, esposo, companheiro, namorado, namorada, ex, pai, padrasto, mãe, filho,
        filha, irmão, homem, cara, sujeito, alguém, vizinho, tio, mulher, esposa, neto, cuidador,
        cuidadora, cunhado, genro, sogro, patrão, bandido, o homem, fulano, marmanjo, enteado, sobrinho,
        cidadão, elemento, desgraçado, vagabundo, miserável, traste, professor, pastor, padre, agiota,
        traficante
        """,
    ),
    Concept(
        "me_us",
        en="""
        me, us, her, him, them,
        (my|the|his|her) (mom|mother|kids|baby|son|daughter|sister|brother|kid|child|grandma|grandmother|dad|wife),
        the kids, our baby, my sister, my neighbor, everybody, my face, my arm, my leg, my neck,
        my head, my hair
        """,
        es="me, nos, mí, a mi",
        pt="""
        me, mim, nos, na minha, no meu, nos meus, a gente, em mim, todo mundo, nós, a família,
        todos nós, minha família, meus irmãos, minhas crianças, as crianças, ni mim, ni nós, na gente
        """,
    ),
    Concept(
        "victim",
        en="""
        me, us, her, him, my mom, my mother, my kids, my child, my baby, my daughter, my son, my sister,
        grandma, my grandmother, my dad, my brother,
        the kids, the baby, my wife, my neighbor, my friend, mama, my mama, my grandma, the dog and me,
        my boy, my girl
        """,
        es="""
        a mi (mamá|madre|hija|hijo|hermana|hermano|abuela|abuelo|papá|bebé|niña|niño|vecina|suegra),
        a mis (hijos|hijas|papás|niños), a los niños, a la niña, al niño, a la bebé, al bebé, a ella
        """,
        pt="""
        na minha (mãe|filha|irmã|avó|vó|sogra|vizinha), no meu (filho|pai|irmão|avô|vô),
        minha (mãe|filha|irmã|vó|vizinha), meu (filho|pai|vô), nos meus filhos, nas crianças,
        nos filhos, na mulher, nela, na criança, no bebê
        """,
    ),
    Concept(
        "diabetic_person",
        en="""
        diabetic, diabetes, type one, type 1, insulin dependent, got sugar, has sugar, type two, type 2,
        sugar diabetes, sugar diabetic, t1d, t1, juvenile diabetes, diabetis, the sugar, sugar patient,
        got sugar real bad
        """,
        es="""
        diabétic*, diabetes, diabetic*, azucarad*, insulinodependiente*, insulino dependiente,
        tiene azúcar, sufre de azúcar, padece de azúcar
        """,
        pt="""
        diabétic*, diabetes, diabete, insulinodependente*, tem açúcar, açúcar alto, diabética tipo,
        tipo um, tipo 1, tipo dois, tem diabete, tem diabetes, tem açúcar no sangue,
        insulino dependente, toma insulina, usa insulina, aplica insulina, diabétis, diabetis
        """,
    ),
    Concept(
        "unborn",
        en="baby, babies, twins, him, her, unborn",
        es="bebé, bebe, niño, niña, nene, gemelos, criatura, panza, vientre, barriga, guagua, wawa",
        pt="""
        bebê, neném, nenê, nenem, menino, menina, gêmeos, barriga, criança, filho, filha, meu bebê,
        na barriga, dentro da barriga, da barriga, guri, guria, minha pequena, meu pequeno, feto,
        nenenzinho, ele na barriga
        """,
    ),
    Concept(
        "baby",
        en="baby, infant, newborn, babies",
        es="""
        bebé, bebe, bebito, bebita, nene, nena, recién nacid*, guagua, wawa, criatura, niño, niña, beba
        """,
        pt="""
        bebê, bebe, neném, nenê, nenem, bebezinho, bebezinha, recém nascid*, nenezinho, menino, menina,
        criança
        """,
    ),
)
