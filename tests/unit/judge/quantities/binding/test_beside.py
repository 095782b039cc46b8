"""Numbers of a clause with a participle beside that of the sentence."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FIELD = "Orlo scrapped a $2 million plan after writing down the Kalu field by $3 million."
MINT = "The city paid off a $5 million loan by selling the old mint for $8 million."
MILL = "Ryder bought the mill for $3 million before spending $7 million on its roof."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (FIELD, "Orlo wrote down the Kalu field by $2 million.", Outcome.CONFLICT),
        (FIELD, "Orlo wrote down the Kalu field by $3 million.", Outcome.MATCH),
        (FIELD, "Orlo scrapped a $2 million plan.", Outcome.MATCH),
        (MINT, "The city sold the old mint for $5 million.", Outcome.CONFLICT),
        (MINT, "The city sold the old mint for $8 million.", Outcome.MATCH),
        (MINT, "The city paid off a $5 million loan.", Outcome.MATCH),
        (MILL, "Ryder bought the mill for $7 million.", Outcome.CONFLICT),
        (MILL, "Ryder spent $7 million on the roof.", Outcome.MATCH),
    ],
)
def test_each_clause_has_its_own_number(premise: str, claim: str, outcome: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert check_quantities(mine, theirs, 0.0).outcome is outcome
