"""Claims that count the rows of a table which share some cells."""

import pytest

from agent.domain.asking.counts import counted


def rows(*columns: str, of: str) -> list[dict[str, str]]:
    cells = [line.split(", ") for line in of.split("; ")]
    return [dict(zip(columns, row, strict=True)) for row in cells]


FINDINGS = rows(
    "Ref", "Finding", "Rating", of="F1, Late orders, High; F2, Bank details, High; F3, Access, Low"
)
CLASSES = rows(
    "Class",
    "Teacher",
    "Day",
    of="Pottery, Ms Hall, Monday; Painting, Mr Reed, Friday; Weaving, Ms Hall, Friday",
)


@pytest.mark.parametrize(
    ("claim", "table", "told"),
    [
        ("Two findings are rated high.", FINDINGS, "Two findings are rated high."),
        ("Three findings are rated high.", FINDINGS, "Two findings are rated high."),
        ("Two findings are rated low.", FINDINGS, "One findings are rated low."),
        ("Ms Hall teaches 3 classes.", CLASSES, "Ms Hall teaches 2 classes."),
        ("Two classes take place on Friday.", CLASSES, "Two classes take place on Friday."),
        ("Two of the classes are on Monday.", CLASSES, "One of the classes are on Monday."),
        (
            "Two classes of Ms Hall are on Friday.",
            CLASSES,
            "One classes of Ms Hall are on Friday.",
        ),
    ],
)
def test_a_count_is_told_as_it_is(claim: str, table: list[dict[str, str]], told: str) -> None:
    assert counted(claim, table) == told


@pytest.mark.parametrize(
    "claim",
    [
        "Four findings are rated high.",  # the table may have been cut
        "Two findings are not rated high.",
        "At least two findings are rated high.",
        "Two findings are rated high or low.",
        "Two findings were fixed.",
        "Two findings rated high were fixed.",
        "Two auditors are rated high.",
        "There are three findings.",
        "Findings are rated high.",
    ],
)
def test_other_claims_are_left_alone(claim: str) -> None:
    assert counted(claim, FINDINGS) == ""
