"""What leaves the process: traces, metrics and logs, to a receiver on a real socket; and what never does."""

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator

import pytest
from collector import Collector, collector
from telephone import HumanLine, Talk, exchange_of, run
from test_telemetry_tree import QUESTION

from agent.events import CallLog, EventName
from agent.judge import Asker
from agent.providers.model import FaultKind, Prompt, ProviderFault
from agent.telemetry.current import calling
from agent.telemetry.logs import JsonFormatter
from agent.telemetry.metrics import Vitals
from agent.telemetry.privacy import call_name, trace_id, word
from agent.telemetry.settings import TelemetrySettings
from agent.telemetry.telemetry import Telemetry
from guardrails.judge import ModelBackstop
from telephony.console_acts import Act, Acts
from telephony.speech import Speech

CALL = "CA" + "0123456789abcdef" * 2

PERSONAL = {
    "en-US": (
        "My name is Margaret Okonkwo-Reyes and my number is 415-555-2671, can I take aspirin?",
        "I live at 742 Evergreen Terrace, my email is margaret.okonkwo@example.com, born March 3rd 1951",
        "my social security number is 078-05-1120 and my card is 4111 1111 1111 1111",
        "I want to kill myself, call my daughter Philippa on 202 555 0147",
    ),
    "es-419": (
        "Me llamo Guadalupe Ferrándiz y mi teléfono es 55 1234 5678, ¿puedo tomar aspirina?",
        "mi correo es guadalupe.f@example.mx y vivo en Calle Insurgentes 1602, mi CURP es GOFG510303MDFRRD09",
        "me quiero matar, avísenle a mi hija Xóchitl al 55 8765 4321",
    ),
    "pt-BR": (
        "Meu nome é Conceição Albuquerque, meu CPF é 529.982.247-25, posso tomar aspirina?",
        "moro na Rua das Laranjeiras 1189, meu telefone é 21 98765-4321 e o e-mail conceicao@example.com.br",
        "eu quero me matar, liga pra minha filha Iracema no 21 91234-5678",
    ),
}
TELLTALE = (
    "margaret okonkwo reyes evergreen terrace philippa guadalupe ferrándiz insurgentes gofg xóchitl conceição "
    "albuquerque laranjeiras iracema aspirin aspirina hija filha daughter matar kill pharmacist remember "
    "example.com example.mx 415-555-2671 4155552671 555-2671 078-05-1120 078051120 4111111111111111 "
    "rosalind quillfeather 2025550147 5512345678 5587654321 529.982.247 52998224725 98765-4321 91234-5678 8005550100 2025550123"
).split()


def _settings(at: Collector, **more: object) -> TelemetrySettings:
    return TelemetrySettings(endpoint=at.url, metrics_every=3600, **more)  # type: ignore[arg-type]


@pytest.fixture
def receiver() -> Iterator[Collector]:
    with collector() as running:
        yield running


def _a_question(telemetry: Telemetry) -> None:
    now = 0.0
    log = CallLog(CALL, lambda: now)
    telemetry.watch(log)
    for event in QUESTION:
        fields = {key: value for key, value in event.items() if key not in ("t", "event")}
        now = float(str(event["t"]))
        log.emit(EventName(str(event["event"])), **fields)
    assert log.failed == []


def _attributes(span: object) -> dict[str, object]:
    return {
        pair.key: getattr(pair.value, str(pair.value.WhichOneof("value")))
        for pair in span.attributes  # type: ignore[attr-defined]
    }


