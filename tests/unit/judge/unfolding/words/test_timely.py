"""What is done so long after an event is in time or late."""

import pytest

from agent.judge.unfolding.words.timely import told_in_time


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "Appeals must be filed within 14 days of the decision.",
            "An appeal filed ten days after the decision is in time.",
            "An appeal filed ten days after the decision is in time.",
        ),
        (
            "Appeals must be filed within 14 days of the decision.",
            "An appeal filed 20 days after the decision is too late.",
            "An appeal filed 20 days after the decision is too late.",
        ),
        (
            "Appeals must be filed within 14 days of the decision.",
            "An appeal filed three weeks after the decision is in time.",
            "It is not the case that an appeal filed three weeks after the decision is in time.",
        ),
        (
            "Appeals must be filed within 14 days of the decision.",
            "An appeal filed ten days after the hearing is in time.",
            "",
        ),
        (
            "Appeals must be filed within 2 months of the decision.",
            "An appeal filed ten days after the decision is in time.",
            "",
        ),
        (
            "Appeals should be filed within 14 days of the decision.",
            "An appeal filed 20 days after the decision is too late.",
            "",
        ),
        (
            "Appeals must be filed within 14 days of the decision.",
            "Appeals are read in time.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert told_in_time(text, claim) == (meant or text)
