import pytest

from agent.judge.passages.asked import in_general

QUESTION = (
    "We are a team of 33 players, my daughter is 15, my son is eight, I have three children, "
    "and I paid a joining fee of £45 and £90 for a coat."
)
TOLD = [
    ("Your joining fee of £45 is refunded.", "A joining fee of £45 is refunded."),
    ("With your 33 players you pay less.", "With 33 players you pay less."),
    ("Your three children swim free.", "Three children swim free."),
    ("Your £90 coat is wrapped.", "A £90 coat is wrapped."),
    ("At 15 your daughter needs a signature.", "A 15-year-old daughter needs a signature."),
    ("At 15, she needs a signature.", "A 15-year-old needs a signature."),
    ("Your eight-year-old swims free.", "An eight-year-old swims free."),
    # what the question does not give, and what may be the documents' own
    ("Your joining fee of £50 is refunded.", "Your joining fee of £50 is refunded."),
    ("The joining fee of £45 is due.", "The joining fee of £45 is due."),
    ("At 16 your daughter needs a signature.", "At 16 your daughter needs a signature."),
    ("At 15 degrees it is cold.", "At 15 degrees it is cold."),
]


@pytest.mark.parametrize(("claim", "told"), TOLD)
def test_the_askers_case_is_told_of_anybody(claim: str, told: str) -> None:
    assert in_general(claim, QUESTION) == told
    assert in_general(claim, "") == claim
