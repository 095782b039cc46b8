"""The learning curve of a run, drawn from its log."""

from __future__ import annotations

import re
from pathlib import Path

_LOSS = re.compile(r"step (\d+)/\d+ loss ([\d.]+)")
_CHECK = re.compile(r"dev ([\d.]+) at .*challenge ([\d.]+)")


def read(log: Path) -> tuple[list[tuple[int, float]], list[tuple[int, float, float]]]:
    """Read a log of the training loop.

    Returns:
        (step, loss) pairs, and (step, dev balanced accuracy, challenge balanced accuracy) triples.
    """
    losses: list[tuple[int, float]] = []
    checks: list[tuple[int, float, float]] = []
    for line in log.read_text(encoding="utf-8").splitlines():
        if match := _LOSS.search(line):
            losses.append((int(match.group(1)), float(match.group(2))))
        elif (match := _CHECK.search(line)) and losses:
            checks.append((losses[-1][0], float(match.group(1)), float(match.group(2))))
    return losses, checks


def draw(log: Path, target: Path) -> None:
    """Draw loss and accuracy over the steps.

    Args:
        log: ``log.txt`` of a run.
        target: PNG to write.
    """
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    losses, checks = read(log)
    figure, left = pyplot.subplots(figsize=(8, 4.5))
    left.plot([step for step, _ in losses], [loss for _, loss in losses], color="tab:blue")
    left.set_xlabel("step (32 pairs)")
    left.set_ylabel("training loss")
    right = left.twinx()
    right.plot([c[0] for c in checks], [c[1] for c in checks], "o-", color="tab:green", label="dev")
    right.plot([c[0] for c in checks], [c[2] for c in checks], "s-", color="tab:red", label="hard")
    right.set_ylabel("balanced accuracy (samples)")
    right.legend(loc="center right")
    figure.tight_layout()
    figure.savefig(target, dpi=120)
    pyplot.close(figure)
