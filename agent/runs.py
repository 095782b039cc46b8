"""Runs of the graphs inside this process, and the pause where a person must decide."""

import asyncio
import inspect
import time
import uuid
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from langgraph.types import Command

from agent.bootstrap import DEFAULT_WORKSPACE, toolkit
from agent.context import Context, parse_context
from agent.domain.audit import Outcome
from agent.domain.events import EVENT, AnyEvent
from agent.domain.policy import Policy
from agent.domain.report import Action, HeldAnswer, Report, ReviewRequest
from agent.domain.review import Review, not_waiting
from agent.errors import AffidavitError, InputError, ReviewRequired
from agent.models.chat.opening import close_connections
from agent.nodes.unfinished import REFUSED, SAID, leave_record, once_recorded, outcome_of
from agent.persistence.checkpoints import checkpoints

if TYPE_CHECKING:
    from langgraph.checkpoint.base import BaseCheckpointSaver

Listener = Callable[[AnyEvent], Awaitable[None] | None]
Result = TypeVar("Result")
GRAPHS = {"answer": "graphs.answer", "check": "graphs.check"}


async def run(
    name: str,
    inputs: Mapping[str, Any],
    context: Context | Mapping[str, Any] | None,
    on_event: Listener | None,
) -> Report:
    """Run the graph called ``name`` and return its report.

    A run that its policy may hold for review is kept in the checkpoints of
    `agent.persistence` until it ends.

    Raises:
        InputError: when inputs or context are not valid.
        ReviewRequired: when the answer waits for a person.
    """
    settings = parse_context(context)
    # It may import a provider's package, which takes seconds.
    await asyncio.to_thread(toolkit().check_roles, settings)
    began = time.perf_counter()
    with once_recorded():
        try:
            return await _started(name, inputs, settings, on_event)
        except (*REFUSED, ReviewRequired):
            raise  # the run was refused, or goes on later
        except (Exception, asyncio.CancelledError) as error:  # it may be none of a node
            taken = (time.perf_counter() - began) * 1000
            await leave_record(toolkit(), inputs, settings, outcome_of(error), taken)
            raise


async def _started(
    name: str, inputs: Mapping[str, Any], settings: Context, on_event: Listener | None
) -> Report:
    graph = _graph(name)
    if not can_pause(settings.policy):
        return _ended(await _stream(graph, dict(inputs), settings, {}, on_event))
    thread = uuid.uuid4().hex
    kept = {"graph": name, "context": settings.kept()}
    config = {"configurable": {"thread_id": thread}, "metadata": kept}
    async with checkpoints() as saver:
        held = graph.copy({"checkpointer": saver})
        try:
            return await _until_pause(saver, held, dict(inputs), (settings, config), on_event)
        except ReviewRequired:
            raise
        except BaseException:
            await saver.adelete_thread(thread)
            raise


async def resume(thread_id: str, decision: Review, on_event: Listener | None = None) -> Report:
    """Resume the paused run ``thread_id`` with ``decision`` and return its report.

    Raises:
        NotFoundError: when no run of that id waits for review.
        ReviewRequired: when it waits once more.
    """
    config: dict[str, Any] = {"configurable": {"thread_id": thread_id}}
    async with checkpoints() as saver:
        found = await saver.aget_tuple(config)  # type: ignore[arg-type]
        if found is None:
            raise not_waiting(thread_id)
        kept: Mapping[str, Any] = found.metadata
        settings = parse_context(Context.model_validate_json(kept["context"]))
        graph = _graph(kept["graph"]).copy({"checkpointer": saver})
        config["metadata"] = {name: kept[name] for name in ("graph", "context")}
        command: Command[Any] = Command(resume=decision.model_dump(mode="json"))
        return await _until_pause(saver, graph, command, (settings, config), on_event)


async def waiting() -> dict[str, HeldAnswer]:
    """Return what waits for review, by thread id, newest first."""
    found: dict[str, HeldAnswer] = {}
    async with checkpoints() as saver:
        for thread, kept in (await _latest(saver)).items():
            name = kept.metadata["graph"]
            graph = _graph(name).copy({"checkpointer": saver})
            held = await _held(graph, {"configurable": {"thread_id": thread}})
            if held is not None:
                found[thread] = HeldAnswer(
                    thread_id=thread,
                    created=datetime.fromisoformat(kept.checkpoint["ts"]),
                    workspace=await _workspace(saver, thread, name),
                    review=held,
                )
    return found


async def _latest(saver: "BaseCheckpointSaver[Any]") -> dict[str, Any]:
    """Return the last checkpoint of each thread, newest first."""
    latest: dict[str, Any] = {}
    async for kept in saver.alist(None):
        latest.setdefault(kept.config["configurable"]["thread_id"], kept)
    return latest


