"""One thing to be written into the ledger, as plain data, so that it can also lie in the spool."""

import json
import uuid
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, insert, select, update

from agent.events import Event, EventName
from agent.ledger.redaction import redacted
from agent.ledger.schema import ANSWERS, AUDIT, CALLS, ESCALATIONS, EVENTS, MARKS, WAVEFORMS

_LONGEST_ID: Final = 64
"""Characters of a call's id that are kept: it comes from outside."""


class EntryKind(StrEnum):
    """Which table an entry is for."""

    CALL = "call"
    EVENT = "event"
    AUDIT = "audit"
    MARK = "mark"
    WAVEFORM = "waveform"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to write, once: `key` tells a second copy of it from a second thing like it."""

    kind: EntryKind
    at: datetime
    row: dict[str, Any]
    key: str = field(default_factory=lambda: uuid.uuid4().hex)
    droppable: bool = False
    clean: bool = False
    """Whether `row` is free of personal data already."""
    again: bool = False
    """Whether it may have been written before, by a process that has died."""

    @classmethod
    def of_event(cls, happened: Event) -> "Entry":
        """An event of a call."""
        body = happened.to_dict()
        row = {"call": call_id(happened.call), "t": happened.t, "name": str(happened.name), "body": body}
        return cls(EntryKind.EVENT, datetime.now(UTC), row, droppable=happened.name is EventName.PARTIAL)

    def cleaned(self) -> "Entry":
        """The same without personal data."""
        if self.clean:
            return self
        body = self.row.get("body")
        row = self.row if body is None else {**self.row, "body": redacted(body)}
        return replace(self, row=row, clean=True)

    def to_json(self) -> str:
        """One line of the spool."""
        return json.dumps(
            {"kind": self.kind, "at": self.at.isoformat(), "key": self.key, "row": self.row}, default=str
        )

    @classmethod
    def from_json(cls, line: str) -> "Entry":
        """What `to_json` wrote.

        Raises:
            ValueError: not a whole line of it.
        """
        try:
            read = json.loads(line)
            return cls(
                EntryKind(read["kind"]),
                datetime.fromisoformat(read["at"]),
                read["row"],
                read["key"],
                clean=True,
                again=True,
            )
        except (KeyError, TypeError) as error:
            raise ValueError(f"not an entry of the ledger: {error}") from None

    def apply(self, connection: Connection) -> None:
        """Write it.

        Raises:
            SQLAlchemyError: it cannot be written now, or at all.
        """
        entry = self.cleaned()
        match entry.kind:
            case EntryKind.CALL:
                _call(connection, entry)
            case EntryKind.EVENT:
                _event(connection, entry)
            case EntryKind.AUDIT:
                if not _written(connection, AUDIT, entry):
                    connection.execute(insert(AUDIT).values(at=entry.at, key=entry.key, **entry.row))
            case EntryKind.MARK:
                if not _written(connection, MARKS, entry):
                    connection.execute(insert(MARKS).values(at=entry.at, key=entry.key, **entry.row))
            case EntryKind.WAVEFORM:
                connection.execute(delete(WAVEFORMS).where(WAVEFORMS.c.call == entry.row["call"]))
                connection.execute(insert(WAVEFORMS).values(**entry.row))


def call_id(call: str) -> str:
    """A call's id as the ledger keeps it."""
    return call[:_LONGEST_ID].replace("\0", "")


def _written(connection: Connection, table: Table, entry: Entry) -> bool:
    return (
        entry.again
        and connection.execute(select(table.c.id).where(table.c.key == entry.key)).first() is not None
    )


def _call(connection: Connection, entry: Entry) -> None:
    known = connection.execute(select(CALLS.c.id).where(CALLS.c.id == entry.row["id"])).first()
    if known is None:
        connection.execute(insert(CALLS).values(started=entry.at, **entry.row))


def _event(connection: Connection, entry: Entry) -> None:
    if _written(connection, EVENTS, entry):
        return
    row, body = entry.row, entry.row["body"]
    connection.execute(insert(EVENTS).values(key=entry.key, **row))
    match row["name"]:
        case EventName.ANSWER:
            connection.execute(
                insert(ANSWERS).values(
                    call=row["call"], t=row["t"], outcome=str(body.get("outcome", ""))[:24], body=body
                )
            )
        case EventName.ESCALATION:
            connection.execute(
                insert(ESCALATIONS).values(
                    call=row["call"],
                    at=entry.at,
                    phase=str(body.get("phase", ""))[:16],
                    category=body.get("category"),
                    body=body,
                )
            )
        case EventName.LOCALE:
            connection.execute(
                update(CALLS).where(CALLS.c.id == row["call"]).values(locale=str(body.get("locale", ""))[:8])
            )
        case EventName.CALL_ENDED:
            connection.execute(update(CALLS).where(CALLS.c.id == row["call"]).values(ended=entry.at))
