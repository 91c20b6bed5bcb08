"""Making the calls of an audio run: on all cores, resumable, with a progress bar."""

import asyncio
import json
import multiprocessing
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from evals.audio.trial import Placed, Trial, failed, measure
from evals.errors import EvalError
from telephony.caller import Caller, CallerPlan, Speaking
from telephony.conditions import chain
from telephony.errors import TelephonyError
from telephony.manifest import Item
from telephony.recording import silence, write
from telephony.replay import replay_call, steadied
from voices.errors import VoicesError

BEFORE: Final = 0.4
"""Seconds of the line's own noise before the caller speaks."""
AFTER: Final = 2.5
"""Seconds of it afterwards: whether a turn ends must not depend on perfect silence."""
_LINGER: Final = 3.0
_MOST_KEPT: Final = 400
"""Calls whose audio is kept for the report."""


@dataclass(frozen=True, slots=True)
class Job:
    """One call to make."""

    item: Item
    condition: str
    seed: int
    keep: Path | None
    """Where to keep its audio."""
    blind: bool = False
    """Whether neither words nor audio may be kept."""

    @property
    def key(self) -> str:
        """What makes it the same call as in an earlier run."""
        return f"{self.item.id}\x1f{self.condition}\x1f{self.seed}"


def jobs(
    items: Sequence[Item], conditions: Sequence[str], seed: int, folder: Path, *, blind: bool = False
) -> list[Job]:
    """Every caller under every condition, conditions in turn, so that a run cut short has some of each."""
    audio = folder / "audio"
    pairs = [(item, condition) for item in items for condition in conditions]
    return [
        Job(item, condition, seed, audio if number < _MOST_KEPT and not blind else None, blind)
        for number, (item, condition) in enumerate(pairs)
    ]


def run(
    wanted: Sequence[Job],
    results: Path,
    fingerprint: str,
    *,
    workers: int = 0,
    advance: Callable[[Trial], None] = lambda trial: None,
    make: Callable[[Job], Trial] | None = None,
) -> list[Trial]:
    """Make the calls that `results` does not hold yet, and add them to it one by one.

    Args:
        wanted: the calls.
        results: JSONL; what an interrupted run left there is not made again.
        fingerprint: of everything that decides how calls go; results of another one are made anew.
        workers: processes; 0 for as many as there are cores, at most 4.
        advance: told of each call.
        make: instead of making calls in worker processes.

    Returns:
        The calls in the order of `wanted`.

    Raises:
        EvalError: the results cannot be written, or a worker cannot start.
    """
    done = dict(_earlier(results, fingerprint))
    open_jobs = [job for job in wanted if job.key not in done]
    for job in wanted:
        if job.key in done:
            advance(done[job.key])
    try:
        results.parent.mkdir(parents=True, exist_ok=True)
        with results.open("a", encoding="utf-8") as out:
            for key, trial in _made(open_jobs, workers, make):
                done[key] = trial
                row = {"key": key, "fingerprint": fingerprint, **trial.to_dict()}
                out.write(json.dumps(row, ensure_ascii=False) + "\n")
                out.flush()
                advance(trial)
    except OSError as error:
        raise EvalError(f"{results}: cannot be written ({error.strerror}); choose another --out") from error
    return [done[job.key] for job in wanted if job.key in done]


def _made(
    open_jobs: Sequence[Job], workers: int, make: Callable[[Job], Trial] | None
) -> Iterator[tuple[str, Trial]]:
    if make is not None:
        yield from ((job.key, make(job)) for job in open_jobs)
        return
    if not open_jobs:
        return
    count = max(1, min(workers or min(4, os.cpu_count() or 1), len(open_jobs)))
    # A process of its own for each worker: models, the clock and the interpreter are not shared.
    with ProcessPoolExecutor(count, multiprocessing.get_context("spawn")) as pool:
        futures = {pool.submit(work, job): job for job in open_jobs}
        try:
            for future in as_completed(futures):
                yield futures[future].key, future.result()
        except BrokenProcessPool as error:
            raise EvalError(
                "a worker died: is there memory for one engine each (about 1.5 GB)? Use fewer with --workers; "
                "what was finished is kept"
            ) from error
        finally:
            pool.shutdown(cancel_futures=True)


_loaded: dict[str, Any] = {}


def work(job: Job) -> Trial:
    """Make one call in this process, whose engines are loaded with its first."""
    from telephony.clock import SteadyLoop

    loop = _loaded.get("loop")
    if loop is None:
        loop = _loaded["loop"] = SteadyLoop()
    asyncio.set_event_loop(loop)
    try:
        if "shared" not in _loaded:
            from agent.settings import load_settings
            from telephony.loading import load_shared
            from telephony.logs import quiet

            quiet()
            _loaded["shared"] = steadied(
                loop.run_until_complete(asyncio.to_thread(load_shared, load_settings()))
            )
        placed = loop.run_until_complete(place(job, _loaded["shared"]))
    except (TelephonyError, VoicesError, EvalError) as error:
        return failed(job.item, job.condition, str(error))
    trial = measure(job.item, job.condition, placed)
    return replace(trial, text="", heard="") if job.blind else _kept(job, placed, trial)


async def place(job: Job, shared: Any) -> Placed:
    """Call, on the loop that is running."""
    recording = await asyncio.to_thread(job.item.recording)
    conditions = chain(job.condition.split("+"), job.seed)
    around = silence(BEFORE) + recording.ulaw + silence(AFTER)
    arrived = await asyncio.to_thread(conditions.change, around)
    stretch = len(arrived) / len(around)
    caller: Speaking = conditions.around(
        Caller(CallerPlan([replace(recording, ulaw=arrived)], linger=_LINGER, longest=45.0))
    )
    call = await replay_call(job.item, shared, caller, seed=job.seed)
    return Placed(call, arrived, BEFORE * stretch, recording.seconds * stretch, stretch)


def _kept(job: Job, placed: Placed, trial: Trial) -> Trial:
    if job.keep is None:
        return trial
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", f"{job.item.id}-{job.condition}")
    try:
        job.keep.mkdir(parents=True, exist_ok=True)
        write(job.keep / f"{name}.said.wav", placed.ulaw)
        write(job.keep / f"{name}.heard.wav", placed.call.heard)
    except (OSError, TelephonyError):
        return trial  # a call without its audio is still a result
    return replace(trial, clip=f"audio/{name}.said.wav", reply=f"audio/{name}.heard.wav")


def _earlier(results: Path, fingerprint: str) -> Iterable[tuple[str, Trial]]:
    if not results.is_file():
        return
    for line in results.read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
            key, made_with = row.pop("key"), row.pop("fingerprint")
            if made_with == fingerprint and row.get("unusable") is None:
                yield key, Trial.from_dict(row)
        except (ValueError, KeyError, TypeError):
            continue  # the line on which an earlier run was stopped
