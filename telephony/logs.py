"""What goes to stderr while the line runs."""

import logging
import sys
from typing import TYPE_CHECKING, Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

if TYPE_CHECKING:
    from loguru import Message

_NOISY = ("httpx", "httpcore", "websockets", "twilio.http_client")
_ALARMIST = ("pipecat.transports.smallwebrtc.connection", "pipecat.transports.smallwebrtc.transport")
"""Warn of every call without video, and of every silence of a lost connection, which has an event of its own."""


class LogSettings(BaseSettings):
    """Log lines on stderr."""

    model_config = SettingsConfigDict(
        env_prefix="ATALAIA_LOG_", env_file=".env", extra="ignore", populate_by_name=True
    )

    level: str = Field(default="WARNING", validation_alias="ATALAIA_LOG")
    """`DEBUG`, `INFO`, `WARNING` or `ERROR`. Below `WARNING` libraries may write what callers said."""
    format: Literal["text", "json"] = "text"
    """`json` writes one object a line, with the ids of the call and of its trace."""


def quiet(default: str = "WARNING") -> None:
    """Keep libraries to warnings, or to the level in `ATALAIA_LOG`."""
    from loguru import logger

    from agent.telemetry.logs import JsonFormatter, TextFormatter

    settings = LogSettings()
    level = settings.level.upper() if "level" in settings.model_fields_set else default
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if settings.format == "json" else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler])
    logger.remove()
    logger.add(_forward, level=level, format="{message}")
    for noisy in _NOISY:
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
    for alarmist in _ALARMIST:
        logging.getLogger(alarmist).setLevel(max(logging.ERROR, logging.getLogger().level))


def _forward(message: "Message") -> None:
    """Pipecat logs through loguru: one stream of lines, one format, and the exporter sees them too."""
    record = message.record
    name = record["name"] or "pipecat"
    logging.getLogger(name).log(record["level"].no, "%s", record["message"])
