"""Bodies of requests: read within the limit, parsed strictly, refused with each wrong field."""

import asyncio
from http import HTTPStatus
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json
from starlette.requests import ClientDisconnect, Request

from agent.domain.problems import faults, field, reason
from agent.server.failures import RequestError

Model = TypeVar("Model", bound=BaseModel)
SHOWN = 20  # wrong fields that one reply names
JSON = "application/json"


async def parsed(request: Request, model: type[Model]) -> Model:
    """Return the body of ``request``, which must be JSON, as a ``model``.

    Raises:
        RequestError: status 415 for another type of content, 400 for what is no JSON, 422 for
            JSON that does not fit, naming each wrong field.
    """
    if media_type(request) != JSON:
        raise RequestError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            f"send the body as {JSON} and say so in the header Content-Type",
        )
    data = await content(request)
    # Parsing a large body takes long enough to hold up the event loop.
    return await asyncio.to_thread(_fitted, data, model)


async def content(request: Request) -> bytes:
    """Return the body of ``request``.

    Raises:
        RequestError: when the client left before it was sent.
    """
    try:
        return await request.body()
    except ClientDisconnect as error:
        raise RequestError(HTTPStatus.BAD_REQUEST, "the body is incomplete") from error


def fitted(values: Any, model: type[Model]) -> Model:
    """Return ``values`` as a ``model``.

    Raises:
        RequestError: status 422, naming each wrong field.
    """
    try:
        return model.model_validate(values)
    except ValidationError as error:
        wrong = [_wrong(e) for e in faults(error)[:SHOWN]]
        summary = "; ".join(f"{w['field']}: {w['problem']}" for w in wrong)
        raise RequestError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            f"the request does not fit: {summary}",
            details=wrong,
        ) from error


def media_type(request: Request) -> str:
    """Return the type of the body without its parameters, in lower case."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def _fitted(data: bytes, model: type[Model]) -> Model:
    try:
        values = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise RequestError(
            HTTPStatus.BAD_REQUEST, f"the body is no JSON that can be read: {error}"
        ) from error
    if not isinstance(values, dict):
        raise RequestError(HTTPStatus.UNPROCESSABLE_ENTITY, "the body must be a JSON object")
    return fitted(values, model)


def _wrong(error: Any) -> dict[str, str]:
    """Return field and problem of a validation error; the value itself is not repeated."""
    return {"field": field(error) or "body", "problem": reason(error["msg"])}
