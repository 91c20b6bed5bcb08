"""Whether, where to and how much telemetry leaves the process."""

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class TelemetrySettings(BaseSettings):
    """Telemetry through OTLP over HTTP. Off until an endpoint is set; the names are OpenTelemetry's own where it has one."""

    model_config = SettingsConfigDict(
        env_prefix="TELEMETRY_", env_file=".env", extra="ignore", populate_by_name=True
    )

    endpoint: str | None = Field(default=None, validation_alias="OTEL_EXPORTER_OTLP_ENDPOINT")
    """Base address of a collector, of Phoenix or of Langfuse; `/v1/traces` and so on are added. Unset: nothing leaves."""
    headers: SecretStr | None = Field(default=None, validation_alias="OTEL_EXPORTER_OTLP_HEADERS")
    """Headers sent along, as `name=value,name=value`, percent-encoded. Credentials go here."""
    service_name: str = Field(default="atalaia", validation_alias="OTEL_SERVICE_NAME")
    """How this line is called among other services."""
    traces: bool = True
    """Send a trace for each call."""
    metrics: bool = True
    """Send metrics. Langfuse and Phoenix take traces only: switch this off there."""
    logs: bool = True
    """Send the warnings and errors that go to stderr. Langfuse and Phoenix do not take them."""
    content: bool = False
    """Also send what was said, redacted: transcripts, answers, full log messages. Off, none of it leaves."""
    timeout: float = Field(default=5.0, gt=0)
    """Seconds that one export may take. Exports run in threads of their own; no call waits for them."""
    metrics_every: float = Field(default=15.0, gt=0)
    """Seconds between two exports of metrics."""
    queue: int = Field(default=4096, ge=64)
    """Finished spans that wait for the exporter at most; what comes beyond is dropped and never delays a call."""
