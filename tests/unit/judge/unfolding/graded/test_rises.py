"""A new value from a day on, and the old one until then."""

import pytest

from agent.judge.unfolding.graded.changes import at_its_time


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "From 1 March 2026 the late fee rises to 18 euros; until then it is 12 euros.",
            "In January 2026 the late fee is 18 euros.",
            "The late fee is 12 euros in January 2026.",
        ),
        (
            "From 1 March 2026 the late fee rises to 18 euros. Until then it remains 12 euros.",
            "In January 2026 the late fee is 18 euros.",
            "The late fee is 12 euros in January 2026.",
        ),
        (
            "From 1 March 2026 the late fee rises to 18 euros. Until then it remains 12 euros.",
            "In April 2026 the late fee is 12 euros.",
            "The late fee is 18 euros in April 2026.",
        ),
        (
            "With effect from 1 May 2025 the"
            " deposit increases to £150. The current deposit of £100 applies until then.",
            "In April 2025 the deposit is £150.",
            "The deposit is £100 in April 2025.",
        ),
        (
            "The speed limit is lowered to 30 km/h from 1 May 2025.",
            "In July 2025 the speed limit is 50 km/h.",
            "The speed limit is 30 km/h in July 2025.",
        ),
        (
            "The speed limit is lowered to 30 km/h from 1 May 2025.",
            "In March 2025 the speed limit is 30 km/h.",
            "",
        ),
        (
            "From 1 March 2026 the late fee rises"
            " to 18 euros. Until then the deposit remains 12 euros.",
            "In January 2026 the late fee is 12 euros.",
            "",
        ),
        (
            "From 1 March 2026 the late fee rises to 18 euros. Until then it is not 12 euros.",
            "In January 2026 the late fee is 12 euros.",
            "",
        ),
        (
            "From 1 March 2026 the late fee rises to 18 euros. Until then it remains 12 per cent.",
            "In January 2026 the late fee is 12 euros.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert at_its_time(text, claim) == (meant or text)
