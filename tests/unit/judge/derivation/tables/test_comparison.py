"""Two cells of a table compared."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


TABLE = "Lamp: Aro | Weight (g): 310 | Room: hall\nLamp: Bel | Weight (g): 95 | Room: hall"
YEARS = (
    "Year: 2021 | Income (k€): 610 | Costs (k€): 625 | Closed: 3 May 2022\n"
    "Year: 2022 | Income (k€): 700 | Costs (k€): 640 | Closed: 9 March 2023"
)
COMPARED = {
    "The Aro is heavier than the Bel.": Outcome.MATCH,
    "The Bel has a higher weight than the Aro.": Outcome.CONFLICT,
    "The Bel is not heavier than the Aro.": None,
    "The Aro is brighter than the Bel.": None,
    "The Aro has no lower weight than the Bel.": None,
    "The weight of the Bel is more bearable than that of the Aro.": None,
    "The Aro is less heavy than the Bel.": Outcome.CONFLICT,
}
COMPARED_YEARS = {
    "In 2021 costs were higher than income.": Outcome.MATCH,
    "In 2022 costs were higher than income.": Outcome.CONFLICT,
    "Income in 2022 was higher than in 2021.": Outcome.MATCH,
    "2022 had a lower income, but higher costs than 2021.": Outcome.CONFLICT,
    "2022 had a higher income and higher costs than 2021.": Outcome.MATCH,
    "The books of 2021 were closed before those of 2022.": Outcome.MATCH,
    "The books of 2021 were closed after those of 2022.": Outcome.CONFLICT,
}

CLUBS = (
    "Club: VfR Dornbach | Position: 2 | Average attendance: 1,180\n"
    "Club: SV Rade | Position: 4 | Average attendance: 1,245"
)
COMPARED_CLUBS = {
    "SV Rade had a higher average attendance than VfR Dornbach.": Outcome.MATCH,
    "SV Rade had a lower average attendance than VfR Dornbach.": Outcome.CONFLICT,
}


@pytest.mark.parametrize(
    ("claim", "table", "expected"),
    [
        *((c, CLUBS, e) for c, e in COMPARED_CLUBS.items()),
        *((c, TABLE, e) for c, e in COMPARED.items()),
        *((c, YEARS, e) for c, e in COMPARED_YEARS.items()),
    ],
)
def test_cells_compared(claim: str, table: str, expected: Outcome | None) -> None:
    finding = derived(claim, table)
    assert (finding and finding.outcome) is expected
