"""What a sentence tells of its year is not told of a year that stands in another sentence."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.dated.elsewhere import in_another_year
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
AID = "Costs rose from €4 million in 2023 to €5 million in 2024. Aid came to €9 million in 2024."
CLOSED = "In 2021 there were 90,000 visitors. There were 70,000 in 2020. The shop closed in 2021."
STAFF = "In 2020 sales fell. Staff numbers remained at 40 in 2021."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Aid came to €9 million in 2023.", AID, Outcome.CONFLICT),
        ("Aid was €9 million in 2023.", AID, Outcome.CONFLICT),
        ("The shop closed in 2020.", CLOSED, None),
        ("Aid came to €9 million in 2024.", AID, None),
        ("Aid came to €8 million in 2023.", AID, None),
        ("Aid came to €9 million in 2022.", AID, None),
        ("Aid came to €9 million.", AID, None),
        ("Aid came to €9 million by 2023.", AID, None),
        ("Staff numbers were 40 in 2020.", STAFF, None),
        ("Aid came to €9 million in 2023.", f"{AID} In 2023 aid came to €9 million as well.", None),
        ("Aid came to €9 million every year since 2023.", AID, None),
    ],
)
def test_years_of_other_sentences(claim: str, premise: str, outcome: Outcome | None) -> None:
    found = in_another_year(*PARSER.parse([claim, premise]))
    assert (found and found.outcome) is outcome
