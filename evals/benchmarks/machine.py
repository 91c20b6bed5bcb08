"""The machine that a benchmark ran on, so that two runs can be compared or kept apart."""

import os
import platform
from pathlib import Path
from typing import Any

import psutil


def describe() -> dict[str, Any]:
    """Processor, cores, memory, system, and how busy it was; ready for JSON."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "cores_available": len(os.sched_getaffinity(0))
        if hasattr(os, "sched_getaffinity")
        else os.cpu_count(),
        "memory_gb": round(psutil.virtual_memory().total / 1e9, 1),
        "python": platform.python_version(),
        "system": platform.platform(),
        "load": [round(value, 2) for value in os.getloadavg()],
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())
