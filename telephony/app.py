"""The web application, put together from its routers. Nothing else lives here."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import Final

from fastapi import FastAPI

from agent.ledger import Ledger
from telephony.api_analyze import analyze_routes
from telephony.api_calls import call_routes
from telephony.api_chat import chat_routes
from telephony.api_health import health_routes
from telephony.api_limit import RateLimit
from telephony.api_openapi import add_openapi
from telephony.api_problem import add_problems
from telephony.api_text import Texts
from telephony.bodies import BodyLimit
from telephony.call import Shared
from telephony.console import add_console
from telephony.errors import BadConfiguration
from telephony.exchange import Exchange
from telephony.ice import share_port
from telephony.offers import offer_routes
from telephony.pages import page_routes
from telephony.phone import PhoneSettings
from telephony.recorder.routes import recording_routes
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings
from telephony.telnyx.front import telnyx_routes
from telephony.twilio.front import Front
from telephony.twilio.media import media_routes
from telephony.twilio.outbound import outbound_routes
from telephony.twilio.webhooks import webhook_routes

_ABOUT: Final = (
    "A voice line for people who take medicines, in text. Information with its source, not medical advice: it does not "
    "diagnose, prescribe or change doses. Errors are RFC 9457 problems."
)


def create_app(
    shared: Shared,
    settings: ServerSettings,
    account: TwilioSettings,
    ledger: Ledger | None = None,
    browser: BrowserSettings | None = None,
    phone: PhoneSettings | None = None,
) -> FastAPI:
    """The application over engines that are already loaded; `browser` and `phone` come from the environment if not given."""
    browser, phone = browser or BrowserSettings(), phone or PhoneSettings()
    exchange = Exchange(shared, settings, account, ledger, phone.recording)
    front = Front(exchange, phone.handoff, phone.text)
    limit = _limit(settings)
    texts = Texts(exchange, limit)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        port = await share_port(browser)
        yield
        texts.close()
        await exchange.drain()
        if port is not None:
            port.close()
        await front.close()

    app = FastAPI(
        title="Atalaia",
        description=_ABOUT,
        version=version("atalaia"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    add_problems(app)
    add_openapi(app)
    app.state.exchange = exchange
    app.add_middleware(BodyLimit, most=settings.max_body_bytes)
    for router in (
        webhook_routes(front),
        media_routes(front, phone.streams),
        outbound_routes(front, phone.outbound),
        telnyx_routes(exchange, phone.telnyx, phone.streams),
        recording_routes(exchange),
        health_routes(exchange),
        chat_routes(exchange, texts),
        analyze_routes(exchange, limit),
        call_routes(exchange),
        offer_routes(exchange, browser),
        page_routes(browser),
    ):
        app.include_router(router)

    add_console(app, exchange)
    return app


def _limit(settings: ServerSettings) -> RateLimit:
    try:
        return RateLimit(settings.api_rate)
    except ValueError:
        raise BadConfiguration(
            f"ATALAIA_API_RATE={settings.api_rate} is no rate: write it as 30/minute"
        ) from None
