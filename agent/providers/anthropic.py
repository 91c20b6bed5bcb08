"""Anthropic, through its official SDK."""

import json
from collections.abc import AsyncGenerator

import anthropic
import httpx2

from agent.providers.model import FaultKind, Prompt, ProviderFault

_REQUEST_SECONDS = 15.0


class AnthropicModel:
    """Streams through the official `anthropic` SDK, without its own retries: failing over is sooner."""

    def __init__(self, model: str, *, api_key: str, base_url: str | None = None) -> None:
        """`base_url` points at another server of the same format."""
        self.name = f"anthropic/{model}"
        self._model = model
        self._client = anthropic.AsyncAnthropic(
            api_key=api_key, base_url=base_url, max_retries=0, timeout=_REQUEST_SECONDS
        )

    async def stream(self, prompt: Prompt) -> AsyncGenerator[str, None]:
        """See `LanguageModel.stream`."""
        finished = False
        try:
            events = await self._client.messages.create(
                model=self._model,
                system=prompt.system,
                messages=[{"role": "user", "content": prompt.user}],
                max_tokens=prompt.max_tokens,
                stream=True,
            )
            async with events:
                async for event in events:
                    if event.type == "content_block_delta" and event.delta.type == "text_delta":
                        yield event.delta.text
                    finished |= event.type == "message_stop"
        except anthropic.APITimeoutError as error:
            raise ProviderFault(FaultKind.TIMEOUT, self.name) from error
        except anthropic.RateLimitError as error:
            raise ProviderFault(FaultKind.RATE_LIMIT, self.name) from error
        except anthropic.APIStatusError as error:
            status = error.status_code
            # An error that is told in the stream comes with the status of the stream.
            kind = FaultKind.SERVER if status == 200 else FaultKind.of_status(status)
            raise ProviderFault(kind, self.name, str(status)) from error
        except anthropic.APIConnectionError as error:
            raise ProviderFault(FaultKind.SERVER, self.name, "no connection") from error
        except (
            anthropic.APIError,
            httpx2.HTTPError,
            json.JSONDecodeError,
            AttributeError,
            TypeError,
        ) as error:
            raise ProviderFault(FaultKind.MALFORMED, self.name, type(error).__name__) from error
        if not finished:
            raise ProviderFault(FaultKind.MALFORMED, self.name, "the stream ended without message_stop")

    async def close(self) -> None:
        """Release connections."""
        await self._client.close()
