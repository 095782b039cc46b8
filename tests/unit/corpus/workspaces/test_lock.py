import os
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from agent.cli.failures import failure
from agent.corpus.workspaces.lock import writing
from agent.errors import CorpusBusyError

HOLD = """
import asyncio, sys
from pathlib import Path
from agent.corpus.workspaces.lock import writing
async def main():
    async with writing(Path(sys.argv[1]), wait=0):
        print("held", flush=True)
        await asyncio.sleep(60)
asyncio.run(main())
"""


async def test_two_writers_exclude_each_other_in_one_process(tmp_path: Path) -> None:
    async with writing(tmp_path, wait=0):
        with pytest.raises(CorpusBusyError, match=rf"process {os.getpid()} .*'{tmp_path.name}'"):
            async with writing(tmp_path, wait=0.2):
                pass
    async with writing(tmp_path, wait=0):
        pass


async def test_a_full_disk_is_not_told_as_another_writer(tmp_path: Path) -> None:
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, limit[1]))
        with pytest.raises((OSError, sqlite3.OperationalError)) as raised:
            async with writing(tmp_path, wait=0):
                pass
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert failure(raised.value).type == "StorageError"
    async with writing(tmp_path, wait=0):
        pass


async def test_a_killed_writer_leaves_no_lock(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: ASYNC220
        [sys.executable, "-c", HOLD, str(tmp_path)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[4],
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(CorpusBusyError, match=f"process {holder.pid} "):
            async with writing(tmp_path, wait=0):
                pass
        holder.kill()
        holder.wait()
    async with writing(tmp_path, wait=5):
        assert (tmp_path / "writer.pid").read_text() == str(os.getpid())
