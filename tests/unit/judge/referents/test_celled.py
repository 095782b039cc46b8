"""A number of another cell than the claim's own is a conflict."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.referents.celled import of_other_cell
from agent.judge.referents.rows import rows
from tests.trees import PARSER

ROWS = [
    "Team: United; Won: 7; Drawn: 2; Lost: 3",
    "Team: Rovers (north); Won: 8; Drawn: 4; Lost: none",
    "Team: Total; Won: 15; Drawn: 6; Lost: 3",
]


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("United won three matches.", "for “United” the evidence says “Won: 7”"),
        ("Rovers won 7 matches.", "for “Rovers (north)” the evidence says “Won: 8”"),
        ("The total won is 6.", "for “Total” the evidence says “Won: 15”"),
    ],
)
def test_a_number_of_another_cell(claim: str, told: str) -> None:
    (analysis,) = PARSER.parse([claim])
    found = of_other_cell(analysis, ROWS, rows(ROWS))
    assert found is not None
    assert (found.outcome, found.reason) == (Outcome.CONFLICT, told)


@pytest.mark.parametrize(
    "claim",
    [
        "United won seven matches.",
        "United won five matches.",
        "United won more than three matches.",
        "United won 7 and lost 3 matches.",
        "Rovers lost 3 matches.",
        "Athletic won three matches.",
        "In total United won three matches.",
        "United won matches.",
    ],
)
def test_nothing_is_said_against_others(claim: str) -> None:
    (analysis,) = PARSER.parse([claim])
    assert of_other_cell(analysis, ROWS, rows(ROWS)) is None


def test_prose_has_no_cells() -> None:
    (analysis,) = PARSER.parse(["United won three matches."])
    assert of_other_cell(analysis, ["United won."], []) is None
