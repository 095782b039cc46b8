"""What rows with some cells come to, told and worked out anew."""

import pytest

from agent.domain.asking.conditions import Condition, Sum, retold

ROWS = [
    {"Job": "A1", "Day": "2026-03-02", "Crew": "Bay and Co", "State": "open", "Hours": "4"},
    {"Job": "A2", "Day": "2026-03-09", "Crew": "Elm", "State": "closed", "Hours": "7"},
    {"Job": "A3", "Day": "2026-05-11", "Crew": "Bay and Co", "State": "open", "Hours": "3"},
]


@pytest.mark.parametrize(
    ("made", "conditions", "told"),
    [
        (Sum(), [("State", "open", False)], "There are 2 rows with State open."),
        (Sum(), [("Crew", "Elm", False)], "There is 1 row with Crew Elm."),
        (
            Sum(),
            [("Crew", "Bay and Co", False), ("State", "open", False)],
            "There are 2 rows with Crew Bay and Co and State open.",
        ),
        (Sum(), [("State", "", False)], "There are 3 rows with some State."),
        (
            Sum(made="total", column="Hours"),
            [("Day", "March", True)],
            "The rows with “March” in Day have a total Hours of 11.",
        ),
        (
            Sum(made="average", column="Hours"),
            [("Day", "May", True)],
            "The row with “May” in Day has an average Hours of 3.",
        ),
    ],
)
def test_what_is_told_is_found_again(
    made: Sum, conditions: list[tuple[str, str, bool]], told: str
) -> None:
    asked = [Condition(column=c, value=v, part=p) for c, v, p in conditions]
    assert made.told(ROWS, asked) == told
    assert retold(told, ROWS) == told


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("There are 3 rows with State open.", "There are 2 rows with State open."),
        (
            "The rows with “March” in Day have a total Hours of 14.",
            "The rows with “March” in Day have a total Hours of 11.",
        ),
        ("There are 3 rows with Colour red.", ""),
        ("The rows with State open have a total Weight of 3.", ""),
        ("The rows with State open have a total Crew of 3.", ""),
        ("The rows are open.", ""),
    ],
)
def test_a_wrong_claim_is_told_right_and_another_one_not_at_all(claim: str, right: str) -> None:
    assert retold(claim, ROWS) == right


def test_a_cell_that_denies_a_word_does_not_have_it() -> None:
    tour = Condition(column="Includes", value="tour", part=True)
    assert tour.holds("guided tour")
    assert not tour.holds("no tour")
