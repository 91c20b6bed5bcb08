"""Times of day and dates in words."""

from voices.numerals import cardinal, ordinal, year
from voices.wording import Wording


def time_of_day(hour: int, minute: int, half: str | None, words: Wording) -> str:
    """A time of day.

    Args:
        hour: 0 to 24, as written.
        minute: 0 to 59.
        half: `a` or `p` where the text says a.m. or p.m., else None.
        words: The language.
    """
    if words.language == "en":
        return _english(hour, minute, half, words)
    if words.language == "es":
        return _spanish(hour, minute, half, words)
    return _portuguese(hour, minute, half, words)


def date(day: int, month: int, full_year: int | None, words: Wording) -> str:
    """A date of the calendar; the month is 1 to 12."""
    name = words.months[month - 1]
    if words.language == "en":
        return f"{name} {ordinal(day, words)}" + (f", {year(full_year, words)}" if full_year else "")
    first = {"es": "primero", "pt": "primeiro"}[words.language]
    said = f"{first if day == 1 else cardinal(day, words)} de {name}"
    return said + (f" de {year(full_year, words)}" if full_year else "")


def _english(hour: int, minute: int, half: str | None, words: Wording) -> str:
    if half is None and hour > 12:
        half = "p" if hour < 24 else "a"
    shown = hour % 12 or 12
    said = cardinal(shown, words)
    if minute:
        said += f" {'oh ' if minute < 10 else ''}{cardinal(minute, words)}"
    elif half is None:
        said += " o'clock"
    # Not "A M": a voice takes a lone A for the article.
    return f"{said} {half.upper()}M" if half else said


def _spanish(hour: int, minute: int, half: str | None, words: Wording) -> str:
    shown = hour % 12 or 12
    said = cardinal(shown, words, feminine=True)
    if minute == 30:
        said += " y media"
    elif minute == 15:
        said += " y cuarto"
    elif minute:
        said += f" y {cardinal(minute, words)}"
    if half is None and hour <= 12:
        return said
    afternoon = half == "p" or (half is None and hour != 24)
    whole = shown % 12 + (12 if afternoon else 0)
    part = "mañana" if whole < 12 else "tarde" if whole < 19 else "noche"
    return f"{said} de la {part}"


def _portuguese(hour: int, minute: int, half: str | None, words: Wording) -> str:
    if half is not None:
        shown = hour % 12 or 12
        whole = shown % 12 + (12 if half == "p" else 0)
        part = "manhã" if whole < 12 else "tarde" if whole < 18 else "noite"
        said = cardinal(shown, words, feminine=True)
        if minute == 30:
            said += " e meia"
        elif minute:
            said += f" e {cardinal(minute, words)}"
        return f"{said} da {part}"
    # With "horas" it is right for a time of day and for a duration alike ("8h" may be either).
    said = f"{cardinal(hour, words, feminine=True)} {'hora' if hour in (0, 1) else 'horas'}"
    return f"{said} e {cardinal(minute, words)} {'minuto' if minute == 1 else 'minutos'}" if minute else said
