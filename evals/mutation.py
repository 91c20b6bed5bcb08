"""Does anything notice when the gate is damaged? `python -m evals.mutation`.

Each mutant is the gate with one thing broken; a suite of expectations must then go red. A mutant that survives is
either a part that does nothing or a missing test.

- a concept forgotten: its arms' examples must fail
- a normalization step left out: a disguised emergency must pass unseen
- a listener that skips partials: an emergency must be heard too late
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from evals.obfuscation import DISGUISES, disguise
from guardrails.concepts import CONCEPTS
from guardrails.decision import Action, Decision
from guardrails.gate import Gate, Hit, RedFlagGate, lexicon, load_gate
from guardrails.lexicon import Words
from guardrails.listener import Listener
from guardrails.normalize import STEPS
from guardrails.redflags import CATEGORIES

PROBES = (
    "i want to kill myself tonight",
    "my chest hurts and i cant breathe",
    "me quiero matar",
    "mi mamá no despierta y está morada",
    "não consigo respirar e meu peito tá doendo",
    "ela tomou a cartela inteira de rivotril",
    "mother's lips are blue and she can't breathe",
)
"""Emergencies that every disguise is put on."""
READINGS = (("my qu\u200bux", "my quux"), ("mom's here, she can't", "mom here she cant"))
"""Texts and the words in them, for steps that another step would make up for in an emergency."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One damage, and what noticed it."""

    name: str
    noticed_by: tuple[str, ...]

    @property
    def killed(self) -> bool:
        """Whether anything went red."""
        return bool(self.noticed_by)


class _Forgetful(RedFlagGate):
    """A gate that lost one concept."""

    def __init__(self, forgotten: int) -> None:
        super().__init__(lexicon(), CATEGORIES)
        self._forgotten = forgotten

    def _hits(self, read: Words, tagged: dict[int, int]) -> tuple[Hit, ...]:
        return super()._hits(
            read, {concept: mask for concept, mask in tagged.items() if concept != self._forgotten}
        )


class _Impatient(Listener):
    """A listener that waits for finals."""

    def hear(self, text: str, *, final: bool, alternatives: Sequence[str] = ()) -> Decision:
        if not final:
            return Decision(Action.PASS, self.locale)
        return super().hear(text, final=final, alternatives=alternatives)


def examples(gate: RedFlagGate) -> Iterable[str]:
    """Names of the arms that miss one of their own examples."""
    for category in gate.categories:
        for arm in category.arms:
            texts = (text for said in arm.examples.values() for text in said)
            if any(arm.id not in {hit.arm.id for hit in gate.read(text)[1]} for text in texts):
                yield arm.id


def disguises(gate: RedFlagGate) -> Iterable[str]:
    """Disguises that the gate does not see through."""
    for name in DISGUISES:
        for seed, probe in enumerate(PROBES):
            if gate.decide(disguise(probe, [name], seed)).action is not Action.ESCALATE:
                yield name
                break
    for raw, words in READINGS:
        if gate.read(raw)[0].surface != tuple(words.split()):
            yield f"reading of {words!r}"


def partials(listen: Callable[[Gate], Listener]) -> Iterable[str]:
    """Emergencies that are only heard once the caller has stopped."""
    for probe in PROBES:
        if listen(load_gate()).hear(probe, final=False).action is not Action.ESCALATE:
            yield probe


def forget(names: Iterable[str]) -> Iterable[Mutant]:
    """Mutants without one concept each."""
    for name in names:
        yield Mutant(f"without concept {name}", tuple(examples(_Forgetful(lexicon().ids[name]))))


def unstep(names: Iterable[str]) -> Iterable[Mutant]:
    """Mutants without one normalization step each."""
    for name in names:
        gate = RedFlagGate(lexicon(), CATEGORIES, off=frozenset({name}))
        yield Mutant(f"without step {name}", tuple(disguises(gate)))


def deafen() -> Mutant:
    """The mutant that skips partials."""
    return Mutant("partials skipped", tuple(partials(_Impatient)))


def required() -> tuple[str, ...]:
    """Concepts that some arm needs: named alone in a slot of its only line."""
    return tuple(
        dict.fromkeys(
            slot.strip()
            for category in CATEGORIES
            for arm in category.arms
            for line in arm.when
            if len(arm.when) == 1
            for slot in line.partition("@")[0].replace(">", "+").split("+")
            if "|" not in slot
        )
    )


def main() -> int:
    """Print every mutant; 1 if one survived that must not."""
    everything = (*unstep(STEPS), deafen(), *forget(required()))
    for mutant in everything:
        red = f"red: {', '.join(mutant.noticed_by[:4])}" if mutant.killed else "SURVIVED"
        print(f"{mutant.name:40} {red}")
    optional = [concept.id for concept in CONCEPTS if concept.id not in required()]
    spare = [mutant.name for mutant in forget(optional) if not mutant.killed]
    print(
        f"{len(optional) - len(spare)} of {len(optional)} concepts with substitutes were noticed too",
        file=sys.stderr,
    )
    return 0 if all(mutant.killed for mutant in everything) else 1


if __name__ == "__main__":
    sys.exit(main())
