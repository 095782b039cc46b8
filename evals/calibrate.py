"""Fits the judge's calibration on development data: `python -m evals.calibrate` (extra `hf`).

The sets should be like what users check (retrieved passages, summaries, documents).

Boosted trees (`evals.boosting`) over the features of `agent.judge.weighing.confidence`, every data
set weighing the same unless told otherwise. What must not lower a probability is held to that
(``SUPPORTS``, ``CONTRADICTS``): more support read by the model never makes a claim less supported,
whatever the few thousand rows say by chance. Which of a claim's windows is read for it is settled
first, by trees fitted to claims of which it is known what decides them.
"""

import argparse
import asyncio
from collections.abc import Sequence
from itertools import compress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from agent.errors import InputError
from agent.judge.weighing.confidence import (
    CALIBRATION,
    DECISIVE,
    Calibration,
    Calibrations,
    calibrations,
)
from agent.judge.weighing.opinion import choose, doubtful
from evals import datasets
from evals.boosting import Floats, boost
from evals.choosing import choice, deciding
from evals.evening import evened
from evals.home import own_home
from evals.labelled import from_drafts, from_organisations, from_rows
from evals.metrics import Bools, auc, balanced_accuracy, calibration_error
from evals.reading import Read, collect, read_again

TARGETS = {
    "supported": (1.0, 0.0, 0.0),
    "weak": (0.3, 0.7, 0.0),
    "not_found": (0.0, 1.0, 0.0),
    "contradicted": (0.0, 0.0, 1.0),
    "unsupported": (0.0, 0.5, 0.5),
}
SUPPORTS = dict.fromkeys(
    """support nearest_support overlap coverage in_order window sentence clause aligned least
    bonded stated sure second_support wide_support""".split(),
    1,
) | dict.fromkeys(
    """contradict contradict_at_best contradict_elsewhere nearest_contradict numbers_missing
    names_missing polarity_missing numbers_conflict names_conflict polarity_conflict
    second_contradict second_contradict_at_best wide_contradict""".split(),
    -1,
)
"""Features that may only raise (1) or only lower (-1) the probability of support."""
CONTRADICTS = dict.fromkeys(
    """contradict contradict_at_best contradict_elsewhere nearest_contradict numbers_conflict
    names_conflict polarity_conflict second_contradict second_contradict_at_best
    wide_contradict""".split(),
    1,
) | dict.fromkeys(["support", "nearest_support", "second_support", "wide_support"], -1)
"""The same for the probability of contradiction among claims without support."""
FOLDS = 5


class Rows(NamedTuple):
    """What is fitted to, a row a claim.

    Attributes:
        first: features after the first reading, by the window that speaks for the claim.
        again: what the second reading adds to them.
        targets: shape (rows, 3), in the order of ``TARGETS``; rows sum to 1.
        weights: shape (rows,); positive.
    """

    first: list[dict[str, float]]
    again: list[dict[str, float]]
    targets: Floats
    weights: Floats

    def part(self, inside: Bools) -> "Rows":
        """Return the rows where ``inside`` is true."""
        first, again = (list(compress(x, inside)) for x in (self.first, self.again))
        return Rows(first, again, self.targets[inside], self.weights[inside])

    @property
    def both(self) -> list[dict[str, float]]:
        """Features after both readings."""
        return [first | again for first, again in zip(self.first, self.again, strict=True)]


def speaking(read: Sequence[Read], targets: Floats, weights: Floats) -> list[int]:
    """Return the index of the window that speaks for each claim.

    It is what a first calibration chooses, fitted to the windows that are likeliest to decide.
    """
    first = _fit([likeliest(r) for r in read], targets, weights)
    return [choose(r.windows, first) for r in read]


def likeliest(read: Read) -> dict[str, float]:
    """Return the features of the window that is likeliest to decide a claim."""
    return max(read.windows, key=lambda w: w[DECISIVE])


def chosen(read: Sequence[Read], targets: Floats, weights: Floats) -> Rows:
    """Return the rows of claims, each by the window that speaks for it."""
    by = speaking(read, targets, weights)
    again = asyncio.run(read_again([r.pairs[i] for r, i in zip(read, by, strict=True)]))
    return Rows([r.windows[i] for r, i in zip(read, by, strict=True)], again, targets, weights)


def fit(rows: Rows) -> tuple[Calibration, Calibration]:
    """Return the calibrations after the first and the second reading, fitted to ``rows``."""
    return (
        _fit(rows.first, rows.targets, rows.weights),
        _fit(rows.both, rows.targets, rows.weights),
    )


def supports(fitted: tuple[Calibration, Calibration], rows: Rows) -> Floats:
    """Return the probability (0-1) that the judge gives each row, after a reading in doubt."""
    first = fitted[0].supports(rows.first)
    second = fitted[1].supports(rows.both)
    columns = zip(rows.first, first, second, strict=True)
    return np.array([again if doubtful(f, once) else once for f, once, again in columns])


def _fit(known: Sequence[dict[str, float]], targets: Floats, weights: Floats) -> Calibration:
    names = tuple(known[0])
    features = np.array([[f[n] for n in names] for f in known])
    against = targets[:, 0] == 0
    return Calibration(
        features=names,
        support=boost(features, targets[:, 0], weights, [SUPPORTS.get(n, 0) for n in names]),
        contradict=boost(
            features[against],
            targets[against, 2],
            weights[against],
            [CONTRADICTS.get(n, 0) for n in names],
        ),
    )


