"""How well the semantic backstop hears, by itself and where the lexicon is silent."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from evals.goldens import Benign, Question, RedFlag
from evals.rate import Rate, Timing, timing
from evals.redflags import Gate
from guardrails.decision import Action, Decision
from guardrails.locale import LOCALES


class Scored(Protocol):
    """A backstop that also tells how sure it is."""

    def judge(self, text: str, locale: str) -> Decision:
        """Pass, check or escalate."""

    def probability(self, text: str) -> float:
        """How likely a red flag, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One utterance as the backstop and the lexicon see it."""

    id: str
    locale: str
    text: str
    probability: float
    action: Action
    lexicon: Action
    category: str | None
    """The category it should have; None for a harmless one."""
    named: str | None
    """The category the backstop named."""


@dataclass(frozen=True, slots=True)
class BackstopReport:
    """The backstop over one half."""

    red: tuple[Weighed, ...]
    harmless: tuple[Weighed, ...]
    """The hard benign utterances."""
    questions: tuple[Weighed, ...]
    """Ordinary and off-topic questions."""
    timing: Timing

    def auc(self, locale: str | None = None) -> float:
        """Chance that a red flag weighs more than a hard benign utterance; 0.5 is a coin."""
        from scipy.stats import rankdata

        red = [one.probability for one in self.red if locale in (None, one.locale)]
        harmless = [one.probability for one in self.harmless if locale in (None, one.locale)]
        if not red or not harmless:
            return 0.5
        ranks = rankdata([*red, *harmless])
        return float((ranks[: len(red)].sum() - len(red) * (len(red) + 1) / 2) / (len(red) * len(harmless)))

    def noticed(self, locale: str | None = None) -> Rate:
        """Share of the red flags it asks about or escalates, by itself."""
        return _share([one for one in self.red if locale in (None, one.locale)], _tripped)

    @property
    def escalated_red(self) -> Rate:
        """Share of the red flags it escalates, by itself."""
        return _share(self.red, lambda one: one.action is Action.ESCALATE)

    def asked_harmless(self, locale: str | None = None) -> Rate:
        """Share of the hard benign utterances that it does not let pass."""
        return _share([one for one in self.harmless if locale in (None, one.locale)], _tripped)

    @property
    def escalated_harmless(self) -> Rate:
        """Share of everything harmless that it escalates."""
        return _share([*self.harmless, *self.questions], lambda one: one.action is Action.ESCALATE)

    @property
    def lexicon_missed(self) -> tuple[Weighed, ...]:
        """The red flags on which the lexicon passes."""
        return tuple(one for one in self.red if one.lexicon is Action.PASS)

    @property
    def newly_asked(self) -> Rate:
        """Share of the hard benign utterances that pass the lexicon and not the backstop: the price of it."""
        return Rate(
            sum(one.lexicon is Action.PASS and _tripped(one) for one in self.harmless), len(self.harmless)
        )

    def to_dict(self) -> dict[str, Any]:
        """The wire form, without the cases."""
        together = Rate(
            sum(one.lexicon is not Action.PASS or _tripped(one) for one in self.red), len(self.red)
        )
        return {
            "auc": {"overall": self.auc(), **{locale: self.auc(locale) for locale in LOCALES}},
            "noticed": self.noticed().to_dict(),
            "escalated_red": self.escalated_red.to_dict(),
            "asked_harmless": self.asked_harmless().to_dict(),
            "asked_questions": _share(self.questions, _tripped).to_dict(),
            "escalated": self.escalated_harmless.to_dict(),
            "lexicon_missed": {
                "total": len(self.lexicon_missed),
                "caught": sum(map(_tripped, self.lexicon_missed)),
                "newly_asked_harmless": self.newly_asked.hits,
            },
            "noticed_with_lexicon": together.to_dict(),
            "right_category": _share(
                [one for one in self.red if one.action is Action.ESCALATE],
                lambda one: one.category == one.named,
            ).to_dict(),
            "timing": self.timing.to_dict(),
        }

    def cases(self) -> tuple[str, ...]:
        """What neither layer heard, and the harmless that only the backstop stopped."""
        deaf = [one for one in self.lexicon_missed if not _tripped(one)]
        stopped = [one for one in self.harmless if one.lexicon is Action.PASS and _tripped(one)]
        return tuple(
            f"{one.id}\t{one.action}\t{one.probability:.3f}\t{one.text}"
            for one in [
                *sorted(deaf, key=lambda one: one.probability),
                *sorted(stopped, key=lambda one: -one.probability),
            ]
        )


def measure_backstop(
    backstop: Scored,
    gate: Gate,
    red: Sequence[RedFlag],
    harmless: Sequence[Benign],
    questions: Sequence[Question],
) -> BackstopReport:
    """Run the backstop over everything; only its `judge` is timed, embedding included."""
    backstop.judge("warm", LOCALES[0])  # the model loads with its first text; no caller waits for that
    seconds: list[float] = []

    def weigh(one: RedFlag | Benign | Question) -> Weighed:
        started = time.perf_counter()
        decision = backstop.judge(one.text, one.locale)
        seconds.append(time.perf_counter() - started)
        return Weighed(
            one.id,
            one.locale,
            one.text,
            backstop.probability(one.text),
            decision.action,
            gate.decide(one.text, one.locale).action,
            one.category if isinstance(one, RedFlag) else None,
            decision.category,
        )

    return BackstopReport(
        tuple(weigh(one) for one in red),
        tuple(weigh(one) for one in harmless),
        tuple(weigh(one) for one in questions),
        timing(seconds),
    )


def _tripped(one: Weighed) -> bool:
    return one.action is not Action.PASS


def _share(chosen: Sequence[Weighed], counts: Callable[[Weighed], bool]) -> Rate:
    return Rate(sum(map(counts, chosen)), len(chosen))
