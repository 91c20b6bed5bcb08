"""How a written text is read aloud, locale by locale."""


def aloud(text: str, locale: str) -> str:
    """The words that a voice should say for a text."""
    return " ".join(text.split())
