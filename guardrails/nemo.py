"""NeMo Guardrails behind our own Protocol: its input rails decide the scope.

Optional: needs the package `nemoguardrails` (the extra `nemo`). Only input rails run, so no language model
and no network is needed unless the given configuration asks for one. Red flags are never handed over: the
gate has heard the caller before any rail runs.

How a configuration speaks to the adapter: a rail that stops means out of scope. The kind is what an action
of that rail returned, if it is the name of a `RefusalKind`; else the rail's own name if it ends in one
("check jailbreak"); else `off_topic`. Anything that goes wrong gives the floor's verdict.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from guardrails.errors import GuardrailError
from guardrails.refusal import RefusalKind
from guardrails.scope import Scope, ScopeVerdict

TIMEOUT: Final = 2.0
"""Seconds a rail may take; what comes later is not waited for."""

ACTION: Final = "atalaia_scope"

COLANG: Final = f"""
define flow check scope
  $kind = execute {ACTION}(text=$user_message)
  if $kind != "in_scope"
    bot decline
    stop

define bot decline
  "declined"
"""
"""A configuration in which the rail asks our own scope: the smallest one that works, and the one tested."""

YAML: Final = """
models: []
rails:
  input:
    flows:
      - check scope
"""


class Rails(Protocol):
    """The part of `nemoguardrails.LLMRails` that the adapter uses."""

    async def generate_async(self, *, messages: list[dict[str, str]], options: dict[str, Any]) -> Any:
        """Runs the rails named in `options` over the messages."""
        ...


class NemoScope:
    """Scope decided by the input rails of NeMo Guardrails."""

    def __init__(self, rails: Rails, floor: Scope, *, timeout: float = TIMEOUT) -> None:
        """
        Args:
            rails: an `LLMRails`, configured with at least one input rail.
            floor: whose verdict stands when the rails fail or take longer than `timeout` seconds.
            timeout: seconds.
        """
        self._rails = rails
        self._floor = floor
        self._timeout = timeout
        # Its own thread and loop: the rails are asynchronous, and `classify` may be called inside a loop.
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="nemo")
        self.last_failure: str | None = None

    def classify(self, text: str, locale: str) -> ScopeVerdict:
        """See `guardrails.scope.Scope`."""
        self.last_failure = None
        future = self._worker.submit(asyncio.run, self._run(text))
        try:
            return future.result(self._timeout)
        except Exception as error:  # noqa: BLE001 - whatever the rails do, the floor's verdict stands
            future.cancel()
            self.last_failure = f"{type(error).__name__}: {error}"
            return self._floor.classify(text, locale)

    async def _run(self, text: str) -> ScopeVerdict:
        answer = await self._rails.generate_async(
            messages=[{"role": "user", "content": text}],
            options={"rails": ["input"], "log": {"activated_rails": True}},
        )
        return verdict(answer.log.activated_rails)

    def close(self) -> None:
        """Let the worker end."""
        self._worker.shutdown(wait=False, cancel_futures=True)


def verdict(activated: list[Any]) -> ScopeVerdict:
    """What the rails that ran say together."""
    stopped = next((rail for rail in activated if rail.type == "input" and rail.stop), None)
    if stopped is None:
        return ScopeVerdict(True, None, 1.0)
    names = [*(str(action.return_value) for action in stopped.executed_actions), stopped.name.split()[-1]]
    kinds = {str(kind): kind for kind in RefusalKind}
    kind = next((kinds[name] for name in names if name in kinds), RefusalKind.OFF_TOPIC)
    return ScopeVerdict(False, kind, 1.0)


def load(floor: Scope, *, colang: str = COLANG, yaml: str = YAML) -> NemoScope:
    """NeMo Guardrails with a configuration, by default the one that asks `floor` itself.

    Raises:
        GuardrailError: the package is not installed.
    """
    try:
        from nemoguardrails import LLMRails, RailsConfig
    except ImportError as error:
        raise GuardrailError(
            "nemoguardrails is not installed; install the extra with `pip install 'atalaia[nemo]'`"
        ) from error
    rails = LLMRails(RailsConfig.from_content(colang_content=colang, yaml_content=yaml))
    rails.register_action(_action(floor), ACTION)
    return NemoScope(rails, floor)


def _action(floor: Scope) -> Callable[..., Any]:
    async def atalaia_scope(text: str = "", context: dict[str, Any] | None = None) -> str:
        found = floor.classify(text or (context or {}).get("user_message", ""), "en-US")
        return str(found.kind) if found.kind else "in_scope"

    return atalaia_scope
