"""Who it is about."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "child",
       
        en="baby, babies, infant, newborn, toddler, kid, kids, child, children, my (son|daughter|boy|girl|little one|grandson|granddaughter|grandbaby|niece|nephew|twins|twin|stepson|stepdaughter), (little|baby) (boy|girl|brother|sister|one), (year|month|week|day) old, (two|three|four|one|five) year old, preschooler, grandkid, grandkids, grandchild, preemie, her son, his son, our (son|daughter|boy|girl), (he's|she's|he is|she is|who is|only) #n (months|weeks|days), (two|three|four|five|six|2|3|4|5) years old",
        es="bebé, bebe, beba, bebito, bebita, nene, nena, nenes, nenito, nenita, niño, niña, niños, niñito, niñita, chiquito, chiquita, chiquitín, chiquilla, chiquillo, chamaco, chamaca, chamaquito, chamaquita, guagua, guagüita, wawa, huahua, recién nacid*, recien nacid*, criatura, pequeño, pequeña, pequeñito, pequeñita, mi (hijo|hija|hijito|hijita|nieto|nieta|nietito|nietita|sobrino|sobrina|sobrinito|gordo|gordito|gordita|pelado|pelada), güila, guila, güirro, cipote, cipota, cipotito, cipotillo, patojo, patoja, patojito, patojita, chavalo, chavala, chavalito, chavalita, pelao, pelaíto, pelaita, carajito, carajita, muchachito, muchachita, gurí, gurisa, pibe, piba, pibita, pibito, escuincle, el hijo, la hija, mis (hijos|nietos|niños), nuestr* (hijo|hija), cabrito, crío, cría, peque, botija, gurrumín, de (un|dos|tres|cuatro|#n) (añitos|años|año|meses|mesecitos), tiene (dos|tres|cuatro|cinco|2|3|4|5|un) (años|año|añitos|meses), de (un|dos|tres|cuatro) añito*",
        pt="bebê, bebe, nenê, neném, nenem, nenezinho, bebezinho, bebezinha, criança, crianças, criancinha, menino, menina, meninos, menininho, menininha, garotinho, garotinha, guri, guria, gurizinho, piá, moleque, molequinho, pequeno, pequena, pequenininho, pequenininha, recém nascid*, recem nascid*, caçula, meu (filho|filhinho|neto|netinho|sobrinho|sobrinho), minha (filha|filhinha|neta|netinha|sobrinha), o (filho|neto), a (filha|neta), nossa (filha|bebê), nosso (filho|bebê), meus (filhos|netos), de (um|dois|três|quatro|#n) (aninhos|anos|ano|meses), curumim, mininu, mininim, bacuri, filhote, tem (dois|três|quatro|cinco|2|3|4|5|um) (anos|ano|aninhos|meses)",
    ),
    Concept(
        "tiny",
       
        note="Under about three months.",
        en="newborn, newborns, preemie, (day|days|week|weeks) old, (one|two|three) month old, (one|two|1|2|3) months old, infant, born (yesterday|last week|#n days ago), #n day old, #n week old, just born, isn't even (one|two|three|a) (month|months), not even (one|two|three|a) (month|months), under (one|two|three) months, barely (a|one|two) (month|months), home from the hospital, just came home from the hospital",
        es="recién nacid*, recien nacid*, recién nacido, de (días|semanas|#n días|#n semanas|un mes|dos meses|tres meses|2 meses|1 mes|3 meses|dos mesecitos|una semana|dos semanas|quince días|un mesecito|pocos días|pocas semanas), nació (ayer|hace), tiene (#n|dos|una|un|tres|quince) (días|semanas|semana|mes|semanitas|diítas) (de nacid*|), no cumple (ni |)(uno|dos|tres|un) (mes|meses), no tiene ni (un|dos|tres) (mes|meses), menos de (un|dos|tres) (mes|meses), ni (un|dos|tres) (mes|meses), acaba de nacer, lo trajimos del hospital, la trajimos del hospital, tiene días de nacid*",
        pt="recém nascid*, recem nascid*, recém nascido, de (dias|semanas|#n dias|#n semanas|um mês|dois meses|três meses|2 meses|1 mês|3 meses|um mesinho|dois mesinhos|uma semana|duas semanas|quinze dias|poucos dias), nasceu (ontem|há|faz), tem (#n|dois|uma|um|três|quinze|duas) (dias|semanas|semana|mês|diazinhos|semaninhas) (de vida|de nascid*|), rn, não fez (nem |)(um|dois|três) (mês|meses), não tem nem (um|dois|três) (mês|meses), menos de (um|dois|três) (mês|meses), nem (um|dois|três) (mês|meses), acabou de nascer, saiu da maternidade, sair da maternidade, tem (um|dois) (mês|meses), vai fazer (um|dois) (mês|meses)",
    ),
    Concept(
        "family",
       
        note="Somebody else, not the caller.",
        en="mom, mama, momma, mommy, mum, mother, dad, daddy, papa, father, pop, husband, wife, hubby, son, daughter, grandma, grandpa, grandmother, grandfather, granny, gramma, grampa, gramps, nana, meemaw, mawmaw, pawpaw, abuela, brother, sister, sis, uncle, aunt, auntie, cousin, partner, boyfriend, girlfriend, friend, roommate, neighbor, coworker, fiance, kid, kids, child, niece, nephew, in law, he, she, him, her, they, them, somebody, someone, patient, old man, old lady, client, resident, guy, lady, man, woman, boy, girl, teenager, student",
        es="mamá, mama, mami, madre, amá, jefita, jefecita, viejita, viejito, viejo, vieja, mamita, papá, papa, papi, padre, apá, papito, taita, tata, esposo, esposa, marido, mujer, señora, señor, pareja, novio, novia, hijo, hija, hijito, hijita, abuela, abuelo, abue, abuelita, abuelito, lita, lela, nono, nona, hermano, hermana, mano, manita, tío, tía, primo, prima, cuñado, cuñada, suegro, suegra, amigo, amiga, vecino, vecina, vecinita, compañero, compañera, compadre, comadre, nieto, nieta, sobrino, sobrina, ella, alguien, paciente, patrón, patrona, doña, don, muchacho, muchacha, chico, chica, le, lo, la, mi gente, chamo, chama, pana, parcero",
        pt="mãe, mainha, mamãe, mãezinha, pai, painho, papai, paizinho, marido, esposo, esposa, mulher, companheiro, companheira, namorado, namorada, filho, filha, avó, avô, vó, vô, vovó, vovô, vozinha, vozinho, voinha, voinho, irmão, irmã, mana, mano, tio, tia, primo, prima, cunhado, cunhada, sogro, sogra, amigo, amiga, vizinho, vizinha, colega, neto, neta, sobrinho, sobrinha, ele, ela, alguém, paciente, véio, véia, velho, velha, coroa, patrão, patroa, dona, seu, rapaz, moça, menino, menina, senhor, senhora, idoso, idosa",
    ),
    Concept(
        "self",
       
        en="i, me, my, myself, mine, im, ive",
        es="yo, me, mi, mis, mí, conmigo, mío, mía, míos, mías",
        pt="eu, me, meu, minha, meus, minhas, mim, comigo, tô^",
    ),
    Concept("person", note="The caller or anybody.", en="{self}, {family}, {child}"),
    Concept(
        "aggressor",
       
        note="Who hurts the caller or another.",
        en="he, she, they, husband, wife, boyfriend, girlfriend, partner, ex, dad, father, stepdad, stepfather, mom, mother, son, daughter, brother, man, guy, caregiver, aide, nurse, somebody, someone, neighbor, uncle, roommate, fiance, hubby, grandson, cousin",
        es="ella, ellos, esposo, marido, pareja, novio, novia, ex, exnovio, exesposo, exmarido, papá, padrastro, padre, mamá, hijo, hija, hermano, hombre, tipo, señor, alguien, vecino, tío, mujer, esposa, viejo, nieto, cuidador, cuidadora, cuñado, yerno, suegro, compañero, mi ex, man, sujeto, wey, güey, fulano",
        pt="ele, ela, eles, marido, esposo, companheiro, namorado, namorada, ex, pai, padrasto, mãe, filho, filha, irmão, homem, cara, sujeito, alguém, vizinho, tio, mulher, esposa, neto, cuidador, cuidadora, cunhado, genro, sogro, patrão, bandido",
    ),
)
