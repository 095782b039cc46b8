"""``affidavit review``: decide on answers that the policy holds."""

from typing import TYPE_CHECKING, Annotated

import typer

from agent.cli.console import show, signs, write_error, write_json, write_line
from agent.cli.failures import GROUNDED, NOT_GROUNDED
from agent.cli.options import ReportOptions, with_options
from agent.errors import InputError, NotFoundError, ReviewRequired

if TYPE_CHECKING:
    from agent.domain.report import ReviewRequest


@with_options(ReportOptions)
def review(  # noqa: PLR0913 - the options of a command
    thread: Annotated[
        str | None, typer.Argument(help="The held run; without it, all that wait are listed.")
    ] = None,
    approve: Annotated[bool, typer.Option("--approve", help="Hand the answer on.")] = False,
    reject: Annotated[bool, typer.Option("--reject", help="Withhold the answer.")] = False,
    edit: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Hand on this text, verified again; - for stdin."),
    ] = None,
    by: Annotated[str, typer.Option(help="Who decides, for the record.")] = "",
    *,
    run: ReportOptions,
) -> int:
    """Approve, edit or reject the answer of a held run; show it without any of these."""
    chosen = [name for name, on in (("approve", approve), ("reject", reject)) if on]
    chosen += ["edit"] if edit is not None else []
    if len(chosen) > 1:
        raise InputError("give one of --approve, --edit FILE and --reject")
    if thread is None:
        return _list(run)
    if not chosen:
        return held(ReviewRequired(thread, _waiting(thread)), as_json=run.json)
    from agent.api import review as decide
    from agent.cli.draft import read_draft
    from agent.cli.outcome import conclude
    from agent.cli.stages import watching

    text = read_draft(edit) if edit is not None else None
    with watching(verbose=run.verbose) as listener:
        report = decide(thread, chosen[0], text, by=by, on_event=listener)
    return conclude(report, run)


def held(paused: ReviewRequired, *, as_json: bool) -> int:
    """Show a held run, and how to decide on it; return the exit status."""
    if as_json:
        request = paused.request.model_dump(mode="json")
        write_json({"status": "review", "thread_id": paused.thread_id, "review": request})
        return NOT_GROUNDED
    from agent.cli.render.report import report as rendered

    show(rendered(paused.request.report, signs()))
    write_error(
        f"affidavit: held for review, since {paused.request.reason}; decide with: affidavit "
        f"review {paused.thread_id} --approve | --edit FILE | --reject"
    )
    return NOT_GROUNDED


def _list(run: ReportOptions) -> int:
    waiting = _all()
    if run.json:
        write_json({name: r.model_dump(mode="json") for name, r in waiting.items()})
        return GROUNDED
    for name, request in waiting.items():
        first = " ".join(request.report.answer.split())[:60]
        write_line(f"{name}  {request.reason}: {first}")
    if not waiting:
        write_line("nothing waits for review")
    return GROUNDED


def _waiting(thread: str) -> "ReviewRequest":
    waiting = _all()
    if thread not in waiting:
        raise NotFoundError(f"no run waits for review under {thread!r}")
    return waiting[thread]


def _all() -> "dict[str, ReviewRequest]":
    import asyncio

    from agent.runs import waiting

    return asyncio.run(waiting())
