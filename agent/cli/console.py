"""Where output goes: people's text and JSON on stdout, progress and errors on stderr."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agent.errors import AffidavitError

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from agent.cli.render.marks import Signs

# Longer lines than this are hard to read, however wide the terminal is.
MAX_WIDTH = 110


def open_closed_streams() -> None:
    """Let streams that the caller has closed lead nowhere: no file of ours takes their number."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - to stay open
            setattr(sys, name, nowhere)


def tolerate_encodings() -> None:
    """Make stdout and stderr escape what their encoding lacks, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


@contextmanager
def printing() -> Iterator[None]:
    """Tell a full disk behind stdout as what it is.

    Raises:
        AffidavitError: when stdout takes no more; a reader that has gone is another matter.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        why = error.strerror or error
        raise AffidavitError(
            f"the output cannot be written: {why}; send it somewhere with free space"
        ) from error


def flush() -> None:
    """Write out what stdout still holds back."""
    with printing():
        sys.stdout.flush()


def write_json(value: Any, *, compact: bool = False) -> None:
    """Print ``value`` on stdout as JSON, and nothing else; ``compact`` on one line, at once."""
    unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    if compact:
        with printing():
            print(json.dumps(value, ensure_ascii=not unicode), flush=True)  # noqa: T201
        return
    with printing():
        sys.stdout.write(as_json(value, escape=not unicode) + "\n")


def as_json(value: Any, *, escape: bool = False) -> str:
    """Return ``value`` as indented JSON; ``escape`` writes it in ASCII."""
    return json.dumps(value, ensure_ascii=escape, indent=2)


def write_line(text: str) -> None:
    """Print one line on stdout."""
    with printing():
        sys.stdout.write(text + "\n")


def write_error(text: str) -> None:
    """Print one line on stderr."""
    sys.stderr.write(text + "\n")


def signs() -> "Signs":
    """Return the signs that stdout can write."""
    from agent.cli.render.marks import signs_for

    return signs_for(sys.stdout.encoding)


def show(renderable: "RenderableType") -> None:
    """Print ``renderable`` on stdout, coloured where stdout is a terminal that wants it."""
    with printing():
        console_on(sys.stdout).print(renderable)


def console_on(stream: Any) -> "Console":
    """Return a console that prints on ``stream`` text as it is: no markup, no emoji codes."""
    from rich.console import Console

    console = Console(file=stream, markup=False, emoji=False, highlight=False)
    console.width = min(console.width, MAX_WIDTH)
    return console
