"""Routes with what they take and return, and the OpenAPI document that follows from them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from http import HTTPStatus
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from agent.server.queries import refuse_others

Endpoint = Callable[[Request], Awaitable[Response]]
Replies = Mapping[int, tuple[str, type[BaseModel] | None]]
REFERENCE = "#/components/schemas/{model}"


@dataclass(frozen=True)
class Operation:
    """What a route takes and returns, for its description.

    ``query`` maps names of query parameters to (JSON Schema, description); ``stream`` is a reply
    of another media type; ``others`` are further statuses with what they mean.
    """

    tag: str
    body: type[BaseModel] | None = None
    reply: type[BaseModel] | None = None
    status: int = 200
    is_public: bool = False
    query: Mapping[str, tuple[dict[str, Any], str]] = field(default_factory=dict)
    upload: Mapping[str, Any] = field(default_factory=dict)
    stream: Mapping[str, Any] = field(default_factory=dict)
    others: Replies = field(default_factory=dict)


class DescribedRoute(Route):
    """A route that knows its operation."""

    def __init__(self, method: str, path: str, endpoint: Endpoint, operation: Operation) -> None:
        # The LangGraph server would read docstrings as YAML; it is given our document instead.
        name = f"{method} {path}"
        super().__init__(path, endpoint, methods=[method], name=name, include_in_schema=False)
        self.method = method.lower()
        self.operation = operation


def route(method: str, path: str, endpoint: Endpoint, operation: Operation) -> DescribedRoute:
    """Return the route of ``endpoint``, whose docstring describes it to users as well.

    What is public takes any query, as monitors and browsers may add to it.
    """

    @wraps(endpoint)
    async def strict(request: Request) -> Response:
        refuse_others(request, operation.query)
        return await endpoint(request)

    return DescribedRoute(method, path, endpoint if operation.is_public else strict, operation)


def openapi(routes: Sequence[DescribedRoute], version: str) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of ``routes``."""
    models = {
        (model, mode)
        for r in routes
        for model, mode in ((r.operation.body, "validation"), (r.operation.reply, "serialization"))
        if model is not None
    }
    ordered = sorted(models, key=lambda pair: (pair[0].__name__, pair[1]))
    references, definitions = models_json_schema(
        ordered,  # type: ignore[arg-type]
        ref_template=REFERENCE,
    )
    paths: dict[str, dict[str, Any]] = {}
    for r in routes:
        paths.setdefault(r.path, {})[r.method] = _described(r, references)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Affidavit",
            "version": version,
            "description": "Answers that stand up under oath: every claim checked against quotes.",
        },
        "paths": paths,
        "components": {
            "schemas": {**definitions.get("$defs", {}), "Error": ERROR},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


ERROR: dict[str, Any] = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["type", "message"],
            "properties": {
                "type": {"type": "string"},
                "message": {"type": "string", "description": "what is wrong and how to mend it"},
                "details": {"description": "each wrong field, where fields are wrong"},
            },
        }
    },
}
WRONG = {
    400: "the request cannot be used",
    401: "a key is needed",
    403: "the key does not allow this",
    413: "the body is too large",
    422: "fields are wrong",
}


def _described(r: DescribedRoute, references: Mapping[Any, Any]) -> dict[str, Any]:
    operation = r.operation
    summary, _, rest = (r.endpoint.__doc__ or "").partition("\n")
    found: dict[str, Any] = {
        "tags": [operation.tag],
        "summary": summary.rstrip("."),
        "operationId": r.endpoint.__name__,
        "responses": _replies(operation, references),
        "security": [] if operation.is_public else [{"key": []}],
    }
    if rest.strip():
        found["description"] = " ".join(rest.split())
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in r.param_convertors
    ] + [
        {"name": name, "in": "query", "schema": schema, "description": text}
        for name, (schema, text) in operation.query.items()
    ]
    if parameters:
        found["parameters"] = parameters
    bodies = dict(operation.upload)
    if operation.body is not None:
        bodies["application/json"] = {"schema": references[operation.body, "validation"]}
    if bodies:
        found["requestBody"] = {"required": True, "content": bodies}
    return found


def _replies(operation: Operation, references: Mapping[Any, Any]) -> dict[str, Any]:
    content: dict[str, Any] = dict(operation.stream)
    if operation.reply is not None:
        schema = references[operation.reply, "serialization"]
        content = {"application/json": {"schema": schema}, **content}
    done = HTTPStatus(operation.status)
    found: dict[str, Any] = {str(operation.status): {"description": done.phrase}}
    if content:
        found[str(operation.status)]["content"] = content
    problem = {"application/json": {"schema": {"$ref": REFERENCE.format(model="Error")}}}
    wrong = {} if operation.is_public else WRONG
    for status, text in {**wrong, **{s: t for s, (t, _) in operation.others.items()}}.items():
        found[str(status)] = {"description": text}
        if status >= HTTPStatus.BAD_REQUEST:
            found[str(status)]["content"] = problem
    return dict(sorted(found.items()))
