"""What holds of all rows of a table but one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

TABLE = (
    "Branch: Mill Road; Sales 2022 (€): 410,000; Sales 2023 (€): 395,000; Staff: 12\n"
    "Branch: Harbour; Sales 2022 (€): 280,000; Sales 2023 (€): 262,000; Staff: 9\n"
    "Branch: Station; Sales 2022 (€): 330,000; Sales 2023 (€): 351,000; Staff: 10"
)
TOLD: dict[str, Outcome | None] = {
    "Station is the only branch whose sales rose.": Outcome.MATCH,
    "Sales fell in all branches except Station.": Outcome.MATCH,
    "Sales fell in every branch but Station.": Outcome.MATCH,
    "Mill Road is the only branch whose sales fell.": Outcome.CONFLICT,
    "Sales rose in all branches except Harbour.": Outcome.CONFLICT,
    "Sales rose in every branch other than Station.": Outcome.CONFLICT,
    "Sales did not fall in any branch except Station.": None,
    "Sales fell in all towns except Station.": None,
    "Rents fell in all branches except Station.": None,
    "Harbour and Station are the only branches whose sales rose.": None,
}


@pytest.mark.parametrize("claim", TOLD)
def test_one_row_is_set_apart(claim: str) -> None:
    parsed = PARSER.parse([claim, TABLE])
    finding = check_derived(parsed[0], parsed[1])
    assert (finding and finding.outcome) is TOLD[claim]
