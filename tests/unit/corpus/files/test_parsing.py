import asyncio
import os
import signal
from pathlib import Path

import pytest

from agent.corpus.files import parsing
from agent.corpus.files.parsing import Parsers
from agent.corpus.loaders.load import read_bytes
from agent.errors import LoadError

HTML = b"<html><head><title>Days</title></head><body><p>You get 30 days.</p></body></html>"


async def test_a_file_parsed_in_a_process_is_the_same_as_here(tmp_path: Path) -> None:
    async with Parsers(1) as parsers:
        for _ in range(2):
            found = await parsers.parse(tmp_path / "a.html", HTML)
            assert (found.document.title, found.document.text) == ("Days", "You get 30 days.")
            assert [c.text for c in found.chunks] == ["You get 30 days."]


async def test_what_a_parser_refuses_is_named(tmp_path: Path) -> None:
    async with Parsers(1) as parsers:
        with pytest.raises(LoadError, match=r"a\.pdf: it cannot be read as PDF"):
            await parsers.parse(tmp_path / "a.pdf", b"%PDF-1.4 nothing")
        assert (await parsers.parse(tmp_path / "a.html", HTML)).chunks


async def test_a_parser_that_dies_is_replaced(tmp_path: Path) -> None:
    async with Parsers(1) as parsers:
        await parsers.parse(tmp_path / "a.html", HTML)
        (process,) = parsers._running
        os.kill(process.pid, signal.SIGSTOP)
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(LoadError, match="the parser crashed on it"):
            await parsers.parse(tmp_path / "a.html", HTML)
        assert (await parsers.parse(tmp_path / "a.html", HTML)).chunks


async def test_a_parser_that_hangs_is_ended(tmp_path: Path) -> None:
    async with Parsers(1, seconds=30.0) as parsers:
        await parsers.parse(tmp_path / "a.html", HTML)
        (process,) = parsers._running
        os.kill(process.pid, signal.SIGSTOP)
        parsers._seconds = 0.02
        with pytest.raises(LoadError, match=r"took longer than 0 seconds"):
            await parsers.parse(tmp_path / "a.html", HTML)
        assert process.returncode == -signal.SIGKILL
        parsers._seconds = 30.0
        assert (await parsers.parse(tmp_path / "a.html", HTML)).chunks


async def test_a_parser_may_end_in_the_moment_in_which_it_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Parsers(1) as parsers:
        await parsers.parse(tmp_path / "a.html", HTML)
        (process,) = parsers._running
        os.kill(process.pid, signal.SIGSTOP)  # it will not heed that its input is closed

        def gone() -> None:
            os.kill(process.pid, signal.SIGKILL)
            raise ProcessLookupError

        monkeypatch.setattr(process, "kill", gone)
    assert process.returncode == -signal.SIGKILL


async def test_a_parser_that_works_too_long_is_ended_and_one_that_waits_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nested = b"<div>".join([HTML] * 60_000)
    monkeypatch.setattr(parsing, "SECONDS_A_MEGABYTE", 0.0)
    monkeypatch.setattr(parsing, "PATIENCE", 1000.0)
    async with Parsers(1, seconds=1.0) as parsers:
        await parsers.parse(tmp_path / "a.html", HTML)
        (process,) = parsers._running
        os.kill(process.pid, signal.SIGSTOP)
        asked = asyncio.create_task(parsers.parse(tmp_path / "a.html", HTML))
        await asyncio.sleep(1.5)
        assert not asked.done()
        os.kill(process.pid, signal.SIGCONT)
        assert (await asked).chunks
        with pytest.raises(LoadError, match=r"took longer than 1 seconds"):
            await parsers.parse(tmp_path / "b.html", nested)
        assert process.returncode == -signal.SIGXCPU
        assert (await parsers.parse(tmp_path / "a.html", HTML)).chunks


def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.md")
    with pytest.raises(LoadError, match="no regular file"):
        read_bytes(tmp_path / "pipe.md")


def test_a_file_that_changes_while_it_is_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.md"
    path.write_text("old")
    opened = Path.read_bytes
    changes = 1

    def changing(self: Path) -> bytes:
        nonlocal changes
        data = opened(self)
        if changes:
            changes -= 1
            self.write_text("new text")
        return data

    monkeypatch.setattr(Path, "read_bytes", changing)
    assert read_bytes(path) == b"new text"
    changes = 1_000_000
    monkeypatch.setattr(
        Path, "read_bytes", lambda self: (self.write_text(f"{os.urandom(9)!r}" * 9), b"x")[1]
    )
    path.write_text("x")
    with pytest.raises(LoadError, match="changes while it is read"):
        read_bytes(path)
