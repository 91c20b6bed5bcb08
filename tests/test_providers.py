"""Language models through their real SDKs against a server that speaks the providers' wire formats."""

from collections.abc import Callable

import pytest

from agent.providers.anthropic import AnthropicModel
from agent.providers.breaker import CircuitBreaker
from agent.providers.model import FaultKind, LanguageModel, Prompt, ProviderFault
from agent.providers.openai import OpenAIModel
from agent.providers.standin import Behaviour, StandIn

TEXT = "Take it with water. [card:a] Ask your pharmacist. [card:b]"
Connect = Callable[[StandIn], LanguageModel]
CONNECT: dict[str, Connect] = {
    "openai": lambda server: OpenAIModel("gpt-4o-mini", api_key="key", base_url=server.openai_url),
    "anthropic": lambda server: AnthropicModel("claude-haiku-4-5", api_key="key", base_url=server.url),
}


async def _collect(model: LanguageModel) -> str:
    try:
        return "".join([token async for token in model.stream(Prompt("system", "user"))])
    finally:
        await model.close()


@pytest.mark.parametrize("provider", CONNECT)
async def test_text_arrives_whole(provider: str) -> None:
    with StandIn(text=TEXT) as server:
        assert await _collect(CONNECT[provider](server)) == TEXT
        assert server.requests[0]["stream"] is True


@pytest.mark.parametrize("provider", CONNECT)
@pytest.mark.parametrize(
    ("behaviour", "kind"),
    [
        (Behaviour.UNAUTHORIZED, FaultKind.PERMANENT),
        (Behaviour.NOT_FOUND, FaultKind.PERMANENT),
        (Behaviour.RATE_LIMIT, FaultKind.RATE_LIMIT),
        (Behaviour.SERVER_ERROR, FaultKind.SERVER),
        (Behaviour.MALFORMED, FaultKind.MALFORMED),
        (Behaviour.DISCONNECT, FaultKind.MALFORMED),
    ],
)
async def test_fault_is_named(provider: str, behaviour: Behaviour, kind: FaultKind) -> None:
    with StandIn([behaviour], text=TEXT) as server, pytest.raises(ProviderFault) as caught:
        await _collect(CONNECT[provider](server))
    assert caught.value.kind is kind


@pytest.mark.parametrize("provider", CONNECT)
async def test_server_that_is_not_there_is_a_server_fault(provider: str) -> None:
    with StandIn() as server:
        model = CONNECT[provider](server)
    with pytest.raises(ProviderFault) as caught:
        await _collect(model)
    assert caught.value.kind is FaultKind.SERVER


def test_breaker_opens_after_faults_in_a_row_and_tries_again_later() -> None:
    now = [0.0]
    breaker = CircuitBreaker(failures=2, cooldown=10.0, clock=lambda: now[0])
    breaker.failed()
    breaker.succeeded()
    breaker.failed()
    assert breaker.allow()
    breaker.failed()
    assert not breaker.allow()
    now[0] = 10.0
    assert breaker.allow()
    assert not breaker.allow(), "one trial per cooldown"
    breaker.succeeded()
    assert breaker.allow()
