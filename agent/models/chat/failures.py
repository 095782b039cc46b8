"""Failures of chat calls: which to try again, when, and how to say them in one line.

Providers raise classes of their own; what they share is a status code, a response with headers,
or a cause that is a transport error.
"""

import datetime
import email.utils
import re
from collections.abc import Iterator

TRANSIENT = frozenset({408, 409, 425, 429})
LONGEST = 300  # characters of a reason
_TRANSPORT = re.compile(
    r"^(?:APIConnectionError|APITimeoutError|\w*(?:Transport|Protocol|Connect|Read|Write|Network)"
    r"(?:Error|Timeout)|IncompleteRead|ServerDisconnectedError|ClientOSError)$"
)


def chain(error: BaseException) -> Iterator[BaseException]:
    """Yield ``error`` and its causes, each once."""
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        yield at
        at = at.__cause__ or at.__context__


def status_of(error: BaseException) -> int | None:
    """Return the HTTP status that ``error`` carries, None where the server did not answer."""
    for part in chain(error):
        for holder in (part, getattr(part, "response", None)):
            code = getattr(holder, "status_code", None)
            if isinstance(code, int):
                return code
    return None


def is_dropped(error: BaseException) -> bool:
    """Tell whether the connection failed, or the server did not answer in time."""
    return is_timeout(error) or any(
        isinstance(part, ConnectionError)
        or any(_TRANSPORT.match(kind.__name__) for kind in type(part).__mro__)
        or (isinstance(part, RuntimeError) and "loop is closed" in str(part))
        for part in chain(error)
    )


def is_timeout(error: BaseException) -> bool:
    """Tell whether the server did not answer in time."""
    return any(
        isinstance(part, TimeoutError) or "Timeout" in type(part).__name__ for part in chain(error)
    )


def is_unreached(error: BaseException) -> bool:
    """Tell whether no connection came about, so that nothing can have been used."""
    return any(
        isinstance(part, ConnectionRefusedError) or type(part).__name__ == "ConnectError"
        for part in chain(error)
    )


def is_transient(error: BaseException) -> bool:
    """Tell whether the same call may succeed later."""
    if not isinstance(error, Exception):
        return False
    status = status_of(error)
    if status is not None and status >= 400:
        return status in TRANSIENT or status >= 500
    return is_dropped(error)


def retry_after(error: BaseException) -> float | None:
    """Return the seconds that the server asks to wait, None where it does not say."""
    for part in chain(error):
        headers = getattr(getattr(part, "response", None), "headers", None)
        value = headers.get("retry-after") if headers is not None else None
        if value:
            return _seconds(str(value).strip())
    return None


def _seconds(value: str) -> float | None:
    if re.fullmatch(r"\d+(?:\.\d+)?", value):
        return float(value)
    try:
        when = email.utils.parsedate_to_datetime(value)
    except ValueError:
        return None
    if when.tzinfo is None:
        when = when.replace(tzinfo=datetime.UTC)
    return max((when - datetime.datetime.now(datetime.UTC)).total_seconds(), 0.0)


_MALFORMED = (AttributeError, IndexError, KeyError, TypeError, ValueError)


def reason(error: BaseException, seconds: float, secret: str) -> str:
    """Return one line on ``error``, without ``secret``; ``seconds`` is the limit of a call."""
    text = _worded(error, seconds)
    if secret:
        text = text.replace(secret, "…")
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _worded(error: BaseException, seconds: float) -> str:
    status, text = status_of(error), " ".join(str(error).split())
    if is_timeout(error):
        return f"no reply within {seconds:g} seconds"
    if "LengthFinishReason" in type(error).__name__:
        return "the reply was cut at its token limit; raise chat.max_output_tokens"
    if "ContentFilter" in type(error).__name__:
        return "the provider withheld the reply (content filter)"
    if status is not None and status >= 400:
        return text if str(status) in text else f"HTTP {status}: {text}"
    if isinstance(error, _MALFORMED):
        return f"the server's reply is no chat completion ({text or type(error).__name__})"
    return text or type(error).__name__
