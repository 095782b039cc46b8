"""Times are told by the wider one of a claim."""

import pytest

from agent.judge.unfolding.words.wider import in_its_time


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The pier burned down in 1908.",
            "The pier burned down in the twentieth century.",
            "The pier burned down in the twentieth century.",
        ),
        (
            "The pier burned down on 3 May 1908.",
            "The pier burned down in the 1900s.",
            "The pier burned down in the 1900s.",
        ),
        (
            "The pier burned down in 1908.",
            "The pier burned down in the nineteenth century.",
            "",
        ),
        (
            "The pier burned down in 1908.",
            "The pier burned down in the late 1900s.",
            "",
        ),
        (
            "It burned down in 1908 and was rebuilt in 1911.",
            "It burned down in the 1900s.",
            "",
        ),
        (
            "The harvest begins in the second half of September.",
            "The harvest begins in September.",
            "The harvest begins in September.",
        ),
        (
            "The harvest begins in late September.",
            "The harvest begins in September.",
            "The harvest begins in September.",
        ),
        (
            "The harvest begins in late September.",
            "The harvest begins in early September.",
            "",
        ),
        (
            "The harvest begins in late September.",
            "The harvest begins in October.",
            "",
        ),
        (
            "Sales were 12 in the first half of 2023 and 15 in the second half.",
            "Sales were 15 in the second half of 2023.",
            "Sales were 12 in the first half of 2023 and 15 in the second half of 2023.",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert in_its_time(text, claim) == (meant or text)
