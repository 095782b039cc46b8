"""The LangGraph server's door: who comes in, and what each may see of its own resources.

Threads and runs belong to the key that made them, assistants too, beside the two that every key
may use; store namespaces begin with the name of a workspace. Who reaches every workspace sees all.
What has no handler here is refused.
"""

from collections.abc import Mapping
from typing import Any

from langgraph_sdk import Auth

from agent.bootstrap import DEFAULT_WORKSPACE
from agent.errors import AccessError
from agent.identity.principal import NOBODY, Principal, Right
from agent.server.fields import demand_known
from agent.server.identity import UnknownCallerError, as_user, caller, principal_behind
from agent.server.resuming import demand_waiting

auth = Auth()

OPEN = frozenset({"/", "/healthz", "/v1/openapi.json", "/v1/docs", "/favicon.ico"})
OPEN_FOLDER = "/static/"
OWNER = "affidavit_owner"
MAKER = "created_by"
SYSTEM = {MAKER: "system"}
STATED = "__context_provided__"
"""The mark that the server sets where a run comes with a context."""

Filter = dict[str, Any] | None


@auth.authenticate
async def authenticate(scope: dict[str, Any], path: str, method: str) -> Mapping[str, Any]:
    """Return the user behind a request; on the page and its files that may be nobody."""
    try:
        return as_user(await caller(scope))
    except UnknownCallerError as error:
        if method in ("GET", "HEAD") and (path in OPEN or path.startswith(OPEN_FOLDER)):
            return as_user(NOBODY)
        raise Auth.exceptions.HTTPException(status_code=401, detail=str(error)) from error


@auth.on
async def refuse(ctx: Auth.types.AuthContext, value: Any) -> bool:
    """Refuse whatever no other handler knows."""
    return False


@auth.on.threads
async def threads(ctx: Auth.types.AuthContext, value: dict[str, Any]) -> Filter:
    """Let a caller make threads, and see and change its own.

    To write a thread's state, which can stand for a decision on what it holds, takes the right to.
    """
    states = ctx.action == "update" and not value.keys() - {"thread_id"}
    principal = await _demand(ctx, Right.WRITE if states else Right.READ)
    if ctx.action in ("create", "update"):
        _sign(principal, value)
    return _own(principal)


@auth.on.threads.create_run
async def create_run(ctx: Auth.types.AuthContext, value: Any) -> Filter:
    """Let a caller run a graph on a workspace in reach, on a thread of its own.

    To decide on a held answer is to write, as it is under ``/v1/reviews``; so is any other command,
    which could lead around the decision.
    """
    run = value.get("kwargs") or {}
    command = run.get("command") or {}
    decision = command.get("resume")
    principal = await _demand(ctx, Right.WRITE if command else Right.READ)
    _sign(principal, value)
    if isinstance(decision, dict) and "action" in decision and principal.name:
        decision["by"] = principal.name
    settings = (run.get("config") or {}).get("configurable") or {}
    # Without a context of the caller's the server puts settings of its own in the place of one.
    demand_known(run.get("input"), run.get("context") if settings.get(STATED) else None)
    _demand_workspaces(principal, run)
    await demand_waiting(value.get("thread_id"), run, _own(principal) or {})
    return _own(principal)


@auth.on.assistants
async def assistants(ctx: Auth.types.AuthContext, value: dict[str, Any]) -> Filter:
    """Let everyone use the built-in assistants, and administrators keep their own."""
    if ctx.action in ("read", "search"):
        principal = await _demand(ctx, Right.READ)
        own = _own(principal)
        return own and {"$or": [SYSTEM, own]}
    principal = await _demand(ctx, Right.ADMIN)
    if ctx.action in ("create", "update"):
        demand_known(None, value.get("context"))
    _sign(principal, value)
    return _own(principal)


@auth.on.crons
async def crons(ctx: Auth.types.AuthContext, value: dict[str, Any]) -> Filter:
    """Let administrators schedule runs on workspaces in reach, and see their own schedules."""
    principal = await _demand(ctx, Right.ADMIN)
    if ctx.action in ("create", "update"):
        _sign(principal, value)
        planned = value.get("payload") or {}
        demand_known(planned.get("input"), planned.get("context"))
        _demand_workspaces(principal, planned)
    return _own(principal)


@auth.on.store
async def store(ctx: Auth.types.AuthContext, value: dict[str, Any]) -> None:
    """Let a caller use the namespaces that begin with a workspace in reach."""
    writes = ctx.action in ("put", "delete")
    principal = await _demand(ctx, Right.WRITE if writes else Right.READ)
    namespace = tuple(value.get("namespace") or ())
    if principal.reaches_all:
        return
    if not namespace or not principal.reaches(str(namespace[0])):
        raise _forbidden("store namespaces begin with the name of a workspace that the key reaches")


async def _demand(ctx: Auth.types.AuthContext, right: Right) -> Principal:
    principal = await principal_behind(ctx.user)
    try:
        principal.need(right)
    except AccessError as error:
        raise _forbidden(str(error)) from error
    return principal


def _own(principal: Principal) -> Filter:
    """Return the filter for what the caller owns; none where it sees all."""
    return None if principal.reaches_all else {OWNER: principal.identity}


def _sign(principal: Principal, value: dict[str, Any]) -> None:
    """Write the owner into the resource's metadata, and no other maker."""
    metadata = value.get("metadata")
    if not isinstance(metadata, dict):
        metadata = value["metadata"] = {}
    metadata[OWNER] = principal.identity
    if MAKER in metadata:
        metadata[MAKER] = principal.name


def _demand_workspaces(principal: Principal, run: Mapping[str, Any]) -> None:
    """Refuse a run that names a workspace out of reach, before it starts.

    The run's own door to the documents checks again, whatever the state says by then.
    """
    command = run.get("command") if isinstance(run.get("command"), Mapping) else {}
    for values in (run.get("input"), (command or {}).get("update")):
        if not isinstance(values, Mapping) or values.get("documents") is not None:
            continue
        named = values.get("workspace")
        meant = str(named or DEFAULT_WORKSPACE)
        if not principal.reaches(meant):
            other = "" if named else ", which a run without a `workspace` means: name yours"
            raise _forbidden(f"the key does not reach a workspace named {meant!r}{other}")
    context = run.get("context")
    if isinstance(context, Mapping) and context.get("base_url"):
        try:
            principal.need(Right.ADMIN)
        except AccessError as error:
            raise _forbidden(f"to name a `base_url`: {error}") from error


def _forbidden(message: str) -> Auth.exceptions.HTTPException:
    return Auth.exceptions.HTTPException(status_code=403, detail=message)
