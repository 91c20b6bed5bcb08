"""The slice `deepeval`: DeepEval's metrics over the line's answers, asked through the line's own providers.

Optional: `atalaia[deepeval]`. Like the judges, it gates nothing, and without the package or a key it is not run.
"""

import asyncio
import os
from collections.abc import Sequence
from typing import Any, Final

from agent.providers.model import LanguageModel, Prompt, ProviderFault
from evals.errors import EvalError
from evals.goldens import Half
from evals.judging.judge import Judged, JudgeSettings, load_judge
from evals.judging.slice import sample
from evals.rate import Rate
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL

NAME: Final = "deepeval"
METRICS: Final = ("FaithfulnessMetric", "AnswerRelevancyMetric")
_TOKENS: Final = 1500
"""DeepEval has its model write lists of statements and verdicts."""


def deepeval(half: Half) -> SliceResult:
    """Measure a sample of answers; without the package, or without a key, the slice is not run."""
    settings = JudgeSettings()
    try:
        load_package()
        model = load_judge(settings)
    except EvalError as error:
        return SliceResult(NAME, half, not_run=str(error))
    answers = sample(half, settings.most)
    return asyncio.run(_and_close(model, half, answers, settings.seconds))


async def _and_close(
    model: LanguageModel, half: Half, answers: Sequence[Judged], seconds: float
) -> SliceResult:
    try:
        return await measured(model, half, answers, seconds)
    finally:
        await model.close()


def load_package() -> Any:
    """The package, with its reports home switched off.

    Raises:
        EvalError: it is not installed.
    """
    os.environ.setdefault("DEEPEVAL_TELEMETRY_OPT_OUT", "1")
    try:
        import deepeval.metrics
    except ImportError:
        raise EvalError(
            "DeepEval is not installed: it is the extra `atalaia[deepeval]`, and wants an environment of its own"
        ) from None
    return deepeval.metrics


def asked_through(model: LanguageModel, seconds: float) -> Any:
    """A provider of the line as DeepEval's model. It writes text; DeepEval reads the JSON in it."""
    from deepeval.models import DeepEvalBaseLLM

    class Asked(DeepEvalBaseLLM):  # type: ignore[misc]
        def load_model(self) -> Any:
            return self

        def generate(self, prompt: str) -> str:
            return asyncio.run(self.a_generate(prompt))

        async def a_generate(self, prompt: str) -> str:
            async with asyncio.timeout(seconds):
                return "".join([piece async for piece in model.stream(Prompt("", prompt, _TOKENS))])

        def get_model_name(self) -> str:
            return model.name

    return Asked(model.name)


async def measured(
    model: LanguageModel, half: Half, answers: Sequence[Judged], seconds: float
) -> SliceResult:
    """Each metric over the answers: how many pass it, and how many got no score. Needs the package."""
    from deepeval.test_case import LLMTestCase

    package, asked = load_package(), asked_through(model, seconds)
    measures: Measures = {}
    report: dict[str, Any] = {"judge": model.name}
    cases: list[str] = []
    reason = ""
    for name in METRICS:
        passed = without = 0
        for one in answers:
            metric = getattr(package, name)(model=asked, async_mode=True)
            case = LLMTestCase(
                input=one.question, actual_output=one.answer, retrieval_context=one.evidence.split("\n")
            )
            try:
                await metric.a_measure(case, _show_indicator=False)
            except (ProviderFault, TimeoutError, ValueError) as error:
                without += 1
                reason = str(error) or type(error).__name__
                cases.append(f"{name}\t{one.question}\tno score: {reason}")
                continue
            good = bool(metric.is_successful())
            passed += good
            if not good:
                cases.append(f"{name}\t{one.question}\t{metric.score}: {metric.reason}")
        rate = Rate(passed, len(answers) - without)
        if answers and not rate.total:
            return SliceResult(NAME, half, not_run=f"{model.name} gave no score at all: {reason}")
        measures[name, OVERALL] = rate.value
        report[name] = {"passed": rate.to_dict(), "without_score": without}
    return SliceResult(NAME, half, measures, report, tuple(cases))
