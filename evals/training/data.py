"""Training examples, the rows they come from, and the targets that labels stand for."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CLASSES = ("support", "neutral", "contradict")
Target = tuple[float, float, float]
Row = dict[str, Any]

SUPPORT: Target = (1.0, 0.0, 0.0)
NEUTRAL: Target = (0.0, 1.0, 0.0)
CONTRADICT: Target = (0.0, 0.0, 1.0)
PARTLY: Target = (0.3, 0.65, 0.05)
NOT_SUPPORT: Target = (0.0, 0.5, 0.5)

TARGETS: dict[str, Target] = {
    "supported": SUPPORT,
    "not_found": NEUTRAL,
    "contradicted": CONTRADICT,
    "weak": PARTLY,
    "unsupported": NOT_SUPPORT,
}


def target_of(label: str, held: Sequence[bool]) -> Target | None:
    """Return what a premise says of a claim with ``label``, None where that is not known.

    Args:
        label: what the whole evidence says of it.
        held: for each part of the evidence that decides the claim, whether the premise has it.
    """
    if label == "supported":
        return TARGETS[label] if held and all(held) else None
    if label in ("contradicted", "weak"):
        return TARGETS[label] if any(held) else NOT_SUPPORT
    return TARGETS[label]


@dataclass(frozen=True)
class Example:
    """One pair to learn from.

    Attributes:
        premise: Evidence text.
        hypothesis: Claim text.
        target: Probability of each of ``CLASSES``. ``NOT_SUPPORT`` is learnt as the sum of its two
            classes, whatever their shares.
        source: Where the pair comes from, for counting.
        wrong: Character span of the hypothesis that the premise does not bear out, (0, 0) if
            every word is borne out, None if it is not known.
    """

    premise: str
    hypothesis: str
    target: Target
    source: str
    wrong: tuple[int, int] | None = None


def read_rows(path: Path) -> list[Row]:
    """Read a file of JSON lines."""
    with path.open(encoding="utf-8") as handle:
        return [json.loads(line) for line in handle if line.strip()]


def read_folder(folder: Path) -> Iterator[tuple[str, list[Row]]]:
    """Yield (name, rows) of every ``*.jsonl`` file of a folder, by name."""
    for path in sorted(folder.glob("*.jsonl")):
        yield path.stem, read_rows(path)
