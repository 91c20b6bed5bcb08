"""Numb, weak, stiff, dizzy."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "numb",
        en="""
        numb, numbness, tingl*, weak, weakness, paralyzed, paralysed, paralysis, dead, limp, heavy,
        no strength, no feeling, asleep, floppy, useless, pins and needles, lost feeling, can't feel,
        went out, stopped working, quit working, doesn't work, won't work, not working, gave out,
        can't use, drags, clumsy, dangling, was just not there, not there, belongs to somebody else,
        not mine, keeps (slipping|dropping), no response,
        quit on (me|him|her), dead weight, gone dead, tingly, curled up, drawn up, drawed up, no use,
        just hangs, hanging
        """,
        es="""
        dormido, dormida, dormidos, dormía, adormecido, adormecida, adormece, adormeció, durmió, duerme,
        entumido, entumida, entumecido, entumecida, entumió, hormigue*, cosquilleo, débil, debilidad,
        sin fuerza, sin fuerzas, no tiene fuerza, no tengo fuerza, perdió (la|) fuerza,
        perdí (la|) fuerza, fuerza en, paralizado, paralizada, paralizó, paralítico, parálisis, tieso,
        tiesa, flojo, floja, aguado, aguada, guango, guanga, no (lo|la|le|me) responde, no siente,
        no siento, muerto, muerta, engarrotad*, tullid*, trabado, trabada, pesado, pesada, acalambrad*,
        desguanzad*, no (le|me) (sirve|obedece|funciona|hace caso), se le cae, se me cae, no lo mueve,
        no la mueve, colgando, arrastra, no estaba, no es mío, no es mía, no lo siento mío, como plomo
        """,
        pt="""
        dormente, dormência, adormecid*, formigando, formigamento, formiga, fraco, fraca, fraqueza,
        sem força, sem forças, não tem força, perdeu (a|) força, perdi (a|) força, força no, força na,
        paralisado, paralisada, paralisou, paralisia, paralisando, mole, moles, molenga, bambo, bamba,
        esquecid*, não sente, não sinto, morto, morta, pesado, pesada, não obedece, não responde,
        travado, travada, travou, não (funciona|mexe|levanta|presta), parou de funcionar, caindo,
        arrastando, não mexe, caído, pendurado, esquecido, não é mais meu, não é meu, cadê a perna,
        cadê o braço, como chumbo, morreu, cai sozinho, sem comando, sem controle, sem sentir,
        não responde mais, não tem firmeza, sem firmeza, desobedece, pesando, pesou, bobo, frouxo,
        frouxa, paralis*, paresia, hemiparesia, hemiplegia, plegia, perdendo força, perdendo a força,
        perdeu os movimentos, perdi os movimentos, sem movimento, sem mexer, sem se mexer,
        sem movimentar, anestesiad*, amortecid*, adormeceu, formigano, formigou, formigamentos,
        não levanta, não segura, não aperta, não fecha, sem vida, largado, largada, não tô sentindo,
        não tá sentindo, não mexo, não move, não movimenta, arrastano, arrasta, fraquej*, dormindo,
        boba, não sobe,
        dormença, dormiu
        """,
        heard=True,
        but="""
        (foot|leg|arm|hand|feet|butt|toes) (fell|falls|goes) asleep (in|when|sitting|watching|from|while|on the), (dormiu|durmió) (viendo|sentad*)
        """,
    ),
    Concept(
        "everywhere",
        en="""
        all over, everywhere, whole body, entire body, head to toe, spreading, spread,
        covered (in|with), body, face, neck, chest, stomach
        """,
        es="""
        todo el cuerpo, por todo, por todos lados, todas partes, cuerpo, cuerpito, cara, cuello, pecho,
        regando, se me riega, extend*, brazos, panza, espalda, llena de, lleno de, de pies a cabeza,
        toda llena, todito
        """,
        pt="""
        corpo (todo|inteiro), no corpo, todo o corpo, tudo quanto é lugar, por tudo, rosto, pescoço,
        peito, barriga, costas, espalhando, espalhou, cheia de, cheio de, dos pés à cabeça, todinho,
        todinha, toda empolada, todo empolado, corpo, nas costas, nos braços, pernas, braços,
        do pé à cabeça, da cabeça aos pés, inteirinh*, tudo, inteiro, inteira, em todo canto,
        todo canto, por toda parte, pra todo lado
        """,
    ),
    Concept(
        "stiff",
        en="""
        stiff, rigid, rigidity, locked, locking, locked up, seizing up, frozen, stuck, can't bend,
        lead pipe, hard as a board, clenched, stiff as, like a board
        """,
        es="""
        tieso, tiesa, tiesos, rígid*, rigidez, duro, dura, duros, trabad*, trabó, engarrot*, trinc*,
        agarrotad*, trancad*, contract*, no dobla, no (puede|puedo) (doblar|agachar|mover|bajar),
        como tabla, tabla,
        (no|ni) (puede|puedo|logra) (doblar|agachar|mover|bajar|tocar|voltear)(lo|la|), doblarlo,
        agacharlo, no la puede (doblar|agachar|bajar), no lo puede (doblar|mover|bajar)
        """,
        pt="""
        duro, dura, duros, rígid*, rigidez, travad*, travou, travando, enrijec*, endurec*, tesa, teso,
        contraíd*, preso, presa, não (dobra|consegue dobrar|consigo dobrar|encosta|mexe|consigo mexer),
        feito tábua, tábua, igual tábua,
        não (consegue|consigo) (encostar|dobrar|mexer|abaixar) (o|a|mais o), duro que nem, endurecid*,
        travado, não vira, não desce, não baixa, não abaixa,
        não consegue (baixar|virar|abaixar|dobrar|encostar|mexer),
        (não|num) (baixo|viro|dobro|encosto|abaixo), entrevad*, encangad*, durão, duraço, que nem pau,
        feito pau
        """,
    ),
    Concept(
        "dizzy",
        en="""
        dizzy, dizziness, lightheaded, light headed, woozy, spinning, faint, wobbly, unsteady, vertigo
        """,
        es="""
        maread*, mareo, mareos, mareando, mareé, vértigo, da vueltas, dando vueltas, da vuelta todo,
        atarantad*, zonz*, aturdid*, tambale*, ido, tontea*, borrach*, abombad*,
        vahído, vahido, vahídos
        """,
        pt="""
        tont*, tontura, tonteira, zonz*, vertigem, rodando, girando, cambaleando, bambo, bamba, grogue,
        atordoad*, aérea, aéreo, mareada
        """,
        heard=True,
    ),
)
