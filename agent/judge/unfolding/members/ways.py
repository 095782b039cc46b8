"""All ways of telling the row, group or cell that a claim is on, in the order they are taken."""

import re

from agent.judge.unfolding.graded import included
from agent.judge.unfolding.members import (
    altogether,
    banded,
    celled,
    drafted,
    likened,
    multiplied,
    respective,
    ticked,
    valued,
)
from agent.judge.unfolding.telling import Told, Way

_OF_THEM = re.compile(r"\bof (?:them|these|those|which|whom)\b", re.IGNORECASE)


def _of_its_group(told: Told) -> str:
    if not valued.of_groups(told.text) or any(respective.CUE.search(t) for t in told.passage):
        return told.text
    own = valued.of_its_group(*told.analyses())
    return told.text if _OF_THEM.search(own) else own  # their number stands elsewhere


def _summed(told: Told) -> str:
    return altogether.summed(told.text) if altogether.TOTAL.search(told.claim) else told.text


WAYS = (
    Way(
        banded.CUE,
        lambda told: banded.of_its_value(told.text, told.claim, told.passage, told.parser),
    ),
    Way(valued.CUE, _of_its_group),
    Way(ticked.CUE, lambda told: ticked.of_its_cell(told.text, told.claim)),
    Way(celled.CUE, lambda told: celled.of_its_cells(told.text, told.claim, told.passage)),
    Way(drafted.CUE, lambda told: drafted.of_its_cell(told.text, told.claim)),
    Way(altogether.CUE, _summed),
    Way(included.CUE, lambda told: included.as_counted(told.text, told.before, told.claim)),
    Way(likened.CUE, lambda told: likened.priced(told.text, told.passage), folded=likened.CUE),
    Way(
        multiplied.CUE,
        lambda told: multiplied.in_numbers(told.text, told.passage[: told.at]),
        folded=multiplied.CUE,
    ),
)
