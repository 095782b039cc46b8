"""What one thing may always and another in one case only is told of the thing of the claim."""

import pytest

from agent.judge.unfolding.excepted.narrower import of_its_own

SHOES = "Trainers yes, boots only in the hall."
BIKES = "Bikes can be hired daily, but tandems only at weekends."
CASH = "Cash is accepted everywhere, cards only at the desk."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (SHOES, "Trainers may be worn only in the hall.", "Trainers are allowed."),
        (SHOES, "Boots may be worn in the hall.", "Boots are allowed only in the hall."),
        (BIKES, "Bikes are hired out only at weekends.", "Bikes can be hired daily."),
        (BIKES, "Tandems are hired out daily.", "Tandems can be hired only at weekends."),
        (CASH, "Cash is taken only at the desk.", "Cash is accepted everywhere."),
        (CASH, "Cards are taken at the bar.", "Cards are accepted only at the desk."),
    ],
)
def test_each_is_told_apart(text: str, claim: str, told: str) -> None:
    assert of_its_own(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (SHOES, "Trainers and boots are allowed."),
        (SHOES, "Sandals are allowed."),
        ("Trainers yes, but they are only for the hall.", "Trainers are allowed."),
        ("If it rains, the pool is open only to members.", "The pool is open to members."),
        (
            "Notes are kept in Mirror, where only you can read them.",
            "You can read the notes in Mirror.",
        ),
        (
            "Most films can be rented, but none of the plays and only some of the operas.",
            "Most films can be rented.",
        ),
        ("Bikes are not hired out, tandems only at weekends.", "Bikes are hired out."),
    ],
)
def test_others_stand(text: str, claim: str) -> None:
    assert of_its_own(text, claim) == text
