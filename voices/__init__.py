"""Hearing and speaking: streaming Whisper, Piper, the model catalogue and the rendered prompts."""

import os
from typing import Final

QUIET: Final = "ORT_DISABLE_TELEMETRY"
"""The ONNX runtime reports sessions and a device id to its maker unless this is set before it is imported."""

os.environ.setdefault(QUIET, "1")
