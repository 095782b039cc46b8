"""Extremes of a table as a whole: the highest of three rows need not be so of all seven."""

from collections.abc import Sequence
from itertools import starmap

from agent.domain.finding import Finding, Outcome
from agent.judge.checked import Checked
from agent.judge.derivation.tables.rows import TABLE


def of_all_rows(
    found: Sequence[Checked], places: Sequence[frozenset[tuple[int, int]]]
) -> list[Checked]:
    """Return what was found in windows, rows of a table overruled by the rows around them.

    Args:
        found: what was found in each window.
        places: the sentences of each window.
    """
    held = list(zip(found, places, strict=True))

    def whole(checked: Checked, own: frozenset[tuple[int, int]]) -> Checked:
        around = [c for c, rows in held if rows & own and rows - own]
        return _outranked(checked, around)

    return list(starmap(whole, held))


def _outranked(checked: Checked, around: Sequence[Checked]) -> Checked:
    """Return what was found in some rows, and that the rows around them deny it."""
    told = [f for c in around for f in c.findings if _is_by_table(f, Outcome.CONFLICT)]
    borne = [f for f in checked.findings if _is_by_table(f, Outcome.MATCH)]
    if not (told and borne):
        return checked
    return checked.corrected(told[0] if f in borne else f for f in checked.findings)


def _is_by_table(finding: Finding, outcome: Outcome) -> bool:
    return finding.outcome is outcome and finding.reason.startswith(f"by {TABLE}")
