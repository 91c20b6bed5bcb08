"""OpenAI and every server that speaks its chat-completions format: Groq, Ollama, vLLM, llama.cpp."""

import json
from collections.abc import AsyncGenerator

import httpx2
import openai

from agent.providers.model import FaultKind, Prompt, ProviderFault

_REQUEST_SECONDS = 15.0


class OpenAIModel:
    """Streams through the official `openai` SDK, without its own retries: failing over is sooner."""

    def __init__(
        self, model: str, *, api_key: str, base_url: str | None = None, provider: str = "openai"
    ) -> None:
        """`base_url` points at another server of the same format."""
        self.name = f"{provider}/{model}"
        self._model = model
        self._client = openai.AsyncOpenAI(
            api_key=api_key, base_url=base_url, max_retries=0, timeout=_REQUEST_SECONDS
        )

    async def stream(self, prompt: Prompt) -> AsyncGenerator[str, None]:
        """See `LanguageModel.stream`."""
        started = finished = False
        try:
            chunks = await self._client.chat.completions.create(
                model=self._model,
                messages=[
                    {"role": "system", "content": prompt.system},
                    {"role": "user", "content": prompt.user},
                ],
                max_tokens=prompt.max_tokens,
                temperature=0,
                stream=True,
            )
            async with chunks:
                async for chunk in chunks:
                    for choice in chunk.choices:
                        if choice.delta.content:
                            started = True
                            yield choice.delta.content
                        finished |= choice.finish_reason is not None
        except openai.APITimeoutError as error:
            raise ProviderFault(FaultKind.TIMEOUT, self.name) from error
        except openai.RateLimitError as error:
            raise ProviderFault(FaultKind.RATE_LIMIT, self.name) from error
        except openai.APIStatusError as error:
            status = error.status_code
            raise ProviderFault(FaultKind.of_status(status), self.name, str(status)) from error
        except openai.APIConnectionError as error:
            kind = FaultKind.MALFORMED if started else FaultKind.SERVER
            raise ProviderFault(kind, self.name, "connection lost" if started else "no connection") from error
        except (openai.APIError, httpx2.HTTPError, json.JSONDecodeError, AttributeError, TypeError) as error:
            raise ProviderFault(FaultKind.MALFORMED, self.name, type(error).__name__) from error
        if not finished:
            raise ProviderFault(FaultKind.MALFORMED, self.name, "the stream ended without a finish reason")

    async def close(self) -> None:
        """Release connections."""
        await self._client.close()
