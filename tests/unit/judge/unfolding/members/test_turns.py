"""One of two states, with its own time."""

import pytest

from agent.judge.unfolding.members.turns import in_its_state

ESSAYS = "Essays are set on Monday and handed in ten days later."
VALVE = "The valve must be open during filling and closed during transport."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (
            VALVE,
            "It must be closed during transport.",
            "The valve must be closed during transport.",
        ),
        (ESSAYS, "Essays are due ten days after they were set.", ESSAYS),
        (VALVE, "The valve must be open.", "The valve must be open during filling."),
        (
            "The lid is shut while heating, but removed while stirring; stir often.",
            "The lid is removed while stirring.",
            "The lid is removed while stirring; stir often.",
        ),
    ],
)
def test_the_state_that_the_claim_is_on(text: str, claim: str, told: str) -> None:
    assert in_its_state(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (VALVE, "The valve must be open during filling and closed during transport."),
        (VALVE, "The valve is made of steel."),
        ("Jane Loach was born in May 1961 and died in March 1999.", "Jane Loach died at 37."),
        ("It is open on Monday and Friday and closed on Sunday.", "It is open on Friday."),
        ("The valve is open during filling and during transport.", "The valve is open."),
        ("The valve must be open during filling.", "The valve must be open."),
    ],
)
def test_texts_left_as_they_are(text: str, claim: str) -> None:
    assert in_its_state(text, claim) == text
