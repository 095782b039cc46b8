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