def test_a_call_is_one_trace_whose_id_follows_from_its_own(receiver: Collector) -> None:
    telemetry = Telemetry.configured(_settings(receiver))
    _a_question(telemetry)
    assert telemetry.close()
    spans = receiver.spans
    assert {span.trace_id.hex() for span in spans} == {f"{trace_id(CALL):032x}"}
    roots = [span for span in spans if not span.parent_span_id]
    assert [root.name for root in roots] == ["call"]
    ids = {span.span_id for span in spans}
    assert all(span.parent_span_id in ids for span in spans if span.parent_span_id)
    assert {"recognition", "turn 0", "guardrail_pre", "cards", "synthesis", "say answer"} <= {
        span.name for span in spans
    }
    turn = next(span for span in spans if span.name == "turn 0")
    assert round((turn.end_time_unix_nano - turn.start_time_unix_nano) / 1e9, 3) == 2.5


def test_spans_speak_openinference_where_it_has_a_word(receiver: Collector) -> None:
    telemetry = Telemetry.configured(_settings(receiver))
    _a_question(telemetry)
    telemetry.close()
    spans = {span.name: _attributes(span) for span in receiver.spans}
    assert spans["turn 0"]["openinference.span.kind"] == "AGENT"
    assert spans["guardrail_pre"]["openinference.span.kind"] == "GUARDRAIL"
    assert spans["cards"]["openinference.span.kind"] == "RETRIEVER"
    assert spans["cards"]["retrieval.documents.0.document.id"] == "alcohol"
    assert spans["call"]["session.id"] == CALL
    assert "input.value" not in spans["turn 0"], "what was said stays here unless it is switched on"


def test_content_leaves_only_when_it_is_switched_on_and_then_redacted(receiver: Collector) -> None:
    telemetry = Telemetry.configured(_settings(receiver, content=True))
    _a_question(telemetry)
    telemetry.close()
    turn = next(_attributes(span) for span in receiver.spans if span.name == "turn 0")
    assert turn["input.value"] == "Can I drink?"
    assert turn["output.value"] == "Ask your pharmacist."


def test_metrics_are_views_of_the_same_events(receiver: Collector) -> None:
    telemetry = Telemetry.configured(_settings(receiver))

    async def attend() -> None:
        vitals = Vitals(lambda: 2, lambda: 1, lambda: 0.5, lambda: ["speaking"])
        attending = asyncio.create_task(telemetry.attend(vitals))
        await asyncio.sleep(0.3)
        attending.cancel()

    asyncio.run(attend())
    _a_question(telemetry)
    telemetry.close()
    metrics = receiver.metrics
    first_audio = metrics["atalaia.turn.first_audio"].histogram.data_points[0]
    assert (first_audio.count, round(first_audio.sum, 3)) == (1, 1.0)
    assert round(metrics["atalaia.recognition.partial_interval"].histogram.data_points[0].sum, 3) == 0.5
    assert {
        "atalaia.recognition.final",
        "atalaia.turn.step",
        "atalaia.loop.lag",
        "atalaia.call.duration",
    } <= set(metrics)
    assert metrics["atalaia.calls.active"].gauge.data_points[0].as_int == 2
    assert metrics["atalaia.recognition.queue"].gauge.data_points[0].as_int == 1
    assert metrics["atalaia.degraded.seconds"].sum.data_points[0].as_double > 0


def test_headers_and_path_are_as_langfuse_wants_them(receiver: Collector) -> None:
    settings = TelemetrySettings(
        endpoint=f"{receiver.url}/api/public/otel",
        headers="Authorization=Basic%20cGs6c2s=,x-project=line",
        metrics=False,
        logs=False,
    )
    telemetry = Telemetry.configured(settings)
    _a_question(telemetry)
    telemetry.close()
    assert receiver.headers[0]["authorization"] == "Basic cGs6c2s="
    assert receiver.headers[0]["x-project"] == "line"
    assert {path for path, _ in receiver.requests} == {"/api/public/otel/v1/traces"}
    assert "cGs6c2s" not in repr(settings)


class LeakyVoice:
    """Fails with the caller's data in its mouth, now and then."""

    def __init__(self) -> None:
        self.count = 0

    async def __call__(self, speech: Speech) -> AsyncIterator[bytes]:
        self.count += 1
        if self.count % 3 == 0:
            raise RuntimeError("cannot say: Margaret Okonkwo-Reyes, 415-555-2671")
        yield b"\0\x10" * 4000