async def forget_expired(now: datetime) -> int:
    """Remove the runs on which nobody decided in time; return how many.

    They hold drafts and documents, so they are kept no longer than the ``retention_days`` of
    their policy, as records are. That they expired is recorded, without what they held.
    """
    async with checkpoints() as saver:
        latest = await _latest(saver)
        expired = {thread: kept for thread, kept in latest.items() if _expiry(kept) <= now}
        for thread, kept in expired.items():
            settings = Context.model_validate_json(kept.metadata["context"])
            name = kept.metadata["graph"]
            known = {"workspace": await _workspace(saver, thread, name)}
            given = known | ({"draft": ""} if name == "check" else {})
            await saver.adelete_thread(thread)
            await leave_record(toolkit(), given, settings, (Outcome.EXPIRED, SAID[Outcome.EXPIRED]))
    return len(expired)


def _expiry(kept: Any) -> datetime:
    context = Context.model_validate_json(kept.metadata["context"])
    days = timedelta(days=context.policy.retention_days)
    return datetime.fromisoformat(kept.checkpoint["ts"]) + days


async def origin(thread_id: str) -> tuple[str, str] | None:
    """Return workspace ('' for documents of the request) and user of a run that waits for review.

    None when there is no such run.
    """
    config: dict[str, Any] = {"configurable": {"thread_id": thread_id}}
    async with checkpoints() as saver:
        found = await saver.aget_tuple(config)  # type: ignore[arg-type]
        if found is None:
            return None
        kept: Mapping[str, Any] = found.metadata
        workspace = await _workspace(saver, thread_id, kept["graph"])
        return workspace, Context.model_validate_json(kept["context"]).user


async def _workspace(saver: "BaseCheckpointSaver[Any]", thread_id: str, name: str) -> str:
    """Return the workspace of a run that waits, '' for documents of the request."""
    config: dict[str, Any] = {"configurable": {"thread_id": thread_id}}
    state = await _graph(name).copy({"checkpointer": saver}).aget_state(config)
    sources = state.values.get("sources", {})
    inline = sources.get("documents") is not None
    return "" if inline else sources.get("workspace") or DEFAULT_WORKSPACE


def can_pause(policy: Policy) -> bool:
    """Tell whether some risk level of ``policy`` holds the answer for review."""
    return Action.REVIEW in policy.risk.actions.values()


async def _until_pause(
    saver: "BaseCheckpointSaver[Any]",
    graph: Any,
    inputs: Any,
    setting: tuple[Context, Mapping[str, Any]],
    on_event: Listener | None,
) -> Report:
    """Run until a report or a pause; a run that ended leaves no checkpoint."""
    settings, config = setting
    thread = config["configurable"]["thread_id"]
    report = await _stream(graph, inputs, settings, config, on_event)
    held = None if report else await _held(graph, config)
    if held is not None:
        raise ReviewRequired(thread, held)
    await saver.adelete_thread(thread)
    return _ended(report)


async def _stream(
    graph: Any,
    inputs: Any,
    settings: Context,
    config: Mapping[str, Any],
    on_event: Listener | None,
) -> Report | None:
    """Run the graph, pass its events on, and return the report if it comes to one."""
    if on_event is not None and not callable(on_event):
        raise InputError(f"on_event must be a function, not {type(on_event).__name__}")
    report: Report | None = None
    more = {"durability": "exit"} if config else {}
    async for payload in graph.astream(
        inputs, dict(config), context=settings, stream_mode="custom", subgraphs=True, **more
    ):
        event = EVENT.validate_python(payload[-1])
        if event.type == "final":
            report = event.report
        heard = on_event(event) if on_event is not None else None
        if inspect.isawaitable(heard):
            await heard
    return report


async def _held(graph: Any, config: Mapping[str, Any]) -> ReviewRequest | None:
    """Return what the paused run shows to a person, None where it does not pause."""
    state = await graph.aget_state(dict(config))
    return next((ReviewRequest.model_validate(i.value) for i in state.interrupts), None)


def _ended(report: Report | None) -> Report:
    if report is None:
        raise AffidavitError("the run ended without a report")
    return report


def waited_for(work: Coroutine[Any, Any, Result]) -> Result:
    """Run ``work`` to its end; inside a running event loop (a notebook) in a thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(_closing(work))
    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(asyncio.run, _closing(work)).result()


async def _closing(work: Coroutine[Any, Any, Result]) -> Result:
    """Do ``work``, and close the connections that it leaves to a loop about to end."""
    try:
        return await work
    finally:
        await close_connections()


def _graph(name: str) -> Any:
    """Return the compiled graph; imported only now, since that loads all of the product."""
    return import_module(GRAPHS[name]).graph
