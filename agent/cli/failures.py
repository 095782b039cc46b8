"""Exceptions as exit statuses and one clear line."""

import errno
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from agent.cli.interrupts import INTERRUPTED
from agent.cli.render.plain import one_line
from agent.domain.problems import reason
from agent.errors import AffidavitError, InputError, NotFoundError, ReviewRequired

GROUNDED = 0
FAILURE = 1
USAGE = 2
NOT_GROUNDED = 3

_REFUSED = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, getattr(errno, "EDQUOT", 0)}
_SQLITE_REFUSED = {3, 8, 10, 13, 14}  # PERM, READONLY, IOERR, FULL, CANTOPEN


@runtime_checkable
class _CommandLineError(Protocol):
    """What the option parser raises; its class lives in typer or in click, by version."""

    exit_code: int

    def format_message(self) -> str:
        """Return the message without the usage line."""


class Failure(NamedTuple):
    """How a command failed: exit status, kind of error, and what to tell the user."""

    status: int
    type: str
    message: str
    is_internal: bool = False


def failure(error: BaseException) -> Failure:
    """Return the exit status and the line for ``error``."""
    name = type(error).__name__
    if isinstance(error, ReviewRequired):
        return Failure(NOT_GROUNDED, name, one_line(str(error)))
    if isinstance(error, AffidavitError):
        usage = isinstance(error, InputError | NotFoundError)
        return Failure(USAGE if usage else FAILURE, name, one_line(str(error)))
    if isinstance(error, _CommandLineError):
        message = reason(one_line(error.format_message()))
        quoting = "put what has blanks in quotes; " if "extra argument" in message else ""
        return Failure(USAGE, "UsageError", f"{message} ({quoting}--help shows what is allowed)")
    if isinstance(error, KeyboardInterrupt):
        return Failure(INTERRUPTED, "Interrupted", "interrupted")
    if refused := _refused(error):
        return Failure(FAILURE, "StorageError", one_line(refused))
    detail = one_line(f"{name}: {error}" if str(error) else name)
    return Failure(
        FAILURE,
        "InternalError",
        f"internal error: {detail} (run with --verbose for the traceback)",
        is_internal=True,
    )


def _refused(error: BaseException) -> str:
    """Return what to tell where a file or a disk refuses to be used, '' for another error."""
    told, ours = "", True
    if isinstance(error, OSError) and error.filename is not None:
        ours = _is_at_home(error.filename)
        if ours or error.errno in _REFUSED:
            told = f"{error.filename}: {error.strerror}"
    elif isinstance(error, OSError) and error.errno in _REFUSED:
        told = str(error.strerror)
    elif getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE_REFUSED:  # Error of sqlite3
        told = f"the stored data cannot be used ({error})"
    if not told:
        return ""
    elsewhere = ", or set AFFIDAVIT_HOME to another folder" if ours else ""
    return f"{told}; check permissions and free space{elsewhere}"


def _is_at_home(place: object) -> bool:
    """Tell whether a file is of the state that lies under AFFIDAVIT_HOME, or a folder above."""
    from agent.settings import settings

    try:
        path, home = Path(str(place)).absolute(), settings().home.absolute()
    except AffidavitError:
        return False
    return path.is_relative_to(home) or home.is_relative_to(path)
