"""What two do with each other, and what either of them may do."""

import pytest

from agent.judge.unfolding.words.mutual import one_alone, the_other_first

SPOKE = "The mayor spoke with the bishop on Friday."
EITHER = "Either director may sign for the company."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (SPOKE, "The bishop spoke with the mayor.", "The bishop spoke with the mayor on Friday."),
        (
            "Team A plays against Team B in May.",
            "Team B plays against Team A in June.",
            "Team B plays against Team A in May.",
        ),
        ("Mr Cole shares a desk with Ms Dunn.", "Ms Dunn shares a desk with Mr Cole.", None),
        ("The agent met the seller in Graz.", "The seller met the agent in Graz.", None),
        ("Norfolk borders on Suffolk.", "Suffolk borders on Norfolk.", None),
        (SPOKE, "The mayor spoke with the bishop.", SPOKE),
        (SPOKE, "The bishop spoke with the dean.", SPOKE),
        ("Asta shares data with Borg.", "Borg shares data with Asta.", "Asta shares"),
        ("The mayor spoke to the bishop.", "The bishop spoke to the mayor.", "The mayor spoke to"),
    ],
)
def test_the_other_first(text: str, claim: str, told: str | None) -> None:
    assert the_other_first(text, claim).startswith(told or claim)


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("One director alone may sign.", "One director alone may sign for the company."),
        ("A single director may sign.", "A single director may sign for the company."),
        ("Only one director may sign.", EITHER),
        ("Both directors may sign.", EITHER),
        ("One partner may sign.", EITHER),
    ],
)
def test_one_alone(claim: str, told: str) -> None:
    assert one_alone(EITHER, claim) == told
