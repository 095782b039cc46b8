"""`affidavit eval`: the evaluations as commands."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from evals import datasets
from evals.home import own_home
from evals.printing import print_challenge, print_parts, progress, told_as_json

app = typer.Typer(
    help="Measure how right and how fast Affidavit is.",
    no_args_is_help=True,
    add_completion=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Plot = Annotated[
    Path | None, typer.Option(help="Write reliability and abstention plots to this PNG file.")
]


@app.command()
def judge(
    data: Annotated[Path, typer.Option(help="Folder of .jsonl files with labelled claims.")],
    *,
    limit: Annotated[int, typer.Option(help="Rows a file, from its beginning; 0 for all.")] = 0,
    unseen: Annotated[
        bool, typer.Option("--unseen", help="Only rows that the calibration is not fitted to.")
    ] = False,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Print the judge's balanced accuracy, AUC and calibration on every set of a folder."""
    from evals.judge import judge as run

    sets = datasets.folder(data)
    if unseen:
        sets = {n: datasets.unseen(rows) for n, rows in sets.items()}
    sets = {n: rows[: limit or None] for n, rows in sets.items()}
    with progress(sum(map(len, sets.values()))) as advance:
        report = run(sets, advance)
    if plot is not None:
        from evals.plots import calibration

        calibration(report["reliability"], report["abstention"], plot)
    if told_as_json(report, wanted=as_json):
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
    kept = {c["coverage"]: c["accuracy"] for c in report["abstention"]}
    console.print(
        "accuracy on the most certain "
        + ", ".join(f"{share:.0%}: {kept[share]:.3f}" for share in (1.0, 0.8, 0.5, 0.3))
    )


@app.command()
def challenge(
    data: Annotated[Path, typer.Option(help="A .jsonl (or .jsonl.gz) file of cases.")],
    *,
    as_json: Json = False,
) -> None:
    """Print the judge's accuracy by kind of case, and pairs both right."""
    from evals.judge import challenge as run

    rows = datasets.read(data)
    with progress(len(rows)) as advance:
        report = run(rows, advance)
    if told_as_json(report, wanted=as_json):
        return
    print_challenge(report)


@app.command()
def e2e(
    data: Annotated[
        Path, typer.Option(help="Folder with drafts.jsonl, and questions.jsonl if any.")
    ],
    corpus: Annotated[Path, typer.Option(help="Folder of the documents that they are about.")],
    *,
    as_json: Json = False,
) -> None:
    """Print how whole runs do: failing sentences found, facts stated, refusals."""
    from evals.e2e import QUESTIONS, read
    from evals.e2e import run as run_all

    files = [data / "drafts.jsonl", *([q] if (q := data / QUESTIONS).exists() else [])]
    total = sum(len(read(f)) for f in files)
    with own_home(), progress(total) as advance:
        report = run_all(data, corpus, advance)
    if told_as_json(report, wanted=as_json):
        return
    print_parts(report)


@app.command()
def organisations(
    data: Annotated[Path, typer.Option(help="File of organisations (.jsonl.gz).")],
    *,
    as_json: Json = False,
) -> None:
    """Print how whole runs do on invented organisations, whose statements are marked."""
    from evals.organisations import read
    from evals.organisations import run as run_all

    rows = read(data)
    total = sum(len(r["questions"]) + len(r.get("drafts", ())) for r in rows)
    with own_home(), progress(total) as advance:
        report = run_all(rows, advance)
    if told_as_json(report, wanted=as_json):
        return
    print_parts(report)


@app.command()
def retrieval(
    data: Annotated[Path, typer.Option(help="Folder with questions.jsonl, drafts.jsonl or both.")],
    corpus: Annotated[Path, typer.Option(help="Folder of the documents that they are about.")],
    *,
    as_json: Json = False,
) -> None:
    """Print how much of the quoted evidence is found, and how high it ranks."""
    from evals.retrieval import questions, quoted
    from evals.retrieval import run as run_all

    with own_home(), progress(len(questions(data)) + len(quoted(data))) as advance:
        report = run_all(data, corpus, advance)
    if told_as_json(report, wanted=as_json):
        return
    ways = [way for way in ("question", "plan", "draft") if way in report]
    table = Table("figure", *ways)
    for name in report[ways[0]]:
        table.add_row(name, *(f"{report[way][name]:.3f}" for way in ways))
    console = Console()
    console.print(table)
    console.print(
        f"{report['quotes']} quotes of {report['questions']} questions, {report['sentences']} "
        f"sentences of drafts, {report['chunks']} chunks, {report['search_ms']:.1f} ms a search"
    )