def _leaky_calls(telemetry: Telemetry) -> None:
    async def call(locale: str) -> None:
        human = HumanLine("+18005550100", answers=False)
        async with Talk(locale, human=human, voice=LeakyVoice()) as talk:
            telemetry.watch(talk.session.log)
            talk.session.log.emit(EventName.CALL_STARTED, locale=locale, country="US", stream="MZ1")
            for count, text in enumerate(PERSONAL[locale]):
                talk.engine.fail = count == 1
                with calling(talk.session.call):
                    logging.getLogger("agent.writer").error("no answer to %s", text)
                    try:
                        raise ValueError(text)
                    except ValueError:
                        logging.getLogger("agent.turn").exception("the turn failed: %s", text)
                await talk.caller_says(text)
                await talk.quiet(10.0)
            talk.session.log.emit(EventName.ERROR, part="stream", reason=PERSONAL[locale][0], count=1)
            talk.session.log.emit(EventName.CALL_ENDED, reason="completed", seconds=30.0)
            assert talk.session.log.failed == []
            assert any(event.name is EventName.ESCALATION for event in talk.events)

    for locale in PERSONAL:
        run(call(locale))
        run(_judged_and_taken_over(telemetry, locale))


class LeakyJudge:
    """A language model that lets pass, then fails with what it was asked in its mouth."""

    name = "openai/gpt-4o-mini"

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def stream(self, prompt: Prompt) -> AsyncIterator[str]:
        self.asked.append(prompt.user)
        if len(self.asked) > 1:
            raise ProviderFault(FaultKind.SERVER, self.name, prompt.user)
        yield '{"action": "pass", "category": null}'

    async def close(self) -> None:
        """Nothing to close."""


async def _judged_and_taken_over(telemetry: Telemetry, locale: str) -> None:
    judge = LeakyJudge()
    async with Talk(locale, backstop=ModelBackstop(Asker([judge]))) as talk:  # type: ignore[list-item]
        telemetry.watch(talk.session.log)
        talk.session.log.emit(EventName.CALL_STARTED, locale=locale, country="US", stream="MZ2")
        acts = Acts(exchange_of(talk))
        await talk.caller_says(PERSONAL[locale][0], partial=False)
        await talk.quiet()
        acts.do(Act.TAKE_OVER, "CA1", "Rosalind Quillfeather", None)
        acts.do(Act.SAY, "CA1", "Rosalind Quillfeather", f"Rosalind here. {PERSONAL[locale][0]}")
        await talk.quiet()
        acts.do(Act.GIVE_BACK, "CA1", "Rosalind Quillfeather", None)
        acts.do(Act.HAND_OFF, "CA1", "Rosalind Quillfeather", "Margaret")
        await talk.quiet()
        for text in PERSONAL[locale][1:]:
            await talk.caller_says(text, partial=False)
            await talk.quiet()
        talk.session.log.emit(EventName.CALL_ENDED, reason="completed", seconds=60.0)
        assert talk.session.log.failed == []
        assert len(judge.asked) > 1, "it let pass, and it failed"


def test_nothing_that_a_caller_says_leaves_the_process(receiver: Collector) -> None:
    telemetry = Telemetry.configured(_settings(receiver))
    _leaky_calls(telemetry)
    assert telemetry.close()
    exported = receiver.text.casefold()
    assert len(receiver.spans) > 30
    judged = [each for each in map(_attributes, receiver.spans) if each.get("atalaia.of") == "judge"]
    assert {each["llm.model_name"] for each in judged} == {"gpt-4o-mini"}
    assert {each["openinference.span.kind"] for each in judged} == {"LLM"}
    assert "console" in {event.name for span in receiver.spans for event in span.events}
    assert len(receiver.metrics) > 5
    assert len(receiver.logs) > 10, "the grep below looks at something"
    assert [telltale for telltale in TELLTALE if telltale.casefold() in exported] == []


