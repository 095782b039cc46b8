"""A run as a reply: one JSON object, or Server-Sent Events for those who accept them."""

import asyncio
import json
from collections.abc import AsyncIterator
from http import HTTPStatus

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.domain.report import Report
from agent.errors import NotFoundError, ReviewRequired
from agent.server.failures import RequestError, failure, reply
from agent.server.identity import principal_of
from agent.server.running import Run, Runs, Work
from agent.settings import ServerSettings

EVENT_STREAM = "text/event-stream"
RUN_HEADER = "X-Run-Id"
CLIENT_LEFT = 499  # as nginx logs it; nobody reads this reply


async def answered(request: Request, kind: str, work: Work) -> Response:
    """Run ``work`` and reply as the client wants it.

    With ``Accept: text/event-stream`` the reply is a stream; with a ``Last-Event-ID`` as well, it
    goes on with the run that the id names, and ``work`` is not started.
    """
    if not wants_events(request):
        return await _whole(request, kind, work)
    if request.headers.get("last-event-id"):
        return resumed(request)
    run = runs_of(request).start(kind, principal_of(request).identity, work, keeps_events=True)
    return _stream(request, run, after=0)


def resumed(request: Request, run_id: str | None = None) -> Response:
    """Reply with the events of a run after the one that ``Last-Event-ID`` names.

    Raises:
        NotFoundError: when the run is another caller's, or was forgotten.
        RequestError: when the id cannot be one of ours, or is not of this run.
    """
    named, _, number = request.headers.get("last-event-id", "").partition(":")
    if (number and not (number.isdecimal() and len(number) < 10)) or (named and not number):
        raise RequestError(HTTPStatus.BAD_REQUEST, "Last-Event-ID is no id that was sent here")
    if run_id is not None and named not in ("", run_id):
        raise RequestError(HTTPStatus.BAD_REQUEST, "Last-Event-ID is of another run")
    run = runs_of(request).find(run_id or named, principal_of(request).identity)
    if run is None or not run.keeps_events:
        raise NotFoundError("there is no such run, or its events are no longer kept")
    return _stream(request, run, after=int(number or 0))


def wants_events(request: Request) -> bool:
    """Tell whether the client accepts a stream of events."""
    return EVENT_STREAM in request.headers.get("accept", "").lower()


def runs_of(request: Request) -> Runs:
    """Return the runs of the application that serves ``request``."""
    runs: Runs = request.app.state.runs
    return runs


def settings_of(request: Request) -> ServerSettings:
    """Return the settings of the application that serves ``request``."""
    settings: ServerSettings = request.app.state.settings
    return settings


def _stream(request: Request, run: Run, after: int) -> Response:
    settings = settings_of(request)
    return EventSourceResponse(
        _events(runs_of(request), run, after),
        headers={RUN_HEADER: run.run_id},
        ping=settings.heartbeat_seconds,
        # A server that shuts down lets what runs finish; the run's own limit bounds this.
        shutdown_grace_period=settings.run_seconds,
        sep="\n",
    )


async def _events(runs: Runs, run: Run, after: int) -> AsyncIterator[ServerSentEvent]:
    run.followers += 1
    try:
        async for number, event in run.follow(after):
            yield ServerSentEvent(
                data=json.dumps(event, ensure_ascii=False, separators=(",", ":")),
                event=event["type"],
                id=f"{run.run_id}:{number}",
                sep="\n",
            )
    finally:
        run.followers -= 1
        if run.followers == 0 and not run.is_over:
            runs.leave(run)


async def _whole(request: Request, kind: str, work: Work) -> Response:
    run = runs_of(request).start(kind, principal_of(request).identity, work, keeps_events=False)
    assert run.task is not None
    left = asyncio.create_task(_has_left(request))
    try:
        await asyncio.wait({run.task, left}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        left.cancel()
        if not run.task.done():
            run.task.cancel()
    if not run.is_over:
        return Response(status_code=CLIENT_LEFT)
    return _outcome(run)


def _outcome(run: Run) -> Response:
    headers = {RUN_HEADER: run.run_id}
    if run.report is not None:
        return JSONResponse(as_json(run.report), headers=headers)
    assert run.error is not None
    if isinstance(run.error, ReviewRequired):
        return JSONResponse(held(run.error), int(HTTPStatus.ACCEPTED), headers)
    failed = failure(run.error)
    return reply(failed._replace(headers={**failed.headers, **headers}))


def as_json(report: Report) -> dict[str, object]:
    """Return the report as every surface prints it."""
    return report.model_dump(mode="json")


def held(pause: ReviewRequired) -> dict[str, object]:
    """Return what tells a client that the answer waits for a person."""
    review = pause.request.model_dump(mode="json")
    return {"status": "review", "thread_id": pause.thread_id, "review": review}


async def _has_left(request: Request) -> None:
    """Return when the client closes the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
