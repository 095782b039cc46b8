"""How the report of a run is printed, or what it holds for review, and the exit status."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from agent.cli.console import as_json, console_on, show, signs, write_error, write_line
from agent.cli.failures import GROUNDED, NOT_GROUNDED
from agent.cli.files import replacing
from agent.cli.options import ReportFormat, ReportOptions
from agent.cli.stages import watching
from agent.errors import ReviewRequired

if TYPE_CHECKING:
    from agent.domain.report import Report
    from agent.runs import Listener


def conclude(work: "Callable[[Listener | None], Report]", run: ReportOptions) -> int:
    """Do ``work``, print its report as ``run`` wants it, and return the exit status."""
    try:
        with watching(verbose=run.verbose) as listener:
            report = work(listener)
    except ReviewRequired as paused:
        return held(paused, run)
    _print(report, report.model_dump(mode="json"), run)
    return GROUNDED if report.summary.is_grounded and not report.shortfalls else NOT_GROUNDED


def held(paused: ReviewRequired, run: ReportOptions) -> int:
    """Print what waits for a person, and how to decide on it; return the exit status."""
    request = paused.request
    value = {
        "status": "review",
        "thread_id": paused.thread_id,
        "review": request.model_dump(mode="json"),
    }
    _print(request.report, value, run)
    if run.wanted is not ReportFormat.JSON or run.output is not None:
        write_error(
            f"affidavit: held for review, since {request.reason}; decide with: affidavit "
            f"review {paused.thread_id} --approve | --edit FILE | --reject"
        )
    return NOT_GROUNDED


def _print(report: "Report", value: Any, run: ReportOptions) -> None:
    """Print ``report`` in the chosen format, ``value`` where that is JSON."""
    if run.output is None and run.wanted is ReportFormat.TEXT:
        from agent.cli.render.report import report as rendered

        show(rendered(report, signs(), verbose=run.verbose))
        return
    text = as_json(value) + "\n" if run.wanted is ReportFormat.JSON else _text(report, run.wanted)
    if run.output is None:
        write_line(text.rstrip("\n"))
    else:
        _write(run, text)


def _text(report: "Report", wanted: ReportFormat) -> str:
    if wanted is ReportFormat.TEXT:
        return _plain(report)
    from agent.ledger.export import as_html, as_markdown

    return as_html(report) if wanted is ReportFormat.HTML else as_markdown(report)


def _plain(report: "Report") -> str:
    import io

    from agent.cli.render.marks import UNICODE
    from agent.cli.render.report import report as rendered

    stream = io.StringIO()
    console_on(stream).print(rendered(report, UNICODE))
    return stream.getvalue()


def _write(run: ReportOptions, text: str) -> None:
    file = run.output
    assert file is not None
    with replacing(file) as stream:
        stream.write(text)
