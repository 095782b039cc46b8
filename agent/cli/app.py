"""The application: its commands, and the one place where failures become exit statuses."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from agent.cli import audit, keys, policy
from agent.cli.ask import ask
from agent.cli.batch import batch
from agent.cli.check import check
from agent.cli.console import (
    flush,
    open_closed_streams,
    tolerate_encodings,
    write_error,
    write_json,
    write_line,
)
from agent.cli.failures import GROUNDED, Failure, failure
from agent.cli.index import index
from agent.cli.interrupts import INTERRUPTED
from agent.cli.plugins import CommandGroup
from agent.cli.review import review
from agent.cli.schema import schema
from agent.cli.serve import serve
from agent.errors import AffidavitError

HELP = """Answers that stand up under oath: every claim checked against quoted evidence.

Exit status: 0 grounded, 3 not grounded, withheld or held for review, 2 wrong usage, 1 failure.
"""


def application() -> typer.Typer:
    """Return the command line with its built-in commands."""
    app = typer.Typer(
        cls=CommandGroup,
        add_completion=False,
        pretty_exceptions_enable=False,
        # Help in rich panels would double the time that every start takes.
        rich_markup_mode=None,
    )
    app.callback(help=HELP)(_options)
    app.command()(index)
    app.command()(ask)
    app.command()(check)
    app.command()(batch)
    app.command()(review)
    app.command()(schema)
    app.command()(serve)
    app.add_typer(audit.app, name="audit")
    app.add_typer(policy.app, name="policy")
    app.add_typer(keys.app, name="keys")
    return app


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (default: the process's) and return its status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    open_closed_streams()
    tolerate_encodings()
    command = typer.main.get_command(application())
    try:
        status = command.main(given or ["--help"], prog_name="affidavit", standalone_mode=False)
        if status == INTERRUPTED:
            raise KeyboardInterrupt
        flush()
        return status if isinstance(status, int) else GROUNDED
    # The edge of the program: whatever went wrong becomes one line and a status.
    except (Exception, KeyboardInterrupt) as error:
        return _fail(failure(error), error, given)


def _fail(failed: Failure, error: BaseException, given: Sequence[str]) -> int:
    options = given[: given.index("--")] if "--" in given else given
    if "--verbose" in options and failed.type not in ("UsageError", "Interrupted"):
        import traceback

        write_error("".join(traceback.format_exception(error)).rstrip())
    write_error(f"affidavit: {failed.message}")
    if "--json" in options:
        with suppress(AffidavitError):  # stdout may be what failed
            write_json({"error": {"type": failed.type, "message": failed.message}})
    return failed.status


def _version(wanted: bool) -> None:
    if not wanted:
        return
    from importlib.metadata import PackageNotFoundError, version

    try:
        write_line(f"affidavit {version('affidavit')}")
    except PackageNotFoundError:
        write_line("affidavit (not installed, run from its source)")
    raise typer.Exit


def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Take the options that stand before a command; each acts by its callback."""
