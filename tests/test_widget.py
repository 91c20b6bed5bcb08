"""The widget in a real browser: talk and hear, an emergency, no microphone, a lost connection, keys only, hostile text."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from browser import DESKTOP, PHONE, Visit, chromium, on_the_board, site, transcribe, visit
from playwright.async_api import Route
from telephone import shared

from agent.events import EventName
from evals.chrome import chrome, microphone
from guardrails.locale import LOCALES
from telephony.pages import page as page_file
from telephony.settings import BrowserSettings

HOSTILE = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>"\'><svg onload=window.hurt=1>'


def events(app: Any) -> list[dict[str, Any]]:
    """Of the latest call."""
    return [event.to_dict() for event in app.state.exchange.calls.all()[0].events]


def named(app: Any, name: str) -> list[dict[str, Any]]:
    return [event for event in events(app) if event["event"] == name]


def recall(heard: str, said: str) -> float:
    """How many of the words said were heard: recognition on a busy machine misses a few."""
    words = {word.strip(".,?").lower() for word in said.split()}
    return len(words & {word.strip(".,?").lower() for word in heard.split()}) / len(words)


async def ask(seen: Visit, text: str) -> None:
    """Type a question and wait for its answer."""
    answers = seen.page.locator(".said-by-line")
    before = await answers.count()
    await seen.page.fill("#question", text)
    await seen.page.keyboard.press("Enter")
    await answers.nth(before).wait_for()


async def serious(seen: Visit) -> list[str]:
    """What axe-core finds of serious or critical impact, against WCAG 2.2 AA."""
    found = await Axe().run(
        seen.page,
        options={
            "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
            "resultTypes": ["violations"],
        },
    )
    return [
        f"{each['id']}: {[node['html'][:120] for node in each['nodes']]}"
        for each in found.response["violations"]
        if each["impact"] in ("serious", "critical")
    ]


async def test_a_caller_interrupts_the_greeting_hears_the_answer_and_sees_its_card(tmp_path: Path) -> None:
    chromium()
    said = microphone(tmp_path / "caller.wav", (3.0, "Can I drink milk with my antibiotic?"))
    async with site(shared()) as (address, app), chrome(said) as browser, visit(browser, address) as seen:
        await seen.call()
        await seen.page.locator(".going-on").wait_for()  # the caller's words while they are said
        await seen.page.locator(".about-answer .heard").first.wait_for()
        await seen.page.locator(".evidence blockquote").wait_for()
        assert "milk" in (await seen.page.locator(".said-by-caller").first.inner_text()).lower()
        assert "Hi, you've reached Atalaia" in await seen.page.locator(".said-by-line.cut").inner_text()
        card = await seen.page.locator(".evidence").inner_text()
        assert "MedlinePlus" in card
        assert "Published 2024" in card
        await asyncio.sleep(5)
        heard = await transcribe(await seen.heard())
        assert "calcium" in heard.lower()
        assert recall(heard, "milk and yogurt can hold back certain medicines") >= 0.6
        await seen.page.locator(".hang-up").click()
        await seen.in_phase("ended")
        assert seen.complaints == []
        assert all(url.startswith(address) or url.startswith("data:image/svg") for url in seen.asked)
        await asyncio.sleep(0.5)
        assert named(app, "interrupted")
        assert events(app)[-1]["reason"] == "caller_hung_up"


async def test_an_emergency_stops_the_line_and_shows_the_number_to_tap(tmp_path: Path) -> None:
    chromium()
    said = microphone(tmp_path / "caller.wav", (2.0, "My chest hurts and I can't breathe."))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("0.0.0.0", 0))
        settings = BrowserSettings(udp_port=probe.getsockname()[1])  # and all of it over one port
    async with (
        site(shared(), settings) as (address, app),
        chrome(said) as browser,
        visit(browser, address, viewport=PHONE) as seen,
    ):
        await seen.call()
        number = seen.page.locator(".alarm a.number").first
        await number.wait_for()
        assert await number.get_attribute("href") == "tel:911"
        await seen.sees("A person is joining. Stay on the line.")
        width = (await seen.page.locator(".alarm").bounding_box() or {})["width"]
        assert width == PHONE["width"]
        await seen.sees("No one could join this call.")
        heard = await transcribe(await seen.heard())
        assert "911" in heard or "nine one one" in heard.lower()
        assert recall(heard, "Sit down and rest. Do not drive yourself. Unlock the door.") >= 0.6
        played = [each for each in named(app, "escalation") if each["phase"] == "played"]
        assert played[0]["confirmed"] is True  # by the browser, after it had sounded
        gate = next(each for each in named(app, "gate") if each["action"] == "escalate")
        assert gate["source"] == "partial"
        assert await serious(seen) == []
        await seen.page.locator(".hang-up").click()
        await seen.in_phase("ended")
        assert await number.is_visible()


async def test_a_lost_connection_comes_back_and_the_line_goes_on() -> None:
    chromium()
    async with site(shared()) as (address, app), chrome() as browser, visit(browser, address) as seen:
        await seen.page.evaluate("navigator.mediaDevices.getUserMedia = async () => quietMicrophone()")
        await seen.call()
        await seen.page.locator(".said-by-line").first.wait_for()
        call = await on_the_board(app)
        before = call._leg.connection.pc
        # The network is gone: nothing arrives any more, and nobody says goodbye.
        for transport in {each.sender.transport.transport for each in before.getTransceivers()}:
            for protocol in transport._connection._protocols:
                protocol.transport.abort()
        await seen.in_phase("lost")
        await seen.sees("Connection lost. Trying again")
        await seen.in_phase("live")
        assert call._leg.connection.pc is not before
        reasons = [each["reason"] for each in named(app, "degraded") if each["part"] == "connection"]
        assert reasons == ["lost", "restored"]
        # The greeting goes on to its end, which the page is told of.
        await seen.page.wait_for_function(
            "() => document.querySelector('.said-by-line').matches(':not(.cut)')"
        )
        await seen.page.wait_for_function(
            "() => !document.querySelector('.said-by-line .ahead')", timeout=40_000
        )
        assert len(app.state.exchange.calls.all()) == 1


async def test_a_page_that_is_closed_ends_its_call_at_once() -> None:
    chromium()
    async with site(shared()) as (address, app), chrome() as browser, visit(browser, address) as seen:
        await seen.page.evaluate("navigator.mediaDevices.getUserMedia = async () => quietMicrophone()")
        await seen.call()
        await seen.page.goto("about:blank")
        async with asyncio.timeout(8):
            while app.state.exchange.running:  # noqa: ASYNC110 - what a browser does has no event
                await asyncio.sleep(0.05)
        assert events(app)[-1]["reason"] == "caller_hung_up"


async def test_a_caller_who_refuses_the_microphone_can_type() -> None:
    chromium()
    async with (
        site(shared()) as (address, _),
        chrome(allow=False) as browser,
        visit(browser, address, locale="es-MX") as seen,
    ):
        await seen.page.locator(".orb").click()
        await seen.in_phase("trouble")
        await seen.sees("El micrófono está bloqueado")
        await seen.sees("En una emergencia, llame al 911.")
        assert await seen.page.evaluate("document.activeElement.id") == "question"
        assert await serious(seen) == []
        await seen.page.keyboard.type("¿Puedo tomar leche con mi antibiótico?")
        await seen.page.keyboard.press("Enter")
        await seen.page.locator(".evidence blockquote").wait_for()
        await ask(seen, "me duele mucho el pecho y no puedo respirar")
        assert await seen.page.locator(".alarm a.number").first.get_attribute("href") == "tel:911"
        assert seen.complaints == []


async def test_everything_works_with_the_keyboard_alone() -> None:
    chromium()
    async with site(shared()) as (address, app), chrome() as browser, visit(browser, address) as seen:
        press = seen.page.keyboard.press
        await seen.page.evaluate("navigator.mediaDevices.getUserMedia = async () => quietMicrophone()")
        await press("Tab")
        await press("Enter")  # skip to the call
        await press("Tab")
        assert await seen.page.evaluate("document.activeElement.className") == "orb"
        await press("Enter")
        await seen.in_phase("live")
        assert await seen.page.evaluate("document.activeElement.textContent") == "Mute"
        await press("Space")
        await seen.sees("Your microphone is off")
        assert await seen.page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
        await press("Space")
        await press("Tab")
        await press("Enter")  # the keypad, and its first key has the focus
        assert await seen.page.evaluate("document.activeElement.textContent") == "0A person"
        await press("9")
        await seen.page.locator(".alarm a.number").first.wait_for()
        assert [each["digit"] for each in named(app, "dtmf")] == ["9"]
        await press("Escape")
        assert await seen.page.evaluate("document.activeElement.textContent") == "Keypad"
        await press("Tab")
        await press("Enter")
        await seen.in_phase("ended")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_no_serious_finding_of_axe_in_any_state(scheme: str) -> None:
    chromium()
    async with (
        site(shared()) as (address, _),
        chrome() as browser,
        visit(browser, address, color_scheme=scheme, reduced_motion="reduce") as seen,
    ):
        assert await serious(seen) == []
        await seen.page.evaluate("navigator.mediaDevices.getUserMedia = async () => quietMicrophone()")
        await seen.call()
        await seen.page.get_by_role("button", name="Keypad").click()
        await seen.page.locator(".said-by-line").first.wait_for()
        await ask(seen, "Statins are useless and I should stop them")
        assert await serious(seen) == []
        await seen.page.set_viewport_size(PHONE)
        assert await serious(seen) == []
        overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert await seen.page.evaluate(overflow) == 0
        await seen.page.set_viewport_size({"width": 320, "height": 640})  # WCAG 1.4.10
        assert await seen.page.evaluate(overflow) == 0
        await seen.page.set_viewport_size(DESKTOP)
        await ask(seen, "I want to kill myself")
        await seen.page.locator(".alarm").wait_for()
        numbers = await seen.page.locator(".alarm a.number strong").all_inner_texts()
        assert numbers == ["Call 988", "Call 911"]
        assert await serious(seen) == []


async def test_hostile_transcripts_and_cards_are_only_text() -> None:
    chromium()
    answer = {
        "outcome": "answered",
        "locale": "en-US",
        "spoken": HOSTILE,
        "limitations": [HOSTILE],
        "gate": {"action": "pass"},
        "claims": [
            {
                "text": HOSTILE,
                "uncertainty": "supported",
                "temporal_context": HOSTILE,
                "reflection_questions": [HOSTILE],
                "limitations": [HOSTILE],
                "evidence": [
                    {
                        "relation": "supports",
                        "card_id": HOSTILE,
                        "title": HOSTILE,
                        "publisher": HOSTILE,
                        "url": "javascript:window.hurt=1",
                        "published": HOSTILE,
                        "accessed": "2026-11-30",
                        "snippet": HOSTILE,
                    }
                ],
            }
        ],
    }

    async def hostile(route: Route) -> None:
        await route.fulfill(status=200, content_type="application/json", body=json.dumps(answer))

    async with site(shared()) as (address, app), chrome() as browser, visit(browser, address) as seen:
        await seen.page.route("**/chat", hostile)
        await ask(seen, HOSTILE)
        await seen.page.locator(".evidence").wait_for()
        await seen.page.evaluate("navigator.mediaDevices.getUserMedia = async () => quietMicrophone()")
        await seen.call()
        call = await on_the_board(app)
        call.session.log.emit(EventName.PARTIAL, text=HOSTILE, stable=HOSTILE[:9], locale=HOSTILE)
        call.session.log.emit(EventName.FINAL, text=HOSTILE, locale="en-US")
        call.session.log.emit(
            EventName.SAY_STARTED, id="x-1", kind=HOSTILE, text=HOSTILE, locale=HOSTILE, cards=[]
        )
        call.session.log.emit(EventName.ESCALATION, phase="latched", template_slug=HOSTILE)
        call.session.log.emit(EventName.HANDOFF, result="failed", to='javascript:"911"')
        await seen.page.locator(".alarm").wait_for()
        await seen.page.wait_for_function("() => document.querySelectorAll('.said-by-caller').length === 2")
        assert await seen.page.evaluate("window.hurt") is None
        made = await seen.page.evaluate(
            "[...document.querySelectorAll('#page img, #page script, #page a')]"
            ".map(each => each.getAttribute('src') ?? each.getAttribute('href'))"
        )
        assert set(made) == {"/pages/icon.svg", "#call", "tel:911"}


async def test_the_page_refuses_what_its_policy_forbids() -> None:
    chromium()
    async with site(shared()) as (address, _), chrome() as browser, visit(browser, address) as seen:
        blocked = await seen.page.evaluate(
            """async () => {
              const said = [];
              document.addEventListener("securitypolicyviolation", (event) => said.push(event.effectiveDirective));
              try { document.body.innerHTML = "<b>x</b>"; } catch { said.push("innerHTML"); }
              const script = document.createElement("script");
              try { script.textContent = "window.hurt = 1"; document.body.append(script); } catch { said.push("inline"); }
              await fetch("https://example.org/").catch(() => said.push("fetch"));
              await new Promise((done) => setTimeout(done, 200));
              return said;
            }"""
        )
        assert {"innerHTML", "inline", "fetch", "connect-src"} <= set(blocked)
        assert await seen.page.evaluate("window.hurt") is None


async def test_another_site_embeds_the_page_with_one_script() -> None:
    chromium()
    body = ""

    async def clinic(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(body.encode())}\r\n\r\n"
        writer.write((head + body).encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(clinic, "127.0.0.1", 0) as other:
        origin = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        leave = BrowserSettings(allowed_origins=(origin,))
        async with site(shared(), leave) as (address, _), site(shared()) as (closed, _), chrome() as browser:
            for line, embeds in ((address, True), (closed, False)):
                body = f"<html lang='pt-BR'><body><script src='{line}/embed.js' async></script></body></html>"
                page = await (await browser.new_context(locale="pt-BR")).new_page()
                complaints: list[str] = []
                page.on("console", lambda said, heard=complaints: heard.append(said.text))
                await page.goto(origin)
                await page.wait_for_function(
                    "() => document.body.lastElementChild.localName === 'div'", timeout=8000
                )
                await page.keyboard.press("Tab")
                async with page.expect_event("framenavigated") as opened:
                    await page.keyboard.press("Enter")
                inside = await opened.value
                if embeds:
                    await inside.wait_for_selector(".orb")
                    assert await inside.evaluate("document.documentElement.lang") == "pt-BR"
                    assert not [said for said in complaints if "favicon" not in said]
                else:
                    assert any("frame-ancestors" in said for said in complaints)


def test_the_three_languages_have_the_same_words() -> None:
    tables = {
        locale: json.loads(bytes(page_file(f"widget/strings/{locale}.json").body)) for locale in LOCALES
    }
    english = tables["en-US"]
    for locale, table in tables.items():
        assert table.keys() == english.keys(), locale
        assert len(table["not"]) == len(english["not"])
        for key, text in table.items():
            holes = {part.partition("}")[0] for part in str(text).split("{")[1:]}
            expected = {part.partition("}")[0] for part in str(english[key]).split("{")[1:]}
            assert holes == expected, f"{locale} {key}"
