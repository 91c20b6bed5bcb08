"""Heart attack, pulse, blood pressure."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "racing",
        en="""
        racing, pounding, beating fast, beating (so|really|very|too|super|out) (fast|hard|of my chest),
        fluttering, palpitat*, skipping, irregular, out of my chest, going crazy, jumping out, thumping,
        flip flops, quivering, #pulse, stopping, stopped, slow, too slow, stops
        """,
        es="""
        acelerad*, late (muy|bien|) (rápido|fuerte|lento|raro|feo|disparejo|a mil),
        latiendo (muy|bien|) (rápido|fuerte|lento|raro|feo|a mil), palpita*, palpitacion*, taquicardia,
        a mil, arritmia, brinca*, salta, saltando, galopa*, desbocad*,
        se me (sale|va a salir|para|va a parar|detiene|está saliendo|quiere salir),
        se le (sale|va a salir|para|paró), disparado, bota, botando, descontrolad*, como loco, #pulse,
        vuelco*, aletea*, da brincos, a saltos, salteado, desordenad*, se salta latidos, descompasad*,
        irregular, no agarra ritmo, brincoteando, trota*
        """,
        pt="""
        acelerad*, disparad*, disparou,
        batendo (muito|bem|tão|) (rápido|forte|estranho|devagar|lento|descompassado|acelerado),
        palpita*, palpitaç*, taquicardia, arritmia, pulando, sair pela boca, saindo pela boca,
        descompassad*, a mil, falhando, falha, galop*, parando, parar, parou, descontrolad*, tá saindo,
        batedeira, #pulse, disparano, acelerano, pulano, a galope, a milhão, doido, maluco, feito louco,
        feito doido, feito tambor, sem ritmo, fora de ritmo, falhou, batendo falhad*, batendo doido,
        tropeçando, saltando, saindo do peito, saltitando, devagar demais, muito devagar, lento demais,
        batendo devagar, bate devagar, bate e para, dá umas paradas, parece que para, em disparada,
        batendo a (cento|mil|duzentos|#pulse), uma escola de samba, bateria, descontrolado, desregulad*,
        irregular, tremendo no peito, bateno, treme
        """,
    ),
    Concept(
        "heart_attack",
        en="""
        heart attack, heart attacks, cardiac arrest, coronary, heart is failing, heart failure,
        stroke or heart
        """,
        es="""
        infarto, infartos, infart*, ataque al corazón, ataque cardíaco, ataque cardiaco,
        ataque de corazón, ataque del corazón, paro cardíaco, paro cardiaco, paro cardiorespiratorio,
        paro cardiorrespiratorio, ataque al cora, fallando el corazón,
        (dando|dio|dé|dar|da|como) un paro, paro respiratorio
        """,
        pt="""
        infarto, infart*, enfart*, enfarto, ataque cardíaco, ataque do coração, ataque no coração,
        ataque de coração, parada cardíaca, parada cardiorrespiratória, coração falhando,
        (dando|deu|dar|dá|teve|tendo) uma parada, enfartou, infartou, infartando, enfartando, enfarte,
        enfartado, infarte, infato, coração parou, parou o coração, angina, síndrome coronariana
        """,
        heard=True,
    ),
    Concept(
        "chest_held",
        en="""
        (clutch*|grab*|holding|hand on|hands on|grip*|rubbing) (at |) (his|her|my|the) (chest|heart),
        hand ... (chest|heart),
        (clutch*|grab*|holding|rub*|rubbin|grip*|press*|holdin) (at |on |) (his|her|my|the) (chest|heart|breastbone|breast bone|left arm)
        """,
        es="(agarr*|mano|manos|apretándo*|tocándo*|sobándo*|agarrad*) ... (pecho|corazón)",
        pt="(mão|mãos|segurando|apertando|agarrando|agarrad*) ... (peito|coração), (mão|mãos|segurando|apertando|agarrando|agarrad*|segura|aperta|agarrou|levou a mão|abraçad*|esfregando) ... (peito|coração|tórax)",
    ),
    Concept(
        "heart_device",
        en="pacemaker, defibrillator, icd, device",
        es="marcapasos, marcapaso, desfibrilador",
        pt="""
        marca passo, marcapasso, desfibrilador, cdi, aparelho do coração, aparelho no coração,
        desfibriladorzinho
        """,
    ),
    Concept(
        "shocks",
        en="shock*, firing, fired, zapping, zapped, beeping",
        es="""
        descarga*, choque*, toques, pita*, patada*, corriente, corrientazo*, descargar*, descargó,
        golpe, golpes, disparó, disparando, chispazo*, sacudida*, latigazo*, calambrazo*
        """,
        pt="""
        choque*, descarga*, apitando, disparando, coice*, choques, deu choque, disparou, disparos,
        chocou, chutando, apitou, parou de funcionar, descarregou
        """,
    ),
    Concept(
        "goes_down",
        en="down, into, goes, going, radiat*, spread*, shooting, travel*, shoots, up",
        es="corre, va, baja, irradia, sube, pasa, recorre, pega, extiende, agarra, llega, jala, hasta",
        pt="vai, desce, descendo, irradia, irradiando, sobe, corre, passa, espalha, pega, indo, puxa, vindo, indo pros, até, chega, atravessa, reflete, caminha, puxando, responde, subindo, vai subindo, vai pros, desceno, irradiou, desceu, subiu, passou, bate",
    ),
    Concept(
        "pulse",
        en="pulse, heart rate, heartbeat, beats per minute, bpm, heart beat",
        es="pulso, pulsaciones, latidos, ritmo cardíaco, frecuencia cardíaca, palpitaciones",
        pt="""
        pulso, pulsação, batimento, batimentos, frequência cardíaca, bpm, fc, frequência,
        coração (tá|está|em|batendo) (a|em), oxímetro
        """,
    ),
    Concept(
        "heart_out",
        en="""
        heart ... out of (my|his|her) chest, heart ... (going|gonna) (to|) (explode|burst|stop),
        heart (is about|feels like) ... (explode|burst|stop), heart ... jump out
        """,
        es="""
        corazón ... (se me|se le|) (sale|salir|salirse|reventar|explotar|estallar|parar|detener),
        se me (sale|va a salir|quiere salir|va a reventar|va a parar) el corazón,
        corazón ... (explotar|reventar|salir|salirse)
        """,
        pt="""
        coração ... (sair|saindo|saltar|pular) (pela boca|pra fora|do peito|pela),
        coração ... (explodir|estourar|parar|arrebentar),
        coração ... (na boca|na garganta|arrancar|arrebentando|pular do peito|sair)
        """,
    ),
    Concept(
        "stopping",
        en="stopping, stopped, stops, stop, failing, giving out",
        es="""
        detiene, parando, detuvo, fallando, paró, se para, está parando, se apaga, se para y, se me para
        """,
        pt="parando, parou, falhando, tá parando, dispara e para, para e volta, bate e para",
    ),
    Concept(
        "palpitation",
        en="""
        palpitation, palpitations, racing heart, heart racing, arrhythmia, afib, a fib, tachycardia,
        heart flutter*
        """,
        es="palpitacion*, palpitación, taquicardia, arritmia, el corazón acelerado, corazón a mil",
        pt="""
        palpitaç*, palpitacao, taquicardia, arritmia, coração acelerado, coração disparado, batedeira,
        coração (disparado|acelerado|descompassado|pulando|batendo forte|batendo rápido|a mil|na boca|batendo descompassado|falhando),
        palpita*, fibrilação, baticum, batecum, gastura no coração
        """,
        heard=True,
    ),
    Concept(
        "blood_pressure",
        en="blood pressure, pressure, bp",
        es="presión, presion, tensión",
        pt="""
        pressão, pressao, p a, pressão dela, pressão dele, minha pressão, pa, tensão arterial,
        pressão arterial, sistólica, aparelho de pressão
        """,
        but="""
        pressão (do|dos|de) (pneu|pneus|trabalho|água|gás), presión (de|del) (la |las |) (llanta|llantas|agua|gas|olla|grupo)
        """,
    ),
    Concept(
        "too_low_bp",
        en="low, dropped, dropping, too low, 70 over, 80 over, 60 over, tanked, plummet*",
        es="""
        baja, bajó, bajísima, bajita, por el piso, por los suelos, se le cayó, en 60, en 70, 80 con,
        70 con,
        (noventa|ochenta|setenta|sesenta|90|80|70|60) (con|sobre|entre|) (sesenta|cincuenta|cuarenta|treinta|60|50|40|30),
        ocho con cuatro, siete con cuatro, nueve con cinco,
        (en|tiene|marca) (setenta|sesenta|cincuenta|70|60|50), bajonazo, se le fue al piso
        """,
        pt="""
        baixa, caiu, baixíssima, baixinha, no chão, despencou, 6 por, 7 por, oito por, sete por, caindo,
        despencando, sete por quatro, seis por quatro, oito por quatro, oito por cinco, nove por cinco,
        sumiu, não pega, não mede, muito baixa, zero, foi lá embaixo, no pé, lá em baixo, oitenta por,
        setenta por, sessenta por, noventa por cinquenta, oito por seis, sete por cinco, hipotens*,
        pressão zerada, desabou, caiu muito, indo pro chão, quase zero
        """,
    ),
)
