"""The web application, put together from its routers. Nothing else lives here."""

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Annotated, Any

from fastapi import FastAPI, HTTPException
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel, Field

from guardrails.locale import UnknownLocale, parse_locale
from telephony.bodies import BodyLimit
from telephony.call import Shared
from telephony.exchange import Exchange
from telephony.media import media_routes
from telephony.operators import operator_routes
from telephony.settings import ServerSettings, TwilioSettings
from telephony.tokens import Tokens
from telephony.webhooks import webhook_routes


class ChatRequest(BaseModel):
    """One text turn."""

    text: Annotated[str, Field(min_length=1, max_length=8000)]
    locale: str = "en-US"
    country: Annotated[str | None, Field(pattern="^[A-Za-z]{2}$")] = None


def create_app(shared: Shared, settings: ServerSettings, account: TwilioSettings) -> FastAPI:
    """The application over engines that are already loaded."""
    exchange = Exchange(shared, settings, account)
    tokens = Tokens(account.token_seconds)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await exchange.drain()

    app = FastAPI(title="Atalaia", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.exchange = exchange
    app.add_middleware(BodyLimit, most=settings.max_body_bytes)
    for router in (
        webhook_routes(exchange, tokens),
        media_routes(exchange, tokens),
        operator_routes(exchange),
    ):
        app.include_router(router)

    @app.get("/health")
    async def health() -> JSONResponse:
        engines = exchange.engines
        parts = {"hearing": engines.hearing.healthy, "speaking": engines.speaking.healthy}
        body = {
            "status": "ok" if all(parts.values()) else "degraded",
            "calls": len(exchange.running),
            "max_calls": settings.max_calls,
            **parts,
        }
        return JSONResponse(body, 200 if parts["hearing"] else 503)

    @app.post("/chat")
    async def chat(asked: ChatRequest) -> dict[str, Any]:
        try:
            locale = parse_locale(asked.locale)
        except UnknownLocale as error:
            raise HTTPException(422, str(error)) from None
        country = asked.country.upper() if asked.country else None
        answer = await exchange.engines.reasoning.turn.answer(asked.text, locale, country)
        return answer.to_dict()

    @app.get("/", response_class=HTMLResponse)
    async def page() -> str:
        return files("telephony").joinpath("page.html").read_text(encoding="utf-8")

    return app
