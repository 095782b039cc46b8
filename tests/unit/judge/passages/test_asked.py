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


REASONS = [
    (
        "Since you have been here for six years, you get 27 days.",
        "If you have been here for six years",
    ),
    ("As you are 64, you pay half.", "If you are 64"),
    ("You pay half because you are over 60.", "You pay half if you are over 60."),
    ("As you paid £45, you get it back.", "If you paid £45"),
    ("Since your team has 33 players, you pay less.", "If your team has 33 players"),
    # what a document may have to state
    ("Since your plan costs £40, two cost £80.", "Since your plan costs £40"),
    ("As you have 25 days of leave, five are kept.", "As you have 25 days"),
    ("It holds as long as you are under 25.", "It holds as long as you are under 25."),
    ("As you know, the fee is £12.", "As you know"),
]


@pytest.mark.parametrize(("claim", "told"), REASONS)
def test_reasons_that_lie_with_the_asker_are_conditions(claim: str, told: str) -> None:
    assert in_general(claim, QUESTION).startswith(told)


@pytest.mark.parametrize(("claim", "told"), TOLD)
def test_the_askers_case_is_told_of_anybody(claim: str, told: str) -> None:
    assert in_general(claim, QUESTION) == told
    assert in_general(claim, "") == claim
