"""The line's voice in one call: the process's speech engine at the line's rate."""

from collections.abc import AsyncIterator

from telephony.speech import Speech
from voices.errors import VoicesError
from voices.speaking import Speaking


class Voice:
    """Speaks, and knows what it can say for sure."""

    def __init__(self, speaking: Speaking, rate: int) -> None:
        """`rate` in Hz."""
        self._speaking = speaking
        self._rate = rate

    @property
    def healthy(self) -> bool:
        """Whether what is not rendered can be synthesized."""
        return self._speaking.healthy

    def has(self, text: str, locale: str) -> bool:
        """Whether a text is rendered."""
        try:
            return self._speaking.has(text, locale, self._rate)
        except VoicesError:
            return False

    def say(self, speech: Speech) -> AsyncIterator[bytes]:
        """The audio of a speech: int16 mono PCM.

        Raises:
            VoicesError: it is not rendered and cannot be synthesized.
        """
        return self._speaking.say(speech.text, speech.locale, self._rate, speech.speed)
