"""Stopping alcohol, drugs and medicines."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "stopped",
        en="""
        stopped, quit, stop, quitting, ran out, off, without, haven't had, haven't taken, cold turkey,
        came off, coming off, cut off, skipped, missed, last drink, detox, detoxing, sober,
        not drinking, been out of, weaning, without the, no xanax, no alcohol, no meds, no pills,
        tossed, threw out, threw away, been dry, dry (three|two|four) days, was out, pharmacy was out,
        no more
        """,
        es="""
        dejé, deje, dejó, dejo, dejar, dejando, suspendí, suspendió, suspendieron, paré, corté, cortó,
        cortaron, quitaron, quitó, se me (acabó|acabaron|terminó|terminaron),
        se le (acabó|acabaron|terminó|terminaron), sin tomar, sin beber, sin, no he tomado, llevo,
        lleva, último trago, de golpe, desintoxic*, abandoné, ha dejado, he dejado, han dejado,
        llevo ... seco, no hubo, botó, sin su, sin mi, sin el, sin la, se le acabaron, tiró^,
        se (me|le|nos) (ha|han|había) (terminado|acabado),
        (no|ya no) (tiene|tengo|hay|consigue|consigo|conseguí|conseguimos|encuentro|toma|tomo|bebo|bebe) (más |),
        (se|me|nos) (quedó|quedé|quedamos) sin, me (sacaron|quitaron|suspendieron|bajaron),
        le (sacaron|quitaron|suspendieron|bajaron), de un día para (el |) otro, días que no,
        ha dejado de, dejó el, dejó la, dejó las, larg*, se terminó, se tapó, le cortaron, lo cortaron,
        bajaron la dosis, le bajaron, me bajaron, por falta de, sin dosis,
        sin (probar|consumir|meterme|meterse)
        """,
        pt="""
        parei, parou, parar, parando, larguei, largou, suspendi, suspendeu, cortei, cortou, cortaram,
        tiraram, tirei, acabou, acabaram, sem tomar, sem beber, sem, não tomo, não bebo, último gole,
        de uma vez, desintoxic*, interrompi, interrompeu, deixei, deixou de, ficou sem, fiquei sem,
        sem o, sem a, joguei fora, tô ... seco, não tinha, sem remédio, deixou o, deixei o, não bebe,
        não bebeu, não bebi, não toma, não tomou, num bebe, num toma, sem usar, sem fumar, sem cheirar,
        tirou, suspenderam, desmam*, faltou, abandonou, abandonei, abandonô, esqueceu, esqueci,
        não compra, não comprou, não achei, não acho, não tem mais, ficô sem, última dose, trancou sem,
        de uma hora pra outra, saiu da clínica, foi preso, bebia todo dia,
        (há|faz|tem) (#n|um|dois|três|quatro|uns|quarenta e oito) (dia|dias|hora|horas) (sem|que),
        (dia|dias|hora|horas) (sem|que não),
        (desde|dês) (ontem|segunda|terça|quarta|quinta|sexta|sábado|domingo|anteontem|semana),
        deixou de (tomar|usar|beber), deixou (o|a) (remédio|antidepressivo|clonazepam|rivotril|bebida),
        parô de bebê, parou de bebê, largô a bebida
        """,
    ),
    Concept(
        "withdrawal_med",
        en="""
        xanax, alprazolam, klonopin, clonazepam, valium, ativan, lorazepam, benzo, benzos, alcohol,
        drinking, drink, heroin, fentanyl, opioids, opiates, oxycodone, oxy, oxycontin, percocet,
        methadone, suboxone, pain (pills|meds|killers|killer), painkillers, baclofen, gabapentin, vodka,
        booze, norco, tramadol, phenobarbital, morphine, dope, beer, liquor, pills, effexor,
        hydrocodone, seizure (medicine|meds|medication|pills), keppra, steroids, prednisone, clonidine,
        beta blocker, propranolol, tranquilizer, tranquilizers, calmer, bottle, the bottle, steroid
        """,
        es="""
        alprazolam, clonazepam, rivotril, ribotril, diazepam, lorazepam, tafil, benzo*, alcohol, beber,
        tomar alcohol, trago, copas, el trago, cerveza, heroína, opioides, tramadol, morfina, metadona,
        fentanilo, baclofeno, calmante*,
        (pastillas|medicina) (para|de) (dormir|los nervios|los ataques|la epilepsia|las convulsiones),
        tranquilizante*, guaro, la bebida, la droga, drogas, cocaína, cristal, chupar, tomar,
        prednisona, cortisona, anticonvulsivante*, carbamazepina, chupe, parranda, licor, aguardiente,
        tranquilizante, corticoide, la botella, botella, esteroides,
        pastillas de (epilepsia|los ataques|las convulsiones), tratamiento de los nervios, tratamiento,
        romo, ron, caña, vino, pisco, chelas, cervezas, copete, puntas, whisky, mezcal, tequila, chicha,
        aguardientico, bolo, borracho, alcohólico, {serotonin_med}, {downer}, alplax, fenobarbital,
        pregabalina, bomba, piedra, base, bazuco, efexor, effexor, paroxetina, xanax,
        pastilla (de|para) (dormir|los nervios|lo nervio|los ataques|la convulsión)
        """,
        pt="""
        alprazolam, clonazepam, rivotril, diazepam, lorazepam, benzodiazepín*, álcool, beber, bebida,
        cachaça, pinga, cerveja, heroína, opioides, tramadol, morfina, metadona, baclofeno, calmante*,
        tarja preta, remédio (de|pra|para) (dormir|convulsão|epilepsia|nervos|ansiedade), crack, droga,
        drogas, cocaína, prednisona, corticoide, gardenal, carbamazepina, zolpidem, frontal, calmante,
        a garrafa, garrafa, corticoides, remédio de (epilepsia|ataque), remédio, tratamento, bebia,
        bebo, pinguinha, goró, cachaceir*, alcoólatra, alcóolatra, etilista, alcoolista, biriteir*,
        bebum, de beber, a bebida, o álcool, da cachaça, de cachaça, birita, clona zepam, lexotan,
        bromazepam, lorax, olcadil, alprazolan, venlafaxina, paroxetina, sertralina, escitalopram,
        duloxetina, desvenlafaxina, efexor, pondera, antidepressivo, paco, tylex, codeína, oxicodona,
        fentanil, adesivo, pregabalina, gabapentina, fenobarbital, fenitoína, valproato, depakene,
        lamotrigina, topiramato, propranolol, atenolol, clonidina, hidrocortisona, corticóide,
        dexametasona, quetiapina, clozapina, lítio, olanzapina, cheirar, fumar pedra, pedra, oxi,
        remédio tarja preta, remédio controlado, controlado, remédio da cabeça, remédio dos nervos,
        remédio de ataque, remédio da epilepsia, gotinhas, última dose, clínica, clínica de recuperação,
        de bebê ontem, de bebê
        """,
        heard=True,
    ),
    Concept(
        "withdrawal_word",
        en="withdrawal, withdrawals, withdrawing, detoxing, detox, dope sick, dopesick, cold turkey",
        es="""
        abstinencia, síndrome de abstinencia, desintoxic*, la malilla, malilla, el mono, mono, seca feo
        """,
        pt="""
        abstinência, crise de abstinência, desintoxic*, fissura, síndrome de abstinência, abstinente,
        abstinência alcoólica, crise de falta, falta da droga, falta da bebida, falta do remédio,
        síndrome de retirada, na fissura, na nóia, noiad*
        """,
        heard=True,
        but="""
        (caffeine|sugar|coffee|phone|social media|tiktok) withdrawal*
        """,
    ),
    Concept(
        "delirium_tremens",
        en="""
        delirium tremens, the dts, dt's, having dts, alcohol shakes, got the shakes, has the shakes
        """,
        es="delirium tremens, delirio tremens, delírium tremens, delirium",
        pt="delirium tremens, delírio tremens, delirium",
        heard=True,
    ),
    Concept(
        "withdrawal_sign",
        en="""
        shak*, tremor*, trembl*, the shakes, sweat*, seeing things, hallucinat*, hearing voices,
        hearing things, seeing bugs, bugs, throwing up, vomit*, seizure*, convuls*, heart, racing,
        can't stop shaking, puking, twitch*, cramps, crawling, confused, delirious, delusion*,
        skin crawl*, diarrhea, panic*, goosebumps, agitated, feel like i'm dying, climbing the walls,
        sick, see things, dying, seizing, fits, puddle, collapsed, can't stand, picking at, invisible,
        sweating,
        drenched, soaking wet, pouring sweat, seein things, wild eyed, eyes wild, swinging at, clawing
        """,
        es="""
        tembl*, tiembl*, temblor*, tembladera, sud*, sudor, viendo, ve cosas, veo, alucin*, voces,
        bichos, vomit*, convuls*, ataque, ataques, corazón, calambres, confundid*, delir*, diarrea,
        desesperad*, agitad*, escalofrío*, taquicardia, muy mal, malísim*, insoport*, muriendo,
        no para*, crisis, desmay*, colapsó, desplomó, jala hilos, hilos que no, convulsion*, sacude,
        temblores*, tembloros*, desorientad*, desvari*, no duerm*, sin dormir, palpita*, descargas,
        shocks, zaps, corrientazo*, ve todo, habla con, hablando con, ansios*, fiebre, como loc*,
        rígid*, ties*, espasmo*, se pega contra, agresiv*, ideas, matarse, matarme, no orina, orino,
        deshidratad*, mareo, caliente,
        débil*, debilidad, sin fuerzas, presión, insoportable, retorciend*
        """,
        pt="""
        trem*, tremendo, tremedeira, suando, suor, suad*, vendo, vê, vejo, alucin*, vozes, bicho,
        bichos, vomit*, convuls*, ataque, coração, câimbra*, confus*, delir*, diarreia, desesperad*,
        agitad*, calafrio*, taquicardia, muito mal, passando mal, péssim*, morrendo, agonia, crises,
        crise, desabou, desmai*, puxando fio, fio que não existe, convulsão, sacode, trapo, tremeno,
        suano, treme, tremor, tremores, tremelique*, formiga*, rato, ratos, barata*, aranha*,
        imaginári*, gente morta, falando sozinh*, falando com, gritando com, brigando com, agressiv*,
        batedeira, taquicárdic*, taquicard*, desorientad*, perdid*, sem saber onde, variando, não dorme,
        sem dormir, choque*, convulsion*, deu ataque, batendo os braço, se debat*, se jogar, se matar,
        rolando na cama, vômito, câimbra, dor no corpo, arrepi*, espasmo*, rígid*, suicid*, morrer,
        sumir
        """,
        but="(me |) (deixou|deixa|deixava|fico|fiquei) (um pouco |meio |) (agitad*|ansios*|acelerad*)",
    ),
    Concept(
        "days_without",
        en="""
        (days|day|hours|weeks) (without|off|since|clean|sober),
        haven't had (a |any |my |)(drink|xanax|alcohol|pills|opioids|oxy|benzo|benzos|klonopin|dose|heroin|methadone|suboxone|fentanyl),
        since my last (drink|dose|pill|hit|fix), last (drink|dose|hit)
        """,
        es="""
        (días|día|horas|semanas) (sin|desde), llev* ... sin, sin (tomar|beber|consumir|probar|mi|el|la)
        """,
        pt="""
        (dias|dia|horas|semanas) (sem|desde), (tô^|estou|tá|está) ... sem,
        sem (tomar|beber|usar|consumir|meu|o|a),
        (não|num) (bebe|bebo|bebeu|toma|tomo|tomou|usa|uso|fuma|cheira|vê|compra) ... (dia|dias|hora|horas|desde|semana|ontem|segunda|terça|quarta|quinta|sexta|sábado|domingo),
        (dia|dias|hora|horas|semana) sem, (há|faz|tem) ... sem, bebia todo dia, bebia todo santo dia,
        bebia muito e parou, seco, sóbri*, abstinente, abstêmi*
        """,
    ),
)
