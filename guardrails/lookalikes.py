"""Common words of the three languages that are one slip away from a key word, and mean something else.

Found by checking everyday words against the lexicon; the phonetic layer never takes them for a key word.
"""

from typing import Final

_WORDS: Final = """
    havin fent chillar buchada atestado estirar cooler marean cero
    assando assa entendi mocinha mocinho desmame desmamar desmama sobrinho sobrinha
    aberta abonados aborda abordada abordado abordados abordo abortos abril acabam acabas acatar accidentes
    accidents acerta acertada acertado acertando acerto acidentes acidos acusar adesiva adesivos adorado
    adorando adormecer adrenaline agitacao agitacion agitar agrada agrado agreed agrotoxicos aguarda aguardo
    ahorra airways ajenas alerta alertando alienta almada aluminium aluminum amaro ambient ambiente
    ambulante amenizar andas animais animal animas anote anulado aparatos aparelhos aparicao aparicion
    apariciones aparicoes aparta apartado apatia aplastar aplica apliquen aporta aportado aportando aporto
    apparatus aragao arduo arenas armando armonia arrancado arrasada arrasar arrasou arrestada arrestado
    arrestados arrestar arrestaron arrested arresting arresto arrestos arrests arriendo arterias ascend
    ashes asiento associa ataquen atenas atira atirado atiram atirando ativar ativas attach attached
    attaching attachment attachments atuado aturar autores azeitona azeitonas balada balazos bamboo bambu
    banheiros barcos barley barrio barrios baseada baseado batem baterias bates bathe bathrooms batir batter
    battle bearing bebem bebes belico belle benson berry betting biologia biologica biologicas biologicos
    biting bits bitten blacks bladder blake blending blends blooded boating bolas boletas bolinhos bolitas
    bombar bombay bombeiro bombero bombers boquete bose bosses bottled bowling boxe boxed braces bravos
    breach breached breaches breadth breeding breeds brinda bronca brotes brothel bryce bullying buracos
    buried burton burying buscado buttons cabecas cabendo cabera cabezas cacada cacete cagadas cagado caiado
    calada caller calmar calmed calming camada camiao camilo camine caminham caminhos caminos camping campo
    campos campus canada cancel cancers candado candid candidate candidato candido caneca cannon cansar
    cansativo cantada cantadas cantado careca cargando caring carino carnes cartel carteles cartera carteras
    cartola casada casando casar casas cascos casino casos casou causada causadas causado causados cautela
    caza cazar cazas ceara cenizas censo censor censos census cent center cercado cereja certeza cesare
    chamou champs champu cheats cheque cherries chilli chilly chique chocou chorao chorou chorus chove
    chover ciente cientes ciento cientos cierro cierta cintas cinto cintos cinzas clavos cleaned cleaners
    clearer clinch cloth clout cobica cocina codigo coding cogido cogiendo cogumelos coitada coleira
    colgante colima colina colinas collado coloca coloco colombo comando comecam comeco comento comica
    comico comicos comienzo comodo compliment complimentary compliments compram compramos comprem comprida
    comprido comprise comprised comprises comprising compromete comprometen comprometendo comprometer
    comprometerse comprometeu comprometida comprometidas comprometido comprometidos comprometimento
    comprometio compromise compromised compromises compromising compromiso compromisos compromisso
    compromissos compulsive compulsivo compulsory concreta concreto confesion confeso construct constructed
    constructing construction constructions constructiva constructivas constructive constructivo constructor
    constructora constructores constructs consume consumen consumer consumes consumida consumido consumo
    contada contei contou contramao contusao cooked cooking cordas coroacao corpus costera costeras costilla
    cotacao coyote cozido cracks craze creas crease creator creeis crees cresca criando crianza cries crimes
    cris crista cristao cristaos cristas crosta cruises cuchillos cuelgan cuente cuerdas cuerno cuerpos
    cuervo cuestan cuestas cueste cumprimentar cumprimento cumprimentos cuspir custar custas custos custou
    daughters deaths debatiendo debera deberian deberias debio decis decoracao defensa defenses defesas
    deforestacion deforestation demorado dependendo deposition depresion depressing derreter desacordo
    desastre desastres desastrosa desastroso descarada descaradamente descarado descaso descem descend
    descendio descenso descer desci desearia desee desees desierta desirable desmadre desmatamento
    desmembramento despair despegar despegue despeito despejado despejar despejo despensa desperately
    desperation despercebido desperdicar desperdiciar desperdicio desperdicios despesa despesas despilfarro
    desplegado desplegar desprecia despreciable desprecio desprestigio desprezar desprezivel desprezo dessem
    desses destaco destroem destroi destroy desuso desvia desvios desviou determinar deterrent devil devils
    devolucao devolucion dezasseis diaria diary dices dieran diestro difficulties dificultar digitais
    digitales dijeron disaster disasters disastrous discard discarded disfarcada disfarcado disfarcar
    disfarce dismay dispatch dispatched dispersa dispersao dispersar dispersas disperse dispersed dispersos
    dispor disser dizem dizendo dizes dobles doces dolares dole dollar dorado doris dormimos dormiram
    dormitorio dormitorios dormiu dossie dossier doubles downey downing draper duel duermen duermes easing
    eighteen elefantes elegante elephants embarrass embarrassing emergence empeno encanta encarregada
    encarregado encarregados encontra encontros encuentra encuentros ende enfrenta enfrento ensalada
    ensaladas enserio enterrada enterrado enterrados enterrar enterro entorno entornos enxergam enzima
    enzimas errors eruption escalofriante escapa escaped escapes escapo escogido escondia escondite escute
    esforca esforcado esforcando esforcar esforcos esforcou espana espanha espanhois espanhol espanhola
    espanholas espanol espanola espanolas espanoles espanta espantar espanto espantosa esparcimiento
    espingardas esposos esquecimento estafadores estallo estancamiento estancia estancias estatica estero
    estreno estuary estudada estudadas estudado estudados estupenda estupendo estupida estupidas estupideces
    estupido estupidos eterno evalua evaluacion evaluaciones evaluar exploit exploitation exploited
    exploiting exploits explora exploracao exploracion explorada exploradas explorado explorador
    exploradores explorados exploram explorando explorar exploration explore explored explorer explorers
    explores exploring explosao explosion explosiones explosions explosiva explosive explosives explosivo
    explosivos explosoes expulsado expulsao expulsar expulso externo externos extrae extras fabulosa facade
    facam faccao fachada falada falhado faltado faltar faltas farmaceutica farmaceuticas farmaceutico
    farmaceuticos farmacias ferido feridos feroz ferros ferrou fertilizantes fibre fico filas filhas filing
    filo finder finge fingem fingir finishes fique fisuras flatter flattered flattering flood flooring
    flowed focada fond formacoes founded fracas fracos franqueza fraquezas frentes fruits fuegos funes
    funnier fusil galileo ganar ganha ganhas garanta garota garotas garoto garotos garrett gatillo gerando
    gestantes ghana giants gordas gordon gota gotta gramos grandes grange granito grano grants grapes
    grasping gratidao gratos gravada gravadas gravado gravador gravadora gravados gravedad graves
    gravitational gravity grimes grosor grossas grosseira grosseiro gruesas grueso gunshots habito halo
    hammers hamper handing hating headaches heading heating heavier herein heridas herido herman hermanas
    hermann heroic heroica heroine herois hiking hiring huesos hunting husbands images imensas imensos
    impune impunidade imune imunes incerta incerteza incertezas incertidumbre incerto incomodado
    inconscientes indeed infanta infantaria infante infanteria infantes infantil infantiles infantis infanto
    infantry infants infections infested inflacao inflacion inflatable inflated inflation inmensa inmenso
    inmune insecto insercao insercion insere inserida inseridas inserido inseridos inserir inserta insertar
    inserted inserting insertion inserts intent intenten intentes intentos intestine invento invested
    irrigacao japones japonesa japonesas japoneses jaqueta kerry killings kissed kisses kitchens kite kris
    lace lacked ladrillos lamber laminas lanzando largamente largar largas lashes leaked lectora leitor
    lenguas levant levantada levantado levantam levantan levantarte levantas levantate levante levo libres
    liebre liked likes linguas linked liquidos liquids lirica livres llegada llegadas llegado llegados
    llegas loaned looked lope lopes lopez lora loving lyrical machines mandos mandy manhas manned marcada
    marcadas marcado marcador marcadores marcados marchas marcos mare mareas marico maridos marino married
    matching mateos maxine mediacao mediador mediation medido medina meditacao meditation melilla meninas
    mentido merino mesias messiah messias metem metendo meters metes methyl metida metidos metodo mexico
    mice mierdas migrant milestone milestones mina minas mining mirado misses mistico mixes modest modesta
    modestia modesto modesty moinho mojada molina molino molinos monitora monitors morando morava morder
    morros mote mothers mouths movem movendo movers moverte movida movidos moviendose movil movimentada
    movimentado mudado muro muros muzzle namoradas namorados navajo noses noting obras openness oppression
    otras outras pagaba pagada pagadas pagado pagamento pagando pagarle paints pancadas paquetes parceira
    pareca parecem parecen parecer pareces pareceu pareco pares paros parra partilha partos pasadas pasados
    pasas paseando pasear passados passas patata patatas patel patti patty peaks pecado pegava peixes pelayo
    peludo pence penned pens pensada pente perdem perdia perdoo perfumes perks pesaba pesadas pesados
    pescador pescados pesticidas petrolero picks pics piedras piensa piense pierce pierdas pierden pierdes
    pierre pilar pilla pillar pines pintada pintadas pinturas pipocas piscando pistolas pistols piston
    pitches pito placa placar places plagas planas playas plazas podamos podermos podremos poliza polled
    ponemos ponete pontapes pope portada portadas posada postada postadas postos postou pracas praising
    predador predadores pregador pregadores pregando prenda prendas prendendo prision prison prisons
    promocao promocion promocionais promocional promocionando promocionar promociones promocoes protocol
    protocolo protocolos protocols provecho provoke provoked provoking pudemos puentes pulses punaladas
    punetazo puxado puxe quaint quebrando quedado quedandose quedas queen queer queijo queira queiroz queixa
    quejandose quenia quentes quereis quererem querian querias querida queries querra query quesada quiebre
    quieres quimica quimicas quinn quiser quisieran quisieras racha raging rapes rapping raso rasos raspar
    rating reaccao reaccionan reactions reagem realty receba receitas recetas reglas regula regulan regulars
    reilly rejeita relacao remedies remete rescate resgata resolver resuelto rifles rigor rocinha rodado
    rodeando rogando rolando roommates rosa rosas roza rozas saint saltou sana sanas sandra sane scent
    scented score scorer scores seara seeding seeking seeming selling semanais senior senso sensors sensory
    sensu sentar sentei sentem sentes sentia sentira sentiras sentirem sentirme sentirse sentirte sentis
    sentiu separando septiembre septima septimo serao sewing shading shaming shane shaping sharing shaved
    shaving shells sherry shipped shits shitting shore shores shouting shove shovel shutter sienta sienten
    sientes sierras singing sinta sisters sizing slated slaughter slaughtered slippers slower smiles smoker
    smokes smokey smoother soares soaring sobbing soothing sorted spanning spelled spelling spells sporting
    spurred stalin stated staten static stating station stoked stokes strangely stranger strangers strangest
    straps strike strikes strongly subsidiaria subsidiaries subsidiary subsidies subsidio subsidios
    subsidized subsidy suenos sumando suplementos swallows tablas tables tabuas taping taxing teaching
    teaming teasing telefe temendo temperaturas temperatures temprana tentado tercio terminal terminam
    terminan terminas thine thomas thomaz thread threads throats tienes tierras tights tijolos tint tintas
    tinted tintes tirem tiring titled toalhas tocado tocaram tocaron toilets toneladas tongues toninho torah
    tortura towers tracado tracing tramas transa transou transparencia transparency transparent
    transparentes transport transporta transportado transportador transportadora transportadores
    transportados transportam transportando transportar transportation transportava transporte transported
    transportes transporting transportistas transports trapos tratada tratado tratamentos tratamientos
    tratandose trataron tratou trazado trevor tristan trompeta troubled troubles trucks tyre tyres unbeaten
    unfinished unlocked usable vadias valido valores vargas varia variado variam varian variar varies
    various vendor verdao vergas versao versoes vertido viejos viento vire virem virrey visado voce voltada
    voltei voltem volvia votando votou vuelvas washes weapons weighs weights weir welp whose wind winged
    wired wounded wounds wrapped wrapping wright wrongs
"""

LOOKALIKES: Final = frozenset(_WORDS.split())
"""Folded words."""
