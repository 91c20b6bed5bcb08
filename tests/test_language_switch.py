"""A caller who goes on in another language is followed; and an emergency is heard in any of the three, at any time."""

import pytest
from telephone import phone, recording

from agent.events import Event, EventName
from telephony.caller import CallerPlan
from telephony.replay import Replayed


def _named(call: Replayed, name: EventName) -> list[Event]:
    return [event for event in call.events if event.name is name]


def test_recognition_cards_voice_and_script_follow_a_caller_from_english_to_spanish() -> None:
    english = recording("What should I do if I miss a dose?", "en-US")
    spanish = recording("Y otra cosa, ¿puedo tomar la pastilla con jugo de toronja?", "es-419")
    emergency = recording("Me duele muchísimo el pecho.", "es-419")
    call = phone(CallerPlan([english, spanish, emergency], hang_up_after=8.0), "en-US", "+12025550123")

    first, second = _named(call, EventName.ANSWER)
    assert (first.fields["locale"], second.fields["locale"]) == ("en-US", "es-419")
    assert first.fields["citations"] == ["missed-dose"]
    assert second.fields["citations"] == ["grapefruit"]

    [switch] = _named(call, EventName.LOCALE)
    assert (switch.fields["previous"], switch.fields["locale"], switch.fields["reason"]) == (
        "en-US", "es-419", "heard",
    )  # fmt: skip
    finals = [event for event in _named(call, EventName.FINAL) if event.t > switch.t and event.fields["text"]]
    assert {event.fields["locale"] for event in finals} == {"es-419"}
    assert "pastilla" in finals[0].fields["text"].lower()

    said = [event for event in _named(call, EventName.SAY_STARTED) if event.t > switch.t]
    assert {event.fields["locale"] for event in said} == {"es-419"}
    kinds = [event.fields["kind"] for event in said]
    assert kinds[0] == "answer"
    assert "script" in kinds
    escalation = _named(call, EventName.ESCALATION)[0]
    assert (escalation.fields["category"], escalation.fields["locale"]) == ("cardiac", "es-419")
    script = next(event for event in said if event.fields["kind"] == "script")
    assert "911" in script.fields["text"] or "nueve" in script.fields["text"]


SHORT = {
    "en-US": "My chest hurts really bad.",
    "es-419": "Me duele mucho el pecho.",
    "pt-BR": "Estou com muita dor no peito.",
}
SMALL_TALK = {
    "en-US": "I have a question about my medicine.",
    "es-419": "Tengo una pregunta sobre mi medicina.",
    "pt-BR": "Eu tenho uma pergunta sobre o meu remédio.",
}


@pytest.mark.parametrize(
    ("call_in", "said_in"),
    [("en-US", "es-419"), ("pt-BR", "en-US")],
)
def test_a_short_cry_in_another_language_than_the_calls_is_an_emergency(call_in: str, said_in: str) -> None:
    """Too short to change the call's language, in the middle of a call: the gate hears it all the same."""
    before, cry = recording(SMALL_TALK[call_in], call_in), recording(SHORT[said_in], said_in)
    call = phone(CallerPlan([before, cry], hang_up_after=4.0), call_in)
    latched = [event for event in _named(call, EventName.ESCALATION) if event.fields["phase"] == "latched"]
    heard = [event.fields["text"] for event in call.events if event.name is EventName.FINAL]
    assert latched, heard
    assert latched[0].fields["category"] == "cardiac"
