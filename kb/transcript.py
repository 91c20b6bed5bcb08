"""Reading transcripts: plain lines, or JSON turns, or a call's events."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from guardrails.locale import UnknownLocale, parse_locale
from kb.document import Utterance
from kb.errors import KbError

MOST: Final = 500
"""Utterances read from one transcript."""
_SPEAKER: Final = re.compile(
    r"^\s*(?:\[[^\]]*\]\s*)?(?P<who>caller|user|patient|agent|assistant|bot|line|atalaia|llamante|persona|usuario|agente|línea"
    r"|linha|pessoa|usuário|atendente|paciente)\s*:\s*",
    re.IGNORECASE,
)
_OURS: Final = frozenset(
    {"agent", "assistant", "bot", "line", "atalaia", "agente", "línea", "linha", "atendente"}
)


def parse_transcript(content: str, locale: str) -> tuple[Utterance, ...]:
    """What the caller said, in order; what the line said is left out.

    Taken are: plain text, one utterance a line, each optionally after `caller:` or `agent:`; JSON
    `{"turns": [{"text", "locale"?, "speaker"?}]}` or a list of such turns; and call events, one a line, of which
    `final` ones are read. `locale` holds where a turn names none.

    Raises:
        KbError: nothing that can be read, or more than 500 utterances.
    """
    stripped = content.strip()
    if not stripped:
        raise KbError("the transcript is empty; give one utterance a line, or JSON turns")
    found = _json(stripped, locale) if stripped[0] in "[{" else _lines(stripped.splitlines(), locale)
    if len(found) > MOST:
        raise KbError(f"the transcript has {len(found)} utterances, at most {MOST}; split it")
    if not found:
        raise KbError("the transcript holds nothing said by the caller")
    return found


def _lines(lines: Iterable[str], locale: str) -> tuple[Utterance, ...]:
    found = []
    for line in lines:
        match = _SPEAKER.match(line)
        if match and match["who"].lower() in _OURS:
            continue
        text = line[match.end() :].strip() if match else line.strip()
        if text:
            found.append(Utterance(text, locale))
    return tuple(found)


def _json(content: str, locale: str) -> tuple[Utterance, ...]:
    try:
        value = json.loads(content)
    except ValueError:
        return _json_lines(content, locale)
    if isinstance(value, dict) and "turns" in value:
        value = value["turns"]
    turns = value if isinstance(value, list) else [value]
    return tuple(said for number, turn in enumerate(turns, 1) if (said := _turn(turn, locale, number)))


def _json_lines(content: str, locale: str) -> tuple[Utterance, ...]:
    found = []
    for number, line in enumerate(content.splitlines(), 1):
        if not line.strip():
            continue
        try:
            turn = json.loads(line)
        except ValueError as error:
            raise KbError(
                f"line {number} of the transcript is not JSON ({error}); give one object a line"
            ) from None
        said = _turn(turn, locale, number)
        if said:
            found.append(said)
    return tuple(found)


def _turn(turn: Any, locale: str, number: int) -> Utterance | None:
    if isinstance(turn, str):
        return Utterance(turn.strip(), locale) if turn.strip() else None
    if not isinstance(turn, Mapping):
        raise KbError(f"turn {number} must be text or an object with `text`, found {type(turn).__name__}")
    if "event" in turn and turn["event"] != "final":
        return None
    if str(turn.get("speaker", "caller")).lower() in _OURS:
        return None
    text = turn.get("text")
    if not isinstance(text, str):
        raise KbError(f"turn {number} has no `text`")
    named = turn.get("locale")
    try:
        chosen = parse_locale(named) if isinstance(named, str) and named else locale
    except UnknownLocale as error:
        raise KbError(f"turn {number}: {error}") from None
    return Utterance(text.strip(), chosen) if text.strip() else None
