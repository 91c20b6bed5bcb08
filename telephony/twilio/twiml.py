"""The documents that tell Twilio what to do with a call, built with the official library."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from twilio.twiml.voice_response import Connect, Dial, Gather, VoiceResponse

from agent.phrases import phrase
from guardrails.scripts import GENERAL, script
from telephony.briefing import invitation

SAY_LANGUAGE: Final = {"en-US": "en-US", "es-419": "es-MX", "pt-BR": "pt-BR"}
"""Twilio's names of our locales."""
DIAL_SECONDS: Final = 25
"""How long the safety net lets the human line ring."""
_ANSWER_SECONDS: Final = 15
"""How long a person who picked up has to say something."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a document needs to know of a caller and of whom they are passed to."""

    locale: str
    country: str | None
    human: str | None
    """Number or SIP URI of the human line; None when there is none."""
    caller_id: str | None = None
    """Number shown to the human; None leaves it to Twilio."""


def connect(stream_url: str, parameters: Mapping[str, str], line: Line, *, telnyx: bool = False) -> str:
    """Connect the call to our stream. What follows runs if the stream ever closes unasked.

    Telnyx's dialect needs to be told that audio goes both ways.
    """
    response = VoiceResponse()
    connecting = Connect()
    stream = connecting.stream(url=stream_url, **({"bidirectional_mode": "rtp"} if telnyx else {}))
    for name, value in parameters.items():
        stream.parameter(name=name, value=value)
    response.append(connecting)
    _net(response, line)
    return str(response)


def safety_net(line: Line) -> str:
    """For a line that cannot serve the call: the emergency wording, then a person."""
    response = VoiceResponse()
    _net(response, line)
    return str(response)


def refused(line: Line) -> str:
    """For a call too many: a short word of explanation, the emergency wording, then a person."""
    response = VoiceResponse()
    _say(response, phrase("busy", line.locale), line.locale)
    _net(response, line)
    return str(response)


def elsewhere(url: str) -> str:
    """Another server takes the call."""
    response = VoiceResponse()
    response.redirect(url, method="POST")
    return str(response)


def hang_up() -> str:
    """End the call."""
    response = VoiceResponse()
    response.hangup()
    return str(response)


def speak(texts: Sequence[str], locale: str) -> str:
    """Say something, then end the call."""
    response = VoiceResponse()
    for text in texts:
        _say(response, text, locale)
    response.hangup()
    return str(response)


def transfer(line: Line, *, seconds: int, after: str, whisper: str) -> str:
    """Ring the human line.

    Args:
        line: who is passed to whom.
        seconds: how long it rings.
        after: address that is asked what comes next, when the human line has hung up or nobody came.
        whisper: address of what only the human hears before the two can talk.

    Raises:
        ValueError: there is no human line.
    """
    if line.human is None:
        raise ValueError("a transfer needs a human line; there is none")
    response = VoiceResponse()
    dial = Dial(timeout=seconds, action=after, method="POST", answer_on_bridge=True, **_caller_id(line))
    if line.human.startswith("sip:"):
        dial.sip(line.human, url=whisper, method="POST")
    else:
        dial.number(line.human, url=whisper, method="POST")
    response.append(dial)
    return str(response)


def whisper(lines: Sequence[str], locale: str) -> str:
    """What only the human hears; then Twilio bridges the two."""
    response = VoiceResponse()
    for text in lines:
        _say(response, text, locale)
    return str(response)


def whisper_and_wait(lines: Sequence[str], locale: str, ready: str) -> str:
    """What a called human hears, then a wait for their voice or any key; without it the call ends."""
    response = VoiceResponse()
    gather = Gather(
        input="speech dtmf", num_digits=1, timeout=_ANSWER_SECONDS, action=ready, method="POST",
        language=SAY_LANGUAGE[locale],
    )  # fmt: skip
    for text in (*lines, invitation(locale)):
        gather.say(text, language=SAY_LANGUAGE[locale])
    response.append(gather)
    response.hangup()
    return str(response)


def meet(room: str, *, after: str | None = None) -> str:
    """Join a conference of two, which ends when either leaves."""
    response = VoiceResponse()
    dial = Dial(action=after, method="POST") if after else Dial()
    dial.conference(room, end_conference_on_exit=True, beep="false", start_conference_on_enter=True)
    response.append(dial)
    return str(response)


def _net(response: VoiceResponse, line: Line) -> None:
    _say(
        response,
        script("deaf" if line.human is None else GENERAL, line.locale, line.country),
        line.locale,
    )
    if line.human is not None:
        dial = Dial(timeout=DIAL_SECONDS, **_caller_id(line))
        if line.human.startswith("sip:"):
            dial.sip(line.human)
        else:
            dial.number(line.human)
        response.append(dial)
        _say(response, script("handoff_failed", line.locale, line.country), line.locale)
    response.hangup()


def _say(response: VoiceResponse, text: str, locale: str) -> None:
    response.say(text, language=SAY_LANGUAGE[locale])


def _caller_id(line: Line) -> dict[str, str]:
    return {"caller_id": line.caller_id} if line.caller_id else {}
