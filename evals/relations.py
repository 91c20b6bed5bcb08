"""How the cards are said to stand to what callers claim: supported, contradicted, or not known."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from evals.goldens import Half, Said, claims
from evals.rate import Rate
from evals.slices import Measures, SliceResult, local_retriever
from evals.thresholds import OVERALL
from guardrails.locale import LOCALES
from kb.evidence import Claim, Uncertainty

_RIGHT: Final = {"supports": Uncertainty.SUPPORTED, "contradicts": Uncertainty.CONTRADICTED}
_OPPOSITE: Final = {"supports": Uncertainty.CONTRADICTED, "contradicts": Uncertainty.SUPPORTED}


@dataclass(frozen=True, slots=True)
class Related:
    """What was said, and what the line made of it."""

    said: Said
    found: tuple[Claim, ...]

    @property
    def right(self) -> bool:
        """The relation is the golden's; where no card speaks of it, nothing is called supported or contradicted."""
        if self.said.relation == "none":
            return not self.invented
        return any(claim.uncertainty is _RIGHT[self.said.relation] for claim in self.found)

    @property
    def opposite(self) -> bool:
        """What a card says is called contradicted, or a myth supported: the one error that may harm."""
        wanted = _OPPOSITE.get(self.said.relation)
        return any(claim.uncertainty is wanted for claim in self.found)

    @property
    def invented(self) -> bool:
        """A card is said to support or contradict what no card speaks of."""
        decided = (Uncertainty.SUPPORTED, Uncertainty.CONTRADICTED, Uncertainty.CONFLICTING)
        return self.said.relation == "none" and any(claim.uncertainty in decided for claim in self.found)

    @property
    def cited(self) -> bool:
        """Its card is in the evidence."""
        return any(each.card_id == self.said.card for claim in self.found for each in claim.evidence)


def evidence_relations(half: Half) -> SliceResult:
    """Hold everything against the cards."""
    from kb.analysis import evidence_for

    retriever = local_retriever()
    return scored(half, [Related(one, evidence_for(one.text, one.locale, retriever)) for one in claims(half)])


def scored(half: Half, found: Sequence[Related]) -> SliceResult:
    """The slice of all that was related."""
    known = [one for one in found if one.said.relation != "none"]
    unknown = [one for one in found if one.said.relation == "none"]
    rates: dict[str, tuple[Sequence[Related], Callable[[Related], bool]]] = {
        "related rightly": (known, lambda one: one.right),
        "turned round": (known, lambda one: one.opposite),
        "card cited": (known, lambda one: one.cited),
        "invented": (unknown, lambda one: one.invented),
    }
    measures: Measures = {}
    report: dict[str, Any] = {}
    for name, (among, holds) in rates.items():
        for group, locale in ((OVERALL, None), *((one, one) for one in LOCALES)):
            mine = [one for one in among if locale in (None, one.said.locale)]
            rate = Rate(sum(holds(one) for one in mine), len(mine))
            measures[name, group] = rate.value
            if locale is None:
                report[name] = rate.to_dict()
    wrong = sorted((one for one in found if not one.right), key=lambda one: not one.opposite)
    return SliceResult("evidence-relations", half, measures, report, tuple(_line(one) for one in wrong))


def _line(one: Related) -> str:
    made = ", ".join(str(claim.uncertainty) for claim in one.found) or "no claim"
    return f"{one.said.id}\tis {one.said.relation}\tcalled {made}\t{one.said.text}"
