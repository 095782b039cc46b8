"""How a finished report is printed and which exit status it gives."""

from typing import TYPE_CHECKING

from agent.cli.console import show, signs, write_json
from agent.cli.failures import GROUNDED, NOT_GROUNDED
from agent.cli.options import RunOptions

if TYPE_CHECKING:
    from agent.domain.report import Report


def conclude(report: "Report", run: RunOptions) -> int:
    """Print ``report`` as ``run`` wants it and return the exit status."""
    if run.json:
        write_json(report.model_dump(mode="json"))
    else:
        from agent.cli.render.report import report as rendered

        show(rendered(report, signs(), verbose=run.verbose))
    return GROUNDED if report.summary.is_grounded else NOT_GROUNDED
