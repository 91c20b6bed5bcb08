"""Listening to one call: every partial and every final, with what was said just before.

A phrase may be split by a pause, a turn or a segment border. The listener therefore also reads the new words
together with the last ones of earlier turns. It answers for those only if the *new* words completed
something: an arm that the old words already matched on their own does not match again, so one sentence does
not trip the gate for the rest of the call. Words repeated by the caller are new words, and do.
"""

from collections.abc import Sequence
from typing import Final

from guardrails.decision import Action, Decision, Severity
from guardrails.gate import Gate, Hit, RedFlagGate, decision
from guardrails.locale import DEFAULT_LOCALE

_TAIL: Final = 24
"""Words of earlier turns that are read with the new ones."""
_ALTERNATIVES: Final = 5
"""Hypotheses of the n-best list that are read."""


class Listener:
    """One call's ear for emergencies. Never raises: what it cannot read, it escalates."""

    def __init__(self, gate: Gate, locale: str = DEFAULT_LOCALE) -> None:
        self.locale = locale
        """Labels decisions; may change during the call."""
        self._gate = gate
        self._tail: list[str] = []
        self._before: list[str] = []
        """The tail as it was when the latest words came."""

    def hear(self, text: str, *, final: bool, alternatives: Sequence[str] = ()) -> Decision:
        """What to do about an utterance as heard so far.

        Args:
            text: the whole utterance so far; a later partial or the final replaces it.
            final: whether the utterance is over; its words then join what was said before.
            alternatives: other hypotheses of the same utterance, best first.
        """
        self._before = self._tail
        try:
            chosen = self._hear(text, alternatives)
            if final:
                self._tail = [*self._tail, *text.split()[-_TAIL:]][-_TAIL:]
            return chosen
        except Exception:  # noqa: BLE001 - a gate that fails must not let an emergency pass
            return Decision(
                Action.ESCALATE,
                self.locale,
                category="internal",
                severity=Severity.CRITICAL,
                template_slug="general",
            )

    def beside(
        self, chosen: Decision, text: str, alternatives: Sequence[str] = ()
    ) -> list[tuple[Decision, str]]:
        """What else is dangerous in the utterance heard last, should `chosen` turn out to be ordinary talk.

        Another hypothesis, or the words said before together with these, may hold a danger that `text` alone does
        not. Each with the words it was found in; a danger of the same kind as `chosen` is none of these.
        """
        found: list[tuple[Decision, str]] = []
        joined = self._joined(text)
        readings = [(reading, self._gate.decide(reading, self.locale)) for reading in _read(alternatives)]
        for reading, judged in [(joined, self._across(text)), *readings]:
            same = judged.category == chosen.category and set(judged.subcategories) <= set(
                chosen.subcategories
            )
            if judged.action is Action.ESCALATE and not same:
                found.append((judged, reading))
        return found

    def _hear(self, text: str, alternatives: Sequence[str]) -> Decision:
        soft: Decision | None = None
        for reading in (text, *_read(alternatives)):
            for judged in (self._gate.decide(reading, self.locale), self._across(reading)):
                if judged.action is Action.ESCALATE:
                    return judged
                if judged.action is Action.CHECK and soft is None:
                    soft = judged
        return soft or Decision(Action.PASS, self.locale)

    def _across(self, text: str) -> Decision:
        """The decision on what the new words complete together with the old ones."""
        quiet = Decision(Action.PASS, self.locale)
        if not self._before or not text.strip():
            return quiet
        before, joined = self._earlier(), self._joined(text)
        if not isinstance(self._gate, RedFlagGate):
            old = self._gate.decide(before, self.locale)
            return quiet if old.tripped else self._gate.decide(joined, self.locale)
        _, known, _ = self._gate.read(before)
        read, hits, layer = self._gate.read(joined)
        old_arms = {hit.arm.id for hit in known}
        fresh: list[Hit] = [hit for hit in hits if hit.arm.id not in old_arms]
        return decision(read, fresh, layer, self.locale)

    def _earlier(self) -> str:
        return " ".join(self._before).rstrip(" .,;:!?…-")

    def _joined(self, text: str) -> str:
        return f"{self._earlier()} {text}"


def _read(alternatives: Sequence[str]) -> tuple[str, ...]:
    """Those that are read: the likeliest, and the last, which may be in another language."""
    return (*alternatives[:_ALTERNATIVES], *alternatives[_ALTERNATIVES:][-1:])
