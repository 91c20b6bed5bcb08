"""Claims by language model: in the caller's words or not at all, and rules whenever the model fails."""

import json

import pytest

from agent.extraction import ModelExtractor, parse
from agent.providers.openai import OpenAIModel
from agent.providers.standin import Behaviour, StandIn

SAID = "my neighbor says I can stop the antibiotic when I feel fine, and I think doctors are rude"
CLAIM = "I can stop the antibiotic when I feel fine"


def _model(server: StandIn) -> OpenAIModel:
    return OpenAIModel("gpt-4o-mini", api_key="key", base_url=server.openai_url)


async def _extract(*servers: StandIn, seconds: float = 2.0) -> tuple[str, ...] | None:
    models = [_model(server) for server in servers]
    try:
        return await ModelExtractor(models, seconds).extract(SAID)
    finally:
        for model in models:
            await model.close()


async def test_the_model_lists_what_the_caller_claims() -> None:
    with StandIn(text=json.dumps([CLAIM])) as server:
        assert await _extract(server) == (CLAIM,)
        system, user = (message["content"] for message in server.requests[0]["messages"])
    assert SAID in user
    assert "{" not in system


async def test_the_stand_in_that_reads_cards_finds_no_claims() -> None:
    with StandIn() as server:
        assert await _extract(server) == ()


@pytest.mark.parametrize("behaviour", [Behaviour.SERVER_ERROR, Behaviour.MALFORMED, Behaviour.EMPTY])
async def test_the_fallback_is_asked_when_the_first_model_fails(behaviour: Behaviour) -> None:
    with StandIn([behaviour], text=json.dumps([CLAIM])) as first, StandIn(text=json.dumps([CLAIM])) as second:
        assert await _extract(first, second) == (CLAIM,)


async def test_when_no_model_can_tell_it_says_so_instead_of_claiming_nothing() -> None:
    with StandIn([Behaviour.UNAUTHORIZED]) as first, StandIn(text="I would rather chat.") as second:
        assert await _extract(first, second) is None


async def test_a_model_that_hangs_is_not_waited_for() -> None:
    with StandIn([Behaviour.HANG]) as server:
        assert await _extract(server, seconds=0.2) is None


@pytest.mark.parametrize(
    ("answer", "claims"),
    [
        ("[]", ()),
        (f"```json\n{json.dumps([CLAIM])}\n```", (CLAIM,)),
        (json.dumps([CLAIM, CLAIM.upper() + "!"]), (CLAIM,)),
        (json.dumps(["Antibiotics never hurt anybody at all"]), ()),
        (json.dumps(["I can"]), ()),
        (json.dumps([f"I can stop {word} antibiotic" for word in ("the", "when", "my", "says", "fine")]), 4),
    ],
    ids=["none", "fenced", "twice", "not said", "too short", "too many"],
)
def test_only_the_callers_own_words_pass(answer: str, claims: tuple[str, ...] | int) -> None:
    found = parse(answer, SAID)
    assert len(found) == claims if isinstance(claims, int) else found == claims


@pytest.mark.parametrize("answer", ["", "null", "{}", '["a", 1]', "[[]]", "Here they are: []"])
def test_anything_but_a_list_of_text_is_refused(answer: str) -> None:
    with pytest.raises(ValueError, match="expected a JSON array"):
        parse(answer, SAID)
