"""`/console`: what people who run the line see and do there. Its pages are made from these routes."""

import asyncio
import json
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, FastAPI, Header, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field

from agent.ledger.redaction import redacted
from agent.ledger.reviews import AFTER, Review
from agent.review import Verdict, VerdictKind
from guardrails.pii import redact_all
from telephony.api_calls import Listing, Wanted, events_response, happening, iso
from telephony.api_limit import RateLimit
from telephony.api_models import Body
from telephony.api_problem import Problem
from telephony.api_sse import stream
from telephony.console_acts import Act, Acts
from telephony.console_figures import figures
from telephony.console_oidc import oidc_routes
from telephony.console_pages import add_pages
from telephony.console_session import Operator, Sessions
from telephony.console_settings import ConsoleSettings
from telephony.console_sound import recorded, sound_routes
from telephony.exchange import Exchange

_MARKS: Final = {"should_have_escalated": "escalate", "should_not_have_escalated": "pass"}
"""What a reviewer's mark makes a candidate golden expect."""


class Login(Body):
    """Who comes in."""

    user: Annotated[str, Field(min_length=1, max_length=80)] = "operator"
    password: Annotated[str, Field(min_length=1, max_length=1024)]


class Doing(Body):
    """What to do to a call, beside its name in the path."""

    text: Annotated[str | None, Field(max_length=1000)] = None


class Marking(Body):
    """What a reviewer thinks of a finished call."""

    mark: Literal["should_have_escalated", "should_not_have_escalated"]
    text: Annotated[
        str | None, Field(max_length=2000, description="The utterance it is about; all of them if none.")
    ] = None
    category: Annotated[str | None, Field(max_length=32)] = None
    note: Annotated[str, Field(max_length=2000)] = ""


class Deciding(Body):
    """A decision about a draft."""

    decision: Literal["approve", "edit", "reject"]
    text: Annotated[str | None, Field(max_length=2000)] = None


