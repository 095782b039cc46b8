"""What the commands of `evals.command` print."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table


def told_as_json(report: Any, *, wanted: bool) -> bool:
    """Print a report as JSON if that is wanted; tell whether it was."""
    if wanted:
        typer.echo(json.dumps(report, indent=1))
    return wanted


def print_parts(report: Mapping[str, Any]) -> None:
    """Print the figures of drafts and of questions beside each other."""
    table = Table("figure", "drafts", "questions")
    for part, column in (("drafts", 1), ("questions", 2)):
        for name, value in report.get(part, {}).items():
            if isinstance(value, int | float):
                shown = f"{value:.3f}" if isinstance(value, float) else str(value)
                table.add_row(name, *([shown, ""] if column == 1 else ["", shown]))
    Console().print(table)


def print_challenge(report: Mapping[str, Any]) -> None:
    """Print how many cases of each kind were right, and the figures of all."""
    table = Table("kind", "rows", "right")
    for kind, f in report["kinds"].items():
        table.add_row(kind, str(f["rows"]), f"{f['accuracy']:.2f}")
    console = Console()
    console.print(table)
    both = report["pairs_both_right"]
    pairs = "" if both is None else f"pairs both right {both:.3f} of {report['pairs']}, "
    console.print(
        f"right {report['accuracy']:.3f} (four labels {report['four_way_accuracy']:.3f}), "
        f"AUC {report['auc']:.3f}, {pairs}"
        f"false alarms {report['false_alarm_rate']:.3f} "
        f"(weak: {report['called_weak_rate']:.3f}), "
        f"wrongly supported {report['wrongly_supported_rate']:.3f}, "
        f"{report['claim_ms']:.1f} ms a claim"
    )


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error; yield the function that advances it."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("judging", total=total)
        yield lambda count: bar.advance(task, count)
