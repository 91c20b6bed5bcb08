"""The slice `judges`: helpfulness, tone and faithfulness of answers, and how far the judge can be believed."""

import asyncio
import random
from collections.abc import Sequence

from agent.answer import Answer, Outcome
from agent.engines import load_reasoning
from agent.providers.model import LanguageModel
from agent.settings import load_settings
from evals.errors import EvalError
from evals.goldens import Half, questions
from evals.judging.judge import Judged, JudgeSettings, Scorer, Verdict, judge, load_judge
from evals.judging.labelled import Labelled, agreement, load_labelled
from evals.rate import Rate
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL

NAME = "judges"


def judges(half: Half) -> SliceResult:
    """Judge a sample of answers; without a key the slice is not run."""
    settings = JudgeSettings()
    try:
        model = load_judge(settings)
    except EvalError as error:
        return SliceResult(NAME, half, not_run=str(error))
    return asyncio.run(_judged(model, half, settings))


async def _judged(model: LanguageModel, half: Half, settings: JudgeSettings) -> SliceResult:
    try:
        answers = await asyncio.to_thread(sample, half, settings.most)
        return await measured(model, half, answers, load_labelled(), settings.seconds)
    finally:
        await model.close()


def sample(half: Half, most: int) -> list[Judged]:
    """Answers of the line to some of the questions of a half, with the evidence they lean on."""
    turn = load_reasoning(load_settings()).turn
    asked = questions(half)
    chosen = random.Random(0).sample(asked, min(most, len(asked)))
    found = []
    for one in chosen:
        answer = asyncio.run(turn.answer(one.text, one.locale))
        if answer.outcome is Outcome.ANSWERED:
            found.append(Judged(one.text, answer.spoken, evidence_of(answer), one.locale))
    return found


def evidence_of(answer: Answer) -> str:
    """All that an answer's cards say, one snippet a line."""
    snippets = (evidence.snippet for claim in answer.claims for evidence in claim.evidence)
    return "\n".join(dict.fromkeys(snippets))


async def measured(
    model: LanguageModel,
    half: Half,
    answers: Sequence[Judged],
    items: Sequence[Labelled],
    seconds: float,
) -> SliceResult:
    """Verdicts on the answers, and on the labelled items, by scorer. Nothing here is held to a threshold."""
    measures: Measures = {}
    report = {}
    cases: list[str] = []
    for scorer in Scorer:
        mine = [item for item in items if item.scorer is scorer]
        given = await _all(model, scorer, [item.one for item in mine], seconds)
        by_id = dict(zip((item.id for item in mine), given, strict=True))
        agrees = agreement(mine, lambda item, by_id=by_id: by_id[item.id])  # type: ignore[misc]
        verdicts = await _all(model, scorer, answers, seconds)
        heard = [one.good for one in verdicts if one.good is not None]
        good = Rate(sum(heard), len(heard))
        without = len(verdicts) - len(heard)
        measures[f"{scorer}", OVERALL] = good.value
        measures[f"{scorer} judge true positives", OVERALL] = agrees.true_positive.value
        measures[f"{scorer} judge false positives", OVERALL] = agrees.false_positive.value
        report[str(scorer)] = {
            "good": good.to_dict(),
            "without_verdict": without,
            "agreement": agrees.to_dict(),
        }
        cases += [
            f"{scorer}\t{one.question}\t{verdict.reason}"
            for one, verdict in zip(answers, verdicts, strict=True)
            if verdict.good is not True
        ]
        if answers and not heard:
            why = verdicts[0].reason
            return SliceResult(NAME, half, not_run=f"{model.name} gave no verdict at all: {why}")
    return SliceResult(NAME, half, measures, {"judge": model.name, **report}, tuple(cases))


async def _all(
    model: LanguageModel, scorer: Scorer, answers: Sequence[Judged], seconds: float
) -> list[Verdict]:
    return [await judge(model, scorer, one, seconds) for one in answers]
