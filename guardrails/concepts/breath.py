"""Breathing, choking, colour."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "air_hunger",
        note="Said so, it is an emergency by itself.",
        en="""
        short of breath, shortness of breath, out of breath, gasping, gasp, gasps, suffocat*,
        choking to death, breathless, smothering, winded, wheez*, air hunger, no air,
        can't get (any|enough|no|) air, can't get (air|oxygen), need air, needs air,
        struggl* (to|for) (breathe|breath|air), fighting (for|to) (air|breath|breathe),
        fight to breathe, hard to breathe, hard time breathing, hard breathing,
        (trouble|difficulty|problem|problems|struggling|issues) (with|) (breathing|breath|my breathing|his breathing|her breathing),
        breathing (is|has gotten|gets|) (hard|heavy|shallow|bad|weird|funny|labored|fast|too fast|very fast|slow|really slow|very slow|so slow|real slow|slowed|difficult|rapid),
        can't catch (my|his|her|a|any) breath, catch (my|his|her) breath,
        (barely|hardly|scarcely) breath*, lungs (closing|closed|burning|tight|filling|won't), drowning,
        oxygen (is|was|at|level|down|dropped) (#n|low|at|in|down|is), pulse ox, agonal,
        stopped breathing, stops breathing, not breathing, quit breathing, isn't breathing,
        ain't breathing, no breath, breathe (right|well|good|at all|anymore|properly),
        fight* for (every|each|a|my|his|her|air) (breath|air|), every breath,
        (breathing|breathe|breathes) like (a fish|fish|a dog|he ran|she ran),
        oxygen ... (dropped|down|low|is|at|reading|sat|sats|saturation|level) ... #n, sats ... #n,
        oxygen dropped, (rattly|rattling|raspy|gurgling) (breath|breathing|breaths),
        (breath|breathing|breaths|breathin) (is |are |all |so |getting |)(all |so |)(rattly|rattling|raspy|gurgling|noisy|ragged),
        (chest|ribs|neck|stomach) (is |are |keeps |)(sucking in|sucks in|pulling in|caving in|going in|goes in|go in|pulling),
        pulling ... to breathe, using (his|her) (neck|belly|stomach) to breathe, breathe with noise,
        (noise|whistle|whistling|grunting|grunts|crowing) ... (breathe|breathing|breathes|breath),
        grunting with (every|each) breath, air (won't|isn't|not|ain't) (going|getting|coming|go) in,
        can't get air, ain't getting (no |any |)air,
        can't (suck|pull|draw) (in |)(any |)(air|a breath|breath), lungs ... (fluid|water|filling),
        too (breathless|winded) to (talk|speak|finish),
        can't (talk|speak|finish) ... (breath|sentence|air), can't finish a sentence,
        only (say|says|speak) ... words at a time,
        (breath*) with (his|her|the) (whole |) (belly|stomach|chest),
        (ribs|rib) (show|showing|sticking), see (his|her) ribs,
        (like|through) a (straw|coffee stirrer|coffee straw), bolt upright, drowns (me|him|her),
        drowning in my own,
        (air|breath) (doesn't|don't|won't|isn't) (reach|reaching|get|go|going|fill*),
        can't fill (my|his) lungs, asthma (attack|flare|crisis), (out of|no more|need) albuterol,
        nothing ... going in, air (isn't|not|won't) enough, not getting (any |enough |)(air|oxygen),
        panting, (little|tiny|small|short) (sips|gulps|gasps|breaths|puffs) (of air|),
        (breath*|breathin) (like |about |at |) (#n|sixty|seventy|eighty) (times|breaths|a minute),
        breaths (a|per) minute, see sawing, belly breathing,
        can't get (but|only) (one|two|a) (word|words) out, (one|two) words at a time,
        ever once in a while, breathlessness, breath (is |) not coming, coughing up pink,
        pink (foam|froth|frothy)
        """,
        es="""
        (falta|faltando|faltó|faltaba|falte) (el|de|mucho el|un poco el) (aire|oxígeno|aliento|resuello|respiración),
        falta aire, (sin) (aire|poder respirar|resuello|aliento), me (ahogo|ahogaba|asfixio|sofoco),
        (se|me|nos) (ahoga|ahogando|está ahogando|estoy ahogando|asfixia|asfixiando|está asfixiando|estoy asfixiando|ahogó|asfixió|sofoca|sofocando),
        ahogándo*, asfixiándo*, asfixia*, ahogo, ahogos, ahogando, ahogá,
        no (le|me) (entra|llega|pasa|alcanza|jala) (el|bien el|) (aire|oxígeno),
        no (agarra|agarro|jala|jalo|coge|cojo|pesco) aire, no alcanza (a|) respirar,
        (cuesta|costando|costaba|dificulta|trabajo|trabajito|batalla|batallo|batallando|dificultad|problemas|lucha|luchando|esfuerzo|difícil|apenas|casi no|casi ni|le pesa|no puede bien) (mucho|trabajo|bastante|para|pa|de|por|al|en|un montón|) (para|) (respirar|respira|respiro|resollar|el aire|agarrar aire|jalar aire),
        (respira|respirando|respiro|respiración|resuella|resollando) (muy|bien|super|súper|) (mal|feo|raro|rápido|agitado|agitada|cortado|cortada|corto|despacio|despacito|lento|lenta|poco|poquito|con dificultad|cortito|con trabajo|entrecortado|entrecortada|fuerte),
        boquea, boqueando, boqueaba, jadea*, jadeo, no respira, dejó de respirar, deja de respirar,
        paró de respirar, no está respirando, no anda respirando,
        pecho (cerrado|trancado|apretado|apretao|apretá|le silba|me silba|silbando|le chifla|chiflando),
        (silba|silban|chifla|silbido|pitando|le pita|me pita) (el|los|) (pecho|pulmones|pulmón),
        se le hunde, hunden las costillas,
        (cierra|cerrando|cerró|tranca|trancó|apretó) (el|los) (pecho|pulmones|bronquios),
        fatiga de asma, oxígeno (en|le|está|bajó|bajo) (en|) (#n|bajó|bajo), saturación, saturando,
        respirar (bien|nada|casi), me quedo sin aire, se queda sin aire,
        (quedé|quedó|quedando|quedo|queda) sin (aire|aliento|respirar),
        se me va (el|la) (aire|respiración|resuello), se le va (el|la) (aire|respiración|resuello),
        se me corta (el|la) (aire|respiración|resuello), resuello, ataque de asma, crisis de asma,
        crisis asmática, broncoespasmo, opresión para respirar,
        se le (hunden|marcan|meten) las costillas,
        (hundiendo|metiendo|sumiendo) (el pecho|las costillas|la panza),
        hace (un |) (ruido|silbido|pitido|quejido) ... respir*,
        (quejido|quejando|pujido|pujando|ronquido|silbido|pitido) (al|cuando|para) respir*,
        respira con (ruido|la panza|la boca abierta|quejido|silbido),
        (pelea*|luchando|lucha) (por|para) (respirar|el aire|cada), cada respiro, saturación ... #n,
        (oxígeno|oxigenación|saturación|satura|saturando) ... (#n|baj*|cay*), ochenta de oxígeno,
        no (me|le) (sube|alcanza) (el|la) (aire|oxígeno|oxigenación), como pez fuera del agua,
        como pescado fuera del agua, no puede (hablar|terminar) ... (aire|ahogo|frase|fatiga),
        agitad* para respirar, falto de aire, falta de (aire|oxígeno|aliento), corto de (aire|resuello),
        corta de (aire|resuello), mucha fatiga, (ataque|crisis) de (asma|fatiga), apretá del pecho,
        apretao del pecho, pecho apretao, (tiene|con|le dio|anda con) (mucha |)fatiga y,
        (respira|respirando|respiro) con (toda |) la (barriga|panza),
        (ve|ven|marcan|notan|cuentan|asoman) las costillas, por un popote,
        el aire no (me |le |)(llega|baja|entra|pasa), sentad* toda la noche para respirar, chifla y,
        (respira|respirando|respiro|respirar) con (mucha |mucho |bastante |tanta |) (dificultad|trabajo|esfuerzo),
        dificultad (respiratoria|para respirar),
        (aire|respiración) ... no ... (alcanza|llega|entra|basta|pasa|sube|rinde),
        no ... (alcanza|llega|entra|basta|pasa) ... aire, (no|ya no) hay salbutamol,
        (falta|falto|faltando|faltó|faltaba|falte) ... (aire|oxígeno|resuello|aliento),
        (pecho|pechito|pancita|panza|guatita|barriguita|barriga|costillas|costillitas|cuello|garganta) ... hund*,
        hund* ... (pecho|pechito|panza|pancita|barriga|costillas|costillitas|cuellito),
        (nariz|naricita|narices|naricitas) ... (abre|abren|aletea|aletean|abriendo), aleteo nasal,
        (oxímetro|saturómetro|saturador|oxigenómetro|oximetro) ... (#n|ochenta|setenta|sesenta),
        ahogarse, ahogarme, asfixiarse, asfixiarme,
        (empezó|empieza|empecé|comenzó|puso|está|siento|hinchar) ... a ahogar,
        (silba|silbando|chilla|chillando|pita|chifla) (enter*|tod*|bien feo|muy fuerte|fuerte),
        (silbido|silbidos|ronquido|pitido|chillido) que se (oye|escucha), ojos desorbitados,
        agua en (los|el) pulmón*, pulmones (llenos|encharcados|con agua), espuma rosad*,
        (duermo|duerme|dormir) sentad*, no (puede|puedo) (estar|acostarse|acostarme) acostad*,
        (quiere|trata de|busca) (respirar|agarrar aire) y no, abre la boca como pescado, jala aire,
        jalando aire, jalar aire, pega bocanadas, boqueo,
        (fatigao|fatigá|fatigad*) ... (respir*|nebul*|neburiz*|inhal*|pecho|aire), estridor,
        tiraje, retracciones, acezando, aceza, asesando, jadeando, carraspera y no respira,
        respira por la boca y, ronca al respirar, se me tranca la respiración,
        se le tranca la respiración, (tranca|cierra|cierran|cerraron) ... pulmones, no me da el aire,
        no le da el aire, no me da la respiración, asmátic* ... (mal|crisis|ataque|grave|feo)
        """,
        pt="""
        canudinho ... respir*, (peito|pulmão|respiração) assobia, apneia e, fazendo apneia,
        (falta|faltando|faltou) (de|o|) (ar|fôlego|oxigênio),
        sem (ar|fôlego|conseguir respirar|respirar|poder respirar), sufoca*, sufocad*, asfixi*,
        (ar|fôlego) (não|num) (entra|vem|vai|chega|tá entrando|está entrando|passa),
        (não|num) (entra|tá entrando|está entrando|vem|chega) (o|) ar,
        (puxando|puxa|puxar|buscando|busca|caçando|catando|atrás de) (o|muito o|) (ar|fôlego),
        (dificuldade|dificuldades|difícil|custa|custando|custo|penando|sofrendo|trabalho|mal|lutando|sofrimento|esforço|peleja|pelejando|ruim) (de|pra|para|em|com|a|da|) (respirar|respira|respiro|respiração|puxar o ar|respirando),
        respira* (muito|bem|tão|mal|) (mal|curto|curta|curtinho|rápido|rápida|ofegante|fraco|fraquinho|pesado|pesada|estranho|esquisito|devagar|devagarinho|ruim|difícil|com dificuldade|cansado|ruidosa|lento|lenta|acelerada),
        ofegante, ofegando, arfando, arquejando, parou de respirar, para de respirar, não respira,
        não tá respirando, não está respirando, num tá respirando, num respira,
        peito (chiando|fechado|fechando|trancado|cheio chiando|miando|piando|fechou|chia),
        chiado no peito, chiadeira, chiando, miado no peito,
        (tá|está|tô^|anda|ficou) (com|) (cansaço de asma|muito cansado pra respirar),
        afundando (a|as) (costela|costelas), bombinha não, crise de asma, ataque de asma, broncoespasmo,
        saturação, oxigênio (tá|está|em|caiu|baixou|baixo), respirar (direito|bem|nada|mais),
        perdi o fôlego, perdeu o fôlego, fecha* a respiração, trava* a respiração,
        respiração (travou|trancou|trancada|parou|parando|presa|tá presa),
        (puxando|afundando|afunda|repuxando|chupando) (o peito|a barriga|as costelas|o pescoço|a costela),
        peito (afunda|afundando|puxando), gem* (pra|para|ao|quando) respir*, gemendo pra respirar,
        (barulho|chiado|assobio|ronco|gemido) ... respir*,
        respirando com (barulho|a barriga|a boca|chiado),
        (lutando|brigando) (por|pra|para) (ar|respirar|cada), saturação ... #n,
        (oxigênio|saturação|oxigenação|saturando) ... (#n|caiu|baix*), peixe fora d'água,
        não (consegue|consigo) (falar|terminar) ... (ar|fôlego|frase|cansaço),
        (tá|está|tô^|ficou|menino|menina|criança|bebê) (muito |bem |tão |)cansad* ... (respir*|ar|puxando|peito|asma|chiado),
        cansaço no peito, (crise|ataque) de (asma|bronquite|cansaço),
        nem consegue falar de tanto cansaço, faltando o ar, o ar tá pouco, pouco ar,
        respira e não enche, (respira|respirando|respiro) com a barriga,
        (aparece|aparecem|marca|contar|ver|vê|mostra|mostram) (a |as |) (costela|costelas),
        por um canudo, o ar não (chega|desce|entra), chia*, deitad* se afoga,
        sentado porque deitad*,
        (respira|respirando|respirar) com (muita |muito |bastante |tanta |) (dificuldade|esforço|sacrifício),
        dificuldade (respiratória|pra respirar),
        (ar|fôlego|respiração) ... não ... (dando|chega|entra|vem|basta|passa|sobe|rende|tá indo),
        não ... (chega|entra|vem|basta|passa) ... ar,
        (não|num|nem) (termino|termina|consigo terminar|consegue terminar|completo|completa|consegue completar|consigo completar|fala|falo) (mais |) (uma |a |nem |) (frase|frases|frase inteira|duas palavras),
        só (consigo |consegue |) (falar|fala|falo) (uma|duas|umas|de duas|palavra|em pedaços) ... (palavra|palavras|por vez|de cada vez|em palavra),
        (palavra|palavras) (por palavra|de cada vez|por vez|soltas|e para|e respira),
        (fala|falando|falo) (picado|picada|cortado|aos pedaços|pausado), esqueç* de respirar,
        esquec* de respirar, espuma (rosa|cor de rosa|rosada|branca) (saindo|na|da|pela),
        (tá|está|tô^|parece que tá|parece) (se |me |) (afogando|afogado|afogada|afogano),
        (se|me) (afoga|afogando) (quando|se|ao|deitad*|em),
        (tô^|tá|está|ficou|fiquei|muito|tão) (sem|quase sem) (ar|fôlego), arf*, arquej*, resfoleg*,
        esbafori*,
        (respiração|respirar|respira) (tá |está |ficou |) (curta|curtinha|pesada|ruidosa|ruim|cansada|presa|trancada|fraca|fraquinha|rasa|difícil|apertada|acelerada|depressa|ligeira|assoviando|assobiando|chiando|roncando|descompassada|esquisita|agoniada|parando|parada|agônica|entrecortada),
        (respira|respirando|respirano|respirá) (depressa|ligeiro|ligeirinho|agoniado|mal|acelerado|muito rápido|só de|pela boca|curto|em gasp|de boca aberta|e para|e parando),
        (respira|respirando) e (para|pára|parando|parou), (para|parando|parou|parano) de respirar,
        gasping,
        (nariz|narina|asinha|narinas|ventinha) ... (abrindo|abre|batendo|abana|abanando),
        costela ... (aparecendo|afundando|entrando|marcando),
        buraco (no|do) pescoço ... (afunda|fundo|respir*),
        (não|num) (deita|consigo deitar|consegue deitar|dorme deitado|durmo deitado|consegue ficar deitad*|consigo ficar deitad*) ... (ar|fôlego|afog*|sufoc*|falta),
        só (consegue|consigo) (dormir|ficar|respirar) (sentad*|em pé|encurvad*),
        (abanando|abana|janela|ventilador) ... (ar|respirar|fôlego), fome de ar, sede de ar,
        (ar|fôlego) (acabou|acabando|sumiu|sumindo|curto|pouco|foge|fugiu|foi embora|faltano|faltando|não dá|não vem),
        falta (de |o |) (ar|fôlego|respiração),
        (tá|está|ficou|dando|deu) (um |uma |) (abafamento|sufocamento|sufoco|sufocação|agonia de ar),
        peito (tá |está |) (fechado|fechou|trancado|trancou|cheio|roncando|miando|apitando|assobiando|assoviando|tapado|entupido|piando|congestionado|travado),
        (cansaço|canseira) (tão |muito |muita |) (grande|forte|medonh*|danad*|doid*) ... (frase|fala|deita|respir*|andar|banho),
        (cansad*|cansando|cansa) ... (lábio|boca|unha|unhas) (rox*|azul*),
        (tá|está|ficou|neném|bebê|menino|menina|filho|filha|fio|fia) ... cansad* ... (sonolent*|puxando|mole|molinh*|costel*|barriga|rox*),
        satura* (oitenta|setenta|sessenta|noventa|caindo|baixa|baixando|#n),
        (oxímetro|oximetro|saturímetro) ... (oitenta|setenta|sessenta|#n|baixo|caindo|marca*|deu|apit*),
        traqueostomia ... (entup*|saiu|tamp*|sangr*),
        (cilindro|oxigênio|balão de oxigênio|concentrador) ... (acabou|acabando|parou|vazando|quebrou|faltou|pifou),
        (subiu|subi|andei|andou|levantou|deitar|deita|banho) ... (sem ar|falta de ar|falta ar|não respira),
        (perna|panturrilha) ... (inchad*|dói|doendo) ... (falta de ar|sem ar|ar),
        (falta de ar|sem ar) ... (perna inchada|viagem|avião|cirurgia|operação),
        (respir*|ar) ... (só pela boca|por um fio|picotad*|aos pulos|aos poucos),
        (tosse|tossindo) ... (sem parar|não consegue respirar|rox*|sem ar|perde o fôlego|guincho),
        tosse de cachorro, (glote|laringe|garganta) ... (respir*|ar não|fechou tudo),
        (dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|#n) respirações,
        pulmão (fechado|fechou|travou|não abre|cheio|chiando|encharcado|água), água no pulmão,
        (energia|luz) ... (caiu|acabou|faltou) ... (oxigênio|concentrador|respirador|aparelho|bipap|cpap),
        (oxigênio|concentrador|respirador|aparelho|bipap) ... (luz|energia) ... (caiu|acabou|faltou|cortaram),
        (engoliu|comeu|pastilha|bala|moeda|espinha) ... (não respira|sem ar|rox*|falta ar),
        (não|num) (tá|está) (entrando|vindo|chegando|passando) (o |) ar,
        ar (tá|está) (faltando|acabando|pouco|curto|preso),
        (agonia|aflição|desespero) (de ar|pra respirar|de não respirar|sem ar),
        respirando (que nem|igual|feito) (cachorro|peixe|cansado|quem correu),
        respirar (dói|tá difícil|tá ruim|tá pesado|tá custoso|não dá), custoso respirar,
        afobad* (pra|de) respirar
        """,
        but="""
        (com|de|semente de|sementes de|uso|tomo|comer|como|iogurte|água de) chia, chia (com|no|na|hidratada|e linhaça), saturação (normal|boa|ótima|de noventa e (sete|oito|nove)), saturación (normal|buena|de noventa y (siete|ocho|nueve)), (panela|porta|freio|rato|passarinho|chaleira) ... chia*,
        (carro|motor|coche|moto|auto|camioneta) (se |) (me |) (ahog*|afog*), (corbata|faja|gravata|cinta|ropa|roupa|blusa|máscara|mascarilla|calor|humedad) ... (asfixi*|ahoga|sufoca*), me (asfixia|ahoga|sufoca) (esta|este|la|el|essa|esse) (corbata|faja|calor|gravata|cinta|ropa|deuda|rutina|humedad), (fôlego|ar|aire|aliento|breath) (de tanto|from|de) (dançar|bailar|rir|reír|correr|cantar|gritar|dancing|laughing|running|singing|climbing),
        drowning in (zucchini|tomatoes|leaves|toys|squash|kids), (ahoga|ahogá|ahogad*|ahogo) en (un vaso|deudas|papeles|trabajo), afogad* em (roupa|trabalho|boleto*|louça|papel), que todo mundo fala, breathless over, winded (at|on|by) the,
        (out of breath|winded|breathless|short of breath) (after|from|when|climbing|running|laughing|walking up|going up),
        (ofegante|sem fôlego|cansad*) (na|na|da|subindo|depois|quando|de tanto|com a) (escada|escadas|corrida|ladeira|correr|subir|rir|academia|),
        agitad* (subiendo|al subir|corriendo|por las escaleras), sin aliento subiendo,
        (apertar e|jeito de|como|na hora de|modo de|certo de|pra|para) (puxar|puxo) o ar,
        (sem fôlego|sem ar|ofegante|cansad*|falta de ar|fôlego) (de|ao|pra|para|por|só) (subir|correr|caminhar|tanto|andar|rir|dançar|quando|pedalar|nadar|ladeira)
        """,
        heard=True,
    ),
    Concept(
        "breathe",
        en="breathe, breath, breathing, breathes, breathin, breeze, inhale",
        es="""
        respirar, respira, respiro, respire, respirando, respiraba, respirás, resollar, aire,
        respiración, respirarme, aliento
        """,
        pt="""
        respirar, respira, respiro, respirando, respire, respirava, ar, fôlego, respiração, arrespirá,
        arrespira, arrespirar, respirano, respiraçao, fôlgo, folgo, resfôlego, resfolego
        """,
        heard=True,
        but="""
        (fôlego|ar|aire|aliento) de (tanto |) (dançar|bailar|rir|reír|correr|cantar|gritar),
        ,
        (casa|cuarto|carro|auto|oficina|pieza|bus) no (hay|tengo|tiene|tenemos) aire,
        aire acondicionado, aire libre
        """,
    ),
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