class Console:
    """The routes, with what they share."""

    def __init__(self, exchange: Exchange, sessions: Sessions) -> None:
        self._exchange = exchange
        self._sessions = sessions
        self._listing = Listing(exchange)
        self._acts = Acts(exchange)
        self._attempts = RateLimit(sessions.settings.login_rate)

    def audit(self, who: str, act: str, detail: str = "") -> None:
        """Keep who did what."""
        if self._exchange.ledger is not None:
            self._exchange.ledger.audit(who, act, detail)

    async def login(self, asked: Login, request: Request) -> Response:
        """Let somebody in."""
        waited = self._attempts.admit(request.client.host if request.client else None)
        if waited:
            raise Problem(429, f"too many attempts: wait {waited} s", headers={"Retry-After": str(waited)})
        if not await self._sessions.knows(asked.user, asked.password):
            self.audit(asked.user, "login_failed", request.client.host if request.client else "")
            raise Problem(401, "user or password is wrong")
        operator = self._sessions.operator(asked.user)
        response = JSONResponse({"user": operator.name, "csrf": operator.csrf})
        self._sessions.begin(response, operator)
        self.audit(operator.name, "login")
        return response

    async def logout(self, operator: Operator) -> Response:
        """Let somebody out."""
        response = Response(status_code=204)
        self._sessions.end(response, operator)
        self.audit(operator.name, "logout")
        return response

    async def act(self, act: Act, call: str, doing: Doing, operator: Operator) -> Response:
        """Do something to a live call."""
        self._acts.do(act, call, operator.name, doing.text)
        why = f"{call}: {redact_all(doing.text)}" if act is Act.HAND_OFF and doing.text else call
        self.audit(operator.name, str(act), why)
        return JSONResponse({"call": call, "act": str(act), "result": "requested"}, 202)

    async def export(self, call: str, operator: Operator) -> Response:
        """Everything kept of a call, as a file."""
        ledger = self._exchange.ledger
        found = await asyncio.to_thread(ledger.export, call) if ledger is not None else None
        if found is None:
            raise Problem(404, f"no call {call} in the ledger")
        self.audit(operator.name, "export", call)
        name = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in call)
        return Response(
            json.dumps(found, ensure_ascii=False, default=str, indent=2),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}.json"'},
        )

    async def delete(self, call: str, operator: Operator) -> Response:
        """Forget a call."""
        ledger = self._exchange.ledger
        if self._exchange.find(call) is not None:
            raise Problem(409, f"call {call} is under way: end it first")
        if ledger is None or not await asyncio.to_thread(ledger.delete_call, call):
            raise Problem(404, f"no call {call} in the ledger")
        self._exchange.calls.forget(call)
        if recorded(self._exchange, call) and self._exchange.recordings is not None:
            await asyncio.to_thread(self._exchange.recordings.delete, call)
        self.audit(operator.name, "delete", call)
        return Response(status_code=204)

    async def mark(self, call: str, marking: Marking, operator: Operator) -> Response:
        """Say what the line should have done; it becomes a candidate golden."""
        ledger = self._exchange.ledger
        kept = await asyncio.to_thread(ledger.call, call) if ledger is not None else None
        if ledger is None or kept is None:
            raise Problem(404, f"no call {call} in the ledger")
        about = {"text": marking.text, "category": marking.category, "note": marking.note}
        cleaned = redacted({"locale": kept["locale"], **about})
        note = json.dumps({name: cleaned[name] for name in about}, ensure_ascii=False)
        ledger.mark(call, who=operator.name, mark=marking.mark, note=note)
        self.audit(operator.name, "mark", f"{call}: {marking.mark}")
        return JSONResponse({"call": call, "mark": marking.mark}, 201)

    async def candidates(self) -> Response:
        """The candidate goldens, one a line."""
        ledger = self._exchange.ledger
        rows = await asyncio.to_thread(_candidates, ledger) if ledger is not None else []
        lines = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        return Response(lines, media_type="application/x-ndjson")

    async def reviews(self, waiting: bool, limit: int) -> Response:
        """The review queue."""
        desk = self._exchange.engines.reasoning.turn.desk
        found = [] if desk is None else await desk.queue(waiting=waiting, limit=limit)
        return JSONResponse({"supervised": desk is not None, "reviews": [_review(each) for each in found]})

    async def decide(self, turn: str, deciding: Deciding, operator: Operator) -> Response:
        """Decide about a draft."""
        desk = self._exchange.engines.reasoning.turn.desk
        if desk is None:
            raise Problem(404, "no turn waits for a person here: the line runs without HITL_ENABLED=1")
        verdict = Verdict(VerdictKind(deciding.decision), operator.name, deciding.text)
        decided = await desk.decide(turn, verdict)
        self.audit(operator.name, f"review_{deciding.decision}", turn)
        return JSONResponse({"turn": turn, "state": str(AFTER[verdict.kind]), "answer": decided.wire})

    async def audits(self, limit: int) -> Response:
        """Who did what."""
        ledger = self._exchange.ledger
        found = await asyncio.to_thread(ledger.audits, limit) if ledger is not None else []
        return JSONResponse([{**row, "at": iso(row["at"])} for row in map(_unkeyed, found)])

    async def figures(self, days: int) -> Response:
        """What the charts show."""
        ledger = self._exchange.ledger
        if ledger is None:
            raise Problem(503, "without a ledger there are no figures")
        found = await asyncio.to_thread(figures, ledger, days)
        return JSONResponse(found.to_dict())


def _unkeyed(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "key"}


def _review(review: Review) -> dict[str, Any]:
    return {
        "turn": review.thread,
        "call": review.call,
        "state": str(review.state),
        "opened": review.opened.isoformat(timespec="seconds"),
        "decided": review.decided.isoformat(timespec="seconds") if review.decided else None,
        "by": review.verdict.by if review.verdict else None,
        "draft": review.draft,
        "answer": review.answer,
    }


def _candidates(ledger: Any) -> list[dict[str, Any]]:
    """Marks as lines of a golden file: redacted words, what was expected, and who said so."""
    found = []
    for mark in ledger.marks():
        call = ledger.call(mark["call"])
        about = json.loads(mark["note"])
        said = [about["text"]] if about["text"] else _said(ledger.events(mark["call"]))
        found += [
            {
                "id": f"candidate-{mark['id']}-{number}",
                "locale": call["locale"],
                "text": text,
                "expect": _MARKS[mark["mark"]],
                "category": about["category"],
                "call": mark["call"],
                "by": mark["who"],
                "note": about["note"],
            }
            for number, text in enumerate(said, 1)
        ]
    return found


