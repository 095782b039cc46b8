"""Runs inside the server: their events kept for followers, their number and time bounded."""

import asyncio
import functools
import math
import time
import uuid
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus
from typing import Any

import structlog

from agent.domain.events import AnyEvent
from agent.domain.report import Report
from agent.errors import AffidavitError, ReviewRequired
from agent.server.failures import RequestError, RunStoppedError, failure, trace
from agent.server.metrics import ACTIVE, REFUSED, count_run
from agent.server.partial import Partial
from agent.server.slots import Slots
from agent.settings import ServerSettings

logger = structlog.stdlib.get_logger(__name__)

Listener = Callable[[AnyEvent], None]
Work = Callable[[Listener], Awaitable[Report]]


class Run:
    """One run of a graph: its owner, its events from 1 on, and how it ended."""

    def __init__(self, kind: str, owner: str, *, keeps_events: bool) -> None:
        self.run_id = uuid.uuid4().hex
        self.kind = kind
        self.owner = owner
        self.started = time.monotonic()
        self.report: Report | None = None
        self.error: BaseException | None = None
        self.followers = 0
        self.partial = Partial()
        self.keeps_events = keeps_events
        self._events: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self.task: asyncio.Task[Report] | None = None

    @property
    def is_over(self) -> bool:
        """Tell whether no event will follow."""
        return self.report is not None or self.error is not None

    @property
    def seconds(self) -> float:
        """Seconds since the run was asked for."""
        return time.monotonic() - self.started

    def hear(self, event: AnyEvent) -> None:
        """Take an event of the graph."""
        self.partial.hear(event)
        if self.keeps_events:
            self._tell(event.model_dump(mode="json"))

    def end(self, *, report: Report | None = None, error: BaseException | None = None) -> None:
        """Take the end of the run; an error is told to the followers as the last event."""
        self.report, self.error = report, error
        if self.keeps_events and error is not None and not isinstance(error, ReviewRequired):
            failed = failure(error)
            self._tell({"type": "error", "version": 1, "status": failed.status, **failed.body})
        self._wake()

    async def follow(self, after: int = 0) -> AsyncIterator[tuple[int, dict[str, Any]]]:
        """Yield (number, event) for the events after number ``after``, until the run is over."""
        position = after
        while True:
            while position < len(self._events):
                position += 1
                yield position, self._events[position - 1]
            if self.is_over:
                return
            await self._news.wait()

    def _tell(self, event: dict[str, Any]) -> None:
        self._events.append(event)
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Runs:
    """All runs of this process: at most so many at a time, so many waiting, so long each."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._slots = Slots(settings.max_running)
        self._runs: dict[str, Run] = {}
        self._ended: deque[str] = deque()
        self._typical = 1.0  # seconds that a run takes, a moving average
        self.is_closing = False

    @property
    def active(self) -> list[Run]:
        """The runs that wait or go on."""
        return [run for run in self._runs.values() if not run.is_over]

    def start(self, kind: str, owner: str, work: Work, *, keeps_events: bool) -> Run:
        """Start ``work`` as soon as there is room for it.

        Raises:
            RequestError: status 429 when too many wait already, 503 when the server shuts down.
        """
        if self.is_closing:
            raise RequestError(
                HTTPStatus.SERVICE_UNAVAILABLE,
                "the server is shutting down; send this again in a moment",
                headers={"Retry-After": "5"},
            )
        settings = self._settings
        if len(self.active) >= settings.max_running + settings.max_waiting:
            REFUSED.inc()
            raise RequestError(
                HTTPStatus.TOO_MANY_REQUESTS,
                f"{len(self.active)} runs are under way or waiting, and no more are taken; "
                "send this again later",
                headers={"Retry-After": str(self._free_in())},
            )
        run = Run(kind, owner, keeps_events=keeps_events)
        self._runs[run.run_id] = run
        ACTIVE.inc()
        run.task = asyncio.create_task(self._execute(run, work), name=f"run {run.run_id}")
        run.task.add_done_callback(functools.partial(self._finish, run))
        return run

    def find(self, run_id: str, owner: str) -> Run | None:
        """Return the run of that id if it is the owner's and not yet forgotten."""
        run = self._runs.get(run_id)
        return run if run is not None and run.owner == owner else None

    def leave(self, run: Run) -> None:
        """Note that nobody follows ``run`` now: it is cancelled unless someone comes back."""
        asyncio.get_running_loop().call_later(
            self._settings.resume_seconds, self._cancel_if_left, run
        )

    async def close(self, seconds: float) -> list[Run]:
        """Take no more runs, wait up to ``seconds`` for those there are, and cancel the rest.

        Returns:
            The runs that had to be cancelled.
        """
        self.is_closing = True
        tasks = {run.task: run for run in self.active if run.task is not None}
        if not tasks:
            return []
        _, pending = await asyncio.wait(tasks, timeout=seconds)
        for task in pending:
            task.cancel()
        if pending:
            await asyncio.wait(pending)
        return [tasks[task] for task in pending]

    async def _execute(self, run: Run, work: Work) -> Report:
        async with self._slots.turn(run.owner):
            return await self._within_time(run, work)

    def _finish(self, run: Run, task: asyncio.Task[Report]) -> None:
        """Take the end of a run's task, which may have been cancelled before it began."""
        if task.cancelled():
            run.end(
                error=RunStoppedError(
                    HTTPStatus.SERVICE_UNAVAILABLE, "the run was cancelled", run.partial.seen()
                )
            )
        elif (error := task.exception()) is not None:
            run.end(error=error)
        else:
            run.end(report=task.result())
        self._typical += 0.1 * (run.seconds - self._typical)
        ACTIVE.dec()
        _note(run)
        if run.keeps_events:
            self._ended.append(run.run_id)
            loop = asyncio.get_running_loop()
            loop.call_later(self._settings.replay_seconds, self._runs.pop, run.run_id, None)
            while len(self._ended) > self._settings.replay_runs:
                self._runs.pop(self._ended.popleft(), None)
        else:
            self._runs.pop(run.run_id, None)

    async def _within_time(self, run: Run, work: Work) -> Report:
        seconds = self._settings.run_seconds
        limit = asyncio.timeout(seconds)
        try:
            async with limit:
                return await work(run.hear)
        except TimeoutError as error:
            if not limit.expired():
                raise
            raise RunStoppedError(
                HTTPStatus.GATEWAY_TIMEOUT,
                f"the run took longer than {seconds:g} seconds and was stopped; "
                "`partial` holds what was verified until then",
                run.partial.seen(),
            ) from error

    def _cancel_if_left(self, run: Run) -> None:
        if run.followers == 0 and not run.is_over and run.task is not None:
            run.task.cancel()

    def _free_in(self) -> int:
        rounds = len(self.active) / self._settings.max_running
        return max(1, math.ceil(rounds * self._typical))


def _note(run: Run) -> None:
    """Count and log the end of ``run``: numbers and ids, nothing of any text."""
    outcome = count_run(run.kind, run.seconds, run.report, run.error)
    logger.info(
        "run ended",
        run_id=run.run_id,
        kind=run.kind,
        caller=run.owner,
        outcome=outcome,
        error=type(run.error).__name__ if run.error else None,
        seconds=round(run.seconds, 3),
        claims=len(run.report.ledger.entries) if run.report else None,
        audit_id=run.report.audit_id if run.report else None,
    )
    if run.error is not None and not isinstance(run.error, AffidavitError):
        logger.error("run failed", run_id=run.run_id, trace=trace(run.error))
