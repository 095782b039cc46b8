"""What lies between two is told in the order of the claim."""

import pytest

from agent.judge.unfolding.compared.between import for_the_claim

TOWER = "The tower is higher than the church but lower than the hotel."
STONE = "Basalt is harder than slate and softer than granite."


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            TOWER,
            "The tower is lower than the hotel but higher than the church.",
            "The tower is lower than the hotel but higher than the church.",
        ),
        (TOWER, "The tower is lower than the hotel.", "The tower is lower than the hotel."),
        (TOWER, "The tower is higher than the hotel.", "The tower is lower than the hotel."),
        (TOWER, "The tower is lower than the church.", "The tower is higher than the church."),
        (STONE, "Basalt is softer than granite.", "Basalt is softer than granite."),
        (
            "Lentils cost less money than beans but more money than rice.",
            "Lentils cost more money than rice but less money than beans.",
            "Lentils cost more money than rice but less money than beans.",
        ),
    ],
)
def test_in_the_order_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert for_the_claim(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TOWER, "The tower is lower than the church but higher than the hotel."),
        (TOWER, "The tower is higher than the church but lower than the hotel."),
        (TOWER, "The tower is high."),
        (TOWER, "The tower is not lower than the hotel."),
        (TOWER, "The tower is lower than the bridge."),
        ("The tower is higher than the church.", "The church is lower than the tower."),
    ],
)
def test_other_claims_are_held_against_it_as_it_stands(text: str, claim: str) -> None:
    assert for_the_claim(text, claim) == text
