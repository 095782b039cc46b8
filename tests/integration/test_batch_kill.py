"""A batch killed with SIGKILL at any moment and run again holds every row once."""

import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROWS = 120
KILLS = 4

# The whole batch, with a judge that takes a moment and says nothing of claims.
PROGRAM = """
import asyncio, sys
sys.path.insert(0, sys.argv[1])
from tests.unit.batch import conftest as fakes
api = fakes.Api()

class Slow(fakes.Api):
    async def acheck(self, draft, **more):
        await asyncio.sleep(0.02)
        return await super().acheck(draft, **more)

sys.modules["agent.api"] = Slow()
from pathlib import Path
from agent.batch.run import Batch, run
batch = Batch(source=Path(sys.argv[2]), target=Path(sys.argv[3]), part_rows=5, workers=2)
print("started", flush=True)
print(run(batch, {}).model_dump_json(), flush=True)
"""


def start(source: Path, target: Path) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(ROOT), str(source), str(target)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "started\n"
    return process


def written(path: Path) -> Path:
    rows = [{"id": n, "draft": f"Draft {n}." if n % 10 else "BREAK"} for n in range(ROWS)]
    path.write_text("\n".join(map(json.dumps, rows)))
    return path


def rows_of(path: Path) -> list[int]:
    return [json.loads(line)["row"] for line in path.read_text("utf-8").splitlines()]


def test_every_row_once_after_kills(tmp_path: Path) -> None:
    source, target = written(tmp_path / "in.jsonl"), tmp_path / "out.jsonl"
    chance = random.Random(3)
    killed = 0
    for _ in range(KILLS):
        with start(source, target) as process:
            time.sleep(chance.uniform(0.05, 0.5))
            killed += process.poll() is None
            process.kill()
        if target.exists():
            break
    assert killed > 0
    if not target.exists():
        with start(source, target) as process:
            assert process.stdout is not None
            report = json.loads(process.stdout.read())
        assert report["resumed"] > 0
    done, aside = rows_of(target), rows_of(tmp_path / "out.jsonl.rejected.jsonl")
    assert sorted(done + aside) == list(range(1, ROWS + 1))
    assert aside == [n for n in range(1, ROWS + 1) if (n - 1) % 10 == 0]
    assert sorted(p.name for p in tmp_path.iterdir() if "rejected" not in p.name) == [
        "in.jsonl",
        "out.jsonl",
    ]


RAY_PROGRAM = """
import sys
from pathlib import Path
from agent.batch.choices import Engine
from agent.batch.run import Batch, run
batch = Batch(
    source=Path(sys.argv[1]), target=Path(sys.argv[2]), part_rows=3, workers=2, engine=Engine.RAY
)
print("started", flush=True)
print(run(batch, {"policy": {"max_revisions": 0}}).model_dump_json(), flush=True)
"""


@pytest.mark.ray
@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="ray is not installed (extra `ray`)"
)
def test_every_row_once_on_ray_after_a_kill(tmp_path: Path) -> None:
    source, target = tmp_path / "in.jsonl", tmp_path / "out.parquet"
    documents = [{"title": "Sheet", "text": "The tent weighs 2.4 kg. It has two doors."}]
    rows = [
        {"id": n, "draft": f"The tent weighs {n}.4 kg.", "documents": documents} for n in range(12)
    ]
    source.write_text("\n".join(map(json.dumps, [*rows, {"id": 12, "draft": 5}])))
    environment = {**os.environ, "AFFIDAVIT_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-c", RAY_PROGRAM, str(source), str(target)]
    parts = tmp_path / "out.parquet.parts"
    with subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True) as process:
        deadline = time.monotonic() + 420
        while not list(parts.glob("part-*.jsonl")) and time.monotonic() < deadline:
            assert process.poll() is None
            time.sleep(0.2)
        os.killpg(process.pid, signal.SIGKILL)
    before = {p.name: p.read_bytes() for p in parts.glob("part-*.jsonl")}
    assert before
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=True
    )
    report = json.loads(done.stdout.splitlines()[-1])
    assert (report["rows"], report["done"], report["rejected"]) == (13, 12, 1)
    assert report["resumed"] >= 3 * len(before) - 2
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(target).column("row").to_pylist() == list(range(1, 13))
    assert rows_of(tmp_path / "out.parquet.rejected.jsonl") == [13]
