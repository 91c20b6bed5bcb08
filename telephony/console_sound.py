"""`/console/calls/{call}/waveform` and `…/recording`: the sound of a call, to be seen and to be heard."""

import asyncio
import io
import re
from collections.abc import Callable
from typing import Annotated, Any, Final

import soundfile
from fastapi import APIRouter, Depends, Header, Query, Response
from fastapi.responses import JSONResponse

from telephony.api_problem import Problem
from telephony.console_session import Operator
from telephony.errors import BadRecording
from telephony.exchange import Exchange
from telephony.recorder.recordings import RATE, Recordings
from telephony.recorder.waveform import Waveform

_RANGE: Final = re.compile(r"bytes=(\d{1,12})-(\d{0,12})")
_TYPE: Final = "audio/wav"

Audit = Callable[[str, str, str], None]


def recorded(exchange: Exchange, call: str) -> bool:
    """Whether a call that is over can be listened to."""
    if exchange.recordings is None or exchange.find(call) is not None:
        return False
    return exchange.recordings.has(call)


async def waveform(exchange: Exchange, call: str, first: int) -> dict[str, Any]:
    """How loud both sides of a call are, from a value on; nothing for a call in text, or one that is not known."""
    record, running = exchange.calls.get(call), exchange.find(call)
    if record is not None and record.waveform is not None:
        until = None if running is None else running.session.seconds
        return record.waveform.since(first, until).to_dict()
    kept = await asyncio.to_thread(exchange.ledger.waveform, call) if exchange.ledger is not None else None
    return kept or Waveform().since(0).to_dict()


def recording(kept: Recordings, call: str, wanted: str | None) -> Response:
    """A recording as a WAV file, the caller left and the line right; or, as players ask, a stretch of its bytes.

    Raises:
        Problem: 404 for none, 416 for a stretch that is not in it.
    """
    try:
        _, samples = kept.open(call)
    except BadRecording as error:
        raise Problem(404, str(error)) from None
    file = io.BytesIO()
    soundfile.write(file, samples, RATE, format="WAV", subtype="PCM_16")
    content = file.getvalue()
    headers = {"Accept-Ranges": "bytes", "Cache-Control": "no-store"}
    asked = _RANGE.fullmatch(wanted or "")
    if asked is None:
        return Response(content, media_type=_TYPE, headers=headers)
    first, last = int(asked[1]), min(int(asked[2] or len(content)), len(content) - 1)
    if first > last:
        raise Problem(416, f"the recording has {len(content)} bytes: ask for some of them")
    headers["Content-Range"] = f"bytes {first}-{last}/{len(content)}"
    return Response(content[first : last + 1], 206, media_type=_TYPE, headers=headers)


def sound_routes(exchange: Exchange, required: Callable[..., Any], audit: Audit) -> APIRouter:
    """Both routes, for whom `required` lets in; `audit` keeps who listened to what."""
    router = APIRouter()
    Someone = Annotated[Operator, Depends(required)]

    @router.get("/calls/{call}/waveform")
    async def seen(call: str, operator: Someone, first: Annotated[int, Query(ge=0)] = 0) -> Response:
        return JSONResponse(await waveform(exchange, call, first), headers={"Cache-Control": "no-store"})

    @router.get("/calls/{call}/recording")
    async def heard(
        call: str,
        operator: Someone,
        wanted: Annotated[str | None, Header(alias="Range", max_length=100)] = None,
    ) -> Response:
        if exchange.recordings is None or not recorded(exchange, call):
            raise Problem(404, f"nothing was recorded of call {call}, or it is still under way")
        reply = await asyncio.to_thread(recording, exchange.recordings, call, wanted)
        if not wanted or wanted.startswith("bytes=0-"):
            audit(operator.name, "listen", call)
        return reply

    return router
