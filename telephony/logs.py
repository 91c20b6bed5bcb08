"""What goes to stderr while the line runs."""

import logging
import os
import sys


def quiet(default: str = "WARNING") -> None:
    """Keep libraries to warnings, or to the level in `ATALAIA_LOG`."""
    from loguru import logger

    level = os.environ.get("ATALAIA_LOG", default).upper()
    logger.remove()
    logger.add(sys.stderr, level=level, format="{time:HH:mm:ss.SSS} {level} {message}")
    logging.basicConfig(level=level, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    for noisy in ("httpx", "httpcore", "websockets", "twilio.http_client"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
