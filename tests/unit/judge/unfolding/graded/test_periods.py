"""Reports on a period, told for the year of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.graded.periods import in_its_year
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
REVENUE = "Revenue was £486.0 million (2024: £450.0 million)."
AUDIT = "Pellow audited the accounts."


def told(claim: str, text: str, title: str = "Annual Report 2025") -> str:
    passages = [Passage(text=text, title=title)]
    (found,) = in_its_year(claim, passages, sentences(passages), PARSER)
    return " ".join(s.text for s in found)


@pytest.mark.parametrize(
    ("claim", "text", "meant"),
    [
        (
            "In 2024 revenue was £450 million.",
            REVENUE,
            "In 2024, Revenue was £450.0 million.",
        ),
        ("In 2025 revenue was £450 million.", REVENUE, "In 2025, Revenue was £486.0 million."),
        (
            "Pellow audited the 2024 accounts.",
            f"{REVENUE} {AUDIT}",
            "In 2025, Revenue was £486.0 million. In 2025, Pellow audited the accounts.",
        ),
        (
            "The club finished third in 2024.",
            "The club finished third (2024: seventh).",
            "In 2024, The club finished seventh.",
        ),
        (
            "In 2023/24 the ward had 18 beds.",
            "The ward has 18 beds of 40 square metres (2023/24: 16).",
            "The ward has 18 beds of 40 square metres (2023/24: 16).",
        ),
        (
            "Revenue rose in 2025.",
            "The revenue rose to £486.0 million (2024: £450.0 million).",
            "In 2025, the revenue rose to £486.0 million (2024: £450.0 million).",
        ),
    ],
)
def test_a_report_tells_of_its_own_year_but_in_brackets(claim: str, text: str, meant: str) -> None:
    assert told(claim, text) == meant


def test_a_title_in_the_text_tells_the_year() -> None:
    text = "# Season Review 2022\n\nThe coach signed a new contract."
    assert "In 2022, the coach signed" in told("The coach signed in 2021.", text, title="")


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("The firm was founded by Ann Lee.", "Annual Report 2025"),
        ("The crane will be replaced.", "Annual Report 2025"),
        ("A quay was built in 2020.", "Annual Report 2025"),
        ("Two years ago a quay was built.", "Annual Report 2025"),
        ("Trips need approval.", "Travel Policy 2025"),
        ("A quay was built.", "Review of 2023 and 2024"),
        ("A quay was built.", "Plan and Budget Report 2025"),
        ("| Quay | Built |\n|---|---|\n| North | yes |", "Annual Report 2025"),
    ],
)
def test_what_is_of_no_or_another_year_stands_as_it_is(text: str, title: str) -> None:
    assert "In 2025, " not in told("In 2025 it was built or founded.", text, title)


@pytest.mark.parametrize(
    "claim",
    ["Revenue was £486 million.", "Revenue was £486.0 million (2024: £450.0 million)."],
)
def test_a_claim_without_a_year_of_its_own_leaves_all_as_it_is(claim: str) -> None:
    assert told(claim, REVENUE) == REVENUE
