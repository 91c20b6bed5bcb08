"""A language model as judge, through the real SDKs: its verdict counts, and its failures ask."""

from collections.abc import Callable

import pytest

from agent.judge import Asker
from agent.providers.anthropic import AnthropicModel
from agent.providers.model import LanguageModel, ProviderFault
from agent.providers.openai import OpenAIModel
from agent.providers.standin import Behaviour, StandIn
from guardrails.decision import Action, Decision, Layer
from guardrails.judge import ModelBackstop

ESCALATE = '{"action": "escalate", "category": "self_harm"}'
PASS = '{"action": "pass", "category": null}'
SAID = "who will feed my cat when I am not here any more"

CONNECT: dict[str, Callable[[StandIn], LanguageModel]] = {
    "openai": lambda server: OpenAIModel("gpt-4o-mini", api_key="key", base_url=server.openai_url),
    "anthropic": lambda server: AnthropicModel("claude-haiku-4-5", api_key="key", base_url=server.url),
}


class Asks:
    """A floor that asks."""

    def judge(self, text: str, locale: str = "en-US") -> Decision:
        """Always a question."""
        return Decision(Action.CHECK, locale, category="cardiac", template_slug="check", layer=Layer.BACKSTOP)


@pytest.mark.parametrize("provider", CONNECT)
def test_the_models_verdict_is_the_lines(provider: str) -> None:
    with StandIn(text=ESCALATE) as server:
        decision = ModelBackstop(Asker([CONNECT[provider](server)])).judge(SAID)
        assert (decision.action, decision.category) == (Action.ESCALATE, "self_harm")
        sent = str(server.requests[0])
        assert SAID in sent
        # Anthropic's SDK has no such setting any more.
        assert provider == "anthropic" or server.requests[0]["temperature"] == 0


@pytest.mark.parametrize("provider", CONNECT)
def test_the_stand_in_that_reads_cards_lets_pass_what_the_floor_lets_pass(provider: str) -> None:
    class Calm(Asks):
        def judge(self, text: str, locale: str = "en-US") -> Decision:
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)

    with StandIn() as server:
        asker = Asker([CONNECT[provider](server)])
        assert ModelBackstop(asker, floor=Calm()).judge(SAID).action is Action.PASS
        assert ModelBackstop(asker, floor=Asks()).judge(SAID).action is Action.CHECK


def test_a_provider_gets_no_personal_data_and_the_floor_the_callers_own_words() -> None:
    read = []

    class Floor(Asks):
        def judge(self, text: str, locale: str = "en-US") -> Decision:
            read.append(text)
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)

    said = "my name is Margaret Okonkwo, call me on 415-555-2671, I do not want to go on"
    with StandIn(text=PASS) as server:
        ModelBackstop(Asker([CONNECT["openai"](server)]), floor=Floor()).judge(said)
        sent = str(server.requests[0])
    assert "Okonkwo" not in sent
    assert "2671" not in sent
    assert "I do not want to go on" in sent
    assert read == [said]


def test_the_second_model_answers_when_the_first_fails() -> None:
    with StandIn([Behaviour.SERVER_ERROR]) as broken, StandIn(text=PASS) as sound:
        asker = Asker([CONNECT["openai"](broken), CONNECT["anthropic"](sound)])
        assert ModelBackstop(asker).judge(SAID).action is Action.PASS


@pytest.mark.parametrize(
    "behaviour",
    [Behaviour.UNAUTHORIZED, Behaviour.RATE_LIMIT, Behaviour.MALFORMED, Behaviour.EMPTY, Behaviour.HANG],
)
def test_a_model_that_fails_ends_in_a_question(behaviour: Behaviour) -> None:
    with StandIn([behaviour], text=PASS) as server:
        asker = Asker([CONNECT["openai"](server)])
        assert ModelBackstop(asker, timeout=0.5).judge(SAID).action is Action.CHECK


def test_a_pass_of_the_model_never_silences_the_floor() -> None:
    with StandIn(text=PASS) as server:
        assert (
            ModelBackstop(Asker([CONNECT["openai"](server)]), floor=Asks()).judge(SAID).action is Action.CHECK
        )


def test_without_a_model_asking_is_an_error_and_no_answer() -> None:
    with pytest.raises(ProviderFault, match="no model"):
        Asker([])("prompt")
