"""The official client against Twilio's resources on a local port."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from evals.twilio.api import Trouble, TwilioApi
from telephony.errors import CarrierDown, CarrierRefused
from telephony.twilio.rest import Rest


@pytest.fixture
async def api() -> AsyncIterator[TwilioApi]:
    made = TwilioApi()
    async with made.serving():
        yield made


@pytest.fixture
async def rest(api: TwilioApi) -> AsyncIterator[Rest]:
    made = Rest(api.account_sid, api.auth_token, api.url, seconds=0.5, pause=0.01)
    yield made
    await made.close()


async def test_a_live_call_is_redirected_and_ended(api: TwilioApi, rest: Rest) -> None:
    api.add("CA1")
    assert await rest.redirect("CA1", "<Response/>")
    assert await rest.complete("CA1")
    assert [asked.form for asked in api.asked] == [{"Twiml": "<Response/>"}, {"Status": "completed"}]
    assert api.asked[0].path == f"/2010-04-01/Accounts/{api.account_sid}/Calls/CA1.json"


async def test_a_call_that_is_over_or_never_was_needs_nothing(api: TwilioApi, rest: Rest) -> None:
    api.add("CA1", "completed")
    assert not await rest.complete("CA1")
    assert not await rest.complete("CA2")
    assert len(api.asked) == 2  # neither was asked again


@pytest.mark.parametrize("trouble", [Trouble.ERROR, Trouble.HANG, Trouble.CRASH, Trouble.BUSY])
async def test_an_api_that_cannot_be_used_is_tried_twice_and_then_said_to_be_down(
    api: TwilioApi, rest: Rest, trouble: Trouble
) -> None:
    api.add("CA1")
    api.trouble = trouble
    with pytest.raises(CarrierDown):
        await rest.complete("CA1")
    assert api._count == 2


async def test_an_api_that_fails_every_other_time_is_good_enough(api: TwilioApi, rest: Rest) -> None:
    api.add("CA1")
    api.trouble = Trouble.FLAPPING
    assert await rest.complete("CA1")
    assert api._count == 2


async def test_a_server_that_is_not_there_is_down(rest: Rest) -> None:
    gone = Rest("AC1", "secret", "http://127.0.0.1:9", seconds=0.5, pause=0.01)
    with pytest.raises(CarrierDown):
        await gone.redirect("CA1", "<Response/>")
    await gone.close()


async def test_wrong_credentials_are_refused_and_not_repeated(api: TwilioApi) -> None:
    api.add("CA1")
    wrong = Rest(api.account_sid, "guessed", api.url, seconds=0.5)
    with pytest.raises(CarrierRefused, match="20003"):
        await wrong.complete("CA1")
    assert api._count == 1
    await wrong.close()


async def test_a_call_is_never_placed_twice(api: TwilioApi, rest: Rest) -> None:
    api.trouble = Trouble.ERROR
    with pytest.raises(CarrierDown):
        await rest.dial(to="+12025550100", from_="+12025550199", url="https://line.example.org/x")
    assert api._count == 1
    api.trouble = Trouble.NONE
    sid = await rest.dial(to="+12025550100", from_="+12025550199", url="https://line.example.org/x")
    assert api.calls[sid]["to"] == "+12025550100"


async def test_a_text_message_goes_out_from_a_number_or_a_service(api: TwilioApi, rest: Rest) -> None:
    await rest.text("+12025550123", "+12025550199", "Sources: MedlinePlus")
    await rest.text("+12025550123", "MG" + "1" * 32, "Sources: MedlinePlus")
    assert [sorted(each) for each in api.messages] == [
        ["Body", "From", "To"],
        ["Body", "MessagingServiceSid", "To"],
    ]


async def test_nothing_is_left_open(api: TwilioApi) -> None:
    rest = Rest(api.account_sid, api.auth_token, api.url, seconds=0.2, pause=0.01)
    before = asyncio.all_tasks()
    api.add("CA1")
    api.trouble = Trouble.HANG
    with pytest.raises(CarrierDown):
        await rest.complete("CA1")
    await rest.close()
    await asyncio.sleep(0.05)
    left = [
        task
        for task in asyncio.all_tasks() - before
        if "uvicorn" not in repr(task) and "ASGI" not in repr(task)
    ]
    assert left == []
