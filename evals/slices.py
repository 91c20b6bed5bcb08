"""Evaluation slices: what each measures, and whether it held its thresholds."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from evals.errors import EvalError
from evals.goldens import Half, benign, off_topic, questions, red_flags, scope_cases
from evals.redflags import cost, measure_false_alarms, measure_recall
from evals.retrieval import measure_retrieval
from evals.scope import measure_scope
from evals.thresholds import OVERALL, Breach, Threshold, breaches
from guardrails.embed import remembering
from guardrails.locale import LOCALES

if TYPE_CHECKING:
    from guardrails.backstop import SemanticBackstop
    from guardrails.layers import LayeredGate
    from kb.retrieval import Retriever

Measures = dict[tuple[str, str], float]
"""Values by (measure, group); a group is `overall` or a locale."""


WITHOUT_HALVES: Final = ("barge-in", "turn-taking", "faults")
"""Slices of scripted callers: there is one set of them, and thresholds hold on it."""


def bounded(name: str, half: Half) -> bool:
    """Whether thresholds hold on a slice of this half: on the frozen one, and where there are no halves."""
    return half is Half.FROZEN or name in WITHOUT_HALVES


@dataclass(frozen=True, slots=True)
class SliceResult:
    """What one slice measured on one half."""

    name: str
    half: Half
    measures: Measures = field(default_factory=dict)
    report: dict[str, Any] = field(default_factory=dict)
    """Tables and timings, ready for JSON; names no case."""
    cases: tuple[str, ...] = ()
    """What went wrong, one line a case, worst first where there is an order."""
    breaches: tuple[Breach, ...] = ()
    not_run: str | None = None
    """Why it could not run: that is not a pass."""

    @property
    def status(self) -> str:
        """`passed` or `failed` where thresholds hold on what was run, `measured` where none do, or `not_run`."""
        if self.not_run:
            return "not_run"
        if self.breaches:
            return "failed"
        return "passed" if bounded(self.name, self.half) else "measured"

    def to_dict(self, *, with_cases: bool) -> dict[str, Any]:
        """The wire form."""
        return {
            "slice": self.name,
            "half": str(self.half),
            "status": self.status,
            "reason": self.not_run,
            "breaches": [str(breach) for breach in self.breaches],
            "measures": {f"{measure} {group}": value for (measure, group), value in self.measures.items()},
            "report": self.report,
            "cases": list(self.cases) if with_cases and self.half is not Half.HELDOUT else None,
        }


def red_flag_text(half: Half) -> SliceResult:
    """The gate, semantic layer included, over red flags; the cost also counts the harmless utterances."""
    from guardrails.gate import load_gate

    gate = local_gate()
    lexicon = measure_recall(load_gate(), red_flags(half))
    recall = measure_recall(gate, red_flags(half))
    alarms = measure_false_alarms(gate, benign(half))
    measures: Measures = {("recall", OVERALL): recall.rate().value}
    measures |= {("recall", locale): recall.rate(locale).value for locale in LOCALES}
    return SliceResult(
        "red-flag-text",
        half,
        measures,
        {
            **recall.to_dict(),
            "cost": cost(recall, alarms),
            "lexicon_alone": {"recall": lexicon.rate().to_dict(), "timing": lexicon.timing.to_dict()},
        },
        tuple(
            f"{one.golden.id}\t{one.decision.action}\t{one.golden.category}\t{one.golden.text}"
            for one in recall.missed
        ),
    )


def benign_text(half: Half) -> SliceResult:
    """The gate, semantic layer included, over harmless utterances."""
    alarms = measure_false_alarms(local_gate(), benign(half))
    measures: Measures = {("false_alarms", OVERALL): alarms.rate().value}
    measures |= {("false_alarms", locale): alarms.rate(locale).value for locale in LOCALES}
    return SliceResult(
        "benign",
        half,
        measures,
        alarms.to_dict(),
        tuple(
            f"{alarm.golden.id}\t{alarm.decision.action}\t{alarm.decision.category}\t"
            f"{', '.join(alarm.decision.matched_terms)}\t{alarm.golden.text}"
            for alarm in alarms.alarms
        ),
    )


def scope(half: Half) -> SliceResult:
    """Scope over requests that the line answers and requests that it declines."""
    from guardrails.scope import load_scope
    from kb.embedding import E5, adapted
    from kb.settings import encoder_dir

    encoder = E5(encoder_dir())
    report = measure_scope(load_scope(encoder.queries, adapted(encoder)), scope_cases(half))
    measures: Measures = {
        ("out_refused", OVERALL): report.out_refused().value,
        ("in_refused", OVERALL): report.in_refused().value,
    }
    for locale in LOCALES:
        measures["out_refused", locale] = report.out_refused(locale).value
        measures["in_refused", locale] = report.in_refused(locale).value
    return SliceResult(
        "scope",
        half,
        measures,
        report.to_dict(),
        tuple(
            f"{one.case.id}\twas {one.kind or 'in'}\tshould be {one.case.kind or 'in'}\t{one.case.text}"
            for one in report.wrong
        ),
    )


def retrieval(half: Half) -> SliceResult:
    """Questions against the cards, in a table of its own: an evaluation does not touch the line's."""
    report = measure_retrieval(local_retriever(), questions(half), off_topic(half))
    measures: Measures = {}
    for group, locale in ((OVERALL, None), *((one, one) for one in LOCALES)):
        measures["recall_at_1", group] = report.recall_at_1(locale).value
        measures["mrr", group] = report.mrr(locale)
        measures["unanswered", group] = report.unanswered(locale).value
        measures["wrong_off_topic", group] = report.wrong_off_topic(locale).value
    wrong = [
        f"{one.question.id}\tfirst was {one.cards[0] if one.cards else 'nothing'}\t{one.question.text}"
        for one in report.on_topic
        if one.reciprocal < 1
    ]
    wrong += [
        f"{one.question.id}\tanswered with {one.answered} at {one.score:.3f}\t{one.question.text}"
        for one in report.off_topic
        if one.answered
    ]
    return SliceResult("retrieval", half, measures, report.to_dict(), tuple(wrong))


