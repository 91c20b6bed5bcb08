"""Everyday talk that one red flag or another must not mistake."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept(
        "food_poison",
        en="food poisoning, bad food, sushi, leftovers, seafood, potato salad",
        es="""
        intoxicación (por|de) (comida|alimentos),
        (comida|mariscos|tacos|sushi|mayonesa) (me|le|nos) (cayó|hizo|intoxic*),
        (intoxic*) ... (comida|comí|tacos|mariscos|sushi|alimento|alimentos|restaurante|pescado|mayonesa|huevo)
        """,
        pt="""
        intoxicação alimentar,
        (intoxic*) ... (comida|comi|sushi|maionese|alimento|lanche|restaurante|peixe|camarão|salgado)
        """,
    ),
    Concept(
        "habit_weak",
        en="can't fall asleep, trouble sleeping, stay asleep, before bed, insomnia",
        es="insomnio, no puedo dormir, conciliar",
        pt="insônia, não consigo dormir, pegar no sono",
    ),
    Concept(
        "storage_talk",
        en="""
        refrigerator, fridge, travel, trip, vacation, money, discount, coupon, emergency kit, pharmacy,
        expired, donate, disposal, throw away, dispose, recycle, hurricane,
        away from (the|my) (kids|children|grandkids), kids can't reach, out of reach, safe place,
        cabinet, organizer, month supply, insurance
        """,
        es="""
        refrigerador, nevera, viaje, vacaciones, dinero, descuento, cupón, farmacia, vencid*, caducad*,
        donar, tirar, desechar, huracán, lejos de los niños, fuera del alcance, alcance de los niños,
        botiquín, pastillero, seguro, dónde (guardo|se guardan|debo guardar),
        cómo (guardo|se guardan|debo guardar), maleta, luz, humedad, calor
        """,
        pt="""
        geladeira, viagem, férias, dinheiro, desconto, farmácia, vencid*, doar, jogar fora, descartar,
        longe das crianças, fora do alcance, alcance das crianças, armário, porta comprimidos, plano,
        onde (guardo|guardar|devo guardar), como (guardo|guardar|devo guardar), luz, umidade, calor,
        sobraram
        """,
    ),
    Concept(
        "call_end",
        en="""
        goodbye then, ok goodbye, thanks goodbye, bye bye, thank you goodbye, before we say goodbye,
        hang up
        """,
        es="gracias adiós, ok adiós, bueno adiós",
        pt="obrigad* tchau, tchau tchau, então tá tchau",
    ),
    Concept(
        "insurer",
        en="""
        insurance, pharmacy, pharmacist, doctor, clinic, medicare, medicaid, boss, phone, app, school,
        website, airline, airport, tsa
        """,
        es="""
        seguro, farmacia, doctor, doctora, clínica, imss, issste, jefe, aplicación, escuela, eps,
        obra social, página, aeropuerto, aerolínea
        """,
        pt="""
        plano, farmácia, médico, médica, clínica, chefe, aplicativo, escola, posto, convênio, site,
        aeroporto, companhia
        """,
    ),
    Concept(
        "iron",
        en="iron, pepto, bismuth, blueberries, licorice, beets, beet, black beans",
        es="""
        hierro, bismuto, pepto, betabel, remolacha, arándanos, moras, sulfato ferroso, fierro, morcilla
        """,
        pt="ferro, bismuto, beterraba, sulfato ferroso, açaí, feijão preto, amora",
    ),
    Concept(
        "flu_shot",
        en="""
        (flu|tetanus|covid|shingles|cortisone|allergy|pneumonia|booster|b12|vitamin|insulin|steroid|vaccine) shot,
        vaccine, vaccinated, long shot
        """,
        es="vacuna, vacunar*",
        pt="vacina, vacinar, tiro de meta",
    ),
    Concept(
        "a1c",
        en="""
        a1c, a 1 c, hemoglobin, insurance, cost, costs, price, dollars, calories, cholesterol,
        triglycerides, recipe, average, carbs, pantry, groceries, grocery, kitchen
        """,
        es="""
        hemoglobina, glicosilada, glucosilada, a1c, cuesta, precio, calorías, colesterol, triglicéridos,
        receta de, glicada, hace rato bajó
        """,
        pt="hemoglobina, glicada, a1c, custa, preço, calorias, colesterol, triglicérides, receita de",
    ),
    Concept(
        "supply_talk",
        en="""
        supply, refill, at the pharmacy, cost, costs, bill, pay, insurance, price, expensive, fridge,
        left out
        """,
        es="""
        surtir, resurtir, farmacia, cuesta, costó, pagar, seguro, precio, cara, caro, nevera,
        refrigerador,
        cuánto dura, abierto, abierta, congelador, congeló, hielera, refri, temperatura
        """,
        pt="renovar, farmácia, custa, pagar, plano, preço, cara, caro, geladeira",
    ),
    Concept(
        "vaccine_talk",
        en="vaccine, vaccines, after shots, teething",
        es="vacuna, vacunas",
        pt="vacina, vacinas",
    ),
    Concept(
        "sunburn",
        en="""
        sunburn*, sunburned, sun, beach, dry skin, eczema, psoriasis, retinol, acne, dandruff,
        hand sanitizer, winter, face cream, new shoes, blister from
        """,
        es="""
        sol, playa, quemadura de sol, resequedad, reseca, eczema, soriasis, psoriasis, retinol, acné,
        caspa, zapatos nuevos, bronceado
        """,
        pt="""
        sol, praia, queimadura de sol, ressecada, eczema, psoríase, retinol, acne, caspa, sapato novo,
        bronzeado
        """,
    ),
    Concept(
        "vitamin_talk",
        en="""
        vitamin, vitamins, b12, rifampin, beets, carrots, multivitamin, coffee stains, skin tone,
        banana*, paint, shirt
        """,
        es="vitamina, vitaminas, complejo b, rifampicina, betabel, zanahoria, piridium",
        pt="vitamina, vitaminas, complexo b, rifampicina, beterraba, cenoura, pyridium",
    ),
    Concept(
        "device",
        en="""
        app, computer, website, screen, link, button, system, machine, doctor's office, pharmacy,
        insurance, customer service, email, portal, text, tablet screen, printer, alarm
        """,
        es="""
        aplicación, app, computadora, página, pantalla, sistema, botón, consultorio, farmacia, seguro,
        correo, mensaje, portal, internet, máquina
        """,
        pt="""
        aplicativo, app, computador, site, tela, sistema, botão, consultório, farmácia, plano, e mail,
        mensagem, portal, internet, máquina, convênio
        """,
    ),
    Concept(
        "sleep_talk",
        en="""
        alarm, alarm clock, in the middle of the night, wake up to pee, wake up early, on time,
        deep sleeper, heavy sleeper, sleep in, coffee, teenager, for school, for work
        """,
        es="""
        alarma, despertador, temprano, a media noche, sueño pesado, para ir a la escuela,
        para el trabajo
        """,
        pt="""
        alarme, despertador, cedo, no meio da noite, sono pesado, pra escola, para o trabalho,
        pro trabalho
        """,
    ),
    Concept(
        "for_condition",
        en="""
        (for|my|his|her|seizure|epilepsy|anti) (seizures|seizure|seizure disorder|epilepsy|seizure medicine|seizure medication|seizure meds|seizure pills) (medicine|medication|meds|med|pill|pills|drug|disorder|),
        seizure (medicine|medication|meds|med|pill|pills|drug|drugs|disorder|free), history of,
        controlled, takes keppra, control my seizures, controls my seizures, prevent*
        """,
        es="""
        (para|contra|de|evitar|controlar|por) (las |la |los |el |mis |sus |)(convulsiones|convulsión|ataques|epilepsia|ataques epilépticos),
        anticonvuls*, controlad*, sin convulsiones
        """,
        pt="""
        (para|pra|contra|de|evitar|controlar|por|pras) (as |a |os |minhas |suas |)(convulsões|convulsão|ataques|epilepsia|crises),
        anticonvuls*, controlad*, sem convulsões
        """,
    ),
    Concept(
        "billing",
        en="""
        bill, billed, cost, charge, charged, insurance, ride last, membership, receipt, memorial,
        contact, contacts, emergency contact, preparedness, fund, show, siren
        """,
        es="""
        factura, cobr*, cuesta, costo, seguro, recibo, contacto de emergencia, contacto, contactos,
        fondo, membresía, pagar, pasado
        """,
        pt="""
        conta, cobr*, custa, custo, plano, recibo, contato de emergência, contato, contatos, reserva,
        pagar, fundo
        """,
    ),
)
