"""What was so until a day was so at a time before it."""

import pytest

from agent.judge.unfolding.graded.lasted import at_that_time


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The village was the seat until 1934, when the offices moved.",
            "In 1920 the village was the seat.",
            "The village was the seat in 1920.",
        ),
        (
            "The village was the seat until 1934.",
            "In 1940 the village was the seat.",
            "",
        ),
        (
            "The village was the seat until 1934.",
            "In 1800 the village was the seat.",
            "",
        ),
        (
            "The village was not the seat until 1934.",
            "In 1920 the village was the seat.",
            "",
        ),
        (
            "Ms Amsel headed the clinic until May 2019, having been appointed in 2011.",
            "In 2015 Ms Amsel headed the clinic.",
            "Ms Amsel headed the clinic in 2015.",
        ),
        (
            "Ms Amsel headed the clinic until May 2019, having been appointed in 2011.",
            "In 2010 Ms Amsel headed the clinic.",
            "",
        ),
        (
            "Ms Amsel headed the clinic until May 2019.",
            "In 2015 Ms Amsel no longer headed the clinic.",
            "",
        ),
        (
            "The estate was owned by the Harrows from 1890 to 1951.",
            "The estate was owned by the Harrows in 1920.",
            "The estate was owned by the Harrows in 1920.",
        ),
        (
            "The tower was built from 1960 to 1970.",
            "The tower was built in 1965.",
            "",
        ),
        (
            "The bridge will be closed from September 2025 to April 2026 for repairs.",
            "The bridge will be closed in December 2025.",
            "The bridge will be closed in December 2025.",
        ),
        (
            "Bids are accepted from 1 February to 15 March.",
            "Bids are accepted on 20 February.",
            "Bids are accepted on 20 February.",
        ),
        (
            "Bids are accepted from 1 February to 15 March.",
            "Bids are accepted on 20 March.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert at_that_time(text, claim) == (meant or text)
