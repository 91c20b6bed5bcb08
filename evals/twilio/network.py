"""A telephone network as Twilio runs one: it asks our webhooks, obeys their TwiML, carries the audio, rings humans.

Requests are signed, the media stream is a real WebSocket, and the REST resources are real HTTP, so that both ends of
the line's traffic with Twilio are exercised as they are in production. A human is a plan: whether they pick up, and
when they speak.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final
from urllib.parse import urlsplit
from xml.etree import ElementTree

import httpx
from twilio.request_validator import SIGNATURE_HEADER, SIGNATURE_SETTINGS_HEADER, RequestValidator
from websockets.asyncio.client import connect

from evals.twilio.api import TwilioApi
from telephony.caller import Caller, CallerPlan
from telephony.clock import now
from telephony.dialler import converse
from telephony.line import Line, WireEvent
from telephony.wire import SocketWire, Wire

_SAY_SECONDS: Final = 0.1
"""How long a `<Say>` takes here; a real one takes as long as its words."""


@dataclass(frozen=True, slots=True)
class Human:
    """What the human line does."""

    answers: bool = True
    after: float = 0.3
    """Seconds of ringing before they pick up."""
    speaks: bool = True
    """Whether they say something when asked to."""
    speaks_after: float = 0.3
    talks: float = 0.5
    """Seconds that the two talk."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the network did."""

    t: float
    """Seconds since the call began."""
    what: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.t:6.2f}  {self.what:<18} {self.detail}".rstrip()


@dataclass(eq=False)
class Trace:
    """One call as the network saw it."""

    call: str
    steps: list[Step] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    """The far end of each media stream of the call."""

    def add(self, what: str, detail: str = "") -> None:
        """Something happened now."""
        self.steps.append(Step(time.monotonic() - self.began, what, detail))

    began: float = field(default_factory=time.monotonic)
    """By the process's clock."""

    def named(self, what: str) -> list[Step]:
        """Steps of a kind."""
        return [step for step in self.steps if step.what == what]

    @property
    def words(self) -> list[str]:
        """What kind of step came after what."""
        return [step.what for step in self.steps]

    @property
    def wire(self) -> list[WireEvent]:
        """Everything on the media streams."""
        return [event for line in self.lines for event in line.events]


