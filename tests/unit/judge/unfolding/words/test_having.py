"""What is done after something is told as done once somebody had it."""

import pytest

from agent.judge.unfolding.words.having import in_its_words

BADGES = "Contractors receive a badge after the safety briefing."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (
            BADGES,
            "Contractors get a badge once they had the safety briefing.",
            "Contractors receive a badge once they had the safety briefing.",
        ),
        (
            "Pupils rest after their lunch, and then go out.",
            "Pupils rest when they have had lunch.",
            "Pupils rest when they have had lunch, and then go out.",
        ),
        (BADGES, "Contractors get a badge once they had a tour.", BADGES),
        (BADGES, "Contractors get a badge before they had the safety briefing.", BADGES),
        (BADGES, "Contractors get a badge after the safety briefing.", BADGES),
    ],
)
def test_what_somebody_had_is_what_it_comes_after(text: str, claim: str, told: str) -> None:
    assert in_its_words(text, claim) == told
