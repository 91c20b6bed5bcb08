"""The text message after a call: the sources that were named in it, if the caller said yes."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kb.reading import load_cards
from telephony.errors import CarrierDown, CarrierRefused
from telephony.session import Session
from telephony.settings import TextSettings
from telephony.twilio.rest import Rest

_log: Final = logging.getLogger(__name__)
_MOST: Final = 5
"""Sources in one message."""


class Texting:
    """Sends sources."""

    def __init__(self, rest: Rest | None, settings: TextSettings, cards: Path) -> None:
        """`cards` is the folder of the card files."""
        self._rest = rest
        self._settings = settings
        self._cards = cards

    def possible(self, session: Session) -> bool:
        """Whether a message could reach the caller."""
        number = session.caller.number or ""
        return self._rest is not None and self._settings.sender is not None and number.startswith("+")

    async def send(self, session: Session, topics: Sequence[str]) -> bool:
        """Send the sources of the cards that were read, if the caller said yes; whether it was sent."""
        sender, number = self._settings.sender, session.caller.number
        if not (session.text_wanted and topics) or self._rest is None or sender is None or number is None:
            return False
        body = await asyncio.to_thread(message, self._cards, topics, session.locale)
        try:
            await self._rest.text(number, sender, body)
        except (CarrierDown, CarrierRefused) as error:
            _log.warning("the sources of call %s could not be sent: %s", session.call, error)
            return False
        return True


def message(folder: Path, topics: Sequence[str], locale: str) -> str:
    """Title, publisher and address of each card; nothing of what the caller said."""
    cards = {card.id: card for card in load_cards(folder) if card.locale == locale}
    rows = [
        f"{card.title}: {card.source.name} {card.source.url}"
        for card in (cards.get(topic) for topic in list(topics)[-_MOST:])
        if card is not None
    ]
    return "\n".join(["Atalaia", *rows])
