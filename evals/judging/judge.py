"""Asking a language model for a verdict on one answer."""

import asyncio
import json
import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import Final

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from agent.errors import AgentError
from agent.providers.choice import choose_models
from agent.providers.model import LanguageModel, Prompt, ProviderFault
from agent.providers.settings import ModelSettings, ProviderName
from evals.errors import EvalError

_TOKENS: Final = 120
_JSON: Final = re.compile(r"\{.*\}", re.DOTALL)


class Scorer(StrEnum):
    """What is judged; each has its rubric beside this file."""

    HELPFULNESS = "helpfulness"
    TONE = "tone"
    FAITHFULNESS = "faithfulness"


class JudgeSettings(BaseSettings):
    """Which model judges; its key is that of its provider, as for the line itself."""

    model_config = SettingsConfigDict(env_prefix="JUDGE_", env_file=".env", extra="ignore")

    provider: ProviderName = ProviderName.ANTHROPIC
    """Who judges answers in `atalaia eval judges`."""
    model: str | None = None
    """The provider's default if unset: `claude-haiku-4-5`."""
    base_url: str | None = None
    """Address of the provider, for `compatible` and for proxies."""
    seconds: float = Field(default=20.0, gt=0)
    """Longest wait for one verdict."""
    most: int = Field(default=60, ge=1)
    """Answers judged in one run."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What is put to the judge."""

    question: str
    answer: str
    evidence: str
    locale: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the judge said; `good` is None where it gave no verdict."""

    good: bool | None
    reason: str


def load_judge(settings: JudgeSettings | None = None) -> LanguageModel:
    """The model that judges.

    Raises:
        EvalError: there is no key, or no provider.
    """
    settings = settings or JudgeSettings()
    if settings.provider in (ProviderName.NONE, ProviderName.MOCK):
        raise EvalError("no judge: set JUDGE_PROVIDER to anthropic, openai, groq or compatible")
    models = ModelSettings(
        provider=settings.provider,
        model=settings.model,
        base_url=settings.base_url,
        fallback=ProviderName.NONE,
    )
    try:
        return choose_models(models, production=False)[0]
    except AgentError as error:
        raise EvalError(f"no judge: {str(error).replace('LLM_', 'JUDGE_')}") from None


async def judge(model: LanguageModel, scorer: Scorer, one: Judged, seconds: float = 20.0) -> Verdict:
    """One verdict. A provider that fails, is late or writes something else gives none; that is no pass."""
    said = json.dumps(
        {"language": one.locale, "caller": one.question, "evidence": one.evidence, "answer": one.answer},
        ensure_ascii=False,
        indent=1,
    )
    written = ""
    try:
        async with asyncio.timeout(seconds):
            async for piece in model.stream(Prompt(rubric(scorer), said, _TOKENS)):
                written += piece
    except ProviderFault as fault:
        return Verdict(None, str(fault))
    except TimeoutError:
        return Verdict(None, f"no verdict within {seconds:g} s")
    return _read(written)


def _read(written: str) -> Verdict:
    found = _JSON.search(written)
    try:
        row = json.loads(found.group() if found else "")
        said = str(row["verdict"]).strip().lower()
        reason = str(row.get("reason", ""))
    except (ValueError, KeyError, TypeError, AttributeError):
        return Verdict(None, f"not a verdict: {written[:80]!r}")
    good = {"yes": True, "no": False}.get(said)
    return Verdict(good, reason if good is not None else f"not a verdict: {said!r}")


@lru_cache(maxsize=8)
def rubric(scorer: Scorer) -> str:
    """The judge's instructions."""
    return files("evals.judging").joinpath(f"{scorer}.md").read_text(encoding="utf-8")
