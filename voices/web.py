"""Web and mail addresses in words."""

import re
from typing import Final

from voices.wording import Wording

_TLD: Final = "com|org|gov|net|edu|info|int|io|br|mx|ar|cl|co|pe|uy|es|us|ec|cr|pa|do"
_ADDRESS: Final = re.compile(
    rf"(?<![\w@.])(?:https?://)?(?P<user>[\w.+-]+@)?(?P<host>(?:[A-Za-z0-9-]+\.)+(?:{_TLD}))\b(?P<path>(?:/[^\s,;)\]>\"']*)?)"
)
_SPELLED: Final = frozenset(
    ("br", "mx", "ar", "cl", "co", "pe", "uy", "es", "us", "ec", "cr", "pa", "do", "io")
)


def say_addresses(text: str, words: Wording) -> str:
    """The text with its addresses written out: "medlineplus dot gov".

    What comes after the host is said only if it is one short word: nobody can follow more by ear, and the page and
    the call's events show the whole address.
    """
    return _ADDRESS.sub(lambda match: _say(match, words), text)


def _say(match: re.Match[str], words: Wording) -> str:
    dot = f" {words.signs['dot']} "
    labels = match["host"].removeprefix("www.").split(".")
    host = dot.join(_label(label, words) for label in labels)
    path = match["path"]
    end = ""
    while path and path[-1] in ".!?:":
        end, path = path[-1] + end, path[:-1]
    said = host
    if match["user"]:
        user = dot.join(_label(part, words) for part in match["user"][:-1].split("."))
        said = f"{user} {words.signs['at']} {host}"
    elif re.fullmatch(r"/[A-Za-z]{2,12}/?", path):
        said = f"{host} {words.signs['slash']} {path.strip('/')}"
    return said + end


def _label(label: str, words: Wording) -> str:
    if label.lower() in words.signs:
        return words.signs[label.lower()]
    if label.lower() in _SPELLED:
        return " ".join(label.upper())
    label = label.replace("-", f" {words.signs['dash']} ").replace("_", f" {words.signs['underscore']} ")
    known = {written.lower(): said for written, said in words.said.items()}
    return known.get(label.lower(), label)
