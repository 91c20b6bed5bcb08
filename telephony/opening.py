"""How a call begins: that it is recorded, who this is, and how to go on in another language."""

from agent.phrases import phrase
from guardrails.locale import LOCALES
from telephony.playout import Playout
from telephony.session import Session
from telephony.speech import Speech


def greet(session: Session, playout: Playout) -> None:
    """Say the opening; the caller may talk over all of it but the announcement of a recording."""

    def say(slug: str, locale: str, *, interruptible: bool = True) -> None:
        playout.say(Speech(phrase(slug, locale), locale, "phrase", slug=slug, interruptible=interruptible))

    if session.recorder is not None:
        say("recorded", session.locale, interruptible=False)
    say("check_in" if session.outbound else "greeting", session.locale)
    if session.offer_languages:
        for locale in LOCALES:
            if locale != session.locale:
                say("offer", locale)
