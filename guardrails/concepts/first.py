"""Plain phrases for every category."""

from guardrails.concept import Concept

CONCEPTS = (
    Concept("background", "years ago", "hace años", "há anos"),
    Concept("now", "right now", "ahora mismo", "agora"),
    Concept(
        "cardiac",
        "chest ... (pain|hurts|pressure|tight*), elephant sitting on my chest, (having|is having) a heart attack",
        "dolor ... pecho, duele ... pecho, (dando|tengo) un infarto",
        "dor ... peito, peito ... doendo, (tendo|dando) um infarto",
    ),
    Concept(
        "stroke",
        "face ... droop*, slurr*, having a stroke",
        "boca (chueca|torcida), cara caída, (dando|teniendo) un derrame",
        "boca torta, fala enrolada, tendo um avc",
    ),
    Concept(
        "breathing",
        "can't breathe, cannot breathe, not breathing, choking",
        "no puedo respirar, no puede respirar, me falta el aire, se está ahogando",
        "não consigo respirar, falta de ar, não consegue respirar, engasg*",
    ),
    Concept(
        "anaphylaxis",
        "(throat|tongue|lips|face) ... (swelling|swollen|closing)",
        "(garganta|lengua|labios|cara) ... hinch*, hinch* ... (lengua|labios|cara), cierra la garganta",
        "(garganta|língua|lábios|rosto) ... inch*, garganta ... fechando",
    ),
    Concept(
        "overdose",
        "overdos*, took ... (whole bottle|all my pills|too many), swallowed ... pills, got into ... pills",
        "sobredosis, tomé ... (pastillas|frasco), tragó ... pastilla",
        "overdose, tomei ... (comprimidos|cartela), engoliu ... comprimido",
    ),
    Concept(
        "self_harm",
        "kill myself, want to die, end my life, suicid*, end it all, better off without me",
        "matarme, me quiero morir, quiero morirme, suicid*, quitarme la vida, no quiero vivir",
        "me matar, quero morrer, suic*, tirar minha vida, não quero viver",
    ),
    Concept(
        "violence",
        "(hits|hit|hitting|beats|beating|threaten*) me, going to kill me",
        "me pega, me golpe*, me amenaz*, me va a matar",
        "me bate, me bateu, me ameaç*, vai me matar",
    ),
    Concept(
        "bleeding",
        "bleed* ... (won't stop|a lot|heavily|badly), vomiting blood, black stools",
        "sangr* ... (mucho|no para), no para de sangrar, vomit* sangre",
        "sangr* ... muito, não para de sangrar, vomit* sangue",
    ),
    Concept(
        "unconscious",
        "unconscious, passed out, won't wake up, seizure, not responding",
        "inconsciente, se desmayó, no despierta, convuls*, no reacciona",
        "inconsciente, desmaiou, não acorda, convuls*, desacordad*",
    ),
    Concept(
        "diabetic",
        "(sugar|glucose) ... #low, (sugar|glucose) ... #high",
        "(azúcar|glucosa) ... #low, (azúcar|glucosa) ... #high",
        "(açúcar|glicose|glicemia) ... #low, (glicose|glicemia) ... #high",
    ),
    Concept(
        "pregnancy",
        "pregnant ... bleed*, bleed* ... pregnant, baby ... (moving|kicking)",
        "embarazada ... sangr*, sangr* ... embarazada, bebé ... mueve",
        "grávida ... sangr*, sangr* ... grávida, bebê ... mexe*",
    ),
    Concept(
        "child",
        "(baby|newborn) ... (fever|blue|limp), fever ... newborn",
        "(bebé|recién nacido) ... (fiebre|morado)",
        "(bebê|recém nascido) ... (febre|roxo|mole)",
    ),
    Concept(
        "infection",
        "sepsis, fever ... stiff neck, fever ... chemo",
        "sepsis, fiebre ... (cuello|quimio)",
        "sepse, febre ... (nuca|quimio)",
    ),
    Concept(
        "drug_reaction",
        "skin ... (peel*|blister*), serotonin syndrome",
        "piel ... (cae|ampollas|pelando)",
        "pele ... (bolhas|descascando|soltando)",
    ),
    Concept(
        "withdrawal",
        "withdrawal, (stopped|quit) ... shaking",
        "abstinencia, dejé ... tembl*",
        "abstinência, parei ... tremend*",
    ),
)
