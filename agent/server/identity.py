"""Who calls: from the headers of a request to a Principal, and back from the server's user.

Without any key, the server belongs to whoever works on the same machine: a request is let in if
it comes over loopback, is addressed to loopback, and no other site's page sent it. From the first
key on, every request must show one.
"""

import asyncio
import json
import os
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request

from agent.bootstrap import key_store
from agent.errors import AccessError
from agent.identity.loopback import is_loopback
from agent.identity.principal import LOCAL, NOBODY, Principal, Right

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class UnknownCallerError(AccessError):
    """The request shows no key, or one that opens nothing."""


async def caller(scope: Mapping[str, Any]) -> Principal:
    """Return who sends the request of ``scope``.

    Raises:
        UnknownCallerError: when it is nobody that is let in, saying what is missing.
    """
    return await asyncio.to_thread(_caller, scope)


def principal_of(request: Request) -> Principal:
    """Return whom the server's authentication found behind ``request``.

    Raises:
        UnknownCallerError: when none took place; then nobody is let in.
    """
    user = request.scope.get("user")
    if user is None:
        raise UnknownCallerError("the server runs without its authentication")
    return principal_from(user)


def principal_from(user: Any) -> Principal:
    """Return the Principal that ``as_user`` made ``user`` of; for anything else, nobody."""
    try:
        return Principal(
            identity=user["identity"],
            name=user["display_name"],
            workspaces=tuple(user["workspaces"]),
            right=Right(user["right"]) if user["right"] else None,
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        return NOBODY


async def principal_behind(user: Any) -> Principal:
    """Return the Principal of ``user``, also where the server kept its identity alone.

    It does so for schedules: their key is looked up again, and they end with it.
    """
    known = principal_from(user)
    if known != NOBODY:
        return known
    return await asyncio.to_thread(_by_identity, str(getattr(user, "identity", "")))


def _by_identity(identity: str) -> Principal:
    store = key_store()
    if identity == LOCAL.identity and not store.are_required():
        return LOCAL
    return store.principal(identity) or NOBODY


def as_user(principal: Principal) -> dict[str, Any]:
    """Return ``principal`` as the user that the LangGraph server keeps with a request."""
    return {
        "identity": principal.identity,
        "display_name": principal.name,
        "is_authenticated": principal != NOBODY,
        "permissions": [r.value for r in Right if principal.may(r)],
        "workspaces": list(principal.workspaces),
        "right": principal.right.value if principal.right else "",
    }


def _caller(scope: Mapping[str, Any]) -> Principal:
    headers = {
        name.decode("latin-1").lower(): value.decode("latin-1")
        for name, value in scope.get("headers") or ()
    }
    store, shown = key_store(), _shown_key(headers)
    if not store.are_required():
        _demand_local(scope, headers)
        return LOCAL
    if shown is None:
        raise UnknownCallerError(
            "a key is needed: send it as `Authorization: Bearer KEY` or `X-Api-Key: KEY`"
        )
    found = store.recognise(shown)
    if found is None:
        raise UnknownCallerError("the key is not known, revoked or no longer valid")
    return found


def _shown_key(headers: Mapping[str, str]) -> str | None:
    scheme, _, credentials = headers.get("authorization", "").partition(" ")
    if credentials and scheme.lower() == "bearer":
        return credentials.strip()
    return headers.get("x-api-key") or None


def _demand_local(scope: Mapping[str, Any], headers: Mapping[str, str]) -> None:
    """Let in only what this machine sends to itself, directly.

    The Host header is looked at since a web page can point a name of its own at 127.0.0.1, the
    Origin header since a page of another site can post forms here.
    """
    client = scope.get("client")
    if client is None or not is_loopback(client[0]) or any(h in headers for h in FORWARDED):
        raise UnknownCallerError(
            "without keys only this machine is served: make one with `affidavit keys create`"
        )
    host = _host(f"//{headers.get('host', '')}")
    if not is_loopback(host):
        raise UnknownCallerError(f"without keys the server answers to localhost, not to {host!r}")
    origin = headers.get("origin")
    if origin is not None and not is_loopback(_host(origin)) and origin not in _allowed_origins():
        raise UnknownCallerError(f"requests from pages of {origin} are not allowed")


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _allowed_origins() -> list[str]:
    """Return the origins that the server's CORS rules name, as it hands them on to itself."""
    for name in ("CORS_CONFIG", "LANGGRAPH_HTTP"):
        rules = json.loads(os.environ.get(name) or "{}")
        origins = rules.get("cors", rules).get("allow_origins")
        if origins is not None:
            return list(origins)
    return []
