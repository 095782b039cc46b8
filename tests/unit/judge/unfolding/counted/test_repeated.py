"""What may be repeated twice may be done three times in all."""

import pytest

from agent.judge.unfolding.counted.repeated import in_all

TEST = "The test may be repeated twice."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (
            TEST,
            "The test may be taken three times in all.",
            "The test may be taken three times in all.",
        ),
        (
            TEST,
            "You have three attempts at the test.",
            "The test may be taken three times in all, which makes three attempts.",
        ),
        (
            "A paper can be resubmitted once only.",
            "In total, a paper can be submitted twice.",
            "A paper can be submitted only twice in total.",
        ),
    ],
)
def test_all_times_are_told(text: str, claim: str, told: str) -> None:
    assert in_all(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TEST, "The test may be repeated twice."),
        (TEST, "The test may be repeated three times in all."),
        (TEST, "Whoever fails has two more attempts."),
        (TEST, "The test has three parts."),
        ("The dose may be repeated twice a day.", "The dose may be taken three times in all."),
        ("The trial was repeated twice.", "The trial was made three times in all."),
    ],
)
def test_other_claims_and_texts_stand(text: str, claim: str) -> None:
    assert in_all(text, claim) == text
