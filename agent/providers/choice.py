"""Building the configured language models."""

from collections.abc import Callable

from pydantic import SecretStr

from agent.errors import AgentError
from agent.providers.model import LanguageModel
from agent.providers.settings import DEFAULT_MODELS, ModelSettings, ProviderName

_GROQ_URL = "https://api.groq.com/openai/v1"


def choose_models(
    settings: ModelSettings, *, production: bool, audit: Callable[[str], None] | None = None
) -> list[LanguageModel]:
    """The configured models, primary first; empty when the line reads its cards.

    Args:
        settings: which ones.
        production: whether a provider that is for tests must be refused.
        audit: told of such a provider before it is refused.

    Raises:
        AgentError: a key or an address is missing, or a test provider is asked for in production.
    """
    if production and ProviderName.MOCK in (settings.provider, settings.fallback):
        variable = "LLM_PROVIDER" if settings.provider is ProviderName.MOCK else "LLM_FALLBACK"
        if audit is not None:
            audit(f"{variable}=mock refused in production")
        raise AgentError(
            f"{variable}=mock is for tests and ENV is production: set a real provider, or {variable}=none"
        )
    wanted = (
        (settings.provider, settings.model, settings.base_url),
        (settings.fallback, settings.fallback_model, settings.fallback_base_url),
    )
    return [
        _build(provider, model or DEFAULT_MODELS.get(provider, ""), base_url, settings)
        for provider, model, base_url in wanted
        if provider is not ProviderName.NONE
    ]


def _build(
    provider: ProviderName, model: str, base_url: str | None, settings: ModelSettings
) -> LanguageModel:
    # A provider's SDK takes seconds to import; a line that reads its cards does not wait for it.
    if provider is ProviderName.ANTHROPIC:
        from agent.providers.anthropic import AnthropicModel

        key = _key(settings.anthropic_api_key, "ANTHROPIC_API_KEY", provider)
        return AnthropicModel(model, api_key=key, base_url=base_url)
    from agent.providers.openai import OpenAIModel

    match provider:
        case ProviderName.OPENAI:
            key = _key(settings.openai_api_key, "OPENAI_API_KEY", provider)
            return OpenAIModel(model, api_key=key, base_url=base_url)
        case ProviderName.GROQ:
            key = _key(settings.groq_api_key, "GROQ_API_KEY", provider)
            return OpenAIModel(model, api_key=key, base_url=base_url or _GROQ_URL, provider="groq")
        case ProviderName.COMPATIBLE:
            if not base_url:
                raise AgentError(
                    "LLM_PROVIDER=compatible needs LLM_BASE_URL, for example http://localhost:11434/v1"
                )
            secret = settings.compatible_api_key
            key = secret.get_secret_value() if secret else "none"
            return OpenAIModel(model, api_key=key, base_url=base_url, provider="compatible")
        case _:
            raise AgentError(
                f"LLM_PROVIDER={provider} has no model of its own: start `atalaia standin` and "
                "point LLM_PROVIDER=compatible at it"
            )


def _key(secret: SecretStr | None, variable: str, provider: ProviderName) -> str:
    if secret is None or not secret.get_secret_value():
        raise AgentError(f"LLM_PROVIDER={provider} needs {variable}: set it, or set LLM_PROVIDER=none")
    return secret.get_secret_value()
