"""Whether the gate hears a red flag however it comes: disguised, cut in two, or in another language than the call's."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from evals.goldens import Half, RedFlag, red_flags
from evals.obfuscation import DISGUISES, disguise
from evals.rate import Rate
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL
from guardrails.gate import Gate, load_gate
from guardrails.listener import Listener
from guardrails.locale import LOCALES

MOST: Final = 40
"""Red flags of each language that are tried; each comes in every form."""


@dataclass(frozen=True, slots=True)
class Form:
    """One red flag in one form."""

    golden: RedFlag
    form: str
    kept: bool
    """Whether the gate still does what it did about the plain words."""


def heard_plainly(gate: Gate, half: Half) -> list[RedFlag]:
    """A sample of the red flags that the gate hears as they are written: the others cannot be lost."""
    found = []
    for locale in LOCALES:
        mine = [one for one in red_flags(half) if one.locale == locale]
        random.Random(0).shuffle(mine)
        found += [one for one in mine if gate.decide(one.text, locale).tripped][:MOST]
    return found


def disguised(gate: Gate, one: RedFlag) -> list[Form]:
    """In every disguise."""
    return [
        Form(one, name, gate.decide(disguise(one.text, [name], 1), one.locale).tripped)
        for name in sorted(DISGUISES)
    ]


def split(gate: Gate, one: RedFlag) -> list[Form]:
    """As two finals cut at each third of its words, and as partials that grow word by word."""
    words = one.text.split()
    forms = []
    for share in (1 / 3, 1 / 2, 2 / 3):
        cut = max(1, min(len(words) - 1, round(len(words) * share)))
        listener = Listener(gate, one.locale)
        halves = (" ".join(words[:cut]), " ".join(words[cut:]))
        tripped = [listener.hear(part, final=True).tripped for part in halves if part]
        forms.append(Form(one, f"cut at {share:.0%}", any(tripped)))
    listener = Listener(gate, one.locale)
    grown = [
        listener.hear(" ".join(words[:count]), final=count == len(words)).tripped
        for count in range(1, len(words) + 1)
    ]
    forms.append(Form(one, "word by word", any(grown)))
    return forms


def switched(gate: Gate, one: RedFlag) -> list[Form]:
    """In a call that is in another language, and after harmless words in one."""
    before = {"en-US": "okay so listen,", "es-419": "bueno, mire,", "pt-BR": "então, olha só,"}
    others = [locale for locale in LOCALES if locale != one.locale]
    forms = [Form(one, f"call in {other}", gate.decide(one.text, other).tripped) for other in others]
    forms += [
        Form(one, f"after {other}", gate.decide(f"{before[other]} {one.text}", one.locale).tripped)
        for other in others
    ]
    return forms


def _slice(name: str, half: Half, forms_of: Callable[[Gate, RedFlag], list[Form]]) -> SliceResult:
    gate = load_gate()
    forms = [form for one in heard_plainly(gate, half) for form in forms_of(gate, one)]
    return summed(name, half, forms)


def summed(name: str, half: Half, forms: Sequence[Form]) -> SliceResult:
    """The slice of all forms."""

    def kept(locale: str | None = None, form: str | None = None) -> Rate:
        mine = [one for one in forms if locale in (None, one.golden.locale) and form in (None, one.form)]
        return Rate(sum(one.kept for one in mine), len(mine))

    measures: Measures = {("kept", OVERALL): kept().value}
    measures |= {("kept", locale): kept(locale).value for locale in LOCALES if kept(locale).total}
    report: dict[str, Any] = {
        "kept": kept().to_dict(),
        "by_form": {form: kept(form=form).to_dict() for form in dict.fromkeys(one.form for one in forms)},
    }
    lost = tuple(f"{one.golden.id}\t{one.form}\t{one.golden.text}" for one in forms if not one.kept)
    return SliceResult(name, half, measures, report, lost)


def obfuscation(half: Half) -> SliceResult:
    """Red flags in disguise."""
    return _slice("obfuscation", half, disguised)


def split_phrases(half: Half) -> SliceResult:
    """Red flags that a pause cuts in two."""
    return _slice("split-phrases", half, split)


def language_switching(half: Half) -> SliceResult:
    """Red flags in another language than the call's."""
    return _slice("language-switching", half, switched)
