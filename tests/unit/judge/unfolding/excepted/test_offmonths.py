"""All months but some."""

import pytest

from agent.judge.unfolding.excepted.offmonths import in_the_month


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The gallery is open daily except in February.",
            "The gallery is open in March.",
            "The gallery is open daily in March.",
        ),
        (
            "The gallery is open daily except in February.",
            "The gallery is open in February.",
            "",
        ),
        (
            "Except in January and February, tours take place every Sunday.",
            "Tours take place in March.",
            "Tours take place every Sunday in March.",
        ),
        (
            "Tours take place all year round, except November to February.",
            "Tours take place in January.",
            "",
        ),
        (
            "Tours take place all year round, except November to February.",
            "Tours take place in June.",
            "Tours take place all year round in June.",
        ),
        (
            "Tours never take place except in March.",
            "Tours take place in June.",
            "",
        ),
        (
            "The gallery is open daily except in February.",
            "The gallery is open except in February and in March.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert in_the_month(text, claim) == (meant or text)