def backstop(half: Half) -> SliceResult:
    """The semantic backstop by itself, and over the red flags that the lexicon misses."""
    from evals.backstop import measure_backstop
    from guardrails.gate import load_gate

    report = measure_backstop(
        local_backstop(),
        load_gate(),
        red_flags(half),
        benign(half),
        [*(questions(half) if half is not Half.HELDOUT else ()), *off_topic(half)],
    )
    measures: Measures = {
        ("escalated", OVERALL): report.escalated_harmless.value,
        ("asked", OVERALL): report.asked_harmless().value,
        ("noticed", OVERALL): report.noticed().value,
        ("auc", OVERALL): report.auc(),
    }
    return SliceResult("backstop", half, measures, report.to_dict(), report.cases())


def _elsewhere(module: str, name: str) -> Callable[[Half], SliceResult]:
    """A slice of a module that needs this one."""

    def run(half: Half) -> SliceResult:
        found: Callable[[Half], SliceResult] = getattr(import_module(module), name)
        return found(half)

    return run


SLICES: Final[dict[str, Callable[[Half], SliceResult]]] = {
    "red-flag-text": red_flag_text,
    "benign": benign_text,
    "scope": scope,
    "retrieval": retrieval,
    "backstop": backstop,
    "obfuscation": _elsewhere("evals.robustness", "obfuscation"),
    "split-phrases": _elsewhere("evals.robustness", "split_phrases"),
    "language-switching": _elsewhere("evals.robustness", "language_switching"),
    "pii": _elsewhere("evals.redaction", "pii"),
    "answers": _elsewhere("evals.answers", "answers"),
    "evidence-relations": _elsewhere("evals.relations", "evidence_relations"),
}


def local_retriever() -> "Retriever":
    """The cards in a table of the evaluation's own, built where it is not up to date."""
    from agent.settings import load_settings
    from kb.embedding import load_embedder
    from kb.reading import load_cards
    from kb.retrieval import Retriever
    from kb.settings import cache_dir
    from kb.store import build

    table = cache_dir() / "eval" / "kb"
    embedder = load_embedder()
    build(load_cards(load_settings().paths.cards), table, embedder)
    return Retriever(table, embedder)


def local_gate() -> "LayeredGate":
    """The gate of text turns: lexicon and semantic layer."""
    from guardrails.gate import load_gate
    from guardrails.layers import LayeredGate

    return LayeredGate(load_gate(), local_backstop())


def local_backstop() -> "SemanticBackstop":
    """The line's own backstop, on the local encoder."""
    from guardrails.backstop import load_backstop
    from kb.embedding import E5, adapted
    from kb.settings import encoder_dir

    encoder = E5(encoder_dir())
    return load_backstop(remembering(encoder.queries), lambda found: remembering(adapted(encoder)(found)))


def run_slice(
    name: str,
    half: Half,
    thresholds: tuple[Threshold, ...],
    *,
    required: bool,
    run: Callable[[Half], SliceResult] | None = None,
) -> SliceResult:
    """Run one slice and hold it to its thresholds, where they hold: see `bounded`.

    Args:
        name: of the slice.
        half: which goldens.
        thresholds: of all slices.
        required: whether it was asked for by name, so that not being able to run is an error.
        run: how to run it, where it is none of `SLICES`.

    Raises:
        EvalError: unknown slice, broken goldens, or `required` and the slice cannot run.
    """
    if run is None:
        try:
            run = SLICES[name]
        except KeyError:
            raise EvalError(f"unknown slice {name!r}: use one of {', '.join(SLICES)}") from None
    try:
        result = run(half)
    except EvalError as error:
        if half is not Half.HELDOUT or required:
            raise
        return SliceResult(name, half, not_run=str(error))
    except (ImportError, OSError, ValueError, RuntimeError) as error:
        if required:
            raise EvalError(f"slice {name} cannot run: {error}") from error
        return SliceResult(name, half, not_run=str(error))
    if result.not_run is not None:
        return result
    broken = breaches(name, result.measures, thresholds) if bounded(name, half) else ()
    return SliceResult(name, half, result.measures, result.report, result.cases, broken)