def crossed(rows: Rows, parts: Sequence[str]) -> Floats:
    """Return the support of every row from a calibration fitted without its part of the rows.

    Which window speaks for a claim was settled with all of them.

    Args:
        rows: what to fit to.
        parts: the part of each row.
    """
    of = np.array(parts)
    found = np.zeros(len(parts))
    for part in np.unique(of):
        inside = of == part
        found[inside] = supports(fit(rows.part(~inside)), rows.part(inside))
    return found


def hash_of(text: str) -> int:
    """Return a number that depends on ``text`` alone, the same in every process."""
    return int.from_bytes(text.encode()[:64].ljust(8, b"0"), "big") % 1_000_003


def main() -> None:
    """Fit, print the cross-validated figures, and write ``calibration.json``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, nargs="+", help="labelled .jsonl files")
    parser.add_argument(
        "--limit", type=int, default=datasets.DRAWN, help="rows a file, drawn at random"
    )
    parser.add_argument(
        "--held-out",
        type=int,
        default=datasets.HELD_OUT,
        help="first rows a file, left to `eval judge --limit`",
    )
    parser.add_argument(
        "--whole", type=Path, action="append", default=[], help="a file whose every row is used"
    )
    parser.add_argument(
        "--drafts",
        type=Path,
        action="append",
        default=[],
        help="a folder with labelled drafts, or a file of organisations",
    )
    parser.add_argument(
        "--choice",
        type=Path,
        help="organisations whose quotes tell which window decides a claim; without, what is"
        " committed stays",
    )
    parser.add_argument(
        "--corpus", type=Path, help="documents of the drafts whose folder has no corpus"
    )
    parser.add_argument(
        "--weight", action="append", default=[], help="SET=FACTOR, e.g. e2e/dev=3; 1 otherwise"
    )
    parser.add_argument(
        "--even", action="append", default=[], help="a SET whose true claims alone were reworded"
    )
    parser.add_argument(
        "--care", type=float, default=1.0, help="how much more a row without support weighs"
    )
    parser.add_argument("--out", type=Path, default=CALIBRATION)
    options = parser.parse_args()
    files = {
        f: datasets.drawn(datasets.read(f), options.held_out, options.limit) for f in options.data
    }
    files |= {f: datasets.read(f) for f in options.whole}
    sets = {_name(f): from_rows(r) for f, r in files.items()}
    for path in options.drafts:
        drafts = from_organisations(path) if path.is_file() else from_drafts(path, options.corpus)
        sets[_name(path)] = asyncio.run(drafts)
    named = [(n, c) for n, cases in sets.items() for c in cases if c.label in TARGETS]
    told = calibrations().choice
    if options.choice:
        told = choice(asyncio.run(collect(deciding(options.choice, TARGETS))))
    read = asyncio.run(collect([c for _, c in named]))
    kept = [
        (name, c, r._replace(windows=told.told(r.windows)))
        for (name, c), r in zip(named, read, strict=True)
        if r.windows
    ]
    factors = dict(w.split("=") for w in options.weight)
    weights = np.array([float(factors.get(n, 1)) / len(sets[n]) for n, _, _ in kept])
    truth = np.array([c.label == "supported" for _, c, _ in kept])
    weights[~truth] *= options.care
    names = [n for n, _, _ in kept]
    for name in options.even:
        inside = np.array([n == name for n in names])
        weights[inside] *= evened([likeliest(r) for n, _, r in kept if n == name], truth[inside])
    rows = chosen([r for *_, r in kept], np.array([TARGETS[c.label] for _, c, _ in kept]), weights)
    folds = crossed(rows, [str(hash_of(c.group) % FOLDS) for _, c, _ in kept])
    report(names, truth, folds, crossed(rows, names))
    first, second = fit(rows)
    fitted = Calibrations(choice=told, first=first, second=second)
    options.out.write_text(fitted.model_dump_json() + "\n", "utf-8")


def _name(path: Path) -> str:
    """Return what a file or folder is called in the report: "data/plain-fit"."""
    return f"{path.parent.name}/{path.name.partition('.')[0]}"


def report(names: Sequence[str], truth: Bools, folds: Floats, unseen: Floats) -> None:
    """Print how well each set is told apart.

    Args:
        names: the set of each row.
        truth: whether the row is labelled as supported.
        folds: its support, fitted without other rows on the same evidence.
        unseen: its support, fitted without its set.
    """
    columns = "balanced AUC calibration-error AUC-set-unseen".split()
    print(f"{'':24s}", *columns)  # noqa: T201 - a command's output
    found = []
    for name in dict.fromkeys(names):
        inside = np.array([n == name for n in names])
        held, said = truth[inside], folds[inside]
        found.append(
            (
                balanced_accuracy(held, said >= 0.5),
                auc(held, said),
                calibration_error(held, said),
                auc(held, unseen[inside]),
            )
        )
        print(f"{name:24s}", _figures(found[-1]))  # noqa: T201
    balanced, area, _, area_unseen = np.nanmean(found, axis=0)
    error = calibration_error(truth, folds)
    print(f"{'mean, error pooled':24s}", _figures((balanced, area, error, area_unseen)))  # noqa: T201


def _figures(values: Sequence[float]) -> str:
    return " ".join(f"{value:.3f}" for value in values)


if __name__ == "__main__":
    with own_home():
        try:
            main()
        except InputError as error:
            raise SystemExit(f"calibrate: {error}") from None
