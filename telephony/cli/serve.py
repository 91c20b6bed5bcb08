"""`atalaia serve`: the server."""

import asyncio
import os
import signal
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
) -> None:
    """Answer calls: Twilio's webhook and media stream, text turns, and a page."""
    from telephony.logs import quiet

    quiet()
    # The first process of a container is not ended by a signal that it does not handle, and a first start may render for
    # minutes before the server handles it. Until then nothing has been promised to any caller.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(128 + signal.SIGTERM))
    from pydantic import ValidationError

    from agent.engines import begin_voices
    from agent.settings import load_settings
    from telephony.errors import BadConfiguration
    from telephony.port import listen
    from telephony.settings import ServerSettings, TwilioSettings

    try:
        server, account, settings = ServerSettings(), TwilioSettings(), load_settings()
    except ValidationError as error:
        first = error.errors()[0]
        raise BadConfiguration(f"setting {'.'.join(map(str, first['loc']))}: {first['msg']}") from None
    account.checks_signatures(server)
    sockets = listen(host or server.host, server.port if port is None else port)
    try:
        voices = begin_voices(settings)
        from telephony.server import run  # heavy import; the voices load meanwhile

        asyncio.run(run(sockets, settings, server, account, lambda text: typer.echo(text, err=True), voices))
    finally:
        sockets.close()
