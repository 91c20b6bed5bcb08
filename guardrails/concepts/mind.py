"""A mind in danger: on an edge, on purpose, treatment refused, rage, visions, no sleep."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "on_edge",
        en="""
        on the bridge, on the ledge, on the roof edge,
        (on|at|off|over) (the|this|a) (bridge|ledge|railing|overpass|tracks|train tracks|edge of (the|a) (roof|bridge|cliff|platform)|roof of|cliff|wrong side),
        (sitting|standing|stand|out) (on|at) (the|a) (edge|ledge|rail|railing|overpass|bridge|tracks)
        """,
        es="""
        (parad*|sentad*|subid*|asomad*|trepad*|encaramad*|estoy|está|llevo rato|colgad*) ... (en|al|a|desde) (la |el |las |un |una |) (orilla|borde|filo|puente|azotea|baranda|barandal|cornisa|viaducto|vías|precipicio|barranco|acantilado|rieles|barandilla),
        (subió|subí|trepó|encaramó|subido) ... (techo|azotea|antena|torre|puente|espectacular|grúa) y ... (baj*|tir*|salt*|avent*|dice|amenaza),
        (metiéndome|meterme|metí|entrando|caminar) (al|en el|hacia el|adentro del) (río|mar|lago|agua) ... (no|ya|hasta)
        """,
        pt="(parad*|sentad*|em cima|na beirada|em pé|tô) ... (na|no|da|do) (ponte|beirada|viaduto|parapeito|sacada|terraço|trilho|laje|passarela)",
    ),
    Concept(
        "on_purpose",
        en="""
        on purpose, a purpose, intentional*, to be done,
        so (it|it will|it all|this|this will|everything) (be over|end|ends|stops|all ends),
        let (god|the lord|nature|it) (decide|take|handle|finish), get it over with,
        so i (can|could) (go|die|rest|be gone)
        """,
        es="a propósito, adrede, para morir*, para que me muera, para ver si (me muero|así), para no (despertar|seguir|vivir|volver), que sea lo que dios quiera, que dios decida, que pase lo que, para irme, para acabar, para terminar, para ya no, (quiere|quiero) irse con, para que ya, para descansar",
        pt="""
        de propósito, pra morrer, pra não acordar, pra ver se eu morro, seja o que deus quiser,
        pra acabar, por querer, pra ver se (morro|morre|acaba|eu morro|deus me leva),
        pra ir (logo|com|embora), pra deus (me |) levar, deus sabe, pra acabar logo, pra acabar com,
        quer ir com, quer ficar com, quer encontrar
        """,
    ),
    Concept(
        "no_care",
        en="stopped my dialysis, stopped my insulin",
        es="(dejé|dejo|dejar|dejó|no voy a|no quiere|no me voy a|harté|ya no) ... (insulina|diálisis|remedios|pastillas|medicina|tomarme|ponerme|ponérmela|comer|lo del corazón|tratamiento|antirretroviral*)",
        pt="""
        (parei|parou|larguei|não vou|não quer|deixei) ... (insulina|diálise|remédio|remédios|comer|hemodiálise),
        (parei|parou|larguei|largou|não vou|não vai|não quer|não quero|deixei|deixou|desisti|desistiu|cansei|cansou) ... (insulina|diálise|hemodiálise|remédio|remédios|comer|comida|quimio|tratamento|coquetel|viver|pressão|coração|tomar nada)
        """,
    ),
    Concept(
        "purpose_die",
        en="""
        so i don't wake up, to not wake up, to die,
        (so|until) (i|it) (don't|won't|never|will not) (wake|wake up|hurt|feel|have to),
        so (it'll|it will|it would|this will|everything will) (be over|end|all be over|stop),
        to (die|end it|end my|be done with|go to sleep forever|not be here),
        to sleep (and not|and never|for good|forever)
        """,
        es="para (ya |) (no|nunca) (despertar|volver a despertar|abrir los ojos|amanecer|seguir|sufrir|existir), para (morir*|matar*|dormir para siempre|irme|acabar con|terminar con), para (no|ya no) (estar|vivir)",
        pt="pra (não|nunca mais) (acordar|viver|sofrer), pra (morrer|me matar|dormir pra sempre)",
    ),
    Concept(
        "violent",
        en="""
        violent, aggressive, {rampage}, combative, out of control, lashing out, hits people,
        attacks people
        """,
        es="(muy|re|bien|super|súper|medio|más) (violent*|agresiv*), (violent*|agresiv*) (desde|conmigo|cuando|con), rompe todo, rompiendo todo, se puso (violent*|agresiv*|como loco|como fiera)",
        pt="(muito|bem|super) (violent*|agressiv*), (violent*|agressiv*) (desde|comigo|quando|com), quebrando tudo",
    ),
    Concept(
        "sees_things",
        en="seeing people, talking to the wall",
        es="(ve|veo|viendo|mira|mirando) ... (gente|personas|cosas|bichos|animalitos|diablos|muertos|luces|sombras|culebras|víboras|arañas|no existe|no existen|no están), habla* (con|a) (la pared|las paredes|gente|alguien que|su mamá que|mi mamá que|los muertos|el aire|nadie|sola|solo), habla* ... (muert*|murió|no está), (oye|oigo|oyendo|escucha|escucho) ... (voces|ruidos|cosas|gente), dice que (lo|la) (persiguen|siguen|quieren matar|vigilan|hablan), que (lo|la|me) (persiguen|vigilan|quieren matar), (persiguen|lo siguen|la siguen), alucin*, delir*, como loc*, hecho un loco, hecha una loca, se (pega|golpea) contra",
        pt="""
        vendo (gente|bicho|coisa|vulto|pessoas), fala com a parede, falando com (gente|quem),
        ouvindo vozes, ouve vozes, perseguind*, alucina*,
        (vê|vendo|veno|vejo|enxerga|enxergando|vendu) ... (coisa|coisas|bicho|bichos|rato|ratos|barata|baratas|aranha|aranhas|cobra|cobras|formiga|formigas|gente|vulto|vultos|pessoas|sombra|sombras|morto|mortos|alma|demônio|diabo|capeta|fogo|luz|fantasma|bichinho|bichinhos|homem|criança|que não existe|que não tem|na parede),
        (falando|fala|falano|conversa|conversando|brigando|gritando|xingando) (com|pra|pros|com os|com a|com o) (gente|quem|pessoa|parede|o nada|ninguém|defunto|morto|morta|bicho|bichos|espelho|televisão|a parede|os bicho|sozinho|sozinha|finad*|falecid*|minha mãe que|alguém que),
        fala* sozinh*,
        (ouvindo|ouve|escuta|escutando|ouço|escuto|ouvino) ... (voz|vozes|gente|coisa|música|barulho|chamando),
        vozes,
        (arrancando|catando|tirando|matando|pegando|espantando|sacudindo) ... (bicho|bichos|formiga|formigas|imaginári*|aranha|barata|do braço|da pele|da parede|no ar|que não existe|que não tem|invisível),
        imaginári*, (tão|estão|tá|está) (perseguindo|atrás|querendo matar) (ele|ela|mim), alucinano,
        alucinou, visagem, visagens, variano, delirano,
        (acha|achando|cisma|cismou|jura|dizendo) que (tão|estão|tem|vão|tá|é) (perseguindo|gente|matar|atrás|bicho|alguém|deus|jesus|envenenar|câmera),
        (correr|sair correndo|pular|fugir) (pro|pra|do|da|pela) (mato|rua|janela|carro),
        formiga imaginária, bicho imaginário, os bicho, com os bicho
        """,
    ),
    Concept(
        "zaps",
        en="""
        brain zaps, electric shocks, zaps, zapping, shocks in my (head|brain),
        electric (shock|shocks|zap|zaps|jolt|jolts)
        """,
        es="(toques|descargas|choques|shocks|corrientazos|zumbidos|calambres) (eléctricos|en la cabeza|en el cerebro|), brain zaps, zaps",
        pt="""
        choques na cabeça, choquinhos, choques elétricos, brain zaps, choque na cabeça,
        choquinho na cabeça, choque no corpo, choques no corpo, choques, descarga na cabeça,
        zap na cabeça, curto circuito na cabeça, corrente elétrica, raio na cabeça
        """,
    ),
    Concept(
        "no_sleep",
        en="""
        haven't slept, can't sleep at all, no sleep, hasn't slept, ain't slept, not slept,
        awake for (days|#n|three|two)
        """,
        es="no (duermo|duerme|he dormido|ha dormido|pego el ojo|pega el ojo) (nada|hace|desde|ni|en #n|), sin dormir, días sin dormir, noches sin dormir",
        pt="""
        não (durmo|dorme|dormi|prego o olho), sem dormir,
        (não|num) (durmo|dorme|dormi|dormiu|dormindo|prega o olho|prego o olho|consegue dormir|consigo dormir|pregou o olho) ... (dia|dias|noite|noites|nada|desde|semana),
        virad* há, noites em claro, noites sem dormir, dias acordad*
        """,
    ),
)