@app.command()
def scale(
    chunks: Annotated[
        list[int] | None, typer.Option(help="A number of chunks; may be repeated.")
    ] = None,
    *,
    stand_in: Annotated[
        bool,
        typer.Option("--stand-in", help="Vectors from word hashes, not from the model: cheap."),
    ] = False,
    claims: Annotated[bool, typer.Option(help="Also time drafts of growing length.")] = True,
    workers: Annotated[bool, typer.Option(help="Also time batches with more workers.")] = True,
    as_json: Json = False,
) -> None:
    """Print how time, memory and disk grow with chunks, claims and workers."""
    from evals.scale import run as run_all

    report = run_all(chunks or [1_000, 10_000], stand_in=stand_in, claims=claims, workers=workers)
    if told_as_json(report, wanted=as_json):
        return
    for part in ("chunks", "claims", "workers"):
        rows = report[part]
        if rows:
            table = Table(*rows[0])
            for row in rows:
                table.add_row(
                    *(f"{v:.6g}" if isinstance(v, float) else str(v) for v in row.values())
                )
            Console().print(table)


@app.command()
def hostile(
    corpus: Annotated[Path, typer.Option(help="Folder of sound files; copies are damaged.")],
    files: Annotated[int, typer.Option(min=1, help="How many damaged copies.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Another seed gives other damage.")] = 1,
    *,
    as_json: Json = False,
) -> None:
    """Index damaged files; exit 1 unless each is read or named with its reason."""
    from evals.hostile import run as run_all

    report = run_all(corpus, files, seed)
    if not told_as_json(report, wanted=as_json):
        for name, value in report.items():
            typer.echo(f"{name:16} {value}")
    if report["lost"] or report["without_reason"]:
        raise typer.Exit(1)


@app.command()
def claims(
    data: Annotated[Path, typer.Option(help="Folder with drafts.jsonl.")],
    *,
    as_json: Json = False,
) -> None:
    """Print what splitting drafts into claims keeps, loses and adds."""
    from evals.claims import run as run_all

    report = run_all(data)
    if told_as_json(report, wanted=as_json):
        return
    for name, value in report.items():
        typer.echo(f"{name:14s} {value:8.3f}")


@app.command()
def speed(*, as_json: Json = False) -> None:
    """Print milliseconds a pair and a claim, beside larger models with random weights."""
    from evals.speed import run as run_all

    report = run_all()
    if told_as_json(report, wanted=as_json):
        return
    for name, value in report.items():
        if isinstance(value, float):
            typer.echo(f"{name:20s} {value:8.1f}")
    for name, value in report["compared_pair_ms"].items():
        shown = value if isinstance(value, str) else f"{value:8.1f} ms a pair"
        typer.echo(f"{name:20s} {shown}")


@app.command()
def load(  # noqa: PLR0913 - the command's options
    url: Annotated[str, typer.Option(help="Address of a running server.")],
    *,
    clients: Annotated[int, typer.Option(min=1, help="Clients at the same time.")] = 20,
    requests: Annotated[int, typer.Option(min=1, help="Checks they send together.")] = 200,
    long_run: Annotated[int, typer.Option(min=0, help="More checks, watching memory.")] = 2000,
    pid: Annotated[int | None, typer.Option(help="The server's process, for its memory.")] = None,
    as_json: Json = False,
) -> None:
    """Print how a server bears many clients: latencies, errors, memory."""
    from evals.load import SINGLE, Load
    from evals.load import load as run

    with progress(4 * SINGLE + 2 * requests + long_run) as advance:
        report = run(Load(url, clients, requests, long_run, pid), advance)
    if told_as_json(report, wanted=as_json):
        return
    typer.echo(f"alone: median {report['single_ms_p50']:.0f} ms")
    for name in ("waiting", "paced"):
        f = report[name]
        typer.echo(
            f"{name}: {f['requests']} requests, errors {f['errors'] or 'none'}, "
            f"{f['requests_per_second']:.1f} a second, median {f['p50_ms']:.0f} ms, "
            f"95th percentile {f['p95_ms']:.0f} ms = {f['p95_over_single']:.1f} times alone"
        )
    typer.echo("memory, MB: " + " ".join(f"{v:.0f}" for v in report["rss_mb"]))
