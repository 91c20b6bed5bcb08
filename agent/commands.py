"""Voice commands that every phone line needs, without any model."""

import re
import tomllib
import unicodedata
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

_FILE = Path(__file__).with_name("commands.toml")
_MAX_BETWEEN = 5


class Command(StrEnum):
    """What the caller asks of the line itself."""

    REPEAT = "repeat"
    SLOWER = "slower"
    WAIT = "wait"
    STOP = "stop"
    HUMAN = "human"
    WHO = "who"
    THANKS = "thanks"
    GOODBYE = "goodbye"
    ENGLISH = "english"
    SPANISH = "spanish"
    PORTUGUESE = "portuguese"


LOCALE_OF = {Command.ENGLISH: "en-US", Command.SPANISH: "es-419", Command.PORTUGUESE: "pt-BR"}


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.lower())
    letters = "".join(char for char in decomposed if not unicodedata.combining(char))
    return " ".join(re.findall(r"[a-z0-9']+", letters.replace("’", "'")))


class _Lexicon:
    def __init__(self) -> None:
        table = tomllib.loads(_FILE.read_text(encoding="utf-8"))
        polite = "|".join(
            re.escape(_plain(word)) for word in sorted(table["politeness"]["words"], key=len, reverse=True)
        )
        self._leading = re.compile(rf"(?:{polite})(?: |$)")
        self._trailing = re.compile(rf"(?:^| )(?:{polite})$")
        self._phrases: dict[str, Command] = {}
        for command in Command:
            for key, values in table[command].items():
                if key not in ("verbs", "nouns", "between"):
                    for text in values:
                        self._phrases.setdefault(_plain(text), command)
        human = {
            key: "|".join(re.escape(_plain(word)) for word in table["human"][key])
            for key in ("verbs", "between", "nouns")
        }
        self._human = re.compile(
            rf"\b(?:{human['verbs']})(?: (?:{human['between']})){{0,{_MAX_BETWEEN}}} (?:{human['nouns']})\b"
        )

    def find(self, text: str) -> Command | None:
        clauses = [plain for clause in re.split(r"[.,;:!?¿¡…]+", text) if (plain := _plain(clause))]
        found = [self._clause(" ".join(clauses))] if len(clauses) != 1 else []
        if not found or found == [None]:
            found = [self._clause(clause) for clause in clauses]
        if found and all(found):
            return next((each for each in reversed(found) if isinstance(each, Command)), None)
        return Command.HUMAN if self._human.search(_plain(text)) else None

    def _clause(self, plain: str) -> Command | str | None:
        """The command of one clause, "polite" if it is nothing but politeness, None if it says something else."""
        while plain:
            if plain in self._phrases:
                return self._phrases[plain]
            if match := self._leading.match(plain):
                plain = plain[match.end() :]
            elif match := self._trailing.search(plain):
                plain = plain[: match.start()]
            else:
                return None
        return "polite"


@lru_cache(maxsize=1)
def _lexicon() -> _Lexicon:
    return _Lexicon()


def recognize(text: str) -> Command | None:
    """The command that the whole utterance is, in any of the three languages, or None."""
    return _lexicon().find(text)
