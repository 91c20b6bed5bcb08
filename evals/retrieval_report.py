"""The retrieval report: `python -m evals.retrieval_report --out docs/measured-retrieval.md`.

What is measured comes from the frozen half and from the held-out off-topic questions, in totals only; what each part
is worth, and the curve of the threshold, come from the development half.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from agent.answer import Outcome
from evals.ablations import Ablation, ablations, crossed
from evals.calibrate import Point, calibrate, samples
from evals.goldens import Half, Question, off_topic, questions
from evals.retrieval import RetrievalReport, measure_retrieval
from guardrails.locale import LOCALES
from kb.calibration import load_calibration
from kb.retrieval import Retriever

if TYPE_CHECKING:
    from agent.turn import TurnEngine

_CURVE: Final = (-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0)


def cpu_seconds(retriever: Retriever, asked: Sequence[Question]) -> list[float]:
    """Processor seconds of each query, of all threads of the process; none may have been asked before."""
    spent = []
    for question in asked:
        before = time.process_time()
        retriever.best(question.text, question.locale)
        spent.append(time.process_time() - before)
    return spent


def told_a_card(turn: "TurnEngine", asked: Sequence[Question]) -> dict[str, float]:
    """Share of the questions, by locale, that a whole text turn answers from a card: gate and scope come before cards."""

    async def outcomes() -> list[tuple[str, Outcome]]:
        return [(one.locale, (await turn.answer(one.text, one.locale)).outcome) for one in asked]

    found = asyncio.run(outcomes())
    return {
        locale: float(np.mean([outcome is Outcome.ANSWERED for where, outcome in found if where == locale]))
        for locale in LOCALES
    }


def to_markdown(
    frozen: RetrievalReport,
    held_out: RetrievalReport,
    heard: Sequence[dict[str, float]],
    spent: Sequence[float],
    parts: Sequence[Ablation],
    languages: dict[tuple[str, str], float],
    curves: dict[str, list[Point]],
    thresholds: dict[str, float],
    reranked: bool,
) -> str:
    """The report."""
    counts = {locale: frozen.recall_at_1(locale).total for locale in LOCALES}
    off = {locale: frozen.wrong_off_topic(locale).total for locale in LOCALES}
    more = {locale: held_out.wrong_off_topic(locale).total for locale in LOCALES}
    lines = [
        "# Finding the card that answers",
        "",
        "Made by `python -m evals.retrieval_report --out docs/measured-retrieval.md`. The first table is the frozen half "
        "and the held-out off-topic questions, neither ever tuned on; the others are the development half. The first rows "
        "are retrieval alone; in a whole turn gate and scope come first, and what they stop never reaches a card.",
        "",
        "| | " + " | ".join(LOCALES) + " | asked for |",
        "|---|" + "---|" * (len(LOCALES) + 1),
        _row("recall@1", [frozen.recall_at_1(locale).value for locale in LOCALES], "≥ 0.92"),
        _row("MRR", [frozen.mrr(locale) for locale in LOCALES], "≥ 0.95"),
        _row(
            "no evidence although a card answers", [frozen.unanswered(locale).value for locale in LOCALES], ""
        ),
        _row(
            "off-topic answered, frozen",
            [frozen.wrong_off_topic(locale).value for locale in LOCALES],
            "≤ 0.03",
        ),
        _row(
            "off-topic answered, held out",
            [held_out.wrong_off_topic(locale).value for locale in LOCALES],
            "≤ 0.03",
        ),
        *(
            _row(
                f"off-topic answered by the whole turn, {name}",
                [told[locale] for locale in LOCALES],
                "≤ 0.03",
            )
            for name, told in zip(("frozen", "held out"), heard, strict=True)
        ),
        "| questions, off-topic, held out | "
        + " | ".join(f"{counts[one]}, {off[one]}, {more[one]}" for one in LOCALES)
        + " | |",
        "",
        f"One query costs {1000 * float(np.median(spent)):.0f} ms of processor time at the median and "
        f"{1000 * float(np.quantile(spent, 0.95)):.0f} ms at the 95th percentile, all threads of the process counted, "
        f"linear algebra on one thread, over {len(spent)} queries none of which was asked before; at most 60 ms is asked "
        "for. Embedding is most of it.",
        "",
        f"Cross-encoder: {'on' if reranked else 'absent, as where no hub is reachable; it is a setting (`RERANK_MODEL`)'}.",
        "",
        "## What each part is worth",
        "",
        "recall@1 and mean reciprocal rank on the development half.",
        "",
        "| | " + " | ".join(LOCALES) + " | MRR |",
        "|---|" + "---|" * (len(LOCALES) + 1),
        *(
            _row(part.name, [part.recall_at_1[locale] for locale in LOCALES], f"{part.mrr:.3f}")
            for part in parts
        ),
        "",
        "## Asked in one language, answered in another",
        "",
        "| asked in | " + " | ".join(f"answered in {locale}" for locale in LOCALES) + " |",
        "|---|" + "---|" * len(LOCALES),
        *(
            f"| {asked} | " + " | ".join(f"{languages[asked, answered]:.3f}" for answered in LOCALES) + " |"
            for asked in LOCALES
        ),
        "",
        '## Where "I don\'t have enough evidence" begins',
        "",
        "From held-out folds of the development half: questions that would go unanswered / off-topic ones that would be "
        "answered, at each threshold. In use: "
        + ", ".join(f"{locale} {value}" for locale, value in thresholds.items())
        + ".",
        "",
        "| threshold | " + " | ".join(LOCALES) + " |",
        "|---|" + "---|" * len(LOCALES),
    ]
    for at in _CURVE:
        cells = []
        for locale in LOCALES:
            point = next(one for one in curves[locale] if one.threshold == at)
            cells.append(f"{point.unanswered:.3f} / {point.wrong_off_topic:.3f}")
        lines.append(f"| {at:g} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def _row(name: str, values: Sequence[float], last: str) -> str:
    return f"| {name} | " + " | ".join(f"{value:.3f}" for value in values) + f" | {last} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write."""
    from agent.engines import load_reasoning
    from agent.graph import TurnGraph
    from agent.settings import load_settings
    from agent.turn import TurnEngine
    from kb.embedding import load_embedder
    from kb.errors import KbError
    from kb.reading import load_cards
    from kb.rerank import load_reranker
    from kb.settings import cache_dir
    from kb.store import build

    parser = argparse.ArgumentParser(prog="python -m evals.retrieval_report", description=__doc__)
    parser.add_argument("--out", type=Path, help="Markdown file to write; standard output if left out")
    options = parser.parse_args(arguments)
    try:
        table, embedder, reranker = cache_dir() / "eval" / "kb", load_embedder(), load_reranker()
        build(load_cards(load_settings().paths.cards), table, embedder)
        retriever = Retriever(table, embedder, reranker=reranker)
    except KbError as error:
        print(error, file=sys.stderr)
        return 2
    retriever.warm()
    turn = TurnEngine(TurnGraph(replace(load_reasoning(load_settings()).turn.nodes, retriever=retriever)))
    spent = cpu_seconds(retriever, questions(Half.FROZEN))
    on = questions(Half.DEV)
    _, curves = calibrate(samples(retriever, on, off_topic(Half.DEV)), embedder.name)
    report = to_markdown(
        measure_retrieval(retriever, questions(Half.FROZEN), off_topic(Half.FROZEN)),
        measure_retrieval(retriever, [], off_topic(Half.HELDOUT)),
        [told_a_card(turn, off_topic(half)) for half in (Half.FROZEN, Half.HELDOUT)],
        spent,
        ablations(retriever, on),
        crossed(retriever, on),
        curves,
        dict(load_calibration(embedder.name).thresholds),
        reranker is not None,
    )
    if options.out:
        options.out.write_text(report, encoding="utf-8")
    else:
        print(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
