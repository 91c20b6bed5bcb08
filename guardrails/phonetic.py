"""Words that sound like the lexicon's words."""

from collections.abc import Mapping, Sequence

from guardrails.lexicon import Lexicon, Words


class Ear:
    """Hears lexicon words in misrecognized ones."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Index the words of the lexicon that may be heard."""
        self._lexicon = lexicon

    def sounds(self, read: Words) -> Mapping[int, Sequence[int]]:
        """Index of a word → symbols it sounds like."""
        return {}
