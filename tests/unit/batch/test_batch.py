import json
import resource
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from agent.batch.choices import Engine
from agent.batch.folder import PartFolder
from agent.batch.rows import parts, read
from agent.batch.run import Batch, run
from agent.errors import InputError, StorageError


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def written(path: Path, rows: list[Any]) -> Path:
    path.write_text("\n".join(r if isinstance(r, str) else json.dumps(r) for r in rows))
    return path


def test_every_row_is_done_or_set_aside_with_its_reason(tmp_path: Path, api: Any) -> None:
    source = written(
        tmp_path / "in.jsonl",
        [
            {"id": 7, "draft": "One.", "documents": [{"title": "T", "text": "One."}]},
            "not json",
            "",
            {"draft": "BREAK"},
            {"question": "Why?", "workspace": "w"},
            {"draft": " "},
            {"draft": "x", "documents": ["/etc/passwd"]},
            {"draft": "x", "colour": 1},
            {"id": 9},
            "[1]",
            {"question": "Who?", "documents": [{"title": "T", "text": "One."}]},
            {"question": "When?"},
        ],
    )
    out = tmp_path / "out.jsonl"
    report = run(Batch(source=source, target=out, part_rows=3, workspace="home"), {"writer": "w"})
    assert (report.rows, report.done, report.rejected, report.resumed) == (11, 4, 7, 0)
    done = lines(out)
    assert [(r["row"], r["id"], r["answer"]) for r in done] == [
        (1, "7", "One."),
        (4, None, "answered"),
        (10, None, "answered"),
        (11, None, "answered"),
    ]
    assert done[0]["report"]["audit_id"] == "a1"
    aside = {r["row"]: r["reason"] for r in lines(tmp_path / "out.jsonl.rejected.jsonl")}
    assert sorted(aside) == [2, 3, 5, 6, 7, 8, 9]
    assert aside[2].startswith("it is not JSON")
    assert aside[3] == "internal error: ZeroDivisionError: oh"
    assert aside[5] == "the draft is empty"
    assert "list of {title, text" in aside[6]
    assert "unknown fields colour" in aside[7]
    assert "neither a draft nor a question" in aside[8]
    assert aside[9] == "it is no JSON object"
    assert api.seen[0]["workspace"] is None
    assert api.seen[0]["context"] == {"writer": "w"}
    asked = {s["question"]: s for s in api.seen if "draft" not in s}
    assert {q: s["workspace"] for q, s in asked.items()} == {
        "Why?": "w",
        "Who?": None,
        "When?": "home",
    }
    assert asked["Who?"]["documents"] == [{"title": "T", "text": "One."}]
    assert not (tmp_path / "out.jsonl.parts").exists()


def test_what_an_earlier_run_finished_is_not_done_again(
    tmp_path: Path, api: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = written(tmp_path / "in.jsonl", [{"draft": f"Draft {n}."} for n in range(10)])
    batch = Batch(source=source, target=tmp_path / "out.jsonl", part_rows=2)
    calls = 0

    def stop(done: int, total: int) -> None:
        nonlocal calls
        calls += 1
        if done == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(batch, {}, stop)
    assert not batch.target.exists()
    api.seen.clear()
    report = run(batch, {})
    assert (report.rows, report.done, report.resumed) == (10, 10, 6)
    assert [s["draft"] for s in api.seen] == [f"Draft {n}." for n in range(6, 10)]
    assert [r["row"] for r in lines(batch.target)] == list(range(1, 11))


def test_a_begun_batch_is_not_mixed_with_another(tmp_path: Path, api: Any) -> None:
    source = written(tmp_path / "in.jsonl", [{"draft": "One."}, {"draft": "Two."}])
    batch = Batch(source=source, target=tmp_path / "out.jsonl", part_rows=1)

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(batch, {}, stop)
    with pytest.raises(InputError, match="another context"):
        run(batch, {"writer": "w"})
    source.write_text('{"draft": "Three."}')
    with pytest.raises(InputError, match="another input"):
        run(batch, {})


def test_nothing_of_another_batch_is_overwritten(tmp_path: Path, api: Any) -> None:
    pytest.importorskip("pyarrow")
    source = written(tmp_path / "in.jsonl", [{"draft": "One."}, {"draft": ""}])
    first = run(Batch(source=source, target=tmp_path / "out.jsonl"), {})
    second = run(Batch(source=source, target=tmp_path / "out.parquet"), {})
    assert first.rejected_to != second.rejected_to
    assert all(len(lines(Path(str(r.rejected_to)))) == 1 for r in (first, second))
    (tmp_path / "out.jsonl").unlink()
    kept = Path(str(first.rejected_to)).read_bytes()
    with pytest.raises(InputError, match=r"out\.jsonl\.rejected\.jsonl exists already"):
        run(Batch(source=source, target=tmp_path / "out.jsonl"), {})
    assert Path(str(first.rejected_to)).read_bytes() == kept
    assert not (tmp_path / "out.jsonl.parts").exists()


def test_a_disk_that_fails_ends_the_batch_and_sets_no_row_aside(tmp_path: Path, api: Any) -> None:
    source = written(tmp_path / "in.jsonl", [{"draft": f"{n}."} for n in range(4)])
    batch = Batch(source=source, target=tmp_path / "out.jsonl", part_rows=2, workers=1)
    api.error = StorageError("the disk is full"), "2."
    with pytest.raises(StorageError, match=r"the disk is full.*run the same command again"):
        run(batch, {})
    assert not batch.target.exists()
    api.error = sqlite3.OperationalError("disk I/O error"), "3."
    with pytest.raises(StorageError, match=r"disk I/O error.*run the same command again"):
        run(batch, {})
    api.error = None
    report = run(batch, {})
    assert (report.done, report.rejected, report.resumed) == (4, 0, 2)


def test_a_full_disk_is_not_told_as_another_process(tmp_path: Path, api: Any) -> None:
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, limit[1]))
        folder = PartFolder(tmp_path / "out.parts")
        with pytest.raises(StorageError, match=r"out\.parts cannot be written"), folder.held():
            pass
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)


