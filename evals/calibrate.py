"""Fits the judge's calibration on development data: `python -m evals.calibrate` (extra `hf`).

The sets should be like what users check (retrieved passages, summaries, documents).

Boosted trees (`evals.boosting`) over the features of `agent.judge.confidence`, every data set
weighing the same unless told otherwise. What must not lower a probability is held to that
(``SUPPORTS``, ``CONTRADICTS``): more support read by the model never makes a claim less supported,
whatever the few thousand rows say by chance.
"""

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from agent.bootstrap import toolkit
from agent.domain.evidence import Entailment
from agent.domain.policy import Policy
from agent.judge.confidence import CALIBRATION, Calibration, Calibrations, reread
from agent.judge.nli import NliJudge
from agent.judge.verdict import choose, doubtful, weigh
from evals import datasets
from evals.boosting import Floats, boost
from evals.labelled import Labelled, drawn, from_drafts, from_rows
from evals.metrics import Bools, auc, balanced_accuracy, calibration_error

TARGETS = {
    "supported": (1.0, 0.0, 0.0),
    "weak": (0.3, 0.7, 0.0),
    "not_found": (0.0, 1.0, 0.0),
    "contradicted": (0.0, 0.0, 1.0),
    "unsupported": (0.0, 0.5, 0.5),
}
SUPPORTS = dict.fromkeys(
    """support nearest_support overlap coverage in_order window sentence clause aligned least
    bonded stated sure second_support""".split(),
    1,
) | dict.fromkeys(
    """contradict contradict_at_best contradict_elsewhere nearest_contradict numbers_missing
    names_missing polarity_missing numbers_conflict names_conflict polarity_conflict
    second_contradict second_contradict_at_best""".split(),
    -1,
)
"""Features that may only raise (1) or only lower (-1) the probability of support."""
CONTRADICTS = dict.fromkeys(
    """contradict contradict_at_best contradict_elsewhere nearest_contradict numbers_conflict
    names_conflict polarity_conflict second_contradict second_contradict_at_best""".split(),
    1,
) | dict.fromkeys(["support", "nearest_support", "second_support"], -1)
"""The same for the probability of contradiction among claims without support."""
EVEN = Entailment(support=1 / 3, neutral=1 / 3, contradict=1 / 3)
REFITS = 1
FOLDS = 5
BATCH = 32


async def collect(cases: Sequence[Labelled]) -> list[list[dict[str, float]]]:
    """Return the features of each case, those of a second reading among them.

    They are those of each window that bears on the claim, as if it were the one to speak for it.
    """
    tools = toolkit()
    judge = NliJudge(tools.embedder, tools.entailment, tools.parser)
    found: list[list[dict[str, float]]] = []
    for start in range(0, len(cases), BATCH):
        batch = [c.case for c in cases[start : start + BATCH]]
        for case, scored in zip(batch, await judge.score(batch, Policy()), strict=True):
            weighed = weigh(case.claim, case.passages, scored)
            pairs = [side.pair(case.claim) for w in weighed for side in (w.best, w.worst)]
            read = iter(await tools.second.entail(pairs))
            found.append([w.features | reread(next(read), next(read)) for w in weighed])
    return found


class Rows(NamedTuple):
    """What is fitted to, a row a claim.

    Attributes:
        windows: features of each claim by each window that bears on it.
        targets: shape (rows, 3), in the order of ``TARGETS``; rows sum to 1.
        weights: shape (rows,); positive.
    """

    windows: list[list[dict[str, float]]]
    targets: Floats
    weights: Floats

    def part(self, inside: Bools) -> "Rows":
        """Return the rows where ``inside`` is true."""
        kept = [w for w, wanted in zip(self.windows, inside, strict=True) if wanted]
        return Rows(kept, self.targets[inside], self.weights[inside])


