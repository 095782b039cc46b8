"""Plots of the evaluations, as PNG files (matplotlib, extra `dev`)."""

from collections.abc import Mapping, Sequence
from pathlib import Path


def reliability(bins: Sequence[Mapping[str, float]], path: Path) -> None:
    """Draw predicted support against the share that is supported, a dot a bin."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="grey", linestyle=":")
    largest = max(b["rows"] for b in bins)
    axes.scatter(
        [b["support"] for b in bins],
        [b["share_supported"] for b in bins],
        s=[20 + 200 * b["rows"] / largest for b in bins],
    )
    axes.set(xlabel="support (predicted)", ylabel="share supported (observed)", aspect="equal")
    figure.savefig(path, dpi=120)
