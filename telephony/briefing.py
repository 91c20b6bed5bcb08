"""What a human is told before they take a call: the kind of it in two lines, never the caller's words."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from agent.events import EscalationPhase, Event, EventName
from telephony.session import Session

_FILE: Final = Path(__file__).with_name("whisper.toml")
_MOST_TOPICS: Final = 3

Title = Callable[[str, str], str]
"""A card's title, from its id and a locale."""


@cache
def _words() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def category_name(category: str, locale: str) -> str:
    """A red flag's name for a human who does not know ours; a general one for those without."""
    names = _words()["category"]
    return str(names.get(category, names["other"])[locale])


def invitation(locale: str) -> str:
    """Asks a called human to say that they are there."""
    return str(_words()["speak"][locale])


class Briefing:
    """Listens to a call's events and sums the call up."""

    def __init__(self, session: Session, title: Title = lambda card, locale: card.replace("-", " ")) -> None:
        """Begins to listen."""
        self._session = session
        self._title = title
        self._topics: list[str] = []
        self._played = False
        self._confirmed = False
        session.log.subscribe(self._heard)

    @property
    def topics(self) -> tuple[str, ...]:
        """Ids of the cards that were read, in order, each once."""
        return tuple(self._topics)

    @property
    def category(self) -> str | None:
        """The red flag that latched the call; None if none did."""
        latched = self._session.latch.latched
        return None if latched is None else latched.category or "other"

    def lines(self, locale: str) -> tuple[str, str, str]:
        """What to say, in the human's language: who is calling them, then two lines about the call."""
        words, category = _words(), self.category
        kind = words["asked"][locale] if category is None else category_name(category, locale)
        call = words["call"][locale].format(
            kind=kind,
            language=words["speaks"][self._session.locale][locale],
            minutes=max(1, round(self._session.seconds / 60)),
        )
        return words["head"][locale], call, self._told(locale)

    def _told(self, locale: str) -> str:
        words = _words()
        if self._played:
            return str(words["script_confirmed" if self._confirmed else "script"][locale])
        if self._topics:
            topics = ", ".join(self._title(card, locale) for card in self._topics[-_MOST_TOPICS:])
            return str(words["topics"][locale].format(topics=topics))
        return str(words["nothing"][locale])

    def _heard(self, event: Event) -> None:
        if event.name is EventName.ANSWER:
            self._topics += [card for card in event.fields.get("citations", ()) if card not in self._topics]
        elif event.name is EventName.ESCALATION and event.fields.get("phase") == EscalationPhase.PLAYED:
            self._played = True
            self._confirmed = bool(event.fields.get("confirmed"))