def fit(rows: Rows) -> Calibrations:
    """Return the calibrations fitted to ``rows``.

    Which window speaks for a claim is the first calibration's own choice: the first fit takes the
    one in which the rules and the model find most, each later one what the fit before chose.
    """
    chosen = [max(w, key=lambda f: (f["stated"], f["sure"], f["support"])) for w in rows.windows]
    known = [n for n in chosen[0] if n not in reread(EVEN, EVEN)]
    first = _fit(chosen, known, rows)
    for _ in range(REFITS):
        chosen = [w[choose(first.supports(w))] for w in rows.windows]
        first = _fit(chosen, known, rows)
    return Calibrations(first=first, second=_fit(chosen, list(chosen[0]), rows))


def support(calibrations: Calibrations, windows: Sequence[dict[str, float]]) -> float:
    """Return the probability (0-1) that the judge gives, after a second reading in doubt."""
    by = calibrations.first.supports(windows)
    index = choose(by)
    in_doubt = doubtful(windows[index], by[index])
    return calibrations.second.supports([windows[index]])[0] if in_doubt else by[index]


def _fit(chosen: Sequence[dict[str, float]], names: Sequence[str], rows: Rows) -> Calibration:
    features = np.array([[f[n] for n in names] for f in chosen])
    targets, weights = rows.targets, rows.weights
    against = targets[:, 0] == 0
    return Calibration(
        features=tuple(names),
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

    Args:
        rows: what to fit to.
        parts: the part of each row.
    """
    of = np.array(parts)
    found = np.zeros(len(parts))
    for part in np.unique(of):
        inside = of == part
        fitted = fit(rows.part(~inside))
        found[inside] = [support(fitted, w) for w in rows.part(inside).windows]
    return found


def hash_of(text: str) -> int:
    """Return a number that depends on ``text`` alone, the same in every process."""
    return int.from_bytes(text.encode()[:64].ljust(8, b"0"), "big") % 1_000_003


def main() -> None:
    """Fit, print the cross-validated figures, and write ``calibration.json``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, nargs="+", help="labelled .jsonl files")
    parser.add_argument("--limit", type=int, default=400, help="rows a file, drawn at random")
    parser.add_argument(
        "--held-out", type=int, default=60, help="first rows a file, left to `eval judge --limit`"
    )
    parser.add_argument(
        "--whole", type=Path, action="append", default=[], help="a file whose every row is used"
    )
    parser.add_argument("--drafts", type=Path, help="folder with labelled drafts")
    parser.add_argument("--corpus", type=Path, help="documents that the drafts are about")
    parser.add_argument(
        "--weight", action="append", default=[], help="SET=FACTOR, e.g. drafts=3; 1 otherwise"
    )
    parser.add_argument("--out", type=Path, default=CALIBRATION)
    options = parser.parse_args()
    files = {f: drawn(f, options.held_out, options.limit) for f in options.data}
    files |= {f: datasets.read(f) for f in options.whole}
    sets = {f"{f.parent.name}/{f.name.partition('.')[0]}": from_rows(r) for f, r in files.items()}
    if options.drafts:
        sets["drafts"] = asyncio.run(from_drafts(options.drafts, options.corpus))
    named = [(n, c) for n, cases in sets.items() for c in cases if c.label in TARGETS]
    features = asyncio.run(collect([c for _, c in named]))
    kept = [(name, c, f) for (name, c), f in zip(named, features, strict=True) if f]
    factors = dict(w.split("=") for w in options.weight)
    rows = Rows(
        [f for _, _, f in kept],
        np.array([TARGETS[c.label] for _, c, _ in kept]),
        np.array([float(factors.get(n, 1)) / len(sets[n]) for n, _, _ in kept]),
    )
    truth = np.array([c.label == "supported" for _, c, _ in kept])
    names = [n for n, _, _ in kept]
    folds = crossed(rows, [str(hash_of(c.group) % FOLDS) for _, c, _ in kept])
    report(names, truth, folds, crossed(rows, names))
    options.out.write_text(fit(rows).model_dump_json() + "\n", "utf-8")


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
    main()
