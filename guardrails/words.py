"""Words as the guardrails compare them: folded, split, and cut to a rough stem.

Folding here only drops case, accents and punctuation, which is right for what the line itself writes and
for what a recognizer heard. Undoing deliberate disguise is the gate's business, not this module's.
"""

import re
import unicodedata
from typing import Final

STOP: Final = "/"
"""The token that stands for the end of a sentence."""

_APOSTROPHES: Final = re.compile(r"['’‘`´]")
_TOKEN: Final = re.compile(r"\d+(?:[.,]\d+)*|[^\W\d_]+|%|[.!?;:\n]+")

_SUFFIXES: Final = {
    "en": ("ingly", "edly", "ings", "ing", "ies", "ied", "ers", "ed", "es", "er", "ly", "s", "e", "y"),
    "es": (
        "aciones", "amente", "iendo", "ieron", "mente", "acion", "ando", "aron", "iones", "adas", "ados",
        "idas", "idos", "aban", "emos", "amos", "ion", "ada", "ado", "ida", "ido", "aba", "ara", "era",
        "ará", "ar", "er", "ir", "an", "en", "es", "as", "os", "a", "o", "e", "s",
    ),
    "pt": (
        "amente", "acoes", "mente", "acao", "ando", "endo", "indo", "aram", "eram", "iram", "coes", "adas",
        "ados", "idas", "idos", "avam", "emos", "amos", "cao", "ada", "ado", "ida", "ido", "ava", "ara",
        "era", "ar", "er", "ir", "am", "em", "ou", "es", "as", "os", "a", "o", "e", "s",
    ),
}  # fmt: skip
_MIN_STEM: Final = 4

_NEGATOR_WORDS: Final = {
    "en": "no not never nor none without neither cannot dont doesnt didnt isnt arent wasnt wont cant couldnt "
    "shouldnt wouldnt havent hasnt nobody nothing avoid",
    "es": "no ni nunca jamas sin tampoco nada nadie ninguno ninguna ningun evite evitar",
    "pt": "nao nem nunca jamais sem tampouco nada ninguem nenhum nenhuma evite evitar",
}
NEGATORS: Final = {code: frozenset(words.split()) for code, words in _NEGATOR_WORDS.items()}
"""Words that turn a statement around, folded, by language."""


def fold(text: str) -> str:
    """Lower case, no accents, no apostrophes: `¿Qué's` becomes `¿ques`."""
    plain = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", text).casefold())
    return "".join(mark for mark in plain if not unicodedata.combining(mark))


def tokens(text: str, *, sentences: bool = False) -> tuple[str, ...]:
    """Folded words and numbers; with `sentences`, a `STOP` wherever one ends."""
    found: list[str] = []
    for match in _TOKEN.finditer(fold(text)):
        token = match.group()
        if token[0] in ".!?;:\n":
            if sentences and found and found[-1] != STOP:
                found.append(STOP)
        else:
            found.append(token)
    return tuple(found)


def stem(token: str, language: str) -> str:
    """A rough stem of a folded word, at least four letters long. Numbers stay as they are."""
    if token[0].isdigit():
        return token
    for suffix in _SUFFIXES[language]:
        if token.endswith(suffix) and len(token) - len(suffix) >= _MIN_STEM:
            return token[: -len(suffix)]
    return token


def line(text: str) -> str:
    """The form patterns read: words between single spaces, with a space at both ends."""
    return f" {' '.join(tokens(text, sentences=True))} "


_STOP_WORDS: Final = {
    "en": """a an the and or but if then than that this these those there here it its is are was were be been being am do
    does did has have had having i you he she we they me him her us them my your his our their of in on at to from for
    with by as into about over under up down out off so very just also too can could may might will would shall should
    must what which who whom whose when where why how all any some such own same other each every both more most much
    many s t re ve ll d m ok yes please thing things way get gets got lot bit""",
    "es": """a al algo algun alguna algunas algunos ante aqui asi aun aunque bien cada como con cual cuales cuando de del
    desde donde dos e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estar estas este esto
    estos fue fueron ha han hasta hay he la las le les lo los mas me mi mis mucho muchos muy o os otra otro otros para
    pero por porque puede pueden poder que quien quienes se sea sean ser si sido sobre son su sus tambien tan tanto te
    tener tiene tienen todo todos tu tus un una unas uno unos usted ustedes va y ya yo cosa cosas vez debe deben""",
    "pt": """a ao aos aquela aquele aqui as ate bem cada com como da das de dela dele deles depois do dos e ela elas ele
    eles em entre era essa essas esse esses esta estao estar estas este estes eu foi ha isso isto ja la lhe lo mais mas
    me meu minha muito muitos na nas no nos o os ou para pela pelas pelo pelos pode podem por porque pra qual quando que
    quem se seja ser seu seus sua suas tambem tao te tem ter toda todas todo todos tu um uma umas uns vai voce voces coisa
    coisas vez deve devem so""",
}
STOP_WORDS: Final = {code: frozenset(words.split()) for code, words in _STOP_WORDS.items()}
"""Words that carry no content, folded, by language."""

_COUNTING: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete "
    "dieciocho diecinueve veinte",
    "pt": "dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito "
    "dezenove vinte",
}
_ROUND: Final = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety hundred",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem",
}
_EXTRA: Final = {
    "en": {
        "once": "1",
        "twice": "2",
        "double": "2",
        "half": "0.5",
        "both": "2",
        "dozen": "12",
        "thousand": "1000",
    },
    "es": {
        "doble": "2",
        "mitad": "0.5",
        "media": "0.5",
        "medio": "0.5",
        "ambas": "2",
        "ambos": "2",
        "mil": "1000",
    },
    "pt": {
        "duas": "2",
        "dobro": "2",
        "metade": "0.5",
        "meia": "0.5",
        "meio": "0.5",
        "ambas": "2",
        "mil": "1000",
    },
}
NUMBER_WORDS: Final = {
    code: {word: str(n) for n, word in enumerate(_COUNTING[code].split(), 2)}
    | {word: str(n * 10) for n, word in enumerate(_ROUND[code].split(), 2)}
    | _EXTRA[code]
    for code in ("en", "es", "pt")
}
"""Number words to digits, folded, by language. "One" is left out: it is also the article."""


def number(token: str, language: str) -> str | None:
    """The number a folded token stands for, in digits without separators, or `None`."""
    if token[0].isdigit():
        plain = token.replace(",", ".")
        return (
            plain.rstrip("0").rstrip(".")
            if "." in plain and plain.count(".") == 1 and len(plain.split(".")[1]) != 3
            else re.sub(r"\D", "", plain)
        )
    return NUMBER_WORDS[language].get(token)
