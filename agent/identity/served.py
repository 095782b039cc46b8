"""Whom a run on the LangGraph server serves, and whether that caller may read a workspace."""

from collections.abc import Callable

from langgraph.config import get_config
from langgraph.runtime import ServerInfo, get_runtime

from agent.errors import NotFoundError
from agent.identity.keys import KeyStore
from agent.identity.principal import LOCAL, NOBODY, Principal, Right


def demand_reach(store: KeyStore, workspace: str | None, known: Callable[[], list[str]]) -> None:
    """Let the run that goes on read ``workspace`` only if its caller may.

    Runs outside a LangGraph server are not looked at: whoever starts one holds the files as well,
    and the routes that start them have asked themselves.

    Args:
        store: the keys.
        workspace: None where the run brings its own documents.
        known: returns the names of all workspaces.

    Raises:
        AccessError: when the caller may not read here; the same if there is no such workspace.
        NotFoundError: for a workspace in reach that does not exist; it names no others.
    """
    principal = served_principal(store)
    if principal is None:
        return
    principal.need(Right.READ, workspace)
    if workspace is not None and not principal.reaches_all and workspace not in known():
        raise NotFoundError(f"there is no workspace {workspace!r}; index documents first")


def served_principal(store: KeyStore) -> Principal | None:
    """Return whom the current run serves; None when it does not run on a LangGraph server.

    The key is looked up anew, so that a schedule ends with the key that set it up.
    """
    server = _server()
    if server is None:
        return None
    if not store.are_required():
        return LOCAL
    identity = getattr(server.user, "identity", "") if server.user is not None else ""
    return store.principal(identity) or NOBODY


def _server() -> ServerInfo | None:
    try:
        get_config()
    except RuntimeError:  # outside any graph
        return None
    runtime = get_runtime()
    return runtime.server_info if runtime is not None else None