class Network:
    """Carries calls between callers, the line and humans."""

    def __init__(
        self,
        api: TwilioApi,
        server: str,
        public: str,
        human: Human | None = None,
        *,
        algorithm: str = "HMAC_SHA1",
        tap: Callable[[Line, SocketWire], Any] | None = None,
        pace: float = 1.0,
    ) -> None:
        """Connect to a line.

        Args:
            api: the account's REST resources, whose changes the network obeys.
            server: where the line really listens.
            public: what it calls itself; requests are signed for it.
            human: who picks up.
            algorithm: of the signatures.
            tap: may replace the wire of a stream, to make it worse.
            pace: seconds of our clock in a second of the network's, which may drift.
        """
        self.api = api
        self.human = human or Human()
        self.caller: Callable[[CallerPlan], Any] = Caller
        """Makes the caller of a stream."""
        self._server = server.rstrip("/")
        self._public = public.rstrip("/")
        self._algorithm = algorithm
        self.tap = tap
        self._pace = pace
        self._validator = RequestValidator(api.auth_token)
        self._http = httpx.AsyncClient(timeout=10.0)
        self._redirects: dict[str, asyncio.Queue[str | None]] = {}
        self._rooms: dict[str, asyncio.Event] = {}
        self._left: dict[str, asyncio.Event] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.human_calls: list[Trace] = []
        api.on_update = self._updated
        api.on_create = self._created

    async def close(self) -> None:
        """Drop what is under way."""
        for task in tuple(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self._http.aclose()

    async def call(
        self,
        plan: CallerPlan,
        *,
        number: str = "+12025550123",
        dialled: str = "+12025550199",
        path: str = "/twilio/voice",
    ) -> Trace:
        """A caller dials the line; returns when the call is over."""
        call = "CA" + secrets.token_hex(16)
        trace = Trace(call)
        form = {
            "CallSid": call,
            "From": number,
            "To": dialled,
            "CallStatus": "ringing",
            "Direction": "inbound",
        }
        self.api.add(call)
        self._redirects[call] = asyncio.Queue()
        try:
            document = await self.post(path, form, trace)
            await self._obey(document, call, form, plan, trace)
        finally:
            self.api.end(call)
            del self._redirects[call]
            trace.add("ended")
            with contextlib.suppress(httpx.HTTPError):
                await self.post("/twilio/status", {**form, "CallStatus": "completed"}, None)
        return trace

    async def post(self, path: str, form: dict[str, str], trace: Trace | None) -> str:
        """A signed webhook request; what it answers."""
        url = path if path.startswith("http") else self._public + path
        local = self._server + url.removeprefix(self._public)
        form = {"AccountSid": self.api.account_sid, "ApiVersion": "2010-04-01", **form}
        headers = self._signed(url, form)
        reply = await self._http.post(local, data=form, headers=headers)
        if trace is not None:
            trace.add("webhook", f"{urlsplit(url).path} {reply.status_code}")
        reply.raise_for_status()
        return reply.text

    def _signed(self, url: str, form: dict[str, str]) -> dict[str, str]:
        headers = {SIGNATURE_HEADER: self._validator.compute_signature(url, form, self._algorithm)}
        if self._algorithm != "HMAC_SHA1":
            headers[SIGNATURE_SETTINGS_HEADER] = f"key=webhooks_sharedkey_1,algorithm={self._algorithm}"
        return headers

    async def _obey(
        self, document: str, call: str, form: dict[str, str], plan: CallerPlan, trace: Trace
    ) -> None:
        """Carry a document out, and those that take its place."""
        current: str | None = document
        while current is not None:
            work = asyncio.create_task(self._verbs(current, call, form, plan, trace))
            changed = asyncio.create_task(self._redirects[call].get())
            done, _ = await asyncio.wait({work, changed}, return_when=asyncio.FIRST_COMPLETED)
            if changed in done:
                current = changed.result()
                trace.add("redirected" if current is not None else "completed", "by REST")
                work.cancel()
                await asyncio.gather(work, return_exceptions=True)
            else:
                changed.cancel()
                current = work.result()

    async def _verbs(
        self, document: str, call: str, form: dict[str, str], plan: CallerPlan, trace: Trace
    ) -> str | None:
        """The verbs of one document in order; what is asked for next, if anything."""
        for verb in ElementTree.fromstring(document):
            match verb.tag:
                case "Say":
                    trace.add("say", str(verb.text))
                    await asyncio.sleep(_SAY_SECONDS)
                case "Connect":
                    if await self._stream(verb.find("Stream"), call, plan, trace):
                        return None
                case "Dial":
                    status, bridged = await self._dial(verb, call, trace)
                    if verb.get("action"):
                        told = {"DialCallStatus": status, "DialBridged": str(bridged).lower()}
                        return await self.post(str(verb.get("action")), {**form, **told}, trace)
                    if status == "completed":
                        return None
                case "Redirect":
                    return await self.post(str(verb.text), form, trace)
                case "Hangup":
                    trace.add("hangup")
                    return None
                case other:
                    raise ValueError(f"the network does not know <{other}>")
        return None

    async def _stream(self, stream: Any, call: str, plan: CallerPlan, trace: Trace) -> bool:
        """Carry audio until either side is done; whether the caller hung up."""
        url = str(stream.get("url"))
        local = url.replace(self._public.replace("http", "ws", 1), self._server.replace("http", "ws", 1))
        headers = {SIGNATURE_HEADER: self._validator.compute_signature(url, {})}
        parameters = {each.get("name"): each.get("value") for each in stream.findall("Parameter")}
        line = Line("MZ" + secrets.token_hex(16), call, now, parameters)
        if trace.lines:
            plan = replace(plan, keys=(), recordings=())  # said and done already
        trace.lines.append(line)
        trace.add("stream", "opened")
        try:
            async with connect(local, additional_headers=headers, max_size=2**20) as socket:
                wire: Wire = SocketWire(socket)
                if self.tap is not None:
                    wire = self.tap(line, SocketWire(socket))
                await converse(wire, line, self.caller(plan), pace=self._pace)
        finally:
            trace.add("stream", "closed")
        closed = [event.fields["by"] for event in line.events if event.name == "closed"]
        return closed[-1:] == ["caller"]

    async def _dial(self, verb: Any, call: str, trace: Trace) -> tuple[str, bool]:
        """Ring somebody, or meet in a conference; how it ended, and whether two people talked."""
        conference = verb.find("Conference")
        if conference is not None:
            return await self._meet(str(conference.text), trace)
        target = verb.find("Number") if verb.find("Number") is not None else verb.find("Sip")
        trace.add("ringing", f"{target.text} from {verb.get('callerId') or 'the caller'}")
        human = self.human
        if not human.answers:
            await asyncio.sleep(min(human.after, float(verb.get("timeout", 30))))
            trace.add("no answer")
            return "no-answer", False
        await asyncio.sleep(human.after)
        trace.add("human answers")
        if target.get("url"):
            whisper = await self.post(
                str(target.get("url")), {"CallSid": "CA" + secrets.token_hex(16)}, trace
            )
            for each in ElementTree.fromstring(whisper).iter("Say"):
                trace.add("whisper", str(each.text))
        trace.add("bridged")
        await asyncio.sleep(human.talks)
        trace.add("human hangs up")
        return "completed", True

    async def _meet(self, room: str, trace: Trace) -> tuple[str, bool]:
        full, left = (
            self._rooms.setdefault(room, asyncio.Event()),
            self._left.setdefault(room, asyncio.Event()),
        )
        if trace.call in self._redirects:
            full.set()
            trace.add("in conference", room)
        await full.wait()
        try:
            await asyncio.wait_for(left.wait(), self.human.talks)
        except TimeoutError:
            left.set()
        return "completed", True

    # What the REST API asks for

    async def _updated(self, call: str, form: dict[str, str]) -> None:
        if call in self._redirects:
            self._redirects[call].put_nowait(form.get("Twiml"))

    async def _created(self, call: str, form: dict[str, str]) -> None:
        task = asyncio.create_task(self._outbound(call, form))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _outbound(self, call: str, form: dict[str, str]) -> None:
        """Ring somebody because the line asked to."""
        trace = Trace(call)
        self.human_calls.append(trace)
        trace.add("ringing", f"{form['To']} from {form['From']}")
        status = "completed"
        told = {"CallSid": call, "To": form["To"], "From": form["From"]}
        await asyncio.sleep(self.human.after)
        if self.human.answers:
            self.api.calls[call]["status"] = "in-progress"
            trace.add("human answers")
            document = await self.post(form["Url"], {**told, "CallStatus": "in-progress"}, trace)
            await self._human_obeys(document, told, trace)
        else:
            status = "no-answer"
            trace.add("no answer")
        self.api.end(call, status)
        if form.get("StatusCallback"):
            await self.post(form["StatusCallback"], {**told, "CallStatus": status}, trace)

    async def _human_obeys(self, document: str, told: dict[str, str], trace: Trace) -> None:
        for verb in ElementTree.fromstring(document):
            for each in verb.iter("Say"):
                trace.add("whisper", str(each.text))
            if verb.tag == "Gather" and self.human.speaks:
                await asyncio.sleep(self.human.speaks_after)
                trace.add("human speaks")
                spoke = {**told, "SpeechResult": "Hello?", "CallStatus": "in-progress"}
                await self._human_obeys(await self.post(str(verb.get("action")), spoke, trace), told, trace)
                return
            if verb.tag == "Dial":
                await self._dial(verb, trace.call, trace)
            if verb.tag == "Hangup":
                trace.add("hangup")
                return
