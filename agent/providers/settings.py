"""Which language models are used, and how patient the line is with them."""

from enum import StrEnum

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class ProviderName(StrEnum):
    """Who serves the model."""

    NONE = "none"
    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    GROQ = "groq"
    COMPATIBLE = "compatible"
    """Any server of OpenAI's format at LLM_BASE_URL: Ollama, vLLM, llama.cpp."""
    MOCK = "mock"
    """Tests only."""


DEFAULT_MODELS = {
    ProviderName.OPENAI: "gpt-4o-mini",
    ProviderName.ANTHROPIC: "claude-haiku-4-5",
    ProviderName.GROQ: "llama-3.3-70b-versatile",
    ProviderName.COMPATIBLE: "local",
}


class ModelSettings(BaseSettings):
    """Language models; with `LLM_PROVIDER=none` the line reads its cards."""

    model_config = SettingsConfigDict(env_prefix="LLM_", env_file=".env", extra="ignore")

    provider: ProviderName = ProviderName.NONE
    """Who writes answers from the cards."""
    fallback: ProviderName = ProviderName.NONE
    """Who is asked when the provider fails."""
    model: str | None = None
    """Model of the provider; its default if unset."""
    fallback_model: str | None = None
    """Model of the fallback; its default if unset."""
    base_url: str | None = None
    """Address of the provider, for `compatible` and for proxies."""
    fallback_base_url: str | None = None
    """Address of the fallback."""
    openai_api_key: SecretStr | None = Field(default=None, validation_alias="OPENAI_API_KEY")
    """For `LLM_PROVIDER=openai`."""
    anthropic_api_key: SecretStr | None = Field(default=None, validation_alias="ANTHROPIC_API_KEY")
    """For `LLM_PROVIDER=anthropic`."""
    groq_api_key: SecretStr | None = Field(default=None, validation_alias="GROQ_API_KEY")
    """For `LLM_PROVIDER=groq`."""
    compatible_api_key: SecretStr | None = Field(default=None, validation_alias="LLM_API_KEY")
    """For `LLM_PROVIDER=compatible`, if the server wants one."""
    judge: bool = True
    """Whether the model also judges what the red-flag lexicon lets pass, beside the local backstop."""
    stall_seconds: float = Field(default=1.5, gt=0)
    """Longest wait for the next token."""
    first_sentence_seconds: float = Field(default=2.5, gt=0)
    """Longest wait for something to speak, over all providers."""
    total_seconds: float = Field(default=15.0, gt=0)
    """Hard stop of a turn."""
    filler_seconds: float = Field(default=0.7, gt=0)
    """A filler starts if nothing can be spoken by then."""
