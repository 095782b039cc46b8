"""The application that the LangGraph server serves beside its own routes."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from importlib.metadata import version

import httpx
from starlette.applications import Starlette
from starlette.middleware import Middleware

from agent.audit.sweeper import sweep_forever
from agent.bootstrap import toolkit
from agent.errors import AffidavitError
from agent.runs import forget_expired
from agent.server.body_limit import BodyLimit
from agent.server.closed_paths import ClosedPaths
from agent.server.failures import on_error, on_refusal
from agent.server.listening import demand_keys_for_others
from agent.server.operations import DescribedRoute, openapi
from agent.server.page.routes import routes as page_routes
from agent.server.refusals import Refusals
from agent.server.routes import audits, documents, health, reference, reviews, runs, texts
from agent.server.routes.unserved import unserved
from agent.server.running import Runs
from agent.server.tool_replies import ToolReplies
from agent.server.warm import warm
from agent.settings import ServerSettings, server_settings

ROUTES: list[DescribedRoute] = [
    *runs.ROUTES,
    *documents.ROUTES,
    *texts.ROUTES,
    *reviews.ROUTES,
    *audits.ROUTES,
    *health.ROUTES,
    *reference.ROUTES,
]


def build() -> Starlette:
    """Return the application; nothing runs before its lifespan starts."""
    settings = server_settings()
    made = Starlette(
        routes=[*ROUTES, *page_routes(), unserved(ROUTES)],
        middleware=[
            Middleware(ClosedPaths),
            Middleware(BodyLimit, limit=settings.max_body),
            Middleware(Refusals),
            Middleware(ToolReplies),
        ],
        exception_handlers={
            AffidavitError: on_error,
            httpx.HTTPStatusError: on_refusal,
            Exception: on_error,
        },
        lifespan=lifespan,
    )
    made.state.settings = settings
    made.state.openapi = openapi(ROUTES, version("affidavit"))
    return made


@asynccontextmanager
async def lifespan(application: Starlette) -> AsyncIterator[None]:
    """Take runs until the server stops; then let them finish, and name those that cannot.

    Raises:
        InputError: when others could reach the server though no key exists.
    """
    await asyncio.to_thread(demand_keys_for_others, os.environ.get("LANGGRAPH_API_URL", ""))
    _describe_with_server(application)
    settings: ServerSettings = application.state.settings
    runs_of_app = application.state.runs = Runs(settings)
    beside = [
        asyncio.create_task(sweep_forever(_sweep_records, "audit records")),
        asyncio.create_task(sweep_forever(forget_expired, "runs held for review")),
        asyncio.create_task(warm()),
    ]
    yield
    for task in beside:
        task.cancel()
    await runs_of_app.close(settings.run_seconds)


async def _sweep_records(now: datetime) -> int:
    return await toolkit().audit_log().sweep(now)


def _describe_with_server(application: Starlette) -> None:
    """Show the routes under the LangGraph server's own ``/docs`` as well."""
    try:
        from langgraph_api.api.openapi import set_custom_spec
    except ImportError:  # another server; these routes are still described under /v1
        return
    set_custom_spec(application.state.openapi)


app = build()
