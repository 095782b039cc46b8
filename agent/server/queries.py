"""Query parameters, read strictly."""

from collections.abc import Collection
from http import HTTPStatus

from starlette.requests import Request

from agent.server.failures import RequestError

LONGEST = 2_000
LONGEST_NAME, MOST_NAMES = 60, 5  # of what an error repeats


def refuse_others(request: Request, known: Collection[str]) -> None:
    """Refuse query parameters that are not ``known``: unseen, one would change what is meant.

    Raises:
        RequestError: status 422, naming them and what there is.
    """
    others = sorted(set(request.query_params) - set(known))
    if others:
        named = ", ".join(f"`{other[:LONGEST_NAME]}`" for other in others[:MOST_NAMES])
        allowed = (
            f"there are {', '.join(f'`{name}`' for name in known)}" if known else "it has none"
        )
        raise RequestError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            f"{request.method} {request.url.path} has no query parameter {named}: {allowed}",
        )


def number(
    request: Request, name: str, default: int, *, at_least: int = 0, at_most: int = 10**9
) -> int:
    """Return the query parameter ``name`` as a number from ``at_least`` to ``at_most``.

    Raises:
        RequestError: status 422 when it is none.
    """
    given = request.query_params.get(name)
    if given is None:
        return default
    digits = given.isascii() and given.isdecimal() and len(given) < 12
    if not (digits and at_least <= int(given) <= at_most):
        raise RequestError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            f"{name} must be a whole number from {at_least} to {at_most}",
        )
    return int(given)


def text(request: Request, name: str) -> str | None:
    """Return the query parameter ``name``, None when it is not given.

    Raises:
        RequestError: status 422 when it is empty or absurdly long.
    """
    given = request.query_params.get(name)
    if given is not None and not 1 <= len(given) <= LONGEST:
        raise RequestError(
            HTTPStatus.UNPROCESSABLE_ENTITY, f"{name} must have 1 to {LONGEST} characters"
        )
    return given
