"""An OTLP receiver on a real socket: HTTP, protobuf, as the OpenTelemetry collector speaks it. It can also hang."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)
from opentelemetry.proto.logs.v1.logs_pb2 import LogRecord
from opentelemetry.proto.metrics.v1.metrics_pb2 import Metric
from opentelemetry.proto.trace.v1.trace_pb2 import Span


class Collector:
    """What arrived."""

    def __init__(self, *, hang: bool = False) -> None:
        self.requests: list[tuple[str, bytes]] = []
        self.headers: list[dict[str, str]] = []
        self.asked = threading.Event()
        self.let_go = threading.Event()
        collector = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if self.headers.get("content-encoding") == "gzip":
                    body = gzip.decompress(body)
                collector.headers.append({name.lower(): value for name, value in self.headers.items()})
                collector.asked.set()
                if hang:
                    collector.let_go.wait(60)
                    return
                assert self.headers["content-type"] == "application/x-protobuf"
                collector.requests.append((self.path, body))
                reply = ExportTraceServiceResponse().SerializeToString()
                self.send_response(200)
                self.send_header("content-type", "application/x-protobuf")
                self.send_header("content-length", str(len(reply)))
                self.end_headers()
                self.wfile.write(reply)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.let_go.set()
        self._server.shutdown()
        self._server.server_close()

    def _bodies(self, path: str) -> Iterator[bytes]:
        return (body for where, body in self.requests if where == path)

    @property
    def spans(self) -> list[Span]:
        return [
            span
            for body in self._bodies("/v1/traces")
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]

    @property
    def metrics(self) -> dict[str, Metric]:
        return {
            metric.name: metric
            for body in self._bodies("/v1/metrics")
            for resource in ExportMetricsServiceRequest.FromString(body).resource_metrics
            for scope in resource.scope_metrics
            for metric in scope.metrics
        }

    @property
    def logs(self) -> list[LogRecord]:
        return [
            record
            for body in self._bodies("/v1/logs")
            for resource in ExportLogsServiceRequest.FromString(body).resource_logs
            for scope in resource.scope_logs
            for record in scope.log_records
        ]

    @property
    def text(self) -> str:
        """Everything that arrived, readable, to look for what must not be in it."""
        kinds = {
            "/v1/traces": ExportTraceServiceRequest,
            "/v1/metrics": ExportMetricsServiceRequest,
            "/v1/logs": ExportLogsServiceRequest,
        }
        return "\n".join(str(kinds[path].FromString(body)) for path, body in self.requests)


@contextmanager
def collector(*, hang: bool = False) -> Iterator[Collector]:
    """A running receiver."""
    running = Collector(hang=hang)
    try:
        yield running
    finally:
        running.close()
