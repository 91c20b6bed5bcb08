"""Clips inside the page: MP3 in a data address, so that one file holds everything."""

import base64
import io
from pathlib import Path

import soundfile

_LONGEST = 30.0
"""Seconds of a clip that are kept."""


def data_address(path: Path) -> str | None:
    """A recording as a `data:` address, or None if it cannot be read."""
    try:
        samples, rate = soundfile.read(str(path), dtype="int16")
        out = io.BytesIO()
        soundfile.write(out, samples[: round(_LONGEST * rate)], rate, format="MP3", subtype="MPEG_LAYER_III")
    except (soundfile.LibsndfileError, OSError, RuntimeError):
        return None
    return "data:audio/mpeg;base64," + base64.b64encode(out.getvalue()).decode()
