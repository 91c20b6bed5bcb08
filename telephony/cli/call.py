"""`atalaia call`: be a caller."""

import json
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def call(
    recordings: Annotated[
        list[Path],
        typer.Argument(metavar="WAV…", help="What the caller says; each waits for the line's reply."),
    ],
    url: Annotated[
        str,
        typer.Option(
            help="http(s):// of the server, to call by its webhook; or ws(s):// of its media stream."
        ),
    ] = "http://127.0.0.1:8080",
    locale: Annotated[str | None, typer.Option(help="Language the line begins with.")] = None,
    number: Annotated[
        str, typer.Option("--from", help="The caller's number; tells the country.")
    ] = "+12025550123",
    dialled: Annotated[str, typer.Option("--to", help="The number called.")] = "+12025550199",
    out: Annotated[Path | None, typer.Option(help="Save what the caller hears as a WAV.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One event a line as JSON.")] = False,
    start: Annotated[
        str, typer.Option(help="Seconds before the first recording, or `greeting` to let the greeting end.")
    ] = "0",
    dtmf: Annotated[
        list[str] | None, typer.Option(help="Press a key: DIGIT@SECONDS, for example 9@3.5. May be repeated.")
    ] = None,
    drop: Annotated[str, typer.Option(help="Part of the caller's packets that get lost: 0.05 or 5%.")] = "0",
    seed: Annotated[int, typer.Option(help="Decides which packets get lost.")] = 0,
    hang_up_at: Annotated[float | None, typer.Option(help="Hang up this many seconds into the call.")] = None,
    hang_up_after: Annotated[
        float | None, typer.Option(help="Hang up this many seconds after the last recording.")
    ] = None,
    linger: Annotated[
        float, typer.Option(help="Hang up once the line has been quiet for this many seconds.")
    ] = 6.5,
) -> None:
    """Call a running server exactly as Twilio would, in real time, and print what happens.

    Lines marked ~ were seen on the wire. The others are the call's own events, as far as the server shows them.
    """
    from telephony.logs import quiet

    quiet()
    import asyncio

    from telephony.caller import CallerPlan
    from telephony.calling import place
    from telephony.cli.options import locale_of, part, presses, start_of
    from telephony.dialler import Dial
    from telephony.recording import read, write
    from telephony.settings import TwilioSettings
    from telephony.timeline import line

    said = [read(path) for path in recordings]
    for each in said:
        if each.silent:
            typer.echo(f"note: {each.name} is silent", err=True)
    token = TwilioSettings().auth_token
    target = Dial(
        url,
        number=number,
        dialled=dialled,
        locale=locale_of(locale) if locale else None,
        auth_token=token.get_secret_value() if token else None,
        loss=part(drop),
        seed=seed,
    )
    plan = CallerPlan(
        said,
        start=start_of(start),
        keys=presses(dtmf or []),
        hang_up_at=hang_up_at,
        hang_up_after=hang_up_after,
        linger=linger,
    )
    show = None if as_json else lambda event: typer.echo(line(event))
    outcome, events = asyncio.run(place(target, plan, show))
    if as_json:
        for event in events:
            typer.echo(json.dumps(event, ensure_ascii=False))
    if out is not None:
        write(out, outcome.heard)
