"""`atalaia standin`: a server that stands in for a language model's provider."""

import threading

import typer

app = typer.Typer()


@app.command()
def standin(
    port: int = typer.Option(
        9099, "--port", min=0, max=65535, help="Port on the loopback; 0 takes a free one."
    ),
    tokens_per_second: float = typer.Option(
        30.0, "--tokens-per-second", min=0.0, help="Pace of the stream; 0 is as fast as it goes."
    ),
    behaviour: list[str] = typer.Option(
        ["ok"], "--behaviour", help="What to do with each request in turn; the last one repeats."
    ),
) -> None:
    """Serve OpenAI's and Anthropic's formats, for trying a line without a key. It reads the cards it is sent.

    In another shell: LLM_PROVIDER=compatible LLM_BASE_URL=http://127.0.0.1:9099/v1 atalaia serve
    """
    from agent.errors import AgentError
    from agent.providers.standin import Behaviour, StandIn

    known = {str(each) for each in Behaviour}
    unknown = [name for name in behaviour if name not in known]
    if unknown:
        raise AgentError(f"unknown behaviour {', '.join(unknown)}: use {', '.join(sorted(known))}")
    asked = [Behaviour(name) for name in behaviour]
    with StandIn(asked, tokens_per_second=tokens_per_second, port=port) as server:
        typer.echo(f"LLM_BASE_URL={server.openai_url}")
        typer.echo("serving until interrupted", err=True)
        threading.Event().wait()
