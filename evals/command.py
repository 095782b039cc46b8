"""`affidavit eval`: the evaluations as commands."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from evals import datasets

app = typer.Typer(
    help="Measure how right and how fast Affidavit is.",
    no_args_is_help=True,
    add_completion=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Plot = Annotated[Path | None, typer.Option(help="Write the reliability plot to this PNG file.")]


@app.command()
def judge(
    data: Annotated[Path, typer.Option(help="Folder of .jsonl files with labelled claims.")],
    *,
    limit: Annotated[int, typer.Option(help="Rows a file, from its beginning; 0 for all.")] = 0,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Print the judge's balanced accuracy, AUC and calibration on every set of a folder."""
    from evals.judge import judge as run

    sets = {n: rows[: limit or None] for n, rows in datasets.folder(data).items()}
    with _progress(sum(map(len, sets.values()))) as advance:
        report = run(sets, advance)
    if plot is not None:
        from evals.plots import reliability

        reliability(report["reliability"], plot)
    if as_json:
        typer.echo(json.dumps(report, indent=1))
        return
    table = Table(
        "set", "rows", "balanced accuracy", "95 %", "AUC", "ECE", "macro F1", "ms a claim"
    )
    for name, f in report["sets"].items():
        low, high = f["interval"]
        table.add_row(
            name,
            str(f["rows"]),
            f"{f['balanced_accuracy']:.3f}",
            f"{low:.3f}–{high:.3f}",
            f"{f['auc']:.3f}",
            f"{f['ece']:.3f}",
            f"{f['macro_f1']:.3f}" if "macro_f1" in f else "",
            f"{f['claim_ms']:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"mean balanced accuracy {report['mean_balanced_accuracy']:.3f} at support ≥ "
        f"{report['threshold']}, mean AUC {report['mean_auc']:.3f}, "
        f"pooled ECE {report['pooled_ece']:.3f}"
    )


@app.command()
def challenge(
    data: Annotated[Path, typer.Option(help="A .jsonl file of challenge cases.")],
    *,
    as_json: Json = False,
) -> None:
    """Print the judge's accuracy by kind of case, and pairs both right."""
    from evals.judge import challenge as run

    rows = datasets.read(data)
    with _progress(len(rows)) as advance:
        report = run(rows, advance)
    if as_json:
        typer.echo(json.dumps(report, indent=1))
        return
    _print_challenge(report)


@app.command()
def e2e(
    data: Annotated[Path, typer.Option(help="Folder with questions.jsonl and drafts.jsonl.")],
    corpus: Annotated[Path, typer.Option(help="Folder of the documents that they are about.")],
    *,
    as_json: Json = False,
) -> None:
    """Print how whole runs do: failing sentences found, facts stated, refusals."""
    from evals.e2e import read
    from evals.e2e import run as run_all

    total = len(read(data / "drafts.jsonl")) + len(read(data / "questions.jsonl"))
    with _progress(total) as advance:
        report = run_all(data, corpus, advance)
    if as_json:
        typer.echo(json.dumps(report, indent=1))
        return
    table = Table("figure", "drafts", "questions")
    for part, column in (("drafts", 1), ("questions", 2)):
        for name, value in report[part].items():
            if isinstance(value, int | float):
                shown = f"{value:.3f}" if isinstance(value, float) else str(value)
                table.add_row(name, *([shown, ""] if column == 1 else ["", shown]))
    Console().print(table)


@app.command()
def speed(*, as_json: Json = False) -> None:
    """Print milliseconds a pair and a claim, beside larger models with random weights."""
    from evals.speed import run as run_all

    report = run_all()
    if as_json:
        typer.echo(json.dumps(report, indent=1))
        return
    for name, value in report.items():
        if isinstance(value, float):
            typer.echo(f"{name:20s} {value:8.1f}")
    for name, value in report["compared_pair_ms"].items():
        shown = value if isinstance(value, str) else f"{value:8.1f} ms a pair"
        typer.echo(f"{name:20s} {shown}")


def _print_challenge(report: Mapping[str, Any]) -> None:
    table = Table("kind", "rows", "right")
    for kind, f in report["kinds"].items():
        table.add_row(kind, str(f["rows"]), f"{f['accuracy']:.2f}")
    console = Console()
    console.print(table)
    console.print(
        f"right {report['accuracy']:.3f} (four labels {report['four_way_accuracy']:.3f}), "
        f"pairs both right {report['pairs_both_right']:.3f} of {report['pairs']}, "
        f"false alarms {report['false_alarm_rate']:.3f}, "
        f"wrongly supported {report['wrongly_supported_rate']:.3f}, "
        f"{report['claim_ms']:.1f} ms a claim"
    )


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error; yield the function that advances it."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("judging", total=total)
        yield lambda count: bar.advance(task, count)