def test_even_with_content_no_name_number_or_address_leaves(receiver: Collector) -> None:
    telemetry = Telemetry.configured(_settings(receiver, content=True))
    _leaky_calls(telemetry)
    telemetry.close()
    exported = receiver.text.casefold()
    assert "can i take aspirin" in exported, "content is on"
    for telltale in (
        "margaret",
        "555-2671",
        "078-05-1120",
        "4111 1111",
        "example.com",
        "529.982",
        "98765-4321",
    ):
        assert telltale not in exported, telltale


def test_an_exporter_that_hangs_never_touches_a_call() -> None:
    with collector(hang=True) as stuck:
        telemetry = Telemetry.configured(_settings(stuck, queue=64, timeout=30))
        done = threading.Event()

        def calls() -> None:
            for _ in range(40):  # many more spans than the queue holds
                _a_question(telemetry)
            done.set()

        _a_question(telemetry)
        assert stuck.asked.wait(10), "the exporter is sending, and gets no reply"
        threading.Thread(target=calls, daemon=True).start()
        assert done.wait(20), "calls go on while the exporter hangs"
        began = time.monotonic()
        assert not telemetry.close(seconds=0.5)
        assert time.monotonic() - began < 10, "leaving does not wait for it either"


def test_without_an_endpoint_nothing_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OTEL_EXPORTER_OTLP_ENDPOINT", raising=False)
    before = threading.active_count()
    telemetry = Telemetry.configured(TelemetrySettings())
    _a_question(telemetry)
    assert threading.active_count() == before
    assert telemetry.close()


def test_a_log_line_names_its_call_and_its_trace() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("telephony.test")
    logger.addHandler(handler)
    try:
        with calling(CALL):
            logger.warning("the caller at %s said a lot", "415-555-2671")
    finally:
        logger.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert line["call"] == CALL
    assert line["trace_id"] == f"{trace_id(CALL):032x}"
    assert "2671" not in line["message"]
    assert line["level"] == "WARNING"


@pytest.mark.parametrize(
    ("value", "exported"),
    [
        ("ValueError: my name is Ana", "ValueError"),
        ("recognizer", "recognizer"),
        ("openai/gpt-4o-mini", "openai/gpt-4o-mini"),
        ("my name is Ana", "withheld"),
        ("+14155552671", "withheld"),
        ("sip:maria.lopez@example.com", "sip"),
        ("a-1415-555-2671", "withheld"),
        ("", "withheld"),
    ],
)
def test_only_words_of_the_code_pass(value: str, exported: str) -> None:
    assert word(value) == exported


def test_a_calls_id_that_comes_from_outside_is_hashed() -> None:
    assert call_name(CALL) == CALL
    assert call_name("+14155552671").startswith("x-")
    assert "4155552671" not in call_name("+14155552671")


_OPEN = """
import os, onnxruntime
folder = "/proc/self/fd"
print([name for at in os.listdir(folder) if os.path.exists(f"{folder}/{at}")
       for name in [os.readlink(f"{folder}/{at}")] if "onnx" in name])
"""


@pytest.mark.parametrize("first", ["voices", "telephony", "telephony.turns"])
def test_the_onnx_runtime_does_not_report_to_its_maker(first: str) -> None:
    if not os.path.isdir("/proc/self/fd"):
        pytest.skip("what a process has open is read from /proc, which is not here")
    environment = {name: value for name, value in os.environ.items() if name != "ORT_DISABLE_TELEMETRY"}
    done = subprocess.run(
        [sys.executable, "-c", f"import {first}\n{_OPEN}"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    # It keeps what it has to report in a database, open from the moment it is imported.
    assert done.stdout.strip().splitlines()[-1] == "[]"
