"""What holds of all rows of a table but one: "it grew in every city except Bolm"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Source
from agent.judge.derivation.plausibility.times import time_of
from agent.judge.derivation.tables.comparison import is_hedge
from agent.judge.derivation.tables.rows import (
    cell_of,
    key_words,
    label,
    label_key_words,
    label_words,
)
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stem
from agent.judge.quantities.numbers.naming import token_at

_EXCEPT = re.compile(
    r"\b(?:every|each|all)(?: of)?(?: the)? (?P<kind>[\w-]+) (?:except|but|bar|save|apart from"
    r"|other than|with the exception of)\b",
    re.IGNORECASE,
)
_ONLY = re.compile(r"\b(?:is|was) the (?:only|sole|single) (?P<kind>[\w-]+)\b", re.IGNORECASE)
_Run = tuple[Source, Source]


@dataclass(frozen=True, slots=True)
class Exceptional:
    """The first and the last value of each row, and whether they run as the claim says."""

    runs: tuple[_Run, ...]
    holds: bool

    @property
    def cells(self) -> tuple[Source, ...]:
        """The cells that decide."""
        return tuple(cell for run in self.runs for cell in run)

    @property
    def formula(self) -> str:
        """The cells that decide, row by row, for the ledger."""
        return "; ".join(
            f"{label(first)}: {first.quantity.text} → {last.quantity.text}"
            for first, last in self.runs
        )


def tells_an_exception(claim: Analysis) -> bool:
    """Tell whether ``claim`` may set one row of a table apart from all others."""
    return bool(_EXCEPT.search(claim.text) or _ONLY.search(claim.text))


def exceptional(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Exceptional | None:
    """Return whether just the rows that a claim sets apart rose or fell, or just they did not.

    None where it gives numbers, denies or supposes, or fits no one kind of column and of row.
    """
    excepted, only = _EXCEPT.search(claim.text), _ONLY.search(claim.text)
    found = excepted or only
    way = cues.direction(cues.cues(claim) & cues.MOVES)
    hedged = asked.items or any(is_hedge(t) for t in claim.tokens)
    if found is None or (excepted and only) or hedged or not way:
        return None
    kind = stem(claim.tokens[token_at(claim, found.start("kind"))])
    runs = [run for run in _runs(asked, pool) if kind in label_key_words(run[0])]
    apart = [run for run in runs if label_words(run[0]) and label_words(run[0]) <= asked.words]
    if len(apart) != 1 or len(runs) < 2:
        return None
    moved = [way * (last.value - first.value) > 0 for first, last in runs]
    wanted = [(run in apart) == bool(only) for run in runs]
    return Exceptional(tuple(runs), moved == wanted)


def _runs(asked: Bindings, pool: Sequence[Source]) -> list[_Run]:
    """Return the first and last value of each row in the one kind of columns that is asked for."""
    groups: dict[frozenset[str], dict[tuple[int, int], list[Source]]] = {}
    for source in pool:
        day = time_of(source) if cell_of(source) is not None and source.bound.column else None
        if day is not None and source.quantity.number.is_point and not source.quantity.is_date:
            key = frozenset(w for w in key_words(source) if w != str(day.year))
            rows = groups.setdefault(key, {})
            rows.setdefault((source.index, source.bound.sentence), []).append(source)
    fitting = [rows for key, rows in groups.items() if key & asked.words]
    if len(fitting) != 1:
        return []
    ordered = [sorted(row, key=lambda s: time_of(s) or ()) for row in fitting[0].values()]
    return [(row[0], row[-1]) for row in ordered if len(row) > 1]
