"""A report of replayed calls: a page of timelines, the events, and what each caller heard."""

import json
import re
from pathlib import Path

from agent.events import EventName
from guardrails.decision import Action
from telephony.errors import BadRecording
from telephony.recording import write
from telephony.replay import Replayed
from telephony.timeline import line


class Report:
    """Writes into one directory, call by call."""

    def __init__(self, directory: Path) -> None:
        """Make the directory.

        Raises:
            BadRecording: it cannot be made.
        """
        self._directory = directory
        self._rows: list[str] = []
        self._timelines: list[str] = []
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRecording(
                f"{directory}: cannot be made ({error.strerror}); choose another place"
            ) from None

    def add(self, call: Replayed) -> None:
        """Write one call's events and audio."""
        name = f"{len(self._rows) + 1:03d}-{re.sub(r'[^A-Za-z0-9._-]+', '-', call.item.id)}"
        write(self._directory / f"{name}.heard.wav", call.heard)
        with (self._directory / f"{name}.jsonl").open("w", encoding="utf-8") as out:
            for event in call.events:
                out.write(json.dumps({**event.to_dict(), "id": call.item.id}, ensure_ascii=False) + "\n")
        gates = [
            event
            for event in call.events
            if event.name is EventName.GATE and event.fields["action"] != Action.PASS
        ]
        answers = [event for event in call.events if event.name is EventName.ANSWER]
        gate = ", ".join(
            f"{event.fields['action']} {event.fields['category']} at {event.t:.2f} s" for event in gates[:1]
        )
        outcome = ", ".join(str(event.fields["outcome"]) for event in answers)
        self._rows.append(
            f"| {call.item.id} | {call.item.locale} | {gate or '–'} | {outcome or '–'} | {name} |"
        )
        timeline = "\n".join(line(event.to_dict()) for event in call.events)
        self._timelines.append(f"## {call.item.id}\n\n```\n{timeline}\n```\n")

    def close(self) -> Path:
        """Write the page; its path."""
        path = self._directory / "report.md"
        head = "# Replayed calls\n\n| recording | locale | gate | answers | files |\n|---|---|---|---|---|\n"
        path.write_text(head + "\n".join(self._rows) + "\n\n" + "\n".join(self._timelines), encoding="utf-8")
        return path
