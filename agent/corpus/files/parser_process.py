"""The process that parses files: ``python -m agent.corpus.files.parser_process``.

It reads frames (`framing`) on standard input and answers each on standard output. A request is
(path, content, seconds of processor time), a reply the document with its chunks or the reason why
there is none. Whatever a hostile file does to a parser (hang, crash, eat memory) happens here, in a
process that can be ended, and ends itself by SIGXCPU when a file takes more than its time.
"""

import math
import os
import pickle
import sys
import time
from pathlib import Path
from typing import Any, BinaryIO

from agent.corpus.files.framing import LENGTH, frame

MEMORY = 4 * 1024**3
"""Bytes of address space that a parser may use."""


def _read(pipe: BinaryIO) -> Any:
    """Return the next message, or None at the end."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(pipe.read(*LENGTH.unpack(head)))  # noqa: S301 - from the parent process


def _limit(what: str, most: int) -> None:
    """Set a limit of this process, e.g. ``RLIMIT_AS``, as far as the system has it and allows."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    kind = getattr(resource, what)
    _, hard = resource.getrlimit(kind)
    allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (allowed, hard))


def _answer(path: str, data: bytes) -> tuple[Any, str]:
    from agent.corpus.files.parsing import parsed
    from agent.errors import LoadError

    try:
        return parsed(Path(path), data), ""
    except LoadError as error:
        return None, str(error)
    except MemoryError:
        return None, f"{path}: it takes more than {MEMORY // 1024**3} GB of memory to read"


def main() -> None:
    """Answer requests until standard input ends."""
    _limit("RLIMIT_AS", MEMORY)
    _limit("RLIMIT_CORE", 0)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a parser prints must not get among the replies
    while (request := _read(sys.stdin.buffer)) is not None:
        path, data, seconds = request
        _limit("RLIMIT_CPU", math.ceil(time.process_time() + seconds))
        replies.write(frame(_answer(path, data)))
        replies.flush()


if __name__ == "__main__":
    main()
