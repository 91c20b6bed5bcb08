"""Fever, sepsis, meningitis."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "fever",
        en="""
        fever, feverish, febrile, temperature, temp, burning up, high fever, #hot, hot as a stove,
        hot as fire, burning, on fire, feels (really|very|so|super|real|burning|) hot, hot to the touch,
        burning hot, so hot
        """,
        es="""
        fiebre, calentura, temperatura, febril, afiebrad*, calenturient*, hirviendo, ardiendo,
        prendid* en fiebre, destemplad*, quebranto, volando en fiebre, fiebrón, fievre, #hot, arde,
        como comal, quemándo*, volada en fiebre, muy caliente, está caliente, calientito, calientita,
        ardiendo en,
        chípil, chipil, hierve, quema de fiebre, #warm, con 39, con 38
        """,
        pt="""
        febre, febrão, temperatura, febril, febrinha, fervendo, queimando em febre, ardendo em febre,
        quentura, pelando de febre, quente, #hot, ardendo, feito brasa, pegando fogo, queimando,
        muito quente, tá quente, quentinho, quentinha, febrícula, febre alta, febrona, calorão no corpo,
        pelano, em brasa, fervendo de febre, ardendo de febre,
        (trinta e nove|trinta e oito|quarenta) (de febre|graus|e meio|e dois|e cinco|e pouco),
        (trinta e nove|trinta e oito)
        """,
        heard=True,
    ),
    Concept(
        "high_fever",
        en="""
        fever ... #hot, temperature ... #hot, temp ... #hot, #hot ... fever,
        (#hot|hundred and (four|five|six)|104|105|106) (fever|degrees|temperature), very high fever,
        fever won't (break|come down|go down), fever ... won't ... (down|break),
        (hundred|a hundred|one hundred) (and |) (three|four|five|six),
        (hot as|hotter than) (a |) (firecracker|fire|stove|griddle)
        """,
        es="""
        fiebre ... #hot, calentura ... #hot, temperatura ... #hot,
        (#hot|cuarenta|cuarenta y uno|40|41) ... (fiebre|grados|calentura|temperatura),
        (fiebre|calentura|temperatura) ... (cuarenta|40|41),
        (fiebre|calentura) no (le|me|se|) (baja|quita|cede|bajamos)
        """,
        pt="""
        febre ... #hot, temperatura ... #hot,
        (#hot|quarenta|quarenta e um|40|41) ... (febre|graus|temperatura),
        (febre|temperatura) ... (quarenta|40|41), febre (que|) não (baixa|passa|abaixa|cede|cai)
        """,
    ),
    Concept(
        "chills",
        en="chills, shivering, shaking, rigors, shivers, freezing cold",
        es="""
        escalofrío*, tiritando, tiritar, temblando, tembladera, titirit*, chuchos, calofrío*, temblor,
        tiembla, temblorina, temblequ*, rechinan los dientes, castañet*, chills, temblor*, temblaz*,
        escalofri*
        """,
        pt="""
        calafrio*, tremedeira, tremendo, batendo queixo, batendo os dentes, tiritando, tremor, calafrio,
        calafrios, tremendo de frio, tremeno, batendo o queixo, batendo dente, arrepi*, tremores,
        bater queixo, bate o queixo, frio de tremer, frio que não passa, treme treme, sacudindo de frio
        """,
        heard=True,
    ),
    Concept(
        "immune",
        note="Lowered defences.",
        en="""
        chemo, chemotherapy, transplant, immunosuppress*, immune, methotrexate, neutropenic,
        cancer treatment, prednisone, humira, biologic, clozapine, clozaril, leukemia, no spleen,
        tacrolimus, cyclosporine, azathioprine, rituximab, white count, white cells, port, catheter,
        picc, dialysis, hiv
        """,
        es="""
        quimio, quimioterapia, trasplant*, transplant*, inmunosupr*, defensas, metotrexato, prednisona,
        clozapina, leucemia, tacrolimus, ciclosporina, neutropenia, cáncer, catéter, diálisis,
        biológico, vih, azatioprina, sin bazo,
        bazo, lupus, sida, drepanocit*, trasplantad*, quimioterapias, cortisona, tofacitinib,
        adalimumab, infliximab, inmunosupresora, tuberculosis y
        """,
        pt="""
        quimio, quimioterapia, transplant*, imunossupr*, imunidade, metotrexato, prednisona, corticoide,
        clozapina, leucemia, tacrolimo, ciclosporina, neutropenia, câncer, cateter, diálise, biológico,
        hiv, azatioprina, sem baço, não tem (o |) baço, sem o baço, tirou o baço, tirei o baço,
        operou o baço, falciforme, anemia falciforme, siclemia, lúpus, linfoma, mieloma, tumor, químio,
        quimo, radioterapia, imunossupressor, imunoterapia, micofenolato, tacrolimus, adalimumabe,
        infliximabe, humira, rituximabe, aids, soropositiv*, defesa baixa, defesas baixas,
        imunidade baixa, neutrófilos, plaquetas, leucócitos, medula, transplante, transplantad*,
        metimazol, tapazol, talidomida, leponex, corticóide, dexametasona
        """,
        heard=True,
    ),
    Concept(
        "meningitis",
        en="meningitis",
        es="meningitis",
        pt="meningite",
        heard=True,
    ),
    Concept(
        "sepsis",
        en="sepsis, septic, blood poisoning, blood infection",
        es="sepsis, septicemia, séptic*, infección en la sangre, infección generalizada",
        pt="sepse, septicemia, séptic*, infecção no sangue, infecção generalizada",
        heard=True,
    ),
    Concept(
        "infection",
        en="""
        infection, infected, wound, uti, kidney infection, pneumonia, abscess, cellulitis, incision,
        cut, surgery, operation, bactrim
        """,
        es="""
        infección, infectad*, herida, neumonía, pulmonía, absceso, celulitis, materia, infectó,
        operación, cirugía, operaron, operada, operado, cesárea, posoperatorio, barriga dura, panza dura,
        uti, infección urinaria, mal de orín, cistitis, riñón, sonda, forúnculo, nacido, flemón,
        postema, muela infectada, apéndice, vesícula, erisipela, disipela, gangrena, mordida
        """,
        pt="""
        infecção, infeccionad*, infeccionou, ferida, pneumonia, abscesso, celulite, infectad*, secreção,
        cirurgia, pontos, operou, operada, operado, operação, cesárea, pós operatório, barriga dura,
        infeccionô, urinária, sonda, escara, escaras, abcesso, furúnculo, inflamad*, apendicite,
        peritonite, endocardite, erisipela, panela no dente, dreno, cateter, catéter, picc, prótese,
        diálise, hemodiálise, fístula, dente arrancado, (operou|operei|operô|cirurgia) (da|do|de),
        pé diabético, corrimento, mastite, pielonefrite, cistite
        """,
    ),
    Concept(
        "wound",
        en="""
        wound, cut, incision, surgery, stitches, ulcer, foot, leg, sore, bite, scratch, catheter, port,
        abscess, arm, toe, finger, hand
        """,
        es="""
        herida, cortada, operación, cirugía, puntos, úlcera, pie, pierna, llaga, mordida, catéter,
        absceso, cesárea, picadura, brazo, dedo, mano
        """,
        pt="""
        ferida, corte, operação, cirurgia, pontos, úlcera, pé, perna, machucado, mordida, cateter,
        abscesso, cesárea, picada, braço, dedo, mão
        """,
    ),
    Concept(
        "streaks",
        en="""
        red line, red lines, red streak, red streaks, streak, streaks, black skin, turning black,
        smells rotten, spreading fast, pus, hot and red, turned black, stinks, stink, smells bad,
        line going up, line up (my|his|her)
        """,
        es="""
        línea roja, líneas rojas, raya roja, rayas rojas, se puso negr*, está negr*, huele a podrido,
        huele feo, pus, se está extendiendo, materia, supura, supurando, raya que sube, línea que sube,
        colorada y caliente, caliente y roja, colorá, hedionda, apesta
        """,
        pt="""
        linha vermelha, linhas vermelhas, risco vermelho, riscos vermelhos, vergão vermelho,
        ficou pret*, tá pret*, cheiro podre, cheira podre, fedendo, pus, se espalhando, risco que sobe,
        linha subindo, vermelho subindo, vermelha e quente, quente e vermelha, fedida
        """,
    ),
    Concept(
        "belly_hard",
        en="""
        (belly|stomach|abdomen|tummy) ... (hard|rigid|swollen|board|tight),
        (hard|rigid|swollen) (belly|stomach|abdomen),
        (belly|stomach|abdomen|tummy) (is |a |like |hard |all |) (a |as |) (board|rock|drum|hard),
        (belly|stomach) (swole|swollen|swelled|blew) up
        """,
        es="(barriga|panza|estómago|abdomen|vientre) ... (dur*|ties*|hinchad*|inflad*)",
        pt="(barriga|abdômen|abdome|estômago|ventre) ... (dur*|inchad*|tes*|estufad*)",
    ),
    Concept(
        "mottled",
        en="""
        mottled, blotchy, cold hands, clammy, pale and, gray skin, cold and clammy, breathing fast,
        low blood pressure, hardly peeing, mottled like, breathing like a train, breathing like
        """,
        es="""
        moteada, moteado, pálid*, manos frías, piel fría, respira rápido, fría y sudorosa, marmórea,
        no orina, jaspead*, resopla, resoplando
        """,
        pt="""
        manchada, pálid*, mãos frias, pele fria, mãos geladas, respirando rápido, não urina,
        todo manchado, toda manchada, bufando, fria, gelada, mármore, rendad*, arroxead*, roxinh*,
        respirando (rápido|depressa|curto|ligeiro|mal|cansad*|ofegante),
        respiração (rápida|cansada|acelerada|curta|ofegante), pálida, acinzentad*,
        pressão (baixa|caiu|caindo), não (se levanta|levanta|urina|faz xixi|responde|come),
        num (se levanta|levanta|urina|faz xixi), ofegante, sonolent*, prostrad*, pegajos*, batedeira,
        coração (disparado|acelerado), caidinh*, largad*, arriad*, desmai*, mole, gelado, gelados,
        geladas, geladinho, geladinha
        """,
    ),
)
