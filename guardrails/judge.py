"""The semantic backstop with a language model as judge.

Every failure ends in a question to the caller, never in silence: no answer in time, an error, an answer that is not
exactly the JSON asked for, a category that does not exist. After several failures in a row the model is left alone
for a while; meanwhile the floor decides, or, without one, the line asks.
"""

import hashlib
import json
import threading
import time
from collections.abc import Callable, Sequence
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from guardrails import redflags
from guardrails.backstop import Backstop, unsure
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.errors import DataError
from guardrails.locale import DEFAULT_LOCALE
from guardrails.pii import redact
from guardrails.scripts import GENERAL

RUBRIC_FILE: Final = Path(__file__).parent / "data" / "backstop_rubric.txt"
RUBRIC_SHA256: Final = "694a68742ca5e50fd1d3150d116a022c5012e7145d9fa0f4aa99535bbdbb7dad"
CATEGORIES: Final = frozenset(category.name for category in redflags.CATEGORIES) - {GENERAL}
"""What a verdict may name: the rubric lists the same."""
_GRAVITY: Final = {Action.PASS: 0, Action.CHECK: 1, Action.ESCALATE: 2}
_LONGEST_ANSWER: Final = 400

Ask: TypeAlias = Callable[[str], str]
"""A prompt to the model's whole answer; may raise anything."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How the model behind `Ask` must be set: a judge is not creative."""

    temperature: float = 0.0
    max_tokens: int = 60


SAMPLING: Final = Sampling()


class ModelBackstop:
    """A model judge behind the same Protocol as the linear backstop. Thread-safe."""

    def __init__(
        self,
        ask: Ask,
        *,
        floor: Backstop | None = None,
        timeout: float = 1.5,
        failures_to_open: int = 3,
        rest: float = 30.0,
        clock: Callable[[], float] = time.monotonic,
        rubric: Path = RUBRIC_FILE,
        rubric_sha256: str = RUBRIC_SHA256,
    ) -> None:
        """Reads the rubric.

        Args:
            ask: sends a prompt to the model, with `SAMPLING`.
            floor: the verdict never falls below this one's, and this one decides while the model rests.
            timeout: seconds to wait for one answer.
            failures_to_open: failures in a row after which the model rests.
            rest: seconds before the model is tried again.
            clock: seconds, monotonic.
            rubric: the instructions to the model.
            rubric_sha256: what they must hash to.

        Raises:
            DataError: the rubric is missing or not the reviewed one.
        """
        self._ask = ask
        self._floor = floor
        self._timeout = timeout
        self._failures_to_open = failures_to_open
        self._rest = rest
        self._clock = clock
        self._rubric = _pinned(rubric, rubric_sha256)
        self._lock = threading.Lock()
        self._failures = 0
        self._closed_at = 0.0

    @property
    def resting(self) -> bool:
        """Whether the model is left alone after failures in a row."""
        with self._lock:
            return self._failures >= self._failures_to_open and self._clock() < self._closed_at

    def judge(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """Pass, check or escalate."""
        if not text.strip():
            return Decision(Action.PASS, locale, layer=Layer.BACKSTOP)
        floor = self._floor.judge(text, locale) if self._floor else None
        if floor is not None and floor.action is Action.ESCALATE:
            return floor
        if self.resting:
            return floor or unsure(locale)
        try:
            decision = parse_verdict(self._answer(text, locale), locale)
        except Exception:  # noqa: BLE001 - whatever the provider does must end in a question, not in silence
            self._note(failed=True)
            return unsure(locale)
        self._note(failed=False)
        return floor if floor is not None and graver(floor, decision) else decision

    def judge_all(self, items: Sequence[tuple[str, str]]) -> list[Decision]:
        """`judge` of each (text, locale), one after another."""
        return [self.judge(text, locale) for text, locale in items]

    def confirm(self, hit: Decision, text: str) -> Decision:
        """The floor's; without one the hit stands. A model is never asked to talk the lexicon down."""
        return self._floor.confirm(hit, text) if self._floor else hit

    def confirm_all(self, items: Sequence[tuple[Decision, str]]) -> list[Decision]:
        """`confirm` of each."""
        return self._floor.confirm_all(items) if self._floor else [hit for hit, _ in items]

    def _answer(self, text: str, locale: str) -> str:
        # A provider gets no personal data; the lexicon and the floor read the caller's own words.
        # As a JSON string the utterance cannot close its own quotation and pose as instructions.
        utterance = json.dumps({"locale": locale, "utterance": redact(text, locale)}, ensure_ascii=False)
        answers: list[str] = []
        errors: list[BaseException] = []

        def run() -> None:
            try:
                answers.append(self._ask(f"{self._rubric}\n{utterance}\n"))
            except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread
                errors.append(error)

        # A daemon thread: a provider that never answers must not keep the process from ending.
        # It runs in the caller's context, so that the time it takes is noted where the caller's is.
        thread = threading.Thread(target=copy_context().run, args=(run,), name="backstop", daemon=True)
        thread.start()
        thread.join(self._timeout)
        if errors:
            raise RuntimeError("the judge failed") from errors[0]
        if not answers:
            raise TimeoutError(f"the judge gave no answer in {self._timeout} s")
        return answers[0]

    def _note(self, *, failed: bool) -> None:
        with self._lock:
            self._failures = self._failures + 1 if failed else 0
            self._closed_at = self._clock() + self._rest


def graver(one: Decision, other: Decision) -> bool:
    """Whether `one` is graver than `other`."""
    return _GRAVITY[one.action] > _GRAVITY[other.action]


def parse_verdict(answer: str, locale: str) -> Decision:
    """The decision in a model's answer: exactly the two keys of the rubric, nothing around them.

    Raises:
        ValueError: anything else.
    """
    if not isinstance(answer, str) or len(answer) > _LONGEST_ANSWER:
        raise ValueError("expected one short JSON object")
    verdict = json.loads(answer, object_pairs_hook=_without_repeats)
    if not isinstance(verdict, dict) or set(verdict) != {"action", "category"}:
        raise ValueError(f"expected the keys action and category, got {verdict!r}")
    action, category = Action(verdict["action"]), verdict["category"]
    if action is Action.PASS:
        if category is not None:
            raise ValueError(f"a pass has no category, got {category!r}")
        return Decision(action, locale, layer=Layer.BACKSTOP)
    if not isinstance(category, str) or category not in CATEGORIES:
        raise ValueError(f"unknown category {category!r}")
    escalate = action is Action.ESCALATE
    return Decision(
        action,
        locale,
        category=category,
        severity=Severity.URGENT if escalate else Severity.CHECK,
        subcategories=("semantic",),
        template_slug=category if escalate else "check",
        layer=Layer.BACKSTOP,
    )


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is given twice")
    return found


def _pinned(path: Path, sha256: str) -> str:
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"the rubric cannot be read ({error}); restore {path.name}") from error
    digest = hashlib.sha256(raw).hexdigest()
    if digest != sha256:
        raise DataError(
            f"{path.name} has sha256 {digest[:12]}…, the reviewed rubric {sha256[:12]}…: review the change, then set "
            "RUBRIC_SHA256"
        )
    return text
