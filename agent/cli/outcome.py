"""How a finished report is printed and which exit status it gives."""

from typing import TYPE_CHECKING

from agent.cli.console import as_json, console_on, show, signs, write_line
from agent.cli.failures import GROUNDED, NOT_GROUNDED
from agent.cli.options import ReportFormat, ReportOptions
from agent.errors import InputError

if TYPE_CHECKING:
    from agent.domain.report import Report


def conclude(report: "Report", run: ReportOptions) -> int:
    """Print ``report`` as ``run`` wants it and return the exit status."""
    wanted = ReportFormat.JSON if run.json else run.format
    if run.output is None and wanted is ReportFormat.TEXT:
        from agent.cli.render.report import report as rendered

        show(rendered(report, signs(), verbose=run.verbose))
    elif run.output is None:
        write_line(_text(report, wanted).rstrip("\n"))
    else:
        _write(run, _text(report, wanted))
    return GROUNDED if report.summary.is_grounded else NOT_GROUNDED


def _text(report: "Report", wanted: ReportFormat) -> str:
    if wanted is ReportFormat.JSON:
        return as_json(report.model_dump(mode="json")) + "\n"
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
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{file} cannot be written: {error.strerror or error}") from error
