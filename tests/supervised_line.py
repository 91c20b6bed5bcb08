"""A supervised line as a process of its own, for tests that kill it: only what text needs, on a socket."""

import asyncio
import sys
from pathlib import Path

import uvicorn
from test_api import shared_of

from agent.engines import load_reasoning
from agent.ledger import Ledger
from agent.settings import load_settings
from agent.supervision import supervised
from telephony.app import create_app
from telephony.port import address, listen
from telephony.settings import ServerSettings, TwilioSettings


async def main(data: Path, reasoning: object) -> None:
    ledger = Ledger(data / "ledger.sqlite", spool=data / "spool")
    app = create_app(shared_of(reasoning), ServerSettings(), TwilioSettings(), ledger)  # type: ignore[arg-type]
    bound = listen("127.0.0.1", 0)
    serving = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    async with supervised(reasoning.turn, ledger):  # type: ignore[attr-defined]
        print(address(bound), flush=True)
        await serving.serve(sockets=[bound])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), load_reasoning(load_settings())))
