"""Telemetry of one process: what watches its calls, and the exporters behind it."""

import asyncio
import logging
import threading
from importlib.metadata import version
from typing import Final, Self

from opentelemetry._logs import Logger
from opentelemetry.exporter.otlp.proto.http._log_exporter import OTLPLogExporter
from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk._logs import LoggerProvider
from opentelemetry.sdk._logs.export import BatchLogRecordProcessor
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Tracer
from opentelemetry.util.re import parse_env_headers

from agent.events import CallLog
from agent.telemetry.logs import OtlpHandler, log_event
from agent.telemetry.metrics import CallMetrics, Instruments, Vitals, views
from agent.telemetry.settings import TelemetrySettings
from agent.telemetry.spans import CallIds, CallSpans
from guardrails.pii import redact_all

_NAME: Final = "atalaia"
_LOOK: Final = 0.25
"""Seconds between two looks at the event loop."""

Provider = TracerProvider | MeterProvider | LoggerProvider


class Telemetry:
    """Watches calls. Everything that can block happens in the exporters' own threads, behind queues that drop."""

    def __init__(
        self,
        *,
        tracer: Tracer | None = None,
        instruments: Instruments | None = None,
        logger: Logger | None = None,
        content: bool = False,
        providers: tuple[Provider, ...] = (),
    ) -> None:
        """Without a tracer and instruments it only writes log lines."""
        self._tracer = tracer
        self._instruments = instruments
        self._content = content
        self._providers = providers
        self._handler = OtlpHandler(logger, content=content) if logger is not None else None
        if self._handler is not None:
            logging.getLogger().addHandler(self._handler)

    @classmethod
    def configured(cls, settings: TelemetrySettings) -> Self:
        """Exporters to `settings.endpoint`; nothing but log lines without one."""
        if settings.endpoint is None:
            return cls()
        if settings.content:
            redact_all("415-555-2671")  # what it reads on first use, no call shall wait for
        resource = Resource.create({"service.name": settings.service_name, "service.version": version(_NAME)})
        base = settings.endpoint.rstrip("/")
        secret = settings.headers.get_secret_value() if settings.headers else ""
        headers = parse_env_headers(secret, liberal=True)
        tracer: Tracer | None = None
        instruments: Instruments | None = None
        logger: Logger | None = None
        providers: list[Provider] = []
        if settings.traces:
            traces = TracerProvider(resource=resource, id_generator=CallIds(), shutdown_on_exit=False)
            traces.add_span_processor(
                BatchSpanProcessor(
                    OTLPSpanExporter(f"{base}/v1/traces", headers=headers, timeout=settings.timeout),
                    max_queue_size=settings.queue,
                    schedule_delay_millis=1000,
                    max_export_batch_size=min(512, settings.queue),
                )
            )
            providers.append(traces)
            tracer = traces.get_tracer(_NAME, version(_NAME))
        if settings.metrics:
            reader = PeriodicExportingMetricReader(
                OTLPMetricExporter(f"{base}/v1/metrics", headers=headers, timeout=settings.timeout),
                export_interval_millis=settings.metrics_every * 1000,
                export_timeout_millis=settings.timeout * 1000,
            )
            metrics = MeterProvider([reader], resource, shutdown_on_exit=False, views=views())
            providers.append(metrics)
            instruments = Instruments(metrics.get_meter(_NAME, version(_NAME)))
        if settings.logs:
            logs = LoggerProvider(resource, shutdown_on_exit=False)
            logs.add_log_record_processor(
                BatchLogRecordProcessor(
                    OTLPLogExporter(f"{base}/v1/logs", headers=headers, timeout=settings.timeout)
                )
            )
            providers.append(logs)
            logger = logs.get_logger(_NAME, version(_NAME))
        return cls(
            tracer=tracer,
            instruments=instruments,
            logger=logger,
            content=settings.content,
            providers=tuple(providers),
        )

    def watch(self, log: CallLog) -> None:
        """Follow a call from its next event on."""
        log.subscribe(log_event)
        if self._tracer is not None:
            log.subscribe(CallSpans(log.call, self._tracer, content=self._content))
        if self._instruments is not None:
            log.subscribe(CallMetrics(self._instruments))

    async def attend(self, vitals: Vitals) -> None:
        """Measure the process until cancelled: the event loop's lag, and for how long parts do not work."""
        if self._instruments is None:
            return
        self._instruments.observe(vitals)
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LOOK
            await asyncio.sleep(_LOOK)
            late = max(0.0, loop.time() - due)
            self._instruments.lag(late)
            for part in vitals.degraded():
                self._instruments.degraded_seconds(_LOOK + late, {"part": part})

    def close(self, seconds: float = 3.0) -> bool:
        """Send what waits, for `seconds` at most; False if something did not get away in time."""
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
        threads = [
            threading.Thread(target=provider.shutdown, name="telemetry-close", daemon=True)
            for provider in self._providers
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(seconds / len(threads))
        return not any(thread.is_alive() for thread in threads)