def _said(events: list[dict[str, Any]]) -> list[str]:
    return [str(event["text"]) for event in events if event["event"] == "final" and event.get("text")]


def console_routes(exchange: Exchange, settings: ConsoleSettings) -> APIRouter:
    """Everything under `/console`; only this: a problem that says how to turn it on, if nobody may use it."""
    router = APIRouter(prefix="/console", tags=["console"], include_in_schema=False)
    if not settings.enabled:

        @router.api_route("", methods=["GET", "POST"])
        @router.api_route("/{rest:path}", methods=["GET", "POST"])
        async def disabled(rest: str = "") -> Response:
            raise Problem(
                404,
                "there is no console: set CONSOLE_PASSWORD_HASH (`atalaia console hash` makes one), or OIDC",
            )

        return router

    public = exchange.settings.public_url or ""
    secure = exchange.settings.production or public.startswith("https://")
    sessions = Sessions(settings, secure=secure)
    console = Console(exchange, sessions)
    listing = Listing(exchange)
    Someone = Annotated[Operator, Depends(sessions.required)]

    add_pages(router, exchange, sessions.required)
    router.include_router(sound_routes(exchange, sessions.required, console.audit))
    router.add_api_route("/login", console.login, methods=["POST"])
    if settings.oidc:
        router.include_router(oidc_routes(exchange, sessions, console.audit))

    @router.get("/session")
    async def session(operator: Someone) -> dict[str, Any]:
        return {"user": operator.name, "csrf": operator.csrf}

    @router.post("/logout")
    async def logout(operator: Someone) -> Response:
        return await console.logout(operator)

    @router.get("/calls")
    async def calls(operator: Someone, wanted: Annotated[Wanted, Depends()]) -> Response:
        return JSONResponse(await listing.find(wanted))

    @router.get("/live")
    async def live(operator: Someone) -> Response:
        return stream(happening(exchange))

    @router.get("/calls/{call}")
    async def call_(call: str, operator: Someone) -> Response:
        found = await listing.one(call)
        found["recorded"] = recorded(exchange, call)
        console.audit(operator.name, "open", call)
        return JSONResponse(found)

    @router.get("/calls/{call}/events")
    async def events(
        call: str,
        operator: Someone,
        request: Request,
        last_event_id: Annotated[int | None, Header(ge=0)] = None,
    ) -> Response:
        return await events_response(exchange, call, request, last_event_id)

    @router.get("/calls/{call}/export")
    async def export(call: str, operator: Someone) -> Response:
        return await console.export(call, operator)

    @router.post("/calls/{call}/mark")
    async def mark(call: str, marking: Marking, operator: Someone) -> Response:
        return await console.mark(call, marking, operator)

    @router.post("/calls/{call}/delete")
    async def delete(call: str, operator: Someone) -> Response:
        return await console.delete(call, operator)

    @router.post("/calls/{call}/{act}")
    async def act(call: str, act: Act, doing: Doing, operator: Someone) -> Response:
        return await console.act(act, call, doing, operator)

    @router.get("/candidates")
    async def candidates(operator: Someone) -> Response:
        return await console.candidates()

    @router.get("/reviews")
    async def reviews(
        operator: Someone, waiting: bool = True, limit: Annotated[int, Query(ge=1, le=500)] = 100
    ) -> Response:
        return await console.reviews(waiting, limit)

    @router.post("/reviews/{turn}")
    async def decide(turn: str, deciding: Deciding, operator: Someone) -> Response:
        return await console.decide(turn, deciding, operator)

    @router.get("/audit")
    async def audit(operator: Someone, limit: Annotated[int, Query(ge=1, le=1000)] = 100) -> Response:
        return await console.audits(limit)

    @router.get("/figures")
    async def charts(operator: Someone, days: Annotated[int, Query(ge=1, le=365)] = 30) -> Response:
        return await console.figures(days)

    return router


def add_console(app: FastAPI, exchange: Exchange, settings: ConsoleSettings | None = None) -> None:
    """Add the console to an application."""
    app.include_router(console_routes(exchange, settings or ConsoleSettings()))
