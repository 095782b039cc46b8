"""Answers that are held for review: list them, decide on one."""

import asyncio
from collections import defaultdict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.api import areview
from agent.domain.report import HeldAnswers, Report
from agent.domain.review import not_waiting
from agent.identity.principal import Principal, Right
from agent.runs import origin, waiting
from agent.server.bodies import parsed
from agent.server.identity import principal_of
from agent.server.operations import Operation, route
from agent.server.replies import answered
from agent.server.requests import ReviewBody
from agent.server.routes.runs import REPLIES, STREAM
from agent.server.running import Listener


class Turns:
    """Lets one decision on a thread after the other through, so that a run ends once."""

    def __init__(self) -> None:
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def decide(self, thread_id: str, body: ReviewBody, by: str, hear: Listener) -> Report:
        """Decide on the thread when it is this caller's turn.

        Raises:
            NotFoundError: when someone else decided meanwhile.
        """
        lock = self._locks[thread_id]
        try:
            async with lock:
                return await areview(thread_id, body.action.value, body.text, by=by, on_event=hear)
        finally:
            if not lock.locked():
                self._locks.pop(thread_id, None)


TURNS = Turns()


async def listed(request: Request) -> Response:
    """List the answers within reach that are held for review."""
    principal = principal_of(request)
    principal.need(Right.READ)
    held = [
        answer
        for thread, answer in (await waiting()).items()
        if await _is_within_reach(principal, thread)
    ]
    return JSONResponse(HeldAnswers(reviews=tuple(held)).model_dump(mode="json"))


async def decide(request: Request) -> Response:
    """Approve, edit or reject an answer that is held; the reply is the report.

    An edited answer is verified like any other, and may be held again.
    """
    principal = principal_of(request)
    principal.need(Right.WRITE)
    thread_id = request.path_params["thread_id"]
    body = await parsed(request, ReviewBody)
    if not await _is_within_reach(principal, thread_id):
        raise not_waiting(thread_id)
    by = principal.name or body.by
    return await answered(request, "review", lambda hear: TURNS.decide(thread_id, body, by, hear))


async def _is_within_reach(principal: Principal, thread_id: str) -> bool:
    """Tell whether the run is of a workspace in reach, or the caller's own."""
    if principal.reaches_all:
        return True
    found = await origin(thread_id)
    if found is None:
        return False
    workspace, user = found
    return principal.reaches(workspace) if workspace else user == principal.name


ROUTES = [
    route("GET", "/v1/reviews", listed, Operation(tag="Reviews", reply=HeldAnswers)),
    route(
        "POST",
        "/v1/reviews/{thread_id}",
        decide,
        Operation(tag="Reviews", body=ReviewBody, reply=Report, stream=STREAM, others=REPLIES),
    ),
]
