"""Call events: one wire form, stamped by the call's clock, and no view can disturb a call."""

import json

from agent.events import CallLog, Event, EventName


def test_event_has_its_versioned_wire_form() -> None:
    wire = json.loads(Event("c1", 1.23456, EventName.PARTIAL, {"text": "olá"}).to_json())
    assert wire == {"v": 1, "call": "c1", "t": 1.235, "event": "partial", "text": "olá"}


def test_subscribers_hear_events_in_order_with_the_time_of_the_call() -> None:
    now = [0.0]
    log, heard = CallLog("c1", lambda: now[0]), []
    log.subscribe(heard.append)
    log.emit(EventName.CALL_STARTED)
    now[0] = 2.0
    log.emit(EventName.DTMF, digit="9")
    assert [(event.name, event.t) for event in heard] == [
        (EventName.CALL_STARTED, 0.0),
        (EventName.DTMF, 2.0),
    ]


def test_view_that_fails_is_dropped_and_the_others_go_on() -> None:
    log, heard = CallLog("c1", lambda: 0.0), []

    def broken(event: Event) -> None:
        raise RuntimeError("no disk")

    log.subscribe(broken)
    log.subscribe(heard.append)
    log.emit(EventName.CALL_STARTED)
    log.emit(EventName.CALL_ENDED)
    assert len(heard) == 2
    assert len(log.failed) == 1
