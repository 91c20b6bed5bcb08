"""Whole calls, in process, with the real engines and synthetic callers over a telephone line."""

import asyncio
import itertools

import numpy as np
import pytest
from telephone import phone, recording, shared

from agent.events import EventName
from guardrails.emergency import country_of, numbers
from guardrails.scripts import script
from telephony.caller import CallerPlan, KeyPress
from telephony.line import FRAME_SECONDS, WireEventName
from telephony.recording import Recording
from telephony.replay import Replayed

QUESTIONS = {
    "en-US": "What should I do if I miss a dose?",
    "es-419": "¿Qué hago si se me olvidó tomar una dosis?",
    "pt-BR": "O que eu faço se eu esquecer de tomar uma dose?",
}
EMERGENCIES = {
    "en-US": (
        "Hello, I have a question about my refill, because the pharmacy was closed.",
        "My chest hurts really bad.",
        "And I also wanted to ask you whether I can pick it up tomorrow morning.",
        "+12025550123",
    ),
    "es-419": (
        "Buenas tardes, tengo una pregunta sobre mi receta, porque la farmacia estaba cerrada.",
        "Me duele mucho el pecho.",
        "Y también quería preguntarle si puedo pasar mañana por la mañana.",
        "+525512345678",
    ),
    "pt-BR": (
        "Boa tarde, eu tenho uma pergunta sobre a minha receita, porque a farmácia estava fechada.",
        "Estou com muita dor no peito.",
        "E também queria perguntar se eu posso passar amanhã de manhã.",
        "+5511912345678",
    ),
}
"""Small talk, the emergency, more small talk that goes on for a while; and the caller's number."""


def names(call: Replayed) -> list[str]:
    return [str(event.name) for event in call.events]


def first(call: Replayed, name: EventName) -> float:
    return next(event.t for event in call.events if event.name is name)


@pytest.mark.parametrize("locale", QUESTIONS)
def test_a_question_is_answered_from_a_card_with_its_source(locale: str) -> None:
    call = phone(CallerPlan([recording(QUESTIONS[locale], locale)]), locale)
    [answer] = [event for event in call.events if event.name is EventName.ANSWER]
    assert answer.fields["outcome"] == "answered"
    assert answer.fields["citations"] == ["missed-dose"]
    said = [event.fields["kind"] for event in call.events if event.name is EventName.SAY_STARTED]
    unsaid = [
        event for event in call.events if event.name is EventName.DEGRADED
    ]  # a voice too slow for its machine
    if not unsaid:
        assert [kind for kind in said if kind != "phrase"] == ["answer", "source", "reflection"]
    assert names(call)[0] == "call_started"
    assert names(call)[-1] == "call_ended"
    assert call.events[-1].fields["reason"] == "caller_hung_up"


@pytest.mark.parametrize("locale", EMERGENCIES)
def test_an_emergency_in_mid_speech_is_escalated_while_the_caller_speaks(locale: str) -> None:
    before, emergency, after, number = EMERGENCIES[locale]
    parts = [recording(text, locale).ulaw for text in (before, emergency, after, after, after)]
    country = country_of(number)
    speaking = shared().engines.speaking
    asyncio.run(speaking.prepare([script("cardiac", locale, country)], locale, 8000, urgent=True))
    plan = CallerPlan([Recording("emergency", b"".join(parts), silent=False)], hang_up_after=6.0)
    call = phone(plan, locale, number)
    spoke = next(event.t for event in call.wire if event.name is WireEventName.SPEECH_END)
    escalations = [event for event in call.events if event.name is EventName.ESCALATION]
    assert [event.fields["phase"] for event in escalations[:2]] == ["latched", "speaking"]
    assert escalations[0].fields["category"] == "cardiac"
    assert escalations[0].t < spoke
    said = next(
        event
        for event in call.events
        if event.name is EventName.SAY_STARTED and event.fields["kind"] == "script"
    )
    known = numbers(country)
    assert known is not None
    assert known.medical in said.fields["text"]
    clears = [event.t for event in call.wire if event.name is WireEventName.CLEAR]
    assert all(t <= said.t + 0.1 for t in clears)


def test_every_interruption_reaches_the_gate_while_the_line_speaks() -> None:
    shouts = [
        recording(text, "en-US") for text in ("Hold on a minute.", "Wait, one more thing.", "Sorry, hello?")
    ]
    quiet = np.full(int(0.8 / FRAME_SECONDS) * 160, 0xFF, dtype=np.uint8).tobytes()
    twenty = b"".join(each.ulaw + quiet for each in itertools.islice(itertools.cycle(shouts), 20))
    call = phone(CallerPlan([Recording("twenty", twenty, silent=False)], hang_up_after=2.0))
    finals = [event for event in call.events if event.name is EventName.FINAL and event.fields["text"]]
    started = names(call).count("speech_started")
    assert started >= 20
    assert len(finals) >= 20


def test_the_emergency_key_works_in_silence() -> None:
    call = phone(CallerPlan([], keys=(KeyPress("9", 2.0),), hang_up_at=6.0))
    gate = next(event for event in call.events if event.name is EventName.GATE)
    assert gate.fields["source"] == "dtmf"
    assert gate.t == pytest.approx(2.0, abs=0.3)


def test_words_cut_off_by_hanging_up_still_reach_the_gate() -> None:
    said = recording("My chest hurts really bad.", "en-US")
    call = phone(CallerPlan([said], hang_up_at=said.seconds - 0.2))
    assert any(event.name is EventName.FINAL for event in call.events)
    assert any(event.name is EventName.GATE for event in call.events)
    assert names(call)[-1] == "call_ended"
