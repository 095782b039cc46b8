"""``affidavit review``: decide on answers that the policy holds."""

from typing import TYPE_CHECKING, Annotated

import typer

from agent.cli.console import write_json, write_line
from agent.cli.failures import GROUNDED
from agent.cli.options import ReportFormat, ReportOptions, with_options
from agent.cli.render.plain import one_line, shortened
from agent.errors import InputError, ReviewRequired

if TYPE_CHECKING:
    from agent.domain.report import HeldAnswer, ReviewRequest

ANSWER_LIMIT = 76
NO_WORKSPACE = "(its own documents)"


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
        return _list(run, chosen)
    from agent.cli.outcome import conclude, held

    if not chosen:
        return held(ReviewRequired(thread, _waiting(thread)), run)
    from agent.api import review as decide
    from agent.cli.draft import read_draft

    text = read_draft(edit) if edit is not None else None
    return conclude(lambda listener: decide(thread, chosen[0], text, by=by, on_event=listener), run)


def _list(run: ReportOptions, chosen: list[str]) -> int:
    """List what waits; decisions and exports are of one run, which must be named."""
    exported = run.output is not None or run.wanted not in (ReportFormat.TEXT, ReportFormat.JSON)
    if chosen or exported:
        raise InputError(
            f"name the run to {(chosen or ['export'])[0]}; `affidavit review` lists all"
        )
    waiting = _all()
    if run.wanted is ReportFormat.JSON:
        from agent.domain.report import HeldAnswers

        found = HeldAnswers(reviews=tuple(waiting.values()))
        write_json(found.model_dump(mode="json"))
        return GROUNDED
    for name, held in waiting.items():
        for line in _lines(name, held):
            write_line(line)
    if not waiting:
        write_line("nothing waits for review")
    return GROUNDED


def _lines(name: str, held: "HeldAnswer") -> list[str]:
    """Return two lines: the thread, since when, of which workspace and why; what it says."""
    workspace = one_line(held.workspace) or NO_WORKSPACE
    when = f"{held.created.astimezone():%Y-%m-%d %H:%M}"
    report = held.review.report
    said = shortened(report.question or report.answer, ANSWER_LIMIT)
    return [f"{name}  {when}  {workspace}  {held.review.reason}", f"  {said}"]


def _waiting(thread: str) -> "ReviewRequest":
    waiting = _all()
    if thread not in waiting:
        from agent.domain.review import not_waiting

        raise not_waiting(thread)
    return waiting[thread].review


def _all() -> "dict[str, HeldAnswer]":
    import asyncio

    from agent.runs import waiting

    return asyncio.run(waiting())
