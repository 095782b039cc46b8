"""A row is told of the cells that a claim names and repeats."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from tests.trees import PARSER

TEAMS = """| Team | Won | Drawn | Lost |
|---|---|---|---|
| United | 7 | 2 | 3 |
| Total | 7 | 4 | 1,300 |
"""
CATCH = """Catch by species (tonnes)

| Species | 2021 | 2022 |
|---|---|---|
| Cod (Atlantic) | – | 88 |
| Cod liver | 5 | none |
"""


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (TEAMS, "United lost three matches.", "Team: United; Lost: 3"),
        (TEAMS, "United won 7 and lost 3 matches.", "Team: United; Won: 7; Lost: 3"),
        (TEAMS, "The total lost is 1,300.", "Team: Total; Lost: 1,300"),
        (
            CATCH,
            "88 tonnes of cod were caught in 2022.",
            "Species: Cod (Atlantic); 2022: 88 tonnes",
        ),
        (CATCH, "88 cod were caught in 2022.", "Species: Cod (Atlantic); 2022: 88"),
        (CATCH, "No liver, none of it, came in 2022.", ""),
        (TEAMS, "United lost two matches.", ""),
        (TEAMS, "United lost fewer than 3 matches.", ""),
        (TEAMS, "In total United lost three matches.", ""),
        (TEAMS, "Rovers lost three matches.", ""),
        (TEAMS, "United played.", ""),
    ],
)
def test_the_cells_of_the_claim(text: str, claim: str, own: str) -> None:
    found = told(text, claim)
    assert own in found if own else found == told(text, "Something else.")
