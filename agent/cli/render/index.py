"""What an index run did."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from agent.cli.render.plain import one_line
from agent.domain.report import IndexReport
from agent.domain.wording import counted


def index(report: IndexReport) -> RenderableType:
    """Return one line of counts, then each file that could not be read, and why, and the others."""
    counts = ", ".join(
        f"{getattr(report, name)} {name}" for name in ("added", "updated", "unchanged", "removed")
    )
    head = (
        f"workspace {report.workspace}: {counts} documents; "
        f"{counted(report.chunks, 'chunk')} in all ({report.seconds:.1f} s)"
    )
    failures = (
        Text.assemble(
            ("read in part " if f.in_part else "not read ", "red"),
            f"{one_line(f.source)}: {one_line(f.reason)}",
        )
        for f in report.failures
    )
    nothing = [Text("nothing was indexed: no document was found", "red")]
    found = nothing if report.is_empty and not report.failures else []
    return Group(Text(one_line(head)), *found, *failures, *_passed_over(report))


def _passed_over(report: IndexReport) -> Iterator[Text]:
    """Yield a line on the files within folders that are no documents, if there are any."""
    count = report.passed_over
    if count:
        more = ", …" if count > len(report.passed_over_names) else ""
        names = one_line(", ".join(report.passed_over_names))
        said = counted(count, "file of another type", "files of other types")
        yield Text(f"{said} passed over: {names}{more}", "dim")
