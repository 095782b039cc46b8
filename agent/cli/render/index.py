"""What an index run did."""

from rich.console import Group, RenderableType
from rich.text import Text

from agent.cli.render.plain import one_line
from agent.domain.report import IndexReport
from agent.domain.wording import counted


def index(report: IndexReport) -> RenderableType:
    """Return one line of counts, then each file that could not be read, with the reason."""
    counts = ", ".join(
        f"{getattr(report, name)} {name}" for name in ("added", "updated", "unchanged", "removed")
    )
    head = (
        f"workspace {report.workspace}: {counts} documents; "
        f"{counted(report.chunks, 'chunk')} in all ({report.seconds:.1f} s)"
    )
    failures = (
        Text.assemble(("not read ", "red"), f"{one_line(f.source)}: {one_line(f.reason)}")
        for f in report.failures
    )
    return Group(Text(one_line(head)), *failures)
