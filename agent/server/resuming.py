"""Runs that go on with what a thread holds, where the thread waits for nobody.

LangGraph would fail in its own words, or hand the old answer out as if the decision had counted.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from langgraph_sdk import Auth, get_client
from langgraph_sdk.errors import NotFoundError

NOTHING = (
    "nothing on this thread waits for a decision: a run is resumed once, while it is held for "
    "review; give an `input` to start another"
)


async def demand_waiting(thread_id: Any, run: Mapping[str, Any], own: Mapping[str, Any]) -> None:
    """Raise an HTTP 409 for a run that resumes a thread which is at rest.

    Args:
        thread_id: the thread of the run.
        run: its arguments, as the server has them.
        own: the metadata of threads that the caller may know of; of others nothing is told.
    """
    command = run.get("command") or {}
    settings = (run.get("config") or {}).get("configurable") or {}
    goes_on = command.get("resume") is not None or not (run.get("input") is not None or command)
    if not goes_on or settings.get("checkpoint_id"):
        return
    try:
        async with get_client() as server:
            thread = await server.threads.get(str(thread_id))
    except NotFoundError:
        return  # the server says so itself
    metadata = thread.get("metadata") or {}
    if thread["status"] == "idle" and all(metadata.get(k) == v for k, v in own.items()):
        raise Auth.exceptions.HTTPException(status_code=HTTPStatus.CONFLICT, detail=NOTHING)
