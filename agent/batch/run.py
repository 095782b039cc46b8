"""A whole batch: cut into parts, worked on, written out."""

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

from agent.batch import output
from agent.batch.choices import PART_ROWS, Engine
from agent.batch.engines import Job, run_here, run_on_ray
from agent.batch.folder import PartFolder, identity
from agent.batch.rows import Part, parts
from agent.domain.base import Frozen
from agent.settings import settings

Listener = Callable[[int, int], None]


class Batch(Frozen):
    """What is to be done: rows of ``source``, results to ``target``.

    ``workers`` is how many rows are worked on at once here, or how many actors there are on Ray;
    0 for as many as there are cores.
    """

    source: Path
    target: Path
    engine: Engine = Engine.LOCAL
    workers: int = 0
    part_rows: int = PART_ROWS
    workspace: str | None = None


class BatchReport(Frozen):
    """What a batch did: rows in all, rows that an earlier run had finished, rows by status."""

    output: str
    rejected_to: str | None
    rows: int
    resumed: int
    done: int
    review: int
    rejected: int
    seconds: float


def run(
    batch: Batch, context: Mapping[str, Any], progress: Listener = lambda done, total: None
) -> BatchReport:
    """Check every row of a batch once; a batch that was killed goes on where it was.

    Args:
        batch: what is to be done.
        context: roles and policy of each run.
        progress: called with the rows that are done and all rows.

    Raises:
        InputError: for files that cannot be used, or an output that exists already.
    """
    started = monotonic()
    output.check_output(batch.target)
    folder = PartFolder(batch.target.with_name(f"{batch.target.name}.parts"))
    aside = output.rejected_path(batch.target)
    listed = parts(batch.source, batch.part_rows)
    options = {"part_rows": batch.part_rows, "workspace": batch.workspace, "context": dict(context)}
    with folder.held():
        folder.begin(identity(batch.source, options), batch.target, aside)
        total = sum(p.count for p in listed)
        resumed = _work(batch, context, folder, listed, progress)
        counts = output.write(batch.target, folder.records())
        folder.remove()
    return BatchReport(
        output=str(batch.target),
        rejected_to=str(aside) if counts["rejected"] else None,
        rows=total,
        resumed=resumed,
        done=counts["done"],
        review=counts["review"],
        rejected=counts["rejected"],
        seconds=round(monotonic() - started, 2),
    )


def _work(
    batch: Batch,
    context: Mapping[str, Any],
    folder: PartFolder,
    listed: list[Part],
    progress: Listener,
) -> int:
    """Work on the parts that are not done; return how many rows were done before."""
    finished = folder.done()
    waiting = [p for p in listed if p.number not in finished]
    total = sum(p.count for p in listed)
    resumed = done = total - sum(p.count for p in waiting)
    progress(done, total)
    for rows in _engine(batch, _job(batch, context, folder), waiting) if waiting else ():
        done += rows
        progress(done, total)
    return resumed


def _engine(batch: Batch, job: Job, waiting: list[Part]) -> Iterator[int]:
    if batch.engine is Engine.RAY:
        return run_on_ray(job, waiting, batch.workers or settings().cores)
    return run_here(job, waiting)


def _job(batch: Batch, context: Mapping[str, Any], folder: PartFolder) -> Job:
    local = batch.engine is Engine.LOCAL
    return Job(
        source=batch.source.resolve(),
        folder=folder.path.resolve(),
        context=dict(context),
        workspace=batch.workspace,
        at_once=(batch.workers or settings().cores) if local else 1,
        environment={k: v for k, v in os.environ.items() if k.startswith("AFFIDAVIT_")},
    )