def test_an_id_that_cannot_be_written_sets_its_row_aside(tmp_path: Path, api: Any) -> None:
    rows = [{"id": "\ud800", "draft": "One."}, {"id": "b", "draft": "Two."}]
    source = written(tmp_path / "in.jsonl", rows)
    report = run(Batch(source=source, target=tmp_path / "out.jsonl"), {})
    assert (report.done, report.rejected) == (1, 1)
    (aside,) = lines(tmp_path / "out.jsonl.rejected.jsonl")
    assert aside["reason"].startswith("the id cannot be written as UTF-8")


def test_an_input_that_becomes_shorter_is_told(tmp_path: Path) -> None:
    source = written(tmp_path / "in.jsonl", [{"draft": "One."}, {"draft": "Two."}])
    (part,) = parts(source, 9)
    source.write_text('{"draft": "One."}\n')
    with pytest.raises(InputError, match="became shorter"):
        list(read(source, part))


def test_one_process_works_on_a_batch(tmp_path: Path, api: Any) -> None:
    source = written(tmp_path / "in.jsonl", [{"draft": "One."}])
    batch = Batch(source=source, target=tmp_path / "out.jsonl")

    def again(done: int, total: int) -> None:
        with pytest.raises(InputError, match="another process works on this batch"):
            run(batch, {})

    assert run(batch, {}, again).done == 1
    assert [r["row"] for r in lines(batch.target)] == [1]


WRONG = [
    ("in.jsonl", "out.csv", r"written to \.parquet or \.jsonl"),
    ("in.csv", "out.jsonl", r"read from \.jsonl or \.parquet"),
    ("none.jsonl", "out.jsonl", r"none\.jsonl cannot be read: No such file or directory$"),
    ("utf16.jsonl", "out.jsonl", "UTF-16 text: save it as UTF-8"),
    ("in.jsonl", "no/out.jsonl", "no such folder"),
    ("in.jsonl", "there.jsonl", "exists already"),
    ("bad.parquet", "out.jsonl", "no readable Parquet|extra `docs`"),
]


@pytest.mark.parametrize(("source", "target", "message"), WRONG)
def test_files_that_cannot_be_used(
    tmp_path: Path, api: Any, source: str, target: str, message: str
) -> None:
    for name in ("in.jsonl", "in.csv", "there.jsonl", "bad.parquet"):
        (tmp_path / name).write_text('{"draft": "One."}')
    (tmp_path / "utf16.jsonl").write_text('{"draft": "One."}', "utf-16")
    with pytest.raises(InputError, match=message):
        run(Batch(source=tmp_path / source, target=tmp_path / target), {})


def test_a_column_that_stands_twice_is_named(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `docs`)")
    from pyarrow import parquet

    columns = [arrow.array(["One."]), arrow.array(["Two."])]
    table = arrow.Table.from_arrays(columns, names=["draft", "draft"])
    parquet.write_table(table, tmp_path / "in.parquet")
    with pytest.raises(InputError, match="several columns `draft`: rename all but one"):
        run(Batch(source=tmp_path / "in.parquet", target=tmp_path / "out.jsonl"), {})


def test_parquet_in_and_out(tmp_path: Path, api: Any) -> None:
    arrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra `docs`)")
    from pyarrow import parquet

    rows = [{"id": n, "draft": f"Draft {n}." if n != 3 else None} for n in range(7)]
    parquet.write_table(arrow.Table.from_pylist(rows), tmp_path / "in.parquet", row_group_size=4)
    assert [(p.first, p.count, p.place, p.skip) for p in parts(tmp_path / "in.parquet", 3)] == [
        (1, 3, 0, 0),
        (4, 1, 0, 3),
        (5, 3, 1, 0),
    ]
    out = tmp_path / "out.parquet"
    report = run(Batch(source=tmp_path / "in.parquet", target=out, part_rows=3), {})
    assert (report.done, report.rejected) == (6, 1)
    found = parquet.read_table(out).to_pylist()
    assert [(r["row"], r["id"]) for r in found] == [(n + 1, str(n)) for n in range(7) if n != 3]
    assert json.loads(found[0]["report"])["answer"] == "Draft 0."
    (aside,) = lines(tmp_path / "out.parquet.rejected.jsonl")
    assert (aside["row"], aside["reason"]) == (4, "it has neither a draft nor a question")


def test_an_empty_input_gives_an_empty_output(tmp_path: Path, api: Any) -> None:
    (tmp_path / "in.jsonl").write_text("\n")
    report = run(Batch(source=tmp_path / "in.jsonl", target=tmp_path / "out.jsonl"), {})
    assert (report.rows, report.done) == (0, 0)
    assert (tmp_path / "out.jsonl").read_text() == ""


def test_parts_begin_at_lines(tmp_path: Path) -> None:
    path = written(tmp_path / "in.jsonl", [{"draft": "é" * n} for n in range(1, 8)])
    found = [r for p in parts(path, 3) for r in read(path, p)]
    assert [r.number for r in found] == list(range(1, 8))
    assert [len((r.fields or {})["draft"]) for r in found] == list(range(1, 8))


def test_without_ray_the_extra_is_named(
    tmp_path: Path, api: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "ray", None)
    source = written(tmp_path / "in.jsonl", [{"draft": "One."}])
    with pytest.raises(InputError, match=r"affidavit\[ray\]"):
        run(Batch(source=source, target=tmp_path / "o.jsonl", engine=Engine.RAY), {})
