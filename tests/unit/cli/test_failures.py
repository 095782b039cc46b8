import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import typer

from agent import errors
from agent.cli.failures import failure


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (errors.InputError("x"), 2),
        (errors.PolicyError("x"), 2),
        (errors.RoleError("x"), 2),
        (errors.NotFoundError("x"), 2),
        (errors.LoadError("x"), 1),
        (errors.CorpusBusyError("x"), 1),
        (errors.ModelError("x"), 1),
        (errors.IntegrityError("x"), 1),
        (errors.AffidavitError("x"), 1),
        (typer.BadParameter("x"), 2),
        (KeyboardInterrupt(), 130),
        (ZeroDivisionError("x"), 1),
        (MemoryError(), 1),
    ],
)
def test_every_error_has_its_status(error: BaseException, status: int) -> None:
    assert failure(error).status == status


def full_disk() -> sqlite3.Error:
    """Return what SQLite raises where a database may not grow any more."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.Error) as raised:
            db.execute("CREATE TABLE t AS SELECT randomblob(100000)")
    return raised.value


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (PermissionError(13, "Permission denied", "/h/x"), "/h/x: Permission denied; check"),
        (OSError(28, "No space left on device"), "No space left on device; check"),
        (full_disk(), "the stored data cannot be used (database or disk is full); check"),
    ],
)
def test_a_place_that_refuses_is_no_internal_error(error: Exception, told: str) -> None:
    failed = failure(error)
    assert failed.message.startswith(told)
    assert (failed.status, failed.is_internal) == (1, False)


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        (
            PermissionError(13, "Permission denied", "/out/o.jsonl"),
            "check permissions and free space",
        ),
        (
            FileNotFoundError(2, "No such file or directory", "/home/x/state"),
            "check permissions and free space, or set AFFIDAVIT_HOME to another folder",
        ),
        (
            FileNotFoundError(2, "No such file or directory", "/home/x/state/index/a"),
            "check permissions and free space, or set AFFIDAVIT_HOME to another folder",
        ),
    ],
)
def test_the_advice_fits_the_place(
    monkeypatch: pytest.MonkeyPatch, error: OSError, advice: str
) -> None:
    monkeypatch.setenv("AFFIDAVIT_HOME", "/home/x/state")
    assert failure(error).message == f"{error.filename}: {error.strerror}; {advice}"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_output_that_cannot_be_written_is_told_as_such(options: list[str]) -> None:
    command = [sys.executable, "-m", "agent.cli", "policy", "show", *options]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == (
        "affidavit: the output cannot be written: No space left on device; send it somewhere with "
        "free space\n"
    )


def test_our_own_errors_are_told_as_they_are() -> None:
    failed = failure(errors.InputError("no\n such \x1b[31mthing"))
    assert failed.message == "no such \ufffd[31mthing"
    assert failed.type == "InputError"


def test_unexpected_errors_are_one_line_with_a_way_to_learn_more() -> None:
    failed = failure(ValueError("first\nsecond"))
    assert failed.message == (
        "internal error: ValueError: first second (run with --verbose for the traceback)"
    )
    assert failure(MemoryError()).message.startswith("internal error: MemoryError (")
