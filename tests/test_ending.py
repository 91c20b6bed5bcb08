"""A process leaves in order, even while a model still works or hangs."""

import subprocess
import sys

import pytest

_HANGS = """
import sys, threading, time
from voices.lane import Lane, Priority
from voices import ending
from agent import cli

def work():
    print("begun", flush=True)
    time.sleep({seconds})
    print("done", flush=True)

def command():
    global lane
    lane = Lane("test", 0)
    lane.submit(work, Priority.LIVE)
    while lane.running_since is None:
        time.sleep(0.01)
    {then}
    print("left without a line break", end="")
    sys.exit(3)

cli.app = command
ending.end_all.__defaults__ = (1.0,)
cli.main()
"""


@pytest.mark.parametrize("then", ["pass", "lane.abandon()"], ids=["running", "given up"])
@pytest.mark.parametrize(("seconds", "ends"), [(0.3, True), (60.0, False)], ids=["slow", "hanging"])
def test_a_command_leaves_with_its_own_exit_code(then: str, seconds: float, ends: bool) -> None:
    code = _HANGS.format(then=then, seconds=seconds)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=50, check=False
    )
    assert done.returncode == 3, done.stderr
    assert done.stderr == ""
    assert "left without a line break" in done.stdout
    assert ("done" in done.stdout) is ends
