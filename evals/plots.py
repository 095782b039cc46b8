"""Plots of the evaluations, as PNG files (matplotlib, extra `dev`)."""

from collections.abc import Mapping, Sequence
from pathlib import Path


def calibration(
    bins: Sequence[Mapping[str, float]], curve: Sequence[Mapping[str, float]], path: Path
) -> None:
    """Draw reliability (a dot a bin of support) beside accuracy against coverage."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 5), layout="constrained")
    axes, beside = figure.subplots(1, 2)
    axes.plot([0, 1], [0, 1], color="grey", linestyle=":")
    largest = max(b["rows"] for b in bins)
    axes.scatter(
        [b["support"] for b in bins],
        [b["share_supported"] for b in bins],
        s=[20 + 200 * b["rows"] / largest for b in bins],
    )
    axes.set(xlabel="support (predicted)", ylabel="share supported (observed)", aspect="equal")
    beside.plot([c["coverage"] for c in curve], [c["accuracy"] for c in curve], marker="o")
    beside.set(xlabel="share of claims ruled on, surest first", ylabel="accuracy", xlim=(0, 1.02))
    figure.savefig(path, dpi=120)
