"""Files parsed into documents and chunks, the risky ones in processes that can be ended."""

import asyncio
import os
import pickle
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agent.corpus.chunking.chunks import chunk
from agent.corpus.files.framing import LENGTH, frame
from agent.corpus.loaders.load import PLAIN, load_bytes
from agent.domain.text import Chunk, Document
from agent.errors import LoadError
from agent.settings import settings

SMALL = 1_000_000
"""Plain text of fewer bytes is parsed in a thread: it can do no harm."""
SECONDS = 60.0
SECONDS_A_MEGABYTE = 10.0
"""Processor time that a file may take: a busy machine must not fail sound files."""
PATIENCE = 10.0
"""So many times as long a parser may take by the clock, e.g. where it waits for memory."""
GRACE = 1.0
"""Seconds in which a parser ends by itself once it is told that nothing follows."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """A document and its chunks in reading order."""

    document: Document
    chunks: list[Chunk]


def parsed(path: Path, data: bytes) -> Parsed:
    """Return the document that ``data``, the content of ``path``, holds.

    Raises:
        LoadError: naming the file and the reason.
    """
    document = load_bytes(path, data)
    return Parsed(document, chunk(document))


class Parsers:
    """Up to ``count`` parser processes, started when first needed; use it as a context.

    A process that works longer than ``seconds`` on a file (and more on large ones) or dies is
    replaced.
    """

    def __init__(self, count: int = 0, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._running: set[asyncio.subprocess.Process] = set()
        for _ in range(count or settings().cores):
            self._idle.put_nowait(None)

    async def __aenter__(self) -> "Parsers":
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in list(self._running):
            await self._end(process)

    async def parse(self, path: Path, data: bytes) -> Parsed:
        """Return the document that ``data``, the content of ``path``, holds.

        Raises:
            LoadError: naming the file and the reason.
        """
        if path.suffix.lower() in PLAIN and len(data) < SMALL:
            return await asyncio.to_thread(parsed, path, data)
        process = await self._idle.get()
        try:
            if process is None:
                process = await _started()
                self._running.add(process)
            seconds = self._seconds + SECONDS_A_MEGABYTE * len(data) / 1e6
            found, reason = await asyncio.wait_for(
                _asked(process, (str(path), data, seconds)), PATIENCE * seconds
            )
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            reason = await self._failed(process, error)
            process = None
            raise LoadError(f"{path}: {reason}") from None
        except BaseException:  # cancelled: what the process will answer belongs to nobody
            if process is not None:
                await self._end(process)
                process = None
            raise
        finally:
            self._idle.put_nowait(process)
        if reason:
            raise LoadError(reason)
        result: Parsed = found
        return result

    async def _failed(self, process: asyncio.subprocess.Process | None, error: Exception) -> str:
        if process is None:
            return f"no parser could be started ({error})"
        await self._end(process)
        out_of_time = -getattr(signal, "SIGXCPU", 0)
        if isinstance(error, TimeoutError) or process.returncode == out_of_time:
            return f"reading it took longer than {self._seconds:.0f} seconds"
        return f"the parser crashed on it (status {process.returncode})"

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._running.discard(process)
        if process.returncode is None and isinstance(process.stdin, asyncio.StreamWriter):
            process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), GRACE)
        except TimeoutError:
            with suppress(ProcessLookupError):  # it ended in this very moment
                process.kill()
            await process.wait()


async def _started() -> asyncio.subprocess.Process:
    root = str(Path(__file__).parents[3])
    paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "agent.corpus.files.parser_process",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )


async def _asked(
    process: asyncio.subprocess.Process, request: tuple[str, bytes, float]
) -> tuple[Any, str]:
    if process.stdin is None or process.stdout is None:
        raise OSError("the parser has no pipes")
    process.stdin.write(frame(request))
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    reply = await process.stdout.readexactly(length)
    answer: tuple[Any, str] = await asyncio.to_thread(pickle.loads, reply)
    return answer
