"""Particular illnesses and reactions, by the signs that go with them."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "agran",
        en="""
        methimazole, clozapine, propylthiouracil, carbimazole, clozaril, ptu, tapazole, carbamazepine,
        sulfasalazine
        """,
        es="metimazol, tapazol, tiamazol, propiltiouracilo, clozapina, metamizol, dipirona, carbamazepina, ticlopidina, sulfasalazina, deferiprona",
        pt="""
        metimazol, tapazol, propiltiouracil, clozapina, dipirona, tiamazol, propil, propiltiouracila,
        leponex, novalgina, carbamazepina, sulfassalazina, ticlopidina, deferiprona, metotrexato,
        azatioprina
        """,
    ),
    Concept(
        "sore_throat",
        en="sore throat, throat",
        es="garganta, placas, llagas en la boca, amígdala*, anginas, boca llena de llagas",
        pt="""
        garganta, placas, feridas na boca, amígdala*, dor de garganta, garganta inflamada,
        garganta fechada, garganta toda, amidalite, amigdalite, afta, aftas, ferida na boca,
        boca toda ferida, boca ferida, gengiva ferida, sapinho, placa na garganta, pus na garganta
        """,
    ),
    Concept(
        "jaw_locked",
        en="""
        jaw is locked, lockjaw,
        (jaw|mouth|jaws|teeth) ... (locked|won't open|can't open|clamped|stuck|frozen), lock jaw,
        tetanus
        """,
        es="(quijada|mandíbula|boca) ... (trabad*|trab*|trancad*|ties*|no (la |) (puede|puedo) abrir), no (puede|puedo) abrir (bien |) la boca, tétano*, trismo",
        pt="""
        mandíbula travada, queixo travado, não (consegue|consigo) abrir a boca, tétano,
        (mandíbula|queixo|maxilar|boca|dentes) ... (trav*|tranc*|duro|dura|trincad*|não abre|cerrad*|fechad*|presa),
        (não|num) (consegue|consigo|tá conseguindo|abre|abro) (abrir |) a boca, tetano, trismo, trism*,
        riso sardônico, engasga* até com saliva
        """,
    ),
    Concept(
        "dirty_wound",
        en="""
        rusty nail, stepped on a nail, rusty (nail|wire|metal|fence), nail, puncture, barbed wire,
        dog bite, cat bite, splinter, thorn
        """,
        es="clavo, clavó, espina, alambre, oxidad*, herida, corte, mordida, muela, diente",
        pt="""
        prego, enferrujad*, ferida, corte, mordida, dente, pregos, ferrugem, farpa, espinho, arame,
        lata, caco, estrepe, bicho de pé, furou o pé, pisou, pisei, machucado, ferimento, queimadura,
        umbigo
        """,
    ),
    Concept(
        "bat_bite",
        en="""
        bat bit, bitten by a bat,
        (bat|raccoon|skunk|fox|coyote|snake|copperhead|rattlesnake|rattler|cottonmouth|moccasin|black widow|brown recluse|scorpion|rabid|stray dog|monkey|cobra) ... (bit|bitten|bite|got me|got him|got her|scratched|stung|struck),
        (bit|bitten|bite|stung|struck) ... (bat|raccoon|skunk|fox|coyote|snake|copperhead|rattlesnake|rattler|cottonmouth|moccasin|black widow|brown recluse|scorpion|cobra),
        snakebit, snake bit, snakebite
        """,
        es="(mordió|rasguñó|mordedura|mordida|mordieron|chupó) ... (murciélago|perro|zorro|mono|mapache|víbora|culebra|serpiente|rata|cascabel|coralillo|nauyaca|yarará|barba amarilla|terciopelo), (murciélago|víbora|serpiente|culebra|cascabel|coralillo) ... (mordió|picó|mordida), picó ... (alacrán|escorpión|araña|viuda negra|violinista|raya|víbora|culebra|serpiente|hormigas|enjambre|abejas)",
        pt="""
        (mordeu|picou|picada|mordida) ... (morcego|cobra|jararaca|cascavel|escorpião|aranha|lacraia),
        (mordid*|mordeu|picad*|picou|arranhou|arranhad*|unhada|lambeu|atacad*|ferroad*|ferrou|ferroou|chupou) ... (morcego|cobra|jararaca|cascavel|surucucu|coral|escorpião|aranha|lacraia|macaco|sagui|raposa|cachorro doido|cachorro louco|cachorro de rua|cachorro|gato de rua|lagarta|taturana|arraia|água viva|caravela|rato|marimbondos|abelhas|enxame|carrapato estrela|bicho),
        (morcego|cobra|jararaca|cascavel|escorpião|surucucu|arraia|aranha marrom|viúva negra|armadeira|lonomia) ... (mord*|pic*|ferr*|pegou|pisou|ataca*|arranh*),
        raiva humana, cachorro (doido|louco|raivoso|com raiva|babando)
        """,
        but="(mosquito|pernilongo|muriçoca|formiga|borrachudo|carrapato|inseto) ... (pic*), picad* de (mosquito|pernilongo|muriçoca|inseto|borrachudo|formiga)",
    ),
    Concept(
        "eye_pain",
        en="""
        eye pain, eye hurts badly, eye ... (killing|hurts|pain|exploding|rock hard|red and),
        pain ... (eye|eyes)
        """,
        es="(dolor|duele|dolió|reventar) ... (ojo|ojos), (ojo|ojos) ... (duele|duro|rojo|dolor|revienta)",
        pt="""
        (dor|dói|doendo) ... (olho|olhos), olho ... (dói|doendo|vermelho),
        (dor|dói|doendo|doeu|latejando|ardendo|pressão) ... (olho|olhos|vista),
        olho ... (dói|doendo|vermelho|duro|dor|estourar|explodir), olhos vermelhos, olho vermelho
        """,
    ),
    Concept(
        "halo",
        en="halos, blurry",
        es="halos, borros*, veo menos, (anillos|arcoíris|aureola*) ... luces, nublad*, no veo bien",
        pt="""
        halos, embaçad*, borrad*, embaralhad*, embaçou, vista sumindo, vista embaçada, turva, turvo,
        nublad*, arco íris, argolas, auréola*, círculos de luz, não enxergo, não enxerga, cego,
        perdendo a vista
        """,
    ),
    Concept(
        "rash_med",
        en="lamotrigine, lamictal, carbamazepine, tegretol, allopurinol, phenytoin, dilantin, bactrim, sulfa, nevirapine",
        es="lamotrigina, carbamazepina, tegretol, alopurinol, fenitoína, bactrim, trimetoprim, sulfa, nevirapina, (pastilla|medicina|remedio) (de|para) (la gota|la convulsión|las convulsiones|los ataques), fenobarbital",
        pt="""
        lamotrigina, carbamazepina, tegretol, alopurinol, fenitoína, bactrim, sulfa, nevirapina,
        oxcarbazepina, trileptal, lamictal, lamitor, fenobarbital, gardenal, hidantal, zyloric,
        sulfametoxazol, dapsona, benznidazol, meloxicam, piroxicam, tenoxicam, tegretard, modafinil,
        remédio (da|de|pra) (gota|convulsão|epilepsia|ataque), topiramato
        """,
    ),
    Concept(
        "upper_spot",
        en="back, between my shoulder blades, jaw, teeth, left shoulder",
        es="omóplat*, paletilla*, paletas, espalda, hombro, quijada, mandíbula, muelas, dientes, boca del estómago, brazo, brazos, codo, nuca, cuello",
        pt="""
        costas, ombro, queixo, dentes, boca do estômago, braço, braços, pescoço, omoplata, mandíbula
        """,
    ),
    Concept(
        "now_word",
        en="""
        right now, suddenly, just, now, today, this morning, tonight, minutes ago, an hour ago,
        since noon, all at once
        """,
        es="ahorita, ahora, de repente, hace rato, hoy, solito, de pronto",
        pt="agora, agorinha, de repente, hoje, do nada",
    ),
    Concept(
        "hand",
        en="hand, finger, fingers, leg, foot",
        es="mano, dedo, dedos, pierna, pie, brazo, rodilla, antebrazo",
        pt="mão, dedo, dedos, perna, pé, braço",
    ),
    Concept("shoulder", en="shoulder", es="hombro", pt="ombro"),
    Concept("bend", en="bend, touch", es="dobl*, agach*, baj*, mover*, tocar", pt="dobr*, abaix*, encost*"),
    Concept(
        "spasms",
        en="spasms, stiff",
        es="espasmo*, rígid*, dur*, arque*, se le pone duro",
        pt="espasmo*, rígid*, dur*",
    ),
    Concept(
        "new_med",
        en="new med, new meds",
        es="new med, medicina nueva, pastilla nueva, pastillas nuevas, remedio nuevo, jarabe nuevo",
        pt="remédio novo, medicação nova",
    ),
    Concept(
        "new_gut",
        note="Injections for sugar or weight, gliflozins: pancreatitis, and ketoacidosis without high sugar.",
        en="""
        ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, semaglutide, liraglutide,
        tirzepatide, zepbound, jardiance, farxiga, invokana, empagliflozin, dapagliflozin
        """,
        es="""
        ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, semaglutida, liraglutida,
        tirzepatida, forxiga, jardiance, empagliflozina, dapagliflozina
        """,
        pt="""
        ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, semaglutida, liraglutida,
        tirzepatida, canetinha de emagrecer, caneta de emagrecer, forxiga, jardiance, xigduo, glyxambi,
        invokana, dapagliflozina, empagliflozina, canagliflozina
        """,
    ),
    Concept(
        "hours_word",
        en="hours, since yesterday",
        es="horas, desde ayer, desde anoche, todo el día",
        pt="horas, desde ontem",
    ),
    Concept(
        "scald_small",
        en="face, hands",
        es="carita, cara, manita, manitas, pecho, pechito, piernitas, ampollas",
        pt="rosto, mãozinha, peito, bolhas",
    ),
    Concept(
        "room_locked",
        en="""
        locked himself in, locked herself in, locked the door,
        locked (himself|herself|themself|themselves|myself) (in|up|inside), barricaded,
        (door|bathroom|room|bedroom) (is |was |) locked,
        won't (open|unlock|come out of) (the door|the bathroom|his room|her room|the room),
        behind a locked door
        """,
        es="(se metió|se encerró|se ha encerrado|encerrad*) ... (cuarto|baño|recámara|pieza|habitación), y cerró, no me abre, con llave",
        pt="""
        se trancou, trancad* no (quarto|banheiro), não abre a porta,
        se tranc* ... (quarto|banheiro|lá dentro|carro|garagem), se trancou com,
        trancad* (no|na|dentro|lá) (quarto|banheiro|dentro|garagem|carro),
        (não|num) (abre|quer abrir|atende|responde) (a |) porta, (porta|quarto|banheiro) trancad*,
        se trancou ... (remédios|comprimidos|faca|corda|arma)
        """,
    ),
)
