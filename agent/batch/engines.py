"""Who works on the parts of a batch: this process, or actors on a Ray cluster."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import Field

from agent.batch.checking import checked_all
from agent.batch.folder import PartFolder
from agent.batch.rows import Part, read
from agent.domain.base import Frozen
from agent.errors import InputError

_QUIET = {
    "RAY_BACKEND_LOG_LEVEL": "fatal",  # it calls actors that can be restarted an error
    "RAY_worker_niceness": "0",  # at Ray's 15 a busy machine would starve the workers
}
CORES = 1  # that an actor asks of Ray, and keeps to
MISSING = "the engine ray needs the extra `ray`: pip install 'affidavit[ray]'"


class Job(Frozen):
    """A batch as its workers see it; paths must mean the same on every machine.

    ``at_once`` rows of a part are worked on together in one worker.
    """

    source: Path
    folder: Path
    context: dict[str, Any]
    workspace: str | None = None
    at_once: int = 2
    environment: dict[str, str] = Field(default_factory=dict)


async def work(job: Job, part: Part) -> int:
    """Check the rows of a part and store it; return how many rows it has."""
    rows = await asyncio.to_thread(lambda: list(read(job.source, part)))
    records = await checked_all(rows, job.context, job.workspace, job.at_once)
    await asyncio.to_thread(PartFolder(job.folder).put, part.number, records)
    return len(records)


def run_here(job: Job, parts: Iterable[Part]) -> Iterator[int]:
    """Work on the parts one after the other; yield the rows of each when it is stored."""
    with asyncio.Runner() as runner:
        for part in parts:
            yield runner.run(work(job, part))


class Worker:
    """An actor that keeps its models loaded and takes one part after the other."""

    def __init__(self, job: Job) -> None:
        os.environ.setdefault("AFFIDAVIT_CORES", str(CORES))
        os.environ.update(job.environment)
        self._job = job
        self._runner = asyncio.Runner()

    def __call__(self, batch: Mapping[str, Any]) -> dict[str, list[int]]:
        """Work on the parts of a batch of Ray Data; return how many rows each has."""
        parts = [Part.model_validate_json(str(text)) for text in batch["part"]]
        return {"rows": [self._runner.run(work(self._job, part)) for part in parts]}


def run_on_ray(job: Job, parts: Iterable[Part], workers: int) -> Iterator[int]:
    """Work on the parts in a pool of ``workers`` actors through Ray Data.

    An actor that dies is replaced and its part begun again; a part is stored once. The cluster is
    the one that ``RAY_ADDRESS`` names, else a new one on this machine.

    Raises:
        InputError: when Ray is not installed.
    """
    ray, started = _cluster()
    try:
        waiting = [{"part": part.model_dump_json()} for part in parts]
        finished = ray.data.from_items(waiting, override_num_blocks=len(waiting)).map_batches(
            Worker,
            fn_constructor_args=(job,),
            batch_size=1,
            num_cpus=CORES,
            compute=ray.data.ActorPoolStrategy(size=workers),
        )
        for row in finished.iter_rows():
            yield int(row["rows"])
    finally:
        if started:
            with contextlib.suppress(Exception):
                ray.shutdown()


def _cluster() -> tuple[Any, bool]:
    """Return Ray connected to a cluster, and whether this call started or joined it."""
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
        import ray.data
    except ImportError as error:
        raise InputError(f"{MISSING} ({error})") from error
    logging.getLogger("ray.data").setLevel(logging.ERROR)
    joined = ray.is_initialized()
    if not joined:
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="ERROR")
    context = ray.data.DataContext.get_current()
    context.enable_progress_bars = False
    context.max_errored_blocks = 0
    return ray, not joined
