import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from agent.audit.opening import sqlite_log
from agent.audit.sweeper import sweep_forever


async def sweeping(sweep: Any) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(sweep_forever(sweep, "records", every_seconds=0.05), timeout=2)


async def test_expired_records_go_while_a_server_runs(make_record: Any, tmp_path: Path) -> None:
    log = sqlite_log(tmp_path / "audit.sqlite3")
    now = datetime.now(UTC)
    await log.append(make_record("old", created=now - timedelta(days=89.9)), {})
    await log.append(make_record("new", created=now), {})
    await log.keep_for("w", 30)
    await sweeping(log.sweep)
    assert [r.audit_id for r in await log.read()] == ["new"]
    assert await log.verify("w") == []


async def test_a_sweep_that_fails_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "audit.sqlite3").write_bytes(b"garbage" * 1000)
    await sweeping(sqlite_log(tmp_path / "audit.sqlite3").sweep)
    assert caplog.text.count("expired records were not removed") > 1
